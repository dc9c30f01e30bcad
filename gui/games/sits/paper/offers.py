"""What SITS offers on paper."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.ids import PieceId
from engine.core.view import TableView
from engine.rulesets.sits.combat_commands import OrderSheetFor
from engine.rulesets.sits.combat_view import OrderSheet
from engine.rulesets.sits.commands import ReadCards
from engine.rulesets.sits.view import CardTables, ShipSheet
from gui.board.hex_geometry import VIEWPOINTS
from gui.board.sprite_spec import SpriteSpec
from gui.games.sits.paper.avid_pages import AvidCard, avid_pages
from gui.games.sits.paper.defence_cards import defence_pages
from gui.games.sits.paper.order_pages import order_pages
from gui.games.sits.paper.salvo_cards import salvo_pages
from gui.games.sits.paper.ship_pages import ship_pages
from gui.games.sits.space import desk_overlay
from gui.paper.board_picture import PaperBoard
from gui.paper.common import common_prints
from gui.paper.counters import Square, squares
from gui.paper.pages import Page, Paper
from gui.paper.printables import Choice, Chosen, Offered, Printable
from gui.paper.space_picture import shot_of, space_prints
from gui.presenters.tactical3d import build_scene
from gui.speech import mark, said, tr
from gui.tactical3d.tactical_view import eye_of

if TYPE_CHECKING:
    from gui.games.sits.screen import SitsScreen

_MIDPOINTS = 3
"""Flat markers for each tent (A2.14)."""
_SIDES = {"green": tr("Green"), "red": tr("Red")}
_HEXES = {"large": mark("Large, {mm:g} mm"), "small": mark("Small, {mm:g} mm")}


def prints(screen: "SitsScreen", facts: Mapping[str, str]) -> tuple[Offered, ...]:
    """Ship sheets, cards, counters, map, rulings and pictures, as the seat may see them."""
    view = screen.session.view()
    tables = _tables(screen)
    board = PaperBoard("map", tr("Map"), tr("map"), view, screen.board, _sizes(tables))
    return (
        _ships(screen, view),
        _avid(view),
        _orders(screen, view),
        _blank_avid(),
        Printable("salvo", tr("Salvo Cards"), _SALVO, lambda paper, _chosen: salvo_pages(paper)),
        Printable(
            "defence",
            tr("Missile Defense Cards"),
            _DEFENCE,
            lambda paper, _chosen: defence_pages(tables, paper),
        ),
        *common_prints(screen, (board,), facts, cut=sits_squares),
        *_space(screen, view),
    )


def _space(screen: "SitsScreen", view: TableView) -> tuple[Offered, ...]:
    # The plot on the desk belongs to what is seen; a picture of the whole table shows what lies on it.
    return space_prints(
        lambda: shot_of(
            build_scene(view, desk_overlay(screen.desk)),
            screen.space.view.canvas if screen.space is not None else None,
            eye_of(view),
        ),
        lambda: build_scene(view),
    )


_SALVO = tr(
    "Blank Salvo Cards, front and back side by side: cut them out, fold them, laminate them if you can."
)
_DEFENCE = tr("Two blank Missile Defense Cards with the ECM and Active Defense tables.")


def _tables(screen: "SitsScreen") -> CardTables:
    answer = screen.session.answer(ReadCards(player=screen.session.seat))
    if not isinstance(answer, CardTables):
        raise TypeError("the rules answered with something else than the cards' tables")
    return answer


def _sizes(tables: CardTables) -> tuple[tuple[str, float], ...]:
    return tuple((tr(_HEXES[side], mm=mm), mm) for side, mm in tables.hex_mm)


def _pieces(view: TableView) -> list[tuple[PieceId, str]]:
    return [(c.id, c.title or c.label) for c in view.counters if c.kind == "piece"]


def _ships(screen: "SitsScreen", view: TableView) -> Printable:
    pieces = _pieces(view)
    which = Choice(
        "ship", tr("Ships"), (("all", tr("All ships in sight")), *((str(k), name) for k, name in pieces))
    )

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        wanted = [key for key, _ in pieces if chosen["ship"] in ("all", str(key))]
        sheets: list[ShipSheet] = [screen.read_sheet(key) for key in wanted]
        return ship_pages(sheets, paper)

    told = tr("The Ship Systems Display of each ship as it stands now, one page a ship.")
    return Printable("ships", tr("Ship sheets"), told, pages, (which,))


def _avid(view: TableView) -> Printable:
    colours = {seat.id: seat.colour for seat in view.seats}
    viewpoints = {seat.id: seat.viewpoint for seat in view.seats}
    owners = {counter.id: counter.owner for counter in view.counters}

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        cards = []
        for attitude in view.attitudes:
            owner = owners.get(attitude.piece)
            if owner is not None:
                cards.append(AvidCard(colours[owner], viewpoints[owner], attitude))
        return avid_pages(cards, paper, tr("AVID cards, as the ships stand"))

    told = tr("The AVID of each ship in sight with markers and vectors as they stand, two to a page.")
    return Printable("avid", tr("AVID cards, as they stand"), told, pages)


def _orders(screen: "SitsScreen", view: TableView) -> Printable:
    def pages(paper: Paper, _chosen: Chosen) -> Sequence[Page]:
        answer = screen.session.answer(OrderSheetFor(player=screen.session.seat))
        if not isinstance(answer, OrderSheet):
            raise TypeError("the rules answered with something else than the orders")
        told = [text for _ship, text in answer.lines]
        return order_pages(
            told,
            tr("Orders of {seat}, turn {turn}", seat=said(screen.session.seat or ""), turn=view.turn),
            paper,
        )

    told = tr("What each of your ships is ordered to do this turn, written as the rulebook writes it.")
    return Printable("orders", tr("Orders"), told, pages)


def _blank_avid() -> Printable:
    side = Choice("side", tr("Side"), tuple(_SIDES.items()))
    top = Choice("viewpoint", tr("Direction at the top"), tuple((each, each) for each in VIEWPOINTS))

    def pages(paper: Paper, chosen: Chosen) -> Sequence[Page]:
        cards = [AvidCard(chosen["side"], chosen["viewpoint"], None)] * 2
        return avid_pages(cards, paper, tr("AVID cards, blank"))

    told = tr("Two blank AVID cards to write on, of a side and for a place at the table.")
    return Printable("avid-blank", tr("AVID cards, blank"), told, pages, (side, top))


def sits_squares(board: PaperBoard) -> list[Square]:
    """A2.14: for each ship its counter, three midpoint markers, and an End of Turn marker as a tent."""
    found: list[Square] = []
    for square in squares(board):
        found.append(square)
        found += [Square(_marker(square.spec, "midpoint"), tr("midpoint"))] * _MIDPOINTS
        found.append(Square(_marker(square.spec, "eot"), tr("EoT"), tent=True))
    return found


def _marker(spec: SpriteSpec, kind: str) -> SpriteSpec:
    return replace(spec, kind=kind, art=kind, title="", angle=None)
