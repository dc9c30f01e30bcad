"""Nothing that looks like a text for a player stands under gui/ outside tr, trn and mark."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
EXCEPTIONS = tomllib.loads((ROOT / "tests" / "data" / "untranslated.toml").read_text(encoding="utf-8"))
WHOLE = {each["file"] for each in EXCEPTIONS["whole"]}
TEXTS = {text for each in EXCEPTIONS["text"] for text in each["texts"]}
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "gui").rglob("*.py"))

TRANSLATED = ("tr", "trn", "mark", "meant")
_NAMING_WORDS = (
    "setObjectName setProperty setStyleSheet findChild getattr setattr hasattr cast TypeVar NewType Signal"
    " import_module QKeySequence RuleId PhaseId PlayerId PieceId getLogger compile fullmatch match search sub"
    " startswith endswith removeprefix removesuffix partition rpartition split replace strip"
)
NAMING = frozenset(_NAMING_WORDS.split())
"""Calls whose literals are names and patterns."""
INTERNAL = ("AssertionError", "KeyError", "NotImplementedError", "RuntimeError", "TypeError")
"""Faults of the program, seen by whoever mends it; a ValueError may be a sentence for a player."""
WORDS = re.compile(r"[^\W\d_]{2,}[,.:;!?…’”)\]]*[ \n]+[“(\[]?[^\W\d_]{2,}|^[A-Z][a-z]{2,}|^[A-Z]{4,}$")
"""Words with a blank between them, one that begins with a capital, or one in capitals."""
KEYS = re.compile(r"^(Ctrl|Alt|Shift)\+")
MARKUP = re.compile(r"<[^>]*>|&\w+;|[\w-]+:\s*[^;]*;|[\w-]+ ?=|Q[A-Z]\w+[^{]*\{", re.DOTALL)
LETTERS = re.compile(r"[^\W\d_]{2,}")
NAME = re.compile(r"^[a-z0-9{}._#/:+-]*$|^[\w{}]+-[\w{}-]*$")


class Finder(ast.NodeVisitor):
    """Collects what looks like a text; holes of f-strings are {}."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self.glued: list[int] = []
        """Lines where something else than a literal or a name is given to tr."""

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if called in TRANSLATED:
            first = node.args[: 2 if called in ("trn", "meant") else 1]
            if any(isinstance(each, ast.JoinedStr | ast.BinOp | ast.IfExp) for each in first):
                self.glued.append(node.lineno)
            for each in (*node.args[len(first) :], *node.keywords):
                self.visit(each)
        elif called not in NAMING:
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        called = node.exc.func if isinstance(node.exc, ast.Call) else None
        if not (isinstance(called, ast.Name) and called.id in INTERNAL):
            self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(each, ast.Name) and each.id == "__all__" for each in node.targets):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """An annotation."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for each in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults, *node.body):
            if each is not None:
                self.visit(each)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None and not isinstance(key, ast.Constant):
                self.visit(key)
            self.visit(value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if not isinstance(node.slice, ast.Constant):
            self.visit(node.slice)

    def visit_Compare(self, node: ast.Compare) -> None:
        for each in (node.left, *node.comparators):
            if not isinstance(each, ast.Constant | ast.Tuple | ast.Set | ast.List):
                self.visit(each)

    def visit_match_case(self, node: ast.match_case) -> None:
        for each in node.body:
            self.visit(each)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and not KEYS.match(node.value):
            plain = MARKUP.sub(" ", node.value)
            if WORDS.search(plain):
                self.found.append((node.lineno, node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [each.value if isinstance(each, ast.Constant) else "{}" for each in node.values]
        text = "".join(map(str, parts))
        if not KEYS.match(text) and LETTERS.search(MARKUP.sub(" ", text)) and not NAME.match(text):
            self.found.append((node.lineno, text))
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                self.visit(each.value)


def finder_of(source: str) -> Finder:
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder


def untranslated(file: str) -> Iterator[tuple[int, str]]:
    yield from finder_of((ROOT / file).read_text(encoding="utf-8")).found


@pytest.mark.parametrize("file", [file for file in FILES if file not in WHOLE])
def test_every_text_that_a_file_shows_goes_through_the_language(file):
    finder = finder_of((ROOT / file).read_text(encoding="utf-8"))
    left = [(line, text) for line, text in finder.found if text not in TEXTS]
    assert left == [], f"{file}: give these to tr or trn, or enter them in tests/data/untranslated.toml"
    assert finder.glued == [], f"{file}: whole sentences with holes, please"


def test_every_exception_is_still_needed():
    used = {text for file in FILES if file not in WHOLE for _, text in untranslated(file)}
    assert TEXTS - used == set()
    assert WHOLE - set(FILES) == set()
    assert {file for file in WHOLE if not list(untranslated(file))} == set()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('label("Save a copy")', ["Save a copy"]),
        ('label("Save")', ["Save"]),
        ('label("LOGS")', ["LOGS"]),
        ('label(f"{count} ships")', ["{} ships"]),
        ('words = "sealed and signed" if sealed else tr("open")', ["sealed and signed"]),
        ('label(tr("Save a copy"))', []),
        ('trn("{count} ship", "{count} ships", len("two words"))', ["two words"]),
        ('tr("{what} sinks", what=f"the {name}")', ["the {}"]),
        ('made.setObjectName("Save As")', []),
        ('made.setObjectName(f"save-{name}")', []),
        ('made.give(f"save-{name}")', []),
        ('if kind == "Save as": pass', []),
        ('table = {"Save as": 1}', []),
        ('Action(shortcut=("Ctrl+S",))', []),
        ('html = f"<b>{name}</b>&nbsp;"', []),
        ('css = f"color: {ink}; font-weight: 600;"', []),
        ('def run(x: "Save as") -> "Save as":\n    """Save as."""', []),
    ],
)
def test_what_counts_as_a_text(source, found):
    assert [text for _, text in finder_of(source).found] == found


@pytest.mark.parametrize(
    "source", ['tr(f"{a} b")', 'tr("a" + b)', 'tr("a" if b else "c")', 'trn("a", f"{b}", 2)']
)
def test_halves_that_are_glued_together_are_found(source):
    assert finder_of(source).glued == [1]
