"""The runner of make test, and the two checks that it ends with."""

import json

import pytest

from tools import perfect_files, rule_evidence
from tools.run_tests import STAGES, Finished, Outcome, Stage, read_counts, summary


def test_a_closing_line_is_read():
    assert read_counts("1 failed, 20 passed, 3 skipped in 1.20s") == {"failed": 1, "passed": 20, "skipped": 3}


def test_errors_are_counted_with_the_failures():
    assert read_counts("2 failed, 1 error in 0.1s") == {"failed": 3}


def finished(name, outcome):
    return Finished(Stage(name, f"shows {name}", lambda: outcome), outcome, 1.5)


def test_the_summary_sums_the_tests_of_all_stages():
    text = summary(
        [
            finished("one", Outcome(True, tests={"passed": 3})),
            finished("two", Outcome(True, tests={"passed": 4, "skipped": 1})),
        ]
    )
    assert text.splitlines()[-1] == "7 passed, 0 failed, 1 skipped"
    assert "FAILED" not in text


def test_the_summary_names_the_stage_that_failed():
    text = summary(
        [finished("one", Outcome(True)), finished("two", Outcome(False, "status 2", {"failed": 2}))]
    )
    assert "FAILED: two" in text
    assert "status 2" in text
    assert text.splitlines()[-1] == "0 passed, 2 failed"


def test_stages_have_names_of_their_own():
    names = [stage.name for stage in STAGES]
    assert len(set(names)) == len(names)


def test_a_claim_without_evidence_is_found():
    claims = rule_evidence.claimed('[sits]\nrules = ["A1.22", "A1.23"]\n')
    assert rule_evidence.unproven(claims, {"sits/A1.22": ["t"], "sits/A1.23": []}) == ("sits/A1.23",)


def test_missing_evidence_is_status_two(tmp_path, capsys):
    assert rule_evidence.main([str(tmp_path / "nothing.json")]) == 2
    assert "cannot be read" in capsys.readouterr().out


def test_unproven_claims_are_status_one(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(rule_evidence, "CATALOGUE_TOOL", tmp_path / "none")
    (tmp_path / "evidence.json").write_text(json.dumps({}), "utf-8")
    assert rule_evidence.main([str(tmp_path / "evidence.json")]) == 1
    assert "no passing test proves sits/B2.24" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "files = []", "files = 3", "files = [3]"])
def test_a_list_of_perfect_files_that_lists_none_is_refused(text):
    with pytest.raises(ValueError, match="must hold files"):
        perfect_files.listed(text)
