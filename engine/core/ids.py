"""Names of things: players, pieces, phases and rules."""

from typing import NewType

PlayerId = NewType("PlayerId", str)
PieceId = NewType("PieceId", str)
PhaseId = NewType("PhaseId", str)
RuleId = NewType("RuleId", str)
"""`<slug>/<catalogue id>`, for example `sits/C2.31`."""
