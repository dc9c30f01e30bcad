"""Answers to the questions of `commands`, from what the asking seat may know.

Dispatches to `activation`, `jumps`, `stars`, `odds`, `denial` and others; the views are in `view`.
"""

from engine.core.command import Question
from engine.rulesets.holy_war.activation import activation_view, income_view
from engine.rulesets.holy_war.chart import chart
from engine.rulesets.holy_war.commands import (
    AskActivation,
    AskChart,
    AskCombat,
    AskIncome,
    AskNeighbours,
    AskPath,
    AskReach,
    AskStandings,
    AskStar,
    Survey,
)
from engine.rulesets.holy_war.jumps import path_view, reach_view
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.standings import combat_view, standings_view
from engine.rulesets.holy_war.stars import star_view
from engine.rulesets.holy_war.state import HolyWarState
from engine.rulesets.holy_war.warp import neighbour_view


def answer(state: HolyWarState, question: Question) -> object:
    """The view that a question asks for; LookupError for one that this game does not know, or about no
    such piece or level.
    """
    match question:
        case Survey():
            return as_seen_by(state, question.player)
        case AskNeighbours():
            return neighbour_view(state, question)
        case AskReach():
            return reach_view(state, question)
        case AskPath():
            return path_view(state, question)
        case AskStar():
            return star_view(state, question)
        case AskIncome():
            return income_view(state, question)
        case AskActivation():
            return activation_view(state, question)
        case AskChart():
            return chart(state.options.layout)
        case AskStandings():
            return standings_view(state, question.player)
        case AskCombat():
            return combat_view(state, question.player)
        case _:
            pass
    raise LookupError(type(question).__name__)
