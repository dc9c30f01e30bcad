"""A captain's reasons in one line: said when the turn that they are about lies in the open."""

from collections.abc import Mapping

from engine.core.ids import PieceId, PlayerId
from engine.mechanics.bearing import shoot
from engine.players.sits.picture import Picture
from engine.players.sits.plotting import Idea
from engine.rulesets.sits.b1_placement import placed
from engine.rulesets.sits.b3_movement import flight
from engine.rulesets.sits.c1_bearings import exposed_sides
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.readiness import fights
from engine.rulesets.sits.remarks import LONGEST
from engine.rulesets.sits.state import Ship, SitsState


def posture(state: SitsState, side: PlayerId, flown: Mapping[PieceId, Idea]) -> str:
    """What the plots of this turn are about: "turn 3: Steadfast closes, wedge toward Saladin"."""
    picture = Picture(state, side)
    if not picture.enemies:
        return ""
    lines = [
        _of_ship(state, ship, picture.enemies) for ship in picture.own if ship.id in flown and fights(ship)
    ]
    text = f"turn {state.turn}: {'; '.join(lines)}."
    return text if lines and len(text) <= LONGEST else _shortened(state.turn, lines)


def _shortened(turn: int, lines: list[str]) -> str:
    text = f"turn {turn}: "
    for number, line in enumerate(lines):
        more = f"; {len(lines) - number} more alike."
        if len(text) + len(line) + len(more) > LONGEST:
            return text.removesuffix("; ") + more if number else ""
        text += f"{line}; "
    return text.removesuffix("; ")


def _of_ship(state: SitsState, ship: Ship, enemies: tuple[Ship, ...]) -> str:
    flown = flight(ship, state.plots.get(ship.id), state.options.midpoint)
    here = placed(ship)
    foe = min(enemies, key=lambda enemy: (shoot(here, placed(enemy)).range, enemy.id))
    there = placed(foe).moved(foe.vectors)
    before, after = shoot(here, placed(foe)).range, shoot(flown.eot, there).range
    seen = shoot(there, flown.eot).windows
    shown = exposed_sides(flown.end, seen[0]) if seen else ()
    return f"{ship.name} {_way(before, after, flown.plot)} {foe.name}, {_side(shown)}"


def _way(before: int, after: int, plot: Plot) -> str:
    burn = f" under thrust {plot.thrust}" if plot.thrust else ""
    if after < before:
        return f"closes to {after}{burn} with"
    if after > before:
        return f"opens to {after}{burn} from"
    return f"holds {after}{burn} from"


def _side(shown: tuple[str, ...]) -> str:
    if "wedge" in shown:
        return "wedge interposed"
    first = shown[0] if shown else ""
    name = first.rpartition(", ")[2]
    if name in ("port", "starboard"):
        return f"{name} broadside shown"
    return "bow on" if name == "forward" else "stern on"
