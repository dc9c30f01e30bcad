"""Reference cycles are collected in the window's thread only."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject

from gui.collector import Collector


class Knot:
    """A reference cycle."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector(qtbot):
    parent = QObject()
    made = Collector(parent)
    yield made
    made.stop()


def test_a_busy_thread_frees_no_cycle(collector):
    gone = []
    thread_of = threading.get_ident
    knot = Knot()
    weakref.finalize(knot, lambda: gone.append(thread_of()))
    del knot
    busy = threading.Thread(target=lambda: [Knot() for _ in range(20_000)])
    busy.start()
    busy.join()
    assert gone == []
    gc.collect()
    assert gone == [threading.get_ident()]


def test_the_timer_collects_in_the_windows_thread(collector, qtbot):
    gone = []
    knot = Knot()
    weakref.finalize(knot, lambda: gone.append(threading.get_ident()))
    del knot
    many = [Knot() for _ in range(2_000)]
    qtbot.waitUntil(lambda: gone == [threading.get_ident()], timeout=3_000)
    assert many


def test_stopped_it_leaves_the_collector_as_it_was(qtbot):
    parent = QObject()
    made = Collector(parent)
    assert not gc.isenabled()
    made.stop()
    assert gc.isenabled()
