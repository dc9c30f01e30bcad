"""Help for players of Holy War as data: keys by place, a first turn, and the words of the game."""

from typing import Final

from engine.core.ids import RuleId
from gui.actions.registry import KeyRow
from gui.presenters.help import Word
from gui.speech import tr
from gui.tactical3d.keys import HELP as SPACE_KEYS

MAP_KEYS: Final = (
    (tr("Arrows"), tr("From column to column")),
    (tr("Page up, Page down"), tr("From level to level in a column")),
    (tr("Enter, Space"), tr("Choose the level, or act there with what is in hand")),
    (tr("Shift + Enter, Shift + click"), tr("Lead a jump on, level by level")),
    (tr("Backspace, Escape"), tr("Take the last level of the path back, put down what is in hand")),
    (tr("N, Shift + N"), tr("Next or previous level with units that can move")),
    ("A", tr("Take all units of the level in hand, or none")),
    ("S, J, W, T, L", tr("Move the safest way, by jump, by warp, with a star, with a look by a Probe")),
    (tr("W in a combat"), tr("Light the levels to withdraw to")),
    ("I", tr("Tell of the level under the cursor")),
    ("+, −, F", tr("Nearer, farther, the whole map")),
)
CARD_KEYS: Final = (
    (tr("Left, right"), tr("From card to card")),
    ("Space", tr("Take a unit in hand or put it back; in a boarding round boarder and target")),
    ("Enter", tr("Take this unit alone")),
    ("0 - 9", tr("Send what is in hand to the lane of that number: a force's box, a Flight; 0 is the first")),
)
PANEL_KEYS: Final = (
    ("Tab", tr("From button to button; Enter or Space presses it")),
    (tr("Up, down"), tr("Change the psychic strength of a boarding attempt")),
)
KEYS: Final = tuple(
    KeyRow(keys, what, where)
    for where, rows in (
        (tr("Map of levels"), MAP_KEYS),
        (tr("Cards"), CARD_KEYS),
        (tr("Panels"), PANEL_KEYS),
        (tr("In space"), SPACE_KEYS),
    )
    for keys, what in rows
)

FIRST_TURN: Final = (
    tr("Three lessons on the home screen tick off what you do; the Lesson tab at the left tells what comes."),
    tr("Or start The war from the home screen; on the sheet the computer can be given a side."),
    tr("Mark five solar systems in turn by clicks on lit ones; the five that nobody marks are neutral."),
    tr(
        "Buy units: choose a type at the right, then a lit system. Nobody sees it before both sides are done."
    ),
    tr("The big button says that you are done. The chair goes to the other side behind a curtain."),
    tr("Each column is a spiral of seven levels: the largest is the highest, the smallest the deepest."),
    tr("Click a level of yours: all its units are in hand. Cards under the map put single ones down."),
    tr(
        "Blue levels are safe, orange ones show the risk of dispersal. A risky jump is laid out by the first "
        "click, with exact odds at the right, and made by the second."
    ),
    tr("Violet sweeps are warp lines: they are free, and lead on from mouth to mouth."),
    tr("Where both sides are, a combat is due: choose where, form Flights of four by dragging cards."),
    tr("The weapon system of a round is rolled; the odds for each stand at the right before you reveal."),
    tr("The Sunthrowers win with a star and a Pressorship in a seam; the Holy Band by seven turns."),
)


def _word(term: str, text: str, *rules: str) -> Word:
    return Word(term=term, text=text, rules=tuple(RuleId(f"holy-war/{number}") for number in rules))


WORDS: Final = (
    _word(
        tr("Amtik"),
        tr("Who listens from turn 8 on: a six with an Emissary in a seam ends the war."),
        "V.amtik-roll",
    ),
    _word(
        tr("Column"), tr("Seven levels above each other, drawn as a spiral of shrinking hexes."), "II.column"
    ),
    _word(
        tr("Crew points"), tr("What units cost; they come with every activation."), "VII.cost", "IV.income"
    ),
    _word(tr("Denial"), tr("To withdraw all mobile units before the first round."), "VIII.1.denial"),
    _word(
        tr("Differential"), tr("Own strength less the other side's; it chooses the column."), "VIII.5.columns"
    ),
    _word(
        tr("Dispersal"),
        tr("A unit that jumped too far, or was hit so, is placed by the enemy."),
        "VI.jump.dispersal",
    ),
    _word(tr("Flight"), tr("Up to four units that enter a combat together."), "VIII.2.flights"),
    _word(tr("Force counter"), tr("Stands for a group of units on the map."), "X.six"),
    _word(
        tr("House scenario"),
        tr("A scenario file of your own in the folder of house data; it stands beside the shipped ones."),
    ),
    _word(tr("Level"), tr("A cube of space: what a unit is in, and jumps from."), "II.level"),
    _word(tr("LW, EW, PW"), tr("Launched weapons, energy weapons, psychic power."), "II.counter-format"),
    _word(
        tr("Neutral Judgment"),
        tr("When sides that neutrals think well of seek alliances."),
        "IX.alliance.eligibility",
    ),
    _word(tr("Pressorship"), tr("Takes a star along, one level a turn."), "XII.PS.star", "VI.star.rate"),
    _word(
        tr("R on a number"), tr("Reconstructed: the printed number is lost; the method stands in its tip.")
    ),
    _word(
        tr("Seam"),
        tr("Where a star tears space open: what the Sunthrowers fight for."),
        "II.seams",
        "V.sunthrower",
    ),
    _word(tr("StarGuard"), tr("Holds a system, never moves, lies face up."), "XII.SG.static"),
    _word(tr("Warp line"), tr("From mouth to mouth in no time."), "II.warp-line", "VI.warp.move"),
)
