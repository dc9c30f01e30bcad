"""A forbidden import must break its contract: tried out on a copy of the package."""

import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINTER = pathlib.Path(sys.executable).parent / "lint-imports"


@pytest.fixture
def lint(tmp_path):
    """Copies the package, adds one line to one module and returns what the linter says."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for package in ("engine", "gui"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))

    def run(module, line):
        if module:
            path = tmp_path / module
            text = path.read_text("utf-8") if path.exists() else '"""A module for this test."""\n'
            path.write_text(f"{text}\n{line}\n", "utf-8")
        return subprocess.run(
            [LINTER, "--no-cache"], cwd=tmp_path, capture_output=True, text=True, check=False
        )

    return run


def test_the_package_keeps_its_contracts(lint):
    done = lint("", "")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("contract", "module", "line"),
    [
        pytest.param("L1", "engine/core/ids.py", "import PySide6.QtCore", id="qt in the kernel"),
        pytest.param("L1", "engine/mechanics/hexgrid.py", "import numpy", id="numpy in the mechanics"),
        pytest.param("L2", "engine/core/ids.py", "import engine.rulesets.sits", id="a game in the kernel"),
        pytest.param(
            "L3", "gui/presenters/log.py", "import engine.rulesets.sits.state", id="a game in a presenter"
        ),
        pytest.param(
            "L3", "gui/games/sits/here.py", "import engine.rulesets.sits.state", id="a state in gui.games"
        ),
        pytest.param("L3", "gui/presenters/log.py", "import PySide6.QtCore", id="qt in a presenter"),
        pytest.param("L3", "gui/dialogs/here.py", "import engine.mechanics.vector", id="vectors in a dialog"),
        pytest.param(
            "Kernel", "engine/core/view.py", "import engine.core.session", id="a view that knows sessions"
        ),
    ],
)
def test_a_forbidden_import_breaks_its_contract(lint, contract, module, line):
    done = lint(module, line)
    assert done.returncode == 1, done.stdout
    assert any(row.startswith(contract) and " BROKEN" in row for row in done.stdout.splitlines())


def test_a_game_panel_may_use_its_games_commands_and_views(lint):
    done = lint("gui/games/sits/here.py", "import engine.rulesets.sits.commands")
    assert done.returncode == 0, done.stdout
