"""A ship's turn written down as the rulebook writes it: pivot, roll, thrust, salvoes, tubes held, beams.

A window is named by its directions, its colour and, off the yellow ring, which half it lies in.
"""

from collections.abc import Iterator

from engine.content import loader
from engine.core.ids import PieceId, PlayerId
from engine.mechanics.attitude import half
from engine.mechanics.avid import is_window, label, parse_window
from engine.mechanics.vector import Vectors
from engine.mechanics.wording import listed
from engine.rulesets.sits.answers import MOUNT_NAMES
from engine.rulesets.sits.b2_avid import full_route
from engine.rulesets.sits.b3_movement import changes_of, thrust_window
from engine.rulesets.sits.book import plural, rule, windows
from engine.rulesets.sits.combat import MOUNTS, STEPS, BeamFire, Fate, Hold, Salvo
from engine.rulesets.sits.combat_view import OrderSheet
from engine.rulesets.sits.commands import Plot
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.knowledge import knows_orders
from engine.rulesets.sits.state import Ship, SitsState

A3_12 = rule("A3.12")
COASTS = "no pivot; no roll; no thrust"


def order_sheet(state: SitsState, player: PlayerId | None, ship: PieceId | None = None) -> OrderSheet:
    """The orders of one ship, or of all ships of the side that are in play (A3.12, A3.13).

    Of other sides' ships nothing is told. LookupError for no ship of this game.
    """
    asked = [state.ships[ship]] if ship is not None else [state.ships[key] for key in sorted(state.ships)]
    told = [one for one in asked if knows_orders(one, player) and _in_play(one)]
    lines = tuple((one.id, _line(state, one)) for one in told)
    return OrderSheet(lines=lines, text="\n".join(text for _ship, text in lines))


def _in_play(ship: Ship) -> bool:
    return ship.place is not None and ship.fate is Fate.FIGHTING


def _line(state: SitsState, ship: Ship) -> str:
    plot = state.plots.get(ship.id)
    moves = _moves(state, ship, plot) if plot else COASTS
    parts = [f"{ship.name}: {moves}"]
    salvoes = [salvo for salvo in state.salvoes.values() if salvo.ship == ship.id]
    parts += [_salvo(state, salvo) for salvo in sorted(salvoes, key=_in_order)]
    parts += [_hold(hold) for hold in state.holds if hold.ship == ship.id and hold.tubes]
    parts += [_beams(state, ship, fire) for fire in state.fire if fire.ship == ship.id]
    return "; ".join(parts) + "."


def _in_order(salvo: Salvo) -> tuple[int, int]:
    return STEPS.index(salvo.step), MOUNTS.index(salvo.mount)


def _moves(state: SitsState, ship: Ship, plot: Plot) -> str:
    return "; ".join((_pivot(state, ship, plot), _roll(plot), *_thrust(state, ship, plot)))


def _pivot(state: SitsState, ship: Ship, plot: Plot) -> str:
    route = full_route(ship, plot.route)
    length = len(route) - 1
    if not length:
        return "no pivot"
    middle = route[half(length, state.options.midpoint)]
    bonus = " (Elite helm)" if plot.helm_bonus == "pivot" else ""
    return f"pivot {windows(length)}{bonus}, Forward to {label(route[-1])}, midpoint {label(middle)}"


def _roll(plot: Plot) -> str:
    if not plot.roll:
        return "no roll"
    bonus = " (Elite helm)" if plot.helm_bonus == "roll" else ""
    return f"roll {abs(plot.roll)} to {'starboard' if plot.roll > 0 else 'port'}{bonus}"


def _thrust(state: SitsState, ship: Ship, plot: Plot) -> Iterator[str]:
    if not plot.thrust:
        yield "no thrust"
        return
    through = label(thrust_window(ship, plot.route, state.options.midpoint))
    red = ", red-lined" if ratings(ship).redlined(plot.thrust) else ""
    yield f"thrust {plot.thrust}{red} in {through}: {_gained(changes_of(plot))}"
    if plot.keep_halves:
        yield f"half hexes in {listed(plot.keep_halves)} kept back"


def _gained(changes: Vectors) -> str:
    """Vector changes as the book lists them, the vertical one first: "2 in +, 3 in B"."""
    found = {slot: amount for slot, amount in changes.as_dict().items() if amount}
    order = sorted(found, key=lambda slot: (slot not in "+-", slot))
    return ", ".join(f"{found[slot]} in {slot}" for slot in order) or "no change"


def _salvo(state: SitsState, salvo: Salvo) -> str:
    what = plural(salvo.missiles, "contact nuke" if salvo.nuke else "missile")
    target = state.ships[salvo.target].name
    facts = [
        f"{salvo.step.capitalize()} {what} from {MOUNT_NAMES[salvo.mount]} at {target}",
        f"range {salvo.range}",
        f"MQL {salvo.mql}",
        f"window {_window(salvo.window)}",
    ]
    if salvo.link:
        lead = state.ships.get(salvo.lead) if salvo.lead else None
        follows = f" with {lead.name}" if lead and lead.id != salvo.ship else ""
        facts.append(f"linked {salvo.link}{follows}")
    return ", ".join(facts)


def _window(name: str) -> str:
    return label(parse_window(name)) if is_window(name) else name


def _hold(hold: Hold) -> str:
    tubes = f"{plural(hold.tubes, 'tube')} of {MOUNT_NAMES[hold.mount]}"
    return f"{hold.step.capitalize()} hold {tubes} for canister"


def _beams(state: SitsState, ship: Ship, fire: BeamFire) -> str:
    mount, _, number = fire.weapon.partition(".weapons.")
    fitted = getattr(loader.load_ship_class(ship.ship_class).mounts, mount).weapons
    what = f"{fire.count} x {fitted[int(number)].label}"
    through = f", window {_window(fire.window)}" if fire.window else ""
    return f"beams {what} from {MOUNT_NAMES[mount]} at {state.ships[fire.target].name}{through}"
