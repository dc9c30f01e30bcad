"""Answers to what a player asks about the fight; each from what he may know."""

from engine.core.command import Question
from engine.rulesets.sits.c2_card import salvo_card
from engine.rulesets.sits.c3_sheet import beam_sheet
from engine.rulesets.sits.c4_card import defence_card
from engine.rulesets.sits.c6_damage_control import repair_sheet
from engine.rulesets.sits.combat_commands import (
    BeamTable,
    DefenceCardNow,
    Exchange,
    OrderSheetFor,
    Repairs,
    SalvoCardFor,
    SalvoesNow,
    SalvoOdds,
    Score,
    Survey,
)
from engine.rulesets.sits.d2_points import scoreboard
from engine.rulesets.sits.exchange import exchange
from engine.rulesets.sits.forecast import salvo_odds
from engine.rulesets.sits.incoming import salvoes_seen
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.order_sheet import order_sheet
from engine.rulesets.sits.state import SitsState


def answer_in_combat(state: SitsState, question: Question) -> object:
    """SalvoCard for SalvoCardFor, SalvoForecast for SalvoOdds, a tuple of Salvo for SalvoesNow, DefenceCard
    or None for DefenceCardNow, BeamSheet for BeamTable, RepairSheet for Repairs, ExchangeForecast for
    Exchange, OrderSheet for OrderSheetFor, Scoreboard for Score, SitsState for Survey.

    LookupError for another question or a ship that is not in the game, ValueError for one off the map where
    it would have to be on it.
    """
    match question:
        case SalvoCardFor():
            return salvo_card(state, question.player, question.ship, question.target)
        case SalvoOdds():
            return salvo_odds(state, question.player, question.draft)
        case SalvoesNow():
            return salvoes_seen(state, question.player)
        case DefenceCardNow():
            return defence_card(state, question.player)
        case BeamTable():
            return beam_sheet(state, question.player, question.ship)
        case Repairs():
            return repair_sheet(state, question.player, question.ship)
        case Exchange():
            return exchange(state, question.player, question.draft, question.target, question.steps)
        case OrderSheetFor():
            return order_sheet(state, question.player, question.ship)
        case Score():
            return scoreboard(state)
        case Survey():
            return as_seen_by(state, question.player)
        case _:
            raise LookupError(f"SITS has no answer to {type(question).__name__}.")
