"""Ideas near a refused command of the fight: what there is of launchers, mounts, steps, beams, parties."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.command import Suggestion
from engine.rulesets.sits import readiness
from engine.rulesets.sits.answers import MOUNT_NAMES
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.c2_bands import salvoes_at
from engine.rulesets.sits.c2_bearings import eot_range
from engine.rulesets.sits.c2_salvo import held
from engine.rulesets.sits.c6_damage_control import damaged_tracks, parties_left, track_title
from engine.rulesets.sits.combat import MOUNTS, STEPS, Mount, Step
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch, Repair
from engine.rulesets.sits.state import Ship, SitsState


def combat_ideas(state: SitsState, command: Launch | HoldTubes | Aim | Repair) -> Iterator[Suggestion]:
    """The nearest wishes first; whether they are legal is for the caller to find out."""
    ship = state.ships[command.ship]
    if ship.side != command.player or not readiness.fights(ship):
        return
    match command:
        case Launch():
            yield from _launches(state, ship, command)
        case HoldTubes():
            yield from _holds(state, ship, command)
        case Aim():
            yield from _aims(ship, command)
        case Repair():
            yield from _repairs(ship, command)


def _launches(state: SitsState, ship: Ship, launch: Launch) -> Iterator[Suggestion]:
    """As many missiles as there are; then the mounts that bear; then another step; then both."""
    target = state.ships.get(launch.target)
    if target is None or not readiness.fights(target) or launch.mount not in MOUNTS:
        return
    plain = replace(launch, window="", link="", lead=None)
    steps = salvoes_at(ship.ship_class, eot_range(state, launch.player, ship, target))
    later = [step for step in sorted(steps, key=lambda step: _apart(step, launch)) if step != launch.step]
    others = [mount for mount in MOUNTS if mount != launch.mount]
    others.sort(key=lambda mount: -min(readiness.launchers(ship, mount), launch.missiles))
    wishes: list[tuple[Mount, Step]] = [(launch.mount, launch.step)]
    wishes += [(mount, launch.step) for mount in others]
    wishes += [(launch.mount, step) for step in later]
    wishes += [(mount, step) for step in later for mount in others]
    for mount, step in wishes:
        free = readiness.launchers(ship, mount) - held(state, ship.id, mount, step)
        # The same number where it can be had: fewer were wished for on purpose.
        for missiles in dict.fromkeys((min(launch.missiles, free), free)):
            if missiles > 0:
                text = (
                    f"Launch {plural(missiles, 'missile')} of the {MOUNT_NAMES[mount]} "
                    f"at {target.name} ({step})."
                )
                wish = replace(launch if (mount, step) == wishes[0] else plain, missiles=missiles)
                yield Suggestion(text, replace(wish, mount=mount, step=step))
        if (mount, step) == wishes[0] and launch != plain and free > 0:
            text = f"Launch {plural(min(launch.missiles, free), 'missile')} by themselves ({step})."
            yield Suggestion(text, replace(plain, missiles=min(launch.missiles, free)))


def _apart(step: Step, launch: Launch) -> int:
    return abs(STEPS.index(step) - STEPS.index(launch.step)) if launch.step in STEPS else 0


def _holds(state: SitsState, ship: Ship, hold: HoldTubes) -> Iterator[Suggestion]:
    """Fewer tubes, as many as can be held."""
    if hold.mount not in MOUNTS:
        return
    salvo = state.salvoes.get(f"{ship.id}:{hold.mount}:{hold.step}")
    free = readiness.launchers(ship, hold.mount) - (salvo.missiles if salvo else 0)
    for tubes in range(min(hold.tubes, free), 0, -1):
        text = f"Hold {plural(tubes, 'tube')} of the {MOUNT_NAMES[hold.mount]} for canister."
        yield Suggestion(text, replace(hold, tubes=tubes))


def _aims(ship: Ship, aim: Aim) -> Iterator[Suggestion]:
    """As many beams as are free; then the same kind of beam of another mount, then any other that bears."""
    beams = [
        (track, weapon, mount)
        for mount in MOUNTS
        for track, weapon in readiness.weapons(ship.ship_class, mount)
        if weapon.kind != "missile"
    ]
    kind = next((weapon.kind for track, weapon, _ in beams if track == aim.weapon), "")
    for track, weapon, mount in sorted(beams, key=lambda b: (b[0] != aim.weapon, b[1].kind != kind)):
        most = readiness.left(ship, track)
        wish = min(aim.count, most) if track == aim.weapon else most
        for count in range(wish, 0, -1) if track == aim.weapon else (most,):
            if count > 0:
                text = f"Aim {count} of {weapon.label}, {MOUNT_NAMES[mount]}."
                yield Suggestion(text, replace(aim, weapon=track, count=count, window="", axis=""))


def _repairs(ship: Ship, repair: Repair) -> Iterator[Suggestion]:
    """One party where two are not left; then another damaged track."""
    parties = min(max(repair.parties, 1), parties_left(ship), 2)
    if parties < 1:
        return
    for track in (repair.track, *damaged_tracks(ship)):
        text = f"Send {plural(parties, 'party', 'parties')} to {track_title(ship, track)}."
        yield Suggestion(text, replace(repair, track=track, parties=parties))
