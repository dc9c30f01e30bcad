"""Makes a one-folder program that needs no Python: build/bundle/holotank, by PyInstaller.

Run it on the platform that it is for, with the project's own Python: `.venv/bin/python -m tools.bundle`
(Windows: `.venv\\Scripts\\python -m tools.bundle`). It needs the package registry for PyInstaller. The bundle
tests itself at the end. Tried on Debian 12 only; for Windows and macOS it is written and was never run.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "bundle"
ICON = ROOT / "resources" / "gui" / "icons" / "holotank.png"
LAUNCHER = "import sys\nfrom gui.app import main\nsys.exit(main())\n"
PYINSTALLER = "pyinstaller>=6.10,<7"


def main() -> int:
    """Builds the wheel, installs it beside PyInstaller in an environment of its own, and packs that."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    run(sys.executable, "-m", "build", "--wheel", "--outdir", str(WORK / "wheel"), str(ROOT))
    wheel = next((WORK / "wheel").glob("*.whl"))
    python = environment(WORK / "venv")
    run(
        str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), PYINSTALLER
    )
    launcher = WORK / "holotank_launcher.py"
    launcher.write_text(LAUNCHER, encoding="utf-8")
    run(str(python), "-m", "PyInstaller", *options(launcher))
    program = bundled()
    # In German too: so that the catalogues are there, and Qt's own, which PyInstaller brings with Qt.
    for language in ("en", "de"):
        run(str(program), "--self-test", "--language", language, QT_QPA_PLATFORM="offscreen")
    size = sum(file.stat().st_size for file in program.parent.rglob("*") if file.is_file()) / 1e6
    sys.stdout.write(f"{program.parent} is ready: {size:.0f} MB\n")
    return 0


def options(launcher: pathlib.Path) -> list[str]:
    """What PyInstaller is told. Rule sets and screens are imported by name, so they are collected whole."""
    found = ["--noconfirm", "--clean", "--onedir", "--name", "holotank"]
    found += ["--distpath", str(WORK), "--workpath", str(WORK / "work"), "--specpath", str(WORK)]
    found += ["--collect-all", "engine", "--collect-all", "gui", "--exclude-module", "tkinter"]
    if sys.platform != "linux":
        found += ["--windowed"]
    if sys.platform == "win32":
        found += ["--icon", str(ICON)]
    return [*found, str(launcher)]


def environment(place: pathlib.Path) -> pathlib.Path:
    """A fresh virtual environment; returns its Python."""
    venv.create(place, with_pip=True)
    return place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def bundled() -> pathlib.Path:
    """The program inside the bundle."""
    name = "holotank.exe" if os.name == "nt" else "holotank"
    app = WORK / "holotank.app" / "Contents" / "MacOS" / "holotank"
    return app if app.exists() else WORK / "holotank" / name


def run(*words: str, **more: str) -> None:
    """Runs a command; CalledProcessError when it fails."""
    subprocess.run(words, check=True, cwd=WORK, env={**os.environ, **more})


if __name__ == "__main__":
    sys.exit(main())
