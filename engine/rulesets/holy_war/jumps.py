"""Jumps of one level, and extended jumps with their dispersal dice.

To implement: VI.jump, VI.jump.extended, VI.jump.dispersal.
Rulings: AMB.a02, AMB.a52.

Command: Jump. Question: AskPath.
"""
