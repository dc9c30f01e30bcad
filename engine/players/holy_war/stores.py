"""What a strong opponent buys, where, and which StarGuards it wants."""

from collections import Counter

from engine.core.command import Command
from engine.core.violation import blocking
from engine.players.holy_war.reading import Reading, price
from engine.rulesets.holy_war.activation import activable, sites
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import Activate
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, Sealed
from engine.rulesets.holy_war.units import code_of
from engine.rulesets.holy_war.warp import routes

_WANTED = {
    SUNTHROWERS: {"PS": 2, "GST": 3, "SC": 4, "LS": 1, "R": 6, "MP": 5, "FGS": 2, "P": 1},
    HOLY_BAND: {"SC": 3, "LS": 1, "R": 8, "GST": 3, "PKS": 1, "MP": 3, "FGS": 2, "P": 1},
}
"""How many of each type it wants in play, in the order in which it buys them."""


def purchase(now: Reading) -> Command | None:
    """The next unit to buy, or None to save what is left."""
    side, state = now.side, now.state
    where = sites(state, side)
    if not where:
        return None
    have = _owned(now)
    wanted = {**_WANTED[side], **_special(now)}
    able = activable(state, side)
    for code in sorted(wanted, key=lambda code: code not in _special(now)):
        if code in able and have[code] < wanted[code] and price(side, code) <= state.crew[side]:
            command = Activate(player=side, code=code, level=_site(now, where))
            if not blocking(book.violations(state, command)):
                return command
    return None


def _owned(now: Reading) -> Counter[str]:
    """Units in play and bought in this phase, by type."""
    state, side = now.state, now.side
    bought = state.sealed.get(side, Sealed()).purchases
    mine = [unit.code for unit in state.of_side(side)] + [code_of(p.unit) for p in bought]
    return Counter(mine)


def _special(now: Reading) -> dict[str, int]:
    """Types that the moment asks for, before all others."""
    if now.side == SUNTHROWERS:
        jam = {"JS": 1} if now.state.extended else {}
        return {"PS": 2 if now.state.turn < 3 else 3 if now.convoys else 2, **jam}
    wanted: dict[str, int] = {}
    if now.state.turn >= 5 or now.convoys:
        wanted["EP"] = 1
    if now.convoys and now.emissary_posted:
        wanted["SB"] = 1
    return wanted


def _site(now: Reading, where: tuple[str, ...]) -> str:
    """One place for all that is bought in a phase, so that it can strike together."""
    bought = now.state.sealed.get(now.side, Sealed()).purchases
    if bought:
        return bought[0].level
    if now.side == HOLY_BAND:
        return min(where, key=lambda at: (_from_danger(now, at), at))
    return max(where, key=lambda at: (_launch(now, at), at))


def _from_danger(now: Reading, level: str) -> float:
    """How far from where the Holy Band will be needed: the seam in danger, or between the seams."""
    board = now.board
    danger = sorted(now.convoys, key=lambda at: (now.to_seam(at), at))
    if danger:
        return min(board.distance(level, danger[0]), board.distance(level, now.nearest_seam(danger[0])))
    far = max(board.distance(level, seam) for seam in board.seams)
    return far + (0 if len(now.of_enemy(level)) == 0 else 1)


def _launch(now: Reading, level: str) -> float:
    """How well the Sunthrowers strike from a system: what is in reach, and who is there already."""
    board = now.board
    reach = {*routes(now.state, now.side, level), *board.within(level, 1)}
    stars = [at for at in now.convoys if at in reach or board.distance(at, level) <= 1]
    if now.convoys:
        near = min(board.distance(level, at) for at in now.convoys)
        return 20 * len(stars) - near
    prey = [at for at in board.systems if at in reach and now.state.starguard(at) and _foreign(now, at)]
    ours = len(now.stacks.get(level, ()))
    best = max((_prey(now, at) for at in prey), default=0.0)
    return best * 3 + ours


def _foreign(now: Reading, level: str) -> bool:
    guard = now.state.starguard(level)
    return guard is not None and guard.owner != now.side


def _prey(now: Reading, level: str) -> float:
    """A system near a seam and held by nobody but its StarGuard."""
    guard = now.state.starguard(level)
    others = len(now.of_enemy(level)) - 1
    return 6 - now.to_seam(level) - others / 2 + (1 if guard and guard.owner else 0)


def starguard_wanted(now: Reading, level: str) -> bool:
    """Whether a StarGuard is placed: always, but on a star that the Sunthrowers mean to move."""
    if now.side == HOLY_BAND:
        return True
    others = [at for at in now.convoys if at != level]
    ours = any(now.to_seam(at) < now.to_seam(level) for at in others)
    return ours or now.to_seam(level) > 3
