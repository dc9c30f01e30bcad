"""The home screen: games, their scenarios, and the games that lie waiting."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.games.registry import GameEntry, shelf
from gui.home.backdrop import backdrop
from gui.home.cards import GameCard, RowCard, connected
from gui.icons import icon
from gui.presenters.new_game import ScenarioCard, SideLine
from gui.qt import BASE, PAGE, SMALL, WIDE, button, clear, column, holder, label, row, scroller, tool
from gui.session.documents import SavedGame
from gui.session.keeping import PICTURE
from gui.session.titles import scenario_title, shown_title
from gui.speech import said, tr, trn
from gui.theme.style import hub

FEW: Final = 12
"""Games that are listed at once; a button brings the others."""
SHOWN: Final = 4
"""Ships of a side that the card names; of the others it says how many there are."""


class HomeScreen(QWidget):
    """What is seen when no game is open."""

    game_chosen = Signal(str)
    start_asked = Signal(object)
    """A ScenarioCard to set up."""
    save_asked = Signal(object)
    """A SavedGame to open."""
    discard_asked = Signal(object)
    """A SavedGame that shall not be offered again."""
    care_asked = Signal(object)
    """A SavedGame to be renamed, copied, thrown away, or taken back to an older generation."""
    open_asked = Signal()
    settings_asked = Signal()
    keys_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: tuple[QSize, float, str, QPixmap] | None = None
        self._chosen: ScenarioCard | None = None
        self._every_game = False
        """All games stand in the list, not only those played last."""
        self._cards = [GameCard(game) for game in shelf()]
        self._rows: list[RowCard] = []
        self._waiting: list[QWidget] = []
        self._scenarios = QVBoxLayout()
        self._saves = QVBoxLayout()
        self._going: dict[str, SavedGame] = {}
        """The game last played of each scenario, by its title."""
        self._detail = _Detail(self._start, self.save_asked.emit)
        self._build()
        hub().changed.connect(self.update)

    def _build(self) -> None:
        name = label("Holotank", "display")
        line = label(tr("Printed space-combat games, played by their printed rules."), "dim")
        shelf = QHBoxLayout()
        shelf.setSpacing(BASE)
        for card in self._cards:
            shelf.addWidget(card)
            card.clicked.connect(lambda _checked=False, game=card.game: self.choose_game(game))
        connected(self._cards)
        for card in self._cards:
            card.walked.connect(self._walked)
        open_button = button(tr("Open a game…"), self.open_asked.emit, role="flat")
        open_button.setIcon(icon("open"))
        open_button.setObjectName("home-open")
        settings = button(tr("Settings"), self.settings_asked.emit, role="flat")
        settings.setIcon(icon("gear"))
        settings.setObjectName("home-settings")
        keys = button(tr("Keys"), self.keys_asked.emit, role="flat")
        keys.setIcon(icon("keys"))
        self._corner: list[QPushButton] = [open_button, settings, keys]
        top = row(column(name, line, gap=0), None, open_button, settings, keys, gap=SMALL)
        for layout in (self._scenarios, self._saves):
            layout.setSpacing(SMALL)
            layout.setContentsMargins(2, 2, 6, 2)
        left = column(
            label(tr("Scenarios"), "section"), scroller(_clearly(self._scenarios), tabbed=False), gap=SMALL
        )
        middle = column(label(tr("The scenario"), "section"), self._detail, None, gap=SMALL)
        middle.setStretch(1, 1)
        middle.setStretch(2, 0)
        right = column(
            label(tr("Your games"), "section"), scroller(_clearly(self._saves), tabbed=False), gap=SMALL
        )
        lower = QHBoxLayout()
        lower.setSpacing(WIDE)
        for layout, share in ((left, 30), (middle, 36), (right, 34)):
            lower.addLayout(layout, share)
        whole = column(top, label(tr("Games"), "section"), shelf, 4, gap=BASE, margin=PAGE)
        whole.addLayout(lower, 1)
        self.setLayout(whole)

    @property
    def chosen(self) -> ScenarioCard | None:
        """The scenario that is looked at."""
        return self._chosen

    def _walked(self) -> None:
        """Arrow keys choose the game that they come to, as in every row of choices."""
        game = next((card.game for card in self._cards if card.hasFocus()), None)
        if game is not None:
            self.choose_game(game)

    def choose_game(self, game: GameEntry) -> None:
        """Shows the scenarios of a game; asks for them by `game_chosen`."""
        for card in self._cards:
            card.setChecked(card.game == game)
        self.game_chosen.emit(game.slug)

    def show_scenarios(self, cards: Sequence[ScenarioCard], problem: str = "") -> None:
        """Lists a game's scenarios and chooses the first."""
        clear(self._scenarios)
        rows: list[RowCard] = []
        for card in cards:
            plate = RowCard(
                card.title, " · ".join((*card.force, card.setup)), tag=card.tag, tag_token=_tag_token(card)
            )
            plate.setObjectName(f"scenario-{card.id}")
            plate.setAccessibleDescription(card.summary)
            plate.setCheckable(True)
            plate.setAutoExclusive(True)
            plate.focused.connect(partial(self._visit, plate, card))
            plate.clicked.connect(lambda _checked=False, p=plate, c=card: self._visit(p, c))
            plate.entered.connect(self._start)
            rows.append(plate)
            self._scenarios.addWidget(plate)
        self._rows = rows
        connected(rows)
        if not cards:
            self._scenarios.addWidget(label(problem or tr("No scenarios were found."), "dim", wrap=True))
        self._scenarios.addStretch(1)
        if cards:
            self._visit(rows[0], cards[0])
        self._set_tab_order()

    def _visit(self, plate: RowCard, card: ScenarioCard) -> None:
        plate.setChecked(True)
        if card is not self._chosen:
            self._chosen = card
            self._detail.show_card(card, self._under_way(card))

    def _under_way(self, card: ScenarioCard) -> SavedGame | None:
        """The game of a scenario that can be gone on with."""
        return self._going.get(str(card.data.get("title", "")))

    def chosen_row(self) -> QWidget | None:
        """The row of the chosen scenario: where the keys belong at first."""
        chosen = next((row for row in self._rows if row.isChecked()), None)
        if chosen is not None:
            chosen.show()  # what was just put into a layout is only shown later, and has no keys till then
        return chosen

    def take_keys(self) -> None:
        """Gives the keys to the chosen scenario."""
        if (chosen := self.chosen_row()) is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_tab_order(self) -> None:
        """Games, scenarios, the button that sets one up, the games that wait, the corner."""
        saves = [part for part in self._waiting if part.isEnabled()]
        games = [card for card in self._cards if card.isEnabled()]
        for before, after in pairwise(
            (*games, *self._rows, self._detail.start, self._detail.go_on, *saves, *self._corner)
        ):
            QWidget.setTabOrder(before, after)

    def _start(self) -> None:
        if self._chosen is not None:
            self.start_asked.emit(self._chosen)

    def show_saves(self, recover: Sequence[SavedGame], recent: Sequence[SavedGame]) -> None:
        """Lists the games that were not closed cleanly, those opened of late, and a way to the others."""
        clear(self._saves)
        self._going = {}
        for save in (*recover, *recent):
            if save.shelf and not save.trouble:
                self._going.setdefault(scenario_title(save.title), save)
        if self._chosen is not None:
            self._detail.show_card(self._chosen, self._under_way(self._chosen))
        rows: list[RowCard] = []
        self._waiting = []
        for save in recover:
            words = tr("Was not closed cleanly. {where}", where=save.words)
            picture = QPixmap(str(save.path.with_name(PICTURE)))
            plate = RowCard(
                shown_title(save.title), words, tag=tr("Continue"), tag_token="warn", picture=picture
            )
            plate.setObjectName(f"recover-{save.path.stem}")
            plate.setToolTip(tr("Continue where this game stood.") + f"\n{save.path}")
            plate.clicked.connect(lambda _checked=False, s=save: self.save_asked.emit(s))
            rows.append(plate)
            drop = button(tr("Let it go"), partial(self.discard_asked.emit, save), role="flat")
            drop.setToolTip(tr("Keeps the file, but does not offer it again."))
            more = self._more(save, plate)
            self._waiting += [plate, drop]
            self._saves.addLayout(row(plate, more, gap=SMALL))
            self._saves.addLayout(row(None, drop))
        shown = recent if self._every_game else recent[:FEW]
        for save in shown:
            words = save.words if save.shelf else f"{save.words} · {save.path.name}"
            picture = QPixmap(str(save.path.with_name(PICTURE)))
            plate = RowCard(shown_title(save.title), words, picture=picture if save.shelf else None)
            plate.setObjectName(f"recent-{save.path.stem}")
            plate.setToolTip(str(save.path))
            plate.clicked.connect(lambda _checked=False, s=save: self.save_asked.emit(s))
            rows.append(plate)
            self._waiting.append(plate)
            if not save.shelf:
                self._saves.addWidget(plate)
                continue
            more = self._more(save, plate)
            self._saves.addLayout(row(plate, more, gap=SMALL))
        connected(rows)
        if more_games := len(recent) - len(shown):
            others = button(
                trn("{count} more game", "{count} more games", more_games),
                partial(self._show_every_game, recover, recent),
                role="flat",
            )
            others.setObjectName("home-more-games")
            self._waiting.append(others)
            self._saves.addWidget(others)
        self._set_tab_order()
        if not rows:
            text = tr("Games that you play appear here. Every command is written to disk as it is given.")
            self._saves.addWidget(label(text, "dim", wrap=True))
        self._saves.addStretch(1)

    def _show_every_game(self, recover: Sequence[SavedGame], recent: Sequence[SavedGame]) -> None:
        self._every_game = True
        self.show_saves(recover, recent)
        self._waiting[len(self._waiting) - len(recent) + FEW].setFocus(Qt.FocusReason.OtherFocusReason)

    def _more(self, save: SavedGame, plate: RowCard) -> QToolButton:
        """A button beside the row for the mouse; the menu key of the row does the same."""
        plate.more_asked.connect(partial(self.care_asked.emit, save))
        plate.setAccessibleDescription(tr("The menu key opens older generations, rename, duplicate, trash."))
        words = tr(
            "More about {title}: older generations, rename, duplicate, export, folder, trash",
            title=shown_title(save.title),
        )
        made = tool("…", partial(self.care_asked.emit, save), tip=words)
        made.setObjectName(f"more-{save.shelf}")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        theme = hub().theme.name
        if self._picture is None or self._picture[:3] != (self.size(), ratio, theme):
            self._picture = (self.size(), ratio, theme, backdrop(self.size(), ratio))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture[3])
        painter.end()


def _tag_token(card: ScenarioCard) -> str:
    return "good" if card.lesson == 1 else "text_dim"


def _clearly(layout: QVBoxLayout) -> QWidget:
    made = holder(layout)
    made.setObjectName("clear")
    return made


class _Detail(QFrame):
    """The chosen scenario: what it is, who flies what, and the button that sets it up."""

    def __init__(self, start: Callable[[], None], go_on: Callable[[SavedGame], object]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._game: SavedGame | None = None
        self._title = label("", "title", wrap=True)
        self._summary = label("", "body", wrap=True)
        self._facts = label("", "small", wrap=True)
        self._sides = QGridLayout()
        self._sides.setHorizontalSpacing(WIDE)
        self._sides.setVerticalSpacing(4)
        self.start = button(tr("Set up this game"), start, role="primary")
        self.start.setObjectName("home-start")
        self.start.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.start.setEnabled(False)
        self.go_on = button(tr("Go on with your game"), self._goes_on)
        self.go_on.setObjectName("home-go-on")
        self._go_on = go_on
        self.go_on.hide()
        inner = column(self._title, self._facts, self._summary, 4, self._sides, None, gap=SMALL, margin=2)
        self._inner = inner
        self._area = scroller(_clearly(inner), tabbed=False)
        self.setLayout(column(self._area, self.start, self.go_on, gap=BASE, margin=WIDE))
        hub().changed.connect(self._fit)

    def show_card(self, card: ScenarioCard, game: SavedGame | None) -> None:
        """Shows a scenario, and the game of it that lies waiting."""
        self._game = game
        self.go_on.setVisible(game is not None)
        if game is not None:
            self.go_on.setToolTip(game.words)
            self.go_on.setAccessibleDescription(game.words)
        self._title.setText(card.title)
        self._summary.setText(card.summary)
        self._facts.setText(" · ".join(part for part in (card.map, *card.force, card.setup) if part))
        clear(self._sides)
        for place, side in enumerate(card.sides):
            self._sides.addLayout(_side(side), 0, place)
        self.start.setEnabled(True)
        self._fit()

    def _goes_on(self) -> None:
        if self._game is not None:
            self._go_on(self._game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As tall as what it says: the picture behind is worth seeing."""
        for part in self._area.findChildren(QLabel):
            # What was just put into a layout is only shown later, and till then counts for nothing.
            part.show()
        self._inner.invalidate()
        words = self._inner.totalHeightForWidth(max(120, self.width() - 2 * WIDE - 2))
        more = BASE + self.go_on.sizeHint().height() if self._game is not None else 0
        self.setMaximumHeight(words + self.start.sizeHint().height() + more + BASE + 2 * WIDE + 6)


def _side(side: SideLine) -> QVBoxLayout:
    head = label(f"{side.id[:1].upper()}  {said(side.id)}", "body")
    head.setStyleSheet(f"color: {hub().theme.colour(side.colour)}; font-weight: 600;")
    rows: list[QLabel] = []
    for ship in side.ships[:SHOWN]:
        words = f"{ship.number}  {ship.name}"
        if ship.officers:
            grades = trn("{count} officer of note", "{count} officers of note", len(ship.officers))
            words = f"{words}  ·  {grades}"
        rows.append(label(words, "small", wrap=True))
    if len(side.ships) > SHOWN:
        rows.append(label(tr("and {count} more", count=len(side.ships) - SHOWN), "small"))
    return column(head, *rows, None, gap=2)
