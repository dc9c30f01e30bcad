"""Calculators: Differential, Combat Results Table, odds of a round.

From: VIII.5.differential, VIII.5.columns, VIII.crt, VIII.3.weapon, XII.GST.triple, XII.LS.bonus.
"""
