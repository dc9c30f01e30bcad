"""What can be reached from an object by references that keep things alive."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType

_ENDS = (type, ModuleType, BuiltinFunctionType)
"""Classes and modules live as long as the program: what they hold does not die with its last user."""


def reached(*starts: object) -> Iterable[object]:
    """Everything that is held alive by some objects, they themselves included, each once.

    Of a function what it has of its own is followed, not the module in which it was written; of a frame its
    variables, not who called it.
    """
    seen: set[int] = set()
    waiting = list(starts)
    while waiting:
        here = waiting.pop()
        if id(here) in seen or isinstance(here, _ENDS):
            continue
        seen.add(id(here))
        yield here
        waiting += _held(here)


def _held(here: object) -> list[object]:
    if isinstance(here, FunctionType):
        return [here.__closure__, here.__defaults__, here.__kwdefaults__, here.__dict__]
    if isinstance(here, FrameType):
        # Copies of the variables: the mapping of a frame that runs is not for walking.
        return list(dict(here.f_locals).values())
    return gc.get_referents(here)


def way(start: object, goal: object) -> list[str]:
    """The kinds of the objects on one way from `start` to `goal`, for the message of a failed test."""
    came: dict[int, object] = {}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        for there in _held(here):
            if id(there) in came or isinstance(there, _ENDS):
                continue
            came[id(there)] = here
            if there is goal:
                back = [goal]
                while back[-1] is not start:
                    back.append(came[id(back[-1])])
                return [type(each).__name__ for each in reversed(back)]
            waiting.append(there)
    return []
