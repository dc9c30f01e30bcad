"""The score as a table: each side's ships with the boxes they lost and the points they gave away (D2.22)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.core.ids import PieceId, RuleId
from engine.core.view import SeatView
from engine.rulesets.sits.combat_view import Scoreboard, ShipScore, SideScore
from gui.panels.links import SCHEME, rule_link
from gui.qt import BASE, SMALL, WIDE, clear, label, painting, tint
from gui.speech import said, tr
from gui.theme.style import hub

FIGHTING: Final = "fighting"
_FATES: Final = {"destroyed": tr("destroyed"), "surrendered": tr("surrendered")}
_FATES_ALONE: Final = {"destroyed": tr("DESTROYED"), "surrendered": tr("SURRENDERED")}
OpenRule = Callable[[str], object]


class LossBar(QWidget):
    """The boxes that a ship has lost, of all that it has."""

    def __init__(self, ship: ShipScore) -> None:
        super().__init__()
        self._ship = ship
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(60)
        self.setAccessibleName(tr("{lost} of {boxes} boxes lost", lost=ship.lost, boxes=ship.boxes))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(120, round(14 * hub().theme.text_scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        share = min(1.0, self._ship.lost / max(1, self._ship.boxes))
        box = QRectF(self.rect()).adjusted(0.5, 2.5, -0.5, -2.5)
        with painting(self) as painter:
            painter.setPen(hub().colour("line_strong"))
            painter.setBrush(tint("bad", 0.0))
            painter.drawRoundedRect(box, 2, 2)
            lost = QRectF(box.left(), box.top(), box.width() * share, box.height())
            painter.fillRect(lost, tint("bad", 0.75))


class ScoreTable(QWidget):
    """Both sides' accounts; the rule behind each figure is a link."""

    def __init__(self, open_rule: OpenRule) -> None:
        super().__init__()
        self.setObjectName("score-table")
        self._open_rule = open_rule
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(BASE)

    def show_score(
        self,
        score: Scoreboard,
        seats: Sequence[SeatView],
        names: Mapping[PieceId, str],
        *,
        over: bool = False,
    ) -> None:
        """Shows the account as it stands."""
        clear(self._layout)
        self._layout.addWidget(self._margin(score, over=over))
        grid = QGridLayout()
        grid.setHorizontalSpacing(WIDE)
        grid.setVerticalSpacing(SMALL // 2)
        for column, head in enumerate(("", tr("Boxes lost"), "", tr("Points given away"), "")):
            made = label(head, "small")
            if column == 3:
                made.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(made, 0, column)
        by_side = {seat.id: seat for seat in seats}
        for side in score.sides:
            self._side(grid, score, side, by_side.get(side.side), names)
        grid.setColumnStretch(1, 1)
        self._layout.addLayout(grid)
        self.setAccessibleName(tr("Score"))
        self.setAccessibleDescription(" ".join(words(score, names)))

    def _margin(self, score: Scoreboard, *, over: bool) -> QLabel:
        margin = margin_words(score)
        text = f"{margin[:1].upper()}{margin[1:]}" if over else tr("As it stands: {margin}", margin=margin)
        return _linked(text, "D2.232", self._open_rule, role="title")

    def _side(
        self,
        grid: QGridLayout,
        score: Scoreboard,
        side: SideScore,
        seat: SeatView | None,
        names: Mapping[PieceId, str],
    ) -> None:
        letter = f"{seat.letter}   " if seat is not None else ""
        head = label(f"{letter}{said(side.side)}", "body")
        colour = hub().theme.colour(seat.colour if seat is not None else "neutral")
        head.setStyleSheet(f"color: {colour}; font-weight: 600;")
        top = grid.rowCount()
        grid.addWidget(head, top, 0)
        account = tr(
            "{points} points scored, own force {cost}: ratio {ratio:.2f}",
            points=side.points,
            cost=side.cost,
            ratio=side.ratio,
        )
        grid.addWidget(_linked(account, "D2.231", self._open_rule), top, 1, 1, 4)
        for line, ship in enumerate((s for s in score.ships if s.side == side.side), top + 1):
            name = label(names.get(ship.ship, str(ship.ship)), "body")
            fate = label(_FATES_ALONE.get(ship.fate, ""), "bad")
            lost = label(tr("{lost} of {boxes}", lost=ship.lost, boxes=ship.boxes), "dim")
            points = label(tr("{points} of {cost}", points=ship.points, cost=ship.cost), "body")
            for place in (lost, points):
                place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            lost.setToolTip(tr("Boxes lost [D2.223]"))
            points.setToolTip(tr("Points for the enemy, of the ship's cost [D2.223]"))
            for column, made in enumerate((name, LossBar(ship), lost, points, fate)):
                grid.addWidget(made, line, column)


def margin_words(score: Scoreboard) -> str:
    """The margin, and whose it is."""
    if score.leader is None:
        return tr("a draw, a cowardly one") if score.drawn else tr("a draw")
    return tr("{margin} for {side}", margin=score.margin, side=said(score.leader))


def words(score: Scoreboard, names: Mapping[PieceId, str]) -> tuple[str, ...]:
    """The score as sentences."""
    lines = [tr("As it stands: {margin}.", margin=margin_words(score))]
    for side in score.sides:
        lines.append(
            tr(
                "{side}: {points} points by a force of {cost}, ratio {ratio:.2f}.",
                side=said(side.side),
                points=side.points,
                cost=side.cost,
                ratio=side.ratio,
            )
        )
        for ship in score.ships:
            if ship.side == side.side:
                told = tr(
                    "{ship}: {lost} of {boxes} boxes lost, {points} of {cost} points",
                    ship=names.get(ship.ship, str(ship.ship)),
                    lost=ship.lost,
                    boxes=ship.boxes,
                    points=ship.points,
                    cost=ship.cost,
                )
                fate = (_FATES[ship.fate],) if ship.fate in _FATES else ()
                lines.append(f"{', '.join((told, *fate))}.")
    return tuple(lines)


def _linked(text: str, number: str, open_rule: OpenRule, *, role: str = "dim") -> QLabel:
    made = QLabel(f"{text} [{rule_link(RuleId(f'sits/{number}'))}]")
    made.setProperty("role", role)
    made.setWordWrap(True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.linkActivated.connect(lambda link: open_rule(link.removeprefix(f"{SCHEME}:")))
    return made
