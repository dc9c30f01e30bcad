"""Help for players of Star Control as data: keys by place, a first turn, and the words of the game."""

from typing import Final

from engine.core.ids import RuleId
from gui.actions.registry import KeyRow
from gui.board.keys import HELP as MAP_KEYS
from gui.presenters.help import Word
from gui.speech import said, tr

DRAWER_KEYS: Final = (
    (tr("Left, right"), tr("From ship to ship")),
    (tr("Space, Ctrl + click"), tr("Mark or unmark a ship")),
    ("N", tr("Put the marked ships into a new Fleet")),
    ("1 - 9", tr("Put the marked ships into that Fleet")),
)
BATTLE_KEYS: Final = (
    (tr("Enter in the tray"), tr("Lift the ship; arrows carry it, Enter puts it down")),
    (
        tr("Enter twice on a ship"),
        tr("Lift it; put down on a hex it moves, on an enemy it attacks with the weapon in hand"),
    ),
    ("Tab", tr("From the weapons to the powers and the targets; Enter or Space uses them")),
)
KEYS: Final = tuple(
    KeyRow(keys, what, where)
    for where, rows in ((tr("Map"), MAP_KEYS), (tr("Fleet drawer"), DRAWER_KEYS), (tr("Battle"), BATTLE_KEYS))
    for keys, what in rows
)

FIRST_TURN: Final = (
    tr("Three lessons on the home screen tick off what you do; the Lesson tab at the left tells what comes."),
    tr("Or start Alliance vs Hierarchy there; on the sheet the computer can be given a side."),
    tr("Place your Starbase on a lit hex at your end of the starmap: your first ships are drawn there."),
    tr(
        "Your Fleets lie as cards under the map. Drag cards apart to split a Fleet, together to merge Fleets."
    ),
    tr("Click a lit hex, or drag the Fleet there. Red dotted hexes are closed: the pointer says why."),
    tr("A Fleet that enters a Star explores it: what was found and the dice stand at the lower right."),
    tr("The big button ends the phase; research and income come by themselves."),
    tr(
        "In the Battle phase a click on an enemy Fleet beside yours opens the tactical map: drag ships there."
    ),
    tr("In a battle choose a ship and a weapon; over an enemy the chance to hit stands with all its parts."),
    tr("Click the enemy to attack, a lit hex to move. Powers are buttons; those that can't be used say why."),
    tr("In the Construction and Build phases the panel at the right lists what your Starbucks buy."),
)


def _word(term: str, text: str, *rules: str) -> Word:
    return Word(term=term, text=text, rules=tuple(RuleId(f"star-control/{number}") for number in rules))


WORDS: Final = (
    _word(
        tr("Aim"), tr("What an attack roll must not exceed, less the target's Turn."), "STAT.aim", "BAT.hit"
    ),
    _word(tr("Arrow on a Fleet (→)"), tr("It has moved in this phase."), "MOV.one"),
    _word(
        tr("Battle turn"),
        tr("One side's turn in a battle: each of its ships moves once and attacks."),
        "BAT.turns",
    ),
    _word(
        tr("Besiege"),
        tr("To bombard a Fortress from a hex beside it, and to take what one stands on."),
        "BES.attack",
    ),
    _word(tr("Colony"), tr("An installation on a Life World."), "CON.colony", "INC.colony"),
    _word(
        tr("Crew"),
        tr("The damage that a ship can take; one point more destroys it."),
        "STAT.crew",
        "BAT.destroyed",
    ),
    _word(
        tr("End Segment"),
        tr("After the ships have acted: forms are changed, force fields raised."),
        "BAT.end-segment",
    ),
    _word(
        tr("Fleet"),
        tr("A stack of at most seven ships that moves and fights as one."),
        "FLEET.def",
        "FLEET.max",
    ),
    _word(
        tr("Fortification"),
        tr("An installation on a Dead World; it closes its hex and watches the next."),
        "MOV.fortress-entry",
    ),
    _word(tr("Hazard"), tr("A hex that no ship may enter."), "GAL.hazard"),
    _word(tr("Mine"), tr("An installation on a Mineral World."), "CON.mine", "INC.mine"),
    _word(
        tr("Pile"), tr("All ships of a side that are not in play; new ones are drawn from it."), "PILE.def"
    ),
    _word(
        tr("Relic"),
        tr("What may lie on a world that is explored: a technology or power crystals."),
        "EXP.relic",
    ),
    _word(
        tr("Starbase"), tr("Where ships are built. Who has none left has lost."), "BLD.place", "VIC.starbases"
    ),
    _word(tr("Starbucks"), tr("The money of both sides."), "EQ.starbucks"),
    _word(tr("Tick on a ship (✓)"), tr("It has acted in this battle turn."), "BAT.actions"),
    _word(said("Turn"), tr("A ship's agility, taken off the Aim of whoever attacks it."), "STAT.turn"),
)
