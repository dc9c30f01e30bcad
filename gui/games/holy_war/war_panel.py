"""The panel beside the map outside of combat: what this phase asks for, and where the war stands."""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from engine.core.ids import RuleId
from engine.core.violation import blocking
from engine.rulesets.holy_war.commands import (
    Activate,
    AskActivation,
    AskIncome,
    AskStar,
    ForceLetter,
    FormForce,
    LeaveForce,
)
from engine.rulesets.holy_war.view import ActivationView, IncomeView, StandingsView, StarView
from gui.games.holy_war.by_hand import ByHand
from gui.games.holy_war.desk import WarDesk
from gui.games.holy_war.odds_parts import path_html, strong
from gui.games.holy_war.panel import ROOMY, Panel
from gui.games.holy_war.parts import NeutralsChart, TypeRow, why_html
from gui.games.holy_war.story import Told, tell_aims, tell_round
from gui.games.holy_war.words import asked, reasons, side_of, signed
from gui.panels.links import coloured, rule_link
from gui.qt import button, holder, label, row
from gui.speech import both, tr, trn
from gui.theme.style import hub

TOOLS: Final = (
    ("", tr("Safest"), "S", tr("One level by a jump, farther along warp lines where they lead there.")),
    ("jump", tr("Jump"), "J", tr("Jumps only; more than one level risks dispersal.")),
    ("warp", tr("Warp"), "W", tr("Warp lines only, natural ones and those of your generators.")),
    ("star", tr("Star"), "T", tr("A Pressorship takes its star along.")),
    ("scout", tr("Look"), "L", tr("A Probe looks into a level.")),
)
"""Ways to move: tool, name, key, and what it does."""
LETTERS: Final[tuple[ForceLetter, ...]] = ("A", "B", "C", "D", "E", "F")
INCOME: Final = RuleId("holy-war/IV.income")
AMTIK: Final = RuleId("holy-war/V.amtik-roll")
_MOVES: Final = frozenset({"jump", "warp", "move_star", "scout", "form_force", "leave_force"})
_SEPARATE: Final = _MOVES | {
    "proceed",
    "reopen",
    "activate",
    "unactivate",
    "set_unit",
    "set_star",
    "set_crew",
    "set_marker",
}


class WarPanel(Panel):
    """Shows the desk and what the offers allow; every button is an offer or a way to hold units."""

    def __init__(self, desk: WarDesk) -> None:
        super().__init__("war")
        self.desk = desk
        self.ended: Told = ()
        desk.subscribe(self.refresh)

    def build(self) -> None:
        view, standings = self.desk.view, self.desk.standings
        if view is None or standings is None:
            return
        self.title.setText(self._heading())
        tell_round(self, self.ended)
        if view.outcome is not None:
            self.say(view.outcome.reason, "body", "war-outcome")
        elif self.desk.acting:
            self._phase()
        else:
            self.say(tr("The other side is at work. What you see is what you may know."), "dim")
        if not self.desk.offers("jump") and self.desk.level is not None:
            self._level_facts()
        ByHand(self, self.desk).build()
        if self.desk.offers("choose_system") or self.desk.offers("activate"):
            tell_aims(self)
        self._standing(standings)

    def _heading(self) -> str:
        view = self.desk.view
        if view is None:
            return ""
        if view.outcome is not None:
            who = view.outcome.winner
            return tr("The {side} have won", side=who) if who is not None else tr("The war is over")
        if not self.desk.acting and not self.desk.offers("reopen"):
            return tr("Waiting for the {sides}", sides=both(tuple(map(str, view.active))))
        if self.desk.offers("activate") or self.desk.offers("reopen"):
            return tr("Activation")
        if self.desk.offers("jump"):
            return tr("Movement")
        if self.desk.offers("choose_system"):
            return tr("Choosing systems")
        if self.desk.offers("place_dispersed"):
            return tr("Place the dispersed")
        if self.desk.offers("begin_combat"):
            return tr("Combat: where first?")
        if self.desk.offers("seek_alliance"):
            return tr("Neutral Judgment")
        if self.desk.offers("answer_starguard"):
            return tr("A system is yours")
        if self.desk.offers("play_on"):
            return tr("Seven turns have passed")
        return tr("Table")

    def _phase(self) -> None:
        if self.desk.offers("activate"):
            self._activation()
        elif self.desk.offers("jump"):
            self._movement()
        elif self.desk.offers("choose_system"):
            self.say(tr("Click a lit system on the map. The five that are left stay neutral."), "dim")
        elif self.desk.offers("place_dispersed"):
            self._placing()
        kinds = {offer.kind.partition(".")[2] for offer in self.desk.view.offers} if self.desk.view else set()
        for kind in sorted(kinds - _SEPARATE):
            self.offers(offer for offer in self.desk.offers(kind) if offer.command is not None)

    # ---- activation

    def _activation(self) -> None:
        viewer = self.desk.viewer
        found = asked(self.desk.session, AskActivation, ActivationView)
        if found is None or viewer is None:
            return
        purse = label(str(found.crew), "display")
        purse.setObjectName("crew-points")
        self.add(
            holder(row(purse, label(tr("crew points to spend; the rest is saved"), "dim", wrap=True), None))
        )
        self.section(tr("Activate: choose a type, then a system"))
        for each in found.types:
            kind = self.desk.chart.type(viewer, each.code)
            offer = next(
                (o for o in self.desk.offers("activate") if str(o.piece).endswith(f".{each.code}")), None
            )
            if kind is None or offer is None:
                continue
            why = reasons(blocking(offer.violations))
            made = TypeRow(kind, each.left, each.cost, held=self.desk.code == each.code, why=why)
            self.press(made, partial(self.desk.take, each.code))
            if self.desk.code == each.code:
                self._sites(found)
        self._bought()
        self.offers(self.desk.offers("place_starguard"))
        self._income()

    def _sites(self, found: ActivationView) -> None:
        """A button for each system beside the map's lit ones: activation by keys, and two at once."""
        viewer = self.desk.viewer
        if viewer is None:
            return
        grid = QGridLayout()
        grid.setSpacing(4)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, level in enumerate(found.sites):
            made = button(self.desk.chart.name(level))
            made.setObjectName(f"site-{level}")
            command = Activate(player=viewer, code=self.desk.code, level=level)
            made.clicked.connect(partial(self._hand, command))
            across = 2 if hub().theme.text_scale > ROOMY else 3
            grid.addWidget(made, place // across, place % across)
        self.add(holder(grid))

    def _hand(self, command: object, *_clicked: object) -> None:
        self.given.emit(command)

    def _bought(self) -> None:
        lines = self.desk.offers("unactivate")
        if not lines:
            return
        self.section(tr("Sealed until both sides are done"))
        counts: dict[tuple[str, str], int] = {}
        for each in self.desk.standings.bought if self.desk.standings is not None else ():
            counts[each.code, each.level] = counts.get((each.code, each.level), 0) + 1
        for offer in lines:
            code = str(getattr(offer.command, "code", ""))
            level = str(getattr(offer.command, "level", ""))
            number = counts.get((code, level), 1)
            kind = self.desk.chart.type(self.desk.viewer or "", code)
            name = kind.name if kind is not None else code
            words = label(f"{number} × {name}, {self.desk.chart.name(level)}", wrap=True)
            back = button(tr("Take back"), partial(self._give, offer), role="flat", tip=offer.title)
            back.setObjectName(f"back-{code}-{level}")
            line = row(words, back)
            line.setStretch(0, 1)
            self.add(holder(line))

    def _income(self) -> None:
        found = asked(self.desk.session, AskIncome, IncomeView)
        if found is None:
            return
        saved, total = found.saved, found.total
        words = (
            tr(
                "Next activation as things stand: {parts}, with {saved} saved {total}.",
                parts=", ".join(f"{amount} {name}" for name, amount in found.items),
                saved=saved,
                total=total,
            )
            if found.items
            else tr(
                "Next activation as things stand: nothing, with {saved} saved {total}.",
                saved=saved,
                total=total,
            )
        )
        self.rich(f"{coloured(words, 'text_dim')} {rule_link(INCOME)}", "income")

    # ---- movement

    def _movement(self) -> None:
        self.add(self._tools())
        self._in_hand()
        plan = self.desk.path_odds()
        if plan is not None:
            self._plan_buttons(path_html(self.desk.chart, plan), reasons(blocking(plan.violations)))
        self._force_buttons()
        self._stars()
        self._network()

    def _tools(self) -> QWidget:
        grid = QGridLayout()
        grid.setSpacing(3)
        grid.setContentsMargins(0, 0, 0, 0)
        across = 3 if hub().theme.text_scale > ROOMY else len(TOOLS)
        place = 0
        for tool, name, key, tip in TOOLS:
            if tool == "scout" and not self.desk.offers("scout"):
                continue
            if tool == "star" and str(self.desk.viewer) != "Sunthrowers":
                continue
            made = button(name, partial(self.desk.use, tool), tip=f"{tip} ({key})")
            made.setObjectName(f"tool-{tool or 'auto'}")
            made.setCheckable(True)
            made.setChecked(self.desk.tool == tool)
            grid.addWidget(made, place // across, place % across)
            place += 1
        grid.setColumnStretch(across, 1)
        return holder(grid)

    def _in_hand(self) -> None:
        level, picked = self.desk.level, self.desk.picked
        if level is None:
            self.say(tr("Click a level with units of yours, or N for the next one that can move."), "dim")
            return
        where = self.desk.chart.full(level)
        if not picked:
            self.say(
                tr("{level}: nothing in hand. The cards under the map take units in hand.", level=where),
                "dim",
            )
            return
        safe = sum(1 for goal in self.desk.goals.values() if not goal.chance)
        risky = len(self.desk.goals) - safe
        counters = strong(trn("{count} counter", "{count} counters", len(picked)))
        words = tr("{counters} in hand from {level}.", counters=counters, level=where)
        reach = (
            trn(
                "{count} level without risk, {risky} by extended jumps",
                "{count} levels without risk, {risky} by extended jumps",
                safe,
                risky=risky,
            )
            if risky
            else trn("{count} level without risk", "{count} levels without risk", safe)
        )
        signs = (("accent", tr("safe")), ("warn", tr("dot: a face that disperses")), ("target", tr("attack")))
        legend = "  ".join(f"{coloured('⬢', token)} {coloured(name, 'text_dim')}" for token, name in signs)
        self.rich(f"{words}<br>{coloured(reach, 'text_dim')}<br>{legend}", "in-hand")

    def _plan_buttons(self, html: str, why: str) -> None:
        self.section(tr("The jump as it is laid out"))
        self.rich(html, "path-odds")
        go = button(tr("Jump"), self._jump, role="primary")
        go.setObjectName("plan-jump")
        go.setEnabled(not why)
        go.setToolTip(why or tr("Rolls a die for each unit of an extended jump (Enter on the goal)"))
        back = button(tr("Back one level"), self.desk.step_back, role="flat", tip="Backspace")
        back.setObjectName("plan-back")
        self.beside(go, back)
        if why:
            self.say(why, "bad")

    def _jump(self) -> None:
        command = self.desk.click(self.desk.plan[-1]) if self.desk.plan else None
        if command is not None:
            self.given.emit(command)

    def _force_buttons(self) -> None:
        viewer, level = self.desk.viewer, self.desk.level
        may = bool(self.desk.offers("form_force") or self.desk.offers("leave_force"))
        if viewer is None or level is None or not may:
            return
        forces = self.desk.standings.forces if self.desk.standings is not None else ()
        taken = {force.letter: force for force in forces}
        units = tuple(p for p in self.desk.picked if not any(force.piece == p for force in forces))
        self.section(tr("Force counters"))
        box = QHBoxLayout()
        box.setSpacing(3)
        box.setContentsMargins(0, 0, 0, 0)
        for letter in LETTERS:
            made = button(letter, tip=tr("Put the units in hand under force counter {letter}", letter=letter))
            made.setObjectName(f"force-{letter}")
            here = taken.get(letter)
            made.setEnabled(bool(units) and (here is None or here.level == level))
            command = FormForce(player=viewer, letter=letter, units=units)
            made.clicked.connect(partial(self._hand, command))
            made.setMaximumWidth(40)
            box.addWidget(made)
        box.addStretch(1)
        self.add(holder(box))
        for force in forces:
            if force.level == level:
                words = label(
                    tr("Force {letter}: {units}", letter=force.letter, units=", ".join(force.units)),
                    "small",
                    wrap=True,
                )
                leave = button(tr("Break up"), role="flat", tip=tr("Its units lie on the map themselves"))
                leave.setObjectName(f"leave-{force.letter}")
                leave.clicked.connect(partial(self._hand, LeaveForce(player=viewer, units=force.units)))
                self.beside(words, leave)

    def _stars(self) -> None:
        """What keeps the star of the chosen level where it is, or who could take it along."""
        star = next((c for c in self.desk.counters(self.desk.level) if c.art == "star"), None)
        if star is None or str(self.desk.viewer) != "Sunthrowers":
            return
        found = asked(self.desk.session, AskStar, StarView, star=star.id)
        if found is None:
            return
        self.section(star.title)
        if found.violations:
            self.rich(why_html(found.violations))
        else:
            words = trn(
                "{ships} can take it to {count} level.",
                "{ships} can take it to {count} levels.",
                len(found.goals),
                ships=", ".join(found.pressorships),
            )
            self.rich(f"{words} {coloured(tr('Key T.'), 'text_dim')}")

    def _network(self) -> None:
        """The natural lines from here, and which of them are blocked."""
        standings, level = self.desk.standings, self.desk.level
        closed = set(standings.closed) if standings is not None else set()
        lines = [(a, b) for _, a, b in self.desk.chart.view.lines]
        here = [(a, b) for a, b in lines if level in (a, b)]
        if not here and self.desk.tool != "warp":
            return
        self.section(tr("Warp lines") if not here else tr("Warp lines that open here"))
        for a, b in here or lines:
            shut = [end for end in (a, b) if end in closed]
            name = f"{self.desk.chart.name(a)} — {self.desk.chart.name(b)}"
            levels = ", ".join(map(self.desk.chart.name, shut))
            note = tr("held by others at {levels}, the chain ends there", levels=levels)
            self.rich(f"{name}: {coloured(note, 'bad')}" if shut else name)

    # ---- decisions

    def _placing(self) -> None:
        waiting = [c for c in self.desk.view.counters if "adrift" in c.badges] if self.desk.view else []
        if waiting:
            title = waiting[0].title
            more = len(waiting) - 1
            words = (
                tr("Next: {counter}, {count} more after it. Click a lit level.", counter=title, count=more)
                if more
                else tr("Next: {counter}. Click a lit level.", counter=title)
            )
            self.say(words, "body", "adrift")

    # ---- where the war stands

    def _level_facts(self) -> None:
        level = self.desk.level
        place = self.desk.chart.level(level) if level is not None else None
        if place is None or place.source is None:
            return
        made = place.source.made_up
        words = tr("Place on the map: reconstructed.") if made else tr("Place on the map: as printed.")
        shown = self.say(f"{'R  ' if made else ''}{self.desk.chart.full(place.id)}. {words}", "small")
        shown.setToolTip(self.desk.chart.view.source.ref if made else place.source.ref)

    def _standing(self, standings: StandingsView) -> None:
        self.section(tr("Neutrals Chart"))
        chart = NeutralsChart()
        chart.show_standings(standings)
        self.add(chart)
        name = self.desk.chart.name
        neutral = ", ".join(map(name, standings.neutral)) or tr("none")
        self.rich(f"{coloured(tr('Neutral'), 'text_dim')} {neutral}")
        for side in standings.sides:
            colour = side_of(side.side)[0]
            marks = [tr("counts as +5: the other side conquered a neutral")] if side.granted else []
            marks += [tr("gets the emergency allotment next time")] if side.emergency else []
            marks += [tr("has conquered a neutral system")] if side.conqueror else []
            systems = ", ".join(map(name, side.systems)) or tr("none")
            lost = ", ".join(f"{n} {code}" for code, n in side.lost) or tr("nothing")
            about = trn(
                "alliances a turn: {attempts}, {count} counter on the map",
                "alliances a turn: {attempts}, {count} counters on the map",
                side.counters,
                attempts=side.attempts,
            )
            head = coloured(f"{side.side} {signed(side.standing)}", colour, strong=True)
            lines = [
                f"{head} {coloured(about, 'text_dim')}",
                f"{coloured(tr('StarGuards'), 'text_dim')} {systems}",
                f"{coloured(tr('Lost'), 'text_dim')} {lost}",
                *(coloured(mark, "warn") for mark in marks),
            ]
            self.rich("<br>".join(lines))
        self._tracks(standings)

    def _tracks(self, standings: StandingsView) -> None:
        name = self.desk.chart.name
        for star in standings.stars:
            away = {"?": tr("among face-down counters"), None: tr("destroyed")}
            where = away.get(star.level, name(star.level or ""))
            self.rich(f"{coloured(tr('Star Absent'), 'warn')} {name(star.home)}: {where}")
        if standings.victory_watch:
            seams = ", ".join(map(name, standings.victory_watch))
            words = tr("a star and a Pressorship stand in {seams}", seams=seams)
            self.rich(f"{coloured(tr('Watched'), 'warn')} {words}")
        if standings.amtik:
            rolls = ", ".join(map(str, standings.amtik))
            self.rich(f"{coloured(tr('Amtik rolls'), 'text_dim')} {rolls} {rule_link(AMTIK)}")
        for turn, level, cruisers, generators in standings.reports[-4:]:
            head = coloured(tr("Probe, turn {turn}", turn=turn), "text_dim")
            seen = (
                trn("{count} Starcruiser", "{count} Starcruisers", cruisers),
                trn("{count} Field Generator Ship", "{count} Field Generator Ships", generators),
            )
            self.rich(f"{head} {name(level)}: {', '.join(seen)}")
