"""The shell scripts behind make, run against stand-ins for apt, ldconfig and Python."""

import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = (
    "sh",
    "dirname",
    "id",
    "cat",
    "cksum",
    "uname",
    "sed",
    "tr",
    "mkdir",
    "tail",
    "rm",
    "cp",
    "grep",
    "env",
)


@pytest.fixture
def machine(tmp_path):
    """A bare machine: only the shell's own helpers are on its PATH, and the project lies on it."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in TOOLS:
        real = shutil.which(name)
        assert real is not None, name
        (programs / name).symlink_to(real)
    project = tmp_path / "project"
    (project / "tools").mkdir(parents=True)
    for name in ("tools/bootstrap.sh", "tools/run.sh", "pyproject.toml"):
        shutil.copy(ROOT / name, project / name)

    class Machine:
        folder = project
        calls = tmp_path / "calls"

        def program(self, name, script):
            path = programs / name
            path.unlink(missing_ok=True)
            path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
            path.chmod(0o755)

        def user(self, number):
            self.program("id", f"echo {number}")

        def libraries(self, *names):
            self.program(
                "ldconfig", "\n".join(f"echo '{name} (libc6,x86-64) => /x'" for name in names) or ":"
            )

        def run(self, script, *words):
            # The script adds the sbin folders to its PATH itself: keep the real ldconfig out.
            text = (project / "tools" / script).read_text("utf-8").replace(":/usr/sbin:/sbin", "")
            text = text.replace("/usr/libexec/", "")  # programs off the PATH have their stand-ins on it
            (project / "tools" / script).write_text(text, "utf-8")
            return subprocess.run(
                [str(programs / "sh"), str(project / "tools" / script), *words],
                env={"PATH": str(programs), "HOME": str(tmp_path)},
                capture_output=True,
                text=True,
                check=False,
            )

        def called(self):
            return self.calls.read_text("utf-8") if self.calls.exists() else ""

    box = Machine()
    box.user(1000)
    box.libraries()
    return box


def all_libraries():
    text = (ROOT / "tools" / "bootstrap.sh").read_text("utf-8").split("libraries='")[1].split("'")[0]
    return [line.split()[0] for line in text.splitlines() if line]


def all_programs():
    text = (ROOT / "tools" / "bootstrap.sh").read_text("utf-8").split("programs='")[1].split("'")[0]
    return [pathlib.Path(line.split()[0]).name for line in text.splitlines() if line]


def test_missing_libraries_are_named_in_one_command(machine):
    machine.program("apt-get", "exit 99")
    machine.libraries(*[name for name in all_libraries() if name != "libEGL.so.1"])
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "sudo apt-get install -y --no-install-recommends libegl1\n" in done.stderr


def test_without_apt_the_missing_packages_are_still_named(machine):
    machine.libraries(*[name for name in all_libraries() if name != "libxcb-cursor.so.0"])
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "libxcb-cursor0" in done.stderr


def test_root_gets_the_missing_libraries_installed(machine):
    machine.user(0)
    machine.program("apt-get", f'echo "$@" >>{machine.calls}; exit 0')
    machine.run("bootstrap.sh", "run")
    assert "update -qq" in machine.called()
    assert "libegl1" in machine.called()
    assert "xvfb" not in machine.called()


def test_the_tests_need_a_screen_of_their_own(machine):
    machine.program("apt-get", "exit 99")
    machine.libraries(*all_libraries())
    done = machine.run("bootstrap.sh", "test")
    assert done.returncode == 2
    assert "xvfb" in done.stderr
    assert "xdotool" in done.stderr


def test_a_failing_apt_shows_its_words_and_the_command(machine):
    machine.user(0)
    machine.program("apt-get", "echo E: no such luck; exit 100")
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "no such luck" in done.stderr
    assert "apt-get install" in done.stderr


def test_a_machine_without_python_is_told_which_to_install(machine):
    machine.program("apt-get", "exit 99")
    machine.libraries(*all_libraries())
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "Python 3.11 or newer" in done.stderr
    assert "apt-get install -y --no-install-recommends python3 python3-venv" in done.stderr


def test_an_old_python_is_not_taken(machine):
    machine.libraries(*all_libraries())
    machine.program("python3", "exit 1")
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "Python 3.11 or newer" in done.stderr


def test_a_python_that_makes_no_environments_gets_the_package_named(machine):
    machine.program("apt-get", "exit 99")
    machine.libraries(*all_libraries())
    machine.program("python3", 'case "$2" in *ensurepip*) exit 1;; esac; exit 0')
    done = machine.run("bootstrap.sh", "run")
    assert done.returncode == 2
    assert "python3-venv" in done.stderr


@pytest.fixture
def ready(machine):
    """A machine on which the environment exists; its Python writes down what it is asked for."""
    machine.libraries(*all_libraries())
    python = machine.folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    script = f'#!/bin/sh\ncase "$1" in -c) echo 3.11 ;; *) echo "$@" >>{machine.calls} ;; esac\n'
    python.write_text(script, "utf-8")
    python.chmod(0o755)
    return machine


def test_run_installs_once_and_starts_the_program_with_its_words(ready):
    first = ready.run("run.sh", "--scenario", "one two")
    assert first.returncode == 0, first.stderr
    assert "pip install" in ready.called()
    assert "[dev]" not in ready.called()
    assert "-m gui --scenario one two" in ready.called()
    ready.calls.unlink()
    assert ready.run("run.sh").returncode == 0
    assert ready.called() == "-m gui\n"


def test_a_changed_pyproject_installs_again(ready):
    ready.run("run.sh")
    ready.calls.unlink()
    with (ready.folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    ready.run("run.sh")
    assert "pip install" in ready.called()


def test_the_environment_of_the_tests_serves_to_run_as_well(ready):
    for name in all_programs():
        ready.program(name, "exit 0")
    assert ready.run("bootstrap.sh", "test").returncode == 0
    assert "--editable .[dev]" in ready.called()
    ready.calls.unlink()
    ready.run("run.sh")
    assert ready.called() == "-m gui\n"


def test_a_failing_pip_shows_its_words(ready):
    python = ready.folder / ".venv" / "bin" / "python"
    python.write_text('#!/bin/sh\ncase "$1" in -c) exit 0 ;; esac\necho no network\nexit 1\n', "utf-8")
    done = ready.run("run.sh")
    assert done.returncode == 2
    assert "no network" in done.stderr
