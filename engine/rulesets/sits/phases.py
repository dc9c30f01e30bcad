"""The turn sequence as a table, and what its automatic steps do."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from engine.core.dice import Dice, of_side
from engine.core.event import Event, Note
from engine.core.flow import PhaseTable, commit
from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.core.ruleset import PhaseSpec, Resolution
from engine.mechanics.avid import label
from engine.mechanics.vector import consolidation
from engine.rulesets.sits.b1_placement import A3_11, with_markers
from engine.rulesets.sits.b3_movement import at_end, at_midpoint, flight, recorded, revealed
from engine.rulesets.sits.b3_thrust import compensator_check
from engine.rulesets.sits.book import rule
from engine.rulesets.sits.c5_loss import lose_ship
from engine.rulesets.sits.c5_marks import Victim
from engine.rulesets.sits.c5_systems import hit_si
from engine.rulesets.sits.combat import Fate, OpenBeams
from engine.rulesets.sits.combat_events import BoxesLost
from engine.rulesets.sits.state import Ship, SitsState, Stops
from engine.rulesets.sits.work import handles, run, then

TURN_SEQUENCE = rule("A3.0")
A3_12 = rule("A3.12")
A3_123 = rule("A3.123")
A3_22 = rule("A3.22")
A3_24 = rule("A3.24")
A3_31 = rule("A3.31")
A3_32 = rule("A3.32")
A3_33 = rule("A3.33")
_C5_465 = rule("C5.465")
_D2_12 = rule("D2.12")

SETUP = PhaseId("setup")
MARKERS = PhaseId("1 place markers")
PLOTTING = PhaseId("2 plotting")
LAUNCH = PhaseId("3 missile launch")
EARLY = PhaseId("4 early impact")
TO_MIDPOINT = PhaseId("5 move to midpoint")
MIDDLE = PhaseId("6 middle impact and first beams")
TO_EOT = PhaseId("7 move to EoT")
LATE = PhaseId("8 late impact and second beams")
RECORDS = PhaseId("9 record keeping")
REPAIRS = PhaseId("9 damage control")
WRAP = PhaseId("9 other actions")

STOPS = frozenset((LAUNCH, MIDDLE, LATE, REPAIRS))
"""Steps that end when those who can do something there have gone on (`Proceed`)."""
TRAIL_LIMIT = 40
"""Points of a trail that are kept: twenty turns."""


_STRIKES = "Salvoes that are under way strike all the same, with no decoy and no canister against them."
_UNAIMED = "Beams aimed by a side that is not done are taken back unread and do not fire."


def _spec(
    phase: PhaseId,
    title: str,
    number: str,
    *,
    simultaneous: bool = False,
    automatic: bool = False,
    forced: str = "",
) -> PhaseSpec:
    return PhaseSpec(
        id=phase,
        title=title,
        rule=rule(number),
        simultaneous=simultaneous,
        automatic=automatic,
        forced=forced,
    )


PHASES = (
    _spec(
        SETUP,
        "Setup",
        "D2.12",
        simultaneous=True,
        forced="Ships that are not placed stand in the first free hexes of their corner, at rest; those for "
        "which there is no hex take no part.",
    ),
    _spec(MARKERS, "Place markers", "A3.11", automatic=True),
    _spec(
        PLOTTING,
        "Plotting",
        "A3.12",
        simultaneous=True,
        forced="Orders that are not committed are taken back unread, and their ships coast.",
    ),
    _spec(
        LAUNCH,
        "Missile launch",
        "A3.13",
        forced="Salvoes and held tubes of a side that is not done are taken back unread.",
    ),
    _spec(EARLY, "Early impact", "A3.21", automatic=True, forced=_STRIKES),
    _spec(TO_MIDPOINT, "Move to midpoint", "A3.22", automatic=True),
    _spec(MIDDLE, "Middle impact, first beams", "A3.23", forced=f"{_STRIKES} {_UNAIMED}"),
    _spec(TO_EOT, "Move to End of Turn", "A3.24", automatic=True),
    _spec(LATE, "Late impact, second beams", "A3.25", forced=f"{_STRIKES} {_UNAIMED}"),
    _spec(RECORDS, "Record keeping", "A3.31", automatic=True),
    _spec(REPAIRS, "Damage control", "A3.33", forced="No more damage control parties are sent in this turn."),
    _spec(WRAP, "Other actions", "A3.34", automatic=True),
)

_TITLES: Mapping[str, str] = {phase.id: phase.title for phase in PHASES}


def step_title(phase: str) -> str:
    """What a step of the turn is called: its title, not its id."""
    return _TITLES[phase]


Hook: TypeAlias = Callable[[SitsState, Dice], Resolution[SitsState]]
Able: TypeAlias = Callable[[SitsState, PlayerId], bool]

_entering: defaultdict[PhaseId, list[Hook]] = defaultdict(list)
_leaving: defaultdict[PhaseId, list[Hook]] = defaultdict(list)
_able: dict[PhaseId, Able] = {}


def entering(*phases: PhaseId) -> Callable[[Hook], Hook]:
    """Registers what else happens when a step begins; for the modules of the chapters."""

    def register(hook: Hook) -> Hook:
        for phase in phases:
            _entering[phase].append(hook)
        return hook

    return register


def leaving(*phases: PhaseId) -> Callable[[Hook], Hook]:
    """Registers what happens when all have gone on from a stop, before the next step begins."""

    def register(hook: Hook) -> Hook:
        for phase in phases:
            _leaving[phase].append(hook)
        return hook

    return register


def can_act_in(*phases: PhaseId) -> Callable[[Able], Able]:
    """Registers whether a side could do anything in a stop, whatever it has written there so far."""

    def register(able: Able) -> Able:
        for phase in phases:
            _able[phase] = able
        return able

    return register


def able(state: SitsState) -> tuple[PlayerId, ...]:
    """The sides that could do something in the stop under way."""
    return tuple(player for player in state.players if could_act(state, player))


def could_act(state: SitsState, player: PlayerId) -> bool:
    """Whether a side could do something in the stop under way."""
    asked = None if state.options.exercise else _able.get(state.phase)
    return asked is not None and asked(state, player)


def opened(state: SitsState) -> SitsState:
    """A stop begins for those who can act there; where nobody can it waits for anybody, or not at all."""
    waits = state.players if state.options.stops is Stops.ALWAYS else ()
    return replace(state, active=able(state) or waits, committed=())


def _hooked(hooks: list[Hook], state: SitsState, dice: Dice) -> Resolution[SitsState]:
    events: tuple[Event, ...] = ()
    reveals = False
    for hook in hooks:
        result = hook(state, dice)
        state, events, reveals = result.state, events + result.events, reveals or result.reveals
    return Resolution(state=state, events=events, reveals=reveals)


def gone_on(state: SitsState, event: Event, dice: Dice, player: PlayerId) -> Resolution[SitsState]:
    """A side has done with a stop; with nobody left who could act there, the step is carried out and ends."""
    left = commit(state, player)
    if any(could_act(state, other) for other in left.active):
        left = replace(left, committed=(*state.committed, player))
        return Resolution(state=left, events=(event,))
    left = replace(left, active=(), committed=())
    done = _hooked(_leaving[state.phase], left, dice)
    worked = run(done.state, dice)
    together = Resolution(
        state=worked.state,
        events=(event, *done.events, *worked.events),
        reveals=done.reveals or worked.reveals,
    )
    return TABLE.settle(together, dice)


@handles(OpenBeams)
def _open_beams(state: SitsState, _task: OpenBeams, _dice: Dice) -> Resolution[SitsState]:
    """A3.23, A3.25: when the missiles are over beams may fire."""
    return Resolution(state=opened(state))


def on_the_map(state: SitsState) -> Mapping[PieceId, Ship]:
    """The ships in play, in the order of their ids."""
    return {key: state.ships[key] for key in sorted(state.ships) if state.ships[key].place is not None}


def begun(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A new game, taken to the first step in which somebody may act."""
    before = replace(state, phase=WRAP, turn=0, active=())
    return TABLE.settle(Resolution(state=before), dice)


def ended(
    state: SitsState, event: Event, dice: Dice, *, player: PlayerId | None = None
) -> Resolution[SitsState]:
    """A step ends for one player, or for all; when nobody is left to act the turn sequence goes on (A3.0)."""
    state = commit(state, player) if player else replace(state, active=())
    return TABLE.settle(Resolution(state=state, events=(event,)), dice)


def _setup(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """D2.12: skipped when the scenario has placed every ship, and in all turns but the first."""
    sides = {ship.side for ship in state.ships.values() if ship.place is None}
    active = tuple(player for player in state.players if player in sides and state.turn == 1)
    return Resolution(state=replace(state, active=active))


def _plotting(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A3.12: all sides plot; one without a ship has nothing to plot and never holds the others up."""
    sides = {ship.side for ship in on_the_map(state).values()}
    active = tuple(player for player in state.players if player in sides) or state.players
    return _hooked(_entering[PLOTTING], replace(state, active=active), dice)


def _launch(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A3.12, A3.13: the plots are sealed and take effect; then missiles may be launched."""
    sealed = unsealed(state, dice)
    begun = _hooked(_entering[LAUNCH], sealed.state, dice)
    return Resolution(state=opened(begun.state), events=sealed.events + begun.events, reveals=True)


def _impact(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A3.21, A3.23, A3.25: salvoes strike; but for the early ones a beam step follows."""
    struck = _hooked(_entering[state.phase], replace(state, active=()), dice)
    state = struck.state if state.phase == EARLY else then(struck.state, OpenBeams())
    worked = run(state, dice)
    return Resolution(
        state=worked.state,
        events=struck.events + worked.events,
        reveals=struck.reveals or worked.reveals,
    )


def _repairs(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A3.33: damage control parties may be sent; with nobody to send any the step passes by."""
    begun = _hooked(_entering[REPAIRS], state, dice)
    return replace(begun, state=replace(begun.state, active=able(begun.state), committed=()))


def _wrap_up(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """A3.34: what else a turn's end brings, and whether it is the last."""
    done = _hooked(_entering[WRAP], replace(state, active=()), dice)
    fresh = {key: _fresh(ship) for key, ship in done.state.ships.items()}
    cleared = replace(
        done.state, ships=fresh, salvoes={}, holds=(), launched=False, fire=(), said=(), work=(), committed=()
    )
    return replace(done, state=cleared)


def _fresh(ship: Ship) -> Ship:
    """What a ship did and was barred from holds for one turn."""
    if not (ship.parties_used or ship.tried or ship.barred or ship.passed):
        return ship
    return replace(ship, parties_used=0, tried={}, barred=(), passed=())


def unsealed(state: SitsState, dice: Dice) -> Resolution[SitsState]:
    """End of plotting: compensator checks (B3.23), then EoT markers displaced for all to see (A3.123)."""
    ships: dict[PieceId, Ship] = {}
    events: list[Event] = []
    broken: list[Victim] = []
    for key, ship in on_the_map(state).items():
        flown = flight(ship, state.plots.get(key), state.options.midpoint)
        ships[key] = revealed(flown)
        own = of_side(dice, ship.side)
        check = compensator_check(ship, flown.plot.thrust, own)
        if check is not None:
            events.append(check)
            if not check.safe:
                broken.append(victim := Victim(ships[key], own))
                events += _strained(victim, key)
                ships[key] = victim.after()
        if flown.displaced:
            text = f"{ship.name}: thrust displaces the EoT marker by {flown.shift}."
            events.append(Note(text=text, rule=A3_123, pieces=(key,)))
    state = replace(state.with_ships(ships), committed=(), revealed=True)
    for victim in broken:
        if victim.end:
            lost = lose_ship(state, victim.id, Fate.DESTROYED, victim.end, victim.end_rule)
            state, events = lost.state, [*events, *lost.events]
    return Resolution(state=state, events=tuple(events), reveals=True)


def _strained(victim: Victim, ship: PieceId) -> list[Event]:
    """C5.465, AMB.compensator: a failed check is a Structural Integrity hit, with all that comes of one."""
    return [
        BoxesLost(
            text=f"{victim.name}: {mark.text}.",
            rule=mark.rule,
            pieces=(ship,),
            target=ship,
            track=mark.track,
            boxes=mark.boxes,
        )
        for mark in hit_si(victim, _C5_465)
    ]


def _place_markers(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.11: EoT and midpoint markers go where the vectors lead."""
    ships = {key: with_markers(ship) for key, ship in on_the_map(state).items()}
    text = f"Turn {state.turn}: midpoint and EoT markers are placed."
    return Resolution(state=state.with_ships(ships), events=(Note(text=text, rule=A3_11),))


def _move_to_midpoint(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.22: all ships at once; midpoint attitudes become known."""
    rounding = state.options.midpoint
    before = on_the_map(state)
    ships = {key: _trimmed(at_midpoint(ship, state.plots.get(key), rounding)) for key, ship in before.items()}
    events = [Note(text="All ships move to their midpoint markers.", rule=A3_22)]
    events += [
        _turned(ship, "at its midpoint") for key, ship in ships.items() if _has_turned(before[key], ship)
    ]
    return Resolution(state=state.with_ships(ships), events=tuple(events), reveals=True)


def _move_to_eot(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.24: all ships at once; pivots and rolls are complete."""
    rounding = state.options.midpoint
    before = on_the_map(state)
    ships = {key: _trimmed(at_end(ship, state.plots.get(key), rounding)) for key, ship in before.items()}
    events = [Note(text="All ships move to their EoT markers.", rule=A3_24)]
    events += [_turned(ship, "at the end") for key, ship in ships.items() if _has_turned(before[key], ship)]
    return Resolution(state=state.with_ships(ships), events=tuple(events), reveals=True)


def _has_turned(before: Ship, after: Ship) -> bool:
    return before.attitude != after.attitude


def _turned(ship: Ship, when: str) -> Note:
    attitude = ship.attitude
    text = f"{ship.name} points through {label(attitude.forward)} {when}, Top in {label(attitude.top)}."
    return Note(text=text, rule=A3_22 if "midpoint" in when else A3_24, pieces=(ship.id,))


def _trimmed(ship: Ship) -> Ship:
    return replace(ship, trail=ship.trail[-TRAIL_LIMIT:]) if len(ship.trail) > TRAIL_LIMIT else ship


def _keep_records(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.31, A3.32: thrust becomes velocity."""
    events: list[Event] = []
    ships = {}
    for key, ship in on_the_map(state).items():
        ships[key] = recorded(ship)
        if ship.changes:
            events.append(_record(ship, ships[key]))
    state = replace(state.with_ships(ships), plots={}, revealed=False)
    return Resolution(state=state, events=tuple(events), reveals=True)


def _record(before: Ship, after: Ship) -> Note:
    total = before.vectors.added(before.changes)
    text = f"{before.name}: {before.vectors} and thrust {before.changes} make {total}"
    done = consolidation(total)
    consolidated = f", consolidated to {after.vectors}" if done.steps else ""
    return Note(text=f"{text}{consolidated}.", rule=A3_32 if done.steps else A3_31, pieces=(before.id,))


TABLE: PhaseTable[SitsState] = PhaseTable(
    PHASES,
    {
        SETUP: _setup,
        MARKERS: _place_markers,
        PLOTTING: _plotting,
        LAUNCH: _launch,
        EARLY: _impact,
        TO_MIDPOINT: _move_to_midpoint,
        MIDDLE: _impact,
        TO_EOT: _move_to_eot,
        LATE: _impact,
        RECORDS: _keep_records,
        REPAIRS: _repairs,
        WRAP: _wrap_up,
    },
)
