"""Writing on the salvo card: columns filled in, changed, torn up; tubes held back."""

from dataclasses import replace
from typing import Final

from engine.core.ids import PlayerId
from engine.core.violation import blocking
from engine.rulesets.sits.combat import STEPS, Mount, Salvo, Step
from engine.rulesets.sits.combat_commands import HoldTubes, Launch, Scrap
from engine.rulesets.sits.combat_view import CardColumn, ColumnOption
from gui.games.sits.combat.combat_reading import CombatReading
from gui.games.sits.combat.combat_words import STEP_NAMES
from gui.speech import tr

HOPELESS: Final = 0.02
"""Boxes to be expected below which "fill all" leaves a column empty: the missiles are better kept."""


class CardsDesk(CombatReading):
    """The columns of the card of ship and target."""

    @property
    def column(self) -> Step:
        """The column in hand."""
        return self._column

    @property
    def looked_at(self) -> Step:
        """The column under the pointer, else the one in hand."""
        return self._hovered or self._column

    def choose_column(self, step: Step) -> None:
        """Takes a column in hand."""
        if step != self._column:
            self._column = step
            self._tell()

    def hover(self, step: Step | None) -> None:
        """The pointer rests on a column, or on none."""
        if step != self._hovered:
            self._hovered = step
            self._tell()

    def column_of(self, step: Step) -> CardColumn | None:
        """A column of the card."""
        card = self.card
        return next((c for c in card.columns if c.step == step), None) if card is not None else None

    def option(self, step: Step, mount: Mount | None = None) -> ColumnOption | None:
        """A mount of a column: the one named, else the one written, else the first that can."""
        column = self.column_of(step)
        if column is None or not column.options:
            return None
        wanted = mount or (column.written.mount if column.written else None)
        if wanted is not None:
            return next((o for o in column.options if o.mount == wanted), None)
        return next((o for o in column.options if can(o)), None)

    def draft(self, step: Step, mount: Mount | None = None) -> Launch | None:
        """The order for a column: as written, or all launchers of a mount; None where none can."""
        column, option, card = self.column_of(step), self.option(step, mount), self.card
        if column is None or option is None or card is None or self.me is None:
            return None
        written = column.written
        if written is not None and written.mount == option.mount:
            return launch_of(written, self.me)
        if not column.available or option.launchers < 1:
            return None
        return Launch(
            player=self.me,
            ship=card.ship,
            target=card.target,
            mount=option.mount,
            step=step,
            missiles=option.launchers,
            window=option.windows[0] if option.windows else "",
        )

    def write(self, launch: Launch) -> bool:
        """Writes a column, in place of what stood there; whether it was taken."""
        column = self.column_of(launch.step)
        old = column.written if column is not None else None
        moved = old is not None and old.mount != launch.mount
        if old is not None and moved and self._table.give(Scrap(player=launch.player, salvo=old.id)):
            return False
        refused = self._table.give(launch)
        if refused and old is not None and moved:
            self._table.give(launch_of(old, launch.player))
        return not refused

    def change(self, **fields: object) -> bool:
        """Changes the column in hand; it is written with the best mount first where it is empty."""
        draft = self.draft(self._column)
        return draft is not None and self.write(replace(draft, **fields))  # type: ignore[arg-type]

    def take_mount(self, mount: Mount) -> bool:
        """Launches the column in hand from a mount, with all of its launchers."""
        draft = self.draft(self._column, mount)
        return draft is not None and self.write(draft)

    def scrap(self, step: Step | None = None) -> None:
        """Tears up a column."""
        column = self.column_of(step or self._column)
        if column is not None and column.written is not None and self.me is not None:
            self._table.give(Scrap(player=self.me, salvo=column.written.id))

    def hold(self, mount: Mount, tubes: int) -> bool:
        """Holds tubes of a mount for canister in the step of the column in hand."""
        if self.me is None or self.ship is None:
            return False
        order = HoldTubes(player=self.me, ship=self.ship, mount=mount, step=self._column, tubes=tubes)
        return not self._table.give(order)

    def best(self, step: Step) -> Launch | None:
        """The legal order for a column that promises the most boxes, or of equal ones the most leakers."""
        column = self.column_of(step)
        if column is None or not column.available:
            return None
        found: list[tuple[tuple[float, float], Launch]] = []
        for option in column.options:
            draft = self.draft(step, option.mount)
            odds = self.odds(draft) if draft is not None and can(option) else None
            if draft is not None and odds is not None:
                found.append(((odds.expected_boxes, odds.expected_leakers), draft))
        return max(found, key=lambda pair: pair[0])[1] if found else None

    def fill_all(self) -> None:
        """Fills every empty column with the best legal order; hopeless ones stay empty, and that is said."""
        filled, hopeless = [], []
        for step in STEPS:
            column = self.column_of(step)
            if column is None or column.written is not None:
                continue
            draft = self.best(step)
            odds = self.odds(draft)
            if draft is None or odds is None:
                continue
            if odds.expected_boxes < HOPELESS:
                hopeless.append(STEP_NAMES[step])
            elif self.write(draft):
                filled.append(STEP_NAMES[step])
        parts = [tr("Filled: {steps}.", steps=", ".join(filled))] if filled else [tr("Nothing to fill.")]
        if hopeless:
            parts.append(tr("Left empty, as nothing would get through: {steps}.", steps=", ".join(hopeless)))
        self.said = " ".join(parts)
        self._tell()


def can(option: ColumnOption) -> bool:
    """Whether a mount can fill a column, in place of what another has written there too."""
    return option.replaces or not blocking(option.violations)


def launch_of(salvo: Salvo, player: PlayerId) -> Launch:
    """The order that a written column came from."""
    return Launch(
        player=player,
        ship=salvo.ship,
        target=salvo.target,
        mount=salvo.mount,
        step=salvo.step,
        missiles=salvo.missiles,
        window=salvo.window,
        nuke=salvo.nuke,
        link=salvo.link,
        lead=salvo.lead,
    )
