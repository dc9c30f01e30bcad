"""The engine's laws that need the whole package: no GUI, no numbers library, no chance, no clock."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCKED = ("gui", "PySide6", "shiboken6", "pyqtgraph", "OpenGL", "numpy")
IMPORT_ALL = f"""
import importlib, pathlib, sys
for name in {BLOCKED!r}:
    sys.modules[name] = None
sys.path.insert(0, {str(ROOT)!r})
modules = [
    ".".join(path.relative_to({str(ROOT)!r}).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(pathlib.Path({str(ROOT)!r}, "engine").rglob("*.py"))
]
for module in modules:
    importlib.import_module(module)
print(len(modules))
"""


def engine_modules():
    return sorted((ROOT / "engine").rglob("*.py"))


def test_every_engine_module_imports_with_gui_and_numbers_libraries_blocked():
    done = subprocess.run(
        [sys.executable, "-I", "-c", IMPORT_ALL], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == len(engine_modules())


@pytest.mark.parametrize("path", engine_modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_engine_module_says_in_its_first_line_what_it_is(path):
    first = path.read_text("utf-8").lstrip().partition("\n")[0]
    assert first.startswith('"""')
