"""Force counters: optional task forces that hide how many units go where.

To implement: X.optional, X.six, X.movement, X.transfer, X.minimum.
Rulings: AMB.a52.

Commands: FormForce, LeaveForce; `members` of a piece id such as "S.A".
"""
