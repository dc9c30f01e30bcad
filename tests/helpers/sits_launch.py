"""SITS games at the point where missiles are launched or beams aimed, for tests."""

from typing import Any

from engine.core.dice import NoDice
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.rulesets.sits.c2_impact import cards_are_handed_over
from engine.rulesets.sits.combat import Mount, Step
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch
from engine.rulesets.sits.commands import Proceed
from engine.rulesets.sits.state import SitsState
from tests.helpers.sits import GREEN, Table, a_ship


def a_duel(
    *more: dict[str, Any],
    ship: dict[str, Any] | None = None,
    foe: dict[str, Any] | None = None,
    **options: Any,
) -> Table:
    """Ship of Green's at 5,5, nose in A; Foe of Red's four hexes away through C, nose in D; plots sealed.

    Foe lies in the arcs of Ship's starboard and aft mounts.
    """
    table = Table(
        a_ship("Ship", **{"hex": "5,5", **(ship or {})}),
        a_ship("Foe", **{"side": "Red", "hex": "9,5", "forward": "D y", **(foe or {})}),
        *more,
        **options,
    )
    table.fly()
    return table


def launch(
    mount: Mount = "starboard",
    step: Step = "early",
    *,
    ship: str = "ship",
    target: str = "foe",
    missiles: int = 1,
    player: PlayerId = GREEN,
    lead: str | None = None,
    **fields: Any,
) -> Launch:
    return Launch(
        player=player,
        ship=PieceId(ship),
        target=PieceId(target),
        mount=mount,
        step=step,
        missiles=missiles,
        lead=PieceId(lead) if lead else None,
        **fields,
    )


def hold(tubes: int, mount: Mount = "starboard", step: Step = "early") -> HoldTubes:
    return HoldTubes(player=GREEN, ship=PieceId("ship"), mount=mount, step=step, tubes=tubes)


def aim(
    weapon: str,
    count: int = 1,
    *,
    ship: str = "ship",
    target: str = "foe",
    player: PlayerId = GREEN,
    **fields: Any,
) -> Aim:
    return Aim(
        player=player, ship=PieceId(ship), target=PieceId(target), weapon=weapon, count=count, **fields
    )


def all_go_on(table: Table, *faces: int) -> list[Any]:
    """Everybody goes on from the step under way; the faces are shown when the last one does."""
    events: list[Any] = []
    waiting = table.state.active
    for number, player in enumerate(waiting, 1):
        events += table.give(Proceed(player=player), *(faces if number == len(waiting) else ()))
    return events


def handed_over(table: Table) -> Resolution[SitsState]:
    """What becomes of the cards when everybody has gone on from the launch."""
    return cards_are_handed_over(table.state, NoDice())


def met(table: Table, name: str = "foe", **fields: Any) -> Table:
    """The table with a ship put where Ship is, its markers too."""
    here = table.ship().place
    table.set(name, place=here, midpoint=here, eot=here, **fields)
    return table
