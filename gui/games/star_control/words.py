"""Names, figures and sentences of Star Control's screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.violation import Violation

SLUG: Final = "star-control"

SHIP_NAMES: Final[Mapping[str, str]] = {
    "UQ": "Ur-Quan Dreadnaught",
    "MY": "Mycon Podship",
    "SP": "Spathi Discriminator",
    "AN": "Androsynth Guardian",
    "VX": "Vux Intruder",
    "IL": "Ilwrath Avenger",
    "UM": "Umgah Drone",
    "CH": "Chenjesu Broodhome",
    "YE": "Yehat Terminator",
    "MM": "Mmrnmhm X-Form",
    "AR": "Ariloulaleelay Skiff",
    "SY": "Syreen Penetrator",
    "EA": "Earthling Cruiser",
    "SH": "Shofixti Scout",
}
"""By the codes that scenarios use; in play all names come from the engine."""


@dataclass(frozen=True, slots=True)
class Note:
    """What stands at the pointer: "good", "bad", "warn" or "info", and its lines."""

    tone: str
    text: str


def percent(thousandths: int) -> str:
    """A chance: 305 is "30.5 %", 500 is "50 %"."""
    whole, rest = divmod(thousandths, 10)
    return f"{whole}.{rest} %" if rest else f"{whole} %"


def points(thousandths: int) -> str:
    """Damage to be expected: 1250 is "1.25", 2000 is "2"."""
    return f"{thousandths / 1000:.2f}".rstrip("0").rstrip(".")


def signed(value: int) -> str:
    """A number with its sign and a real minus."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def reasons(violations: Sequence[Violation]) -> str:
    """Why not, one rule a line, each with its number."""
    return "\n".join(str(each) for each in violations)


def plural(count: int, word: str) -> str:
    """ "1 ship", "3 ships"."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
