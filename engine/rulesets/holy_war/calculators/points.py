"""Calculators: income and emergency allotment, alliance attempts, Amtik rolls.

From: IV.income, VII.emergency, IX.chart, IX.alliance.even, V.amtik-repeat, V.amtik-contact.
"""
