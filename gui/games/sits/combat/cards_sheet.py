"""What the two sides of the salvo card say, worked out of the engine's answers; no Qt."""

from typing import Final

from engine.rulesets.sits.combat import MOUNTS, STEPS, Step
from engine.rulesets.sits.combat_view import CardColumn, SalvoCard
from gui.games.sits.combat.cards_desk import can
from gui.games.sits.combat.cards_view import EMPTY, FORMS, NUKE, Column, Sheet
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import (
    SHORT,
    STEP_WORDS,
    mount_words,
    percent,
    reasons_plain,
    window_words,
)
from gui.games.sits.words import plus

FRONT: Final = ("Window", "Range", "MQL", "Mount", "Missiles", "Damage", NUKE, "Link", "Hold")
BACK: Final = ("Strikes", "Missiles", "After ECM", "After CM", "Leakers", "Boxes", "Kill", "Scale", "Walls")


def front(desk: CombatDesk) -> Sheet:
    """Window, range, MQL, mount, missiles and the rest, column by column (A2.51)."""
    card = desk.card
    if card is None:
        return EMPTY
    title = f"{desk.name(card.ship)} ▸ {desk.name(card.target)} · EoT range {card.eot_range}"
    columns = tuple(_front(desk, column) for column in card.columns)
    words = f"Salvo card, {title}. " + " ".join(f"{STEP_WORDS[c.step]}: {c.tip}" for c in columns)
    return Sheet(title, FRONT, columns, words.replace("\n", " "))


def _front(desk: CombatDesk, column: CardColumn) -> Column:
    draft, written = desk.draft(column.step), column.written
    option = desk.option(column.step)
    if not column.available:
        tip = f"{column.reason} [{column.rule.partition('/')[2]}]"
        return Column(column.step, "out", ("",) * len(FRONT), nuke=False, tip=tip)
    hold = _holds(column)
    if draft is None or option is None:
        cells = ("–", "–", "–", "none can", "–", "–", "", "–", hold)
        return Column(column.step, "none", cells, nuke=False, tip=_why_none(column))
    window = written.window if written else draft.window
    damage = f"{option.damage}M"
    cells = (
        f"{window_words(window)}{FORMS}{window}",
        str(written.range if written else option.range),
        str(written.mql if written else option.mql.total),
        SHORT[draft.mount],
        str(draft.missiles),
        damage,
        "",
        _link(desk, column),
        hold,
    )
    state = "written" if written else "draft"
    tip = (
        f"{draft.missiles} of the {mount_words(draft.mount)}, range {cells[1]}, MQL {cells[2]}, "
        f"{window_words(window)}"
        if written
        else f"Empty. It could be filled from the {mount_words(draft.mount)}."
    )
    return Column(column.step, state, cells, nuke=draft.nuke, tip=tip)


def _holds(column: CardColumn) -> str:
    return " ".join(f"{tubes} {SHORT[mount]}" for mount, tubes in column.holds.items()) or "–"


def _link(desk: CombatDesk, column: CardColumn) -> str:
    written = column.written
    if written is None or not written.link:
        return "–"
    leads = written.lead == written.ship
    return f"{written.link}, leads" if leads else f"{written.link} ▸ {desk.name(written.lead)}"


def _why_none(column: CardColumn) -> str:
    lines = [f"{mount_words(option.mount)}: {reasons_plain(option.violations)}" for option in column.options]
    return "\n".join(lines) or "No mount has launchers."


def back(desk: CombatDesk) -> Sheet:
    """Missile Impact: what is to be expected of each column, and what the hits meet (A2.52)."""
    card = desk.card
    if card is None:
        return EMPTY
    title = f"Missile impact: {desk.name(card.target)}"
    columns = tuple(_back(desk, card, step) for step in STEPS)
    words = f"Back of the salvo card, {title}. " + " ".join(f"{STEP_WORDS[c.step]}: {c.tip}" for c in columns)
    return Sheet(title, BACK, columns, words)


def _back(desk: CombatDesk, card: SalvoCard, step: Step) -> Column:
    column, draft = desk.column_of(step), desk.draft(step)
    odds = desk.odds(draft)
    if column is None or not column.available:
        return Column(step, "out", ("",) * len(BACK), nuke=False, tip=column.reason if column else "")
    if draft is None or odds is None:
        return Column(step, "none", ("–",) * len(BACK), nuke=False, tip="No mount can.")
    walls = "/".join(plus(card.sidewalls.get(mount, 0)) for mount in MOUNTS)
    cells = (
        odds.facing,
        str(draft.missiles),
        f"≈ {_mean(odds.after_ecm):.1f}",
        f"≈ {_mean(odds.after_cm):.1f}",
        f"≈ {odds.expected_leakers:.1f}",
        f"≈ {odds.expected_boxes:.1f}",
        percent(odds.chance_to_kill),
        plus(card.target_scale),
        walls,
    )
    tip = f"{cells[4]} leakers, {cells[5]} boxes expected; strikes {cells[0]}. Walls are {', '.join(MOUNTS)}."
    return Column(step, "written" if column.written else "draft", cells, nuke=draft.nuke, tip=tip)


def _mean(chances: object) -> float:
    return sum(k * p for k, p in chances.items()) if hasattr(chances, "items") else 0.0


def written_words(desk: CombatDesk) -> str:
    """How far the card is: "2 of 3 written"."""
    card = desk.card
    if card is None:
        return ""
    open_ = [c for c in card.columns if c.available and (c.written or _some(c))]
    done = sum(1 for c in card.columns if c.written)
    return f"{done} of {len(open_)} written" if open_ else "no column open"


def _some(column: CardColumn) -> bool:
    return any(can(option) for option in column.options)
