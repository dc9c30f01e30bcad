"""The one model of a seat's fight: which step it is, which ship and target, what the cards say."""

from engine.core.command import Command
from engine.core.session import Update
from engine.rulesets.sits.combat import STEPS, Step
from gui.games.sits.combat.beams_desk import BeamsDesk
from gui.games.sits.combat.cards_desk import CardsDesk
from gui.games.sits.combat.combat_reading import SEEN, Stage
from gui.games.sits.combat.defence_story import stories
from gui.speech import tr


class CombatDesk(CardsDesk, BeamsDesk):
    """Takes the states of the game, leads from ship to ship and from result to result."""

    # ------------------------------------------------------------------ the table

    def take(self, update: Update) -> None:
        """Another state of the game: everything that was asked is stale."""
        stage = self.stage
        self._view = update.view
        self._asked.clear()
        self.said = ""
        if update.looking is None:
            self._read_log()
        if self.stage is not stage:
            self._open_step()
        self._keep_target()
        self._before = (self.plots.selected, self.plots.target, self.plots.view)
        self._tell()

    def _read_log(self) -> None:
        """The results of this turn; those of the last one first, as far as this seat has not seen them."""
        turn = self._view.turn if self._view is not None else 0
        before, told = self._memory.get(SEEN, (0, 0))
        if before and before == turn - 1 and self._hold_results() and not self.deciding:
            found = stories(self._table.log(), back=1)
            if told < len(found):
                self._stories, self._shown, self._told_turn = found, told, before
                return
        self._told_turn = turn
        found = stories(self._table.log())
        live = self.defence
        if live is not None and found and found[-1].ids == tuple(live.engagement.salvoes):
            found = found[:-1]  # it is still under way, and stands on the card itself
        self._stories = found
        seen = self._memory.get(SEEN, (0, 0))
        told = seen[1] if seen[0] == turn else 0
        if self.deciding or not self._hold_results():
            told = len(found)
        self._memory[SEEN] = (turn, min(told, len(found)))
        self._shown = told if told < len(found) else None

    def _open_step(self) -> None:
        if self.stage is Stage.LAUNCH:
            self._column = "early"
        self._hovered, self._beam = None, None

    def _keep_target(self) -> None:
        """In a step of the fight an own ship and the nearest enemy lie ready."""
        if self.stage not in (Stage.LAUNCH, Stage.BEAMS) or not self.acting:
            return
        if self.plots.selected not in self.plots.ships and self.plots.ships:
            self.plots.select(self.undone[0] if self.undone else self.plots.ships[0])
        if self.plots.target is None or self.plots.target in self.plots.ships:
            self.aim_at_nearest()
        if self.stage is Stage.LAUNCH and not self._open(self._column):
            self._column = next((step for step in STEPS if self._open(step)), self._column)

    def _open(self, step: Step) -> bool:
        column = self.column_of(step)
        return column is not None and column.available

    # ------------------------------------------------------------------ ships and targets

    def step_ship(self, way: int) -> None:
        """Goes to the next (or with -1 the previous) ship that has done nothing; if all have, to the next."""
        ships = self.able or self.plots.ships
        if not ships:
            return
        at = ships.index(self.ship) if self.ship in ships else (-1 if way > 0 else 0)
        order = [ships[(at + way * k) % len(ships)] for k in range(1, len(ships) + 1)]
        waiting = [ship for ship in order if ship in self.undone and ship != self.ship]
        self.plots.select((waiting or order)[0])
        self.aim_at_nearest(keep=True)

    def aim_at_nearest(self, *, keep: bool = False) -> None:
        """Takes the nearest enemy for a target; `keep` only where the ship can't reach the one in hand."""
        near = self.enemies()
        if near and not (keep and self.target in near):
            self.plots.choose_target(near[0])

    def step_target(self, way: int) -> None:
        """Goes to the next or previous enemy."""
        foes = self.enemies()
        if foes:
            at = foes.index(self.target) if self.target in foes else -1
            self.plots.choose_target(foes[(at + way) % len(foes)])

    # ------------------------------------------------------------------ results

    def show_story(self, number: int | None) -> None:
        """Puts one of them on the card; None goes on to what is to be done now."""
        if number is not None:
            number = max(0, min(len(self._stories) - 1, number)) if self._stories else None
        turn, now = self._told_turn, self._view.turn if self._view is not None else 0
        told = len(self._stories) if number is None else number + 1
        seen = self._memory.get(SEEN, (0, 0))
        self._memory[SEEN] = (turn, max(told, seen[1] if seen[0] == turn else 0))
        if number != self._shown:
            self._shown = number
            if number is None and turn != now:
                self._read_log()
            self._keep_target()
            self._tell()

    def go_on(self) -> None:
        """The next result, or after the last one what is to be done now."""
        if self._shown is not None:
            self.show_story(self._shown + 1 if self._shown < len(self._stories) - 1 else None)

    @property
    def words_on(self) -> str:
        """What comes after the last result."""
        if self._view is not None and self._told_turn != self._view.turn:
            return tr("On to turn {turn}", turn=self._view.turn)
        if self.deciding:
            return tr("To the question")
        if self.acting and self.step_stage is Stage.BEAMS and self.able:
            return tr("On to the beams")
        return tr("Go on")

    @property
    def story_words(self) -> str:
        """Which result stands on the card."""
        number, count = (self._shown or 0) + 1, len(self._stories)
        if self._view is not None and self._told_turn != self._view.turn:
            return tr(
                "Turn {turn}: salvo {number} of {count}", turn=self._told_turn, number=number, count=count
            )
        return tr("Salvo {number} of {count}", number=number, count=count)

    def give(self, command: Command) -> bool:
        """Gives an answer or ends the step; whether it was taken."""
        return not self._table.give(command)
