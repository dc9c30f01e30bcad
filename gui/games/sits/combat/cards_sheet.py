"""What the two sides of the salvo card say, worked out of the engine's answers; no Qt."""

from typing import Final

from engine.rulesets.sits.combat import MOUNTS, STEPS, Step
from engine.rulesets.sits.combat_view import CardColumn, SalvoCard
from gui.attitude.marker_shapes import NAMES
from gui.games.sits.combat.cards_desk import can
from gui.games.sits.combat.cards_view import EMPTY, FORMS, NUKE, Column, Sheet
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_words import (
    SHORT,
    mount_words,
    percent,
    reasons_plain,
    window_words,
)
from gui.games.sits.words import plus
from gui.speech import tr

FRONT: Final = (
    tr("Window"),
    tr("Range"),
    "MQL",
    tr("Mount"),
    tr("Missiles"),
    tr("Damage"),
    NUKE,
    tr("Link"),
    tr("Hold"),
)
BACK: Final = (
    tr("Strikes"),
    tr("Missiles"),
    tr("After ECM"),
    tr("After CM"),
    tr("Leakers"),
    tr("Boxes"),
    tr("Kill"),
    tr("Scale"),
    tr("Walls"),
)


def front(desk: CombatDesk) -> Sheet:
    """Window, range, MQL, mount, missiles and the rest, column by column (A2.51)."""
    card = desk.card
    if card is None:
        return EMPTY
    title = tr(
        "{ship} ▸ {target} · EoT range {range}",
        ship=desk.name(card.ship),
        target=desk.name(card.target),
        range=card.eot_range,
    )
    columns = tuple(_front(desk, column) for column in card.columns)
    return Sheet(title, FRONT, columns, tr("Salvo card, {title}.", title=title))


def _front(desk: CombatDesk, column: CardColumn) -> Column:
    draft, written = desk.draft(column.step), column.written
    option = desk.option(column.step)
    if not column.available:
        tip = f"{column.reason} [{column.rule.partition('/')[2]}]"
        return Column(column.step, "out", ("",) * len(FRONT), nuke=False, tip=tip)
    hold = _holds(column)
    if draft is None or option is None:
        cells = ("–", "–", "–", tr("none can"), "–", "–", "", "–", hold)
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
    salvo = tr(
        "{missiles} of the {mount}, range {range}, MQL {mql}, {window}",
        missiles=draft.missiles,
        mount=mount_words(draft.mount),
        range=cells[1],
        mql=cells[2],
        window=window_words(window),
    )
    salvo = tr("{salvo}, nukes", salvo=salvo) if draft.nuke else salvo
    tip = salvo if written else tr("Empty. Enter writes {salvo}.", salvo=salvo)
    return Column(column.step, state, cells, nuke=draft.nuke, tip=tip)


def _holds(column: CardColumn) -> str:
    return " ".join(f"{tubes} {SHORT[mount]}" for mount, tubes in column.holds.items()) or "–"


def _link(desk: CombatDesk, column: CardColumn) -> str:
    written = column.written
    if written is None or not written.link:
        return "–"
    leads = written.lead == written.ship
    return (
        tr("{letter}, leads", letter=written.link) if leads else f"{written.link} ▸ {desk.name(written.lead)}"
    )


def _why_none(column: CardColumn) -> str:
    lines = [f"{mount_words(option.mount)}: {reasons_plain(option.violations)}" for option in column.options]
    return "\n".join(lines) or tr("No mount has launchers.")


def back(desk: CombatDesk) -> Sheet:
    """Missile Impact: what is to be expected of each column, and what the hits meet (A2.52)."""
    card = desk.card
    if card is None:
        return EMPTY
    title = tr("Missile impact: {ship}", ship=desk.name(card.target))
    columns = tuple(_back(desk, card, step) for step in STEPS)
    return Sheet(title, BACK, columns, tr("Back of the salvo card, {title}.", title=title))


def _back(desk: CombatDesk, card: SalvoCard, step: Step) -> Column:
    column, draft = desk.column_of(step), desk.draft(step)
    odds = desk.odds(draft)
    if column is None or not column.available:
        return Column(step, "out", ("",) * len(BACK), nuke=False, tip=column.reason if column else "")
    if draft is None or odds is None:
        return Column(step, "none", ("–",) * len(BACK), nuke=False, tip=tr("No mount can."))
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
    tip = tr(
        "{leakers} leakers, {boxes} boxes expected; strikes {facing}. Walls are {mounts}.",
        leakers=cells[4],
        boxes=cells[5],
        facing=cells[0],
        mounts=", ".join(f"{NAMES[mount]} {plus(card.sidewalls.get(mount, 0))}" for mount in MOUNTS),
    )
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
    return tr("{done} of {count} written", done=done, count=len(open_)) if open_ else tr("no column open")


def _some(column: CardColumn) -> bool:
    return any(can(option) for option in column.options)
