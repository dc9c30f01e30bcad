"""Step 1: withdrawing from a combat before its first round.

To implement: VIII.1.denial, VIII.1.all, VIII.1.committed, XII.SG.no-tactical-jump,
VI.jump.then-break-off.
Rulings: AMB.a06, AMB.a07, AMB.a08.

Commands: Deny, Stand. Question: AskDenial. Uses `warp.routes`.
"""
