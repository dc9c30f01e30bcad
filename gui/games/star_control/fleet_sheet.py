"""The Fleets on paper: what both sides have, and every ship with its Crew, numbers and powers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.core.view import CounterView, TableView
from engine.rulesets.star_control.view import BATTLE, FLEETS
from gui.games.star_control.economy import Advance, SideStrip, advances, strips
from gui.games.star_control.fleet_cards import ShipCard, ship_card
from gui.paper.flow import Block, Boxes, Cell, Item, Line, Row, flow_pages
from gui.paper.pages import Page, Paper
from gui.presenters.phases import phase_bar
from gui.speech import said, tr

if TYPE_CHECKING:
    from gui.games.star_control.screen import StarControlScreen

_INDENT: Final = 4.0
_NAME: Final = 48.0
_FIGURE: Final = 22.0


def fleet_pages(screen: "StarControlScreen", paper: Paper) -> Sequence[Page]:
    """Holdings of both sides, then the ships of the battle, then Fleet by Fleet."""
    session = screen.session
    view = session.view()
    bar = phase_bar(session.update(), session.phases())
    title = tr("Fleet sheets, turn {turn}", turn=view.turn)
    blocks: list[Block] = [(Line(title, 5.4, 600), Line(bar.over or bar.stands, 3.4))]
    gained = advances(session.engine)
    blocks += [_side(strip, gained.get(strip.id, ())) for strip in strips(view)]
    fighting = [c for c in view.counters if c.map == BATTLE and c.kind == "ship"]
    for seat in view.seats:
        ships = [c for c in fighting if c.owner == seat.id]
        heading = tr("In battle: {side}", side=seat.name)
        blocks += _ships(screen, _heading(heading, "", seat.colour), ships)
    for fleet in (c for c in view.counters if c.kind == "fleet"):
        blocks += _fleet(screen, view, fleet)
    return flow_pages(title, blocks, paper)


def _heading(title: str, note: str, colour: str = "text") -> Row:
    return Row((Cell(title, _NAME, 600, colour), Cell(note, token="text_dim")), 3.8, head=True)


def _side(strip: SideStrip, gained: Sequence[Advance]) -> Block:
    head = Row((Cell(strip.letter, 6.0, 600, strip.colour), Cell(str(strip.id), 0.0, 600, strip.colour)), 4.0)
    facts: list[Item] = [
        Row((Cell(each.title, _NAME, token="text_dim"), Cell(str(each.value))), 3.0, _INDENT)
        for each in strip.holdings
    ]
    if gained:
        told = ", ".join(f"{each.race} {said(each.stat.title())} +{each.level}" for each in gained)
        facts.append(Row((Cell(tr("Research"), _NAME, token="text_dim"), Cell(told)), 3.0, _INDENT))
    return head, *facts


def _fleet(screen: "StarControlScreen", view: TableView, fleet: CounterView) -> list[Block]:
    rows = dict(screen.session.inspect(fleet.id).rows)
    where, moves = rows.get(said("Hex"), ""), rows.get(said("Moves"), "")
    colour = next((seat.colour for seat in view.seats if seat.id == fleet.owner), "text")
    state = [badge for badge in fleet.badges if not badge.isdigit()]
    note = ", ".join(part for part in (moves, *state) if part)
    ships = [c for c in view.counters if c.map == FLEETS and c.cell == str(fleet.id)]
    return _ships(
        screen, _heading(tr("Fleet {fleet}, hex {hex}", fleet=fleet.label, hex=where), note, colour), ships
    )


def _ships(screen: "StarControlScreen", heading: Row, ships: Sequence[CounterView]) -> list[Block]:
    """A block a ship, the first one with the heading."""
    blocks: list[Block] = [_ship(ship_card(screen.session.engine, each)) for each in ships]
    return [(heading, *blocks[0]), *blocks[1:]] if blocks else []


def _ship(card: ShipCard) -> Block:
    figures = tuple(Cell(f"{name} {value}", _FIGURE) for name, value in card.figures if value)
    powers = ", ".join(title for _, title in card.powers)
    items: list[Item] = [
        Row(
            (Cell(card.name, _NAME, 600), Cell(card.title), Cell(", ".join(_states(card)), 40.0)),
            3.2,
            _INDENT,
        ),
        Row(figures, 3.0, _INDENT),
    ]
    if card.crew:
        items.append(Boxes(card.crew, card.damage, indent=_INDENT))
    items += [
        Row((Cell(name, _NAME, token="text_dim"), Cell(value)), 2.8, _INDENT) for name, value in card.weapons
    ]
    if powers:
        items.append(Line(tr("Powers: {powers}", powers=powers), 2.8, token="text_dim", indent=_INDENT))
    return tuple(items)


def _states(card: ShipCard) -> list[str]:
    return [badge for badge in card.badges if not badge[:1].isdigit()]
