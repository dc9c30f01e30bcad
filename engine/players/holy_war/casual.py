"""A casual opponent: it buys what it likes, wanders toward something, and attacks what looks smaller."""

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.dice import Picker
from engine.core.ids import PieceId
from engine.core.violation import blocking
from engine.players.holy_war.reading import Reading, ids
from engine.players.holy_war.ways import Ways
from engine.players.seat import Seat, surveyed
from engine.players.whims import TRY, Whims
from engine.rulesets.holy_war.activation import activable, sites
from engine.rulesets.holy_war.boarding import possible
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import (
    Activate,
    AnswerStarGuard,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    EndBoarding,
    FormFlights,
    MoveStar,
    PlaceDispersed,
    PlayOn,
    Proceed,
    Reveal,
    SeekAlliance,
    Stand,
    Survey,
    UseLuck,
)
from engine.rulesets.holy_war.denial import goals
from engine.rulesets.holy_war.dispersal import free_levels
from engine.rulesets.holy_war.flights import chunks, star_of, to_reveal
from engine.rulesets.holy_war.luck import luckship
from engine.rulesets.holy_war.moves import formations
from engine.rulesets.holy_war.neutrals import attempts_left, sought
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    BOARDING,
    COMBATS,
    DENIAL,
    EXTENSION,
    FLIGHTS,
    JUDGMENT,
    LUCK,
    MOVEMENTS,
    PLACING,
    REVEAL,
    STARGUARD,
    SYSTEMS,
)
from engine.rulesets.holy_war.starguards import due
from engine.rulesets.holy_war.stars import carriers, held_back, star_goals
from engine.rulesets.holy_war.state import SUNTHROWERS, HolyWarState
from engine.rulesets.holy_war.strength import fighters


class Casual:
    """Plays by simple habits, some of them left out at random."""

    strength = "casual"

    def __init__(self, seed: int) -> None:
        self._rnd = Picker(seed)
        self._whims = Whims(self._rnd)

    def decide(self, seat: Seat) -> Command:
        """The first habit that applies; each is thought of once in a phase."""
        state, side = surveyed(seat, Survey, HolyWarState)
        self._whims.at((state.turn, state.phase))
        now = Reading(state, side)
        if state.pending:
            return self._answers()[state.pending[-1].kind](now)
        habits: Mapping[str, Callable[[Reading], Command | None]] = {
            SYSTEMS: self._choose,
            ACTIVATION: self._activate,
            JUDGMENT: self._ally,
            **dict.fromkeys(MOVEMENTS, self._move),
            **dict.fromkeys(COMBATS, self._begin),
        }
        habit = habits.get(state.phase)
        return (habit(now) if habit else None) or Proceed(player=side)

    def _answers(self) -> Mapping[str, Callable[[Reading], Command]]:
        return {
            PLACING: self._place,
            DENIAL: self._deny,
            FLIGHTS: self._flights,
            REVEAL: self._reveal,
            BOARDING: self._board,
            LUCK: self._luck,
            STARGUARD: self._starguard,
            EXTENSION: self._extend,
        }

    # --- the campaign

    def _choose(self, now: Reading) -> Command:
        free = [level for level in now.board.systems if now.state.starguard(level) is None]
        return ChooseSystem(player=now.side, level=self._rnd.choice(free))

    def _activate(self, now: Reading) -> Command | None:
        """Whatever it can pay for, in any system of its own; Sunthrowers see to a Pressorship first."""
        state, side = now.state, now.side
        where = sites(state, side)
        if not where:
            return None
        able = list(activable(state, side))
        if "PS" in able and not now.own_units("PS") and self._whims.once("pressorship"):
            able = ["PS"]
        self._rnd.shuffle(able)
        for code in able:
            command = Activate(player=side, code=code, level=self._site(now, where))
            if not blocking(book.violations(state, command)):
                return command
        return None

    def _site(self, now: Reading, where: tuple[str, ...]) -> str:
        """Mostly where it has the most already."""
        if self._rnd.random() < 0.5:
            return self._rnd.choice(where)
        return max(where, key=lambda level: (len(now.stacks.get(level, ())), level))

    def _ally(self, now: Reading) -> Command | None:
        found = sought(now.state, now.side)
        if not found or not attempts_left(now.state, now.side) or self._rnd.random() > TRY:
            return None
        return SeekAlliance(player=now.side, level=self._rnd.choice(found))

    def _move(self, now: Reading) -> Command | None:
        state, side = now.state, now.side
        if star := self._star(now):
            return star
        if state.options.force_counters and self._whims.once("forces"):
            found = list(formations(state, side))
            if found:
                return self._rnd.choice(found)
        for level, units in now.stacks.items():
            fresh = tuple(unit for unit in units if unit.moved is None and not self._waits(now, unit.code))
            if not fresh or not self._whims.once(f"move {level}"):
                continue
            command = self._march(now, level, ids(fresh))
            if command is not None and not blocking(book.violations(state, command)):
                return command
        return None

    def _waits(self, now: Reading, code: str) -> bool:
        """A Pressorship stays with a star that it could move."""
        return code == "PS" and self._rnd.random() < 0.6 and bool(now.convoys)

    def _star(self, now: Reading) -> Command | None:
        """A star goes on toward the nearer seam, and stays when it is there."""
        state = now.state
        if now.side != SUNTHROWERS:
            return None
        for star in now.free_stars():
            crew = carriers(state, star)
            if not crew or star.level in now.board.seams or any(held_back(state, star)):
                continue
            if self._whims.once(f"star {star.id}"):
                goal = min(star_goals(state, star), key=lambda at: (now.to_seam(at), at))
                return MoveStar(player=now.side, unit=crew[0].id, level=goal)
        return None

    def _march(self, now: Reading, level: str, pieces: tuple[PieceId, ...]) -> Command | None:
        """To something that it can reach: an enemy that looks weaker, or a level nearer to a seam."""
        ways = Ways(now.state, now.side, level, now.stacks[level])
        reach = ways.safe()
        enemies = [at for at in reach if now.of_enemy(at)]
        weight = sum(now.ship(unit).weight for unit in now.stacks[level])
        weak = [at for at in enemies if sum(ship.weight for ship in now.holders(at)) < weight]
        calm = [at for at in reach if at not in enemies]
        if weak and self._rnd.random() < TRY:
            goal = self._rnd.choice(weak)
        elif calm:
            goal = min(calm, key=lambda at: (now.to_seam(at) + self._rnd.random() * 2, at))
        else:
            return None
        way = ways.to(goal)
        return way.command(now.side, pieces) if way else None

    # --- combat

    def _begin(self, now: Reading) -> Command:
        return BeginCombat(player=now.side, level=now.state.contested[0])

    def _deny(self, now: Reading) -> Command:
        state, combat, side = now.state, now.state.combat, now.side
        if combat is None:
            return Stand(player=side)
        own, enemies = (fighters(state, combat, who) for who in (side, combat.other(side)))
        found = goals(state, side, combat.level)
        outnumbered = len(own) * 2 < len(enemies)
        if not outnumbered or not found or self._rnd.random() > TRY:
            return Stand(player=side)
        goal = self._rnd.choice(sorted(found))
        return Deny(player=side, level=goal, route=found[goal])

    def _flights(self, now: Reading) -> Command:
        state, combat, side = now.state, now.state.combat, now.side
        if combat is None:
            return FormFlights(player=side, flights=())
        keys = [unit.id for unit in fighters(state, combat, side)]
        self._rnd.shuffle(keys)
        flights = list(chunks(keys))
        star = star_of(state, combat, side)
        if star is not None:
            flights[-1] = (*flights[-1], star)
        return FormFlights(player=side, flights=tuple(flights))

    def _reveal(self, now: Reading) -> Command:
        combat = now.state.combat
        able = to_reveal(now.state, combat, now.side) if combat else (0,)
        return Reveal(player=now.side, flight=self._rnd.choice(able))

    def _board(self, now: Reading) -> Command:
        """Now and then, and once it has begun until nothing is left to try."""
        combat = now.state.combat
        found = list(possible(now.state, now.side))
        begun = combat is not None and (combat.boarding or bool(combat.attempts))
        if not found or self._rnd.random() > (TRY if begun else 0.4):
            return EndBoarding(player=now.side)
        boarder, target, strength = self._rnd.choice(found)
        return Board(player=now.side, unit=boarder.id, target=target.id, strength=strength)

    def _luck(self, now: Reading) -> Command:
        use = luckship(now.state, now.side) is not None and self._rnd.random() < TRY
        return UseLuck(player=now.side, use=use)

    def _place(self, now: Reading) -> Command:
        return PlaceDispersed(player=now.side, level=self._rnd.choice(free_levels(now.state)))

    # --- what turns up

    def _starguard(self, now: Reading) -> Command:
        """Sunthrowers leave it out where a Pressorship waits."""
        level = due(now.state, now.side)[0]
        place = now.side != SUNTHROWERS or not now.own_units("PS")
        return AnswerStarGuard(player=now.side, level=level, place=place)

    def _extend(self, now: Reading) -> Command:
        return PlayOn(player=now.side, on=self._rnd.random() < 0.3)
