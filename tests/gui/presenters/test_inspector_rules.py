"""The ship's sheet and the rule reader, without Qt."""

from __future__ import annotations

from engine.core.ids import RuleId
from engine.core.ruleset import RuleText
from engine.core.view import BoxTrack, BoxView, Breakdown, Inspection, Modifier
from gui.presenters.inspector import sheet
from gui.presenters.rules import RuleReader, search

B2_24 = RuleId("sits/B2.24")
B3_22 = RuleId("sits/B3.22")
TEXTS = {
    B2_24: RuleText(
        id=B2_24,
        title="Plotting a pivot",
        text="Nose over the globe.\nPay for windows.",
        see=(B3_22, RuleId("sits/Z9")),
        rulings=("Halves drop.",),
    ),
    B3_22: RuleText(id=B3_22, title="Thrust", text="After the pivot comes the push."),
}


def test_a_figure_is_shown_as_the_sum_of_its_parts():
    parts = (
        Modifier(value=5, label="leftmost box", rule=B2_24),
        Modifier(value=-1, label="damage", rule=B3_22),
    )
    found = sheet(
        Inspection(title="Fearless", rows=(), breakdowns=(Breakdown(title="Roll", total=4, parts=parts),))
    )
    figure = found.figures[0]
    assert figure.sum == "5 leftmost box − 1 damage"
    assert figure.rules == (B2_24, B3_22)


def test_a_track_carries_a_mark_and_a_reason_unless_its_figures_are_printed():
    boxes = (
        BoxView(text="3", shape="octagon", state="destroyed"),
        BoxView(text="2", shape="square", current=True),
    )
    printed = BoxTrack(id="pivot", title="Pivot", boxes=boxes, rule=B2_24)
    rebuilt = BoxTrack(
        id="si", title="SI", boxes=boxes, rule=B2_24, provenance="reconstructed", note="Cut off."
    )
    first, second = sheet(Inspection(title="", rows=(), tracks=(printed, rebuilt))).tracks
    assert (first.mark, first.tip) == ("", "")
    assert second.mark == "R"
    assert second.tip.endswith("Cut off.")


def test_a_track_can_be_read_aloud():
    boxes = (
        BoxView(text="3", shape="square", state="destroyed"),
        BoxView(text="2", shape="square", current=True),
    )
    track = BoxTrack(id="pivot", title="Pivot", boxes=boxes, rule=B2_24)
    assert sheet(Inspection(title="", rows=(), tracks=(track,))).tracks[0].words == (
        "Pivot: 3 destroyed, 2 in force"
    )


def test_the_reader_walks_to_a_rule_and_back():
    reader = RuleReader(TEXTS.get)
    reader.open(B2_24)
    reader.open(B3_22)
    assert reader.can_go_back
    page = reader.back()
    assert page is not None
    assert page.number == "B2.24"
    assert reader.back() is None


def test_a_page_holds_paragraphs_rulings_and_neighbours():
    page = RuleReader(TEXTS.get).open(B2_24)
    assert page.paragraphs == ("Nose over the globe.", "Pay for windows.")
    assert page.rulings == ("Halves drop.",)
    assert page.see == ((B3_22, "Thrust"), (RuleId("sits/Z9"), ""))


def test_an_unknown_rule_gets_a_page_that_says_so():
    assert "printed book" in RuleReader(TEXTS.get).open(RuleId("sits/Z9")).paragraphs[0]


def test_the_search_puts_a_number_before_a_title_and_a_title_before_the_text():
    assert [rule.id for rule in search(TEXTS.values(), "b3.22")] == [B3_22]
    assert [rule.id for rule in search(TEXTS.values(), "pivot")] == [B2_24, B3_22]
    assert search(TEXTS.values(), "pivot asteroid") == ()
    assert search(TEXTS.values(), "  ") == ()
