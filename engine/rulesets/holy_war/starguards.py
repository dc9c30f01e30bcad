"""StarGuards that appear at the end of a combat phase, or are declined.

To implement: XII.SG.control, XII.SG.one, XII.SG.free, XII.SG.decline, XII.SG.permanent.
Rulings: AMB.a26, AMB.a27.

Command: AnswerStarGuard. `asked(state, side)` is part of the aftermath of each combat phase, `may_place`
serves activation.
"""
