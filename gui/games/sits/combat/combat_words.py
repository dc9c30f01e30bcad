"""Words of the fight for labels, buttons and tips; no rule and no Qt."""

from collections.abc import Iterable
from html import escape
from typing import Final

from engine.core.view import Breakdown
from engine.core.violation import Violation, blocking
from engine.rulesets.sits.combat import Mount, Step, WeaponKind
from gui.attitude.site_words import site_words
from gui.games.sits.words import MOUNTS, plus
from gui.panels.links import coloured, rule_link
from gui.speech import tr, trn

STEP_WORDS: Final[dict[Step, str]] = {"early": tr("Early"), "middle": tr("Middle"), "late": tr("Late")}
STEP_NAMES: Final[dict[Step, str]] = {"early": tr("early"), "middle": tr("middle"), "late": tr("late")}
"""The same within a sentence."""
SHORT: Final[dict[Mount, str]] = {
    "forward": tr("Fwd"),
    "aft": tr("Aft"),
    "port": tr("Port"),
    "starboard": tr("Stbd"),
}


def window_words(window: str) -> str:
    """A window as the card has it: "D/E (blue, upper)"."""
    return site_words(window) if window else "–"


def mount_words(mount: str) -> str:
    """A mount in full."""
    return MOUNTS.get(mount, mount)


WEAPONS: Final[dict[WeaponKind, str]] = {
    WeaponKind.LASER_HEAD: tr("laser head"),
    WeaponKind.CONTACT_NUKE: tr("contact nuke"),
    WeaponKind.GRAV_LANCE: tr("grav lance"),
    WeaponKind.ENERGY_TORPEDO: tr("energy torpedo"),
    WeaponKind.LASER: tr("laser"),
    WeaponKind.GRASER: tr("graser"),
}


def weapons_words(weapon: WeaponKind, number: int) -> str:
    """ "1 graser", "3 lasers"."""
    match weapon:
        case WeaponKind.LASER_HEAD:
            return trn("{count} laser head", "{count} laser heads", number)
        case WeaponKind.CONTACT_NUKE:
            return trn("{count} contact nuke", "{count} contact nukes", number)
        case WeaponKind.GRAV_LANCE:
            return trn("{count} grav lance", "{count} grav lances", number)
        case WeaponKind.ENERGY_TORPEDO:
            return trn("{count} energy torpedo", "{count} energy torpedos", number)
        case WeaponKind.LASER:
            return trn("{count} laser", "{count} lasers", number)
        case WeaponKind.GRASER:
            return trn("{count} graser", "{count} grasers", number)


def sum_words(figure: Breakdown) -> str:
    """How a figure comes about, each part with its rule as a link, in HTML."""
    parts = []
    for place, part in enumerate(figure.parts):
        value = str(part.value) if place == 0 else plus(part.value)
        parts.append(f"{escape(value)} {coloured(part.label, 'text_dim')} {rule_link(part.rule)}")
    head = coloured(f"{figure.title} {figure.total}", "text", strong=True)
    return f"{head} = {' '.join(parts)}" if parts else head


def reasons_html(violations: Iterable[Violation]) -> str:
    """What stands against something, a line each with its rule as a link."""
    found = blocking(tuple(violations))
    return "<br>".join(f"{coloured('⊘ ' + v.message, 'bad')} {rule_link(v.rule)}" for v in found)


def reasons_plain(violations: Iterable[Violation]) -> str:
    """The same for a tip."""
    return "\n".join(str(each) for each in blocking(tuple(violations)))


def percent(chance: float) -> str:
    """A chance in whole per cent, but never a certainty that is none."""
    shown = round(100 * chance)
    if chance > 0 and shown == 0:
        return tr("under 1 %")
    return f"{shown} %"
