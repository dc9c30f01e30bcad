"""The summary of rulings on paper: what is unclear in the printed rules, and how it is played here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.library import RulingEntry
from gui.paper.ink import TOP, hair, text_height, words
from gui.paper.pages import Page, Paper
from gui.speech import tr

_GAP: Final = 1.0
_BETWEEN: Final = 3.4


@dataclass(frozen=True, slots=True)
class _Line:
    """A paragraph, or a heading."""

    text: str
    size: float
    weight: int = 500
    token: str = "text"
    indent: float = 0.0

    def height(self, width: float) -> float:
        """What it takes in a column."""
        return text_height(self.text, self.size, width - self.indent, self.weight) + _GAP


_Block = tuple[_Line, ...]


def ruling_pages(
    title: str,
    rulings: Sequence[RulingEntry],
    options: Mapping[str, str],
    ledger: str,
    paper: Paper,
) -> Sequence[Page]:
    """All rulings, with this game's options where they change one, and the ledger of what was overruled."""
    head: _Block = (
        _Line(tr("{title}: rulings", title=title), 5.4, 600),
        _Line(
            tr(
                "Where the printed rules are silent, unclear or lost, the "
                "program plays as follows. The numbers"
                " are those of the rules concerned."
            ),
            3.0,
            token="text_dim",
        ),
    )
    blocks = [head, *(_block(ruling, options) for ruling in rulings)]
    if ledger:
        lines = [_Line(tr("Ruling ledger of this game"), 4.4, 600)]
        lines += [_Line(line, 3.0) for line in ledger.splitlines() if line.strip()]
        blocks.append(tuple(lines))
    area = paper.area()
    return [
        Page(tr("{title}: rulings", title=title), partial(_draw, tuple(part)))
        for part in _filled(blocks, area.width(), area)
    ]


def _block(ruling: RulingEntry, options: Mapping[str, str]) -> _Block:
    lines = [
        _Line(f"{ruling.question}", 3.5, 600),
        _Line(f"{ruling.id}  ·  {', '.join(ruling.rules)}", 2.5, token="accent"),
        _Line(ruling.ruling, 3.2),
        _Line(tr("Why: {why}", why=ruling.why), 2.8, token="text_dim"),
    ]
    if ruling.alternatives:
        lines.append(
            _Line(
                tr("Instead: {other_readings}", other_readings=" ".join(ruling.alternatives)),
                2.8,
                token="text_dim",
            )
        )
    if ruling.option:
        chosen = options.get(ruling.option)
        told = (
            tr("In this game {option} is {chosen}.", option=ruling.option, chosen=chosen)
            if chosen
            else tr("Option: {option}.", option=ruling.option)
        )
        lines.append(_Line(told, 2.8, 600))
    return tuple(lines)


def _filled(blocks: Sequence[_Block], width: float, area: QRectF) -> list[list[_Block]]:
    """The blocks page by page; none is broken but one that is longer than a page."""
    pages: list[list[_Block]] = [[]]
    left = area.height()
    for block in blocks:
        for part in _cut(block, width, area.height()):
            tall = sum(line.height(width) for line in part) + _BETWEEN
            if tall > left and pages[-1]:
                pages.append([])
                left = area.height()
            pages[-1].append(part)
            left -= tall
    return pages


def _cut(block: _Block, width: float, most: float) -> list[_Block]:
    parts: list[list[_Line]] = [[]]
    tall = 0.0
    for line in block:
        height = line.height(width)
        if parts[-1] and tall + height > most - _BETWEEN:
            parts.append([])
            tall = 0.0
        parts[-1].append(line)
        tall += height
    return [tuple(part) for part in parts]


def _draw(blocks: tuple[_Block, ...], painter: QPainter, area: QRectF) -> None:
    y = area.top()
    for place, block in enumerate(blocks):
        if place:
            hair(
                painter,
                QPointF(area.left(), y - _BETWEEN / 2),
                QPointF(area.right(), y - _BETWEEN / 2),
                token="line",
            )
        for line in block:
            tall = line.height(area.width())
            box = QRectF(area.left() + line.indent, y, area.width() - line.indent, tall)
            words(
                painter,
                box,
                line.text,
                line.size,
                token=line.token,
                weight=line.weight,
                align=TOP,
                wrap=True,
            )
            y += tall
        y += _BETWEEN
