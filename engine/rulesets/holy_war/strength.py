"""Ratings in a round: damage, tripled Ground Support Teams, totals, the Differential.

To implement: II.counter-format, VIII.5.differential, VIII.5.columns, XII.GST.triple.
Rulings: AMB.a14, AMB.a15.

Pure functions of a combat and a side; `odds` uses them too.
"""
