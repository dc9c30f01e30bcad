"""What every game offers on paper: counters, maps, rulings, pictures."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from engine import library
from gui.game_screen import GameScreen
from gui.paper.board_picture import PaperBoard, seen, whole
from gui.paper.counters import SIZES, Square, counter_pages, squares
from gui.paper.ink import on_paper
from gui.paper.map_tiles import MapGround, fitting, hexes, map_pages
from gui.paper.pages import Page, Paper
from gui.paper.printables import Choice, Chosen, Offered, Picture, Printable
from gui.paper.rulings import ruling_pages
from gui.presenters.ledger import ledger_of, ledger_text
from gui.speech import tr

FORMATS: Final = Choice(
    "format", tr("Format"), (("png", tr("PNG: pixels")), ("svg", tr("SVG: lines, sharp at any size")))
)
COLOURS: Final = Choice(
    "colours", tr("Colours"), (("window", tr("Those of the window")), ("paper", tr("Dark on white")))
)
ONE_SHEET: Final = "fit"
"""The size at which a map takes one sheet."""
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
        found.append(
            counters_print(
                f"counters-{board.id}",
                tr("Counters of the {board}", board=board.title) if several else tr("Counters"),
                board.title,
                partial(cut, board),
            )
        )
        found.append(
            map_print(
                f"map-{board.id}",
                tr("Map at true scale: {board}", board=board.title) if several else tr("Map at true scale"),
                board.title,
                partial(_hexes, board),
                Choice("hex", tr("Hexes from edge to edge"), map_sizes(board.sizes)),
            )
        )
    found.append(rulings_print(screen, facts))
    for board in boards:
        found += picture_prints(board.id, board.within, partial(seen, board), partial(whole, board))
    return tuple(found)


def _hexes(board: PaperBoard, _chosen: Chosen) -> MapGround:
    return hexes(board.geometry)


def counters_print(id_: str, title: str, head: str, cut: Callable[[], Sequence[Square]]) -> Printable:
    """Counters to be cut out; `head` stands at the foot of each page."""

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        return counter_pages(cut(), paper, float(chosen["size"]), head)

    return Printable(
        id_,
        title,
        tr(
            "The counters in play at true scale, upright and level, "
            "with lines to cut along. Glue them on card."
        ),
        pages,
        (SIZES,),
    )


def map_sizes(sizes: Sequence[tuple[str, float]]) -> tuple[tuple[str, str], ...]:
    """What may be chosen of a map's size: these, and what fits on one sheet."""
    return (*((f"{mm:g}", name) for name, mm in sizes), (ONE_SHEET, tr("All of it on one sheet")))


def map_print(
    id_: str,
    title: str,
    head: str,
    ground: Callable[[Chosen], MapGround],
    sizes: Choice,
    *more: Choice,
) -> Printable:
    """A map at one of `sizes` (made by `map_sizes`); `more` choices say what is on it."""

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        drawing, size = ground(chosen), chosen[sizes.id]
        return map_pages(drawing, paper, fitting(drawing, paper) if size == ONE_SHEET else float(size), head)

    return Printable(
        id_,
        title,
        tr(
            "The map at true scale, cut into sheets that overlap by 10 mm. Cut or fold along the dashed"
            " lines where the crosses meet, and check the bar below with a ruler: it says whether the printer"
            " kept the scale."
        ),
        pages,
        (sizes, *more),
    )


def rulings_print(screen: GameScreen, facts: Mapping[str, str]) -> Printable:
    """How this program reads the rules of the screen's game, and what was overruled in it."""
    slug = screen.session.ruleset
    title = game_title(slug)

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


def game_title(slug: str) -> str:
    """What a game is called."""
    return next((game.title for game in library.games() if game.slug == slug), slug)


def picture_prints(
    id_: str, within: str, seen_of: Callable[[str], bytes], whole_of: Callable[[str], bytes]
) -> tuple[Picture, Picture]:
    """A board's pictures, each made by "png" or "svg"; `within` is its title within a sentence."""

    def make_seen(kind: str, _chosen: Chosen) -> bytes:
        return seen_of(kind)

    def make_whole(kind: str, chosen: Chosen) -> bytes:
        if chosen.get("colours") != "paper":
            return whole_of(kind)
        with on_paper():
            return whole_of(kind)

    return (
        Picture(
            f"seen-{id_}",
            tr("Picture of the {board}, as it is seen", board=within),
            tr("The part of the board in sight, in the colours of the window."),
            make_seen,
            (FORMATS,),
        ),
        Picture(
            f"whole-{id_}",
            tr("Picture of the {board}, all of it", board=within),
            tr("The whole board with every counter in sight of this seat, however far it reaches."),
            make_whole,
            (FORMATS, COLOURS),
        ),
    )
