"""Parts of answers: what the engine says, put into plain objects."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.core.bus import Barrier, UndoPolicy
from engine.core.command import Command
from engine.core.session import Session
from engine.core.view import Offer
from engine.core.violation import Violation, blocking
from engine.referee.wire import plain

Answer: TypeAlias = dict[str, Any]

_BARRIERS = {
    Barrier.DICE: "The last command rolled dice.",
    Barrier.REVEAL: "The last command made something known.",
    Barrier.OTHER_PLAYER: "The last command is another player's.",
    Barrier.POLICY: "This game is played without undo.",
}


def policy(given: Mapping[str, Any], scenario: Mapping[str, Any]) -> UndoPolicy:
    """How freely commands are taken back: as asked for, else as the scenario says."""
    if "undo" in given:
        return UndoPolicy(given["undo"])
    options = scenario.get("options")
    wish = options.get("undo") if isinstance(options, dict) else None
    return UndoPolicy(wish) if wish in tuple(UndoPolicy) else UndoPolicy.STANDARD


def scenario_facts(scenario: Mapping[str, Any]) -> Answer:
    """A scenario as a list shows it."""
    sides = scenario.get("sides")
    named = sides if isinstance(sides, list) else []
    return {
        "id": scenario.get("id"),
        "title": scenario.get("title"),
        "summary": scenario.get("summary"),
        "sides": [side.get("id") for side in named if isinstance(side, dict)],
    }


def violations(found: tuple[Violation, ...]) -> list[Answer]:
    """Broken rules."""
    return [plain(violation) for violation in found]


def suggestions(session: Session, command: Command) -> Answer:
    """Legal commands near one."""
    return {"suggestions": [plain(suggestion) for suggestion in session.suggest(command)]}


def offer(found: Offer) -> Answer:
    """A thing to do, and whether it may be done now."""
    return {**plain(found), "legal": not blocking(found.violations)}


def barrier(found: Barrier | None) -> Answer:
    """Why a command can't be taken back."""
    message = _BARRIERS[found] if found else "There is nothing to take back."
    return {"barrier": plain(found), "message": message}
