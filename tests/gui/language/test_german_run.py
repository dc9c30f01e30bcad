"""The program in German: some of each game is played, saved, opened again; its saves are the English ones."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

import pytest

from tests.helpers.own_process import ROOT, told_by

HEADINGS = {"en": "What you can do", "de": "Was jetzt geht"}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """What was done in either language, and the bytes that were saved."""
    folders = [tmp_path_factory.mktemp(spoken) for spoken in HEADINGS]
    with ThreadPoolExecutor() as side_by_side:
        told = side_by_side.map(told_by, repeat("spoken_games"), HEADINGS, folders)
        return dict(zip(HEADINGS, told, strict=True))


@pytest.mark.parametrize(
    ("scenario", "command"),
    [
        ("pass-in-review", "sits.plot"),
        ("fleet-action", "star-control.move"),
        ("the-war", "holy-war.jump"),
    ],
)
def test_a_game_in_german_is_played_saved_and_opened_and_holds_the_same_as_in_english(
    played, scenario, command
):
    english, german = played["en"][scenario], played["de"][scenario]
    assert german["given"][-1] == command
    assert german["given"] == english["given"]
    assert german["opened"]
    assert Path(german["path"]).read_bytes() == Path(english["path"]).read_bytes()
    assert HEADINGS["de"] in german["shown"]
    assert HEADINGS["en"] in english["shown"]


@pytest.mark.parametrize("percent", [100, 200])
def test_no_german_text_is_cut_on_a_small_screen(percent, tmp_path):
    assert told_by("cut_texts", "de", percent, tmp_path) == {}


def test_the_command_line_has_the_program_speak_german(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "gui", "--self-test", "--language", "de", "--folder", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout.partition(": ")[2].strip()) == (0, "all well"), done.stderr


def test_english_loads_no_reader_of_catalogues():
    code = (
        "import sys; from pathlib import Path\n"
        "from gui.language import begin\n"
        "from gui.settings.settings import Settings\n"
        "begin('en', Settings(Path(sys.argv[1])))\n"
        "import gui.program\n"
        "print(*[name for name in ('xml', 'gui.ts_file', 'gui.phrasebook') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "nowhere"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
