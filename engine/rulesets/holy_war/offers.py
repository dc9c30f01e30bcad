"""What a seat may do now, or why not: one kind of Offer for each command of `commands`.

Made from the state as the seat sees it, so that no offer can tell what is face down. `cells` are levels
("C05/3"). An offer with a command can be given as it is; one without needs a level, a path or units yet.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.core.command import Command
from engine.core.flow import may_act
from engine.core.ids import PieceId, PlayerId, RuleId
from engine.core.state import Enforcement
from engine.core.view import Offer
from engine.core.violation import Violation
from engine.rulesets.holy_war.activation import activable, sites, unguarded
from engine.rulesets.holy_war.book import book, points, rule
from engine.rulesets.holy_war.commands import (
    AnswerStarGuard,
    BeginCombat,
    EndBoarding,
    PlaceStarGuard,
    PlayOn,
    Proceed,
    Reopen,
    Reveal,
    SeekAlliance,
    Stand,
    Unactivate,
    UseLuck,
)
from engine.rulesets.holy_war.dispersal import PLACEMENT, free_levels
from engine.rulesets.holy_war.forces import members
from engine.rulesets.holy_war.jumps import goals
from engine.rulesets.holy_war.movement import VI_ONCE
from engine.rulesets.holy_war.moves import movable_pieces, scouts_of, stars_of
from engine.rulesets.holy_war.neutrals import attempts_left, sought
from engine.rulesets.holy_war.phases import (
    ACTIVATION,
    AFTERMATHS,
    BOARDING,
    COMBATS,
    DENIAL,
    EXTENSION,
    FLIGHTS,
    JUDGMENT,
    LUCK,
    MOVEMENTS,
    PLACING,
    REVEAL,
    STARGUARD,
    SYSTEMS,
    TITLES,
)
from engine.rulesets.holy_war.state import HolyWarState, Sealed
from engine.rulesets.holy_war.units import code_of, kind
from engine.rulesets.holy_war.warp import routes

Made = Iterator[Offer]


def offers(seen: HolyWarState, viewer: PlayerId | None) -> tuple[Offer, ...]:
    """What a viewer could do, the step that moves the game on first; `seen` is the state as he sees it."""
    if viewer is None or seen.outcome is not None:
        return ()
    found: list[Offer] = []
    if may_act(seen, viewer):
        kinds = _ANSWERS if seen.pending else _PHASES
        what = seen.pending[-1].kind if seen.pending else seen.phase
        found += kinds.get(what, _nothing)(seen, viewer)
    elif seen.phase == ACTIVATION:
        found.append(_given(seen, Reopen(player=viewer), "Go back to activation", primary=True))
    if seen.enforcement is not Enforcement.REFEREE:
        found += _by_hand()
    return tuple(found)


def _nothing(_seen: HolyWarState, _viewer: PlayerId) -> Made:
    yield from ()


def _given(
    seen: HolyWarState,
    command: Command,
    title: str,
    *,
    cells: Iterable[str] = (),
    piece: PieceId | None = None,
    primary: bool = False,
) -> Offer:
    return Offer(
        kind=str(getattr(command, "kind", "")),
        title=title,
        piece=piece,
        cells=tuple(cells),
        violations=book.violations(seen, command),
        primary=primary,
        command=command,
    )


def _asked(
    kind_of: str,
    title: str,
    cells: Iterable[str] = (),
    why: Iterable[Violation] = (),
    piece: PieceId | None = None,
) -> Offer:
    """An offer to which the player has to say more."""
    return Offer(
        kind=f"holy-war.{kind_of}", title=title, piece=piece, cells=tuple(cells), violations=tuple(why)
    )


def _why(found: Iterable[object], number: RuleId, text: str) -> tuple[Violation, ...]:
    return () if any(True for _ in found) else (Violation(number, text),)


def _proceed(seen: HolyWarState, viewer: PlayerId, title: str) -> Offer:
    return _given(seen, Proceed(player=viewer), title, primary=True)


# --- phases


def _choices(seen: HolyWarState, _viewer: PlayerId) -> Made:
    free = [level for level in seen.board.systems if seen.starguard(level) is None]
    yield _asked("choose_system", "Mark a system as yours", free)


def _activation(seen: HolyWarState, viewer: PlayerId) -> Made:
    yield _proceed(seen, viewer, "Done with activation")
    where, crew = sites(seen, viewer), seen.crew[viewer]
    for code in activable(seen, viewer):
        unit = kind(viewer, code)
        why = []
        if unit.crew > crew:
            text = f"It costs {points(unit.crew)}; you have {crew}."
            why.append(Violation(rule("VII.complete"), text))
        why += _why(where, rule("VII.placement"), "You hold no system in which it could appear.")
        yield _asked("activate", f"{unit.name}, {points(unit.crew)}", where, why, PieceId(f"type {unit.id}"))
    sealed = seen.sealed.get(viewer, Sealed())
    bought = sorted({(code_of(purchase.unit), purchase.level) for purchase in sealed.purchases})
    for code, level in (*bought, *(("SG", at) for at in sealed.starguards)):
        title = f"Take back: {kind(viewer, code).name} in {seen.board.name(level)}"
        yield _given(seen, Unactivate(player=viewer, code=code, level=level), title, cells=(level,))
    for level in unguarded(seen, viewer):
        title = f"Place a StarGuard in {seen.board.name(level)}"
        yield _given(seen, PlaceStarGuard(player=viewer, level=level), title, cells=(level,))


def _movement(seen: HolyWarState, viewer: PlayerId) -> Made:
    yield _proceed(seen, viewer, f"End {TITLES[seen.phase]}")
    jumps: dict[str, tuple[str, ...]] = {}
    lines: dict[tuple[str, bool], tuple[str, ...]] = {}
    pieces = movable_pieces(seen, viewer)
    if not pieces:
        text = "None of your units can move any more in this turn."
        yield _asked("jump", "Jump", (), (Violation(VI_ONCE, text),))
    for piece in pieces:
        units = members(seen, viewer, piece)
        start = units[0].level or ""
        if start not in jumps:
            jumps[start] = tuple(goals(seen, viewer, start))
        yield _asked("jump", f"Jump with {piece}", jumps[start], piece=piece)
        own_line = any(unit.code == "WLG" for unit in units)
        if own_line or (start, False) not in lines:
            ends = tuple(routes(seen, viewer, start, {unit.id for unit in units}))
            lines[start, own_line] = ends
        if lines[start, own_line]:
            yield _asked("warp", f"Warp with {piece}", lines[start, own_line], piece=piece)
        yield from _special(seen, viewer, piece)
    if seen.options.force_counters:
        yield from _formations(seen, viewer)


def _special(seen: HolyWarState, viewer: PlayerId, piece: PieceId) -> Made:
    stars = [move for move in stars_of(seen, viewer, piece) if not book.violations(seen, move)]
    if stars:
        yield _asked("move_star", f"Take the star along with {piece}", (m.level for m in stars), piece=piece)
    looks = [look.path[-1] for look in scouts_of(seen, viewer, piece)]
    if looks:
        yield _asked("scout", f"Look into a level with {piece}", dict.fromkeys(looks), piece=piece)


def _formations(seen: HolyWarState, viewer: PlayerId) -> Made:
    loose = [u.level for u in seen.of_side(viewer) if u.level and not u.is_starguard and u.force is None]
    boxed = [u.level for u in seen.of_side(viewer) if u.level and u.force is not None]
    if loose:
        yield _asked("form_force", "Put units under a force counter", dict.fromkeys(loose))
    if boxed:
        yield _asked("leave_force", "Take units from under a force counter", dict.fromkeys(boxed))


def _combats(seen: HolyWarState, viewer: PlayerId) -> Made:
    for n, level in enumerate(seen.contested):
        command = BeginCombat(player=viewer, level=level)
        title = f"Fight in {seen.board.name(level)}"
        yield _given(seen, command, title, cells=(level,), primary=n == 0 and len(seen.contested) == 1)


def _judgment(seen: HolyWarState, viewer: PlayerId) -> Made:
    yield _proceed(seen, viewer, "Seek no more alliances")
    if attempts_left(seen, viewer):
        for level in sought(seen, viewer):
            command = SeekAlliance(player=viewer, level=level)
            yield _given(seen, command, f"Seek the alliance of {seen.board.name(level)}", cells=(level,))


_PHASES: Mapping[str, Callable[[HolyWarState, PlayerId], Made]] = {
    SYSTEMS: _choices,
    ACTIVATION: _activation,
    **dict.fromkeys(MOVEMENTS, _movement),
    **dict.fromkeys(COMBATS, _combats),
    **dict.fromkeys(AFTERMATHS, _nothing),
    JUDGMENT: _judgment,
}

# --- decisions


def _placing(seen: HolyWarState, _viewer: PlayerId) -> Made:
    free = free_levels(seen)
    why = _why(free, PLACEMENT, "No level is empty of units.")
    yield _asked("place_dispersed", "Place the dispersed unit", free, why)


def _denial(seen: HolyWarState, viewer: PlayerId) -> Made:
    yield _given(seen, Stand(player=viewer), "Stand and fight", primary=True)
    yield _asked("deny", "Withdraw all your units before the first round")


def _flights(_seen: HolyWarState, _viewer: PlayerId) -> Made:
    yield _asked("form_flights", "Form your Flights")


def _reveal(seen: HolyWarState, viewer: PlayerId) -> Made:
    combat = seen.combat
    for number in combat.hidden(viewer) if combat else ():
        command = Reveal(player=viewer, flight=number)
        yield _given(seen, command, f"Reveal Flight {number + 1}", primary=number == 0)


def _boarding(seen: HolyWarState, viewer: PlayerId) -> Made:
    combat = seen.combat
    begun = combat is not None and bool(combat.attempts)
    title = "End boarding" if begun else "Do not board: use the Combat Results Table"
    yield _given(seen, EndBoarding(player=viewer), title, primary=True)
    yield _asked("board", "Board an enemy ship")


def _luck(seen: HolyWarState, viewer: PlayerId) -> Made:
    use = UseLuck(player=viewer, use=True)
    able = not book.violations(seen, use)
    yield _given(seen, use, "Luckship: add 1 to the die", primary=able)
    leave = UseLuck(player=viewer, use=False)
    yield _given(seen, leave, "Leave the die as it is", primary=not able)


def _starguard(seen: HolyWarState, viewer: PlayerId) -> Made:
    level = seen.pending[-1].prompt
    for system in seen.board.systems:
        command = AnswerStarGuard(player=viewer, level=system, place=True)
        if book.violations(seen, command) or system in seen.guarded:
            continue
        where = seen.board.name(system)
        yield _given(seen, command, f"Place a StarGuard in {where}", cells=(system,), primary=where in level)
        decline = AnswerStarGuard(player=viewer, level=system, place=False)
        yield _given(seen, decline, f"No StarGuard in {where} now", cells=(system,))


def _extension(seen: HolyWarState, viewer: PlayerId) -> Made:
    yield _given(seen, PlayOn(player=viewer, on=True), "Play on for a major victory")
    yield _given(seen, PlayOn(player=viewer, on=False), "End the war with a minor victory", primary=True)


_ANSWERS: Mapping[str, Callable[[HolyWarState, PlayerId], Made]] = {
    PLACING: _placing,
    DENIAL: _denial,
    FLIGHTS: _flights,
    REVEAL: _reveal,
    BOARDING: _boarding,
    LUCK: _luck,
    STARGUARD: _starguard,
    EXTENSION: _extension,
}


def _by_hand() -> Made:
    """What a table without a referee may set."""
    yield _asked("set_unit", "Set a unit as the table has it")
    yield _asked("set_star", "Set a star as the table has it")
    yield _asked("set_crew", "Set your crew points as the table has them")
    yield _asked("set_marker", "Set a Neutral Judgment marker as the table has it")
