"""Missile defence: a salvo or linked set goes through ECM, countermissiles and point defence (C4.1).

An `Engagement` stands at one of the stages below; a question leaves it there, its answer (c4_answers) moves
it on:

- "sighted": the facing is to be found, and chosen where two are equally near (C5.11, C5.12, C4.141.slide);
- "faced": the ECM roll comes next (C4.123);
- "ecm": it lies on the table; a decoy may be spent (C4.124.use);
- "decoy": that is decided; the ECM table is read (C4.125);
- "canister": what is left is known; held tubes may fire canister with the countermissiles (C4.151);
- "cm", "pd": that layer is to be fought, or with `to_kill` its kills are to be named (C2.17.choose);
- "leak": what is left strikes (A2.415).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from engine.core.dice import Dice, of_side
from engine.core.event import Event, Note
from engine.core.flow import ask
from engine.core.ruleset import Resolution
from engine.core.state import Decision
from engine.mechanics import d10
from engine.mechanics.avid import label
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural, rule
from engine.rulesets.sits.c4_layers import (
    Active,
    Battery,
    Flights,
    active_layer,
    counts,
    ecm_layer,
    less,
    settled,
)
from engine.rulesets.sits.c4_situation import (
    Struck,
    canister_tubes,
    canisters_of,
    decoys,
    flights_of,
    interposed,
    met_by,
    named,
    salvoes_of,
    same_defence,
    struck,
    target_of,
)
from engine.rulesets.sits.c4_words import (
    A2_415,
    active_result,
    burst_label,
    ecm_results,
    facing_words,
    layer_event,
    leak_words,
    salvo_words,
)
from engine.rulesets.sits.combat import (
    MOUNTS,
    Burst,
    Engagement,
    LayerResult,
    Mount,
    Salvo,
    Volley,
    WeaponKind,
)
from engine.rulesets.sits.sides import SideQuestion, asks_side
from engine.rulesets.sits.state import Ship, SitsState
from engine.rulesets.sits.work import first, handles

C2_17_CHOOSE = rule("C2.17.choose")
C4_114 = rule("C4.114")
C4_141_SLIDE = rule("C4.141.slide")
C4_143_R1 = rule("C4.143.r1")
C4_151 = rule("C4.151")
C5_11 = rule("C5.11")
C5_111 = rule("C5.111")
NO_DECOY = "-"
"""`Engagement.decoy` once it was declined."""


class Scene(NamedTuple):
    """What a stage looks at: the state without the task, the task, its salvoes and its target."""

    state: SitsState
    task: Engagement
    coming: tuple[Salvo, ...]
    target: Ship
    dice: Dice

    @property
    def words(self) -> str:
        """The set in words."""
        return salvo_words(self.state, self.coming)

    @property
    def attacker(self) -> Ship:
        """The ship that launched, or that leads the linked set."""
        return self.state.ships[self.coming[0].ship]

    def throw(self, number: str, what: str) -> tuple[int, ...]:
        """Two ten-sided dice for a look-up."""
        purpose = f"{number} {what}, {self.words} at {self.target.name}"
        return self.dice.roll(*d10.D10Roll.MINUS.sides, purpose=purpose).faces


class Step(NamedTuple):
    """What a stage led to: the task at its next stage or None when it is done, or a question."""

    task: Engagement | None
    events: tuple[Event, ...] = ()
    question: Decision | None = None
    volleys: tuple[Volley, ...] = ()


@handles(Engagement)
def engage(state: SitsState, task: Engagement, dice: Dice) -> Resolution[SitsState]:
    """C4.1, C4.114: takes one set through its stages until a player is asked or its missiles strike.

    A set whose target has left the fight is wasted.
    """
    events: list[Event] = []
    now: Engagement | None = task
    while now is not None:
        target = target_of(state, now)
        if target is None:
            return Resolution(state=state, events=(*events, *_wasted(state, now)))
        scene = Scene(state, now, salvoes_of(state, now), target, of_side(dice, target.side))
        step = STAGES[now.stage](scene)
        events += step.events
        if step.question is not None:
            asking = first(state, step.task or now)
            return Resolution(state=ask(asking, step.question), events=tuple(events))
        state, now = first(state, *step.volleys), step.task
    return Resolution(state=state, events=tuple(events))


def _wasted(state: SitsState, task: Engagement) -> tuple[Event, ...]:
    coming = salvoes_of(state, task)
    if not coming:
        return ()
    target = state.ships.get(coming[0].target)
    name = target.name if target else coming[0].target
    words = salvo_words(state, coming)
    text = (
        f"{words[0].upper()}{words[1:]} at {name}: the target is out of the fight, the missiles are wasted."
    )
    return (Note(text=text, rule=C4_114, pieces=(coming[0].target,)),)


# --- Facing (C5.11, C5.111, AMB.mounts). ---


def side_options(state: SitsState, task: Engagement) -> tuple[Mount, ...]:
    """The sides among which somebody must choose: equally near ones, and it makes a difference which.

    The defender chooses where missiles slide off the wedge, strike through a lowered one or through the top
    of a bubble wall (C4.141.slide, C5.1111, C5.1112), else the attacker (C5.12). () where the facing is
    known already.
    """
    if task.stage != "sighted" or task.mount is not None:
        return ()
    target = target_of(state, task)
    if target is None:
        return MOUNTS
    lead = salvoes_of(state, task)[0]
    at = struck(target.attitude, named(lead.window))
    if not at.covered and same_defence(state, target, at.sides, lead.step):
        return at.sides[:1]
    return at.sides


def _with_side(_state: SitsState, task: Engagement, side: Mount) -> Engagement:
    return replace(task, mount=side)


asks_side(Engagement, SideQuestion(side_options, _with_side, C4_141_SLIDE))


def _sighted(scene: Scene) -> Step:
    lead, target = scene.coming[0], scene.target
    at = struck(target.attitude, named(lead.window))
    task = replace(scene.task, axis=at.axis, wedge=interposed(target, at.axis))
    sides = side_options(scene.state, scene.task)
    if len(sides) > 1:
        return Step(task, question=_side_question(scene, at, sides))
    task = replace(task, mount=task.mount or sides[0], stage="faced")
    facing = facing_words(task.mount, covered=at.covered and not target.bubble_wall, wedge=task.wedge)
    window = label(named(lead.window))
    text = f"{_upper(scene.words)} at {target.name} through {window}: {facing}."
    return Step(task, (Note(text=text, rule=C5_11, pieces=(target.id,)),))


def _side_question(scene: Scene, at: Struck, sides: tuple[Mount, ...]) -> Decision:
    choice = " or ".join(sides)
    if at.covered:
        prompt = f"{_upper(scene.words)} at {scene.target.name}: to which side do leakers slide, {choice}?"
        return Decision(owner=scene.target.side, kind="sits.side", prompt=prompt)
    prompt = f"{_upper(scene.words)} at {scene.target.name} between {listed(sides)}: which mount defends?"
    return Decision(owner=scene.attacker.side, kind="sits.side", prompt=prompt)


def _upper(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"


def _mount(task: Engagement) -> Mount:
    return task.mount or MOUNTS[0]


# --- ECM (C4.12). ---


def _faced(scene: Scene) -> Step:
    task = replace(scene.task, stage="ecm")
    if met_by(scene.state, task, scene.target).ecm is None:
        return Step(replace(task, ecm_roll=None, ecm_faces=()))
    faces = scene.throw("C4.123", "ECM 2d10-")
    return Step(replace(task, ecm_roll=d10.difference(faces), ecm_faces=faces))


def decoy_use(state: SitsState, task: Engagement, shift: int | None) -> int:
    """Missiles that the ECM layer kills as it stands, with a decoy of that number or with none."""
    target = target_of(state, task)
    if target is None:
        return 0
    passed = ecm_layer(flights_of(state, task), met_by(state, task, target), task.ecm_roll or 0, shift)
    return sum(passed.kills)


def _ecm(scene: Scene) -> Step:
    state, task = scene.state, scene.task
    found = decoys(scene.target, task.axis)
    flying = sum(counts(flights_of(state, task)))
    without = decoy_use(state, task, None)
    if task.decoy or not found or without >= flying:
        return Step(replace(task, stage="decoy"))
    offers = " / ".join(
        f"{each.mount} {each.shift:+d} kills {decoy_use(state, task, each.shift)}; "
        f"{plural(each.left, 'decoy')} left there"
        for each in found
    )
    rolled = f"rolled {task.ecm_roll} and " if task.ecm_roll is not None else ""
    prompt = (
        f"ECM of {scene.target.name} {rolled}kills {without} of {flying} of the {scene.words}. "
        f"Spend a decoy ({offers})?"
    )
    return Step(task, question=Decision(owner=scene.target.side, kind="sits.decoy", prompt=prompt))


def _decoy(scene: Scene) -> Step:
    state, task, target = scene.state, scene.task, scene.target
    flights, defences = flights_of(state, task), met_by(state, task, target)
    spent = None if task.decoy in ("", NO_DECOY) else (task.decoy, task.decoy_shift)
    passed = ecm_layer(flights, defences, task.ecm_roll or 0, spent[1] if spent else None)
    results = ecm_results(passed.lines, defences, task.ecm_faces, task.ecm_roll or 0, spent)
    left = sum(counts(flights))
    events: list[Event] = []
    for result in results:
        left -= result.kills
        events.append(layer_event(state, target, scene.coming, result, left))
    return Step(_after_layer(task, results, less(flights, passed.kills), "canister"), tuple(events))


def _after_layer(
    task: Engagement, results: tuple[LayerResult, ...], flights: Flights, following: str
) -> Engagement:
    """The task at its next stage, with its survivors: nothing more to fight where none is left."""
    stage = following if any(counts(flights)) else "leak"
    survivors = {flight.id: flight.missiles for flight in flights}
    return replace(task, cards=(*task.cards, *results), survivors=survivors, to_kill=0, stage=stage)


# --- Canister (C4.15). ---


def _canister(scene: Scene) -> Step:
    task, target = scene.task, scene.target
    mount = _mount(task)
    tubes = 0 if task.wedge else canister_tubes(scene.state, target, mount, scene.coming[0].step)
    if not tubes:
        return Step(replace(task, stage="cm"))
    each = plural(canisters_of(target, mount), "canister")
    flying = plural(sum(counts(flights_of(scene.state, task))), "missile")
    prompt = (
        f"{plural(tubes, 'held tube')} of {target.name} ({mount}, {each} each) can fire canister at {flying} "
        f"left of the {scene.words}: how many fire?"
    )
    return Step(task, question=Decision(owner=target.side, kind="sits.canister", prompt=prompt))


# --- Active defences (C4.13). ---


def _cm(scene: Scene) -> Step:
    return _active(scene, "CM", "pd")


def _pd(scene: Scene) -> Step:
    return _active(scene, "PD", "leak")


def _active(scene: Scene, layer: Active, following: str) -> Step:
    """C4.144: one fight for the whole set; who dies is asked where it matters (C2.17.choose)."""
    state, task, target = scene.state, scene.task, scene.target
    if task.to_kill:
        return Step(task, question=_kills_question(scene, layer, task.to_kill))
    flights, defences = flights_of(state, task), met_by(state, task, target)

    def throw(battery: Battery) -> tuple[int, ...]:
        if battery.ship == target.id:
            return scene.throw("C4.132", f"{layer} 2d10-")
        return scene.throw("C4.143", f"{layer} 2d10- lent by {battery.name}")

    fought = active_layer(layer, flights, defences, throw)
    result = active_result(layer, flights, defences, fought)
    left = sum(counts(flights)) - fought.kills
    events = (layer_event(state, target, scene.coming, result, left),)
    kills = settled(layer, flights, fought.kills)
    if kills is None:
        task = replace(task, cards=(*task.cards, result), to_kill=fought.kills)
        return Step(task, events, _kills_question(scene, layer, fought.kills))
    return Step(_after_layer(task, (result,), less(flights, kills), following), events)


def _kills_question(scene: Scene, layer: Active, kills: int) -> Decision:
    flying = sum(counts(flights_of(scene.state, scene.task)))
    array = "countermissiles kill" if layer == "CM" else "point defence kills"
    prompt = f"{scene.target.name}: {array} {kills} of {flying} of the {scene.words}. Which missiles die?"
    return Decision(owner=scene.target.side, kind="sits.kills", prompt=prompt)


def with_kills(state: SitsState, task: Engagement, kills: Mapping[str, int]) -> Engagement:
    """The task after the defender has named the kills of a layer; never more of a salvo than it has."""
    flights = flights_of(state, task)
    lost = [max(0, min(kills.get(flight.id, 0), flight.missiles)) for flight in flights]
    following = "pd" if task.stage == "cm" else "leak"
    return _after_layer(task, (), less(flights, lost), following)


# --- Missiles Impacting (A2.415). ---


def _leak(scene: Scene) -> Step:
    task, target = scene.task, scene.target
    flights = flights_of(scene.state, task)
    covered = not task.wedge and struck(target.attitude, named(scene.coming[0].window)).covered
    facing = facing_words(task.mount, covered=covered and not target.bubble_wall, wedge=task.wedge)
    text = leak_words(target, scene.coming, task.cards, sum(counts(flights)), facing)
    event = Note(text=text, rule=A2_415, pieces=(target.id,))
    bursts = {
        salvo: Burst(
            ship=salvo.ship,
            label=burst_label(scene.state, salvo, flight.missiles),
            count=flight.missiles,
            damage=salvo.damage,
            axis="" if task.wedge else task.axis,
            edge=_mount(task) if task.wedge or covered else None,
            doubled=covered and not target.bubble_wall,
            linked=salvo.id,
        )
        for salvo, flight in zip(scene.coming, flights, strict=True)
        if flight.missiles
    }
    kinds = ((WeaponKind.LASER_HEAD, False), (WeaponKind.CONTACT_NUKE, True))
    volleys = (
        Volley(
            target=target.id,
            weapon=weapon,
            bursts=tuple(burst for salvo, burst in bursts.items() if salvo.nuke is nuke),
        )
        for weapon, nuke in kinds
    )
    return Step(None, (event,), volleys=tuple(volley for volley in volleys if volley.bursts))


STAGES: Mapping[str, Callable[[Scene], Step]] = {
    "sighted": _sighted,
    "faced": _faced,
    "ecm": _ecm,
    "decoy": _decoy,
    "canister": _canister,
    "cm": _cm,
    "pd": _pd,
    "leak": _leak,
}
"""What is done at each stage."""
