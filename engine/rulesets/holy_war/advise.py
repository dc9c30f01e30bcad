"""Answers to the questions of `commands`, from what the asking seat may know.

Dispatches to `odds`, `warp`, `jumps`, `denial` and others; the views are in `view`.
"""

from engine.core.command import Question
from engine.rulesets.holy_war.state import HolyWarState


def answer(_state: HolyWarState, question: Question) -> object:
    """The view that a question asks for; LookupError for one that this game does not know."""
    raise LookupError(type(question).__name__)
