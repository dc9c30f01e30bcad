"""What one column of a salvo card says: range, Impact Window, MQL with its parts, damage (C2.13-C2.171)."""

from typing import NamedTuple

from engine.core.ids import PieceId, PlayerId
from engine.core.view import Breakdown, Modifier
from engine.mechanics.avid import Window
from engine.mechanics.bearing import reciprocal
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c2_bands import base_mql
from engine.rulesets.sits.c2_bearings import Line, launch_point, mount_windows, named, salvo_line
from engine.rulesets.sits.combat import Mount, Salvo, Step
from engine.rulesets.sits.combat_commands import Launch
from engine.rulesets.sits.d1_officers import grade
from engine.rulesets.sits.knowledge import salvoes_known_to
from engine.rulesets.sits.readiness import TAC_MQL, fire_control, left, missile_track
from engine.rulesets.sits.state import Ship, SitsState

C2_15 = rule("C2.15")
C2_151 = rule("C2.151")
C2_15_TAC = rule("C2.15.tac")
C2_171_LEAD = rule("C2.171.lead")


class Sight(NamedTuple):
    """What a column is aimed by: the common bearing of a linked set, or the ship's own."""

    range: int
    windows: tuple[Window, ...]
    """Impact Windows of the bearing, whether the mount bears or not."""
    valid: tuple[Window, ...]
    """Those on which the mount bears in its own ship's attitude (AMB.linked-bear)."""


def lead_salvo(
    state: SitsState, player: PlayerId | None, launch: Launch, lead: PieceId | None = None
) -> Salvo | None:
    """What the lead ship of a set has written for this target and step, as far as `player` may know."""
    wanted = (launch.link, lead or launch.lead, launch.target, launch.step)
    known = salvoes_known_to(state, player).values()
    found = (s for s in known if s.ship == s.lead and (s.link, s.ship, s.target, s.step) == wanted)
    return next(found, None) if launch.link else None


def sight(state: SitsState, player: PlayerId | None, launch: Launch) -> Sight | None:
    """How a column is aimed; None where a ship of it is not on the map.

    A linked ship takes range and bearing from its lead ship (C2.171), and its window once that is written.
    """
    own, target = state.ships[launch.ship], state.ships[launch.target]
    lead = state.ships.get(launch.lead or own.id, own)
    if own.place is None or target.place is None or lead.place is None:
        return None
    line = salvo_line(state, player, lead, target, launch.step)
    if lead.id != own.id:
        line = _common(state, player, launch, line)
        line = line._replace(attitude=launch_point(state, player, own, launch.step).attitude)
    impact = tuple(reciprocal(window) for window in line.windows)
    return Sight(line.range, impact, mount_windows(launch.mount, line.attitude, line.windows))


def _common(state: SitsState, player: PlayerId | None, launch: Launch, line: Line) -> Line:
    written = lead_salvo(state, player, launch)
    return line._replace(windows=(reciprocal(named(written.window)),)) if written else line


def missile_damage(ship: Ship, mount: Mount) -> int:
    """The number before the M (C2.16); 0 for a mount without launchers."""
    track = missile_track(ship, mount)
    return track[1].damage_by_range["any"] if track else 0


def mql_breakdown(ship: Ship, mount: Mount, range_: int) -> Breakdown:
    """MQL of a mount's missiles at a range with its parts (C2.15-C2.15.tac).

    ValueError for a class without missiles.
    """
    base, penalty = base_mql(ship.ship_class, range_), fire_control(ship, mount)
    officer = grade(ship, "TAC")
    parts = [Modifier(value=base, label=f"base MQL at range {range_}", rule=C2_15)]
    if penalty:
        label = "leftmost fire control box" if left(ship, f"{mount}.fcon") else "no fire control box left"
        parts.append(Modifier(value=penalty, label=label, rule=C2_151))
    if TAC_MQL[officer]:
        label = f"{officer.capitalize()} tactical officer"
        parts.append(Modifier(value=TAC_MQL[officer], label=label, rule=C2_15_TAC))
    return Breakdown(title="MQL", total=sum(part.value for part in parts), parts=tuple(parts))


def draft_salvo(state: SitsState, player: PlayerId | None, launch: Launch) -> Salvo | None:
    """The column that a launch would write, as far as `player` can know; legal or not.

    None where there is nothing to write: a ship that is not on the map, or a mount without launchers. Where
    the mount bears on no window the first window of the bearing stands in (for tables that overrule it).
    """
    own = state.ships[launch.ship]
    if missile_track(own, launch.mount) is None:
        return None
    seen = sight(state, player, launch)
    if seen is None:
        return None
    return Salvo(
        ship=own.id,
        target=launch.target,
        mount=launch.mount,
        step=launch.step,
        missiles=launch.missiles,
        range=seen.range,
        window=chosen_window(launch.window, seen),
        mql=mql_breakdown(own, launch.mount, seen.range).total,
        damage=missile_damage(own, launch.mount),
        nuke=launch.nuke,
        link=launch.link,
        lead=launch.lead if launch.link else None,
    )


def chosen_window(wish: str, seen: Sight) -> Window:
    """The Impact Window asked for if the bearing has it, else the first valid one (C1.15b)."""
    open_to = seen.valid or seen.windows
    return named(wish) if wish in open_to else open_to[0]


def held(state: SitsState, ship: PieceId, mount: Mount, step: Step) -> int:
    """Tubes of a mount held back for canister in a step (C4.151)."""
    return sum(h.tubes for h in state.holds if (h.ship, h.mount, h.step) == (ship, mount, step))


__all__ = [
    "Sight",
    "chosen_window",
    "draft_salvo",
    "held",
    "lead_salvo",
    "missile_damage",
    "mql_breakdown",
    "sight",
]
