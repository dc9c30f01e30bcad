"""Path texts, and the silhouettes of the seventeen ship types."""

from __future__ import annotations

import pytest

from engine.rulesets.star_control.appearance import art
from engine.rulesets.star_control.units import units
from gui.board.figures import Figure, mirrored, outlines, segments
from gui.games.star_control.figures import FIGURES, SHIPS


def test_a_path_text_is_taken_apart_into_letters_and_points():
    assert segments("M0,-10 L5,0 Q6,6 0,10 Z") == (
        ("M", ((0, -10),)),
        ("L", ((5, 0),)),
        ("Q", ((6, 6), (0, 10))),
        ("Z", ()),
    )


@pytest.mark.parametrize("text", ["", "L1,1", "M0,0 L1", "M0,0 X4,4", "M0,0 Z 4,4"])
def test_a_path_text_that_is_not_well_written_is_refused(text):
    with pytest.raises(ValueError, match=r"path|begin|after|letters"):
        segments(text)


def test_a_half_comes_back_along_its_mirror_image():
    shape = mirrored("M0,-10 L6,0 Q8,8 0,10")
    ends = [points[-1] for _, points in shape if points]
    assert ends[0] == (0, -10)
    assert ends[-1] == (0, -10)
    assert (6, 0) in ends
    assert (-6, 0) in ends
    assert ("Q", ((-8, 8), (-6, 0))) in shape


def test_every_ship_type_has_a_silhouette_of_its_own():
    wanted = {art(code) for code in units()}
    assert len(wanted) == 17
    assert set(SHIPS) == wanted
    assert len({tuple(outlines(figure)) for figure in SHIPS.values()}) == 17


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_every_figure_fits_its_plate(name):
    figure: Figure = FIGURES[name]
    points = [point for shape in outlines(figure) for _, ends in shape for point in ends]
    assert points
    assert max(x * x + y * y for x, y in points) ** 0.5 <= 36.5
