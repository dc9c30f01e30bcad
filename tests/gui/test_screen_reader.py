"""The program read and heard from another process, as a screen reader of Linux does it.

Keys go in, words come out; nothing else is looked at.
"""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.helpers.at_spi import Outside, missing, run

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        bool(missing()), reason=f"no bus of accessibility here: {', '.join(missing())} missing"
    ),
]
PLACES = ("filler", "unknown", "invalid", "redundant object")
"""Roles by which a reader only knows that something is there."""
SHEETS = {
    "actions": "ctrl+k",
    "table in words": "F4",
    "keys": "F1",
    "settings": "ctrl+comma",
    "calculators": "ctrl+shift+k",
    "bookmarks": "ctrl+shift+b",
    "print and export": "ctrl+p",
    "dice report": "ctrl+d",
    "real dice": "ctrl+shift+d",
    "save a copy": "ctrl+shift+s",
    "first turn": "shift+F1",
    "words": "F3",
}
FROM_THE_PALETTE = {
    "ruling ledger": "ruling ledger",
    "passphrase": "passphrase of this seat",
    "seals": "seals of the orders",
    "seating": "where the sides sit",
    "change keys": "change keys",
    "strictness": "how strictly",
}
"""Sheets without keys of their own, and what finds them in the palette."""
OF_A_GAME = {
    "destroyer-duel": {
        "orders": "orders in the book",
        "score": "score",
    },
}

long = pytest.mark.skipif(
    "HOLOTANK_LONG" not in os.environ,
    reason="three minutes: make soak reads all sheets of all games from outside, test_access.py within",
)


@pytest.fixture
def opened(tmp_path):
    """Starts the program, on its home screen or at the setup of a scenario."""
    running = []

    def start(*words: str) -> Outside:
        running.append(run(tmp_path, *words))
        return next(running[-1])

    yield start
    for each in running:
        each.close()


def read(outside: Outside) -> dict[str, list[str]]:
    """What is wrong with the things that can have the keys now."""
    found: dict[str, list[str]] = {
        "no name": [],
        "no letters": [],
        "no label": [],
        "no caption": [],
        "no role": [],
    }
    for part in outside.walk():
        if not {"focusable", "enabled"} <= part.states or part.role in ("table cell", "tree item"):
            continue
        if part.role in PLACES:
            # Without a name it is the inside of what scrolls, which has the keys in its place.
            found["no role"] += [str(part)] if part.name else []
            continue
        if part.role == "combo box":
            found["no label"] += [] if outside.labels(part) else [str(part)]
        elif not part.name.strip():
            found["no name"].append(str(part))
        elif not any(letter.isalnum() for letter in part.name):
            found["no letters"].append(str(part))
        if part.role in ("tree", "table", "tree table"):
            found["no caption"] += [] if all(outside.headers(part)) else [str(part)]
    return {what: those for what, those in found.items() if those}


def comes(outside: Outside, role: str) -> bool:
    """Whether something of a role comes into sight within a while."""
    for _ in range(10):
        if any(part.role == role for part in outside.walk()):
            return True
        outside.listen(0.5)
    return False


def told(outside: Outside, *keys: str) -> str:
    """All that a player hears after these keys."""
    return "\n".join(outside.spoken([*outside.press(*keys), *outside.listen()]))


def test_the_first_flight_can_be_flown_by_what_is_heard(opened):
    outside = opened()
    assert read(outside) == {}
    outside.press("Return")
    assert outside.find("dialog", "First Flight")
    assert read(outside) == {}
    heard = told(outside, "Return")
    assert "Green, turn 1, Plotting. Plot pivot, roll and thrust" in heard
    assert outside.focus().name == "Map"
    assert "Hex 07/27: Osprey" in told(outside, "Right")
    outside.press("ctrl+i")
    assert (outside.focus().role, outside.focus().name) == ("canvas", "AVID")
    assert "Pivot to " in told(outside, "Right", "Right", "Return")
    assert "Thrust: 0 of 3" in told(outside, "h")
    assert "thrust 2 for " in told(outside, "2")
    assert "Coast: no pivot, no roll, no thrust." in told(outside, "ctrl+z", "ctrl+z")
    outside.press("ctrl+Return", "Return")
    outside.listen()
    assert outside.focus().name.startswith("Pass the chair to Red.")
    assert [str(part) for part in outside.walk() if part.role == "notification"] == []


def test_the_table_in_words_is_text_with_a_caret(opened):
    outside = opened("first-flight")
    outside.press("Return", "F4")
    outside.listen()
    text = outside.find("text", "The table in words")
    assert "Osprey (1): hex 07/27" in outside.text(text)
    before = outside.caret(text)
    outside.press("Down")
    assert outside.caret(text) > before


@long
@pytest.mark.parametrize("scenario", ["destroyer-duel", "first-battle", "first-war-fight"])
def test_everything_that_can_have_the_keys_is_named_in_every_game_and_on_its_sheets(opened, scenario):
    outside = opened(scenario)
    outside.press("Return")
    outside.listen(2)
    wrong = {"game": read(outside)}
    for name, keys in SHEETS.items():
        outside.press(keys)
        assert comes(outside, "dialog"), name
        wrong[name] = read(outside)
        outside.press("Escape")
    for name, words in (FROM_THE_PALETTE | OF_A_GAME.get(scenario, {})).items():
        outside.press("ctrl+k")
        subprocess.run(["xdotool", "type", "--delay", "5", words], check=True)
        outside.listen()
        outside.press("Return")
        outside.listen()
        assert "Find an action" not in {p.name for p in outside.walk() if p.role == "dialog"}, name
        assert comes(outside, "dialog"), name
        wrong[name] = read(outside)
        outside.press("Escape")
    assert {where: found for where, found in wrong.items() if found} == {}


def test_enter_presses_the_button_that_has_the_keys_and_not_the_one_that_stands_out(opened):
    outside = opened("first-flight")
    for _ in range(30):
        if "Cancel" in outside.focus().name:
            break
        outside.press("shift+Tab")
    assert outside.focus().name == "Cancel"
    outside.press("Return")
    assert "Map" not in {part.name for part in outside.walk()}


def test_what_is_checked_chosen_and_out_of_reach_is_told_as_a_state(opened):
    outside = opened("first-battle")
    outside.press("Return")
    outside.listen(2)
    assert "enabled" not in outside.find("push button", "Undo").states
    assert "selected" in outside.find("page tab", "Lesson").states
    outside.press("ctrl+comma")
    assert comes(outside, "dialog")
    flag = outside.find("check box", "Touch size")
    assert "checked" not in flag.states
    for _ in range(40):
        if outside.focus().name == flag.name:
            break
        outside.press("Tab")
    outside.press("space")
    assert "checked" in outside.find("check box", "Touch size").states


def test_an_action_that_can_not_be_done_now_is_heard_with_its_reason(opened):
    outside = opened("first-battle")
    outside.press("Return")
    outside.listen(2)
    assert "Undo: not now. Nothing to take back." in told(outside, "ctrl+z")


@long
def test_a_battle_of_star_control_can_be_begun_by_what_is_heard(opened):
    outside = opened("first-battle")
    outside.press("Return")
    outside.listen(2)
    assert "Attack an enemy Fleet" in told(outside, "ctrl+Return")
    assert "selected" in told(outside, "n")
    assert "Set up your ships" in told(outside, "Right", "Return")
    assert outside.press("ctrl+i")
    assert outside.focus().name == "Tray"
    assert "Marked: Ur-Quan Dreadnaught." in told(outside, "Right")
    heard = told(outside, "Return", "Left", "Left", "Left", "Left", "Left", "Return")
    assert "In hand: Ur-Quan Dreadnaught." in heard
    assert "Set up in column 1" in heard
    assert "Dreadnaught 1 is set up in 01/04" in heard


@long
def test_a_jump_of_holy_war_is_laid_out_with_its_odds_by_what_is_heard(opened):
    outside = opened("first-war-turn")
    outside.press("Return")
    outside.listen(2)
    outside.press("ctrl+Return", "Return", "ctrl+Return", "Return")
    assert "1 unit in hand" in told(outside, "n")
    assert "no risk" in told(outside, "Next")
    outside.press("Next")
    assert "each unit is dispersed by 6" in told(outside, "Return")
