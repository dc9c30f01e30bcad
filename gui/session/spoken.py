"""Where all that the engine says comes into the window: a seat's session that speaks the window's language.

The engine says everything in English, also what it records: a state, a save and a roll are the same
whatever the window speaks. Only what a seat is told is put into the other language, here and nowhere else.
For a window that speaks English there is nothing of this.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Final, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.bus import Cause, Overrule, Step
from engine.core.calculator import Calculator, Worked
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.game import Game
from engine.core.history import History, Moment
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import PhaseSpec, RuleText
from engine.core.session import LogEntry, Peek, Ruling, Session, ThrowAsked, Update
from engine.core.state import GameState
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation
from gui.speech import foreign, said

T = TypeVar("T")


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


TEXTS: Final = _names("""
    assumptions closest_moment crew detail effects exhausted exposed facts fault items label lent lines
    made_up margin message note notes prompt purpose ratings reason rows service sources stands steps
    summary text tip title trouble undo_label
""")
"""Fields of what the engine gives that hold words for a player, whatever their class."""
KEYS: Final = _names("""
    aft agreed alternatives art aspect axes axis badges barred bears beyond boarder by_id canister cell
    cells centre chapter choices class_name class_type classes closed code colour column columns corner
    crew_quality damage decoy disabled eltani end enemy engineer eot_undisplaced explores faces facing
    factory failed fate force form_of forward full generator_lines given goal goals grade grid
    grid_directions group helm hex_mm home icon icons id impact impellers_gone kind layout left letter
    letters level link linked links lost lowered lucky map mark marked method midpoint missile mode
    module name nation nation_code neighbours neutral next_eot next_midpoint next_windows now number
    numbers odds officer_costs officers option origin outcome own own_axes owner parent part passed path
    paths pivot_midpoint place points post printed provenance question race ref reports result results
    right roll route routes row rule rules ruleset ruling rulings sails salvoes scenario shape shapes
    ship ship_class side site sites slot slug source source_ref spans spent stage starguard_sites
    starguards start stat state survivors systems taken target tests texts then thrust_window top_end
    top_midpoint top_path track tried under value victory_watch viewpoint weapon weapon_rule what where
    why window windows worth yard zones
""")
"""Fields that hold keys, names and signs: cells, windows, kinds, codes, what a player typed."""
ODD: Final[Mapping[str, bool]] = {
    "Overrule.reason": False,
    "Overruled.reason": False,
    "Ruling.reason": False,
    "Bookmark.text": False,
    "OrderSeal.text": False,
    "BoxTrack.note": False,
    "BoxView.text": False,
    "Branch.title": False,
    "DiceRecord.title": False,
    "Header.title": False,
    "SavedGame.title": False,
    "RuleText.title": False,
    "RuleText.text": False,
    "Sourced.sources": False,
    "Sourced.note": False,
    "RuleCoverage.title": False,
    "ReachView.steps": False,
    "OrderSheet.text": False,
    "NeighbourView.lines": False,
    "Board.lines": False,
    "ChartView.lines": False,
    "SheetTable.rows": False,
    "SeatView.name": True,
    "Peek.rolls": True,
    "SiegeView.rolls": True,
    "WeaponView.name": True,
    "Weapon.name": True,
    "Mode.name": True,
    "ShotView.weapon": True,
    "ShotView.hits_on": True,
    "ShotView.defence": True,
    "Shot.exposed": False,
    "CardTables.weapons": True,
    "CardTables.canister": True,
    "CombatView.step": True,
    "RepairLine.now": True,
    "RepairLine.then": True,
    "DefenceCard.facing": True,
    "SalvoForecast.facing": True,
    "LayerResult.parts": True,
    "TurnPreview.consolidation": True,
    "PhaseSpec.forced": True,
    "Neutral.questions": False,
    "SealedNotes.box": False,
}
"""Where a field of a class is not what its name says: True for words."""


def is_text(class_name: str, name: str) -> bool:
    """Whether a field of the engine's holds words for a player."""
    return ODD.get(f"{class_name}.{name}", name in TEXTS)


_Turn = Callable[[Any], Any]


def spoken(value: T) -> T:
    """What the engine gave, its words in the window's language; keys, names and commands stay as they are.

    The same object comes back where nothing in it is said.
    """
    told: T = _walk(value)
    return told


def _walk(value: Any) -> Any:  # noqa: ANN401 - whatever the engine gave
    kind: Any = type(value)
    return _way(kind)(value)


@cache
def _way(kind: Any) -> _Turn:  # noqa: ANN401 - a class
    """How a value of that class is put into the language."""
    if issubclass(kind, str | int | float | None):
        return _kept
    if issubclass(kind, tuple):
        return lambda parts: _each(parts, _walk)
    if issubclass(kind, list):
        return lambda parts: [_walk(part) for part in parts]
    if issubclass(kind, Mapping):
        return lambda parts: _values(parts, _walk)
    return _dataclass if is_dataclass(kind) else _kept


def _kept(value: Any) -> Any:  # noqa: ANN401 - whatever has no words
    return value


def _each(parts: tuple[Any, ...], turn: _Turn) -> tuple[Any, ...]:
    told = tuple(turn(part) for part in parts)
    return parts if all(new is old for new, old in zip(told, parts, strict=True)) else told


def _values(parts: Mapping[Any, Any], turn: _Turn) -> Mapping[Any, Any]:
    told = {key: turn(part) for key, part in parts.items()}
    return parts if all(told[key] is part for key, part in parts.items()) else told


def _dataclass(value: Any) -> Any:  # noqa: ANN401 - any of the engine's classes
    changed = {}
    kind: Any = type(value)
    for name, turn in _plan(kind):
        old = getattr(value, name)
        new = turn(old)
        if new is not old:
            changed[name] = new
    return replace(value, **changed) if changed else value


@cache
def _plan(kind: Any) -> tuple[tuple[str, _Turn], ...]:  # noqa: ANN401 - a class
    """The fields of a class that may hold words, and how each is put into the language."""
    if issubclass(kind, Command | GameState | Gesture | Question | RuleText):
        return ()
    hints = get_type_hints(kind)
    found = (
        (each.name, _turn_of(hints[each.name]) if is_text(kind.__name__, each.name) else _walk)
        for each in fields(kind)
        if each.init and (is_text(kind.__name__, each.name) or not _wordless(hints[each.name]))
    )
    return tuple(found)


def _wordless(hint: Any) -> bool:  # noqa: ANN401 - a type as it was written
    """Whether a value of that type holds nothing that could be said: figures, keys, and tuples of them."""
    if isinstance(hint, NewType):
        return _wordless(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType, tuple):
        return all(part is Ellipsis or _wordless(part) for part in get_args(hint))
    return isinstance(hint, type) and issubclass(hint, str | int | float | None)


def _say(text: Any) -> Any:  # noqa: ANN401 - an optional text is None where there is none
    return said(text) if isinstance(text, str) and text else text


def _turn_of(hint: Any) -> _Turn:  # noqa: ANN401 - a type as it was written
    """How a field of that type is put into the language: what is exactly a text, and no id, is said."""
    if hint is str:
        return _say
    inner = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return _say if str in inner else _walk
    if get_origin(hint) is tuple and len(inner) == 2 and inner[1] is Ellipsis:
        turn = _turn_of(inner[0])
        return lambda parts: _each(parts, turn)
    if get_origin(hint) is tuple:
        turns = tuple(map(_turn_of, inner))
        return lambda parts: tuple(turn(part) for turn, part in zip(turns, parts, strict=True))
    if inner and isinstance(get_origin(hint), type) and issubclass(get_origin(hint), Mapping):
        turn = _turn_of(inner[1])
        return lambda parts: _values(parts, turn)
    return _walk


class SpokenSession(Session):
    """A seat that hears everything in the window's language, and gives commands as any other."""

    def __init__(self, game: Game, viewer: PlayerId | None, *, watching: bool = False) -> None:
        super().__init__(game, viewer, watching=watching)
        self.history = SpokenHistory(game, self._log, viewer, watching=watching)
        self._asking = False
        self._told: list[tuple[LogEntry, LogEntry]] = []
        """The log as it was, and as it is said."""

    def view(self) -> TableView:
        return super().view() if self._asking else spoken(super().view())

    def log(self, after: int = 0) -> tuple[LogEntry, ...]:
        plain, told = super().log(), self._told
        same = next(
            (n for n, (old, new) in enumerate(zip(told, plain, strict=False)) if old[0] is not new), None
        )
        del told[len(plain) if same is None else same :]
        told.extend((entry, spoken(entry)) for entry in plain[len(told) :])
        return tuple(entry for _, entry in told[max(0, after) :])

    def rulings(self) -> tuple[Ruling, ...]:
        return spoken(super().rulings())

    def inspect(self, piece: PieceId) -> Inspection:
        return spoken(super().inspect(piece))

    def answer(self, question: Question) -> object:
        return spoken(super().answer(question))

    def peek(self, command: Command) -> Peek:
        return spoken(super().peek(command))

    def give(
        self,
        command: Command,
        overrule: Overrule | None = None,
        *,
        thrown: Sequence[tuple[int, ...] | None] = (),
    ) -> tuple[Violation, ...]:
        try:
            return spoken(super().give(command, overrule, thrown=thrown))
        except ThrowAsked as asked:
            raise ThrowAsked(spoken(asked.throw)) from None

    def suggest(self, command: Command) -> tuple[Suggestion, ...]:
        return tuple(replace(each, text=said(each.text)) for each in super().suggest(command))

    def phases(self) -> Sequence[PhaseSpec]:
        return spoken(tuple(super().phases()))

    def calculators(self) -> Mapping[str, Calculator]:
        return spoken_calculators(super().calculators())

    def _update(self, cause: Cause | None, step: Step[Any] | None) -> Update:
        self._asking = True  # the view within it is put into the language with the rest, and once
        try:
            update = super()._update(cause, step)
        finally:
            self._asking = False
        return spoken(update)


class SpokenHistory(History):
    """The earlier moments in the window's language."""

    def moment(self, number: int) -> Moment:
        return spoken(super().moment(number))

    def mark(self, text: str, *, private: bool = False) -> str:
        return said(super().mark(text, private=private))


def spoken_calculators(found: Mapping[str, Calculator]) -> Mapping[str, Calculator]:
    """Calculators that answer, and refuse, in the window's language."""
    if not foreign():
        return found
    return {name: replace(spoken(each), run=_spoken_run(each.run)) for name, each in found.items()}


def _spoken_run(run: Callable[[Any], Worked]) -> Callable[[Any], Worked]:
    def told(arguments: object) -> Worked:
        try:
            return spoken(run(arguments))
        except ValueError as refused:
            raise ValueError(said(str(refused))) from None

    return told


def seat(game: Game, viewer: PlayerId | None, *, watching: bool = False) -> Session:
    """A seat at a game for the window: it hears everything in the window's language."""
    kind = SpokenSession if foreign() else Session
    return kind(game, viewer, watching=watching)
