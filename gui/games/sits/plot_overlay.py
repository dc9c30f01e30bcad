"""What the plot desk lays over an AVID: reachable windows, paths, bearings and pending changes; no Qt."""

from engine.rulesets.sits.view import PlotAdvice
from gui.attitude.avid_overlay import BearingOverlay, Overlay, PathOverlay, Tint
from gui.games.sits.plot_desk import PlotDesk
from gui.games.sits.words import MANY


def side_of(desk: PlotDesk) -> str:
    """The colour token of the selected ship's side."""
    view, counter = desk.view, desk.counter(desk.selected)
    seats = {seat.id: seat.colour for seat in view.seats} if view else {}
    return seats.get(counter.owner, "neutral") if counter and counter.owner else "neutral"


def viewpoint_of(desk: PlotDesk) -> str:
    """The map direction at the top of this seat's card."""
    view = desk.view
    seats = {seat.id: seat.viewpoint for seat in view.seats} if view else {}
    return seats.get(view.viewer, "A") if view and view.viewer else "A"


def overlay_of(
    desk: PlotDesk, *, plots: str, moment: str = "now", by_hand: bool = False, cursor: str | None = None
) -> Overlay:
    """The overlay for the desk's draft.

    `plots` is what a click would plot: "pivot", "roll" or "thrust", empty where the card only shows; `moment`
    is "now", "midpoint" or "eot"; `by_hand` marks the windows that a route may enter next.
    """
    advice = desk.advice
    bearings = bearings_of(desk, moment)
    if advice is None or not plots:
        return Overlay(bearings=bearings, cursor=cursor)
    preview = advice.preview
    return Overlay(
        tints=_tints(advice, plots, by_hand=by_hand),
        thrust=advice.thrust_window if advice.draft.thrust or plots == "thrust" else None,
        paths=paths_of(advice),
        bearings=bearings,
        changes={str(slot): n for slot, n in preview.changes.items()} if preview else {},
        halves=preview.halves_after if preview and advice.draft.thrust else None,
        cursor=cursor,
    )


def _tints(advice: PlotAdvice, plots: str, *, by_hand: bool) -> dict[str, Tint]:
    tints: dict[str, Tint] = {}
    if plots == "roll":
        tints = {r.top_end: "next" for r in advice.rolls if not r.violations}
    elif plots == "pivot":
        tints = {p.window: "refused" if p.violations else "reachable" for p in advice.pivots}
        if by_hand:
            following: dict[str, Tint] = {w: "next" for w in advice.next_windows if tints.get(w) != "refused"}
            tints |= following
    return tints


def paths_of(advice: PlotAdvice) -> tuple[PathOverlay, ...]:
    """The roll's and the pivot's path, the pivot on top."""
    paths = []
    roll = next((r for r in advice.rolls if r.steps == advice.draft.roll and r.steps), None)
    if roll is not None:
        paths.append(
            PathOverlay(
                marker="top",
                sites=roll.top_path,
                midpoint=roll.top_midpoint,
                allowed=advice.roll_rating.total,
            )
        )
    if advice.route:
        crossed = advice.route_diagonal
        paths.append(
            PathOverlay(
                marker="forward",
                sites=(advice.start, *advice.route),
                midpoint=advice.pivot_midpoint,
                diagonal=None if crossed is None else crossed + 1,
                allowed=advice.pivot_rating.total,
            )
        )
    return tuple(paths)


def bearings_of(desk: PlotDesk, moment: str) -> tuple[BearingOverlay, ...]:
    """The bearings to the target from a moment to the same moment; none where any window may be chosen."""
    found = [
        BearingOverlay(window=window, text=str(shot.range), below=shot.below)
        for shot in desk.shots
        if shot.from_point == moment == shot.to_point and len(shot.windows) <= MANY
        for window in shot.windows
    ]
    return tuple(dict.fromkeys(found))
