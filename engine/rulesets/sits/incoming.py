"""Which missiles are still in flight, and words for salvoes."""

from collections.abc import Mapping

from engine.core.ids import PhaseId, PlayerId
from engine.rulesets.sits.book import plural
from engine.rulesets.sits.combat import STEPS, Engagement, Salvo, SalvoId
from engine.rulesets.sits.knowledge import salvoes_known_to
from engine.rulesets.sits.phases import EARLY, LATE, MIDDLE, TO_EOT, TO_MIDPOINT
from engine.rulesets.sits.state import SitsState

_STRIKING: Mapping[PhaseId, int] = {EARLY: 0, TO_MIDPOINT: 0, MIDDLE: 1, TO_EOT: 1, LATE: 2}
"""The impact step that a phase belongs to, by its place in STEPS."""


def in_flight(state: SitsState) -> tuple[Salvo, ...]:
    """The salvoes handed over this turn that have not yet met their target's defences."""
    if not state.launched:
        return ()
    now = _STRIKING.get(state.phase)
    if now is None:
        return ()
    to_come = {key for task in state.work if isinstance(task, Engagement) for key in task.salvoes}
    ahead = STEPS[now + 1 :]
    return tuple(salvo for key, salvo in state.salvoes.items() if salvo.step in ahead or key in to_come)


def salvoes_seen(state: SitsState, player: PlayerId | None) -> tuple[Salvo, ...]:
    """The salvoes that a viewer knows of: those in flight, or until the cards change hands his own."""
    return in_flight(state) if state.launched else tuple(salvoes_known_to(state, player).values())


def engagement(state: SitsState) -> Engagement | None:
    """The salvo or linked set under way; None while the next thing to be done is another."""
    return next((task for task in state.work[:1] if isinstance(task, Engagement)), None)


def salvo_name(state: SitsState, key: SalvoId) -> str:
    """A salvo by ship and step, "Fearless (middle)"."""
    salvo = state.salvoes.get(key)
    if salvo is None or salvo.ship not in state.ships:
        return key
    return f"{state.ships[salvo.ship].name} ({salvo.step})"


def salvo_words(state: SitsState, salvo: Salvo) -> str:
    """A salvo in words: "12 missiles of Fearless at Sirius (middle)"."""
    ship, target = state.ships[salvo.ship], state.ships[salvo.target]
    kind = "contact nuke" if salvo.nuke else "missile"
    return f"{plural(salvo.missiles, kind)} of {ship.name} at {target.name} ({salvo.step})"
