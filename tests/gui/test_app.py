"""The command `holotank`, as a process of its own: words, refusals, crashes and kills."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap

import pytest

from engine import __version__, library
from engine.core.save import load
from gui.session.documents import Documents
from gui.session.folders import Folders

DRIVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
import gui.program as program
from gui.window import MainWindow

def begin(window):
    assert program.start_scenario(window, "pass-in-review")
    window.screen_.desk.set_roll(1)

class Driven(MainWindow):
    def show(self):
        super().show()
        QTimer.singleShot(0, self, lambda: drive(self))

program.MainWindow = Driven
"""


def run(*words: str, env: dict[str, str] | None = None, code: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *words] if code else [sys.executable, "-m", "gui", *words]
    return subprocess.run(
        command, env={**os.environ, **(env or {})}, capture_output=True, text=True, timeout=60, check=False
    )


def driven(body: str, home) -> list[str]:
    code = (
        DRIVER
        + textwrap.dedent(body)
        + "\nfrom gui.app import main\nsys.exit(main(['--folder', sys.argv[1]]))\n"
    )
    return [sys.executable, "-c", code, str(home)]


def test_the_version_is_told():
    done = run("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Holotank {__version__}")


def test_help_names_the_referee():
    done = run("--help")
    assert done.returncode == 0
    assert "holotank referee" in done.stdout


@pytest.mark.parametrize("words", [("--scale", "900"), ("--theme", "pink"), ("--nonsense",)])
def test_words_that_make_no_sense_are_refused_with_status_2(words):
    done = run(*words)
    assert done.returncode == 2
    assert words[0] in done.stderr


def test_without_a_screen_it_says_what_to_do_and_ends_with_status_2():
    done = run(env={"QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""})
    assert done.returncode == 2
    assert "DISPLAY" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_broken_settings_file_is_told_of_in_the_window_and_set_aside_once(tmp_path):
    """Whoever reads it first sets it aside: what was found wrong must come as far as the window."""
    (tmp_path / "settings.json").write_text("no settings", encoding="utf-8")
    body = """
    def drive(window):
        print(window.settings.trouble, flush=True)
        window.close()
    """
    done = subprocess.run(driven(body, tmp_path), capture_output=True, text=True, timeout=60, check=False)
    assert "settings.broken.json" in done.stdout, done.stderr
    assert (tmp_path / "settings.broken.json").read_text(encoding="utf-8") == "no settings"


def test_the_self_test_draws_a_game_and_ends_well(tmp_path):
    done = run("--self-test", env={"HOLOTANK_HOME": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    assert "all well" in done.stdout
    assert list(tmp_path.iterdir()) == [], "its games stand among the player's own"


HARMED = """
import sys
import gui.self_test as tests
from gui.games.holy_war import screen

tests.gif = lambda *_: b""
tests.can_seal = lambda: False
screen.prints = lambda *_: 1 / 0
from gui.app import main
sys.exit(10 + main(["--self-test"]))
"""


def test_the_self_test_says_what_fails_in_any_game_and_ends():
    done = run(code=HARMED)
    assert done.returncode == 11, done.stderr
    for told in (
        "cruiser-and-battlecruiser: no GIF was written",
        "small-cluster: no GIF was written",
        "the-war: ZeroDivisionError: division by zero",
        "the program: sealed orders could not be opened again",
    ):
        assert told in done.stdout


def test_the_referee_needs_no_qt():
    code = """
    import sys

    class NoQt:
        def find_spec(self, name, path=None, target=None):
            if name.split(".")[0] in ("PySide6", "shiboken6", "pyqtgraph"):
                raise ImportError(f"{name} is not needed here")

    sys.meta_path.insert(0, NoQt())
    from gui.app import main
    sys.exit(main(["referee"]))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        input='{"do": "help"}\n',
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("{")


def test_a_file_that_is_no_save_is_told_and_the_window_stays(tmp_path):
    bad = tmp_path / "bad.hexsave"
    bad.write_text("{")
    code = DRIVER + textwrap.dedent(
        """
        def drive(window):
            QTimer.singleShot(300, lambda: (print("title", window.sheets.top.title.text()), window.close()))

        from gui.app import main
        sys.exit(main(["--folder", sys.argv[1], sys.argv[2]]))
        """
    )
    done = run(str(tmp_path), str(bad), code=code)
    assert done.returncode == 0, done.stderr
    assert "title That can't be opened" in done.stdout


def test_a_killed_game_is_offered_back_up_to_the_last_command(tmp_path):
    body = """
    def drive(window):
        begin(window)
        print("in play", flush=True)
    """
    with subprocess.Popen(driven(body, tmp_path), stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == "in play"
        program.send_signal(signal.SIGKILL)
        program.wait(timeout=20)
    documents = Documents(Folders(tmp_path), library.create)
    saved = documents.recover()
    assert [each.commands for each in saved] == [1]
    document = documents.resume(saved[0])
    assert "rolled" in str(document.session("Green").log()) or document.session("Green").log()
    documents.close()


def test_the_home_screen_of_the_next_start_shows_the_game_to_continue(tmp_path):
    body = """
    def drive(window):
        begin(window)
        print("in play", flush=True)
    """
    with subprocess.Popen(driven(body, tmp_path), stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        program.send_signal(signal.SIGKILL)
        program.wait(timeout=20)
    body = """
    def drive(window):
        rows = [w.accessibleName() for w in window.findChildren(QAbstractButton)]
        print([name for name in rows if "not closed cleanly" in name], flush=True)
        window.close()
    """
    done = subprocess.run(driven(body, tmp_path), capture_output=True, text=True, timeout=60, check=False)
    assert "Was not closed cleanly" in done.stdout


def test_a_fault_of_the_program_shows_the_report_keeps_the_game_and_stops(tmp_path):
    body = """
    def drive(window):
        begin(window)
        print(window.documents.current.game.bus.seq, flush=True)
        QTimer.singleShot(50, lambda: 1 / 0)
        QTimer.singleShot(500, look)

    def look():
        dialog = QApplication.activeModalWidget()
        print(type(dialog).__name__, flush=True)
        dialog.findChild(QPushButton, "crash-copy").click()
        print("ZeroDivisionError" in QApplication.clipboard().text(), flush=True)
        dialog.findChild(QPushButton, "crash-stop").click()
    """
    done = subprocess.run(driven(body, tmp_path), capture_output=True, text=True, timeout=60, check=False)
    commands, *rest = done.stdout.split()
    assert rest == ["CrashDialog", "True"], done.stderr
    assert done.returncode == 70
    (saved,) = Documents(Folders(tmp_path), library.create).recover()
    # What the dialog says is true: the command given before the fault is in the file.
    assert load(saved.path, library.create).bus.seq == int(commands) > 0
    assert "ZeroDivisionError" in (tmp_path / "holotank.log").read_text()
