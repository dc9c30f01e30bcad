"""Guards against Qt builds that give away references to None."""

import sys

from PySide6.QtCore import QObject


def test_a_thousand_calls_that_return_nothing_keep_the_references_to_none():
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("name")
    lost = before - sys.getrefcount(None)
    assert abs(lost) < 100, f"{lost} references to None went missing in 1,000 calls"
