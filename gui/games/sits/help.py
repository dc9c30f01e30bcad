"""Help for players of SITS as data: keys by place, a first turn, and the words of the game."""

from typing import Final

from engine.core.ids import RuleId
from gui.actions.registry import KeyRow
from gui.board.keys import HELP as MAP_KEYS
from gui.games.sits.combat.beams_keys import KEYS as BEAM_KEYS
from gui.games.sits.combat.cards_keys import KEYS as CARD_KEYS
from gui.games.sits.combat.defence_keys import KEYS as DEFENCE_KEYS
from gui.presenters.help import Word
from gui.speech import tr
from gui.tactical3d.keys import HELP as SPACE_KEYS

AVID_KEYS: Final = (
    ("P, L, H", tr("Plot the pivot, the roll, the thrust")),
    (tr("Arrows"), tr("Walk the cursor along a ring, up and down between the rings")),
    (tr("Enter, Space"), tr("Pivot to the window under the cursor; in roll mode bring the Top there")),
    (tr("Shift + Enter"), tr("Draw the route on to the window under the cursor")),
    (tr("R, Shift + R"), tr("Roll one window to starboard, to port")),
    (tr("T, Shift + T"), tr("One thrust more, one less")),
    ("Backspace", tr("Take back the last window, else the last roll, else a thrust")),
    (tr("Escape"), tr("Give up a drag")),
    (tr("Shift + click"), tr("Point into the lower half")),
)
THRUST_KEYS: Final = (
    (tr("H, then Tab"), tr("From the amount to the vertical and the horizontal grid")),
    (tr("Left and right, 0 to 9"), tr("Amount of thrust")),
    (tr("Arrows"), tr("Walk the squares, the hexes")),
    (tr("Enter, Space"), tr("Take the square, the hex")),
    (tr("Escape"), tr("Close the note at the pointer")),
    (tr("Page up and down"), tr("Scroll what is open below: target, turn, coasting")),
)
SETUP_KEYS: Final = (
    (tr("Enter in the tray"), tr("Lift the ship; arrows carry it, Enter puts it down")),
    (tr("Arrows on the AVID"), tr("Turn the nose by one window")),
    (tr("Wheel on the AVID, with Shift"), tr("Turn the nose around, up and down")),
)
REPORT_KEYS: Final = (
    ("Space", tr("Play the walk, or pause")),
    (tr("Left and right"), tr("One cell back, one on")),
    (tr("Up and down"), tr("The hit before, the next hit")),
    (tr("Home, End"), tr("Before the first cell; everything at once")),
    ("+, −", tr("Faster, slower")),
    ("Enter", tr("The rule of the cell")),
    (tr("Escape"), tr("Back to the map")),
)
REPAIR_KEYS: Final = (
    (tr("Up and down"), tr("From row to row")),
    (tr("1, Enter"), tr("Send one party")),
    ("2", tr("Send two parties")),
)
KEYS: Final = tuple(
    KeyRow(keys, what, where)
    for where, rows in (
        (tr("Map"), MAP_KEYS),
        ("AVID", AVID_KEYS),
        (tr("Thrust and grids"), THRUST_KEYS),
        (tr("3D view"), SPACE_KEYS),
        (tr("Setup"), SETUP_KEYS),
        (tr("Salvo card"), CARD_KEYS),
        (tr("Missile defense"), DEFENCE_KEYS),
        (tr("Beams"), BEAM_KEYS),
        (tr("Hit report"), REPORT_KEYS),
        (tr("Damage control"), REPAIR_KEYS),
    )
    for keys, what in rows
)

FIRST_TURN: Final = (
    tr("Start First Flight from the home screen. Green sits first; the Lesson tab tells what to try."),
    tr("The round card at the right is your ship's AVID: click a window and the nose will pivot there."),
    tr("Press Roll and click where the Top star shall be: that turns the ship about its nose."),
    tr("Press Thrust, choose an amount, then a square for its steepness and a hex for its direction."),
    tr("Ghosts on the map and in 3D show where you will be halfway and at the end. Change it freely."),
    tr("Commit seals your orders. The curtain falls: pass the chair, and the other side plots and commits."),
    tr(
        "When both have committed, the End of Turn markers show who "
        "pushed; pivots and rolls are still hidden."
    ),
    tr("Go on: the ships fly to their midpoints, and the first half of every pivot and roll is seen."),
    tr(
        "Go on again: they reach their End of Turn markers. Once "
        "more: thrust joins the vectors, turn 2 begins."
    ),
    tr(
        "In range of an enemy the Salvo card opens: click a ship of yours, then the enemy, then Fill all. "
        "Faint figures are a proposal, Write takes one column of it; a crossed-out column says why."
    ),
    tr(
        "Done launching hands the chair on, Launch nothing too; nobody sees your card until both are done. "
        "Change my salvoes opens it again."
    ),
    tr(
        "Missiles that come in stand on the defense card, dot by dot. Decoys are offered after the dice: "
        "two charts show what one is worth. Go on leads from result to result."
    ),
    tr("Near enough, beams open: Aim all that hurt is a good start; each row says range, aspect and boxes."),
    tr(
        "Undo takes back your own last step while nobody else has "
        "learned of it. Every refusal names its rule."
    ),
)


def _word(term: str, text: str, *rules: str) -> Word:
    return Word(term=term, text=text, rules=tuple(RuleId(f"sits/{number}") for number in rules))


WORDS: Final = (
    _word(
        tr("Altitude"),
        tr("How many levels a ship is above or below the map; a level is one hex high."),
        "B1.14",
    ),
    _word(
        tr("Aspect"),
        tr("What a target turns to a beam: sidewall, open bow or stern, or the wedge."),
        "C3.123",
    ),
    _word("AVID", tr("The round card that shows which way a ship points and how it moves."), "A2.22", "B2.0"),
    _word(
        tr("Bearing"), tr("The window through which a target is seen, with its true range."), "C1.11", "C1.14"
    ),
    _word(tr("Broadside"), tr("The weapons along a ship's left or right flank."), "A2.63", "C1.21"),
    _word(
        tr("Canister"),
        tr("Tubes held back at launch that burst close by among missiles coming in."),
        "C4.15",
        "C4.151",
    ),
    _word(tr("Coast"), tr("To fly a turn without thrust: the velocity stays as it is."), "B3.11"),
    _word(
        tr("Compensator check"),
        tr("A die rolled by the crew of a ship that asks too much of its drive."),
        "B3.23",
    ),
    _word(
        tr("Consolidation"),
        tr("Adding up vectors at the turn's end until no two of them could be written as one."),
        "B3.33",
    ),
    _word(
        tr("Countermissile"),
        tr("The second layer of the defense, CM: small missiles of the mount that faces the salvo."),
        "C4.13",
    ),
    _word(
        tr("Decoy"),
        tr("A box spent after the ECM dice, for a better column against one salvo."),
        "C4.124.use",
    ),
    _word(
        tr("Displacement"),
        tr("Thrust without a pivot shifts the End of Turn marker at once, by half of the change."),
        "B3.27",
    ),
    _word(
        "ECM", tr("The first layer of the defense: jamming that draws missiles astray."), "C4.121", "C4.123"
    ),
    _word(
        tr("EoT marker"),
        tr("The End of Turn marker: where a ship will be when the turn is over."),
        "B3.12",
        "A3.123",
    ),
    _word(
        tr("Fire control"),
        tr("Boxes that missiles and defenses of a mount are aimed with; losing them costs columns."),
        "C2.151",
        "C4.133",
    ),
    _word(tr("Grav lance"), tr("A beam of short reach that strikes the sidewall itself down."), "C3.11"),
    _word(
        tr("Half hex"), tr("What an odd change leaves over, kept by its arrow for the next turn."), "B3.271"
    ),
    _word(
        tr("Hammerhead"),
        tr("The broad end of a hull, fore or aft, with the weapons that fire there."),
        "A2.63",
    ),
    _word(
        tr("Impact window"), tr("The window through which a shot comes in at its target."), "C2.14", "C5.11"
    ),
    _word(tr("Leaker"), tr("A missile that has passed all layers and strikes."), "A2.415"),
    _word(
        tr("Linked set"),
        tr("Salvoes of several ships that come in as one, under a lead ship."),
        "C2.17",
        "C2.172",
    ),
    _word(
        tr("Midpoint"),
        tr("Where a ship is when half of its turn is flown, and how it points then."),
        "B3.121",
        "A3.22",
    ),
    _word(
        tr("Movement Card"), tr("Your view of the map, which says what direction lies ahead of you."), "A2.21"
    ),
    _word(
        "MQL",
        tr("Missile Quality Level: how hard missiles are to stop; the lower, the better for who launches."),
        "C2.15",
    ),
    _word(
        tr("Pivot"), tr("Swinging the nose to another window; thrust follows the nose."), "B2.211", "B2.24"
    ),
    _word(tr("Point defense"), tr("The last layer, PD: lasers and guns at the hull."), "C4.13"),
    _word(tr("Red-lining"), tr("One thrust more than the rating allows, for a compensator check."), "B3.231"),
    _word(
        tr("Ring"),
        tr("All windows of one steepness: yellow 0, blue 30, green 60, purple 90 degrees."),
        "A2.231",
    ),
    _word(
        tr("Roll"),
        tr("Turning the ship about its nose: the sides change places, the course does not."),
        "B2.212",
    ),
    _word(
        tr("Salvo"),
        tr("The missiles that one mount launches at one target for one impact step."),
        "C2.122",
        "C2.13",
    ),
    _word(
        tr("Shorthand"),
        tr("A ship as a typed line, 09/32 +2 A/B u3 v4A2B1+: hex, level, nose, roll, velocity."),
        "A2.221",
    ),
    _word(
        tr("Sidewall"),
        tr("The screen along each flank that weakens what comes in from that side."),
        "C1.coverage",
    ),
    _word(tr("Spine"), tr("The line between two green windows, on which a marker may lie."), "B2.153"),
    _word(
        tr("Stacking tiles"), tr("Flat pieces under a miniature that count its levels: 1, 4 and 16."), "A2.13"
    ),
    _word(
        tr("Tilt block"),
        tr("A block under a miniature that shows its nose up or down, or its roll."),
        "A2.12",
    ),
    _word(
        tr("Vector"),
        tr("Hexes a turn in one of eight directions: A to F on the map, up and down."),
        "A2.221",
        "B3.15",
    ),
    _word(
        tr("Wedge"),
        tr("The two planes of gravity above and below a ship, which nothing pierces."),
        "C1.coverage",
        "C5.111",
    ),
    _word(tr("Window"), tr("One of the fifty directions in which space is divided on the AVID."), "B2.122"),
)
