"""The right column of a sheet: cost, officers and crew, range bands, internals (A2.65-A2.67)."""

from typing import Final

from PySide6.QtCore import QRectF

from engine.rulesets.sits.view import SheetOfficer, SheetTrack, ShipSheet
from gui.games.sits.ssd.shapes import CENTRE, wide
from gui.games.sits.ssd.writer import LINE, PAD, Writer
from gui.speech import mark, tr

HEADING: Final = 28.0
_OFFICER: Final = 34.0
_BAND: Final = 25.0
_GRADES: Final = {
    "poor": (tr("Poor"), tr("poor")),
    "average": (tr("Average"), tr("average")),
    "veteran": (tr("Veteran"), tr("veteran")),
    "elite": (tr("Elite"), tr("elite")),
}
"""Each as a heading and within a sentence, from the worst to the best."""
_HULL: Final = 10
_SALVOES: Final = {"early": tr("Early"), "middle": tr("Middle"), "late": tr("Late")}


class OfficerPart:
    """Points, box count, and what each grade of each post does and costs."""

    def __init__(self, writer: Writer, sheet: ShipSheet, width: float) -> None:
        self._writer = writer
        self._sheet = sheet
        self._width = width
        self.height = HEADING + 44 + 22 + len(sheet.officers) * _OFFICER + PAD

    def write(self, x: float, y: float, height: float) -> None:
        """Writes it into a frame of a height."""
        writer, sheet = self._writer, self._sheet
        writer.field(QRectF(x, y, self._width, height), fill="panel", edge="line_strong")
        writer.heading(QRectF(x, y, self._width, HEADING), tr("Officers & Crew"), "sits/A2.65")
        points = (
            (tr("Base Cost"), str(sheet.base_cost)),
            (tr("Adjusted Cost"), str(sheet.cost)),
            (tr("Box Count"), str(sheet.box_count)),
        )
        third = (self._width - 2 * PAD) / 3
        for place, (name, value) in enumerate(points):
            box = QRectF(x + PAD + place * third, y + HEADING + 6, third - 6, 34)
            writer.field(box, edge="line_strong", fill="raised")
            writer.words(box.adjusted(8, 0, -8, 0), name, 14, token="text_dim")
            value_box = box.adjusted(wide(name, 14) + 12, 0, -8, 0)
            writer.words(value_box, value, 19, weight=600, align=CENTRE)
            writer.spot(box, f"{name}: {value}", "sits/D1.112" if place == 1 else "sits/A2.65")
        top = y + HEADING + 44
        first, column = self._columns()
        for place, (grade, _) in enumerate(_GRADES.values()):
            box = QRectF(x + PAD + first + place * column, top, column, 22)
            writer.words(box, grade, 14, token="text_dim", weight=600, align=CENTRE)
        for line, officer in enumerate(sheet.officers):
            self._line(officer, x + PAD, top + 22 + line * _OFFICER)

    def _columns(self) -> tuple[float, float]:
        first = 62.0
        return first, (self._width - 2 * PAD - first) / 4

    def _line(self, officer: SheetOfficer, x: float, y: float) -> None:
        writer = self._writer
        first, column = self._columns()
        writer.line(x, y, self._width - 2 * PAD)
        writer.words(QRectF(x, y, first, _OFFICER), officer.post, 15, weight=600)
        grades = tuple(_GRADES.items())
        for place, (effect, cost) in enumerate(zip(officer.effects, officer.costs, strict=True)):
            box = QRectF(x + first + place * column, y + 2, column, _OFFICER - 4)
            grade, (_, words) = grades[place]
            here = grade == officer.grade
            if here:
                # As the owner circles the grade aboard (D1.1).
                writer.field(box.adjusted(1, 0, -1, 0), edge="accent", fill="accent_deep", width=2, radius=12)
            weight = 600 if here else 500
            high = box.height() / 2
            writer.words(
                QRectF(box.left() + 3, box.top() + 1, box.width() - 6, high),
                effect,
                13,
                weight=weight,
                align=CENTRE,
            )
            price = f"{cost:+d}".replace("-", "−") if cost else "±0"
            below = QRectF(box.left(), box.top() + high - 1, box.width(), high)
            writer.words(below, price, 12, token="text_dim", align=CENTRE)
            form = (
                mark("{officer}, {grade}: {effect}; cost {price}; aboard")
                if here
                else mark("{officer}, {grade}: {effect}; cost {price}")
            )
            told = tr(form, officer=officer.title, grade=words, effect=effect, price=price)
            writer.spot(box, told, officer.rule)


class BandPart:
    """Which salvoes each range allows, and how good the missiles are there (A2.66)."""

    def __init__(self, writer: Writer, sheet: ShipSheet, width: float) -> None:
        self._writer = writer
        self._sheet = sheet
        self._width = width
        self.height = HEADING + 5 * _BAND + PAD + 4 if sheet.bands else 0.0

    def write(self, x: float, y: float, height: float) -> None:
        """Writes it into a frame of a height."""
        writer, bands = self._writer, self._sheet.bands
        if not bands:
            return
        writer.field(QRectF(x, y, self._width, height), fill="panel", edge="line_strong")
        head = QRectF(x, y, self._width, HEADING)
        writer.heading(head, tr("Missile Range Bands"), "sits/A2.66", self._sheet.missile)
        first = 92.0
        column = (self._width - 2 * PAD - first) / len(bands)
        top = y + HEADING + 4
        for line, name in enumerate((*_SALVOES.values(), tr("Range"), tr("Base MQL"))):
            writer.words(QRectF(x + PAD, top + line * _BAND, first, _BAND), name, 15, weight=600)
        for place, band in enumerate(bands):
            left = x + PAD + first + place * column
            for line, (salvo, title) in enumerate(_SALVOES.items()):
                cell = QRectF(left, top + line * _BAND, column, _BAND).adjusted(1, 1, -1, -1)
                can = salvo in band.salvoes
                writer.field(cell, fill="text_dim" if can else "", edge="line", radius=2)
                form = (
                    mark("{step} salvo at range {low} to {high}: yes")
                    if can
                    else mark("{step} salvo at range {low} to {high}: no")
                )
                writer.spot(cell, tr(form, step=title, low=band.low, high=band.high), "sits/C2.121")
            reach = f"{band.low}–{band.high}"
            for line, (text, size) in enumerate(((reach, 14), (str(band.mql), 17)), 3):
                cell = QRectF(left, top + line * _BAND, column, _BAND)
                writer.words(cell, text, size, weight=600, align=CENTRE)
                writer.spot(
                    cell, tr("Range {reach}: base MQL {mql}", reach=reach, mql=band.mql), "sits/C2.15"
                )


class InternalsPart:
    """The gray box of damage tracks (A2.67)."""

    def __init__(self, writer: Writer, sheet: ShipSheet, width: float) -> None:
        self._writer = writer
        self._tracks = sheet.internals
        self._width = width
        small = writer.small
        names = [
            wide(f"[{t.code}]" if t.code else "", small, 600) + wide(t.title, small) for t in self._tracks
        ]
        self._names = min(max(names, default=0.0) + 16, width * 0.42)
        tall = sum(self._tall(track) + LINE + 2 for track in self._tracks)
        self.height = HEADING + 2 * PAD + tall if self._tracks else 0.0

    @property
    def fits(self) -> bool:
        """Whether a printed row of ten hull boxes stays whole."""
        return not self._tracks or self._room() >= _HULL * self._writer.step

    def _room(self) -> float:
        return self._width - 2 * PAD - self._names

    def _tall(self, track: SheetTrack) -> float:
        return self._writer.height_of(track, self._room())

    def write(self, x: float, y: float, height: float) -> None:
        """Writes it into a frame of a height."""
        writer = self._writer
        if not self._tracks:
            return
        writer.field(QRectF(x, y, self._width, height), fill="hover", edge="line_strong")
        writer.heading(QRectF(x, y, self._width, HEADING), tr("Internals"), "sits/A2.67")
        spare = max(0.0, height - self.height) / len(self._tracks)
        top = y + HEADING + PAD + spare / 2
        for track in self._tracks:
            box = QRectF(x + PAD, top, self._names - 8, writer.side)
            writer.label(track, box)
            writer.boxes(track, x + PAD + self._names, top, self._room())
            top += self._tall(track) + LINE + 2 + spare
