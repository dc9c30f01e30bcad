"""What holds for the whole program, in processes of its own: no network, a sure hand at any scaling."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAYED = """
import sys

def watch(event, _):
    if event.startswith("socket."):
        raise RuntimeError(event)

sys.addaudithook(watch)
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
import gui.program as program
from gui.window import MainWindow

def drive(window):
    for scenario in ("pass-in-review", "fleet-action", "the-war"):
        assert program.start_scenario(window, scenario)
        QTest.qWait(100)
        window.press_primary()
        window.save()
        QTest.qWait(100)
        window.go_home()
    network = ("PySide6.QtNetwork", "PySide6.QtWeb", "ssl", "http.")
    known = [name for name in sys.modules if name.startswith(network)]
    print("played", *known, flush=True)
    window.close()

class Driven(MainWindow):
    def show(self):
        super().show()
        QTimer.singleShot(0, self, lambda: drive(self))

program.MainWindow = Driven
from gui.app import main
sys.exit(main(["--folder", sys.argv[1]]))
"""


def test_games_are_started_played_and_saved_without_a_socket_or_a_module_of_the_network(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout.split()) == (0, ["played"]), done.stderr


@pytest.mark.parametrize("factor", ["1.25", "1.5", "2"])
def test_counters_are_clicked_dragged_and_put_down_under_the_pointer_at_any_scaling(factor, tmp_path):
    tests = ["tests/gui/widgets/test_board_view.py", "tests/gui/widgets/test_board_stacks.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests],
        cwd=ROOT,
        env={**os.environ, "QT_SCALE_FACTOR": factor},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
