"""SITS as a rule set of the kernel: the door through which everything else comes in."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.ids import PieceId, PlayerId
from engine.core.view import Inspection, TableView
from engine.mechanics.printed_game import PrintedGame
from engine.rulesets.sits import (  # noqa: F401 - importing the modules enters their rules in the book
    a3_turn,
    c2_launch,
    c3_beams,
    c4_answers,
    c5_damage,
    c6_damage_control,
    d2_victory,
    edit,
    edit_many,
    exercise,
    forced,
    remarks,
    setup,
    stacking,
    table_view,
)
from engine.rulesets.sits.book import SLUG, book
from engine.rulesets.sits.combat_commands import CombatCommand
from engine.rulesets.sits.commands import MovementCommand
from engine.rulesets.sits.knowledge import as_seen_by
from engine.rulesets.sits.phases import PHASES
from engine.rulesets.sits.state import SitsState

if TYPE_CHECKING:
    from engine.content.loader import ShipEntry


class SitsRuleset(PrintedGame[SitsState]):
    """The Saganami Island Tactical Simulator: movement, missiles, beams, damage, victory."""

    slug = SLUG
    title = "Saganami Island Tactical Simulator"
    version = 2
    state_type = SitsState
    rulebook = book
    phase_table = PHASES
    commands = MovementCommand | CombatCommand

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> SitsState:
        """The first state; ContentError for a scenario or option that can't be read."""
        return setup.first_state(scenario, options, dice)

    def view_for(self, state: SitsState, player: PlayerId | None) -> TableView:
        """The table as a seat sees it."""
        return table_view.view_for(state, player)

    def surmise(self, state: SitsState, player: PlayerId) -> SitsState:
        """The state without the other side's secrets (A3.12)."""
        return as_seen_by(state, player)

    def vet(self, state: SitsState) -> str:
        """What of a position from a file no game leads to; empty for one to play on."""
        from engine.rulesets.sits.vetting import vet

        return vet(state)

    def inspect(self, state: SitsState, player: PlayerId | None, piece: PieceId) -> Inspection:
        """What a viewer may know of a ship; KeyError for no ship or marker of this game."""
        from engine.rulesets.sits.inspect import inspect

        return inspect(state, player, piece)

    def propose(self, state: SitsState, gesture: Gesture) -> Command | None:
        """What a hand that moved a counter wants done; None where moving a counter means nothing."""
        from engine.rulesets.sits.propose import propose

        return propose(state, gesture)

    def suggest(self, state: SitsState, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one."""
        from engine.rulesets.sits.suggest import suggest

        return suggest(state, command)

    def answer(self, state: SitsState, question: Question) -> object:
        """PlotAdvice for PlanPlot, CoastReport for CoastAhead, Shot for Shoot; LookupError for others."""
        from engine.rulesets.sits.advise import answer

        return answer(state, question)

    def calculators(self) -> Mapping[str, Calculator]:
        """Look-ups that a player would do by hand."""
        from engine.rulesets.sits.calculators import calculators

        return calculators()

    def shipyard(self) -> "Sequence[ShipEntry]":
        """The warships that a side can bring to a battle of its own making, and what they cost."""
        from engine.rulesets.sits.generator import for_sale

        return for_sale()

    def battle(self, wishes: Mapping[str, Any], lot: str) -> Mapping[str, Any]:
        """A scenario of the forces wished for (D2.12); `lot` decides what is left to chance.

        ContentError for forces that can't be had; generator.wishes_of says what the wishes hold.
        """
        from engine.core.dice import Picker
        from engine.rulesets.sits.generator import simple_setup, wishes_of

        return simple_setup(wishes_of(wishes), Picker(lot))

    def sample(self, state: SitsState, player: PlayerId, rnd: Picker) -> Command | None:
        """A random legal command of a side; None when it has nothing to do."""
        from engine.rulesets.sits.sample import sample

        return sample(state, player, rnd)

    def scramble_hidden(self, state: SitsState, player: PlayerId, rnd: Picker) -> SitsState:
        """Other secrets of the other side under the same table; for tests."""
        from engine.rulesets.sits.scramble import scramble_hidden

        return scramble_hidden(state, player, rnd)


def create() -> SitsRuleset:
    """The rule set."""
    return SitsRuleset()
