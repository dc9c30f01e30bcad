"""Whether an engagement of a position from a file is one that a game could have reached (see vetting)."""

from collections.abc import Mapping

from engine.rulesets.sits.c4_defence import NO_DECOY, STAGES
from engine.rulesets.sits.combat import MOUNTS, Engagement
from engine.rulesets.sits.state import SitsState

_ASKS: Mapping[str, str] = {
    "sighted": "sits.side",
    "ecm": "sits.decoy",
    "canister": "sits.canister",
    "cm": "sits.kills",
    "pd": "sits.kills",
}
"""The decision that may be owed at a stage."""


def engagement_fault(state: SitsState, task: Engagement) -> str:
    """What of an engagement from a file no game leads to, as a sentence; empty for one to go on with."""
    if task.stage not in STAGES:
        return f"an engagement stands at {task.stage!r}, which is no stage of the defence"
    if task.stage != "sighted" and (not task.axis or task.mount is None):
        return "an engagement is under way that strikes no side"
    if task.decoy not in ("", NO_DECOY, *MOUNTS):
        return f"an engagement has a decoy of {task.decoy!r}"
    owed = state.pending[-1].kind if state.pending and state.work[:1] == (task,) else None
    if owed is not None and owed != _ASKS.get(task.stage):
        return f"an engagement at {task.stage!r} does not ask for {owed!r}"
    return ""
