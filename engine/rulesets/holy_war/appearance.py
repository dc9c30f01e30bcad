"""How counters look: silhouettes, labels, badges; face-down counters, stars, markers.

To implement: II.counter-format, XII.markers, XII.markers.star-absent.
Rulings: AMB.a41.
"""
