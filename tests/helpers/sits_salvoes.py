"""Salvoes on their way, put on the table by hand: a target, its friends, what comes in, what gets through."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.ids import PieceId
from engine.core.ruleset import Resolution
from engine.rulesets.sits import work
from engine.rulesets.sits.combat import Engagement, Hold, LayerResult, Salvo, Volley
from engine.rulesets.sits.combat_events import LayerFought
from engine.rulesets.sits.phases import MIDDLE
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import GREEN, RED, Table, a_ship, dice

KNIGHT = "star-knight-ca"
"""7M missiles, ECM 3 2 0. Port and starboard: CM 4 3 3 2 2 1 1 1/3, PD 3 2 2 2 1 1 2/3 1/3, fire control
0 1 2, then 3, six decoys of 3, eight tubes. Forward: CM 3 2 2 1 2/3, PD 2 2 1 2/3 1/3."""
ABEAM, AHEAD, ABOVE = "B/C y", "A y", "+ p"
"""Impact Windows on the starboard side, the nose and the top of a level ship that points to A."""


def a_salvo(missiles: int = 20, **fields: Any) -> Salvo:
    """Red's salvo at Sirius, from abeam to starboard; MQL 8, 16M."""
    facts = {
        "ship": PieceId("raider"),
        "target": PieceId("sirius"),
        "mount": "port",
        "step": "middle",
        "missiles": missiles,
        "range": 9,
        "window": ABEAM,
        "mql": 8,
        "damage": 16,
    }
    return Salvo(**{**facts, **fields})


def target(**ship: Any) -> dict[str, Any]:
    """Green's Sirius at 5,5, level, pointing to A."""
    return a_ship("Sirius", **{"ship_class": KNIGHT, "hex": "5,5", **ship})


def friend(name: str = "Friend", **ship: Any) -> dict[str, Any]:
    """Green's escort, one hex from Sirius unless told otherwise."""
    return a_ship(name, **{"ship_class": KNIGHT, "hex": "6,5", **ship})


def raider(name: str = "Raider", **ship: Any) -> dict[str, Any]:
    """A ship of Red's that has launched."""
    return a_ship(name, **{"side": "Red", "ship_class": KNIGHT, "hex": "18,5", "forward": "D y", **ship})


class Attack(Table):
    """A table in the middle impact step with one engagement under way; leakers are kept in `volleys`."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        *salvoes: Salvo,
        ships: Iterable[dict[str, Any]] = (),
        sirius: Mapping[str, Any] | None = None,
        holds: Iterable[Hold] = (),
        **options: Any,
    ) -> None:
        names = {"raider", *(salvo.ship for salvo in salvoes)}
        raiders = [raider(str(name).title(), hex=f"18,{n}") for n, name in enumerate(sorted(names), 4)]
        super().__init__(target(**(sirius or {})), *raiders, *ships, **options)
        self.volleys: list[Volley] = []
        patch.setitem(work._handlers, Volley, self._strikes)
        coming = salvoes or (a_salvo(),)
        self.state = replace(
            self.state,
            phase=MIDDLE,
            active=(GREEN, RED),
            launched=True,
            salvoes={salvo.id: salvo for salvo in coming},
            holds=tuple(holds),
            work=(Engagement(salvoes=tuple(salvo.id for salvo in coming)),),
        )

    def _strikes(self, state: SitsState, volley: Volley, _dice: Dice) -> Resolution[SitsState]:
        self.volleys.append(volley)
        return Resolution(state=state)

    def begin(self, *faces: tuple[int, ...]) -> list[Event]:
        """Sets the work going; the faces are of one 2d10- after another."""
        thrown = dice(faces)
        done = work.run(self.state, thrown)
        self.state, self.events, self.rolls = done.state, list(done.events), thrown.tape
        return self.events

    @property
    def task(self) -> Engagement:
        """The engagement that waits for an answer."""
        found = self.state.work[0]
        assert isinstance(found, Engagement)
        return found

    @property
    def asked(self) -> tuple[str, str]:
        """Who owes what kind of decision; ("", "") for nobody."""
        return (self.state.pending[-1].owner, self.state.pending[-1].kind) if self.state.pending else ("", "")

    @property
    def lines(self) -> list[LayerResult]:
        """The lines of the card that the last command filled in."""
        return [event.result for event in self.events if isinstance(event, LayerFought)]

    @property
    def leaked(self) -> dict[str, int]:
        """Missiles that struck, by salvo."""
        return {burst.linked: burst.count for volley in self.volleys for burst in volley.bursts}


def roll(result: int) -> tuple[int, int]:
    """The faces of a 2d10- of that result."""
    return (result + 1, 1)


def rolls(*results: int) -> tuple[tuple[int, int], ...]:
    """The faces of several 2d10-."""
    return tuple(roll(result) for result in results)
