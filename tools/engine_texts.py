"""Lists what the engine can say to a player, as templates: the source of the catalogues in other languages.

`python -m tools.engine_texts` prints the list; `--update de` brings the German catalogues `engine-*.ts`
up to date (new texts come in untranslated, those that the engine no longer says go); `--check de` says what
is missing.
"""

import argparse
import ast
import itertools
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine import library
from gui import ts_file
from gui.presenters.calculators import fields_of

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine"
LANGUAGES = ROOT / "resources" / "gui" / "language"
WORDS = Path(__file__).with_name("engine_words.toml")
GAMES = ("holy-war", "sits", "star-control")
KERNEL = "kernel"
LEFT_OUT = ("referee", "selfplay.py", "__main__.py", "migrations.py")
"""Read by programs or typed on a command line."""

NOT_SHOWN = frozenset(
    {"BaseModel", "Entry", "subscribers failed", "holotank dice seed ", "Mapping[str, int]", "{0}.json"}
    | {
        "{0}.part",
        "game.{0}.hexsave",
        "Extra data",
        "Unterminated string starting at",
        "D2.12 lots for the forces bought",
    }
    | {"Illegal trailing comma before end of object", "Illegal trailing comma before end of array"}
)
"""Names of types and files, and what other programs say."""

_INTERNAL = frozenset(
    {"ValueError", "KeyError", "LookupError", "IndexError", "TypeError", "RuntimeError", "AssertionError"}
    | {"NotImplementedError", "AttributeError", "ReplayMismatch", "WrongSeat", "StopIteration"}
)
_IDS = frozenset(
    {
        "PhaseId",
        "PlayerId",
        "PieceId",
        "RuleId",
        "SalvoId",
        "TypeVar",
        "NewType",
        "getattr",
        "hasattr",
        "compile",
    }
    | {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "strip", "rstrip", "lstrip"}
    | {
        "removeprefix",
        "removesuffix",
        "get",
        "pop",
        "rule",
        "field",
        "Field",
        "read_text",
        "replace",
        "fullmatch",
    }
    | {
        "match",
        "sub",
        "findall",
        "finditer",
        "search",
        "encode",
        "decode",
        "isoformat",
        "Slot",
        "count",
        "index",
    }
    | {
        "Picker",
        "import_module",
        "blake2b",
        "cast",
        "Literal",
        "open",
        "glob",
        "write_text",
        "find",
        "setattr",
    }
)
_FIELDS = frozenset(
    {"kind", "id", "art", "cell", "map", "shape", "state", "mark", "colour", "letter", "default", "encoding"}
    | {"axis", "slot", "site", "provenance", "code", "discriminator", "alias", "extra", "mode", "pattern"}
)
_MOST = 32
"""Alternatives of one text, from the choices within it."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of the engine: `{0}`, `{1}`, ... are its holes."""

    context: str
    template: str


class _Finder(ast.NodeVisitor):
    """Walks a module and collects the texts that look as if they were meant for a reader."""

    def __init__(self, *, sentences: bool) -> None:
        self._sentences = sentences
        """A ValueError of these modules is a sentence for the player."""
        self.found: list[str] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._body(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._body(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not (node.name.startswith("__") and node.name not in ("__init__", "__str__")):
            self._body(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def _body(self, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        for child in node.body:
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue  # a docstring
            self.visit(child)
        if isinstance(node, ast.FunctionDef):
            for default in (*node.args.defaults, *node.args.kw_defaults):
                if default is not None:
                    self.visit(default)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not _name(node.target).endswith("kind"):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(_name(target) in ("__all__", "__slots__", "kind") for target in node.targets):
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        name = _name(node.exc.func) if isinstance(node.exc, ast.Call) else ""
        if name in _INTERNAL and not self._sentences:
            return
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """What is compared is a key, not a text."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if not isinstance(node.slice, ast.Constant):
            self.visit(node.slice)

    def visit_match_case(self, node: ast.match_case) -> None:
        for child in node.body:
            self.visit(child)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if isinstance(node.func, ast.Attribute):
            self.visit(node.func.value)
        if name not in _IDS or (name == "replace" and not isinstance(node.func, ast.Attribute)):
            for each in node.args:
                self.visit(each)
        for keyword in node.keywords:
            if keyword.arg not in _FIELDS:
                self.visit(keyword.value)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None and not isinstance(key, ast.Constant):
                self.visit(key)
            elif isinstance(key, ast.Constant) and isinstance(key.value, str) and _prose(key.value):
                self._enter(key)
            self.visit(value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._enter(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self._enter(node)
        self._holes(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add) and _is_text(node):
            self._enter(node)
            self._holes(node)
        else:
            self.generic_visit(node)

    def _holes(self, node: ast.expr) -> None:
        """Texts within the holes of a text: those of calls in it; choices are alternatives of the whole."""
        for child in _hole_nodes(node):
            self.visit(child)

    def _enter(self, node: ast.expr) -> None:
        for parts in itertools.islice(_alternatives(node), _MOST):
            self.found.append(_template(parts))


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _is_text(node.left) or _is_text(node.right)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _choice(node: ast.expr) -> bool:
    """Whether a node chooses between texts that stand there."""
    return isinstance(node, ast.IfExp) and any(
        _is_text(each) or _choice(each) for each in (node.body, node.orelse)
    )


def _alternatives(node: ast.expr) -> Iterator[tuple[str | None, ...]]:
    """The text as literal parts and holes (None), once for each choice within it."""
    match node:
        case ast.Constant(value=str() as value):
            yield (value,)
        case ast.JoinedStr():
            for pieces in itertools.product(*(list(_alternatives(value)) for value in node.values)):
                yield tuple(part for piece in pieces for part in piece)
        case ast.FormattedValue(value=value):
            if (
                _choice(value)
                or isinstance(value, ast.JoinedStr)
                or (isinstance(value, ast.Constant) and isinstance(value.value, str))
            ):
                yield from _alternatives(value)
            else:
                yield (None,)
        case ast.IfExp(body=body, orelse=orelse) if _choice(node):
            yield from _alternatives(body)
            yield from _alternatives(orelse)
        case ast.BinOp(left=left, op=ast.Add(), right=right) if _is_text(node):
            for one, other in itertools.product(list(_alternatives(left)), list(_alternatives(right))):
                yield one + other
        case _:
            yield (None,)


def _hole_nodes(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant():
            return
        case ast.JoinedStr():
            for value in node.values:
                yield from _hole_nodes(value)
        case ast.FormattedValue(value=value):
            yield from _hole_nodes(value)
        case ast.IfExp() if _choice(node):
            yield from _hole_nodes(node.body)
            yield from _hole_nodes(node.orelse)
        case ast.BinOp(op=ast.Add()) if _is_text(node):
            yield from _hole_nodes(node.left)
            yield from _hole_nodes(node.right)
        case _:
            yield node


_FILLED = re.compile(r"\{\w*\}")
"""A hole that `str.format` fills."""


def _hole(number: int) -> str:
    return f"{{{number}}}"


def _template(parts: Iterable[str | None]) -> str:
    numbers = itertools.count()
    merged: list[str] = []
    last_hole = False
    for part in parts:
        if part is None:
            if last_hole:
                continue  # two holes side by side can't be told apart
            merged.append(_hole(next(numbers)))
        elif part:
            merged.append(_FILLED.sub(lambda _: _hole(next(numbers)), part))
        else:
            continue
        last_hole = part is None
    return "".join(merged)


_HOLE = re.compile(r"\{\d+\}")
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*[a-z]|[A-Za-z]")
_CODE = re.compile(r"^[a-z0-9_.:/\-]*$|^[A-Z0-9_.:/\-]{1,4}$")
_WINDOWS = re.compile(r"^[-+A-F/]+ (?:p|y|bu|bl|gu|gl)\b")


def _prose(template: str) -> bool:
    """Whether a text is for a reader: several words, or one with a capital."""
    words = [word for word in _WORD.findall(_HOLE.sub(" ", template)) if len(word) > 1]
    bare = _HOLE.sub("", template)
    if not words or "|" in bare or _WINDOWS.match(bare) or (bare == template and _CODE.match(bare)):
        return False
    if " " not in template.strip():
        return not _HOLE.search(template) and words[0][0].isupper() and "/" not in bare
    return True


def _names(text: str) -> bool:
    """Whether it is a list of ships' names."""
    words = text.split()
    return len(words) > 9 and all(word.istitle() for word in words)


def _context(path: Path) -> str:
    names = (part.replace("_", "-") for part in path.parts)
    return next((name for name in names if name in GAMES), KERNEL)


def _modules() -> Iterator[Path]:
    for path in sorted(ENGINE.rglob("*.py")):
        if not any(part in LEFT_OUT for part in path.relative_to(ENGINE).parts):
            yield path


def module_texts(path: Path) -> Iterator[Text]:
    """The texts of one module, in their order; each once."""
    sentences = "calculators" in path.as_posix() or path.name in ("shorthand.py", "generator.py")
    finder = _Finder(sentences=sentences)
    finder.visit(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    seen: set[str] = set()
    for template in finder.found:
        if template not in seen and _prose(template) and template not in NOT_SHOWN and not _names(template):
            seen.add(template)
            yield Text(_context(path), template)


def _scenario_texts() -> Iterator[Text]:
    for path in sorted((ROOT / "scenarios").glob("*/*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        steps = [step[key] for step in data.get("steps", ()) for key in ("text", "otherwise") if key in step]
        said = (data["title"], data["summary"], *data.get("notes", ()), *steps, data["provenance"]["ref"])
        yield from (Text(path.parent.name, text) for text in said)


def _table_texts() -> Iterator[Text]:
    for path in sorted((ROOT / "resources" / "rules").glob("*/tables.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for table in data["tables"].values():
            shown = [table.get("title", "")]
            if path.parent.name != "sits":  # there the drawn cards say it in their own way
                shown += (*table.get("axes", {}).values(), *_labels(table.get("cells")))
            for text in shown:
                if isinstance(text, str) and _prose(text):
                    yield Text(path.parent.name, text)


def _unit_texts() -> Iterator[Text]:
    """What units are called and armed with; a language may leave names as they are printed."""
    for path in sorted((ROOT / "resources" / "rules").glob("*/*.json")):
        if path.stem == "map":
            layouts = json.loads(path.read_text(encoding="utf-8"))["layouts"].values()
            yield from (Text(path.parent.name, layout["title"]) for layout in layouts)
        for unit in json.loads(path.read_text(encoding="utf-8")).get("units", ()):
            shown = [unit.get(key) for key in ("name", "weapon", "complement")]
            shown += [mode["name"] for mode in unit.get("modes", ())]
            shown.append(f"{unit['race']} {unit['name']}" if "race" in unit else "")
            yield from (Text(path.parent.name, text) for text in shown if text and not text[0].isdigit())


def _calculator_texts() -> Iterator[Text]:
    """How the arguments of calculators are described; their schemas give it."""
    for game in library.games():
        for tool in library.create(game.slug).calculators().values() if game.available else ():
            yield from (Text(game.slug, field.about) for field in fields_of(tool) if field.about)


def _labels(cells: object) -> Iterator[str]:
    """The words at the edges of a table and in its cells."""
    if isinstance(cells, dict):
        for key, value in cells.items():
            yield str(key)
            yield from _labels(value)
    elif isinstance(cells, list):
        for value in cells:
            yield from _labels(value)
    elif isinstance(cells, str):
        yield cells


def _word_texts() -> Iterator[Text]:
    """Words that stand in the engine as keys, or in its data, and that it puts into its sentences."""
    data = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    for context, words in data.items():
        for word in words:
            yield Text(context, word)


def texts() -> dict[str, str]:
    """All templates with their contexts; what several games say stands with the kernel."""
    found: dict[str, str] = {}
    modules = (text for path in _modules() for text in module_texts(path))
    data = (_scenario_texts(), _table_texts(), _unit_texts(), _calculator_texts(), _word_texts())
    for text in itertools.chain(modules, *data):
        if text.template and _HOLE.sub("", text.template).strip():
            known = found.setdefault(text.template, text.context)
            if known != text.context:
                found[text.template] = KERNEL
    return found


def catalogue(language: str, context: str) -> Path:
    """The file that holds one game's texts in a language."""
    return LANGUAGES / language / f"engine-{context}.ts"


def read(language: str) -> dict[str, str]:
    """What a language has: template and translation, empty where there is none yet."""
    paths = (catalogue(language, context) for context in (KERNEL, *GAMES))
    messages = (message for path in paths if path.exists() for message in ts_file.read(path))
    return {each.source: "".join(each.forms) for each in messages}


def write(language: str, known: Mapping[str, str]) -> None:
    """Writes the catalogues of a language for all templates of today."""
    found = texts()
    for context in (KERNEL, *GAMES):
        messages = [
            ts_file.Message(source=template, forms=(known[template],) if known.get(template) else ())
            for template, where in found.items()
            if where == context
        ]
        path = catalogue(language, context)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(ts_file.written(language, f"engine-{context}", messages), encoding="utf-8")


def faults(language: str) -> Iterator[str]:
    """What keeps a language from being whole, one sentence each."""
    found, known = texts(), read(language)
    for template, context in found.items():
        words = known.get(template, "")
        if not words:
            yield f"{context}: no translation of {template!r}."
        elif sorted(_HOLE.findall(words)) != sorted(_HOLE.findall(template)):
            yield f"{context}: other holes in {words!r} than in {template!r}."
    for template in known:
        if template not in found:
            yield f"{template!r} is no longer said: run --update {language}."


def main() -> int:
    """Lists, updates or checks."""
    parser = argparse.ArgumentParser(prog="python -m tools.engine_texts", description=__doc__)
    parser.add_argument("--update", metavar="LANGUAGE", help="bring a language's catalogues up to date")
    parser.add_argument("--check", metavar="LANGUAGE", help="say what a language lacks")
    wanted = parser.parse_args()
    if wanted.update:
        write(wanted.update, read(wanted.update))
    language = wanted.update or wanted.check
    if not language:
        for template, context in texts().items():
            print(f"{context}\t{template}")
        return 0
    found = tuple(faults(language))
    print("\n".join(found) or "Every text of the engine has its translation.")
    return 1 if found and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
