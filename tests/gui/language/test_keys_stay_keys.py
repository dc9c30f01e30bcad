"""What the rules go by is no text of the window: translated, it would be found nowhere any more."""

from __future__ import annotations

import pytest

from engine import library
from tools import translations


def texts() -> set[str]:
    return {text for area in translations.found().values() for text in area}


@pytest.mark.parametrize("game", ["sits", "star-control", "holy-war"])
def test_no_id_of_a_phase_is_given_to_the_translation(game):
    ids = {str(phase.id) for phase in library.create(game).phases()}
    assert len(ids) > 1
    assert not ids & texts()
