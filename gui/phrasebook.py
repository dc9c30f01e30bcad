"""What the engine says, in another language: its sentences are known by their templates.

The engine speaks English only, and its sentences are built before they come here: "Thrust 5 exceeds the
rating of 4." is found again as "Thrust {0} exceeds the rating of {1}.", and what stands in the holes (a name,
a number, a further sentence) is looked up the same way. The catalogues `engine-*.ts` of a language hold the
templates.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from gui import ts_file

KEPT = 20_000
"""Texts that are remembered."""
_DEPTH = 10
_STRANGE = 100
"""What an English word weighs that stays English, against a name."""

_HOLE = re.compile(r"\{(\d+)\}")
_WORD = re.compile(r"[A-Za-z][A-Za-z'’]*[A-Za-z]")
_RULES = re.compile(r"^(.+?)( ?\[[A-Z][\w. -]*\])$", re.DOTALL)
_ASIDE = re.compile(r"^(.+?)( ?\()([^()]+)\)(.*)$", re.DOTALL)
_EDGES = re.compile(r"^([\s(\"'‘“,;:.·×=+]*)(.*?)([\s)\"'’”.,;:!?·…]*)$", re.DOTALL)
_CUTS = ("\n", ". ", ": ", "; ", " · ", " — ", " = ", " | ", ", ", " and ", " or ", " / ")


@dataclass(eq=False)
class _Template:
    """A text with holes, and what it is in the other language."""

    source: str
    words: str
    pieces: tuple[str, ...] = field(init=False)
    """What stands between the holes."""

    def __post_init__(self) -> None:
        self.pieces = tuple(_HOLE.split(self.source)[::2])

    @property
    def weight(self) -> int:
        """How much of it is fixed."""
        return sum(map(len, self.pieces))

    @property
    def literal_words(self) -> frozenset[str]:
        """The words that every text of this template has; one that touches a hole may go on there."""
        found: set[str] = set()
        for place, piece in enumerate(self.pieces):
            for match in _WORD.finditer(piece):
                open_left = place > 0 and match.start() == 0
                open_right = place < len(self.pieces) - 1 and match.end() == len(piece)
                if not open_left and not open_right:
                    found.add(match.group())
        return frozenset(found)

    @cached_property
    def patterns(self) -> tuple[re.Pattern[str], ...]:
        """The shortest way to fill the holes from the left, and the longest."""
        fixed = tuple(map(re.escape, self.pieces))
        ways = ("(.*?)", "(.*)") if len(fixed) > 2 else ("(.*)",)
        return tuple(re.compile(way.join(fixed), re.DOTALL) for way in ways)

    def fits(self, text: str) -> bool:
        """Whether the fixed parts stand in the text, in their order."""
        if not text.startswith(self.pieces[0]) or not text.endswith(self.pieces[-1]):
            return False
        at = len(self.pieces[0])
        for piece in self.pieces[1:-1]:
            at = text.find(piece, at)
            if at < 0:
                return False
            at += len(piece)
        return at + len(self.pieces[-1]) <= len(text)

    def holes(self, text: str) -> Iterator[tuple[str, ...]]:
        """What stands in the holes of a text that fits."""
        before: tuple[str, ...] | None = None
        for pattern in self.patterns:
            match = pattern.fullmatch(text)
            if match and match.groups() != before:
                before = match.groups()
                yield before

    def filled(self, values: tuple[str, ...]) -> str:
        """The other language's text with these in its holes."""
        return _HOLE.sub(lambda hole: values[int(hole.group(1))], self.words)


_Said = tuple[str, int]
"""A text in the other language, and how much of it stayed English."""


class Phrasebook:
    """Gives what the engine said in another language. The same text always gives the same."""

    def __init__(self, entries: Mapping[str, str]) -> None:
        known = {**_without_marks(entries), **entries}
        self._exact = {source: words for source, words in known.items() if not _HOLE.search(source)}
        templates = [_Template(*entry) for entry in known.items() if _HOLE.search(entry[0])]
        templates.sort(key=lambda each: (-each.weight, len(each.pieces), each.source))
        self._order = {template: place for place, template in enumerate(templates)}
        self._by_word: dict[str, list[_Template]] = {}
        self._wordless: list[_Template] = []
        self._index(templates)
        literal = (word for source in entries for word in _WORD.findall(_HOLE.sub(" ", source)))
        self._english = frozenset(word.lower() for word in literal)
        self._kept: dict[str, _Said] = {}

    def _index(self, templates: list[_Template]) -> None:
        """Enters each template under the rarest word that its texts must have."""
        often = Counter(word for template in templates for word in template.literal_words)
        for template in templates:
            words = sorted(template.literal_words, key=lambda word: (often[word], -len(word), word))
            if words:
                self._by_word.setdefault(words[0], []).append(template)
            else:
                self._wordless.append(template)

    def say(self, text: str) -> str:
        """The text in the other language; what is not known stays as it is."""
        return self._said(text, 0)[0]

    def strange(self, text: str) -> bool:
        """Whether English words would be left in the text."""
        return self._said(text, 0)[1] >= _STRANGE

    def _said(self, text: str, depth: int) -> _Said:
        known = self._kept.get(text)
        if known is None:
            known = self._find(text, depth)
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[text] = known
        return known

    def _find(self, text: str, depth: int) -> _Said:
        if text in self._exact:
            return self._exact[text], 0
        best = text, self._price(text)
        if not best[1] or depth > _DEPTH:
            return best
        tries = (self._bare, self._whole, self._in_pieces, self._edged, self._other_case)
        for attempt in tries:
            found = attempt(text, depth)
            if found is not None and found[1] < best[1]:
                best = found
                if best[1] < _STRANGE:
                    break
        return best

    def _price(self, text: str) -> int:
        """What the words of a text weigh that stays as it is: a name little, an English word much."""
        price = 0
        for word in _WORD.findall(text):
            english = word[0].islower() or word.lower() in self._english
            price += _STRANGE if english else 1
        return price

    def _bare(self, text: str, _depth: int) -> _Said | None:
        """Without the marks and spaces around it, if it is known so as it stands."""
        before, core, after = _edges(text)
        return (f"{before}{self._exact[core]}{after}", 0) if core in self._exact else None

    def _edged(self, text: str, depth: int) -> _Said | None:
        """The marks and spaces around it, and what is within them."""
        before, core, after = _edges(text)
        if core == text or not core:
            return None
        words, price = self._said(core, depth + 1)
        return f"{before}{words}{after}", price

    def _candidates(self, text: str) -> list[_Template]:
        words = set(_WORD.findall(text))
        found = [each for word in words for each in self._by_word.get(word, ()) if each.fits(text)]
        found.extend(each for each in self._wordless if each.fits(text))
        found.sort(key=self._order.__getitem__)
        return found

    def _whole(self, text: str, depth: int) -> _Said | None:
        """By the template that leaves least English, the most special one of several."""
        best: _Said | None = None
        several = ". " in text
        for template in self._candidates(text):
            for holes in template.holes(text):
                if several and any(". " in hole for hole in holes[:-1]):
                    continue  # a hole holds a part of a sentence, or sentences at its end
                said = [self._said(hole, depth + 1) for hole in holes]
                price = sum(each[1] for each in said)
                if best is None or price < best[1]:
                    best = template.filled(tuple(each[0] for each in said)), price
                if price < _STRANGE:
                    return best
        return best

    def _in_pieces(self, text: str, depth: int) -> _Said | None:
        """Sentence by sentence, and part by part."""
        best: _Said | None = None
        for parts in _pieces(text):
            said = [self._said(part, depth + 1) for part in parts]
            price = sum(each[1] for each in said)
            if best is None or price < best[1]:
                best = "".join(each[0] for each in said), price
            if price < _STRANGE:
                break
        return best

    def _other_case(self, text: str, depth: int) -> _Said | None:
        """As it stands in the middle of a sentence, or at its beginning."""
        first = text[0]
        if not first.isalpha():
            return None
        turned = (first.lower() if first.isupper() else first.upper()) + text[1:]
        found = (self._exact[turned], 0) if turned in self._exact else self._whole(turned, depth + 1)
        if found is None:
            return None
        words, price = found
        return (words[:1].upper() + words[1:] if first.isupper() else words), price


def _without_marks(entries: Mapping[str, str]) -> dict[str, str]:
    """What follows other words, as it is when it stands after a mark of its own: ", linked {0}"."""
    marks = " ,;:."
    return {
        source.strip(marks[:-1]): words.strip(marks[:-1])
        for source, words in entries.items()
        if source[:1] in marks or source[-1:] == " "
    }


def _edges(text: str) -> tuple[str, str, str]:
    match = _EDGES.match(text)
    return (match.group(1), match.group(2), match.group(3)) if match else ("", text, "")


def _pieces(text: str) -> Iterator[list[str]]:
    """The ways to take a text apart; the parts side by side are the text."""
    if match := _RULES.match(text):
        yield [match.group(1), match.group(2)]
    for cut in _CUTS:
        if cut in text:
            head, tail = text.split(cut, 1)
            yield [head + ".", " ", tail] if cut == ". " else [head, cut, tail]
    if match := _ASIDE.match(text):
        head, mark, inner, rest = match.groups()
        yield [head, mark, inner, ")" + rest]


def load(place: Path) -> Phrasebook:
    """The phrasebook of a language, out of the catalogues in its folder; CatalogueError for a broken one."""
    entries: dict[str, str] = {}
    for path in sorted(place.glob("engine-*.ts")):
        for number, each in enumerate(ts_file.read(path), 1):
            words = each.forms[0] if each.forms else ""
            if not words:
                continue
            if sorted(_HOLE.findall(words)) != sorted(_HOLE.findall(each.source)):
                raise ts_file.CatalogueError(
                    f"{path.name}, message {number}: expected the holes of {each.source!r} in {words!r}"
                )
            entries[each.source] = words
    return Phrasebook(entries)
