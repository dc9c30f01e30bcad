"""Words that the messages of all games share."""

from __future__ import annotations

import pytest

from engine.mechanics.wording import listed


@pytest.mark.parametrize(
    ("words", "told"),
    [((), "nothing"), (("A",), "A"), (("A", "B"), "A and B"), (("A", "B", "C"), "A, B and C")],
)
def test_words_stand_in_a_row_with_an_and_before_the_last(words, told):
    assert listed(words) == told
