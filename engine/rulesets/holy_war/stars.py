"""Stars moved by Pressorships.

To implement: VI.star.sunthrower-only, VI.star.rate, VI.star.begin-together, VI.star.pinned,
VI.star-revealed, XII.PS.star, XII.markers.star-absent, XII.markers.
Rulings: AMB.a08, AMB.a28, AMB.a29, AMB.a34.

Command: MoveStar. Question: AskStar.
"""
