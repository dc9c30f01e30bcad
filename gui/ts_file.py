"""Catalogues of texts in another language: Qt Linguist's TS files, read and written as data, without Qt."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from html import escape as html_escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

escape = partial(html_escape, quote=False)  # xml.sax would load the network's modules
LARGEST: Final = 8 * 1024 * 1024
"""Bytes of the largest catalogue that is read."""


class CatalogueError(ValueError):
    """A catalogue that can't be used: one sentence with file, place and expectation."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """One text and its translation."""

    source: str
    forms: tuple[str, ...] = ()
    """The translation: one form, or one for each number that the language tells apart; empty: none yet."""
    comment: str = ""
    """For the translator: the English form for one, where the source is the form for many."""
    counts: bool = False
    sense: str = ""
    """In which sense the source is meant, where it has several: Linguist's comment."""


def read(path: Path) -> tuple[Message, ...]:
    """The messages of a file, in their order; CatalogueError for a file that is no catalogue."""
    try:
        if path.stat().st_size > LARGEST:
            raise CatalogueError(f"{path.name}: expected at most {LARGEST} bytes")
        raw = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CatalogueError(f"{path.name}: can't be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise CatalogueError(f"{path.name}: expected text in UTF-8") from error
    if "<!ENTITY" in raw:  # nothing may grow while it is read
        raise CatalogueError(f"{path.name}: expected no entities of its own")
    from xml.etree import ElementTree  # only where another language is spoken

    try:
        root = ElementTree.fromstring(raw)
    except ElementTree.ParseError as error:
        raise CatalogueError(f"{path.name}, line {error.position[0]}: expected XML ({error})") from error
    if root.tag != "TS":
        raise CatalogueError(f"{path.name}: expected a <TS> catalogue, found <{root.tag}>")
    return tuple(_message(path, number, node) for number, node in enumerate(root.iter("message"), 1))


def _message(path: Path, number: int, node: "Element") -> Message:
    source, given = node.findtext("source"), node.find("translation")
    if not source or given is None:
        raise CatalogueError(f"{path.name}, message {number}: expected a source and a translation")
    counts = node.get("numerus") == "yes"
    finished = given.get("type") is None
    forms = tuple(each.text or "" for each in given.iter("numerusform")) if counts else (given.text or "",)
    whole = finished and all(forms)
    return Message(
        source=source,
        forms=forms if whole else (),
        comment=node.findtext("extracomment") or "",
        counts=counts,
        sense=node.findtext("comment") or "",
    )


def written(language: str, context: str, messages: Iterable[Message]) -> str:
    """The text of a file that `read` reads."""
    parts = [
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{language}" sourcelanguage="en">\n'
        f"<context>\n    <name>{context}</name>\n"
    ]
    for each in messages:
        parts.append('    <message numerus="yes">\n' if each.counts else "    <message>\n")
        parts.append(f"        <source>{escape(each.source)}</source>\n")
        if each.sense:
            parts.append(f"        <comment>{escape(each.sense)}</comment>\n")
        if each.comment:
            parts.append(f"        <extracomment>{escape(each.comment)}</extracomment>\n")
        state = "" if each.forms else ' type="unfinished"'
        if each.counts:
            forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in each.forms)
            parts.append(f"        <translation{state}>{forms}</translation>\n")
        else:
            parts.append(f"        <translation{state}>{escape(''.join(each.forms))}</translation>\n")
        parts.append("    </message>\n")
    parts.append("</context>\n</TS>\n")
    return "".join(parts)
