"""The whole window in the trial language, which sets every text in brackets: none stands without them."""

from __future__ import annotations

import pytest

from tests.helpers.own_process import told_by
from tests.helpers.trial_run import bare


@pytest.mark.parametrize(
    "scenario",
    ["simple-setup-duel", "destroyer-duel", "fleet-action", "alliance-vs-hierarchy", "the-war"],
)
def test_no_word_is_shown_that_did_not_come_through_the_language(scenario, tmp_path):
    told = told_by("trial_run", tmp_path, scenario)
    assert told["texts"] > 10_000
    assert told["found"] == {}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("⟦Save⟧", []),
        ("Save", ["Save"]),
        ("⟦{side}: ⟦ready⟧⟧ 3 × 4", []),
        ("⟦A long text that was elid…", []),
        ("whose beginning is gone⟧", []),
        ('<p style="color:red">⟦Rule⟧</p>', []),
        ("<b>Rule</b> [C2.14.arc]", ["Rule"]),
        ("2d10 3d10low 7b16d9a4", []),
        ("Ctrl+Shift+S", []),
    ],
)
def test_what_stands_without_brackets(text, left):
    assert bare(text) == left
