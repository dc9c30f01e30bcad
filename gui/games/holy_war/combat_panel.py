"""The panel beside a combat: what is to be decided, the odds of it, what was rolled, and the tables."""

from functools import partial

from PySide6.QtWidgets import QSpinBox

from engine.core.view import Offer
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import Reveal
from engine.rulesets.holy_war.view import BoardingView, CombatSide, CombatView
from gui.announce import say
from gui.games.holy_war.combat_desk import CombatDesk
from gui.games.holy_war.odds_parts import boarding_html, fight_html, result_line, strong, totals_html
from gui.games.holy_war.panel import ROOMY, Panel
from gui.games.holy_war.parts import TableWidget, why_html
from gui.games.holy_war.round_odds import RoundOdds
from gui.games.holy_war.words import WEAPONS, reasons, side_of, star_words
from gui.panels.links import coloured
from gui.qt import button, holder, label, row
from gui.speech import said, tr, trn
from gui.theme.style import hub

_STEPS = {
    said("denial"): tr("withdraw or stand"),
    said("flights"): tr("form your flights"),
    said("reveal"): tr("reveal a flight"),
    said("boarding"): tr("board, or roll"),
    said("luck"): tr("luckship"),
    said("placing"): tr("place the dispersed"),
}
"""What is decided in a step of a combat, as it stands within a sentence."""


class CombatPanel(Panel):
    """Shows the combat's desk; every button is an offer, and what can't be done says why."""

    def __init__(self, desk: CombatDesk) -> None:
        super().__init__("combat")
        self.desk = desk
        desk.subscribe(self.refresh)

    def build(self) -> None:
        combat = self.desk.combat
        if combat is None:
            return
        where = self.desk.war.chart.full(combat.level)
        self.title.setText(tr("Combat in {where}", where=where))
        self._head(combat)
        if self.desk.war.acting:
            self._decision()
        else:
            step = _STEPS.get(combat.step, combat.step)
            self.say(
                tr("The {side} decides: {step}.", side=combat.asked, step=step)
                if combat.asked
                else tr("The other side decides: {step}.", step=step),
                "dim",
            )
        self._rolled(combat)
        self._odds()
        self._fight()
        self._star_buster()
        self._tables(combat)

    def _head(self, combat: CombatView) -> None:
        first, second = (_side_html(side, neutral=combat.neutral) for side in combat.sides)
        lines = [tr("{first} against {second}", first=first, second=second)]
        if combat.round:
            head = tr("Round {number}", number=strong(combat.round))
            weapon = f"{WEAPONS[combat.weapon]} ({combat.weapon})" if combat.weapon else ""
            lines.append(f"{head}: {weapon}" if weapon else head)
        self.rich("<br>".join(lines), "combat-head")

    # ---- decisions

    def _decision(self) -> None:
        war = self.desk.war
        if war.offers("deny"):
            self._denial()
        elif self.desk.forming:
            self._flights()
        elif war.offers("reveal"):
            self._reveal()
        elif self.desk.boarding:
            self._boarding()
        elif war.offers("place_dispersed"):
            self.section(tr("Place the dispersed"))
            self.say(tr("Click a lit level on the map: empty ones, another for each unit."), "dim")
        else:
            self.offers(offer for offer in war.view.offers if offer.command is not None) if war.view else None

    def _denial(self) -> None:
        self.section(tr("Withdraw or stand"))
        found = self.desk.denial()
        self.offers(self.desk.war.offers("stand"))
        if found is None:
            return
        if found.violations:
            self.rich(why_html(found.violations))
            return
        lit = bool(self.desk.war.withdrawals)
        words = (
            tr("Click a lit level on the map…")
            if lit
            else trn("Withdraw {count} unit", "Withdraw {count} units", len(found.units))
        )
        made = button(
            words, self._withdraw, tip=tr("Lights the levels to which all your mobile units can go (W)")
        )
        made.setObjectName("withdraw")
        made.setCheckable(True)
        made.setChecked(lit)
        self.add(made)

    def _withdraw(self) -> None:
        if self.desk.war.withdrawals:
            self.desk.war.withdraw({})
        else:
            self.desk.offer_withdrawal()

    def _flights(self) -> None:
        self.section(tr("Form your Flights"))
        self.say(tr("Drag the cards under the map, up to four units a Flight. Nobody else sees them."), "dim")
        why = self.desk.why_not_formed()
        form = button(tr("Seal the Flights"), self._form, role="primary", tip=reasons(why) or "Enter")
        form.setObjectName("seal-flights")
        form.setEnabled(not why)
        fours = button(tr("By fours"), self._by_fours, role="flat", tip=tr("The strongest together"))
        fours.setObjectName("by-fours")
        self.beside(form, fours)
        if why:
            self.rich(why_html(why))

    def _by_fours(self) -> None:
        """Arranges the Flights, and tells them to who only sees by their cards what came of it."""
        self.desk.by_fours()
        flights = (lane for lane in self.desk.lanes() if lane.open and lane.cards)
        words = (f"{lane.title}: {', '.join(card.name for card in lane.cards)}." for lane in flights)
        say(self, " ".join(words))

    def _form(self) -> None:
        command = self.desk.form()
        if command is not None:
            self.given.emit(command)

    def _reveal(self) -> None:
        self.section(tr("Reveal a Flight"))
        mine = self.desk.mine
        flights = {flight.number: flight for flight in mine.flights} if mine is not None else {}
        for offer in self.desk.war.offers("reveal"):
            command = offer.command
            if not isinstance(command, Reveal):
                continue
            flight = flights.get(command.flight)
            codes = ", ".join(unit.code for unit in flight.units) if flight is not None else ""
            self._reveal_row(offer, command.flight, codes)

    def _reveal_row(self, offer: Offer, number: int, codes: str) -> None:
        """The odds of a Flight can be looked at before it is revealed."""
        looked = self.desk.flight == number
        show = button(
            tr("Flight {number}: {codes}", number=number + 1, codes=codes),
            partial(self.desk.look_at_flight, number),
            role="flat",
        )
        show.setObjectName(f"look-{number}")
        show.setCheckable(True)
        show.setChecked(looked)
        show.setToolTip(tr("Shows the odds with this Flight"))
        go = button(tr("Reveal"), partial(self._give, offer), role="primary" if looked else "")
        go.setObjectName(f"reveal-{number}")
        go.setAccessibleName(tr("Reveal Flight {number}: {codes}", number=number + 1, codes=codes))
        go.setEnabled(not blocking(offer.violations))
        go.setToolTip(reasons(offer.violations))
        if hub().theme.text_scale > ROOMY:
            self.beside(show, go)
        else:
            self.add(holder(row(show, None, go)))

    # ---- boarding

    def _boarding(self) -> None:
        self.section(tr("Board, or roll"))
        self.offers(self.desk.war.offers("end_boarding"))
        boarder, target = self.desk.unit(self.desk.boarder), self.desk.unit(self.desk.target)
        if boarder is None or target is None:
            self.say(
                tr("Click one of your revealed ships and an enemy ship under the map to board it."), "dim"
            )
        words = f"{boarder.name if boarder else '—'}  →  {target.name if target else '—'}"
        self.say(words, "body", "boarding-pair")
        if boarder is not None:
            spin = QSpinBox()
            spin.setObjectName("boarding-strength")
            spin.setRange(1, max(1, self.desk.most()))
            spin.setValue(self.desk.strength)
            spin.valueChanged.connect(self.desk.use_strength)
            left = label(
                tr("of {most} psychic strength; the rest is for others", most=self.desk.most()),
                "dim",
                wrap=True,
            )
            self.add(holder(row(label(tr("With")), spin, left)))
        odds = self.desk.attempt()
        if odds is not None:
            self._attempt(odds)

    def _attempt(self, odds: BoardingView) -> None:
        self.rich(boarding_html(odds), "boarding-odds")
        why = blocking(odds.violations)
        made = button(tr("Board"), self._board, role="primary", tip=reasons(why))
        made.setObjectName("board")
        made.setEnabled(not why)
        self.add(made)
        if why:
            self.rich(why_html(why))

    def _board(self) -> None:
        command = self.desk.board()
        if command is not None:
            self.given.emit(command)

    # ---- what lies on the table

    def _rolled(self, combat: CombatView) -> None:
        if not combat.shots and not combat.attempts:
            return
        self.section(tr("On the table"))
        for shot in combat.shots:
            lucky = " + 1" if shot.luck else ""
            line = result_line(str(shot.side), shot.differential, shot.column, shot.die, shot.result)
            self.rich(f"{line}{lucky}", "shot")
        for attempt in combat.attempts:
            end = tr("captured") if attempt.captured else tr("beaten off")
            words = tr(
                "{boarder} boards {target} with {strength} at {odds}, die {die}: {result}",
                boarder=attempt.boarder,
                target=attempt.target,
                strength=attempt.strength,
                odds=said(attempt.odds),
                die=attempt.die,
                result=strong(end),
            )
            self.rich(words, "attempt")

    def _odds(self) -> None:
        view = self.desk.round()
        mine, theirs = self.desk.mine, self.desk.theirs
        if view is None or mine is None or theirs is None or not (view.own or view.enemy):
            return
        self.section(tr("The odds of round {round}", round=view.round))
        if view.hidden_enemies:
            self.say(
                trn(
                    "Without {count} hidden counter of the other side.",
                    "Without {count} hidden counters of the other side.",
                    view.hidden_enemies,
                ),
                "small",
            )
        if not view.enemy:
            self.rich(totals_html(view), "odds-totals")
            return
        self.say(
            tr(
                "What faces 1 to 6 of each side's die bring; at the right units destroyed (DE) and dispersed "
                "(DISP) on average."
            ),
            "small",
        )
        neutral = self.desk.combat is not None and self.desk.combat.neutral and mine.attacks
        for weapon in view.weapons:
            self.add(RoundOdds(weapon, None if neutral else str(theirs.side)))

    def _fight(self) -> None:
        """How the whole combat ends, as long as nobody has fired."""
        found = self.desk.fight()
        if found is None:
            return
        self.section(tr("Fought to the end"))
        self.rich(fight_html(found, self.desk.unseen), "fight-odds")

    def _star_buster(self) -> None:
        found = self.desk.star_buster()
        if found is None:
            return
        self.section(tr("StarBuster"))
        if found.violations:
            self.rich(why_html(found.violations))
        else:
            self.say(
                trn(
                    "Destroys the {star} with {count} counter after the phase.",
                    "Destroys the {star} with {count} counters after the phase.",
                    len(found.lost),
                    star=star_words(str(found.star)),
                ),
                "warn",
            )

    def _tables(self, combat: CombatView) -> None:
        self.section(tr("Tables (shaded cells are reconstructed)"))
        self.say(tr("NE no effect, DISP dispersed, DE destroyed; else the weapon systems damaged."), "small")
        mine = self.desk.mine
        shot = next((s for s in combat.shots if mine is not None and s.side == mine.side), None)
        odds = self.desk.attempt() if self.desk.boarding else None
        for sheet in self.desk.war.chart.view.tables:
            if sheet.id not in ("combat", "boarding"):
                continue
            made = TableWidget(sheet)
            made.rule_asked.connect(self.rule_clicked)
            if sheet.id == "combat" and shot is not None:
                made.light(str(min(6, shot.die + bool(shot.luck))), shot.column)
            if sheet.id == "boarding" and odds is not None and odds.column is not None:
                made.light("", odds.column)
            self.add(made)


def _side_html(side: CombatSide, *, neutral: bool) -> str:
    """A side of a combat, and its part in it."""
    name = coloured(str(side.side), side_of(side.side)[0], strong=True)
    if side.attacks:
        return tr("{side} (attacks)", side=name)
    return tr("{side} (for the neutrals)", side=name) if neutral else name
