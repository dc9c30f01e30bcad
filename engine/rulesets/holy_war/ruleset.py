"""Holy War as a rule set of the kernel: the door through which everything else comes in."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.calculator import Calculator
from engine.core.command import Command, Gesture, Question, Suggestion
from engine.core.dice import Dice, Picker
from engine.core.ids import PieceId, PlayerId
from engine.core.ruleset import Resolution
from engine.core.view import Inspection, TableView
from engine.core.violation import Violation
from engine.mechanics.printed_game import PrintedGame
from engine.rulesets.holy_war import (  # noqa: F401 - importing the modules enters their rules in the book
    activation,
    boarding,
    combat,
    denial,
    dispersal,
    edit,
    flights,
    forced,
    forces,
    jumps,
    luck,
    movement,
    neutrals,
    phases,
    rounds,
    scouting,
    setup,
    starbuster,
    starguards,
    stars,
    turn,
    warp,
)
from engine.rulesets.holy_war.book import SLUG, book
from engine.rulesets.holy_war.commands import HolyWarCommand
from engine.rulesets.holy_war.knowledge import confided
from engine.rulesets.holy_war.phases import PHASES
from engine.rulesets.holy_war.state import HolyWarState


class HolyWarRuleset(PrintedGame[HolyWarState]):
    """Holy War: activation, movement on columns of levels, combat in Flights, and the neutrals."""

    slug = SLUG
    title = "Holy War"
    version = 1
    state_type = HolyWarState
    rulebook = book
    phase_table = PHASES
    commands = HolyWarCommand

    def setup(self, scenario: Mapping[str, Any], options: Mapping[str, Any], dice: Dice) -> HolyWarState:
        """The first state; ContentError for a scenario or option that can't be read."""
        state = setup.first_state(scenario, options, dice)
        return turn.settled(Resolution(state=state), dice).state

    def check(self, state: HolyWarState, command: Command) -> tuple[Violation, ...]:
        """Every rule that the command breaks; only its side reads of its face-down counters there."""
        return confided(state, command, book.violations(state, command))

    def apply(self, state: HolyWarState, command: Command, dice: Dice) -> Resolution[HolyWarState]:
        """Carries out a command that passed `check` or was overruled."""
        done = turn.settled(book.apply(state, command, dice), dice)
        return replace(done, events=(*done.events, *stars.turned_up(state, done.state)))

    def view_for(self, state: HolyWarState, player: PlayerId | None) -> TableView:
        """The table as a seat sees it."""
        from engine.rulesets.holy_war.table_view import view_for

        return view_for(state, player)

    def vet(self, state: HolyWarState) -> str:
        """What of a position from a file no game leads to; empty for one to play on."""
        from engine.rulesets.holy_war.vetting import vet

        return vet(state)

    def inspect(self, state: HolyWarState, player: PlayerId | None, piece: PieceId) -> Inspection:
        """What is known of a counter; KeyError for none of this game."""
        from engine.rulesets.holy_war.inspect import inspect

        return inspect(state, player, piece)

    def propose(self, state: HolyWarState, gesture: Gesture) -> Command | None:
        """What a hand that moved a counter wants done; None where moving a counter means nothing."""
        from engine.rulesets.holy_war.propose import propose

        return propose(state, gesture)

    def suggest(self, state: HolyWarState, command: Command) -> tuple[Suggestion, ...]:
        """Legal commands near a refused one."""
        from engine.rulesets.holy_war.suggest import suggest

        return suggest(state, command)

    def answer(self, state: HolyWarState, question: Question) -> object:
        """What the seat may know for Survey, and for the others the view named alike."""
        from engine.rulesets.holy_war.advise import answer

        return answer(state, question)

    def calculators(self) -> Mapping[str, Calculator]:
        """Look-ups that a player would do by hand."""
        from engine.rulesets.holy_war.calculators import calculators

        return calculators()

    def sample(self, state: HolyWarState, player: PlayerId, rnd: Picker) -> Command | None:
        """A random legal command of a side; None when it has nothing to do."""
        from engine.rulesets.holy_war.sample import sample

        return sample(state, player, rnd)

    def scramble_hidden(self, state: HolyWarState, player: PlayerId, rnd: Picker) -> HolyWarState:
        """Another state that looks the same to a side; for tests."""
        from engine.rulesets.holy_war.scramble import scramble_hidden

        return scramble_hidden(state, player, rnd)


def create() -> HolyWarRuleset:
    """The rule set."""
    return HolyWarRuleset()
