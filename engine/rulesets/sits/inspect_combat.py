"""What is known of a ship in the fight, in rows of text: damage, stores, salvoes, beams aimed."""

from engine.core.ids import PlayerId
from engine.mechanics.wording import listed
from engine.rulesets.sits.answers import MOUNT_NAMES
from engine.rulesets.sits.badges import condition_of
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c6_damage_control import track_title
from engine.rulesets.sits.card import load_card
from engine.rulesets.sits.combat import BeamFire, Fate, Salvo
from engine.rulesets.sits.d2_points import box_count, marked_boxes, points_for
from engine.rulesets.sits.incoming import in_flight
from engine.rulesets.sits.knowledge import knows_orders, salvoes_known_to
from engine.rulesets.sits.state import Ship, SitsState


def combat_rows(state: SitsState, player: PlayerId | None, ship: Ship) -> list[tuple[str, str]]:
    """Rows about the fight; what is secret to the viewer is left out."""
    rows: list[tuple[str, str]] = []
    if ship.fate is not Fate.FIGHTING:
        rows.append(("Fate", ship.fate.value))
    if condition := condition_of(ship):
        lost = f"{marked_boxes(ship)} of {box_count(ship)} boxes"
        rows.append(("Damage", f"{condition}, {lost} destroyed, {points_for(ship)} points to the enemy"))
    if ship.rigged:
        rows.append(
            (
                "Jury rigs",
                listed(f"{track_title(ship, rig.track)} until turn {rig.until}" for rig in ship.rigged),
            )
        )
    if ship.bubble_wall:
        rows.append(("Bubble wall", "all round, no wedge"))
    elif not ship.wedge_up:
        rows.append(("Wedge", "down"))
    rows += [("Canister", f"{n} rounds, {MOUNT_NAMES[mount]}") for mount, n in ship.canister.items() if n]
    rows += [("Launch", _outgoing(state, salvo)) for salvo in _written(state, player, ship)]
    for hold in state.holds:
        if hold.ship == ship.id and (state.launched or knows_orders(ship, player)):
            held = f"{plural(hold.tubes, 'tube')} of the {MOUNT_NAMES[hold.mount]} ({hold.step})"
            rows.append(("Held for canister", held))
    rows += [("Incoming", _incoming(state, salvo)) for salvo in in_flight(state) if salvo.target == ship.id]
    if knows_orders(ship, player):
        rows += [("Aimed", _aimed(state, ship, fire)) for fire in state.fire if fire.ship == ship.id]
    return rows


def _written(state: SitsState, player: PlayerId | None, ship: Ship) -> list[Salvo]:
    """Its salvoes while they are written, and then those still in flight."""
    known = in_flight(state) if state.launched else salvoes_known_to(state, player).values()
    return [salvo for salvo in known if salvo.ship == ship.id]


def _outgoing(state: SitsState, salvo: Salvo) -> str:
    return f"{_missiles(salvo)} at {state.ships[salvo.target].name} ({salvo.step}), MQL {salvo.mql}"


def _incoming(state: SitsState, salvo: Salvo) -> str:
    return f"{_missiles(salvo)} of {state.ships[salvo.ship].name} ({salvo.step}), MQL {salvo.mql}"


def _missiles(salvo: Salvo) -> str:
    return plural(salvo.missiles, "contact nuke" if salvo.nuke else "missile")


def _aimed(state: SitsState, ship: Ship, fire: BeamFire) -> str:
    sheet = load_card(ship.ship_class)
    label = sheet.by_id[fire.weapon].title if fire.weapon in sheet.by_id else fire.weapon
    return f"{fire.count} of {label} at {state.ships[fire.target].name}"
