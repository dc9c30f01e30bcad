"""Collects which printed rules the passing tests prove, for build/rule-evidence.json."""

from __future__ import annotations

import json
import os
import pathlib
import re
from collections.abc import Iterator, Mapping, Sequence

import pytest

RULE_ID = re.compile(r"[a-z][a-z_-]*/[A-Za-z0-9][A-Za-z0-9._-]*")
FILE = pathlib.PurePath("build", "rule-evidence.json")


def rules_of(item: pytest.Item) -> tuple[str, ...]:
    """The rule ids on a test, its class, its module and its parameters; UsageError for what is no rule id."""
    ids: dict[str, None] = {}
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.rule("sits/B2.24"), one id or more')
        for rule in mark.args:
            if not isinstance(rule, str) or not RULE_ID.fullmatch(rule):
                raise pytest.UsageError(f"{item.nodeid}: {rule!r} is no rule id like sits/B2.24")
            ids[rule] = None
    return tuple(ids)


def merged(
    before: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]], run: frozenset[str]
) -> dict[str, list[str]]:
    """Evidence of this run put over earlier evidence: tests that ran again speak only for themselves now.

    Args:
        before: rule id -> tests, from the file.
        now: rule id -> tests that passed in this run.
        run: all marked tests of this run, passed or not.
    """
    proof: dict[str, set[str]] = {rule: set(tests) - run for rule, tests in before.items()}
    for rule, tests in now.items():
        proof.setdefault(rule, set()).update(tests)
    return {rule: sorted(tests) for rule, tests in sorted(proof.items()) if tests}


class RuleEvidence:
    """The pytest plugin; under pytest-xdist workers mark their reports and the controller writes the file."""

    def __init__(self, file: pathlib.Path) -> None:
        self.file = file
        self.rules: dict[str, tuple[str, ...]] = {}
        self.passed: set[str] = set()
        self.broken: set[str] = set()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            rules_of(item)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Iterator[None]:
        report = yield
        report.rules = list(rules_of(item))  # plain data: it travels from a worker to the controller
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = tuple(getattr(report, "rules", ()))
        if not rules:
            return
        self.rules[report.nodeid] = rules
        if report.failed or hasattr(report, "wasxfail"):
            self.broken.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput") or not self.rules:
            return
        now: dict[str, list[str]] = {}
        for test in sorted(self.passed - self.broken):
            for rule in self.rules[test]:
                now.setdefault(rule, []).append(test)
        try:
            before = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            before = {}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_name(f"{self.file.name}.{os.getpid()}.part")
        part.write_text(json.dumps(merged(before, now, frozenset(self.rules)), indent=1) + "\n", "utf-8")
        part.replace(self.file)
