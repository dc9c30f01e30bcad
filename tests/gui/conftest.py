"""Gives the window tests the platform of their stage: offscreen, or an X screen for the marks gl, window."""

from __future__ import annotations

import os

import pytest

WINDOW_STAGE = os.environ.get("HOLOTANK_TEST_STAGE") == "window"
SCREEN_MARKS = ("gl", "window")

if WINDOW_STAGE:
    # Each test process has a screen of its own, where nobody else's window can become the active one.
    screens = os.environ.get("HOLOTANK_TEST_SCREENS", "").split()
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if screens and worker:
        os.environ["DISPLAY"] = screens[int(worker.removeprefix("gw")) % len(screens)]
else:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # With DISPLAY set the offscreen platform finds a GL context that draws black.
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        os.environ.pop(name, None)


def pytest_collection_modifyitems(config, items):
    """Leaves out (and counts as deselected) what belongs to the other stage of `make test`."""
    here = os.path.dirname(__file__) + os.sep
    kept, other = [], []
    for item in items:
        needs_screen = any(item.get_closest_marker(mark) for mark in SCREEN_MARKS)
        ours = not str(item.path).startswith(here) or needs_screen == WINDOW_STAGE
        (kept if ours else other).append(item)
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = kept


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory, monkeypatch):
    """Keeps the tests out of the real user's settings and saved games."""
    home = tmp_path_factory.mktemp("home")
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))
    monkeypatch.setenv("HOME", str(home))
