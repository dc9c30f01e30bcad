"""What all tests share: rule evidence, and property tests that give the same cases in every run."""

from __future__ import annotations

import gc

import hypothesis
import pytest

from tests.helpers.evidence import FILE, RULE_ID, RuleEvidence

hypothesis.settings.register_profile("holotank", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("holotank")


def pytest_configure(config):
    config.pluginmanager.register(RuleEvidence(config.rootpath / FILE), "holotank-rule-evidence")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish():
    _spare_the_collector()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item, nextitem):
    yield
    if nextitem is not None and nextitem.path != item.path:
        _spare_the_collector()


def _spare_the_collector():
    """Has what is alive now, modules, tests and shared games, not looked through at each later collection."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_bdd_apply_tag(tag, function):
    """A scenario's tag like @sits/B2.24 is the same as the mark rule("sits/B2.24") on a test."""
    if RULE_ID.fullmatch(tag):
        pytest.mark.rule(tag)(function)
        return True
    return None
