"""How counters look: silhouettes, labels, badges; face-down counters, stars, markers.

Rules: II.counter-format, XII.markers, XII.markers.star-absent.
Rulings: AMB.a41, AMB.a48, AMB.a52.

All of it is made from a state as a seat sees it (`knowledge.as_seen_by`): what that seat can't know is not
there to be drawn.
"""

from collections.abc import Iterator

from engine.core.ids import PieceId, PlayerId
from engine.core.state import Enforcement
from engine.core.view import CounterView
from engine.rulesets.holy_war.board import height_of
from engine.rulesets.holy_war.forces import counter, in_use
from engine.rulesets.holy_war.movement import MOVED_WORDS, movable
from engine.rulesets.holy_war.phases import SIDE_OF
from engine.rulesets.holy_war.state import HolyWarState, Star, Unit
from engine.rulesets.holy_war.units import HIDDEN, kind
from engine.rulesets.holy_war.view import FORCES, MAP

_LEVEL = "level "
_ABSENT = "absent "


def level_piece(level: str) -> PieceId:
    """The id under which a level itself is inspected."""
    return PieceId(f"{_LEVEL}{level}")


def level_of_piece(piece: PieceId) -> str | None:
    """The level that an id names, as `level_piece` makes it; None for others."""
    return piece.removeprefix(_LEVEL) if piece.startswith(_LEVEL) else None


def absent_piece(star: Star) -> PieceId:
    """The Star Absent marker in the system of a star."""
    return PieceId(f"{_ABSENT}{star.id}")


def counters(seen: HolyWarState, viewer: PlayerId | None) -> Iterator[CounterView]:
    """All counters that a seat sees: stars and markers, StarGuards, units, forces, units adrift."""
    yield from _stars(seen)
    free = _free(seen, viewer)
    fighting = seen.combat.level if seen.combat else None
    for key in sorted(seen.units):
        unit = seen.units[key]
        if unit.level is None:
            continue
        boxed = unit.force is not None and unit.owner == viewer and unit.level != fighting
        yield _unit(seen, unit, movable=key in free, box=unit.force if boxed else None)
    if viewer is not None:
        yield from _forces(seen, viewer, free, fighting)
    yield from _adrift(seen)


def _free(seen: HolyWarState, viewer: PlayerId | None) -> frozenset[PieceId]:
    """The units that the viewer may move now; at a free table all of his own."""
    if viewer is not None and seen.enforcement is Enforcement.FREE and seen.outcome is None:
        return frozenset(unit.id for unit in seen.of_side(viewer) if unit.level and not unit.is_starguard)
    if viewer is None or SIDE_OF.get(seen.phase) != viewer or viewer not in seen.active or seen.pending:
        return frozenset()
    return frozenset(unit.id for unit in movable(seen, viewer))


def _unit(seen: HolyWarState, unit: Unit, *, movable: bool, box: str | None) -> CounterView:
    level = unit.level or ""
    hidden = unit.code == HIDDEN
    badges = [weapon.value for weapon in unit.damage]
    badges += [MOVED_WORDS[unit.moved]] if unit.moved else []
    badges += ["revealed"] if unit.shown else []
    return CounterView(
        id=unit.id,
        owner=unit.owner,
        art="hw-hidden" if hidden else f"hw-{unit.code.lower()}",
        map=FORCES if box else MAP,
        cell=box or seen.board.cell(level),
        level=height_of(level),
        label="?" if hidden else unit.code,
        title="Face-down counter" if hidden else kind(unit.owner, unit.code).name,
        kind="installation" if unit.is_starguard else "ship",
        face_down=hidden,
        movable=movable,
        badges=tuple(badges),
    )


def _forces(
    seen: HolyWarState, viewer: PlayerId, free: frozenset[PieceId], fighting: str | None
) -> Iterator[CounterView]:
    """X.six: a force counter lies on the map in place of its units, except where it fights (AMB.a52)."""
    for letter in in_use(seen, viewer):
        box = seen.force(viewer, letter)
        level = box[0].level
        if level is None or level == fighting:
            continue
        yield CounterView(
            id=counter(viewer, letter),
            owner=viewer,
            art="fleet",
            map=MAP,
            cell=seen.board.cell(level),
            level=height_of(level),
            label=letter,
            title=f"Force {letter}: {len(box)} units",
            kind="fleet",
            movable=all(unit.id in free for unit in box),
            badges=(str(len(box)),),
        )


def _stars(seen: HolyWarState) -> Iterator[CounterView]:
    """Stars in the open, and Star Absent where one is away (XII.markers.star-absent)."""
    for star in seen.stars.values():
        if star.level is not None and star.level != HIDDEN:
            yield _ground(seen, star.id, "star", star.level, _star_title(seen, star))
        if star.level != star.home:
            title = f"Star Absent: the {star.id} is away"
            yield _ground(seen, absent_piece(star), "star-absent", star.home, title)


def _star_title(seen: HolyWarState, star: Star) -> str:
    name = str(star.id)[:1].upper() + str(star.id)[1:]
    return f"{name}, away from its system" if star.level != star.home else name


def _ground(seen: HolyWarState, piece: PieceId, art: str, level: str, title: str) -> CounterView:
    return CounterView(
        id=piece,
        owner=None,
        art=art,
        map=MAP,
        cell=seen.board.cell(level),
        level=height_of(level),
        title=title,
        kind="terrain",
    )


def _adrift(seen: HolyWarState) -> Iterator[CounterView]:
    """Dispersed units in the order in which they are placed; they lie beside the map."""
    for entry in seen.adrift:
        unit = seen.units.get(entry.unit)
        known = unit is not None and unit.code != HIDDEN
        owner = unit.owner if unit else seen.other(entry.placer)
        yield CounterView(
            id=entry.unit,
            owner=owner,
            art=f"hw-{unit.code.lower()}" if unit and known else "hw-hidden",
            map=MAP,
            cell=None,
            label=unit.code if unit and known else "?",
            title=kind(owner, unit.code).name if unit and known else "Dispersed counter",
            kind="ship",
            face_down=not known,
            badges=("adrift",),
        )
