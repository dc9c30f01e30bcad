"""Answers of the defence: a side, canister, a decoy seen against none, the missiles that die."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core.view import Offer
from engine.core.violation import blocking
from engine.rulesets.sits.combat import SalvoId
from engine.rulesets.sits.combat_commands import ChooseKills, ChooseSide, FireCanister, SpendDecoy
from engine.rulesets.sits.combat_view import DefenceCard
from gui.games.sits.combat.combat_desk import CombatDesk
from gui.games.sits.combat.combat_reading import DECISIONS
from gui.games.sits.combat.defence_sides import ShipSides
from gui.games.sits.combat.flow_row import FlowRow, Pair
from gui.games.sits.combat.odds_chart import OddsChart
from gui.games.sits.combat.stepper import Stepper
from gui.panels.wrap_button import WrapButton
from gui.qt import SMALL, TIGHT, button, clear, label
from gui.speech import tr, trn


@dataclass(frozen=True, slots=True)
class _Shown:
    kind: str
    offers: tuple[Offer, ...]
    card: DefenceCard | None


class Decision(QWidget):
    """Shows the question on top; every answer is one of the rules' own."""

    def __init__(self, desk: CombatDesk, kills: Callable[[], Mapping[SalvoId, int]]) -> None:
        super().__init__()
        self._desk = desk
        self._kills = kills
        self._shown: _Shown | None = None
        self.prompt = label("", "title", wrap=True)
        self.sides = ShipSides()
        self.sides.chosen.connect(self._choose_side)
        self.without = OddsChart(tr("leakers without"), "bad")
        self.with_decoy = OddsChart(tr("with a decoy"), "good")
        self.charts = Pair(self.without, self.with_decoy, least=150)
        self.tubes = Stepper("canister-tubes", tr("Tubes that fire canister"))
        self.tubes.changed.connect(self._say_fire)
        self.fire = button("", self._fire_canister)
        self.fire.setObjectName("canister-fire")
        self.canister = QWidget()
        self.canister.setLayout(FlowRow(self.tubes, self.fire, gap=SMALL))
        self.confirm = button("", self._kill)
        self.confirm.setObjectName("kills-confirm")
        self._answers = QVBoxLayout()
        self._answers.setSpacing(TIGHT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SMALL)
        for part in (self.prompt, self.sides, self.charts, self.canister, self.confirm):
            whole.addWidget(part)
        whole.addLayout(self._answers)

    @property
    def answers(self) -> list[WrapButton]:
        """The buttons of the answers, in order."""
        return [each for each in self.findChildren(WrapButton) if not each.isHidden()]

    def words(self) -> Iterator[str]:
        """The question, its odds, and by which keys it is answered."""
        yield self.prompt.text()
        for chart in (self.without, self.with_decoy):
            if not self.charts.isHidden() and not chart.isHidden():
                yield f"{chart.accessibleName()}."
        match self._shown.kind if self._shown is not None else "":
            case "sits.spend_decoy":
                yield tr("D spends a decoy, X spends none.")
            case "sits.choose_side":
                yield f"{self.sides.accessibleName()}."
            case _:
                yield tr("Tab leads to the answers.")

    # ---- showing

    def refresh(self) -> None:
        """Shows what is to be decided; nothing where this seat owes no answer."""
        desk = self._desk
        offers = tuple(o for o in (desk.view.offers if desk.view else ()) if o.kind in DECISIONS)
        if not offers:
            self._shown = None
            self.setVisible(False)
            return
        self.setVisible(True)
        shown = _Shown(offers[0].kind, offers, desk.defence)
        self.say_kills()
        if shown == self._shown:
            return
        self._shown = shown
        self.prompt.setText(desk.view.prompt if desk.view is not None else "")
        self.sides.setVisible(shown.kind == "sits.choose_side")
        self.charts.setVisible(False)
        self.canister.setVisible(False)
        self.confirm.setVisible(shown.kind == "sits.choose_kills")
        self._show_answers(offers, plain=shown.kind == "sits.fire_canister")
        match shown.kind:
            case "sits.choose_side":
                commands = [o.command for o in offers]
                self.sides.offer(c.side for c in commands if isinstance(c, ChooseSide))
            case "sits.spend_decoy":
                self._show_decoy(shown.card)
            case "sits.fire_canister":
                self._show_canister(offers)
            case _:
                pass

    def _show_answers(self, offers: tuple[Offer, ...], *, plain: bool) -> None:
        clear(self._answers)
        for offer in offers:
            if offer.command is None:
                continue
            if plain and isinstance(offer.command, FireCanister) and offer.command.tubes:
                continue  # the field above says how many
            made = WrapButton(offer.title)
            made.setObjectName(f"answer-{self._answers.count()}")
            made.setEnabled(not blocking(offer.violations))
            made.clicked.connect(partial(self._answer, offer))
            self._answers.addWidget(made)

    def _show_decoy(self, card: DefenceCard | None) -> None:
        if card is None:
            return
        self.charts.setVisible(True)
        self.without.show_odds(card.leakers)
        self.with_decoy.setVisible(card.leakers_with_decoy is not None)
        if card.leakers_with_decoy is not None:
            self.with_decoy.show_odds(card.leakers_with_decoy)

    def _show_canister(self, offers: tuple[Offer, ...]) -> None:
        most = max((o.command.tubes for o in offers if isinstance(o.command, FireCanister)), default=0)
        self.canister.setVisible(True)
        self.tubes.show_number(most, 0, most)
        self._say_fire(most)

    def _say_fire(self, tubes: int) -> None:
        card = self._shown.card if self._shown is not None else None
        each = card.canister[2] if card is not None and card.canister is not None else 0
        words = trn("Fire canister from {count} tube", "Fire canister from {count} tubes", tubes)
        if each and tubes:
            rounds = trn("{count} canister", "{count} canisters", tubes * each)
            words = f"{words} ({rounds})"
        self.fire.setText(words if tubes else tr("Fire no canister"))

    def say_kills(self) -> None:
        """How many missiles are marked of those that must die."""
        card = self._desk.defence
        wanted = card.engagement.to_kill if card is not None else 0
        marked = sum(self._kills().values())
        self.confirm.setText(
            trn("These {count} die", "These {count} die", marked)
            if marked == wanted
            else tr("Click missiles above: {marked} of {wanted} named", marked=marked, wanted=wanted)
        )
        self.confirm.setEnabled(marked == wanted and wanted > 0)

    # ---- doing

    def _answer(self, offer: Offer, _on: object = None) -> None:
        if offer.command is not None:
            self._desk.give(offer.command)

    def _choose_side(self, side: str) -> None:
        for offer in self._shown.offers if self._shown is not None else ():
            if isinstance(offer.command, ChooseSide) and offer.command.side == side:
                self._answer(offer)
                return

    def _fire_canister(self) -> None:
        if self._desk.me is not None:
            self._desk.give(FireCanister(player=self._desk.me, tubes=self.tubes.field.value()))

    def _kill(self) -> None:
        if self._desk.me is not None:
            self._desk.give(ChooseKills(player=self._desk.me, kills=dict(self._kills())))

    def spend(self, *, decoy: bool) -> None:
        """Answers the question of the decoy by key: the first one offered, or none."""
        for offer in self._shown.offers if self._shown is not None else ():
            command = offer.command
            if isinstance(command, SpendDecoy) and (command.mount is not None) == decoy:
                self._answer(offer)
                return
