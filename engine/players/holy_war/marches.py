"""A strong opponent's movement phase: what is attacked with what, and where everybody else goes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.players.holy_war.reading import Reading, ids
from engine.players.holy_war.wargame import Forecast, forecast
from engine.players.holy_war.ways import SAFE, Way, Ways
from engine.rulesets.holy_war.commands import MoveStar, Scout
from engine.rulesets.holy_war.scouting import PROBE
from engine.rulesets.holy_war.stars import held_back, star_goals
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, Star, Unit
from engine.rulesets.holy_war.units import HIDDEN
from engine.rulesets.holy_war.warp import GENERATOR

if TYPE_CHECKING:
    from engine.core.command import Command

STAR_VALUE = {2: 45, 3: 30, 4: 15}
"""What a star to be moved is worth to the Sunthrowers, in crew points, by its levels to the nearer seam."""
CONQUEST = 12
"""What the opponent's alliances cost after the first conquest of a neutral system."""
STANDING = 6
"""What a battle won is worth on the Neutrals Chart."""
CARE = 0.8
"""How a crew point lost is weighed against one gained."""
_STAY_HOME = {"PS", "EP", "SB", "LS", GENERATOR, PROBE}
"""Types that go into battle only where their ability is wanted."""
_SURE = 0.85
_FAIR = 0.55


@dataclass(frozen=True, slots=True)
class Attack:
    """A level to be attacked, and what for."""

    level: str
    gain: float
    risk: int
    """Faces of six by which a unit may be dispersed on its way there."""
    must: bool = False
    """The game is lost without it, whatever the odds."""


@dataclass(slots=True)
class Strike:
    """An attack with those who can take part."""

    attack: Attack
    units: tuple[Unit, ...]
    odds: Forecast
    value: float


class Marches:
    """The orders of one movement phase."""

    def __init__(self, reading: Reading) -> None:
        self.now = reading
        self.state = reading.state
        self.side = reading.side
        self.orders: list[Command] = []
        self.free = {
            unit.id: unit for units in reading.stacks.values() for unit in units if unit.moved is None
        }
        self._ways: dict[str, Ways] = {}

    # --- small words

    def ways(self, level: str) -> Ways:
        """The ways out of a level."""
        if level not in self._ways:
            units = self.now.stacks.get(level, ())
            self._ways[level] = Ways(self.state, self.side, level, units)
        return self._ways[level]

    def way(self, unit: Unit, level: str, most: int = SAFE) -> Way | None:
        """A unit's way to a level."""
        return self.ways(unit.level or "").to(level, most)

    def send(self, units: Iterable[Unit], goal: str, most: int = SAFE) -> None:
        """Orders for free units to go to a level, those of one level together."""
        by_level: dict[str, list[Unit]] = {}
        for unit in {unit.id: unit for unit in units}.values():
            if unit.id in self.free and unit.level and unit.level != goal:
                by_level.setdefault(unit.level, []).append(unit)
        for level in sorted(by_level):
            way = self.ways(level).to(goal, most)
            if way is not None:
                self.orders.append(way.command(self.side, ids(by_level[level])))
                self.keep(by_level[level])

    def keep(self, units: Iterable[Unit]) -> None:
        """These units have their orders, or stay where they are."""
        for unit in units:
            self.free.pop(unit.id, None)

    # --- attacks

    def targets(self) -> Iterator[Attack]:
        """Everything that could be attacked."""
        levels = {*self.now.enemy_levels, *self.state.neutral_systems()}
        levels |= {*self.state.starguards(self.now.enemy)}
        for level in sorted(levels):
            yield self._target(level)

    def _target(self, level: str) -> Attack:
        now = self.now
        units = now.of_enemy(level)
        gain = float(now.cost(units))
        guard = self.state.starguard(level)
        if guard is not None:
            gain += 3 * now.turns_left + (STANDING if guard.owner else -CONQUEST * self._first_conquest())
            gain += 3 * now.turns_left if guard.owner else 0
        if self.side == SUNTHROWERS:
            return Attack(level, gain + self._star_gain(level), risk=SAFE)
        convoy = now.convoys.get(level, 0.0)
        if not convoy:
            return Attack(level, gain, risk=SAFE)
        away = now.to_seam(level)
        gain += convoy * (100 if away == 0 else 50 if away == 1 else 30)
        return Attack(level, gain, risk=(4, 2, 1)[min(away, 2)], must=level in now.threatened_seams)

    def _first_conquest(self) -> int:
        """1 if a conquest of a neutral would give the enemy a standing of +5."""
        conquerors = self.state.neutrals.conquerors
        return int(self.side not in conquerors and self.now.enemy not in conquerors)

    def _star_gain(self, level: str) -> float:
        """What a system's star is worth to the Sunthrowers, less if they have one already."""
        if not self.state.has_star(level):
            return 0.0
        value = STAR_VALUE.get(self.now.to_seam(level), 5)
        return value / (4 if self.now.convoys else 1)

    def _fighters(self, attack: Attack) -> list[Unit]:
        """The free units that could take part, the nearest and strongest first."""
        wanted = {"SB", "LS"} if attack.level in self.now.convoys else {"LS"}
        wanted |= _STAY_HOME if attack.must else set()
        found = [
            unit
            for unit in self.free.values()
            if unit.code not in _STAY_HOME or unit.code in wanted
            if self.way(unit, attack.level, attack.risk)
        ]
        found.sort(key=lambda unit: (-self.now.ship(unit).weight, unit.id))
        return found

    def _strike(self, attack: Attack) -> Strike | None:
        """An attack with as few as are sure to win it, or with all who can take part."""
        able = self._fighters(attack)
        if not able:
            return None
        enemies = self.now.holders(attack.level)
        used = able
        odds = forecast(self.now.ships(able), enemies)
        if odds.win >= _SURE and not attack.must:
            for number in range(4, len(able), 2):
                less = forecast(self.now.ships(able[:number]), enemies)
                if less.win >= _SURE:
                    used, odds = able[:number], less
                    break
        lost = self.now.cost(used) * (1 - odds.kept)
        return Strike(attack, tuple(used), odds, odds.win * attack.gain - CARE * lost)

    def strikes(self) -> None:
        """Orders for the attacks that pay, the best first; each unit takes part in one."""
        for _ in range(6):
            found = [strike for attack in self.targets() if (strike := self._strike(attack))]
            best = max(found, key=lambda s: (s.attack.must, s.value, s.attack.level), default=None)
            if best is None or not (best.attack.must or (best.value > 0 and best.odds.win >= _FAIR)):
                return
            if scouting := self._scouting(best):
                self.orders.append(scouting)
                self.free = {}
                return
            self.send(best.units, best.attack.level, best.attack.risk)
            self.keep(best.units)
            if self.side == SUNTHROWERS and self._star_gain(best.attack.level):
                self._pressorship_follows(best)

    def _pressorship_follows(self, strike: Strike) -> None:
        """One goes along to where a star will be free, if the fight is as good as won."""
        if strike.odds.win < 0.75 or self.now.convoys:
            return
        ready = [unit for unit in self.free.values() if unit.code == "PS"]
        able = [unit for unit in ready if self.way(unit, strike.attack.level)]
        self.send(able[:2], strike.attack.level)

    def _scouting(self, strike: Strike) -> Scout | None:
        """A Probe looks first where much lies face down; then everything is thought over again."""
        level = strike.attack.level
        hidden = sum(unit.code == HIDDEN for unit in self.now.of_enemy(level))
        if not self.state.options.probe_detection or hidden < 3:
            return None
        for unit in self.free.values():
            if unit.code == PROBE and (way := self.way(unit, level)):
                return way.scouting(self.side, unit.id)
        return None

    # --- stars

    def stars(self) -> None:
        """Stars on their way go on, with all who are there."""
        for star in self.now.free_stars():
            crew = [u for u in self.free.values() if u.code == "PS" and u.level == star.level]
            if star.level in self.state.board.seams:
                self._hold(star.level)
            elif crew:
                self._advance(star, crew[0])

    def _hold(self, seam: str) -> None:
        """Everybody stays in the seam that is to win the game."""
        there = [unit for unit in self.free.values() if unit.level == seam]
        if any(unit.code == "PS" for unit in there):
            self.keep(there)

    def _advance(self, star: Star, carrier: Unit) -> None:
        here = star.level or ""
        escort = [u for u in self.free.values() if u.level == here and u is not carrier]
        if carrier.origin != here or any(held_back(self.state, star)):
            self.keep([carrier, *escort])
            return
        goal = self._next(star, escort)
        if goal is None:
            self.keep([carrier, *escort])
            return
        self.orders.append(MoveStar(player=self.side, unit=carrier.id, level=goal))
        self.keep([carrier])
        self.send([*escort, *self._helpers(goal)], goal)

    def _next(self, star: Star, escort: list[Unit]) -> str | None:
        """The level nearer to a seam in which the star is safest; None to wait for better times."""
        board, here = self.state.board, star.level or ""
        best: tuple[float, str] | None = None
        for level in star_goals(self.state, star):
            if self.now.to_seam(level) >= self.now.to_seam(here):
                continue
            able = [*escort, *self._helpers(level)]
            odds = forecast(self.now.ships(able), self.now.holders(level))
            seam = self.now.nearest_seam(level)
            near = (n for at, n in self._strengths() if board.distance(at, seam) <= 2)
            score = odds.win * 100 - sum(near) / 4
            if odds.win >= 0.4 and (best is None or (score, level) > best):
                best = (score, level)
        return best[1] if best else None

    def _strengths(self) -> list[tuple[str, float]]:
        """The weight of the enemy's ships by level."""
        levels = self.now.enemy_levels.items()
        return [(at, sum(ship.weight for ship in self.now.ships(units))) for at, units in levels]

    def _helpers(self, goal: str) -> list[Unit]:
        """Free fighters elsewhere that can come without risk."""
        return [u for u in self.free.values() if u.code not in _STAY_HOME and self.way(u, goal)]

    # --- everybody else

    def pressorships(self) -> None:
        """Pressorships without a star go to one that can be moved, by the safest way."""
        stars = [star.level for star in self.now.free_stars() if star.level]
        crews = [u for u in self.free.values() if u.code == "PS"]
        for unit in crews:
            if unit.level in stars:
                self.keep([unit])
                continue
            goals = sorted(stars, key=lambda at: (self.now.to_seam(at), at))
            for goal in goals:
                if self.way(unit, goal, 1) and not self.state.hostile(self.side, goal):
                    self.send([unit], goal, 1)
                    break

    def emissaries(self) -> None:
        """An Emissary of Prayer goes to a seam late in the game, or where the StarBuster needs one."""
        needed = self.state.turn >= 6 or bool(self.now.own_units("SB"))
        for unit in [u for u in self.free.values() if u.code == "EP"]:
            if unit.level in self.state.board.seams:
                self.keep([unit])
            elif needed:
                self.approach(unit, self._quiet_seam(unit.level or ""))

    def _quiet_seam(self, level: str) -> str:
        """The seam without enemies that is nearer."""
        state, board = self.state, self.state.board
        return min(board.seams, key=lambda s: (state.hostile(self.side, s), board.distance(level, s), s))

    def approach(self, unit: Unit, goal: str) -> None:
        """As near to a level as a unit comes without risk and without a fight."""
        board, start = self.state.board, unit.level or ""
        calm = [at for at in self.ways(start).safe() if not self.state.hostile(self.side, at)]
        best = min(calm, key=lambda at: (board.distance(at, goal), at), default=start)
        if board.distance(best, goal) < board.distance(start, goal):
            self.send([unit], best)
        self.keep([unit])

    def gather(self, post: str) -> None:
        """Everybody who has nothing better to do goes where he is wanted next."""
        stay = {"WLG", "EP", "PS"} if self.side == HOLY_BAND else {"WLG"}
        for level in sorted(self.now.stacks):
            units = [u for u in self.now.stacks[level] if u.id in self.free and u.code not in stay]
            if not units or level == post:
                continue
            best = self._step(level, post)
            if best:
                self.send(units, best)

    def _step(self, start: str, post: str) -> str | None:
        """The level on the way that can be reached without risk and without a fight."""
        board = self.state.board
        if self.ways(start).to(post) and not self.state.hostile(self.side, post):
            return post
        calm = [at for at in self.ways(start).safe() if not self.state.hostile(self.side, at)]
        best = min(calm, key=lambda at: (board.distance(at, post), at), default=start)
        return best if board.distance(best, post) < board.distance(start, post) else None
