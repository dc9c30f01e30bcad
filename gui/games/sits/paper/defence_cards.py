"""Blank Missile Defense Cards: two to a page, with both look-up tables (A2.4, C4)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.rulesets.sits.view import CardTables, LookUp
from gui.paper.ink import CENTRE, RIGHT, TOP, frame, text_height, words
from gui.paper.pages import Page, Paper
from gui.speech import tr
from gui.theme.style import hub

_LEFT: Final = 50.0
_DOTS: Final = 60
_CELL: Final = 5.0
_LINE: Final = 2.75


def defence_pages(tables: CardTables, paper: Paper) -> Sequence[Page]:
    """One page with two cards."""
    return [Page(tr("Missile Defense Cards: cut in the middle"), partial(_draw, tables))]


def _draw(tables: CardTables, painter: QPainter, area: QRectF) -> None:
    half = (area.height() - 4) / 2
    for place in range(2):
        box = QRectF(area.left(), area.top() + place * (half + 4), area.width(), half)
        frame(painter, box, edge="text_dim", width=0.2)
        _card(tables, painter, box.adjusted(2.5, 2, -2.5, -2))


def _card(tables: CardTables, painter: QPainter, box: QRectF) -> None:
    words(painter, QRectF(box.left(), box.top(), _LEFT, 5), tr("MISSILE DEFENSE"), 4.0, weight=600)
    y = _weapons(tables, painter, QRectF(box.left(), box.top() + 6, _LEFT - 3, 60))
    y = _incoming(painter, QRectF(box.left(), y + 1.5, _LEFT - 3, 40))
    _worksheet(painter, QRectF(box.left(), y + 1.5, _LEFT - 3, box.bottom() - y - 1.5))
    right = QRectF(box.left() + _LEFT, box.top(), box.width() - _LEFT, box.height())
    steps = (
        ((tr("Base MQL"), ""), ("ECM", "right own")),
        ((tr("or Wedge +12"), "right"), ("2d10−", "right"), (tr("Decoy"), "right own")),
    )
    _ladder(
        painter, QRectF(right.left(), right.top(), right.width(), 9), tr("ECM layer"), [*steps[0], *steps[1]]
    )
    top = right.top() + 10.5
    rows = len(tables.ecm.rows)
    wide = min(_CELL, (right.width() - 9) / 25)
    line = min(_LINE, (right.height() - 37) / (rows + len(tables.active.rows) + 2))
    _table(painter, QPointF(right.left(), top), tables.ecm, wide, line, tr("incoming"))
    top += (rows + 1) * line + 2
    _ladder(
        painter,
        QRectF(right.left(), top, right.width(), 9),
        tr("CM (none through the wedge)"),
        [(tr("Base MQL"), ""), ("2d10−", "right"), ("FCON", "left own")],
    )
    top += 9.5
    _ladder(
        painter,
        QRectF(right.left(), top, right.width(), 9),
        tr("PD (half through the wedge)"),
        [(tr("Base MQL"), ""), ("2d10−", "right"), ("FCON", "left own")],
    )
    _table(painter, QPointF(right.left(), top + 10.5), tables.active, wide, line, tr("kills"))


def _weapons(tables: CardTables, painter: QPainter, box: QRectF) -> float:
    """A2.413: weapons in the order in which they are resolved; returns where it ends."""
    words(painter, QRectF(box.left(), box.top(), box.width(), 3.4), tr("Weapons, in order"), 2.5, weight=600)
    y = box.top() + 3.6
    for name, effect in tables.weapons:
        text = f"{name}: {effect}"
        tall = text_height(text, 1.9, box.width())
        words(painter, QRectF(box.left(), y, box.width(), tall), text, 1.9, align=TOP, wrap=True)
        y += tall + 0.4
    canisters = ", ".join(f"{size}M {count}" for size, count in tables.canister)
    text = tr("Canisters for one missile: {canisters}; each ⅓ probable kill", canisters=canisters)
    tall = text_height(text, 1.9, box.width())
    words(
        painter, QRectF(box.left(), y, box.width(), tall), text, 1.9, token="text_dim", align=TOP, wrap=True
    )
    return y + tall


def _incoming(painter: QPainter, box: QRectF) -> float:
    """A2.414: a circle for each missile; returns where they end."""
    words(painter, QRectF(box.left(), box.top(), box.width(), 3.4), tr("Incoming missiles"), 2.5, weight=600)
    across, step = 15, box.width() / 15
    top = box.top() + 3.8
    for place in range(_DOTS):
        line, column = divmod(place, across)
        at = QPointF(box.left() + (column + 0.5) * step, top + (line + 0.5) * step)
        painter.setPen(QPen(hub().colour("text_dim"), 0.2))
        painter.setBrush(hub().colour("line" if place % 10 == 9 else "panel"))
        painter.drawEllipse(at, step * 0.38, step * 0.38)
    return top + step * (_DOTS // across)


def _worksheet(painter: QPainter, box: QRectF) -> None:
    """A2.415: what is left of a large salvo."""
    words(painter, QRectF(box.left(), box.top(), box.width(), 3.4), tr("Missiles Impacting"), 2.5, weight=600)
    lines = (
        ("", tr("Incoming")),
        ("−", tr("ECM and decoy")),
        ("−", tr("CM kills")),
        ("−", tr("PD kills")),
        ("=", tr("Impacting")),
    )
    column = (box.width() - 22) / 3
    for place, name in enumerate((tr("E"), tr("M"), tr("L"))):
        head = QRectF(box.left() + 22 + place * column, box.top() + 3, column, 3)
        words(painter, head, name, 2.3, weight=600, align=CENTRE)
    high = min(6.0, (box.height() - 6.5) / len(lines))
    for line, (sign, name) in enumerate(lines):
        y = box.top() + 6 + line * high
        words(painter, QRectF(box.left(), y, 3, high), sign, 3.0, weight=600)
        words(painter, QRectF(box.left() + 3, y, 19, high), name, 2.2)
        for place in range(3):
            cell = QRectF(box.left() + 22 + place * column + 0.4, y + 0.4, column - 0.8, high - 0.8)
            frame(
                painter, cell, edge="text" if sign == "=" else "text_dim", width=0.4 if sign == "=" else 0.2
            )


def _ladder(painter: QPainter, box: QRectF, title: str, steps: Sequence[tuple[str, str]]) -> None:
    """The column shifts as boxes and arrows; a double border means off the ship's sheet (A2.412)."""
    wide = 30.0
    room = QRectF(box.left(), box.top(), wide - 1, box.height())
    words(painter, room, title, 2.5, weight=600, align=TOP, wrap=True)
    each = min(25.0, (box.width() - wide - 17) / len(steps))
    x = box.left() + wide
    for name, way in steps:
        cell = QRectF(x, box.top() + 2.6, each - 2, box.height() - 3.2)
        _arrow(painter, cell, way)
        words(painter, QRectF(x, box.top() - 0.4, each - 2, 3), name, 1.9, token="text_dim", align=CENTRE)
        x += each
    final = QRectF(box.right() - 15, box.top() + 2.2, 15, box.height() - 2.6)
    frame(painter, final, edge="text", width=0.5)
    words(
        painter,
        QRectF(final.left(), box.top() - 0.8, 15, 3),
        tr("= column"),
        1.9,
        token="text_dim",
        align=CENTRE,
    )


def _arrow(painter: QPainter, box: QRectF, way: str) -> None:
    painter.setPen(QPen(hub().colour("text"), 0.25))
    painter.setBrush(hub().colour("panel"))
    shapes = [box] + ([box.adjusted(0.7, 0.7, -0.9, -0.7)] if "own" in way else [])
    for shape in shapes:
        painter.drawPolygon(_outline(shape, way))


def _outline(box: QRectF, way: str) -> QPolygonF:
    tip = 2.4
    left = box.left() + (tip if way.startswith("left") else 0.0)
    right = box.right() - (tip if way.startswith("right") else 0.0)
    points = [QPointF(left, box.top()), QPointF(right, box.top())]
    if way.startswith("right"):
        points.append(QPointF(box.right(), box.center().y()))
    points += [QPointF(right, box.bottom()), QPointF(left, box.bottom())]
    if way.startswith("left"):
        points.append(QPointF(box.left(), box.center().y()))
    return QPolygonF(points)


def _table(painter: QPainter, at: QPointF, table: LookUp, wide: float, line: float, rows_are: str) -> None:
    """A look-up: columns from 1, every other row on gray."""
    first = 9.0
    columns = len(table.rows[0][1])
    words(painter, QRectF(at.x(), at.y(), first - 1, line), rows_are, 1.6, token="text_dim", align=RIGHT)
    for column in range(columns):
        head = QRectF(at.x() + first + column * wide, at.y(), wide, line)
        words(painter, head, str(column + 1), 2.0, weight=600, token="accent", align=CENTRE)
    for place, (name, values) in enumerate(table.rows, 1):
        y = at.y() + place * line
        if place % 2:
            strip = QRectF(at.x(), y, first + columns * wide, line)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(hub().colour("hover"))
            painter.drawRect(strip)
        words(painter, QRectF(at.x(), y, first - 1.4, line), name, 2.1, weight=600, align=RIGHT)
        for column, value in enumerate(values):
            cell = QRectF(at.x() + first + column * wide, y, wide, line)
            words(painter, cell, str(value), 2.0, token="text" if value else "text_faint", align=CENTRE)
