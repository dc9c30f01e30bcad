"""What is given away: an sdist with all that its README and tests speak of, and what a desktop finds."""

from __future__ import annotations

import configparser
import fnmatch
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gui.session.documents import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
TARGETS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"][
    "targets"
]
SHARED = TARGETS["wheel"]["shared-data"]
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def source(ending: str) -> Path:
    """The file here that is installed where a desktop looks for such files."""
    (found,) = (ROOT / here for here, there in SHARED.items() if there.endswith(ending))
    return found


def test_the_sdist_has_everything_that_lies_here_and_is_not_made():
    made = [line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()]
    here = {
        path.name
        for path in ROOT.iterdir()
        if not path.name.startswith(".git") and not any(fnmatch.fnmatch(path.name, each) for each in made)
    }
    assert set(TARGETS["sdist"]["only-include"]) == here


@pytest.mark.parametrize("name", SHARED)
def test_what_a_desktop_finds_is_there(name):
    assert (ROOT / name).stat().st_size > 0


def test_the_desktop_entry_starts_the_command_with_the_icon_and_the_games_that_are_installed():
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(source(".desktop"), encoding="utf-8")
    told = entry["Desktop Entry"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert told["Exec"].split()[0] in project["scripts"]
    assert SHARED[source(".png").relative_to(ROOT).as_posix()].endswith(f"/{told['Icon']}.png")
    kind = ElementTree.parse(source(".xml")).getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert told["MimeType"] == f"{kind.get('type')};"
    glob = kind.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
