"""The phases of a turn, and who may give which command when."""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.flow import out_of_turn
from engine.core.ids import PhaseId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import PhaseSpec
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.book import book, rule
from engine.rulesets.holy_war.commands import (
    Activate,
    AnswerStarGuard,
    BeginCombat,
    Board,
    ChooseSystem,
    Deny,
    EndBoarding,
    FormFlights,
    FormForce,
    Jump,
    LeaveForce,
    MoveStar,
    PlaceDispersed,
    PlaceStarGuard,
    PlayOn,
    Proceed,
    Reopen,
    Reveal,
    Scout,
    SeekAlliance,
    SetCrew,
    SetMarker,
    SetStar,
    SetUnit,
    Stand,
    Unactivate,
    UseLuck,
    Warp,
)
from engine.rulesets.holy_war.state import HOLY_BAND, SUNTHROWERS, HolyWarState

III_SIDES = rule("III.sides")
III_ALTERNATE = rule("III.alternate-choice")
IV_SEQUENCE = rule("IV.sequence")
VIII_WHEN = rule("VIII.when")

SYSTEMS, ACTIVATION, JUDGMENT, TURN_END = (
    PhaseId(name) for name in ("systems", "activation", "judgment", "turn end")
)
SUN_MOVEMENT, SUN_COMBAT, SUN_AFTERMATH = (
    PhaseId(f"sunthrower {name}") for name in ("movement", "combat", "aftermath")
)
HOLY_MOVEMENT, HOLY_COMBAT, HOLY_AFTERMATH = (
    PhaseId(f"holy band {name}") for name in ("movement", "combat", "aftermath")
)
MOVEMENTS, COMBATS = (SUN_MOVEMENT, HOLY_MOVEMENT), (SUN_COMBAT, HOLY_COMBAT)
AFTERMATHS = (SUN_AFTERMATH, HOLY_AFTERMATH)

_NO_MOVE = "No further unit moves; dispersed units are placed in the first free levels."
_NO_CHOICE = (
    "Every combat that is due is fought to its end: nobody withdraws, boards or uses luck, and Flights are "
    "formed and revealed in the order of the counters."
)
_NO_GUARD = "Every StarGuard that could appear is declined."

CYCLE = (
    PhaseSpec(
        id=ACTIVATION,
        title="Activate Units",
        rule=rule("IV.income"),
        simultaneous=True,
        forced="What a side that is not done has activated is taken back unread, and its points are saved.",
    ),
    PhaseSpec(id=SUN_MOVEMENT, title="Sunthrower Movement", rule=rule("VI.all-may-move"), forced=_NO_MOVE),
    PhaseSpec(id=SUN_COMBAT, title="Sunthrower Combat", rule=VIII_WHEN, forced=_NO_CHOICE),
    PhaseSpec(
        id=SUN_AFTERMATH,
        title="End of Sunthrower Combat",
        rule=rule("VIII.result.damage"),
        automatic=True,
        forced=_NO_GUARD,
    ),
    PhaseSpec(id=HOLY_MOVEMENT, title="Holy Band Movement", rule=rule("VI.all-may-move"), forced=_NO_MOVE),
    PhaseSpec(id=HOLY_COMBAT, title="Holy Band Combat", rule=VIII_WHEN, forced=_NO_CHOICE),
    PhaseSpec(
        id=HOLY_AFTERMATH,
        title="End of Holy Band Combat",
        rule=rule("V.sunthrower"),
        automatic=True,
        forced=_NO_GUARD,
    ),
    PhaseSpec(
        id=JUDGMENT,
        title="Neutral Judgment",
        rule=rule("IX.alliance.eligibility"),
        forced="No further alliance is sought in this turn.",
    ),
    PhaseSpec(
        id=TURN_END,
        title="End of the Turn",
        rule=rule("IV.minimum-turns"),
        automatic=True,
        forced="The Holy Band do not play on.",
    ),
)
"""IV.sequence. The automatic rows are what happens at the end of a combat phase and of a turn; they stop only
for a decision that somebody owes (a StarGuard to be declined, whether to play on).
"""
PHASES = (
    PhaseSpec(
        id=SYSTEMS,
        title="Choosing Systems",
        rule=rule("III.first-choice"),
        forced="The sides mark the first free systems in turn.",
    ),
    *CYCLE,
)
TITLES = {spec.id: spec.title for spec in PHASES}

SIDE_OF: dict[PhaseId, PlayerId] = {
    **dict.fromkeys((SUN_MOVEMENT, SUN_COMBAT, SUN_AFTERMATH), SUNTHROWERS),
    **dict.fromkeys((HOLY_MOVEMENT, HOLY_COMBAT, HOLY_AFTERMATH), HOLY_BAND),
}
"""The phasing side: it moves, and it is the attacker in its combat phase (AMB.a40)."""

PLACING, DENIAL, FLIGHTS, REVEAL, BOARDING, LUCK, STARGUARD, EXTENSION = (
    "placing",
    "denial",
    "flights",
    "reveal",
    "boarding",
    "luck",
    "starguard",
    "extension",
)
"""Kinds of decision. For Flights the attacker is asked first, which gives nothing away: they are sealed."""

_TIMES: dict[type[Command], tuple[PhaseId, ...]] = {
    ChooseSystem: (SYSTEMS,),
    Activate: (ACTIVATION,),
    Unactivate: (ACTIVATION,),
    PlaceStarGuard: (ACTIVATION,),
    FormForce: MOVEMENTS,
    LeaveForce: MOVEMENTS,
    Jump: MOVEMENTS,
    Warp: MOVEMENTS,
    MoveStar: MOVEMENTS,
    Scout: MOVEMENTS,
    BeginCombat: COMBATS,
    SeekAlliance: (JUDGMENT,),
    Proceed: (ACTIVATION, *MOVEMENTS, JUDGMENT),
}
ANSWERS: dict[type[Command], str] = {
    PlaceDispersed: PLACING,
    Deny: DENIAL,
    Stand: DENIAL,
    FormFlights: FLIGHTS,
    Reveal: REVEAL,
    Board: BOARDING,
    EndBoarding: BOARDING,
    UseLuck: LUCK,
    AnswerStarGuard: STARGUARD,
    PlayOn: EXTENSION,
}
"""Commands that answer a decision, and its kind."""
EDITS = (SetUnit, SetStar, SetCrew, SetMarker)


@book.check(Command, stage=Stage.FORM)
def player_has_a_side(state: HolyWarState, command: Command) -> Iterator[Violation]:
    """III.sides: the Sunthrowers and the Holy Band play; nobody else gives commands."""
    if command.player not in state.players:
        yield Violation(III_SIDES, f"{command.player} is neither the Sunthrowers nor the Holy Band.")


@book.check(*_TIMES, stage=Stage.TURN)
def player_is_to_act(state: HolyWarState, command: Command) -> Iterator[Violation]:
    """IV.sequence: whoever is not to act waits, and decisions that are owed come first."""
    number = III_ALTERNATE if state.phase == SYSTEMS else IV_SEQUENCE
    yield from out_of_turn(state, command.player, number)


@book.check(*_TIMES, stage=Stage.TURN)
def phase_is_right(state: HolyWarState, command: Command) -> Iterator[Violation]:
    """IV.sequence: each thing is done in its phase."""
    wanted = _TIMES[type(command)]
    if state.phase not in wanted:
        titles = listed(TITLES[phase] for phase in wanted)
        yield Violation(IV_SEQUENCE, f"This belongs to {titles}; it is {TITLES[state.phase]}.")


@book.check(*ANSWERS, stage=Stage.TURN)
def decision_is_owed(state: HolyWarState, command: Command) -> Iterator[Violation]:
    """IV.sequence: an answer needs its question, put to this player."""
    yield from out_of_turn(state, command.player, IV_SEQUENCE, answers=ANSWERS[type(command)])


@book.check(Reopen, stage=Stage.TURN)
def activation_can_be_reopened(state: HolyWarState, command: Reopen) -> Iterator[Violation]:
    """VII.complete: purchases are open until both sides are done."""
    if state.phase != ACTIVATION or state.outcome is not None:
        yield Violation(IV_SEQUENCE, "There is no activation to go back to.")
    elif command.player in state.active:
        yield Violation(IV_SEQUENCE, "Your activation is still open.")
