"""The desk of a side without Qt: the chosen level and units, where they may go, at which odds."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Session
from engine.core.view import CounterView, Offer, TableView
from engine.core.violation import Violation, blocking
from engine.rulesets.holy_war.commands import (
    Activate,
    AskChart,
    AskCombat,
    AskPath,
    AskReach,
    AskStandings,
    AskStar,
    ChooseSystem,
    Jump,
    MoveStar,
    PlaceDispersed,
    Scout,
    Warp,
)
from engine.rulesets.holy_war.view import (
    MAP,
    ChartView,
    CombatView,
    PathView,
    ReachView,
    StandingsView,
    StarView,
)
from gui.games.holy_war.words import Chart, Note, asked, percent, reasons, star_words
from gui.speech import tr, trn

TOOLS = ("", "jump", "warp", "star", "scout")
"""Ways to move: the safest one, or the one named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What a click on a level does."""

    deed: str
    """"jump", "warp", "star", "scout", "system", "place", "fight", "ally", "activate" or "deny"."""
    command: Command
    words: str
    chance: int = 0
    """That a unit is dispersed on the way, in thousandths."""
    attack: bool = False
    path: tuple[str, ...] = ()


@dataclass(slots=True, weakref_slot=True)
class WarDesk:
    """Holds the choice on the map; what is legal is asked of the session."""

    session: Session
    view: TableView | None = None
    level: str | None = None
    picked: tuple[PieceId, ...] = ()
    """Units and force counters of the chosen level that will move together."""
    tool: str = ""
    code: str = ""
    """The type of unit in hand in the activation phase."""
    plan: tuple[str, ...] = ()
    """Levels of a jump that has been laid out and waits to be made."""
    goals: dict[str, Goal] = field(default_factory=dict)
    standings: StandingsView | None = None
    combat: CombatView | None = None
    withdrawals: dict[str, Goal] = field(default_factory=dict)
    """Levels that a panel asks to be pointed at: to withdraw to, or to set something in."""
    _chart: Chart | None = None
    _heard: list[Callable[[], None]] = field(default_factory=list)

    # ---- what is known

    def subscribe(self, heard: Callable[[], None]) -> None:
        """Tells `heard` of every other choice."""
        self._heard.append(heard)

    def close(self) -> None:
        """Nobody is told any more."""
        self._heard.clear()

    @property
    def chart(self) -> Chart:
        """The open parts of the game, asked once."""
        if self._chart is None:
            found = asked(self.session, AskChart, ChartView)
            if found is None:
                raise LookupError("the rule set shows no map")
            self._chart = Chart(found)
        return self._chart

    @property
    def viewer(self) -> PlayerId | None:
        """Whose desk it is."""
        return self.view.viewer if self.view is not None else None

    @property
    def acting(self) -> bool:
        """Whether the table waits for this side."""
        return self.view is not None and self.viewer is not None and self.viewer in self.view.active

    def counters(self, level: str | None) -> tuple[CounterView, ...]:
        """What lies in a level as this side sees it, units under a force counter left out."""
        view, place = self.view, self.chart.level(level) if level else None
        if view is None or place is None:
            return ()
        cell = f"{place.q},{place.r}"
        return tuple(c for c in view.counters if c.map == MAP and c.cell == cell and c.level == place.height)

    def level_of(self, counter: CounterView) -> str | None:
        """The level of a counter on the map."""
        return self.chart.at(counter.cell, counter.level)

    def own(self, level: str | None) -> tuple[CounterView, ...]:
        """One's own units and force counters in a level, StarGuards left out."""
        return tuple(
            c for c in self.counters(level) if c.owner == self.viewer and c.kind in ("ship", "fleet")
        )

    def offers(self, kind: str) -> tuple[Offer, ...]:
        """What may be done of one kind: "jump", "activate" and so on."""
        found = self.view.offers if self.view is not None else ()
        return tuple(offer for offer in found if offer.kind == f"holy-war.{kind}")

    # ---- choosing

    def show(self, view: TableView) -> None:
        """Another state of the game; what has gone or moved is let go."""
        self.view = view
        self.standings = asked(self.session, AskStandings, StandingsView)
        self.combat = asked(self.session, AskCombat, CombatView)
        self.plan = ()
        here = {c.id for c in self.own(self.level) if c.movable}
        self.picked = tuple(piece for piece in self.picked if piece in here)
        if not any(str(offer.piece).endswith(f".{self.code}") for offer in self.offers("activate")):
            self.code = ""
        self.withdrawals = {}
        self._work_out()

    def select(self, level: str | None) -> None:
        """Chooses a level; all of one's own that can move there are in hand at once."""
        if level is not None and self.chart.level(level) is None:
            return
        self.level, self.plan = level, ()
        self.picked = tuple(c.id for c in self.own(level) if c.movable)
        self._again()

    def pick(self, piece: PieceId, *, alone: bool = False) -> None:
        """Takes a unit in hand or puts it back; `alone` takes only this one."""
        movable = {c.id for c in self.own(self.level) if c.movable}
        if piece not in movable:
            return
        if alone:
            self.picked = (piece,)
        elif piece in self.picked:
            self.picked = tuple(p for p in self.picked if p != piece)
        else:
            self.picked = (*self.picked, piece)
        self.plan = ()
        self._again()

    def pick_all(self) -> None:
        """Takes all units of the level in hand, or none if all are."""
        movable = tuple(c.id for c in self.own(self.level) if c.movable)
        self.picked = () if set(self.picked) == set(movable) else movable
        self.plan = ()
        self._again()

    def select_piece(self, piece: PieceId) -> None:
        """Goes to the level of a counter and takes it alone in hand if it can move."""
        view = self.view
        counter = next((c for c in view.counters if c.id == piece), None) if view else None
        level = self.level_of(counter) if counter is not None and counter.cell else None
        if level is not None and counter is not None:
            self.level, self.plan = level, ()
            self.picked = (piece,) if counter.movable and counter.owner == self.viewer else ()
            self._again()

    def next_stack(self, step: int) -> None:
        """Goes to the next level in which one's own can still do something, else to any with one's own."""
        view = self.view
        if view is None:
            return
        mine = [
            c for c in view.counters if c.map == MAP and c.owner == self.viewer and c.kind != "installation"
        ]
        able = [c for c in mine if c.movable] or mine
        levels = sorted({level for c in able if (level := self.level_of(c)) is not None})
        if levels:
            now = levels.index(self.level) if self.level in levels else (-1 if step > 0 else 0)
            self.select(levels[(now + step) % len(levels)])

    def use(self, tool: str) -> None:
        """Another way to move."""
        self.tool, self.plan = (tool if tool in TOOLS else ""), ()
        self._again()

    def take(self, code: str) -> None:
        """Takes a type of unit in hand, to be activated in a lit system; the same again puts it back."""
        self.code = "" if code == self.code else code
        self._again()

    def withdraw(self, goals: dict[str, Goal]) -> None:
        """Lights the levels that a withdrawal may go to, or with none puts them out."""
        self.withdrawals = goals
        self._again()

    def _again(self) -> None:
        self._work_out()
        for heard in list(self._heard):
            heard()

    # ---- where things may go

    def _work_out(self) -> None:
        self.goals = dict(self.withdrawals)
        view = self.view
        if view is None or view.viewer is None:
            return
        for offer in view.offers:
            if not blocking(offer.violations):
                self._take_offer(offer, view.viewer)
        if self.picked and self.offers("jump"):
            self._take_reach(view.viewer)

    def _take_offer(self, offer: Offer, viewer: PlayerId) -> None:
        name = self.chart.name
        for cell in offer.cells:
            match offer.kind.partition(".")[2]:
                case "choose_system":
                    command: Command = ChooseSystem(player=viewer, level=cell)
                    goal = Goal(
                        deed="system", command=command, words=tr("Mark {name} as yours.", name=name(cell))
                    )
                case "place_dispersed":
                    command = PlaceDispersed(player=viewer, level=cell)
                    goal = Goal(
                        deed="place",
                        command=command,
                        words=tr("Place the dispersed unit in {name}.", name=name(cell)),
                    )
                case "activate" if offer.piece is not None and offer.piece.endswith(f".{self.code}"):
                    command = Activate(player=viewer, code=self.code, level=cell)
                    goal = Goal(
                        deed="activate", command=command, words=tr("Activate it in {name}.", name=name(cell))
                    )
                case "begin_combat" if offer.command is not None:
                    goal = Goal(deed="fight", command=offer.command, words=f"{offer.title}.", attack=True)
                case "seek_alliance" if offer.command is not None:
                    words = tr("{title}: won with an even die, 3 in 6.", title=offer.title)
                    goal = Goal(deed="ally", command=offer.command, words=words)
                case _:
                    continue
            self.goals[cell] = goal

    def _take_reach(self, viewer: PlayerId) -> None:
        if self.tool == "star":
            self._take_star(viewer)
            return
        reach = asked(self.session, AskReach, ReachView, pieces=self.picked)
        for each in reach.goals if reach is not None else ():
            scouting = self.tool == "scout"
            if scouting and not each.attack:
                continue
            by_line = each.route and (self.tool == "warp" or (self.tool != "jump" and len(each.path) != 1))
            if by_line:
                self.goals[each.level] = self._warp(viewer, each.level, each.route, attack=each.attack)
            elif each.path and self.tool != "warp":
                self.goals[each.level] = self._jump(viewer, each.path, each.chance, attack=each.attack)

    def _warp(self, viewer: PlayerId, level: str, route: tuple[str, ...], *, attack: bool) -> Goal:
        words = trn(
            "Warp to {level}: {count} line, no risk.",
            "Warp to {level}: {count} lines, no risk.",
            len(route),
            level=self.chart.full(level),
        )
        command: Command = Warp(player=viewer, pieces=self.picked, route=route)
        if self.tool == "scout":
            command = Scout(player=viewer, unit=self.picked[0], path=route, by="warp")
        return Goal(deed=self.tool or "warp", command=command, words=words, attack=attack, path=route)

    def _jump(self, viewer: PlayerId, path: tuple[str, ...], chance: int, *, attack: bool) -> Goal:
        words = (
            trn(
                "Jump to {level}: {count} level, each unit is dispersed in {percent}.",
                "Jump to {level}: {count} levels, each unit is dispersed in {percent}.",
                len(path),
                level=self.chart.full(path[-1]),
                percent=percent(chance),
            )
            if chance
            else trn(
                "Jump to {level}: {count} level, no risk.",
                "Jump to {level}: {count} levels, no risk.",
                len(path),
                level=self.chart.full(path[-1]),
            )
        )
        command: Command = Jump(player=viewer, pieces=self.picked, path=path)
        if self.tool == "scout":
            command = Scout(player=viewer, unit=self.picked[0], path=path)
        return Goal(
            deed=self.tool or "jump",
            command=command,
            words=words,
            chance=chance,
            attack=attack,
            path=path,
        )

    def _take_star(self, viewer: PlayerId) -> None:
        star = next((c.id for c in self.counters(self.level) if c.art == "star"), None)
        found = asked(self.session, AskStar, StarView, star=star) if star is not None else None
        carrier = next((p for p in self.picked if found is not None and p in found.pressorships), None)
        for level in found.goals if found is not None and carrier is not None else ():
            command = MoveStar(player=viewer, unit=cast("PieceId", carrier), level=level)
            words = tr(
                "Take the {star} along to {level}.",
                star=star_words(cast("PieceId", star)),
                level=self.chart.full(level),
            )
            self.goals[level] = Goal(deed="star", command=command, words=words)

    # ---- the pointer

    def click(self, level: str) -> Command | None:
        """What a click on a level does with what is in hand; None where it only chooses or lays out a jump.

        A jump that may disperse is laid out first, with its odds; the second click makes it.
        """
        if self.plan and self.plan[-1] == level and self.picked and self.viewer is not None:
            return Jump(player=self.viewer, pieces=self.picked, path=self.plan)
        goal = self.goals.get(level)
        if goal is None:
            return None
        if goal.deed == "jump" and goal.chance:
            self.plan = goal.path
            self._again()
            return None
        return goal.command

    def go_on(self, level: str) -> bool:
        """Lays the path one level on: how a jump is led around, level by level."""
        last = self.plan[-1] if self.plan else self.level
        place = self.chart.level(last) if last is not None else None
        if not self.picked or place is None or level not in place.neighbours:
            return False
        self.plan = (*self.plan, level)
        self._again()
        return True

    def step_back(self) -> bool:
        """Takes the last level of the path away, else puts down what is in hand; False for nothing."""
        if self.plan:
            self.plan = self.plan[:-1]
        elif self.withdrawals:
            self.withdrawals = {}
        elif self.code:
            self.code = ""
        elif self.tool:
            self.tool = ""
        elif self.level is not None:
            self.level, self.picked = None, ()
        else:
            return False
        self._again()
        return True

    def path_odds(self) -> PathView | None:
        """The exact odds of the jump that is laid out; None without one."""
        if not self.plan or not self.picked:
            return None
        return asked(self.session, AskPath, PathView, pieces=self.picked, path=self.plan)

    def note(self, level: str | None) -> Note | None:
        """What a click there would do, or which rule is against it."""
        if level is None or self.view is None or self.viewer is None:
            return None
        goal = self.goals.get(level)
        if goal is not None:
            words = [goal.words]
            if goal.attack and goal.deed != "fight":
                words.append(tr("That attacks who is there."))
            if goal.chance:
                words.append(tr("Click to lay it out, again to jump."))
            return Note("warn" if goal.attack or goal.chance else "good", "\n".join(words))
        if self.picked and self.offers("jump") and level != self.level:
            found = self.refusal(level)
            return Note("bad", reasons(found)) if found else None
        return None

    def refusal(self, level: str) -> tuple[Violation, ...]:
        """Why what is in hand can't go there."""
        if self.viewer is None or not self.picked:
            return ()
        command: Command = (
            Warp(player=self.viewer, pieces=self.picked, route=(level,))
            if self.tool == "warp"
            else Jump(player=self.viewer, pieces=self.picked, path=(level,))
        )
        return self.session.peek(command).violations
