"""The window's language: catalogues read at the start of the program and given to `gui.speech` and to Qt."""

import locale
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui import speech
from gui.resources import folder
from gui.settings.settings import Settings

ENGLISH: Final = "en"
TRIAL: Final = "trial"
"""No language: every text in brackets, so that a text that never came here is seen. For tests."""
LANGUAGES: Final[Mapping[str, str]] = {ENGLISH: "English", "de": "Deutsch"}
"""What can be chosen, each by its own name."""
CONTEXT: Final = "holotank"
"""Under which Qt finds the window's texts; its own texts have contexts of their own."""
_FORMS: Final[Mapping[str, Callable[[int], int]]] = {"de": lambda count: 0 if count == 1 else 1}
"""Which of the forms of a text belongs to a number."""
_HOLE: Final = re.compile(r"\{(\w+)")


class Words(QTranslator):
    """One language's texts of the window, out of the TS files of its folder."""

    def __init__(self, language: str, place: Path) -> None:
        """CatalogueError for a broken catalogue, or one that fills other holes than the window gives."""
        from gui import ts_file  # here and below: only where another language is spoken

        super().__init__()
        self._form: Callable[[int], int] = _FORMS.get(language, lambda _count: 0)
        self._forms: dict[tuple[str, str], tuple[str, ...]] = {}
        """By text and sense."""
        for path in sorted(place.glob("gui*.ts")):
            for number, each in enumerate(ts_file.read(path), 1):
                known = {*_HOLE.findall(each.source), *(("count",) if each.counts else ())}
                if strange := next((form for form in each.forms if set(_HOLE.findall(form)) - known), None):
                    raise ts_file.CatalogueError(
                        f"{path.name}, message {number}: expected the holes of {each.source!r} in {strange!r}"
                    )
                if each.forms:
                    self._forms[each.source, each.sense] = each.forms

    def isEmpty(self) -> bool:
        """Whether it holds no text at all."""
        return not self._forms

    def say(self, text: str, count: int | None, sense: str = "") -> str:
        """A text in this language; itself where the catalogue has none."""
        forms = self._forms.get((text, sense)) or self._forms.get((text, ""))
        if not forms:
            return text
        return forms[self._form(count) if count is not None and len(forms) > 1 else 0]

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """What Qt asks: the text in this language; nothing for Qt's own, which may be spelt alike."""
        known = context == CONTEXT and (text, "") in self._forms
        return self.say(text, n if n >= 0 else None, disambiguation or "") if known else None


class _Spoken:
    """The language of this run; what Qt has been given must live as long as the program."""

    language = ENGLISH
    words: Words | None = None
    qt: QTranslator | None = None
    trouble = ""


def chosen(wanted: str) -> str:
    """The language for a setting: "system" is the computer's, where the program speaks it."""
    if wanted != "system":
        return wanted
    return next((each for each in _of_the_computer() if each in LANGUAGES), ENGLISH)


def _of_the_computer() -> list[str]:
    names = QLocale.system().uiLanguages() or [locale.getlocale()[0] or ""]
    return [name.replace("_", "-").partition("-")[0] for name in names]


def begin(asked: str | None, settings: Settings) -> None:
    """Sets the language before any module with a table of texts is loaded; English if it can't be used."""
    wanted = chosen(asked or settings.text("language"))
    try:
        use(wanted)
    except ValueError as problem:  # CatalogueError, whose module English needs not
        use(ENGLISH)
        _Spoken.trouble = f"{LANGUAGES[wanted]}: {problem}."


def use(language: str) -> None:
    """Speaks a language from now on; CatalogueError for a catalogue that is broken."""
    if language == TRIAL:
        speech.speak(lambda text, _count, _sense="": f"⟦{text}⟧", lambda text: f"⟦{text}⟧" if text else text)
    elif language == ENGLISH:
        _Spoken.words = None
        speech.speak()
    else:
        from gui import phrasebook

        place = folder("language") / language
        words, said = Words(language, place), phrasebook.load(place)
        _Spoken.words = words
        speech.speak(words.say, said.say)
    _Spoken.language = language


def spoken() -> str:
    """The language of this run."""
    return _Spoken.language


def trouble() -> str:
    """Why another language than the chosen one is spoken; nothing if it is not."""
    return _Spoken.trouble


@cache
def _qt_folder() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def tell_qt(app: QCoreApplication) -> None:
    """Gives Qt the window's texts, and its own in the same language."""
    if _Spoken.words is None:
        return
    _Spoken.qt = QTranslator()
    if _Spoken.qt.load(QLocale(_Spoken.language), "qtbase", "_", _qt_folder()):
        app.installTranslator(_Spoken.qt)
    app.installTranslator(_Spoken.words)
