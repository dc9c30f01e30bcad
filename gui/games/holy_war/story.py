"""What a player sees first on coming to the table: what wins the war, and what happened meanwhile."""

from collections.abc import Sequence
from html import escape
from itertools import takewhile
from typing import Final, TypeAlias

from engine.core.event import Event
from engine.core.ids import PlayerId, RuleId
from engine.core.session import LogEntry
from gui.games.holy_war.panel import Panel
from gui.games.holy_war.words import side_of
from gui.panels.links import coloured, rule_link
from gui.presenters.happenings import Happening, happenings
from gui.speech import mark, tr

Told: TypeAlias = tuple[Event, ...]
"""What the last round of a combat brought that has just ended."""
AIMS: Final = (
    (
        "Sunthrowers",
        mark(
            "{side} carry a star with a Pressorship into a seam (Dar Re, Dar Pesh) and keep both there "
            "while the Holy Band moves and fights."
        ),
        RuleId("holy-war/V.sunthrower"),
    ),
    ("Holy Band", mark("{side} keep them from it for seven turns."), RuleId("holy-war/V.hb-minor")),
)
"""Side, how it wins, and the rule."""
_FIGHTING: Final = "VIII."
_MOST_STEPS: Final = 6
_MOST_LINES: Final = 14


def missed(entries: Sequence[LogEntry], viewer: PlayerId | None) -> tuple[Happening, ...]:
    """What the others did since a seat's own last command, the latest step first."""
    since = list(takewhile(lambda entry: entry.player != viewer, reversed(entries)))
    return tuple(line for entry in since[:_MOST_STEPS] for line in happenings(entry.events, entry.rolls))


def last_round(entries: Sequence[LogEntry], viewer: PlayerId | None) -> Told:
    """The last round of a combat since a seat's own last command, that command included; else nothing."""
    for entry in reversed(entries):
        if any(roll.purpose.startswith(_FIGHTING) for roll in entry.rolls):
            return entry.events
        if entry.player == viewer:
            break
    return ()


def tell_round(panel: Panel, events: Told) -> None:
    """How a combat ended that is no longer on the table."""
    if not events:
        return
    panel.section(tr("How the combat ended"))
    for n, event in enumerate(events[:_MOST_LINES]):
        panel.rich(f"{escape(event.text)} {rule_link(event.rule) if event.rule else ''}", f"ended-{n}")


def tell_aims(panel: Panel) -> None:
    """How each side wins."""
    panel.section(tr("What wins"))
    for side, how, rule in AIMS:
        name = coloured(side, side_of(side)[0], strong=True)
        panel.rich(f"{tr(how, side=name)} {rule_link(rule)}", f"aim-{side.split()[0].lower()}")
