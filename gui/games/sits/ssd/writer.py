"""Puts words and boxes on a plan: what all sections of a sheet are made of."""

from typing import Final

from PySide6.QtCore import QRectF, Qt

from engine.rulesets.sits.view import SheetBox, SheetTrack
from gui.games.sits.ssd.parts import Field, Plan, Printed, Rule, Spot, Words, box_words
from gui.games.sits.ssd.shapes import CENTRE, LEFT, wide
from gui.speech import said, tr

GAP: Final = 3.0
"""Between two boxes."""
LINE: Final = 4.0
"""Between two rows of boxes."""
PAD: Final = 10.0
"""Between a panel's frame and what is in it."""


class Writer:
    """Writes on a plan with boxes of one size."""

    def __init__(self, plan: Plan, side: float) -> None:
        self.plan = plan
        self.side = side
        self.step = side + GAP
        self.pitch = side + LINE
        self.small = max(11, round(side * 0.58))
        """Type that goes with the boxes."""

    def words(
        self,
        box: QRectF,
        text: str,
        size: int,
        *,
        token: str = "text",
        weight: int = 500,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """A line of text."""
        self.plan.things.append(Words(box, text, size, token, weight, align))

    def field(
        self, box: QRectF, *, fill: str = "", edge: str = "", width: float = 1.2, radius: float = 4.0
    ) -> None:
        """A rectangle."""
        self.plan.things.append(Field(box, fill, edge, width, radius))

    def line(self, x: float, y: float, length: float, token: str = "line_strong") -> None:
        """A hair line to the right of a point."""
        self.plan.things.append(Rule(QRectF(x, y, length, 0), token))

    def spot(self, box: QRectF, words: str, rule: str) -> None:
        """A place that can be pointed at and is no box."""
        self.plan.spots.append(Spot(box, words, rule))

    def heading(self, box: QRectF, text: str, rule: str, note: str = "") -> None:
        """The title bar of a section."""
        self.field(box, fill="hover", radius=3)
        size = round(box.height() * 0.6)
        self.words(box.adjusted(PAD, 0, -PAD, 0), text, size, weight=600)
        if note:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            left = PAD * 2 + wide(text, size, 600)
            self.words(box.adjusted(left, 0, -PAD, 0), note, size - 3, token="text_dim", align=right)
        self.spot(box, text, rule)

    # ---- tracks

    def rows_of(self, track: SheetTrack, width: float) -> list[tuple[SheetBox, ...]]:
        """The printed rows of a track, broken again where they are too long."""
        room = width - self._tail(track)
        across = max(1, int((room + GAP) // self.step))
        rows: list[tuple[SheetBox, ...]] = []
        for row in track.rows:
            parts = -(-len(row) // across)
            each = -(-len(row) // parts) if parts else 1
            rows += [row[start : start + each] for start in range(0, len(row), each)]
        return rows

    def _tail(self, track: SheetTrack) -> float:
        return wide(track.exhausted, self.small, 600) + 2 * GAP if track.exhausted else 0.0

    def height_of(self, track: SheetTrack, width: float) -> float:
        """What the boxes of a track take in height."""
        under = self.small * 0.95 if any(box.under for box in track.boxes()) else 0.0
        return len(self.rows_of(track, width)) * self.pitch - LINE + under

    def boxes(self, track: SheetTrack, x: float, y: float, width: float) -> float:
        """The boxes of a track from a point on; the height they take."""
        place, right = 0, x
        for line, row in enumerate(self.rows_of(track, width)):
            top = y + line * self.pitch
            right = x
            for view in row:
                self._box(track, place, QRectF(right, top, self.side, self.side), view)
                right += self.step
                place += 1
        if track.exhausted:
            rows = len(self.rows_of(track, width))
            top = y + (rows - 1) * self.pitch
            words = track.exhausted.replace("-", "−")
            box = QRectF(right + GAP, top, self._tail(track), self.side)
            gone = track.left == 0
            self.words(box, words, self.small, token="text" if gone else "text_dim", weight=600)
        return self.height_of(track, width)

    def _box(self, track: SheetTrack, place: int, box: QRectF, view: SheetBox) -> None:
        self.plan.things.append(Printed(box, view, track.grey))
        self.plan.spots.append(
            Spot(box.adjusted(-1, -1, 1, 1), box_words(track, place), track.rule, track.id, place)
        )
        if view.under:
            below = QRectF(box.left(), box.bottom() + 1, box.width(), self.small * 0.95)
            self.words(below, view.under, max(9, self.small - 3), token="text_dim", align=CENTRE)

    def label(self, track: SheetTrack, box: QRectF, *, name: str | None = None, detail: str = "") -> None:
        """A track's code in square brackets, its name, and where its figures come from."""
        code = f"[{track.code}]" if track.code else ""
        bold = wide(code, self.small, 600) + (4 if code else 0)
        self.words(
            QRectF(box.left(), box.top(), bold, self.side), code, self.small, token="accent", weight=600
        )
        rest = QRectF(box.left() + bold, box.top(), box.width() - bold, self.side)
        self.words(rest, track.title if name is None else name, self.small)
        whole = f"{track.title}: {detail}" if detail else track.title
        if track.worth:
            whole = tr("{track}; now {worth}", track=whole, worth=track.worth)
        if track.source != "printed":
            source = f"{said(track.source)}, {track.source_ref}"
            whole = tr("{track}. Figures: {source}", track=whole, source=source)
        self.plan.spots.append(Spot(box, whole, track.rule, track.id))
