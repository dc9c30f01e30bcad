"""Names, figures and sentences of Holy War's screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar, cast

from engine.core.command import Question
from engine.core.session import Session
from engine.core.violation import Violation
from engine.rulesets.holy_war.view import ChartView, LevelView, TypeView
from gui.speech import both, mark, tr

if TYPE_CHECKING:
    from engine.core.ids import PlayerId

SLUG: Final = "holy-war"
SIDES: Final = {"Sunthrowers": ("red", 0, "S"), "Holy Band": ("green", 1, "H")}
"""Colour, plate and letter of each side; the neutrals have the eight-cornered plate."""
NEUTRAL: Final = ("neutral", 2, "N")
WEAPONS: Final = {"LW": tr("launched weapons"), "EW": tr("energy weapons"), "PW": tr("psychic power")}
RESULTS: Final = {
    "NE": tr("no effect"),
    "DISP": tr("dispersed"),
    "DE": tr("destroyed"),
    "LW": tr("launched weapons damaged"),
    "EW": tr("energy weapons damaged"),
    "PW": tr("psychic power damaged"),
}
MOVED: Final = (mark("jumped"), mark("warped"), mark("scouted"), mark("moved a star"))
"""Badges of units that have used their move."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Note:
    """What stands at the pointer: "good", "bad", "warn" or "info", and its lines."""

    tone: str
    text: str


def side_of(owner: str | None) -> tuple[str, int, str]:
    """Colour, plate and letter of a counter's owner."""
    return SIDES.get(str(owner), NEUTRAL)


def asked(session: Session, question: type[Question], kind: type[T], **more: object) -> T | None:
    """The answer to a question of this seat's own, if it is of that kind; None where there is none."""
    try:
        found = session.answer(question(player=cast("PlayerId", session.viewer), **more))
    except LookupError:
        return None
    return found if isinstance(found, kind) else None


def percent(thousandths: int) -> str:
    """A chance: 305 is "30.5 %", 500 is "50 %"."""
    whole, rest = divmod(thousandths, 10)
    return f"{whole}.{rest} %" if rest else f"{whole} %"


def sixths(faces: int) -> str:
    """An exact chance of one die: "2 in 6"."""
    return tr("{count} in 6", count=faces)


def points(thousandths: int) -> str:
    """A number to be expected: 1250 is "1.25", 2000 is "2"."""
    return f"{thousandths / 1000:.2f}".rstrip("0").rstrip(".")


def signed(value: int) -> str:
    """A number with its sign and a real minus; 0 has none."""
    return "0" if value == 0 else f"+{value}" if value > 0 else f"−{-value}"


def star_words(star: str) -> str:
    """A star by its id: "star of Talmaf"."""
    name = star.removeprefix("star of ")
    return tr("star of {name}", name=name) if name != star else star


def reasons(violations: Sequence[Violation]) -> str:
    """Why not, one rule a line, each with its number."""
    return "\n".join(str(each) for each in violations)


def result_words(result: str) -> str:
    """A result of the Combat Results Table in words: "PW/EW" is two damages."""
    if result in RESULTS:
        return RESULTS[result]
    parts = [WEAPONS.get(part, part) for part in result.split("/")]
    return tr("{weapons} damaged", weapons=both(parts))


class Chart:
    """The open parts of the game by name."""

    def __init__(self, view: ChartView) -> None:
        self.view = view
        self._levels = {level.id: level for level in view.levels}
        self._places = {(f"{level.q},{level.r}", level.height): level.id for level in view.levels}

    def level(self, level: str) -> LevelView | None:
        """A level; None for no such."""
        return self._levels.get(level)

    def at(self, cell: str | None, height: int) -> str | None:
        """The level of a cell "q,r" of the table's view and a height in it; None for no such."""
        return self._places.get((cell or "", height))

    def name(self, level: str) -> str:
        """ "Talmaf", or "C05/3" where nothing has a name."""
        found = self._levels.get(level)
        return found.name if found is not None and found.name else level

    def full(self, level: str) -> str:
        """ "Talmaf, C01/1", or "C05/3"."""
        found = self._levels.get(level)
        return f"{found.name}, {level}" if found is not None and found.name else level

    def type(self, side: str, code: str) -> TypeView | None:
        """A side's type of unit; None for none."""
        return next((t for t in self.view.types if t.code == code and t.side == side), None)
