"""Ships as a scenario describes them, and the lots that give them their officers (D1.12, D2.1)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.content import loader
from engine.content.errors import ContentError
from engine.core.dice import Dice
from engine.core.event import Event, Note
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import parse_window
from engine.mechanics.hexgrid import Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors
from engine.rulesets.sits.b3_movement import amounts, slots
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.card import load_card, too_many_marks
from engine.rulesets.sits.d1_grades import D1_12, adjusted_cost, crew_words, random_grades
from engine.rulesets.sits.d2_points import marked_boxes
from engine.rulesets.sits.phases import LAUNCH, entering
from engine.rulesets.sits.readiness import weapons
from engine.rulesets.sits.state import Seat, Ship, SitsState

if TYPE_CHECKING:
    from engine.content.models import ScenarioShip


def manned(ship: Ship, dice: Dice) -> Ship:
    """D1.12, D1.125: all six grades of a ship by 2d10-, in place of those that the scenario gives."""
    grades = random_grades(dice, ship.name)
    return replace(ship, officers={post: rolled for post, rolled in grades.items() if rolled != "average"})


def ship_of(ship: "ScenarioShip", seats: tuple[Seat, ...]) -> Ship:
    """A ship as its scenario has it; ContentError for a class, boxes or rounds that there are none of."""
    # The card is read here, so that a class that can't be read is found before the game begins.
    loader.load_ship_class(ship.class_)
    placed = ship.placed
    seat = next(seat for seat in seats if seat.id == ship.side)
    made = Ship(
        id=PieceId(ship.id),
        number=ship.number,
        side=PlayerId(ship.side),
        ship_class=ship.class_,
        name=ship.name,
        officers={post: str(grade) for post, grade in ship.officers.items() if grade != "average"},
        marked=_boxes(ship, "marked"),
        spent=_boxes(ship, "spent"),
        canister=_stock(ship),
        wedge_up=ship.wedge_up,
        bubble_wall=ship.bubble_wall,
        place=Place(Hex.parse(placed.hex), placed.level) if placed else None,
        attitude=Attitude(parse_window(placed.forward), placed.roll) if placed else _facing_inward(seat),
        vectors=Vectors.of(amounts(placed.vectors)).consolidated() if placed else Vectors.none(),
        halves=slots(placed.halves) if placed else (),
    )
    return replace(made, scars=marked_boxes(made))


def _boxes(ship: "ScenarioShip", field: str) -> dict[str, int]:
    """Boxes marked or used up as the scenario says; ContentError where the class has none to mark."""
    counts: Mapping[str, int] = getattr(ship, field)
    card = load_card(ship.class_)
    for track in too_many_marks(card, counts):
        boxes = len(card.by_id[track]) if track in card.by_id else 0
        wanted = f"no more than the {boxes} boxes of {track} on the {card.name} class"
        raise ContentError("scenario", f"/ships/{ship.id}/{field}", wanted)
    return {track: count for track, count in counts.items() if count}


def _stock(ship: "ScenarioShip") -> dict[str, int]:
    """C4.152: canister rounds by mount; ContentError for a mount without missile launchers."""
    found = {mount: rounds for mount, rounds in ship.canister.items() if rounds}
    for mount in found:
        if not any(weapon.kind == "missile" for _track, weapon in weapons(ship.class_, mount)):
            wanted = f"a mount with missile launchers, not {mount}"
            raise ContentError("scenario", f"/ships/{ship.id}/canister", wanted)
    return {str(mount): rounds for mount, rounds in found.items()}


_INWARD = {"top left": "C y", "bottom left": "B y", "top right": "E y", "bottom right": "F y"}


def _facing_inward(seat: Seat) -> Attitude:
    """How a ship waits in the tray: level, its nose away from its own corner."""
    return Attitude(parse_window(_INWARD.get(seat.corner, "A y")))


@entering(LAUNCH)
def lots_are_told(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """D1.12, D1.125: the log of the first turn tells whom the dice put aboard, and what that costs."""
    if state.turn != 1 or not state.options.random_officers:
        return Resolution(state=state)
    return Resolution(state=state, events=tuple(_lots(state)))


def _lots(state: SitsState) -> Iterator[Event]:
    for key in sorted(state.ships):
        ship = state.ships[key]
        cost = plural(adjusted_cost(ship.ship_class, ship.officers), "point")
        text = f"{ship.name}: officers drawn by lot, {crew_words(ship.officers)}; {cost}."
        yield Note(text=text, rule=D1_12, pieces=(key,))
