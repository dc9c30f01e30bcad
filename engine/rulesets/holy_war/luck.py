"""Luckships: 1 added to a die after it was rolled, if the owner wants.

To implement: XII.LS.bonus, XII.LS.optional, XII.LS.both.
Rulings: AMB.a13, AMB.a14.

Command: UseLuck. Asked only where the added 1 changes the result; the use shows the Luckship.
"""
