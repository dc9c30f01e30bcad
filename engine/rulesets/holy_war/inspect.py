"""What is known of one counter, a level or a star, with the provenance of every number.

Rules: II.counter-format, XII.general.

Reconstructed values are marked "reconstructed" with their method (Unit.provenance).
"""

from collections.abc import Iterator

from engine.core.ids import PieceId, PlayerId
from engine.core.view import BoxTrack, BoxView, Inspection
from engine.mechanics.wording import listed
from engine.rulesets.holy_war.appearance import absent_piece, level_of_piece
from engine.rulesets.holy_war.book import levels, rule
from engine.rulesets.holy_war.chart import chart, types
from engine.rulesets.holy_war.forces import letter_of
from engine.rulesets.holy_war.knowledge import as_seen_by
from engine.rulesets.holy_war.movement import MOVED_WORDS
from engine.rulesets.holy_war.state import HolyWarState, Star, Unit
from engine.rulesets.holy_war.table_views import LevelView, TypeView
from engine.rulesets.holy_war.units import HIDDEN, code_of, kind

FORMAT = rule("II.counter-format")
FACE_DOWN = rule("VI.face-down")
_TYPE = "type "


def inspect(state: HolyWarState, player: PlayerId | None, piece: PieceId) -> Inspection:
    """What a seat may know of a counter, a level ("level C05/3") or a type of unit ("type S.SC"); KeyError
    for none of this game, also for the other side's counters under their true names.
    """
    if piece.startswith(_TYPE):
        return _type(next((t for t in types() if t.id == piece.removeprefix(_TYPE)), None), piece)
    seen = as_seen_by(state, player)
    level = level_of_piece(piece)
    if level is not None:
        return _level(seen, player, level)
    star = next((s for s in seen.stars.values() if piece in (s.id, absent_piece(s))), None)
    if star is not None:
        return _star(seen, star)
    letter = letter_of(player, piece) if player is not None else None
    if player is not None and letter is not None and seen.force(player, letter):
        return _force(seen, player, letter)
    if piece in seen.units:
        return _unit(seen, seen.units[piece])
    if any(entry.unit == piece for entry in seen.adrift):
        return _hidden("Dispersed counter", None, seen)
    raise KeyError(piece)


def _type(found: TypeView | None, piece: PieceId) -> Inspection:
    if found is None:
        raise KeyError(piece)
    rows = [("Side", found.side)]
    rows += [("Eltani name", found.eltani)] if found.eltani else []
    rows += [("Counters in the box", str(found.count)), *found.facts]
    rows += [] if found.mobile else [("Moves", "never")]
    rows.append(("Can be boarded", "yes" if found.boardable else "no"))
    return Inspection(
        title=found.name,
        rows=tuple(rows),
        tracks=tuple(_ratings(found, ())),
        rules=(FORMAT, *(rule(number) for number in found.rules)),
    )


def _ratings(found: TypeView, damage: tuple[str, ...]) -> Iterator[BoxTrack]:
    """Each printed number as a box of its own: crossed off where a damage marker covers it."""
    titles = {"Crew": "Crew points", "LW": "Launched weapons", "EW": "Energy weapons", "PW": "Psychic power"}
    for name, value, where in found.ratings:
        box = BoxView(
            text=str(value),
            shape="square",
            state="destroyed" if name in damage else "open",
            current=name not in damage,
        )
        yield BoxTrack(
            id=name,
            title=titles[name],
            boxes=(box,),
            rule=FORMAT,
            provenance=where.kind,
            note=where.ref if where.made_up else "",
        )


def _unit(seen: HolyWarState, unit: Unit) -> Inspection:
    if unit.code == HIDDEN:
        return _hidden(f"Face-down counter of the {unit.owner}", unit.level, seen)
    known = kind(unit.owner, unit.code)
    found = next(each for each in types() if each.id == known.id)
    plain = _type(found, unit.id)
    rows: list[tuple[str, str]] = [("Lies in", _where(seen, unit.level))]
    if unit.moved:
        rows.append(("This turn", MOVED_WORDS[unit.moved]))
    if unit.force:
        rows.append(("Force counter", unit.force))
    if unit.damage:
        rows.append(("Damage", listed(weapon.value for weapon in unit.damage)))
    number = f" {unit.id.partition('-')[2]}" if "@" not in unit.id and not unit.is_starguard else ""
    return Inspection(
        title=f"{known.name}{number}",
        rows=(*rows, *plain.rows),
        tracks=tuple(_ratings(found, tuple(weapon.value for weapon in unit.damage))),
        rules=plain.rules,
    )


def _hidden(title: str, level: str | None, seen: HolyWarState) -> Inspection:
    rows = (("Lies in", _where(seen, level)), ("Known", "only that it is there"))
    return Inspection(title=title, rows=rows, rules=(FACE_DOWN,))


def _where(seen: HolyWarState, level: str | None) -> str:
    if level is None:
        return "beside the map: it waits to be placed"
    name = seen.board.name(level)
    return level if name == level else f"{name}, {level}"


def _force(seen: HolyWarState, player: PlayerId, letter: str) -> Inspection:
    box = seen.force(player, letter)
    rows = [("Lies in", _where(seen, box[0].level))]
    rows += [(unit.id, kind(player, code_of(unit.id)).name) for unit in box]
    return Inspection(
        title=f"Force {letter}",
        rows=tuple(rows),
        rules=(rule("X.six"), rule("X.movement"), rule("X.transfer")),
    )


def _star(seen: HolyWarState, star: Star) -> Inspection:
    where = "destroyed" if star.level is None else _star_place(seen, star)
    rows = (("Home", _where(seen, star.home)), ("Is now", where))
    title = str(star.id)[:1].upper() + str(star.id)[1:]
    rules = (rule("VI.star.rate"), rule("VI.star.pinned"), rule("XII.markers.star-absent"))
    return Inspection(title=title, rows=rows, rules=rules)


def _star_place(seen: HolyWarState, star: Star) -> str:
    if star.level == HIDDEN:
        return "among the face-down counters of the Sunthrowers"
    return "in its system" if star.level == star.home else _where(seen, star.level)


def _level(seen: HolyWarState, player: PlayerId | None, level: str) -> Inspection:
    """A level: its place, what lies there, how far the seams are, what is next to it; KeyError for none."""
    sheet = chart(seen.options.layout)
    here = next((each for each in sheet.levels if each.id == level), None)
    if here is None:
        raise KeyError(level)
    name = here.name or f"Level {here.height} of column {here.column}"
    return Inspection(
        title=name,
        rows=tuple(_level_rows(seen, player, here)),
        tracks=(_map_track(here, sheet.source.kind, sheet.source.ref),) if here.name else (),
        rules=(rule("II.column"), rule("II.adjacency.vertical"), rule("II.adjacency.diagonal")),
    )


def _level_rows(seen: HolyWarState, player: PlayerId | None, here: LevelView) -> Iterator[tuple[str, str]]:
    kinds = {"system": "solar system", "seam": "seam"}
    yield (
        "Place",
        f"{kinds.get(here.kind, 'deep space')}, column {here.column}, level {here.height} from above",
    )
    guard = seen.starguard(here.id)
    if guard is not None:
        yield "StarGuard", str(guard.owner or "neutral")
    for side in seen.players:
        n = sum(1 for u in seen.units_in(here.id) if u.owner == side and not u.is_starguard)
        if n:
            yield f"{side}{' (you)' if side == player else ''}", f"{n} counter{'s' if n > 1 else ''}"
    lines = seen.board.entries.get(here.id, ())
    if lines:
        yield "Warp lines to", listed(seen.board.name(end) for end in lines)
    for seam in seen.board.seams:
        if seam != here.id:
            yield f"To {seen.board.name(seam)}", levels(seen.board.distance(here.id, seam))
    yield "Next to it", levels(len(here.neighbours))


def _map_track(here: LevelView, whole: str, method: str) -> BoxTrack:
    own = here.source
    printed = own is not None and not own.made_up
    return BoxTrack(
        id="place",
        title="Place on the lost map",
        boxes=(BoxView(text=str(here.height), shape="octagon", current=True),),
        rule=rule("II.systems"),
        provenance="printed" if printed else whole,
        note="" if printed else method,
    )
