"""Which salvoes and shots are drawn on the map: the seat's own as written, later all that are in flight."""

from collections.abc import Iterable

from engine.core.event import Event
from engine.rulesets.sits.combat import Salvo
from engine.rulesets.sits.combat_events import BeamsFired
from gui.games.sits.combat.cards_tracks import Shot, Track
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_reading import Stage
from gui.games.sits.combat.combat_words import STEP_WORDS, weapons_words


def tracks_of(desk: CombatDesk) -> tuple[Track, ...]:
    """A line for each salvo; the one looked at stands out, written or not."""
    own = set(desk.plots.ships)
    found = [
        Track(salvo.ship, salvo.target, badge(salvo), own=salvo.ship in own, chosen=_chosen(desk, salvo))
        for salvo in desk.salvoes
    ]
    column = desk.column_of(desk.looked_at) if desk.stage is Stage.LAUNCH else None
    if column is not None and column.written is None and (draft := desk.draft(column.step)) is not None:
        words = f"{STEP_WORDS[column.step][0]}?"
        found.append(Track(draft.ship, draft.target, words, own=True, chosen=True, written=False))
    return tuple(found)


def _chosen(desk: CombatDesk, salvo: Salvo) -> bool:
    if desk.stage is Stage.DEFENCE and desk.defence is not None and desk.shown is None:
        return salvo.id in desk.defence.engagement.salvoes
    looked = (desk.ship, desk.target, desk.looked_at)
    return desk.stage is Stage.LAUNCH and (salvo.ship, salvo.target, salvo.step) == looked


def badge(salvo: Salvo) -> str:
    """Letter of the step and number of missiles, N for nukes, and the letter of a linked set: "M 12 ·A"."""
    nukes = "N" if salvo.nuke else ""
    link = f" ·{salvo.link}" if salvo.link else ""
    return f"{STEP_WORDS[salvo.step][0]} {salvo.missiles}{nukes}{link}"


def shots_of(events: Iterable[Event]) -> tuple[Shot, ...]:
    """The beams that have just been fired, a line for each pair of ships."""
    found: dict[tuple[object, object], list[BeamsFired]] = {}
    for event in events:
        if isinstance(event, BeamsFired):
            found.setdefault((event.ship, event.target), []).append(event)
    return tuple(
        Shot(shots[0].ship, shots[0].target, ", ".join(weapons_words(s.weapon, s.count) for s in shots))
        for shots in found.values()
    )
