"""Help for players of Holy War as data: keys by place, a first turn, and the words of the game."""

from typing import Final

from engine.core.ids import RuleId
from gui.actions.registry import KeyRow
from gui.presenters.help import Word
from gui.tactical3d.keys import HELP as SPACE_KEYS

MAP_KEYS: Final = (
    ("Arrows", "From column to column"),
    ("Page up, Page down", "From level to level in a column"),
    ("Enter, Space", "Choose the level, or act there with what is in hand"),
    ("Shift + Enter, Shift + click", "Lead a jump on, level by level"),
    ("Backspace, Escape", "Take the last level of the path back, put down what is in hand"),
    ("N, Shift + N", "Next or previous level with units that can move"),
    ("A", "Take all units of the level in hand, or none"),
    ("S, J, W, T, L", "Move the safest way, by jump, by warp, with a star, with a look by a Probe"),
    ("W in a combat", "Light the levels to withdraw to"),
    ("I", "Tell of the level under the cursor"),
    ("+, −, F", "Nearer, farther, the whole map"),
)
CARD_KEYS: Final = (
    ("Left, right", "From card to card"),
    ("Space", "Take a unit in hand or put it back; in a boarding round boarder and target"),
    ("Enter", "Take this unit alone"),
    ("0 - 9", "Send what is in hand to the lane of that number: a force's box, a Flight; 0 is the first"),
)
PANEL_KEYS: Final = (
    ("Tab", "From button to button; Enter or Space presses it"),
    ("Up, down", "Change the psychic strength of a boarding attempt"),
)
KEYS: Final = tuple(
    KeyRow(keys, what, where)
    for where, rows in (
        ("Map of levels", MAP_KEYS),
        ("Cards", CARD_KEYS),
        ("Panels", PANEL_KEYS),
        ("In space", SPACE_KEYS),
    )
    for keys, what in rows
)

FIRST_TURN: Final = (
    "Start The war from the home screen; on the sheet the computer can be given a side.",
    "Mark five solar systems in turn by clicks on lit ones; the five that nobody marks are neutral.",
    "Buy units: choose a type at the right, then a lit system. Nobody sees it before both sides are done.",
    "The big button says that you are done. The chair goes to the other side behind a curtain.",
    "Each column is a spiral of seven levels: the largest is the highest, the smallest the deepest.",
    "Click a level of yours: all its units are in hand. Cards under the map put single ones down.",
    "Blue levels are safe, orange ones show the risk of dispersal. A risky jump is laid out by the first "
    "click, with exact odds at the right, and made by the second.",
    "Violet sweeps are warp lines: they are free, and lead on from mouth to mouth.",
    "Where both sides are, a combat is due: choose where, form Flights of four by dragging cards.",
    "The weapon system of a round is rolled; the odds for each stand at the right before you reveal.",
    "The Sunthrowers win with a star and a Pressorship in a seam; the Holy Band by seven turns.",
)


def _word(term: str, text: str, *rules: str) -> Word:
    return Word(term=term, text=text, rules=tuple(RuleId(f"holy-war/{number}") for number in rules))


WORDS: Final = (
    _word(
        "Amtik", "Who listens from turn 8 on: a six with an Emissary in a seam ends the war.", "V.amtik-roll"
    ),
    _word("Column", "Seven levels above each other, drawn as a spiral of shrinking hexes.", "II.column"),
    _word("Crew points", "What units cost; they come with every activation.", "VII.cost", "IV.income"),
    _word("Denial", "To withdraw all mobile units before the first round.", "VIII.1.denial"),
    _word("Differential", "Own strength less the other side's; it chooses the column.", "VIII.5.columns"),
    _word(
        "Dispersal", "A unit that jumped too far, or was hit so, is placed by the enemy.", "VI.jump.dispersal"
    ),
    _word("Flight", "Up to four units that enter a combat together.", "VIII.2.flights"),
    _word("Force counter", "Stands for a group of units on the map.", "X.six"),
    _word(
        "House scenario",
        "A scenario file of your own in the folder of house data; it stands beside the shipped ones.",
    ),
    _word("Level", "A cube of space: what a unit is in, and jumps from.", "II.level"),
    _word("LW, EW, PW", "Launched weapons, energy weapons, psychic power.", "II.counter-format"),
    _word(
        "Neutral Judgment",
        "When sides that neutrals think well of seek alliances.",
        "IX.alliance.eligibility",
    ),
    _word("Pressorship", "Takes a star along, one level a turn.", "XII.PS.star", "VI.star.rate"),
    _word("R on a number", "Reconstructed: the printed number is lost; the method stands in its tip."),
    _word(
        "Seam", "Where a star tears space open: what the Sunthrowers fight for.", "II.seams", "V.sunthrower"
    ),
    _word("StarGuard", "Holds a system, never moves, lies face up.", "XII.SG.static"),
    _word("Warp line", "From mouth to mouth in no time.", "II.warp-line", "VI.warp.move"),
)
