"""What a side may know: face-down counters without memory, sealed purchases, crew points.

To implement: VI.face-down, VIII.4.hidden.
Rulings: AMB.a48.

`as_seen_by(state, player)`: the state with the other side's face-down units as aliases of code "?" and
nothing sealed (`Survey` answers it; computer players see nothing else), `alias`, `counters_in(state,
viewer, level)`. One force counter counts as one (AMB.a43).
"""
