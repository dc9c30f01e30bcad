"""The war on paper: how both sides stand, and the counters level by level, with what they have suffered."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from engine.core.ids import PlayerId
from engine.core.view import CounterView, TableView
from engine.rulesets.holy_war.view import FORCES, MAP, SideStanding, StandingsView
from gui.games.holy_war.lanes import UnitCard, of_counter
from gui.games.holy_war.words import Chart, side_of, signed, star_words
from gui.paper.flow import Block, Cell, Item, Line, Row, flow_pages
from gui.paper.pages import Page, Paper
from gui.presenters.phases import phase_bar
from gui.speech import said, tr, trn

if TYPE_CHECKING:
    from gui.games.holy_war.screen import HolyWarScreen

_INDENT: Final = 4.0
_FAR: Final = 10.0
_AWAY: Final = {None: tr("destroyed"), "?": tr("among face-down counters")}
"""Where a star is that is in no level in the open."""


def war_pages(screen: "HolyWarScreen", paper: Paper) -> Sequence[Page]:
    """All that the screen's side may know, as text."""
    view, desk = screen.session.view(), screen.desk
    chart = desk.chart
    bar = phase_bar(screen.session.update(), screen.session.phases())
    title = tr("War sheet, turn {turn}", turn=view.turn)
    blocks = [_head(view, title, bar.over or bar.stands)]
    if desk.standings is not None:
        blocks += [_side(chart, view, desk.standings, side) for side in desk.standings.sides]
        blocks += _neutrals(chart, desk.standings)
    for lane in screen.combat_desk.lanes() if desk.combat is not None else ():
        rows: list[Item] = [_row(card) for card in lane.cards]
        rows = rows or [Line(lane.hint, 2.8, token="text_dim", indent=_INDENT)]
        blocks.append((_heading(lane.title, lane.note), *rows))
    blocks += _levels(chart, view)
    return flow_pages(title, blocks, paper)


def _head(view: TableView, title: str, stands: str) -> Block:
    seen = (
        tr("As {side} may see it. Damaged numbers are crossed out.", side=view.viewer)
        if view.viewer is not None
        else tr("As everybody may see it. Damaged numbers are crossed out.")
    )
    return Line(title, 5.4, 600), Line(stands, 3.4), Line(seen, 3.0, token="text_dim")


def _heading(title: str, note: str) -> Row:
    return Row((Cell(title, weight=600), Cell(note, 34.0, token="text_dim")), 3.4)


# ---- how the sides stand


def _side(chart: Chart, view: TableView, standings: StandingsView, side: SideStanding) -> Block:
    facts = [
        (tr("Neutral Judgment"), _judged(side)),
        (tr("Systems"), _names(chart, side.systems)),
        (tr("Counters on the map without StarGuards"), str(side.counters)),
        (tr("StarGuards to be placed"), str(side.spare_starguards)),
        (tr("Units lost"), _counted(side.lost)),
    ]
    if side.crew is not None:
        facts.insert(0, (tr("Crew points"), str(side.crew)))
    if side.side == view.viewer:
        facts += _own(chart, standings, side.side)
    colour, _, letter = side_of(side.side)
    head = Row((Cell(letter, 6.0, 600, colour), Cell(side.side, 0.0, 600, colour)), 4.0)
    return head, *_facts(facts)


def _facts(facts: Iterable[tuple[str, str]]) -> tuple[Item, ...]:
    return tuple(
        Row((Cell(name, 62.0, token="text_dim"), Cell(value)), 3.0, _INDENT) for name, value in facts if value
    )


def _judged(side: SideStanding) -> str:
    parts = [signed(side.standing)]
    if side.attempts:
        parts.append(trn("{count} alliance may be sought", "{count} alliances may be sought", side.attempts))
    if side.granted:
        parts.append(tr("granted: the other side conquered a neutral system"))
    if side.emergency:
        parts.append(tr("emergency allotment next turn"))
    return ", ".join(parts)


def _own(chart: Chart, standings: StandingsView, side: PlayerId) -> list[tuple[str, str]]:
    """What only the side itself knows."""
    bought = [f"{_type_name(chart, side, each.code)} ({chart.name(each.level)})" for each in standings.bought]
    return [
        (tr("Bought and still sealed"), ", ".join(bought)),
        (tr("StarGuards ordered"), _names(chart, standings.starguards)),
    ]


def _type_name(chart: Chart, side: PlayerId, code: str) -> str:
    """A side's type of unit by its code."""
    kind = chart.type(side, code)
    return kind.name if kind is not None else code


def _neutrals(chart: Chart, standings: StandingsView) -> list[Block]:
    stars = [
        f"{star_words(star.star)}: {_AWAY.get(star.level) or chart.full(str(star.level))}"
        for star in standings.stars
    ]
    facts = [
        (tr("Systems"), _names(chart, standings.neutral)),
        (tr("Stars away from their systems"), "; ".join(stars)),
    ]
    found = _facts(facts)
    colour, _, letter = side_of(None)
    head = Row((Cell(letter, 6.0, 600, colour), Cell(tr("Neutral"), 0.0, 600, colour)), 4.0)
    return [(head, *found)] if found else []


def _names(chart: Chart, levels: Iterable[str]) -> str:
    return ", ".join(map(chart.name, levels))


def _counted(lost: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{code} {count}" for code, count in lost)


# ---- what lies where


def _levels(chart: Chart, view: TableView) -> list[Block]:
    here: dict[str, list[CounterView]] = {}
    boxes: dict[str, list[CounterView]] = {}
    waiting: list[CounterView] = []
    for counter in view.counters:
        level = chart.at(counter.cell, counter.level) if counter.map == MAP else None
        if counter.map == FORCES:
            boxes.setdefault(str(counter.cell), []).append(counter)
        elif level is not None:
            here.setdefault(level, []).append(counter)
        elif counter.cell is None:
            waiting.append(counter)
    blocks: list[Block] = []
    if waiting:
        blocks.append((_heading(tr("Dispersed"), ""), *(_row(of_counter(chart, c)) for c in waiting)))
    for place in chart.view.levels:
        if place.id in here:
            rows = [row for counter in here[place.id] for row in _counter(chart, counter, boxes)]
            blocks.append((_heading(chart.full(place.id), _kind(place.kind)), *rows))
    return blocks


def _kind(kind: str) -> str:
    return {"system": tr("system"), "seam": tr("seam")}.get(kind, "")


def _counter(chart: Chart, counter: CounterView, boxes: dict[str, list[CounterView]]) -> list[Row]:
    if counter.kind == "terrain":
        return [Row((Cell("", 6.0), Cell(said(counter.title))), 3.0, _INDENT)]
    rows = [_row(of_counter(chart, counter))]
    if counter.kind == "fleet":
        rows += [_row(of_counter(chart, each), _FAR) for each in boxes.get(counter.label, ())]
    return rows


def _row(card: UnitCard, indent: float = _INDENT) -> Row:
    """Side, code, name, the three numbers, what it has done; an R where numbers are reconstructed."""
    colour, _, letter = side_of(card.owner)
    numbers = [
        Cell(f"{name} {value}", 15.0, 600, "bad" if gone else "text", gone)
        for name, value, gone in card.ratings
    ]
    return Row(
        (
            Cell(letter, 6.0, 600, colour),
            Cell("?" if card.face_down else card.code, 13.0, 600),
            Cell(card.name),
            *(numbers or [Cell("", 45.0)]),
            Cell("R" if card.made_up else "", 5.0, token="warn"),
            Cell(card.state, 34.0, token="text_dim"),
        ),
        3.0,
        indent,
    )
