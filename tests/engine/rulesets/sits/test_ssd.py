import pytest

from engine.content import loader
from engine.rulesets.sits.card import BoxState, load_card
from engine.rulesets.sits.ssd import ssd_rows

SULTAN = load_card("sultan-bc")


def row(rows, track):
    return next(found for found in rows if found.track == track)


def test_a_row_shows_each_box_with_value_shape_and_state():
    pivot = row(ssd_rows(SULTAN, {"pivot": 2}, {"pivot": 1}), "pivot")
    (boxes,) = pivot.rows
    assert [box.value for box in boxes] == ["3", "3", "2", "2", "1", "1"]
    assert [box.state for box in boxes[:4]] == [
        BoxState.DESTROYED,
        BoxState.DESTROYED,
        BoxState.DISABLED,
        BoxState.INTACT,
    ]
    assert [box.current for box in boxes] == [False, False, False, True, False, False]


def test_a_row_says_what_it_is_worth_by_which_rule_and_from_which_source():
    pivot = row(ssd_rows(SULTAN, {"pivot": 4}), "pivot")
    assert (pivot.title, pivot.code, pivot.rule) == ("Pivot", "piv", "sits/B2.22")
    assert (pivot.worth, pivot.left, pivot.total) == ("1", 2, 6)
    assert (pivot.source, bool(pivot.source_ref)) == ("secondary", True)


def test_the_hull_keeps_its_printed_rows_and_wrenches():
    hull = row(ssd_rows(SULTAN), "hull")
    assert [len(boxes) for boxes in hull.rows] == [10, 10, 10, 4]
    assert sum(box.icon == "wrench" for boxes in hull.rows for box in boxes) == 10
    assert hull.worth == "34 left"


def test_fractions_and_stars_are_shown_as_printed():
    rows = ssd_rows(load_card("star-knight-ca"))
    assert row(rows, "forward.pd").rows[0][3].value == "2/3"
    assert row(rows, "si").rows[0][-1].shape == "star"


def test_an_exhausted_track_shows_the_number_after_it():
    rows = ssd_rows(SULTAN, {"bridge": 4, "pivot": 6})
    assert row(rows, "bridge").worth == "-2"
    assert row(rows, "pivot").worth == "0"
    assert not any(box.current for box in row(rows, "pivot").rows[0])


def test_tracks_without_boxes_are_left_out():
    assert all(found.total for found in ssd_rows(load_card("star-knight-ca")))
    assert "flag" not in {found.track for found in ssd_rows(load_card("star-knight-ca"))}


@pytest.mark.parametrize("slug", [entry.slug for entry in loader.list_ship_classes()])
def test_every_rule_named_on_a_display_has_a_text(slug: str):
    texts = loader.load_rule_texts()
    for found in ssd_rows(load_card(slug)):
        assert found.rule.removeprefix("sits/") in texts
        assert sum(len(boxes) for boxes in found.rows) == found.total
