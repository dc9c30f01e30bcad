"""The plugin that writes build/rule-evidence.json."""

import json

import pytest

from tests.helpers.evidence import merged

pytest_plugins = ["pytester"]

CONFTEST = """
from tests.helpers.evidence import FILE, RuleEvidence

def pytest_configure(config):
    config.pluginmanager.register(RuleEvidence(config.rootpath / FILE))
"""
PROVEN_AND_BROKEN = """
import pytest

@pytest.mark.rule("sits/B2.24")
def test_proves():
    assert True

@pytest.mark.rule("sits/B2.24", "sits/B2.25")
def test_proves_two():
    assert True

@pytest.mark.rule("sits/B2.26")
def test_breaks():
    assert False

def test_says_nothing():
    assert True
"""


@pytest.fixture
def project(pytester):
    """A project of its own with the plugin; run(*words) gives the evidence afterwards."""
    pytester.makeini("[pytest]\nmarkers = rule(*ids): proves\naddopts = -p no:cacheprovider\n")
    pytester.makeconftest(CONFTEST)

    class Project:
        file = pytester.path / "build" / "rule-evidence.json"

        def write(self, text, name="test_it"):
            pytester.makepyfile(**{name: text})

        def run(self, *words):
            self.result = pytester.runpytest_inprocess("-p", "no:randomly", *words)
            return json.loads(self.file.read_text("utf-8")) if self.file.exists() else None

    return Project()


def test_only_passing_tests_are_evidence(project):
    project.write(PROVEN_AND_BROKEN)
    assert project.run() == {
        "sits/B2.24": ["test_it.py::test_proves", "test_it.py::test_proves_two"],
        "sits/B2.25": ["test_it.py::test_proves_two"],
    }


def test_a_run_without_marked_tests_writes_nothing(project):
    project.write("def test_plain():\n    assert True\n")
    assert project.run() is None


def test_marks_on_parameters_count_for_their_case_only(project):
    project.write(
        "import pytest\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("sits/A1.22"), id="one"),\n'
        '    pytest.param(2, marks=pytest.mark.rule("sits/A1.23"), id="two"), 3])\n'
        "def test_cases(n):\n    assert n != 2\n"
    )
    assert project.run() == {"sits/A1.22": ["test_it.py::test_cases[one]"]}


def test_marks_on_a_class_and_a_module_count(project):
    project.write(
        'import pytest\npytestmark = pytest.mark.rule("sits/A1.22")\n'
        '@pytest.mark.rule("sits/A1.23")\n'
        "class TestMany:\n    def test_one(self):\n        assert True\n"
    )
    assert project.run() == {
        "sits/A1.22": ["test_it.py::TestMany::test_one"],
        "sits/A1.23": ["test_it.py::TestMany::test_one"],
    }


def test_a_test_whose_clean_up_fails_is_no_evidence(project):
    project.write(
        "import pytest\n@pytest.fixture\ndef leaky():\n    yield\n    raise RuntimeError\n"
        '@pytest.mark.rule("sits/A1.22")\ndef test_leaks(leaky):\n    assert True\n'
    )
    assert project.run() == {}


@pytest.mark.parametrize("mark", ["skip", "xfail"])
def test_a_test_that_was_let_off_is_no_evidence(project, mark):
    project.write(
        f"import pytest\n@pytest.mark.{mark}\n"
        '@pytest.mark.rule("sits/A1.22")\ndef test_let_off():\n    assert False\n'
    )
    assert project.run() in (None, {})


def test_a_second_run_adds_to_the_first(project):
    project.write(
        'import pytest\n@pytest.mark.rule("sits/A1.22")\ndef test_a():\n    assert True\n', "test_a"
    )
    project.write(
        'import pytest\n@pytest.mark.rule("sits/A1.23")\ndef test_b():\n    assert True\n', "test_b"
    )
    project.run("test_a.py")
    assert project.run("test_b.py") == {
        "sits/A1.22": ["test_a.py::test_a"],
        "sits/A1.23": ["test_b.py::test_b"],
    }


def test_a_test_that_fails_later_loses_its_evidence():
    before = {"sits/A1.22": ["t.py::a", "t.py::b"]}
    assert merged(before, {}, frozenset({"t.py::b"})) == {"sits/A1.22": ["t.py::a"]}


@pytest.mark.parametrize("mark", ["rule()", "rule('B2.24')", "rule(5)", "rule('sits/B2.24', why='x')"])
def test_a_mark_that_names_no_rule_stops_the_run(project, mark):
    project.write(f"import pytest\n@pytest.mark.{mark}\ndef test_it():\n    assert True\n")
    project.run()
    assert project.result.ret == pytest.ExitCode.USAGE_ERROR


def test_two_worker_processes_write_one_file(pytester, project):
    project.write(PROVEN_AND_BROKEN)
    pytester.runpytest_subprocess("-n", "2")
    assert json.loads(project.file.read_text("utf-8")) == {
        "sits/B2.24": ["test_it.py::test_proves", "test_it.py::test_proves_two"],
        "sits/B2.25": ["test_it.py::test_proves_two"],
    }
