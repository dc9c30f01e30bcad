"""Help for players of Star Control as data: keys by place, a first turn, and the words of the game."""

from typing import Final

from engine.core.ids import RuleId
from gui.actions.registry import KeyRow
from gui.board.keys import HELP as MAP_KEYS
from gui.presenters.help import Word

DRAWER_KEYS: Final = (
    ("Left, right", "From ship to ship"),
    ("Space, Ctrl + click", "Mark or unmark a ship"),
    ("N", "Put the marked ships into a new Fleet"),
    ("1 - 9", "Put the marked ships into that Fleet"),
)
BATTLE_KEYS: Final = (
    ("Enter in the tray", "Lift the ship; arrows carry it, Enter puts it down"),
    (
        "Enter twice on a ship",
        "Lift it; put down on a hex it moves, on an enemy it attacks with the weapon in hand",
    ),
    ("Tab", "From the weapons to the powers and the targets; Enter or Space uses them"),
)
KEYS: Final = tuple(
    KeyRow(keys, what, where)
    for where, rows in (("Map", MAP_KEYS), ("Fleet drawer", DRAWER_KEYS), ("Battle", BATTLE_KEYS))
    for keys, what in rows
)

FIRST_TURN: Final = (
    "Start Alliance vs Hierarchy from the home screen; on the sheet the computer can be given a side.",
    "Place your Starbase on a lit hex at your end of the starmap: your first ships are drawn there.",
    "Your Fleets lie as cards under the map. Drag cards apart to split a Fleet, together to merge Fleets.",
    "Click a lit hex, or drag the Fleet there. Red dotted hexes are closed: the pointer says why.",
    "A Fleet that enters a Star explores it: what was found and the dice stand at the lower right.",
    "The big button ends the phase; research and income come by themselves.",
    "In the Battle phase a click on an enemy Fleet beside yours opens the tactical map: drag ships there.",
    "In a battle choose a ship and a weapon; over an enemy the chance to hit stands with all its parts.",
    "Click the enemy to attack, a lit hex to move. Powers are buttons; those that can't be used say why.",
    "In the Construction and Build phases the panel at the right lists what your Starbucks buy.",
)


def _word(term: str, text: str, *rules: str) -> Word:
    return Word(term=term, text=text, rules=tuple(RuleId(f"star-control/{number}") for number in rules))


WORDS: Final = (
    _word("Aim", "What an attack roll must not exceed, less the target's Turn.", "STAT.aim", "BAT.hit"),
    _word("Arrow on a Fleet (→)", "It has moved in this phase.", "MOV.one"),
    _word(
        "Battle turn", "One side's turn in a battle: each of its ships moves once and attacks.", "BAT.turns"
    ),
    _word(
        "Besiege", "To bombard a Fortress from a hex beside it, and to take what one stands on.", "BES.attack"
    ),
    _word("Colony", "An installation on a Life World.", "CON.colony", "INC.colony"),
    _word(
        "Crew", "The damage that a ship can take; one point more destroys it.", "STAT.crew", "BAT.destroyed"
    ),
    _word(
        "End Segment",
        "After the ships have acted: forms are changed, force fields raised.",
        "BAT.end-segment",
    ),
    _word("Fleet", "A stack of at most seven ships that moves and fights as one.", "FLEET.def", "FLEET.max"),
    _word(
        "Fortification",
        "An installation on a Dead World; it closes its hex and watches the next.",
        "MOV.fortress-entry",
    ),
    _word("Hazard", "A hex that no ship may enter.", "GAL.hazard"),
    _word("Mine", "An installation on a Mineral World.", "CON.mine", "INC.mine"),
    _word("Pile", "All ships of a side that are not in play; new ones are drawn from it.", "PILE.def"),
    _word("Relic", "What may lie on a world that is explored: a technology or power crystals.", "EXP.relic"),
    _word("Starbase", "Where ships are built. Who has none left has lost.", "BLD.place", "VIC.starbases"),
    _word("Starbucks", "The money of both sides.", "EQ.starbucks"),
    _word("Tick on a ship (✓)", "It has acted in this battle turn.", "BAT.actions"),
    _word("Turn", "A ship's agility, taken off the Aim of whoever attacks it.", "STAT.turn"),
)
