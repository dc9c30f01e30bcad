"""Activation of forces: income, sealed purchases, and units that appear when both sides are done.

Rules: III.initial-activation, III.save-initial, III.then-turn-1, IV.income, VII.cost,
VII.complete, VII.saving, VII.placement, VII.pool, VII.income-systems, VII.income-base, VII.emergency,
VII.emergency.again, XII.mix.
Rulings: AMB.a20, AMB.a22, AMB.a26, AMB.a27, AMB.a35, AMB.a36, AMB.a44, AMB.a49.

Commands: Activate, Unactivate, PlaceStarGuard, Reopen, Proceed (check and `closed`; `turn` resolves it).
Questions: AskIncome, AskActivation.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.flow import commit, reopen
from engine.core.ids import PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.mechanics.wording import listed
from engine.rulesets.holy_war import tables
from engine.rulesets.holy_war.book import book, note, points, rule, units, whisper
from engine.rulesets.holy_war.commands import (
    Activate,
    AskActivation,
    AskIncome,
    PlaceStarGuard,
    Reopen,
    Unactivate,
)
from engine.rulesets.holy_war.state import (
    SIDES,
    HolyWarState,
    Purchase,
    Sealed,
    Unit,
    new_unit,
    spare_starguards,
)
from engine.rulesets.holy_war.units import STARGUARD, code_of, codes, kind
from engine.rulesets.holy_war.view import ActivableView, ActivationView, IncomeView

IV_INCOME = rule("IV.income")
VII_COMPLETE = rule("VII.complete")
VII_PLACEMENT = rule("VII.placement")
VII_POOL = rule("VII.pool")
XII_MIX = rule("XII.mix")
SG_ONE = rule("XII.SG.one")
SG_DECLINE = rule("XII.SG.decline")
SG_FREE = rule("XII.SG.free")

# --- the phase


def opened(state: HolyWarState, _dice: Dice) -> Resolution[HolyWarState]:
    """The phase begins: income from the second turn on, and captured points; both sides act."""
    state = replace(state, active=state.players, sealed={})
    if state.turn < 2:
        return Resolution(state=state)
    parts = {side: income(state, side) for side in SIDES}
    crew = {side: state.crew[side] + sum(parts[side].values()) for side in SIDES}
    neutrals = replace(state.neutrals, emergency=())
    events = tuple(
        whisper(side, f"You have {points(crew[side])} now: {_items(parts[side])}.", IV_INCOME)
        for side in SIDES
    )
    return Resolution(state=replace(state, crew=crew, captured={}, neutrals=neutrals), events=events)


def income(state: HolyWarState, side: PlayerId) -> dict[str, int]:
    """What an activation phase that began now would bring a side, item by item; items of nothing left out."""
    guards = len(state.starguards(side))
    emergency = tables.number("income", "emergency") * state.neutrals.emergency.count(side)
    items = {
        "at large": tables.number("income", "at large"),
        "from StarGuards": guards * tables.number("income", "each StarGuard"),
        "from captured crews": state.captured.get(side, 0),
        "by emergency processing": emergency,
    }
    return {name: amount for name, amount in items.items() if amount}


def _items(parts: dict[str, int]) -> str:
    return listed(f"{amount} {name}" for name, amount in parts.items())


def closed(state: HolyWarState, player: PlayerId, _dice: Dice) -> Resolution[HolyWarState]:
    """A side is done; when both are, what was sealed appears on the map face down."""
    state = commit(state, player)
    done = note(f"The {player} are done with activation.", IV_INCOME)
    if state.active:
        return Resolution(state=state, events=(done,))
    events: list[Event] = [done]
    for side in SIDES:
        sealed = state.sealed.get(side, Sealed())
        came = [new_unit(purchase.unit, side, purchase.level) for purchase in sealed.purchases]
        spare = spare_starguards(state, side)
        # Both sides can have placed one in the same level where that was overruled; they never meet.
        guarded = tuple(level for level in sealed.starguards if state.starguard(level) is None)
        guards = [new_unit(c, side, level) for c, level in zip(spare, guarded, strict=False)]
        state = state.with_unit(*came, *guards)
        events += _arrivals(state, side, came, tuple(unit.level or "" for unit in guards))
    return Resolution(state=replace(state, sealed={}), events=tuple(events), reveals=True)


def _arrivals(
    state: HolyWarState, side: PlayerId, came: list[Unit], guarded: tuple[str, ...]
) -> Iterator[Event]:
    """How many counters appear where: everybody can count them (AMB.a48)."""
    for level in sorted({unit.level for unit in came if unit.level}):
        number = sum(unit.level == level for unit in came)
        yield note(f"The {side} activate {units(number)} in {state.board.name(level)}.", VII_PLACEMENT)
    for level in guarded:
        yield note(f"The {side} place a StarGuard in {state.board.name(level)}.", SG_DECLINE)


# --- purchases


def activable(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The codes of the types of which a side has a counter left that may be activated, dear ones too."""
    return tuple(
        code
        for code in codes(side)
        if code != STARGUARD and not _withheld(state, code) and state.available(side, code)
    )


def sites(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The systems in which a side's units may appear (AMB.a27)."""
    return tuple(level for level in state.board.systems if state.holds_system(side, level))


def unguarded(state: HolyWarState, side: PlayerId) -> tuple[str, ...]:
    """The systems in which a side may place a StarGuard that it declined before (AMB.a26)."""
    sealed = state.sealed.get(side, Sealed()).starguards
    free = (level for level in sites(state, side) if state.starguard(level) is None)
    return tuple(level for level in free if level not in sealed)


def _withheld(state: HolyWarState, code: str) -> bool:
    """AMB.a36: the Psycheship comes later, by an option."""
    return code == "PKS" and state.turn < state.options.psycheship_from


@book.check(Activate, stage=Stage.FORM)
def type_can_be_activated(_state: HolyWarState, command: Activate) -> Iterator[Violation]:
    """XII.mix: a type of one's own; StarGuards are not bought (VII.cost)."""
    if command.code == STARGUARD:
        yield Violation(rule("VII.cost"), "StarGuards cost nothing and are not activated.")
    elif command.code not in codes(command.player):
        yield Violation(XII_MIX, f"The {command.player} have no units of type {command.code}.")


def _level_exists(state: HolyWarState, command: Activate | PlaceStarGuard) -> Iterator[Violation]:
    """VII.placement: a level of the map."""
    if not state.board.holds(command.level):
        yield Violation(VII_PLACEMENT, f"The map has no level {command.level}.")


book.check(Activate, stage=Stage.FORM)(_level_exists)
book.check(PlaceStarGuard, stage=Stage.FORM)(_level_exists)


@book.check(Activate, stage=Stage.TURN)
def counter_is_left(state: HolyWarState, command: Activate) -> Iterator[Violation]:
    """VII.pool: unused counters and the dead pile; there are no more than the mix has (XII.mix)."""
    if not state.available(command.player, command.code):
        name = kind(command.player, command.code).name
        yield Violation(VII_POOL, f"All your counters of the type {name} are in play.")


@book.check(Activate)
def psycheship_has_come(state: HolyWarState, command: Activate) -> Iterator[Violation]:
    """XII.mix, AMB.a36: by an option it comes in a later turn."""
    if _withheld(state, command.code):
        name, turn = kind(command.player, command.code).name, state.options.psycheship_from
        yield Violation(XII_MIX, f"The {name} comes in turn {turn}.")


@book.check(Activate)
def points_suffice(state: HolyWarState, command: Activate) -> Iterator[Violation]:
    """VII.complete: the whole cost is paid at once."""
    cost, purse = kind(command.player, command.code).crew, state.crew[command.player]
    if cost > purse:
        yield Violation(VII_COMPLETE, f"It costs {points(cost)}; you have {purse}.")


@book.check(Activate)
def system_is_ones_own(state: HolyWarState, command: Activate) -> Iterator[Violation]:
    """VII.placement: in a system that the player occupies."""
    if command.level not in sites(state, command.player):
        where = state.board.name(command.level)
        yield Violation(VII_PLACEMENT, f"{where} is no system of yours.", cells=(command.level,))


@book.resolve(Activate)
def activate(state: HolyWarState, command: Activate, _dice: Dice) -> Resolution[HolyWarState]:
    """VII.cost: the points are spent; the unit appears when both sides are done.

    A table that overrules the cost can't spend more than there is.
    """
    side, bought = command.player, kind(command.player, command.code)
    counter = state.available(side, command.code)[0]
    sealed = state.sealed.get(side, Sealed())
    cost = min(bought.crew, state.crew[side])
    purchase = Purchase(unit=counter, level=command.level, cost=cost)
    state = _kept(state, side, replace(sealed, purchases=(*sealed.purchases, purchase)), -cost)
    text = f"{bought.name} for {points(cost)}, in {state.board.name(command.level)}."
    return Resolution(state=state, events=(whisper(side, text, rule("VII.cost")),))


@book.check(Unactivate, stage=Stage.TURN)
def there_is_something_to_take_back(state: HolyWarState, command: Unactivate) -> Iterator[Violation]:
    """VII.complete: only what was bought or placed in this phase, and there."""
    sealed = state.sealed.get(command.player, Sealed())
    if command.code == STARGUARD:
        found = command.level in sealed.starguards
    else:
        found = _purchase(sealed, command) is not None
    if not found:
        where = state.board.name(command.level)
        yield Violation(VII_COMPLETE, f"You have activated no {command.code} in {where} in this phase.")


@book.resolve(Unactivate)
def unactivate(state: HolyWarState, command: Unactivate, _dice: Dice) -> Resolution[HolyWarState]:
    """VII.saving: the points are saved again."""
    side, back = command.player, 0
    sealed = state.sealed[side]
    purchase = _purchase(sealed, command)
    if command.code == STARGUARD:
        sealed = replace(sealed, starguards=tuple(at for at in sealed.starguards if at != command.level))
    elif purchase is not None:
        sealed = replace(sealed, purchases=tuple(p for p in sealed.purchases if p != purchase))
        back = purchase.cost
    text = f"{command.code} in {state.board.name(command.level)} is taken back."
    events = (whisper(side, text, rule("VII.saving")),)
    return Resolution(state=_kept(state, side, sealed, back), events=events)


def _purchase(sealed: Sealed, command: Unactivate) -> Purchase | None:
    """The latest purchase of a type in a level."""
    wanted = (p for p in reversed(sealed.purchases) if p.level == command.level)
    return next((p for p in wanted if code_of(p.unit) == command.code), None)


def _kept(state: HolyWarState, side: PlayerId, sealed: Sealed, gain: int) -> HolyWarState:
    crew = {**state.crew, side: state.crew[side] + gain}
    return replace(state, sealed={**state.sealed, side: sealed}, crew=crew)


@book.check(PlaceStarGuard, stage=Stage.TURN)
def no_starguard_is_there(state: HolyWarState, command: PlaceStarGuard) -> Iterator[Violation]:
    """XII.SG.one: a level has one at most, also by anybody's leave."""
    level = command.level
    if state.starguard(level) or level in state.sealed.get(command.player, Sealed()).starguards:
        yield Violation(SG_ONE, f"{state.board.name(level)} has a StarGuard already.", cells=(level,))


@book.check(PlaceStarGuard)
def starguard_may_be_placed(state: HolyWarState, command: PlaceStarGuard) -> Iterator[Violation]:
    """XII.SG.decline, AMB.a26: later, where one's units are alone in a system with its star."""
    side, level = command.player, command.level
    where = state.board.name(level)
    sealed = state.sealed.get(side, Sealed()).starguards
    if level not in unguarded(state, side):
        yield Violation(SG_DECLINE, f"{where} is no system that your units hold.", cells=(level,))
    elif len(spare_starguards(state, side)) <= len(sealed):
        yield Violation(SG_FREE, "All your StarGuards are on the map.")


@book.resolve(PlaceStarGuard)
def place_starguard(state: HolyWarState, command: PlaceStarGuard, _dice: Dice) -> Resolution[HolyWarState]:
    """XII.SG.decline: it appears when both sides are done."""
    sealed = state.sealed.get(command.player, Sealed())
    sealed = replace(sealed, starguards=(*sealed.starguards, command.level))
    text = f"A StarGuard for {state.board.name(command.level)}."
    events = (whisper(command.player, text, SG_DECLINE),)
    return Resolution(state=_kept(state, command.player, sealed, 0), events=events)


@book.resolve(Reopen)
def reopened(state: HolyWarState, command: Reopen, _dice: Dice) -> Resolution[HolyWarState]:
    """VII.complete: the side thinks again; nothing has appeared yet."""
    done = note(f"The {command.player} go back to activation.", VII_COMPLETE)
    return Resolution(state=reopen(state, command.player), events=(done,))


# --- questions


def income_view(state: HolyWarState, ask: AskIncome) -> IncomeView:
    """What the asking side's next activation phase would bring, if nothing changed until then."""
    items = income(state, ask.player)
    saved = state.crew[ask.player]
    total = saved + sum(items.values())
    return IncomeView(side=ask.player, saved=saved, items=tuple(items.items()), total=total)


def activation_view(state: HolyWarState, ask: AskActivation) -> ActivationView:
    """What the asking side could activate with the crew points that it has now, and where."""
    side, crew = ask.player, state.crew[ask.player]
    return ActivationView(
        side=side,
        crew=crew,
        types=tuple(_activable_view(state, side, code) for code in activable(state, side)),
        sites=sites(state, side),
        starguard_sites=unguarded(state, side) if spare_starguards(state, side) else (),
    )


def _activable_view(state: HolyWarState, side: PlayerId, code: str) -> ActivableView:
    cost, left = kind(side, code).crew, len(state.available(side, code))
    return ActivableView(
        code=code, cost=cost, left=left, affordable=min(left, state.crew[side] // max(1, cost))
    )
