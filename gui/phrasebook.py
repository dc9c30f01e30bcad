"""What the engine says, in another language: its sentences are known by their templates.

The engine speaks English only, and its sentences are built before they come here: "Thrust 5 exceeds the
rating of 4." is found again as "Thrust {0} exceeds the rating of {1}.", and what stands in the holes (a name,
a number, a further sentence) is looked up the same way. The catalogues `engine-*.ts` of a language hold the
templates.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from gui import ts_file

KEPT = 20_000
"""Texts that are remembered."""
_PARTS = 24
"""Marks in a text above which it is cut at all of them at once."""
_LIST = 8
"""Marks of one kind that make a list, which is taken apart at once."""
_LIGHT = 10
"""Letters of a template below which it is only for a few words."""
_MOST = 12
"""Templates that are tried for one text, the most special ones."""
_WAYS = 8
"""Ways to fill the holes of one template that are tried."""
_STRANGE = 100
"""What an English word weighs that stays English, against a name."""

_NAMED = 40
"""What an English word weighs that may be a name where it stands."""

_HOLE = re.compile(r"\{(\d+)\}")
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|['’])*[^\W\d_]")
_NAME = re.compile(r"^[^\W\d_a-zß-ÿ][\w'’-]*( [^\W\d_a-zß-ÿ][\w'’-]*)*$")
"""One word or more that all begin with a capital."""
_ID = re.compile(r"\b[A-Za-z_]+(?:\.[\w-]+)+")
"""An id of parts or the number of a rule: `forward.weapons.0`, `XII.SB.not-in-seam`."""
_RULES = re.compile(r"^(.+?)( ?\[[A-Z][\w. -]*\])$", re.DOTALL)
_ASIDE = re.compile(r"^(.+?)( ?\()([^()]+)\)(.*)$", re.DOTALL)
_EDGES = re.compile(r"^([\s(\"'‘“,;:.·×=+]*)(.*?)([\s)\"'’”.,;:!?·…]*)$", re.DOTALL)
_FLAT = re.compile(r"(\n|(?<=[.?!]) |[:;,] | and )")
_ENDS = (". ", "? ", "! ")
_CUTS = ("\n", ". ", "? ", "! ", ": ", "; ", " · ", " — ", " = ", " | ", ", ", " and ", " or ", " / ")


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
        """The ways to fill the holes of a text that fits, those with short holes first."""
        end = len(text) - len(self.pieces[-1])
        return islice(self._fillings(text, len(self.pieces[0]), end, 1), _WAYS)

    def _fillings(self, text: str, at: int, end: int, piece: int) -> Iterator[tuple[str, ...]]:
        if piece == len(self.pieces) - 1:
            yield (text[at:end],)
            return
        fixed = self.pieces[piece]
        found = text.find(fixed, at, end)
        while found >= 0:
            for rest in self._fillings(text, found + len(fixed), end, piece + 1):
                yield text[at:found], *rest
            found = text.find(fixed, found + 1, end)

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
        told = {source: words for source, words in entries.items() if words != source}
        self._english = frozenset(word.lower() for word in _literal_words(told))
        self._shared = frozenset(w for w in _literal_words(told.values()) if not w[0].islower())
        self._codes = frozenset(each for each, words in entries.items() if each == words and " " not in each)
        """Printed short forms, which are the same in the other language."""
        self._told: dict[str, str] = {}
        self._kept: dict[str, _Said] = {}
        """Parts of texts: the same names and phrases come back in many."""

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
        """The text in the other language; one of which the most part is not known stays as it is."""
        known = self._told.get(text)
        if known is None:
            words, price = self._said(text)
            known = text if 5 * price > 3 * self._price(text) else words
            if len(self._told) >= KEPT:
                self._told.clear()
            self._told[text] = known
        return known

    def _said(self, text: str) -> _Said:
        known = self._kept.get(text)
        if known is None:
            known = self._find(text)
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[text] = known
        return known

    def _find(self, text: str) -> _Said:
        if text in self._exact:
            return self._exact[text], 0
        if sum(map(text.count, _CUTS)) > _PARTS:
            said = [self._said(part) for part in _FLAT.split(text)]
            return "".join(each[0] for each in said), sum(each[1] for each in said)
        best = text, self._price(text)
        if not best[1]:
            return best
        for attempt, enough in (
            (self._bare, _STRANGE),
            (self._whole, _NAMED),
            (self._turned, _STRANGE),
            (self._in_pieces, _STRANGE),
            (self._edged, _STRANGE),
        ):
            found = attempt(text)
            if found is not None and (found[1] < best[1] or (found[1] == best[1] and best[0] == text)):
                best = found
                if best[1] < enough:
                    break
        return best

    def _price(self, text: str) -> int:
        """What the words of a text weigh that stays as it is: a name little, an English word much."""
        price = 0
        for word in _WORD.findall(_ID.sub("", text) if "." in text else text):
            if word not in self._shared and word not in self._codes:
                english = word[0].islower() or word.lower() in self._english
                price += _STRANGE if english else 1
        return price

    def _bare(self, text: str) -> _Said | None:
        """Without the marks and spaces around it, if it is known so as it stands."""
        before, core, after = _edges(text)
        return (f"{before}{self._exact[core]}{after}", 0) if core in self._exact else None

    def _edged(self, text: str) -> _Said | None:
        """The marks and spaces around it, and what is within them."""
        before, core, after = _edges(text)
        if core == text or not core:
            return None
        words, price = self._said(core)
        return f"{before}{words}{after}", price

    def _candidates(self, text: str, *, begun: bool) -> list[_Template]:
        words = set(_WORD.findall(text))
        found = [each for word in words for each in self._by_word.get(word, ()) if each.fits(text)]
        if begun:
            found = [each for each in found if each.pieces[0]]
        else:
            found.extend(each for each in self._wordless if each.fits(text))
        found.sort(key=self._order.__getitem__)
        return found[:_MOST]

    def _whole(self, text: str, *, begun: bool = False) -> _Said | None:
        """By the template that leaves least English, the most special one of several.

        `begun` asks only for those that say how the text begins.
        """
        best: _Said | None = None
        several = any(end in text for end in _ENDS)
        for template in self._candidates(text, begun=begun):
            for holes in template.holes(text):
                if several and any(end in hole for hole in holes[:-1] for end in _ENDS):
                    continue  # a hole holds a part of a sentence, or sentences at its end
                light = template.weight < _LIGHT
                if light and any(cut in hole for hole in holes for cut in _CUTS):
                    continue  # "{0} of {1}" is no reason to tear a list or a sentence apart
                said = self._all(holes, best and best[1], named=not light)
                if said is None:
                    continue
                best = template.filled(said[0]), said[1]
                if best[1] < _NAMED:
                    return best
        return best

    def _all(
        self, parts: Sequence[str], most: int | None, *, named: bool
    ) -> tuple[tuple[str, ...], int] | None:
        """The parts in the other language and what they cost together; None as soon as that is `most`.

        Where a part may be a name, one in capitals costs less than a strange word does.
        """
        said: dict[str, str] = {}
        price = 0
        for part in sorted(set(parts), key=len):  # the short ones say soonest that it is not worth it
            words, cost = self._said(part)
            if named and cost >= _STRANGE and words == part and _NAME.match(part):
                cost = _NAMED
            said[part] = words
            price += cost
            if most is not None and price >= most:
                return None
        return tuple(said[part] for part in parts), price

    def _in_pieces(self, text: str) -> _Said | None:
        """Sentence by sentence, and part by part."""
        best: _Said | None = None
        for parts in _pieces(text):
            said = self._all(parts, best and best[1], named=False)
            if said is None:
                continue
            best = "".join(said[0]), said[1]
            if best[1] < _STRANGE:
                break
        return best

    def _turned(self, text: str) -> _Said | None:
        """As it stands in the middle of a sentence, or at its beginning, with or without its end."""
        first, end = text[0], text[-1] if text[-1] in ".:" else ""
        core = text.removesuffix(end)
        forms = [(core, False)] if end else []
        if first.isalpha():
            forms += [(_switched(each), True) for each in ((core, text) if end else (text,))]
        best: _Said | None = None
        for form, begun in forms:
            found = (self._exact[form], 0) if form in self._exact else self._whole(form, begun=begun)
            if found is not None and (best is None or found[1] < best[1]):
                words = found[0][:1].upper() + found[0][1:] if first.isupper() else found[0]
                tail = "" if form.endswith(end) else end
                best = words + tail, found[1]
                if best[1] < _NAMED:
                    break
        return best


def _switched(text: str) -> str:
    """With a small first letter for a great one, and a great for a small one."""
    return text[:1].swapcase() + text[1:]


def _without_marks(entries: Mapping[str, str]) -> dict[str, str]:
    """What follows other words, as it is when it stands after a mark of its own: ", linked {0}"."""
    marks = " ,;:."
    return {
        source.strip(marks[:-1]): words.strip(marks[:-1])
        for source, words in entries.items()
        if source[:1] in marks or source[-1:] == " "
    }


def _literal_words(texts: Iterable[str]) -> Iterator[str]:
    return (word for text in texts for word in _WORD.findall(_HOLE.sub(" ", text)))


def _edges(text: str) -> tuple[str, str, str]:
    match = _EDGES.match(text)
    return (match.group(1), match.group(2), match.group(3)) if match else ("", text, "")


def _pieces(text: str) -> Iterator[list[str]]:
    """The ways to take a text apart; the parts side by side are the text."""
    if match := _RULES.match(text):
        yield [match.group(1), match.group(2)]
    for cut in _CUTS:
        if text.count(cut) >= _LIST:
            yield [part for each in text.split(cut) for part in (cut, each)][1:]
        elif cut in text:
            head, tail = text.split(cut, 1)
            yield [head + cut[0], " ", tail] if cut in _ENDS else [head, cut, tail]
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
