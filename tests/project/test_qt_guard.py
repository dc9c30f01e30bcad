"""The start-up questions: is there a screen, and is this Qt sound."""

import subprocess
import sys

import pytest

from gui.qt_guard import display_problem, qt_problem, spare_reading


def test_a_linux_session_without_a_display_is_told_what_to_do():
    problem = display_problem({}, "linux")
    assert problem is not None
    assert "DISPLAY" in problem
    assert "xvfb-run" in problem


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_display_of_either_kind_is_enough(name):
    assert display_problem({name: ":0"}, "linux") is None


def test_an_empty_display_is_no_display():
    assert display_problem({"DISPLAY": ""}, "linux") is not None


def test_the_offscreen_platform_needs_no_display():
    assert display_problem({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, "linux") is None
    assert display_problem({"QT_QPA_PLATFORM": "xcb"}, "linux") is not None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_are_not_asked_for_a_display(platform):
    assert display_problem({}, platform) is None


@pytest.mark.parametrize("build", ["6.12.0", "6.13.1", "7.0"])
def test_a_build_that_kills_python_3_11_is_refused_with_the_remedy(build):
    problem = qt_problem((3, 11), build)
    assert problem is not None
    assert build in problem
    assert "PySide6-Essentials>=6.8,<6.12" in problem


def test_python_3_12_may_use_the_build_that_kills_3_11():
    assert qt_problem((3, 12), "6.12.0") is None


def test_builds_below_6_12_are_sound():
    assert qt_problem((3, 11), "6.11.3") is None


def test_the_installed_build_is_sound():
    assert qt_problem() is None


def test_a_missing_qt_is_named_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6", None)
    problem = qt_problem()
    assert problem is not None
    assert "pip install" in problem


READS = """
import linecache, PySide6
from gui.qt_guard import spare_reading
spare_reading()
import gui.window
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
print(len(linecache.cache), QLabel("said").text())
"""


def test_pyside_keeps_no_source_of_the_programs_modules_in_memory():
    done = subprocess.run(
        [sys.executable, "-c", READS], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stdout.split()[1:] == ["said"], done.stderr
    assert int(done.stdout.split()[0]) < 20


def test_a_build_that_reads_nothing_is_left_as_it_is(monkeypatch):
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", sys)
    spare_reading()
    assert not hasattr(sys, "_mod_uses_pyside")
