"""The whole window in the trial language, in a process of its own: what it shows without brackets.

`python -m tests.helpers.trial_run FOLDER` prints a JSON object: for each place the texts in which words stand
that never came to the language.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

LEAVE = (
    "game.home",
    "game.quit",
    "game.open",
    "view.gl",
    "view.full",
    "turn.chair",
)
"""Actions that end the game, or open a window of the system."""
GAMES = ("simple-setup-duel", "destroyer-duel", "fleet-action", "alliance-vs-hierarchy", "the-war")
STEPS = {"destroyer-duel": 8, "fleet-action": 4, "the-war": 4, "alliance-vs-hierarchy": 4}
ASIDE = {
    "ScrollLeftButton": "Qt's own",
    "ScrollRightButton": "Qt's own",
    "save-name": "the player's own words",
    "export-name": "the player's own words",
    "branch-name": "the player's own words",
    "care-title": "the player's own words",
    "export-file": "a path",
    "calc-mode": "a value of the calculator's own",
    "orders-text": "the book's own notation",
    "book-search": "tells the line of the list",
    "book-list": "titles and sources of rules stay in English",
    "book-detail": "as book-list",
    "rule-text": "rules stay in English",
    "ship-sheet": "the printed sheet's own abbreviations",
}
"""Widgets by object name whose words are nobody's to translate, and why."""
_KNOWN_WORDS = (
    # names of the program, of its parts and of keys; what an abbreviation of the books stands for
    "Holotank AVID SSD CIC Inter SIL OFL PNG SVG GIF PDF JSON CSV HTML OpenGL Qt Python Deutsch English"
    " Ctrl Shift Alt Enter Return Esc Escape Tab Home End Del Delete PgUp PgDown PageUp PageDown Left Right"
    " Up Down Space Ins Backspace hexsave mm Star Control Holy War Saganami Island Battlefleet Mars Blazers"
    " Band Sunthrowers"
)
KNOWN = frozenset(_KNOWN_WORDS.split())
"""Words that are the same in every language."""
_SHEET_WORDS = (
    "aft fwd brg com dcy fcon hull hyp lif mag piv rol sdwl CM ECM PD SI ATO CREW ENG EWO HELM TAC ID MQL Mk"
    " ROYAL MANTICORAN NAVY PEOPLE HAVEN CA DD"
)
SHEET = frozenset(_SHEET_WORDS.split())
"""What the printed ship sheet says in its own short forms."""
_TAG = re.compile(r"<style.*?</style>|<[^>]*>|&\w+;|&#\d+;", re.DOTALL)
_RULE = re.compile(r"\b[A-Z][A-Z0-9]*\d*\.[\w.-]+")
ROOT = Path(__file__).resolve().parents[2]
_FLEET = re.compile(r"\b[AH]F\d+\b")
_DICE = re.compile(r"\b\d*d\d+(hi|low|med)?\b")
_SEAL = re.compile(r"\b(?=[0-9a-f]*\d)[0-9a-f]{8}\b")
_WORD = re.compile(r"[^\W\d_]{2,}")


def bare(text: str, known: frozenset[str] = KNOWN) -> list[str]:
    """The words of a text that stand outside all brackets; of an elided text one may be cut off."""
    depth, outside = 0, []
    for sign in _SEAL.sub(" ", _RULE.sub(" ", _TAG.sub(" ", text))):
        if sign == "⟧" and depth == 0:
            outside.clear()  # the beginning was cut off
        depth += (sign == "⟦") - (sign == "⟧" and depth > 0)
        outside.append(sign if depth == 0 and sign != "⟧" else " ")
    return [
        word for word in _WORD.findall(_DICE.sub(" ", _FLEET.sub(" ", "".join(outside)))) if word not in known
    ]


class Witness:
    """Hears every text that is drawn, and walks over the widgets."""

    def __init__(self, folder: str) -> None:
        self.known = KNOWN | SHEET | {word for name in names() for word in _WORD.findall(name)}
        self.rulings = frozenset(rulings())
        self.title = "\0"
        """Of the game in play: the player's own words."""
        self.found: dict[str, set[str]] = defaultdict(set)
        self.place = "start"
        self.texts = 0
        self._own = re.compile(re.escape(folder) + r"\S*")
        """Files of this run."""

    def note(self, text: object, of: object) -> None:
        if not isinstance(text, str) or not text.strip():
            return
        self.texts += 1
        if text in self.rulings:
            return
        if bare(self._own.sub(" ", text).replace(self.title, ""), self.known):
            self.found[f"{self.place}: {of}"].add(text)

    def listen(self) -> None:
        """From now on hears what painters write."""
        from PySide6.QtGui import QPainter

        drawn = QPainter.drawText

        def draw(painter: QPainter, *given: Any) -> Any:
            for each in given:
                self.note(each, "drawn")
            return drawn(painter, *given)

        QPainter.drawText = draw  # type: ignore[method-assign]

    def walk(self, window: Any) -> None:
        """All that a window's widgets say, shown or not."""
        from PySide6.QtWidgets import QWidget

        for each in (window, *window.findChildren(QWidget)):
            if _aside(each):
                continue
            name = f"{type(each).__name__} {each.objectName()}".strip()
            for text in _said_by(each):
                self.note(text, name)


def _aside(widget: Any) -> bool:
    while widget is not None:
        if widget.objectName() in ASIDE:
            return True
        widget = widget.parent()
    return False


def names() -> Iterator[str]:
    """Names of games, ships and classes: the same in every language."""
    from engine import library
    from gui.presenters.new_game import class_name

    for game in library.games():
        yield game.title
        for scenario in library.scenarios(game.slug) if game.available else ():
            for ship in scenario.get("ships") or ():
                yield f"{ship.get('name', '')} {class_name(str(ship.get('class', '')))}"
            yield from (str(side["id"]) for side in scenario.get("sides") or () if game.slug == "holy-war")
    for file in (ROOT / "resources" / "rules").glob("*/*.json"):
        if file.parent.name != "sits":
            yield from _named(json.loads(file.read_text(encoding="utf-8")))


def rulings() -> Iterator[str]:
    """Readings of the printed rules, which stay in English."""
    from engine import library

    for game in library.games():
        for each in library.rulings(game.slug) if game.available else ():
            yield from (each.question, each.ruling, each.why, *each.alternatives)


def _named(data: Any) -> Iterator[str]:
    """Names of races, ships and systems in a game's data."""
    if isinstance(data, dict):
        yield from (str(data[key]) for key in ("name", "race") if key in data)
        data = list(data.values())
    for each in data if isinstance(data, list) else ():
        yield from _named(each)


def _said_by(widget: Any) -> Iterator[object]:
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractItemView,
        QComboBox,
        QDockWidget,
        QGroupBox,
        QLabel,
        QLineEdit,
        QMenu,
        QPlainTextEdit,
        QSpinBox,
        QTabBar,
        QTextEdit,
    )

    for ask in (
        "windowTitle",
        "toolTip",
        "statusTip",
        "whatsThis",
        "accessibleName",
        "accessibleDescription",
    ):
        yield getattr(widget, ask)()
    for kind, ask in (
        (QLabel, "text"),
        (QAbstractButton, "text"),
        (QLineEdit, "text"),
        (QLineEdit, "placeholderText"),
        (QTextEdit, "placeholderText"),
        (QGroupBox, "title"),
        (QMenu, "title"),
        (QDockWidget, "windowTitle"),
        (QSpinBox, "text"),
    ):
        if isinstance(widget, kind):
            yield getattr(widget, ask)()
    if isinstance(widget, QTextEdit | QPlainTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QTabBar):
        for place in range(widget.count()):
            yield widget.tabText(place)
            yield widget.tabToolTip(place)
    for action in widget.actions():
        yield action.text()
        yield action.toolTip()
        yield action.iconText()
    if isinstance(widget, QComboBox | QAbstractItemView) and widget.model() is not None:
        yield from _items(widget.model())


def _items(model: Any, parent: Any = None) -> Iterator[object]:
    from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

    parent = parent or QModelIndex()
    roles = Qt.ItemDataRole
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    if not parent.isValid():
        for column in range(columns):
            yield model.headerData(column, Qt.Orientation.Horizontal, roles.DisplayRole)
    for line in range(min(model.rowCount(parent), 60)):
        for column in range(columns):
            index = model.index(line, column, parent)
            for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole):
                yield model.data(index, role)
            if not isinstance(model, QAbstractListModel):
                yield from _items(model, index)


def visit(window: Any, witness: Witness, scenarios: Iterable[str]) -> None:
    """Home screen, setup, and each game with its steps, views, sheets and menus."""
    from gui.program import find_scenario, start_scenario
    from tests.helpers.open_window import settle

    def look(place: str) -> None:
        witness.place = place
        document = window.documents.current
        witness.title = document.title if document is not None else witness.title
        settle(10)
        window.grab()
        witness.walk(window)

    look("home")
    for scenario in scenarios:
        window.set_up(find_scenario(scenario))
        look(f"{scenario}, new game")
        window.sheets.close_all()
        assert start_scenario(window, scenario)
        _sit(window)
        for step in range(STEPS.get(scenario, 1)):
            look(f"{scenario}, step {step}")
            window.press_primary()
            settle()
            if window.sheets.busy:
                look(f"{scenario}, step {step}, asked")
                window.sheets.top.enter()
            settle()
            if window.screen_ is None:
                look(f"{scenario}, curtain")
            _sit(window)
        for view in ("map", "both", "solid"):
            window.show_centre(view)
            look(f"{scenario}, {view}")
        for action in tuple(window.actions_):
            if action.id in LEAVE or action.when(window):
                continue
            action.run(window)
            look(f"{scenario}, {action.id}")
            if window.sheets.busy:
                window.sheets.close_all()
            _sit(window)
        window.go_home()
        look(f"{scenario}, home again")


def _sit(window: Any) -> None:
    from tests.helpers.open_window import settle

    for _ in range(4):
        if window.screen_ is None and window.table is not None:
            window.curtain.lifted.emit()
        settle()


def main() -> int:
    from gui import language

    language.use(language.TRIAL)
    from tests.helpers.open_window import open_window

    folder = sys.argv[1]
    witness = Witness(folder)
    witness.listen()
    window = open_window(Path(folder))
    visit(window, witness, sys.argv[2:] or GAMES)
    window.close()
    found = {place: sorted(texts) for place, texts in sorted(witness.found.items())}
    print(json.dumps({"texts": witness.texts, "found": found}))  # noqa: T201 - the answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
