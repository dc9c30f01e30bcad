"""What Star Control offers on paper: Fleet sheets, counters, both maps, rulings, pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.rulesets.star_control.view import BATTLE, FLEETS, GALAXY
from gui.games.star_control.fleet_sheet import fleet_pages
from gui.paper.board_picture import PaperBoard
from gui.paper.common import common_prints
from gui.paper.counters import Square, squares
from gui.paper.pages import Page, Paper
from gui.paper.printables import Chosen, Offered, Printable
from gui.presenters.maps import map_ids, on_map
from gui.speech import tr

if TYPE_CHECKING:
    from gui.games.star_control.screen import StarControlScreen

_SIZES: Final = ((tr("30 mm"), 30.0), (tr("25 mm"), 25.0), (tr("35 mm"), 35.0), (tr("40 mm"), 40.0))
"""No size is printed: what usual counters fit on, the first for counters of ⅝ and ¾ inch."""


def prints(screen: "StarControlScreen", facts: Mapping[str, str]) -> tuple[Offered, ...]:
    """The starmap, and the solarmap while a battle is fought."""
    view = screen.session.view()

    def with_ships(board: PaperBoard) -> list[Square]:
        """On the starmap the ships lie in their Fleets: they are cut out beside them."""
        if board.id != GALAXY:
            return squares(board)
        return [*squares(board), *squares(replace(board, view=on_map(view, FLEETS)))]

    boards = [
        PaperBoard(
            GALAXY,
            tr("Galactic starmap"),
            tr("galactic starmap"),
            on_map(view, GALAXY),
            screen.galaxy,
            _SIZES,
        )
    ]
    if BATTLE in map_ids(view):
        boards.append(
            PaperBoard(
                BATTLE,
                tr("Tactical solarmap"),
                tr("tactical solarmap"),
                on_map(view, BATTLE),
                screen.battle,
                _SIZES,
            )
        )

    def sheets(paper: Paper, _chosen: Chosen) -> Sequence[Page]:
        return fleet_pages(screen, paper)

    told = tr("What both sides have, and every ship in play with its Crew, damage, numbers and powers.")
    return (
        Printable("ships", tr("Fleet sheets"), told, sheets),
        *common_prints(screen, boards, facts, cut=with_ships),
    )
