"""What every game with boards offers on paper: counters, maps, rulings, pictures."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from engine import library
from gui.game_screen import GameScreen
from gui.paper.board_picture import PaperBoard, seen, whole
from gui.paper.counters import SIZES, Square, counter_pages, squares
from gui.paper.map_tiles import map_pages
from gui.paper.pages import Page, Paper
from gui.paper.printables import Choice, Chosen, Offered, Picture, Printable, filled
from gui.paper.rulings import ruling_pages
from gui.presenters.ledger import ledger_of, ledger_text
from gui.speech import tr

FORMATS = Choice(
    "format", tr("Format"), (("png", tr("PNG: pixels")), ("svg", tr("SVG: lines, sharp at any size")))
)
Cut = Callable[[PaperBoard], Sequence[Square]]


def common_prints(
    screen: GameScreen, boards: Sequence[PaperBoard], facts: Mapping[str, str], *, cut: Cut = squares
) -> tuple[Offered, ...]:
    """Counters and map of each board, the rulings, and pictures of each board.

    `cut` says which squares a board's counters are printed on; `facts` are the options of the game.
    """
    found: list[Offered] = []
    several = len(boards) > 1
    for board in boards:
        found += [_counters(board, cut, several=several), _map(board, several=several)]
    found.append(_rulings(screen, facts))
    for board in boards:
        found += [_picture(board, "seen"), _picture(board, "whole")]
    return tuple(found)


def _counters(board: PaperBoard, cut: Cut, *, several: bool) -> Printable:
    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        return counter_pages(cut(board), paper, float(chosen["size"]), board.title)

    return Printable(
        f"counters-{board.id}",
        tr("Counters of the {board}", board=board.title) if several else tr("Counters"),
        tr(
            "The counters in play at true scale, upright and level, "
            "with lines to cut along. Glue them on card."
        ),
        pages,
        (SIZES,),
    )


def _map(board: PaperBoard, *, several: bool) -> Printable:
    sizes = Choice("hex", tr("Hexes from edge to edge"), tuple((f"{mm:g}", name) for name, mm in board.sizes))

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        return map_pages(board.geometry, paper, float(chosen["hex"]), board.title)

    return Printable(
        f"map-{board.id}",
        tr("Map at true scale: {board}", board=board.title) if several else tr("Map at true scale"),
        tr(
            "The empty map at true scale, cut into sheets that overlap by 10 mm. Cut or fold along the dashed"
            " lines where the crosses meet, and check the bar below with a ruler: it says whether the printer"
            " kept the scale."
        ),
        pages,
        (sizes,),
    )


def _rulings(screen: GameScreen, facts: Mapping[str, str]) -> Printable:
    slug = screen.session.ruleset
    title = next((game.title for game in library.games() if game.slug == slug), slug)

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        session = screen.session
        ledger = ledger_text(ledger_of(session))
        return ruling_pages(title, library.rulings(slug), facts, ledger, paper)

    return Printable(
        "rulings",
        tr("Rulings"),
        tr(
            "How this program reads every rule that is unclear or lost in print, and what was overruled here."
        ),
        pages,
    )


def _picture(board: PaperBoard, part: str) -> Picture:
    make = partial(_make, board, part)
    if part == "seen":
        title = tr("Picture of the {board}, as it is seen", board=board.within)
        told = tr("The part of the board in sight, in the colours of the window.")
    else:
        title = tr("Picture of the {board}, all of it", board=board.within)
        told = tr("The whole board with every counter in sight of this seat, however far it reaches.")
    return Picture(
        f"{part}-{board.id}",
        title,
        told,
        make,
        (FORMATS,),
    )


def _make(board: PaperBoard, part: str, kind: str, _chosen: Chosen) -> bytes:
    return seen(board, kind) if part == "seen" else whole(board, kind)


def made_pages(offered: Printable, paper: Paper, chosen: Chosen) -> Sequence[Page]:
    """The pages of a print with a value for every choice."""
    return offered.pages(paper, filled(offered, chosen))
