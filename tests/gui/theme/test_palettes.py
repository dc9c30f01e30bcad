"""Every palette measured: what means something stays apart for four kinds of sight, ink can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from gui.settings.settings import settings_table
from gui.theme.palettes import VARIANTS
from gui.theme.tokens import DARK, LIGHT, MEANING, SIGNS, Theme
from tests.helpers.colour_sight import SIGHTS, apart, contrast, distance

SIGHTS_OF = {
    "standard": ("all colours",),
    "red_green": ("all colours", "protan", "deutan"),
    "blue_yellow": ("all colours", "tritan"),
    "contrast": tuple(SIGHTS),
}
"""For whom each palette is made."""
PALETTES = [(palette, theme) for palette in SIGHTS_OF for theme in ("dark", "light")]
APART = {"tints of the rings": 5.0, "grounds of the sides": 10.0, "what a hex is": 10.0}
"""CIEDE2000 that is kept where it is not twelve: a tint lies under its ring's line and angle."""

READ = 4.5
LARGE = 3.0
BEHIND = ("ground", "panel", "raised")
ON: dict[str, tuple[tuple[str, ...], float]] = {
    "text": (
        ("space", *BEHIND, "hover", "pressed", "map", "map_off", "accent_deep", "green_deep", "red_deep"),
        READ,
    ),
    "text_dim": ((*BEHIND, "hover", "map"), READ),
    "text_faint": ((*BEHIND, "map"), READ),
    "text_on_accent": (("accent",), READ),
    "accent": ((*BEHIND, "map"), READ),
    "good": (BEHIND, READ),
    "warn": (BEHIND, READ),
    "bad": (BEHIND, READ),
    "target": ((*BEHIND, "map"), READ),
    "ghost": ((*BEHIND, "map"), READ),
    "focus": ((*BEHIND, "map"), LARGE),
    "green": ((*BEHIND, "map"), READ),
    "red": ((*BEHIND, "map"), READ),
    "neutral": ((*BEHIND, "map"), READ),
    "star": (("map", "panel"), LARGE),
    "world_life": (("map",), LARGE),
    "world_land": (("map",), LARGE),
    "world_mineral": (("map",), LARGE),
    "world_dead": (("map",), LARGE),
    "hazard": (("map",), LARGE),
    "ring_yellow": (("ring_yellow_fill",), READ),
    "ring_blue": (("ring_blue_fill",), READ),
    "ring_green": (("ring_green_fill",), READ),
    "ring_purple": (("ring_purple_fill",), READ),
}
"""What each ink lies on, and the contrast asked: to read, or of large drawings (WCAG 1.4.3, 1.4.11)."""
OWN_SIDE = (("green", "green_deep"), ("red", "red_deep"))
GROUNDS = {
    "space",
    *BEHIND,
    "hover",
    "pressed",
    "map",
    "map_off",
    "accent_deep",
    *MEANING["grounds of the sides"],
}
DECORATION = {"line", "line_strong", "grid", "grid_strong"}
"""Frames and grids: nothing is told by them alone."""


def test_every_token_is_measured_as_ink_or_as_what_lies_under_ink():
    under = GROUNDS | set(MEANING["tints of the rings"])
    assert set(DARK) == set(LIGHT) == set(ON) | under | DECORATION


def test_there_is_a_palette_for_every_choice_of_the_settings():
    assert set(settings_table()["palette"].choices) == set(SIGHTS_OF)
    assert set(VARIANTS) == {pair for pair in PALETTES if pair[0] != "standard"}
    assert all(set(changes) <= set(DARK) for changes in VARIANTS.values())


@pytest.mark.parametrize(("palette", "theme"), PALETTES)
@pytest.mark.parametrize("group", MEANING)
def test_what_means_something_stays_apart_for_whom_the_palette_is_made(palette, theme, group):
    colour = Theme(theme, palette=palette).colour
    close = {
        (one, other, sight): round(found, 1)
        for one, other in combinations(MEANING[group], 2)
        for sight in SIGHTS_OF[palette]
        if (found := apart(colour(one), colour(other), SIGHTS[sight])) < APART.get(group, 12.0)
    }
    assert close == {}


@pytest.mark.parametrize(("palette", "theme"), PALETTES)
@pytest.mark.parametrize("ink", ON)
def test_what_is_read_stands_out_from_what_it_lies_on(palette, theme, ink):
    colour = Theme(theme, palette=palette).colour
    grounds, least = ON[ink]
    weak = {
        under: round(found, 2) for under in grounds if (found := contrast(colour(ink), colour(under))) < least
    }
    assert weak == {}


@pytest.mark.parametrize(("palette", "theme"), PALETTES)
def test_a_hull_stands_out_from_the_ground_of_its_side(palette, theme):
    colour = Theme(theme, palette=palette).colour
    assert all(contrast(colour(hull), colour(ground)) >= LARGE for hull, ground in OWN_SIDE)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_high_contrast_asks_seven_of_what_is_read_and_three_of_frames(theme):
    colour = Theme(theme, palette="contrast").colour
    inks = (
        "text",
        "text_dim",
        "text_faint",
        "good",
        "warn",
        "bad",
        "accent",
        "target",
        "ghost",
        "green",
        "red",
    )
    weak = {
        (ink, under): round(contrast(colour(ink), colour(under)), 2)
        for ink in inks
        for under in BEHIND
        if contrast(colour(ink), colour(under)) < 7
    }
    assert weak == {}
    assert all(contrast(colour("line_strong"), colour(under)) >= LARGE for under in BEHIND)


def test_no_colour_means_something_alone():
    assert set(SIGNS) == {token for group in MEANING.values() for token in group}
    for group in MEANING.values():
        # Signs of two groups may be alike, since their colours never stand for each other.
        assert len({SIGNS[token] for token in group}) == len(group)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_gives_the_published_distances(one, other, expected):
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)
