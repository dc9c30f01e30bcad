"""The legal commands of a side, for programs and samples.

Lazy iterators by kind; never the whole product of units and paths at once.
"""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.holy_war.activation import activable, sites
from engine.rulesets.holy_war.book import book
from engine.rulesets.holy_war.commands import Activate, ChooseSystem, Proceed
from engine.rulesets.holy_war.state import HolyWarState


def legal(state: HolyWarState, player: PlayerId) -> Iterator[Command]:
    """The commands that a side may give now."""
    candidates: list[Command] = [Proceed(player=player)]
    candidates += [ChooseSystem(player=player, level=level) for level in state.board.systems]
    candidates += [
        Activate(player=player, code=code, level=level)
        for code in activable(state, player)
        for level in sites(state, player)
    ]
    return (command for command in candidates if not blocking(book.violations(state, command)))
