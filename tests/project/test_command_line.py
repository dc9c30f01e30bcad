"""The command `holotank`, asked for what needs no window."""

import json
import os
import subprocess
import sys

from engine import __version__

WITHOUT_QT = "import sys; sys.modules.update(dict.fromkeys(['PySide6', 'shiboken6', 'pyqtgraph'])); "


def holotank(*words, text="", **changes):
    """Runs the command in a process in which Qt cannot be imported and no display is set."""
    env = {key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    env.pop("QT_QPA_PLATFORM", None)
    code = WITHOUT_QT + f"from gui.app import main; sys.exit(main({list(words)!r}))"
    return subprocess.run(
        [sys.executable, "-c", code],
        input=text,
        env=env | changes,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_version_is_that_of_the_engine():
    done = holotank("--version")
    assert done.returncode == 0
    assert __version__ in done.stdout


def test_help_names_the_referee():
    done = holotank("--help")
    assert done.returncode == 0
    assert "referee" in done.stdout


def test_without_a_display_it_says_so_and_what_to_do():
    done = holotank()
    assert done.returncode == 2
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_qt_it_names_the_package_to_install():
    done = holotank(DISPLAY=":0")
    assert done.returncode == 2
    assert "PySide6-Essentials" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_option_is_refused_with_the_usage():
    done = holotank("--warp-speed")
    assert done.returncode == 2
    assert "usage: holotank" in done.stderr


def test_the_referee_needs_neither_qt_nor_a_display():
    done = holotank("referee", text="this is no JSON\n")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "error" in json.loads(done.stdout.splitlines()[-1])


def test_programs_play_each_other_without_a_window():
    done = holotank("selfplay", "star-control", "--games", "1", "--seed", "21")
    assert done.returncode == 0, done.stderr
    assert "refused orders: 0" in done.stdout
