"""Salvo cards handed over (A3.136), and salvoes put in order as they strike (C5.31, C2.131)."""

from dataclasses import replace

from engine.core.dice import Dice
from engine.core.event import Event, Note
from engine.core.ruleset import Resolution
from engine.mechanics.avid import label
from engine.rulesets.sits import card
from engine.rulesets.sits.book import plural, rule
from engine.rulesets.sits.c2_bearings import named
from engine.rulesets.sits.c2_checks import where
from engine.rulesets.sits.c2_links import sets
from engine.rulesets.sits.c2_salvo import mql_breakdown
from engine.rulesets.sits.combat import Engagement, Fate, Salvo, SalvoId, Step
from engine.rulesets.sits.combat_events import Launched
from engine.rulesets.sits.phases import EARLY, LATE, LAUNCH, MIDDLE, entering, leaving
from engine.rulesets.sits.readiness import fights, left, missile_track
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.work import then

A3_136 = rule("A3.136")
C2_131 = rule("C2.131")
C5_31 = rule("C5.31")
_STEP_OF: dict[str, Step] = {EARLY: "early", MIDDLE: "middle", LATE: "late"}


@leaving(LAUNCH)
def cards_are_handed_over(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """A3.136, C2.13.magazine: what was launched is told to all, and each salvo takes its dot."""
    ships = dict(state.ships)
    events: list[Event] = []
    for salvo in state.salvoes.values():
        ships[salvo.ship] = _with_dot_spent(ships[salvo.ship], f"{salvo.mount}.magazine")
        pieces = (salvo.ship, salvo.target)
        text = f"{launch_words(state, salvo)}."
        events.append(Launched(text=text, rule=A3_136, pieces=pieces, salvo=salvo))
    state = replace(state, ships=ships, launched=True)
    return Resolution(state=state, events=tuple(events), reveals=bool(state.salvoes or state.holds))


def launch_words(state: SitsState, salvo: Salvo) -> str:
    """A column of a salvo card in a sentence, without the full stop."""
    kind = "contact nuke" if salvo.nuke else "laser head"
    own, target = state.ships[salvo.ship], state.ships[salvo.target]
    linked = f", linked {salvo.link}" if salvo.link else ""
    return (
        f"{own.name} launches {plural(salvo.missiles, kind)} {salvo.damage}M {where(salvo.mount)} "
        f"at {target.name} for {salvo.step} impact: range {salvo.range}, MQL {salvo.mql}, "
        f"Impact Window {label(named(salvo.window))}{linked}"
    )


def _with_dot_spent(ship: Ship, magazine: str) -> Ship:
    if not left(ship, magazine):
        return ship  # a table that overruled the empty magazine spends no dot that is not there
    return replace(ship, spent={**ship.spent, magazine: ship.spent.get(magazine, 0) + 1})


@entering(EARLY, MIDDLE, LATE)
def salvoes_strike(state: SitsState, _dice: Dice) -> Resolution[SitsState]:
    """C5.31: laser heads before contact nukes, else in order of launching; linked ones together (C2.17)."""
    step = _STEP_OF[state.phase]
    state, events, gone = _reduced(state, step)
    left = (salvo for key, salvo in state.salvoes.items() if salvo.step == step and key not in gone)
    coming = sets(state, left)
    for members in sorted(coming, key=_only_nukes):
        if fights(state.ships[members[0].target]):
            state = then(state, Engagement(salvoes=tuple(salvo.id for salvo in members)))
        else:
            events += [_wasted(state, salvo) for salvo in members]
    return Resolution(state=state, events=tuple(events))


def _only_nukes(members: tuple[Salvo, ...]) -> bool:
    return all(salvo.nuke for salvo in members)


def _wasted(state: SitsState, salvo: Salvo) -> Note:
    own, target = state.ships[salvo.ship], state.ships[salvo.target]
    text = f"{own.name}'s {salvo.step} salvo finds {target.name} gone and is wasted."
    return Note(text=text, rule=C5_31, pieces=(own.id, target.id))


def _reduced(state: SitsState, step: Step) -> tuple[SitsState, list[Event], frozenset[SalvoId]]:
    """C2.131: where the table says so, damage of earlier steps cuts a salvo still under way.

    One of which nothing is left is named last. Its card stays on the table: the mount has fired (C6.14).
    """
    if not state.options.duel_reductions or step == "early":
        return state, [], frozenset()
    before = {key: salvo for key, salvo in state.salvoes.items() if salvo.step == step}
    cuts = {key: damaged_salvo(state.ships[salvo.ship], salvo) for key, salvo in before.items()}
    events: list[Event] = [
        _cut_note(state, salvo, cuts[key]) for key, salvo in before.items() if cuts[key] != salvo
    ]
    flying = {key: cut for key, cut in cuts.items() if cut.missiles}
    state = replace(state, salvoes={**state.salvoes, **flying})
    return state, events, frozenset(cuts.keys() - flying.keys())


def damaged_salvo(ship: Ship, salvo: Salvo) -> Salvo:
    """A salvo with no more missiles than launchers left, and the MQL of the fire control left (C2.131)."""
    mql = max(salvo.mql, mql_breakdown(ship, salvo.mount, salvo.range).total)
    return replace(salvo, missiles=min(salvo.missiles, _standing(ship, salvo)), mql=mql)


def _standing(ship: Ship, salvo: Salvo) -> int:
    track = missile_track(ship, salvo.mount)
    if track is None or ship.fate is Fate.DESTROYED:
        return 0
    return card.unmarked(card.load_card(ship.ship_class), track[0], ship.marked, ship.disabled)


def _cut_note(state: SitsState, before: Salvo, now: Salvo) -> Note:
    own = state.ships[before.ship]
    if not now.missiles:
        text = f"Nothing is left of {own.name}'s {now.step} salvo {where(now.mount)}."
    else:
        text = (
            f"Damage cuts {own.name}'s {now.step} salvo {where(now.mount)} from {before.missiles} to "
            f"{plural(now.missiles, 'missile')} at MQL {now.mql}."
        )
    return Note(text=text, rule=C2_131, pieces=(own.id, now.target))
