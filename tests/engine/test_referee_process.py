"""The referee as a program of its own: started, spoken to through pipes, ended."""

from __future__ import annotations

import json
import os
import pathlib
import resource
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NO_QT = """
import sys
for name in ("gui.qt", "PySide6", "pyqtgraph", "numpy", "OpenGL"):
    sys.modules[name] = None
def watch(event, _):
    if event.startswith("socket."):
        raise RuntimeError(event)
sys.addaudithook(watch)
from {module} import main
sys.exit(main({words!r}))
"""


def start(*words, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "engine.referee", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        **options,
    )


def test_answers_come_at_once_line_by_line_and_the_end_of_the_input_ends_it():
    with start() as process:
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "do": "hello"}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0
        assert process.stderr.read() == b""


def test_the_first_answer_takes_less_than_a_third_of_a_second_of_work():
    def work():
        """Seconds of processor time of a whole run; the clock on the wall would tell how busy others are."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "engine.referee"],
            input=b'{"do":"hello"}\n',
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(work() for _ in range(3)) < 0.3


def test_garbage_never_ends_it_nor_writes_a_traceback():
    garbage = b"\n".join([b"\xff\xfe\0", b"{" * 5000, b'{"do":1}', b"[" * 100_000, b"NaN", b'{"do":"hello"}'])
    with start() as process:
        out, err = process.communicate(garbage, timeout=60)
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [False] * 5 + [True]
    assert (process.returncode, err) == (0, b"")


def test_quit_ends_it_although_the_input_goes_on():
    with start() as process:
        process.stdin.write(b'{"do":"quit"}\n')
        process.stdin.flush()
        assert process.wait(20) == 0
        assert json.loads(process.stdout.readline())["bye"] is True


def test_a_reader_that_hangs_up_is_no_traceback():
    with start() as process:
        process.stdout.close()
        try:
            process.stdin.write(b'{"do":"schema"}\n' * 20)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.wait(20) == 1
        assert process.stderr.read() == b""


@pytest.mark.parametrize(("module", "words"), [("engine.referee", []), ("gui.app", ["referee"])])
def test_it_runs_without_qt_numpy_or_network(module, words):
    code = NO_QT.format(module=module, words=[*words, "--once", '{"do":"new","scenario":"first-flight"}'])
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert done.stderr == b""
    assert json.loads(done.stdout)["table"]["players"] == ["Green", "Red"]
    assert done.returncode == 0


def test_it_does_not_depend_on_where_it_is_started(tmp_path):
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "engine.referee",
            *("--once", '{"do":"new","scenario":"first-flight"}'),
            *("--once", '{"do":"save","path":"here.hexsave"}'),
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done
    assert (tmp_path / "here.hexsave").read_bytes().startswith(b"{")
