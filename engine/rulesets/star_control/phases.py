"""The eight phases of a turn, and who may give which command when."""

from collections.abc import Iterator

from engine.core.command import Command
from engine.core.flow import out_of_turn
from engine.core.ids import PhaseId
from engine.core.rulebook import Stage as CheckStage
from engine.core.ruleset import PhaseSpec
from engine.core.violation import Violation
from engine.rulesets.star_control.book import book, rule
from engine.rulesets.star_control.commands import (
    Attack,
    Besiege,
    BuildShip,
    Construct,
    Deploy,
    EndBattleTurn,
    Finish,
    Fire,
    Launch,
    MoveFleet,
    MoveShip,
    PlaceStarbase,
    Proceed,
    RaiseShield,
    Ready,
    Reconfigure,
    Retro,
    Scuttle,
    SetFleet,
    SetMoney,
    SetUnit,
    Transfer,
)
from engine.rulesets.star_control.state import Stage, StarControlState

SET_SIDES = rule("SET.sides")
SET_MAP = rule("SET.map")
TURN_ALTERNATE = rule("TURN.alternate")
TURN_PHASES = rule("TURN.phases")
BAT_TURNS = rule("BAT.turns")
BAT_END_SEGMENT = rule("BAT.end-segment")
BAT_DEPLOY = rule("BAT.deploy")
BAT_ONE = rule("BAT.one-at-a-time")

SETUP, MOVEMENT, RESEARCH, BATTLE, STARBUCKS, CONSTRUCTION, BUILD, BESIEGE, END = (
    PhaseId(name)
    for name in (
        "setup",
        "movement",
        "research",
        "battle",
        "starbucks",
        "construction",
        "build",
        "besiege",
        "end",
    )
)

CYCLE = (
    PhaseSpec(
        id=MOVEMENT, title="Movement", rule=rule("MOV.one"), forced="No further Fleet moves in this turn."
    ),
    PhaseSpec(id=RESEARCH, title="Research", rule=rule("RES.advance"), automatic=True),
    PhaseSpec(
        id=BATTLE,
        title="Battle",
        rule=rule("BAT.attack"),
        forced="A battle that is being fought runs out: nobody acts any more, until it stops for want of "
        "damage. No further Fleet attacks in this turn.",
    ),
    PhaseSpec(id=STARBUCKS, title="Starbucks", rule=rule("INC.mine"), automatic=True),
    PhaseSpec(
        id=CONSTRUCTION,
        title="Construction",
        rule=rule("CON.one"),
        forced="Nothing further is constructed in this turn.",
    ),
    PhaseSpec(
        id=BUILD, title="Build", rule=rule("BLD.price"), forced="No further ship is bought in this turn."
    ),
    PhaseSpec(
        id=BESIEGE, title="Besiege", rule=rule("BES.attack"), forced="No further Fleet bombards in this turn."
    ),
    PhaseSpec(
        id=END, title="End", rule=rule("END.scuttle"), forced="No further ship is scuttled in this turn."
    ),
)
"""TURN.phases, in order."""
PHASES = (
    PhaseSpec(
        id=SETUP,
        title="Setup",
        rule=SET_MAP,
        forced="A Starbase that is not placed stands in the first free hex of its end of the map.",
    ),
    *CYCLE,
)
TITLES = {spec.id: spec.title for spec in PHASES}

_CAMPAIGN: dict[type[Command], PhaseId] = {
    PlaceStarbase: SETUP,
    Transfer: MOVEMENT,
    MoveFleet: MOVEMENT,
    Attack: BATTLE,
    Construct: CONSTRUCTION,
    BuildShip: BUILD,
    Besiege: BESIEGE,
    Scuttle: END,
}
_IN_BATTLE: dict[type[Command], tuple[Stage, ...]] = {
    Deploy: (Stage.DEPLOY,),
    Ready: (Stage.DEPLOY,),
    MoveShip: (Stage.ACTION,),
    Fire: (Stage.ACTION,),
    Launch: (Stage.ACTION,),
    Retro: (Stage.ACTION,),
    Finish: (Stage.ACTION,),
    EndBattleTurn: (Stage.ACTION, Stage.END_SEGMENT),
    Reconfigure: (Stage.END_SEGMENT,),
    RaiseShield: (Stage.END_SEGMENT,),
}
_STAGE_RULES = {
    Stage.DEPLOY: BAT_DEPLOY,
    Stage.ACTION: BAT_TURNS,
    Stage.END_SEGMENT: BAT_END_SEGMENT,
}
_STAGE_NAMES = {
    Stage.DEPLOY: "setting up for battle",
    Stage.ACTION: "a battle turn",
    Stage.END_SEGMENT: "the End Segment of a battle turn",
}
EDITS = (SetFleet, SetUnit, SetMoney)


@book.check(Command, stage=CheckStage.FORM)
def player_has_a_side(state: StarControlState, command: Command) -> Iterator[Violation]:
    """SET.sides: the Alliance and the Hierarchy play; nobody else gives commands."""
    if command.player not in state.players:
        yield Violation(SET_SIDES, f"{command.player} is neither the Alliance nor the Hierarchy.")


@book.check(*_CAMPAIGN, *_IN_BATTLE, Proceed, stage=CheckStage.TURN)
def player_is_to_act(state: StarControlState, command: Command) -> Iterator[Violation]:
    """TURN.alternate: whoever is not on turn waits."""
    yield from out_of_turn(state, command.player, TURN_ALTERNATE)


@book.check(*_CAMPAIGN, stage=CheckStage.TURN)
def phase_is_right(state: StarControlState, command: Command) -> Iterator[Violation]:
    """TURN.phases: each thing is done in its phase; BAT.one-at-a-time: not in the middle of a battle."""
    wanted = _CAMPAIGN[type(command)]
    if state.battle is not None:
        yield Violation(BAT_ONE, "A battle is being fought; it must be ended first.")
    elif state.phase != wanted:
        yield Violation(
            TURN_PHASES,
            f"This belongs to the {TITLES[wanted]} phase; it is the {TITLES[state.phase]} phase.",
        )


@book.check(*_IN_BATTLE, stage=CheckStage.TURN)
def battle_is_at_that_point(state: StarControlState, command: Command) -> Iterator[Violation]:
    """BAT.turns, BAT.end-segment: each thing in a battle has its time."""
    stages = _IN_BATTLE[type(command)]
    if state.battle is None:
        yield Violation(BAT_TURNS, "No battle is being fought.")
    elif state.battle.stage not in stages:
        wanted = _STAGE_NAMES[stages[0]]
        yield Violation(
            _STAGE_RULES[stages[0]],
            f"This is done in {wanted}; the battle is at {_STAGE_NAMES[state.battle.stage]}.",
        )


@book.check(Proceed, stage=CheckStage.TURN)
def phase_can_be_ended(state: StarControlState, _command: Proceed) -> Iterator[Violation]:
    """TURN.phases: setup ends by itself, and a battle is fought to its end."""
    if state.phase == SETUP:
        yield Violation(SET_MAP, "Place your Starbase first.")
    elif state.battle is not None:
        yield Violation(BAT_ONE, "A battle is being fought; it must be ended first.")
