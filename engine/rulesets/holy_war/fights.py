"""How two forces would fare in a combat fought to its end, exactly: a walk over all rounds.

Question: AskFight. Nobody boards, Luckships are used for every roll that they change, and Flights come in the
order of the units given. Positions less likely than one in a million are left out.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war.battle_state import Weapon
from engine.rulesets.holy_war.book import rule
from engine.rulesets.holy_war.commands import AskFight
from engine.rulesets.holy_war.flights import chunks
from engine.rulesets.holy_war.luck import LUCKSHIP
from engine.rulesets.holy_war.odds import CRT, round_outcomes, tidied
from engine.rulesets.holy_war.state import HolyWarState, Unit
from engine.rulesets.holy_war.units import STARGUARD, codes
from engine.rulesets.holy_war.view import FightView

SURPLUS = rule("VIII.4.surplus")
MOST_UNITS = 8
"""Of each side, two Flights: more would take too long."""
_LEAST = 1e-6
_ROUNDS = 60


@dataclass(frozen=True, slots=True)
class Force:
    """What a side has in the level between two rounds."""

    revealed: tuple[Unit, ...]
    hidden: tuple[tuple[Unit, ...], ...]
    """Flights still to come."""

    @property
    def number(self) -> int:
        """Units left."""
        return len(self.revealed) + sum(len(flight) for flight in self.hidden)

    @property
    def lucky(self) -> bool:
        """Whether its Luckship is there, in a hidden Flight too (AMB.a14)."""
        there = (*self.revealed, *(unit for flight in self.hidden for unit in flight))
        return any(unit.code == LUCKSHIP for unit in there)

    def entered(self, *, all_at_once: bool) -> "Force":
        """This force with its next Flight revealed, or all of them (VIII.4.surplus)."""
        n = len(self.hidden) if all_at_once else 1
        coming = tuple(unit for flight in self.hidden[:n] for unit in flight)
        return Force((*self.revealed, *coming), self.hidden[n:])


def force(side: PlayerId | None, kinds: Sequence[str]) -> Force:
    """A force of types in Flights of four, in the order given; LookupError for a type the side lacks."""
    wrong = [code for code in kinds if code not in codes(None if code == STARGUARD else side)]
    if wrong or not 1 <= len(kinds) <= MOST_UNITS:
        raise LookupError(f"a force has 1 to {MOST_UNITS} units of one side: {', '.join(kinds)}")
    units = {
        PieceId(f"{n}"): Unit(id=PieceId(f"{n}"), owner=side, code=code, level="")
        for n, code in enumerate(kinds)
    }
    flights = chunks(tuple(units))
    return Force((), tuple(tuple(units[key] for key in flight) for flight in flights))


@dataclass(frozen=True, slots=True)
class Ending:
    """How a combat ends: exact up to what is left out."""

    left: dict[tuple[int, int], float]
    """Own and enemy units left, and the chance of it."""
    rounds: float


@cache
def fought(own: Force, enemy: Force) -> Ending:
    """The distribution of what is left when one side or both are gone."""
    waiting: dict[tuple[Force, Force], float] = {(own, enemy): 1.0}
    left: defaultdict[tuple[int, int], float] = defaultdict(float)
    rounds = 0.0
    for _ in range(_ROUNDS):
        rounds += sum(waiting.values())
        following: defaultdict[tuple[Force, Force], float] = defaultdict(float)
        for (a, b), chance in waiting.items():
            for pair, part in _round(a, b):
                if pair[0].number and pair[1].number:
                    following[pair] += chance * part
                else:
                    left[pair[0].number, pair[1].number] += chance * part
        waiting = {pair: chance for pair, chance in following.items() if chance > _LEAST}
        if not waiting:
            break
    return Ending(dict(left), rounds)


@cache
def _round(own: Force, enemy: Force) -> tuple[tuple[tuple[Force, Force], float], ...]:
    """What one round makes of two forces, whichever weapon system is rolled."""
    a = own.entered(all_at_once=not enemy.hidden)
    b = enemy.entered(all_at_once=not own.hidden)
    found: Counter[tuple[Force, Force]] = Counter()
    for weapon in Weapon:
        for mine, theirs, n in round_outcomes(a.revealed, b.revealed, weapon, (a.lucky, b.lucky)):
            found[Force(tidied(mine), a.hidden), Force(tidied(theirs), b.hidden)] += n
    return tuple((pair, n / (36 * len(Weapon))) for pair, n in found.items())


def fight_view(state: HolyWarState, ask: AskFight) -> FightView:
    """How the forces would fare; LookupError for forces that can't be."""
    other = state.other(ask.player)
    ending = fought(force(ask.player, ask.own), force(other, ask.enemy))
    chances = [0.0, 0.0, 0.0]
    own, enemy = [0.0] * (len(ask.own) + 1), [0.0] * (len(ask.enemy) + 1)
    for (mine, theirs), chance in ending.left.items():
        chances[0 if mine else 1 if theirs else 2] += chance
        own[mine] += chance
        enemy[theirs] += chance
    win, lose, both = (round(1000 * chance) for chance in chances)
    return FightView(
        own=ask.own,
        enemy=ask.enemy,
        win=win,
        lose=lose,
        both_lost=both,
        own_left=tuple(round(1000 * chance) for chance in own),
        enemy_left=tuple(round(1000 * chance) for chance in enemy),
        rounds=round(1000 * ending.rounds),
        rules=(CRT, SURPLUS),
    )
