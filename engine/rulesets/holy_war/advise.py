"""Answers to the questions of `commands`, from what the asking seat may know.

Dispatches to `activation`, `jumps`, `stars`, `odds`, `denial` and others; the views are in `view`.
"""

from engine.core.command import Question
from engine.rulesets.holy_war.activation import activation_view, income_view
from engine.rulesets.holy_war.chart import chart
from engine.rulesets.holy_war.commands import (
    AskActivation,
    AskBoarding,
    AskChart,
    AskCombat,
    AskDenial,
    AskFight,
    AskIncome,
    AskNeighbours,
    AskPath,
    AskReach,
    AskRound,
    AskStandings,
    AskStar,
    AskStarBuster,
    Survey,
)
from engine.rulesets.holy_war.denial import denial_view
from engine.rulesets.holy_war.fights import fight_view
from engine.rulesets.holy_war.jumps import path_view, reach_view
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.odds import boarding_view, round_view
from engine.rulesets.holy_war.standings import combat_view, standings_view
from engine.rulesets.holy_war.starbuster import starbuster_view
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
            return _of_combat(state, question)


def _of_combat(state: HolyWarState, question: Question) -> object:
    """Denial, rounds, fights, boarding and the StarBuster."""
    match question:
        case AskDenial():
            return denial_view(state, question)
        case AskRound():
            return round_view(state, question)
        case AskFight():
            return fight_view(state, question)
        case AskBoarding():
            return boarding_view(state, question)
        case AskStarBuster():
            return starbuster_view(state, question)
        case _:
            raise LookupError(type(question).__name__)
