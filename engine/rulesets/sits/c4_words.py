"""What the log and the Missile Defense Card say of a layer (A2.415, C4.1)."""

from collections.abc import Iterator, Sequence

from engine.core.view import Breakdown, Modifier
from engine.mechanics import d10
from engine.mechanics.wording import listed
from engine.rulesets.sits.book import plural, rule
from engine.rulesets.sits.c4_layers import (
    WEDGE_SHIFT,
    Active,
    ActiveFought,
    Battery,
    Defences,
    EcmLine,
    Flights,
    all_nukes,
    counts,
)
from engine.rulesets.sits.c4_tables import mixed
from engine.rulesets.sits.combat import LayerResult, Mount, Salvo
from engine.rulesets.sits.combat_events import LayerFought
from engine.rulesets.sits.state import Ship, SitsState

A2_415 = rule("A2.415")
C4_125 = rule("C4.125")
C4_13 = rule("C4.13")
_MQL, _ECM, _WEDGE, _ROLL_ECM, _DECOY = "C4.111", "C4.121", "C4.122", "C4.123", "C4.124.use"
_ROLL_ACTIVE, _FIRE_CONTROL = "C4.132", "C4.133"
for _number in (_MQL, _ECM, _WEDGE, _ROLL_ECM, _DECOY, _ROLL_ACTIVE, _FIRE_CONTROL, "C4.12.order", "C4.113"):
    rule(_number)

_ROLL = "2d10-"
_ARRAYS = {"CM": "countermissiles", "PD": "point defence"}
Parts = tuple[tuple[str, int, str], ...]


def salvo_words(state: SitsState, coming: Sequence[Salvo]) -> str:
    """A set by ships and step: "salvo of Fearless (middle)", "linked salvoes of A and B (late)"."""
    if not coming:
        return "salvo"
    names = listed(dict.fromkeys(_ship_name(state, salvo) for salvo in coming))
    kind = "linked salvoes" if len(coming) > 1 else "salvo"
    return f"{kind} of {names} ({coming[0].step})"


def _ship_name(state: SitsState, salvo: Salvo) -> str:
    ship = state.ships.get(salvo.ship)
    return ship.name if ship else salvo.ship


def facing_words(mount: Mount | None, *, covered: bool, wedge: bool) -> str:
    """The facing in a few words: "starboard", "wedge, sliding to port"."""
    if mount is None:
        return "open"
    if wedge:
        return f"wedge, sliding to {mount}"
    return f"lowered wedge, {mount}" if covered else mount


def ecm_parts(mql: int, defences: Defences, roll: int | None, decoy: tuple[str, int] | None) -> Parts:
    """The column of the ECM layer part by part (C4.12.order); without the roll before it is known."""
    found = [("MQL", mql, _MQL)]
    if defences.wedge:
        found.append(("wedge", WEDGE_SHIFT, _WEDGE))
    elif defences.ecm is not None:
        found.append(("ECM", defences.ecm, _ECM))
    if roll is not None and defences.ecm is not None:
        found.append((_ROLL, roll, _ROLL_ECM))
    if decoy is not None:
        found.append((f"decoy, {decoy[0]}", decoy[1], _DECOY))
    return tuple(found)


def active_parts(mql: int, battery: Battery | None, roll: int | None) -> Parts:
    """The column of an active layer part by part (C4.132, C4.133)."""
    found = [("MQL", mql, _MQL)]
    if roll is not None:
        found.append((_ROLL, roll, _ROLL_ACTIVE))
    if battery is not None and battery.penalty:
        found.append(("fire control", -battery.penalty, _FIRE_CONTROL))
    return tuple(found)


def breakdown(title: str, parts: Parts) -> Breakdown:
    """Parts of a column and their sum."""
    modifiers = tuple(Modifier(value=value, label=words, rule=rule(number)) for words, value, number in parts)
    return Breakdown(title=title, total=sum(part.value for part in modifiers), parts=modifiers)


# --- Lines of the card (A2.4). ---


def ecm_results(
    lines: Sequence[EcmLine],
    defences: Defences,
    faces: tuple[int, ...],
    roll: int,
    decoy: tuple[str, int] | None,
) -> tuple[LayerResult, ...]:
    """The ECM layer, one line for each MQL of a linked set (AMB.linked-mql)."""
    return tuple(
        LayerResult(
            layer="ECM",
            incoming=line.incoming,
            row=line.reading.row,
            column=line.reading.column,
            parts=ecm_parts(line.mql, defences, roll, decoy),
            faces=faces,
            kills=line.kills,
            notes=_ecm_notes(line, defences),
        )
        for line in lines
    )


def _ecm_notes(line: EcmLine, defences: Defences) -> tuple[str, ...]:
    notes = ["no ECM box left: no roll"] if defences.ecm is None else []
    if line.extra:
        notes.append("a decoy kills at least one missile more")
    return tuple(notes)


def active_result(layer: Active, flights: Flights, defences: Defences, fought: ActiveFought) -> LayerResult:
    """A line of countermissiles or point defence: the target's own look-up, then what friends lend."""
    own, *_ = (*defences.batteries(layer), None)
    shot = next((each for each in fought.shots if each.battery is own), None)
    lent = [each for each in fought.shots if each.battery is not own]
    return LayerResult(
        layer=layer,
        incoming=sum(counts(flights)),
        row=shot.reading.row if shot else "0",
        column=shot.reading.column if shot else 0,
        parts=active_parts(fought.mql, own if shot else None, _rolled(shot.faces) if shot else None),
        faces=shot.faces if shot else (),
        kills=fought.kills,
        lent=tuple((each.battery.name, each.kills) for each in lent),
        notes=tuple(_active_notes(layer, flights, defences, fought)),
    )


def _rolled(faces: tuple[int, ...]) -> int:
    return d10.difference(faces)


def _active_notes(layer: Active, flights: Flights, defences: Defences, fought: ActiveFought) -> Iterator[str]:
    if layer == "CM" and defences.wedge:
        yield "the wedge is interposed: no countermissiles"
    elif not fought.shots:
        yield f"no {_ARRAYS[layer]} left"
    for shot in fought.shots:
        if shot.battery.canister:
            yield f"canister adds {mixed(shot.battery.canister)} to the probable kills"
        if shot.battery is not defences.batteries(layer)[0]:
            faces = ", ".join(map(str, shot.faces))
            yield (
                f"{shot.battery.name} lends from its {shot.battery.mount} mount: row {shot.reading.row}, "
                f"column {shot.reading.column} (dice {faces})"
            )
    if layer == "PD" and fought.shots:
        if all_nukes(flights):
            yield "kills doubled against contact nukes"
        if defences.wedge:
            yield "kill totals halved by the wedge"


def layer_event(
    state: SitsState, target: Ship, coming: Sequence[Salvo], result: LayerResult, left: int
) -> LayerFought:
    """The event of one line."""
    sum_ = " ".join(_term(n, part) for n, part in enumerate(result.parts))
    kills = plural(result.kills, "missile")
    text = f"{result.layer} of {target.name} against the {salvo_words(state, coming)}: "
    if result.faces or result.layer == "ECM":
        total = sum(value for _, value, _ in result.parts)
        held = f", held to {result.column}" if total != result.column else ""
        text += f"column {sum_} = {total}{held}, row {result.row}: {kills} of {result.incoming} killed"
    else:
        text += f"{kills} of {result.incoming} killed"
    notes = "".join(f"; {note}" for note in result.notes)
    return LayerFought(
        text=f"{text}{notes}; {left} left.",
        rule=C4_125 if result.layer == "ECM" else C4_13,
        pieces=(target.id,),
        target=target.id,
        result=result,
        left=left,
        salvoes=tuple(salvo.id for salvo in coming),
    )


def _term(place: int, part: tuple[str, int, str]) -> str:
    words, value, _ = part
    if place == 0:
        return f"{value} ({words})"
    return f"{'−' if value < 0 else '+'} {abs(value)} ({words})"


def leak_words(
    target: Ship, coming: Sequence[Salvo], cards: Sequence[LayerResult], left: int, facing: str
) -> str:
    """A2.415: the worksheet of the missiles that impact."""
    launched = sum(salvo.missiles for salvo in coming)
    layers = [result for result in cards if result.kills]
    sum_ = "".join(f" − {result.kills} {result.layer}" for result in layers)
    hits = plural(left, "missile")
    verb = "strikes" if left < 2 else "strike"
    where = f" ({facing})" if left else ""
    return f"{launched}{sum_} = {left}: {hits if left else 'no missile'} {verb} {target.name}{where}."


def burst_label(state: SitsState, salvo: Salvo, left: int) -> str:
    """ "6 laser heads of Fearless (middle)"."""
    kind = "contact nuke" if salvo.nuke else "laser head"
    return f"{plural(left, kind)} of {_ship_name(state, salvo)} ({salvo.step})"
