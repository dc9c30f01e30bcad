"""Names, figures and sentences of Star Control's screen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.violation import Violation
from gui.speech import tr

SLUG: Final = "star-control"

SHIP_NAMES: Final[Mapping[str, str]] = {
    "UQ": tr("Ur-Quan Dreadnaught"),
    "MY": tr("Mycon Podship"),
    "SP": tr("Spathi Discriminator"),
    "AN": tr("Androsynth Guardian"),
    "VX": tr("Vux Intruder"),
    "IL": tr("Ilwrath Avenger"),
    "UM": tr("Umgah Drone"),
    "CH": tr("Chenjesu Broodhome"),
    "YE": tr("Yehat Terminator"),
    "MM": tr("Mmrnmhm X-Form"),
    "AR": tr("Ariloulaleelay Skiff"),
    "SY": tr("Syreen Penetrator"),
    "EA": tr("Earthling Cruiser"),
    "SH": tr("Shofixti Scout"),
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
