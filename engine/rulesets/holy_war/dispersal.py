"""Dispersed units: adrift until the opponent places them.

To implement: VI.jump.dispersal-placement, VIII.result.disp, VIII.note1.starguard.
Rulings: AMB.a03, AMB.a48.

Command: PlaceDispersed. `adrift(state, units, placer, seen=...)` starts a batch and asks; a StarGuard is
never in it. Jumps and combat call it; combat goes on from `rounds.resumed` when nobody is adrift.
"""
