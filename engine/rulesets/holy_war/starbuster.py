"""The StarBuster at the end of a combat phase.

To implement: XII.SB.destroy, XII.SB.automatic, XII.SB.necessity, XII.SB.permission, XII.SB.not-in-seam.
Rulings: AMB.a31, AMB.a32.

Question: AskStarBuster.
"""
