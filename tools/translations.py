"""Finds the window's own texts and keeps the catalogues of `resources/gui/language` in step with them.

`python -m tools.translations` adds what is new (unfinished), drops what is gone, and keeps what is
translated; `--check` writes nothing and tells, with status 1, what is missing or left over.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from engine import library
from gui import ts_file
from gui.presenters.calculators import titles
from gui.ts_file import Message

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "resources" / "gui" / "language"
AREAS: Final = {
    "gui-star-control": "gui/games/star_control",
    "gui-holy-war": "gui/games/holy_war",
    "gui-sits": "gui/games/sits",
    "gui": "gui",
}
"""Catalogue and where its texts stand: the first that fits. A text that several share stands in "gui"."""
_HOLE: Final = re.compile(r"\{[^{}]*\}")
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TAG: Final = re.compile(r"</?[a-z]+[^<>]*>")


@cache
def texts_of(source: str) -> tuple[Message, ...]:
    """The texts that a module gives to `tr`, `trn`, `meant` and `mark`, as messages without a translation."""
    return tuple(_given(source))


def _given(source: str) -> Iterator[Message]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        given = [each.value if isinstance(each, ast.Constant) else None for each in node.args]
        match node.func.id, given:
            case (("tr" | "mark"), [str(text), *_]):
                yield Message(source=text)
            case "meant", [str(text), str(sense)]:
                yield Message(source=text, sense=sense)
            case "trn", [str(one), str(many), *_]:
                yield Message(source=many, comment=f"for one: {one}", counts=True)
            case _:
                pass  # a text that `mark` gave


def settings_texts() -> Iterator[Message]:
    """The words of the table of settings."""
    table = tomllib.loads((ROOT / "gui" / "settings" / "settings.toml").read_text(encoding="utf-8"))
    for row in table.values():
        for text in (row["title"], row["description"], *row.get("choices", {}).values()):
            yield Message(source=text)


def calculator_texts() -> Iterator[Message]:
    """What the window calls calculators and their fields: it makes that of their names."""
    for game in library.games():
        if game.available:
            for each in library.create(game.slug).calculators().values():
                for title, sense in titles(each, result_names(game.slug)):
                    yield Message(source=title, sense=sense)


@cache
def result_names(slug: str) -> tuple[str, ...]:
    """The names under which a game's calculators give their results, as the source writes them."""
    place = ROOT / "engine" / "rulesets" / slug.replace("-", "_")
    found: dict[str, None] = {}
    for path in sorted((*place.glob("calculators.py"), *place.glob("calculators/*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            keys = node.keys if isinstance(node, ast.Dict) else ()
            named = (key.value for key in keys if isinstance(key, ast.Constant))
            found.update((each, None) for each in named if isinstance(each, str) and _is_name(each))
    return tuple(found)


def _is_name(key: str) -> bool:
    """Whether a key looks like a result's name; pydantic's settings of a class of arguments do too."""
    return _NAME.fullmatch(key) is not None and key not in ("extra", "use_attribute_docstrings")


def _key(message: Message) -> str:
    """A text, and its sense where it has one: two senses are two messages."""
    return f"{message.source}\x04{message.sense}" if message.sense else message.source


def found() -> dict[str, dict[str, Message]]:
    """All texts by catalogue, each once, in the order of the files."""
    by_area: dict[str, dict[str, Message]] = {area: {} for area in AREAS}
    for path in sorted((ROOT / "gui").rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        area = next(name for name, start in AREAS.items() if place.startswith(start + "/"))
        for each in texts_of(path.read_text(encoding="utf-8")):
            by_area[area].setdefault(_key(each), each)
    for each in (*settings_texts(), *calculator_texts()):
        by_area["gui"].setdefault(_key(each), each)
    shelf: dict[str, str] = {}
    for area, messages in by_area.items():
        for text in messages:
            shelf[text] = area if text not in shelf else "gui"
    whole = {text: each for messages in by_area.values() for text, each in messages.items()}
    return {area: {text: whole[text] for text in sorted(shelf) if shelf[text] == area} for area in AREAS}


def languages() -> Iterable[Path]:
    """The folders of all languages."""
    return sorted(each for each in PLACE.iterdir() if each.is_dir())


def updated(language: Path) -> dict[Path, str]:
    """What the window's catalogues of a language should hold now."""
    known = {
        (each.source, each.counts, each.sense): each.forms
        for path in language.glob("gui*.ts")
        for each in ts_file.read(path)
    }
    return {
        language / f"{area}.ts": ts_file.written(
            language.name,
            area,
            (
                replace(each, forms=known.get((each.source, each.counts, each.sense), ()))
                for each in texts.values()
            ),
        )
        for area, texts in found().items()
    }


def problems(language: Path) -> list[str]:
    """What is missing or left over in a language, a line each."""
    told = []
    should_be = updated(language)
    for path in sorted({*should_be, *language.glob("gui*.ts")}):
        if not path.exists() or path.read_text(encoding="utf-8") != should_be.get(path):
            told.append(f"{language.name}/{path.name}: not in step with the window's texts")
        if path.exists():
            for each in ts_file.read(path):
                told += [f"{language.name}/{path.name}: {each.source!r} {why}" for why in faults(each)]
    return told


def faults(message: Message) -> list[str]:
    """What is wrong with a translation: it is missing, or has other holes or marks than the text."""
    if not message.forms:
        return ["is not translated"]
    told = []
    for form in message.forms:
        for what, pattern in (("holes", _HOLE), ("tags", _TAG)):
            wanted, given = (set(pattern.findall(text)) for text in (message.source, form))
            if message.counts:
                # "one ship" may be said without its number.
                wanted, given = wanted - {"{count}"}, given - {"{count}"}
            if wanted != given:
                told.append(f"has other {what} in {form!r}")
        if _blanks(form) != _blanks(message.source):
            told.append(f"has other blanks or lines in {form!r}")
    return told


def _blanks(text: str) -> tuple[str, str, int]:
    """What stands before and after the words, and how many lines there are."""
    words = text.strip()
    before, _, after = text.partition(words) if words else (text, "", "")
    return before, after, text.count("\n")


def main(argv: list[str] | None = None) -> int:
    """Brings the catalogues up to date, or checks them."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if there is work to do")
    asked = parser.parse_args(argv)
    if asked.check:
        told = [line for language in languages() for line in problems(language)]
        sys.stdout.write("".join(f"{line}\n" for line in told))
        return 1 if told else 0
    for language in languages():
        for path, text in updated(language).items():
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
