"""Salvoes and beams: which mount, at whom, in which step; linked, held for canister, or saved."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.mechanics.attitude import Attitude
from engine.players.sits.picture import SIDE, Picture
from engine.rulesets.sits.book import book
from engine.rulesets.sits.c1_bearings import standing
from engine.rulesets.sits.c2_bands import salvoes_at
from engine.rulesets.sits.c2_bearings import POINTS_OF, adjacent, eot_range
from engine.rulesets.sits.c2_launch import has_target
from engine.rulesets.sits.c2_salvo import sight
from engine.rulesets.sits.c3_sheet import beam_sheet
from engine.rulesets.sits.c4_situation import Struck, canisters_of, struck
from engine.rulesets.sits.c5_expect import mean
from engine.rulesets.sits.combat import MOUNTS, STEPS, Mount, Step, WeaponKind
from engine.rulesets.sits.combat_commands import Aim, HoldTubes, Launch
from engine.rulesets.sits.d1_officers import ratings
from engine.rulesets.sits.readiness import fights, launchers, left, salvoes_left
from engine.rulesets.sits.state import Ship

PRIME_RANGE = 8
"""A range at which missiles are good: what a salvo could be worth another time."""


class Shot(NamedTuple):
    """A column that could be written."""

    value: float
    boxes: float
    launch: Launch


class Gunner:
    """Writes the salvo cards of a side and aims its beams."""

    def __init__(self, picture: Picture, trust: Mapping[PieceId, float], *, sharp: bool) -> None:
        self.picture = picture
        self.state = picture.state
        self.trust = trust
        self.sharp = sharp

    # --- Missiles.

    def launches(self) -> list[Command]:
        """The columns of all own ships, leads before those who follow; then tubes held for canister."""
        written: list[Launch] = []
        for ship in self.picture.own:
            if has_target(self.state, ship):
                written += self._of_ship(ship)
        linked = self._linked(written)
        holds = (
            [hold for ship in self.picture.own for hold in self._holds(ship, written)] if self.sharp else []
        )
        return [*linked, *holds]

    def _of_ship(self, ship: Ship) -> list[Launch]:
        shots = sorted(self._shots(ship), key=lambda shot: (-shot.value, shot.launch.mount, shot.launch.step))
        dots = {mount: salvoes_left(ship, mount) for mount in MOUNTS}
        taken: set[tuple[str, str]] = set()
        chosen: list[Launch] = []
        for shot in shots:
            launch = shot.launch
            places = {(launch.mount, launch.step), (launch.target, launch.step)}
            if taken & places or not dots[launch.mount] or not self._pays(ship, shot):
                continue
            if self.state.options.salvoes_per_ship and len(chosen) >= len(STEPS):
                break
            if blocking(book.violations(self.state, launch)):
                continue
            taken |= places
            dots[launch.mount] -= 1
            chosen.append(launch)
        return chosen

    def _shots(self, ship: Ship) -> Iterator[Shot]:
        for target in self.picture.enemies:
            for step in salvoes_at(ship.ship_class, eot_range(self.state, self.picture.side, ship, target)):
                for mount in MOUNTS:
                    shot = self._shot(ship, target, mount, step)
                    if shot is not None:
                        yield shot

    def _shot(self, ship: Ship, target: Ship, mount: Mount, step: Step) -> Shot | None:
        missiles = launchers(ship, mount)
        if not missiles or not salvoes_left(ship, mount):
            return None
        plain = Launch(
            player=ship.side, ship=ship.id, target=target.id, mount=mount, step=step, missiles=missiles
        )
        seen = sight(self.state, self.picture.side, plain)
        if seen is None or not seen.valid:
            return None
        best: Shot | None = None
        for window in seen.valid[:2]:
            for nuke in (False, True) if self.sharp else (False,):
                boxes = sum(
                    weight * self.picture.blow(ship, mount, seen.range, target, struck(a, window), nuke=nuke)
                    for weight, a in self._attitudes(target, step)
                )
                if best is None or boxes > best.boxes:
                    launch = replace(plain, window=window, nuke=nuke)
                    best = Shot(self.picture.value(target, boxes), boxes, launch)
        return best

    def _attitudes(self, target: Ship, step: Step) -> list[tuple[float, Attitude]]:
        """How the target may lie when the missiles come (C2.14): told for the early ones, guessed later."""
        sure = self.trust.get(target.id, 0.6)
        if step == "early" or sure >= 1.0:
            return [(1.0, target.attitude)]
        most = min(3, ratings(target).roll())
        turn = most // 2 if step == "middle" else most
        rest = (1.0 - sure) / 2
        return [
            (sure, target.attitude),
            (rest, target.attitude.rolled(turn)),
            (rest, target.attitude.rolled(-turn)),
        ]

    def _pays(self, ship: Ship, shot: Shot) -> bool:
        """Whether a salvo is worth its dot: the fewer are left the better it has to be."""
        launch = shot.launch
        if not self.sharp:
            return True
        dots = salvoes_left(ship, launch.mount)
        target = self.state.ships[launch.target]
        prime = self.picture.blow(
            ship, launch.mount, PRIME_RANGE, target, Struck(SIDE, covered=False, sides=("port",))
        )
        share = 0.12 if dots > 9 else 0.25 if dots > 5 else 0.4
        return shot.boxes > 0.05 and shot.boxes >= share * prime

    def _linked(self, written: list[Launch]) -> list[Launch]:
        """C2.17: salvoes of neighbours at one target in one step come in as one."""
        letters = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        left_over, found = list(written), []
        while left_over:
            lead = left_over.pop(0)
            friends = [launch for launch in left_over if self._could_link(lead, launch)]
            letter = next(letters, "") if friends else ""
            if not letter:
                found.append(lead)
                continue
            found.append(replace(lead, link=letter, lead=lead.ship))
            for launch in friends:
                left_over.remove(launch)
                found.append(replace(launch, link=letter, lead=lead.ship, window=""))
        return found

    def _could_link(self, lead: Launch, launch: Launch) -> bool:
        same = (lead.target, lead.step) == (launch.target, launch.step) and lead.ship != launch.ship
        if not same:
            return False
        point = POINTS_OF[lead.step][0]
        ships = (self.state.ships[each.ship] for each in (lead, launch))
        one, other = (standing(self.state, self.picture.side, ship, point).place for ship in ships)
        return adjacent(one, other)

    def _holds(self, ship: Ship, written: list[Launch]) -> Iterator[HoldTubes]:
        """C4.151: tubes of the side that will face the enemy, where they have no salvo to launch."""
        threats = [enemy for enemy in self.picture.enemies if has_target(self.state, enemy)]
        for mount in MOUNTS:
            each = canisters_of(ship, mount)
            tubes = min(ship.canister.get(mount, 0) // each if each else 0, left(ship, f"{mount}.fcon"))
            tubes = min(tubes, launchers(ship, mount))
            steps = [step for step in STEPS if tubes and self._faces(ship, mount, step, threats)]
            for step in steps:
                if not any((w.ship, w.mount, w.step) == (ship.id, mount, step) for w in written):
                    yield HoldTubes(player=ship.side, ship=ship.id, mount=mount, step=step, tubes=tubes)

    def _faces(self, ship: Ship, mount: Mount, step: Step, threats: list[Ship]) -> bool:
        side = self.picture.side
        lies = standing(self.state, side, ship, POINTS_OF[step][1]).attitude
        for enemy in threats:
            if step not in salvoes_at(enemy.ship_class, eot_range(self.state, side, ship, enemy)):
                continue
            back = Launch(
                player=enemy.side, ship=enemy.id, target=ship.id, mount=mount, step=step, missiles=1
            )
            seen = sight(self.state, side, back)
            if seen is not None and any(mount in struck(lies, window).sides for window in seen.windows[:2]):
                return True
        return False

    # --- Beams.

    def aims(self) -> list[Aim]:
        """Every beam at the target where it does most (C3.11)."""
        return [aim for ship in self.picture.own for aim in self._aims(ship)]

    def _aims(self, ship: Ship) -> Iterator[Aim]:
        best: dict[str, tuple[float, Aim]] = {}
        for line in beam_sheet(self.state, self.picture.side, ship.id).lines:
            target = self.state.ships[line.target]
            if not line.windows or not line.left or blocking(line.violations):
                continue
            lance = line.weapon in _lances(ship)
            worth = 0.01 if lance else self.picture.value(target, mean_hits(line.hits) * line.left)
            count = 1 if lance else line.left
            aim = Aim(player=ship.side, ship=ship.id, weapon=line.weapon, target=target.id, count=count)
            if worth > best.get(line.weapon, (0.0, aim))[0]:
                best[line.weapon] = (worth, aim)
        for _worth, aim in best.values():
            if not blocking(book.violations(self.state, aim)):
                yield aim


def mean_hits(odds: Mapping[int, float]) -> float:
    """The mean of the boxes of a beam; 0 where it does nothing."""
    return mean(odds) if odds else 0.0


def _lances(ship: Ship) -> frozenset[str]:
    from engine.rulesets.sits.c3_aspect import beams_of

    return frozenset(b.track for b in beams_of(ship.ship_class) if b.kind is WeaponKind.GRAV_LANCE)


def is_disarmed(ship: Ship) -> bool:
    """Whether a ship has nothing left to fire."""
    missiles = any(launchers(ship, mount) and salvoes_left(ship, mount) for mount in MOUNTS)
    return not fights(ship) or not (missiles or any(_beams_left(ship)))


def _beams_left(ship: Ship) -> Iterator[int]:
    from engine.rulesets.sits.c3_aspect import beams_of

    return (left(ship, beam.track) for beam in beams_of(ship.ship_class))
