"""Calculator: dispersal by distance and number of units.

From: VI.jump.dispersal.
"""
