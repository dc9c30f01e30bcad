"""The cards under the map: units of the chosen level and force boxes, or Flights of the combat."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.view import CounterView
from engine.rulesets.holy_war.commands import FormForce, LeaveForce
from engine.rulesets.holy_war.view import FORCES
from gui.games.holy_war.card_lanes import CardLanes
from gui.games.holy_war.combat_desk import CombatDesk
from gui.games.holy_war.desk import WarDesk
from gui.games.holy_war.lanes import Lane, UnitCard, of_counter, of_type
from gui.games.holy_war.war_panel import LETTERS
from gui.games.holy_war.words import side_of
from gui.qt import BASE, SMALL, Elided, button, column, label, row
from gui.speech import tr
from gui.theme.style import hub

MAP_LANE = "map"
_BOUGHT = "bought "


class UnitDrawer(QFrame):
    """Shows both desks; what its cards ask for goes out as commands or to the desks."""

    given = Signal(object)
    """A command."""
    pointed = Signal(object)
    """A counter to be inspected."""

    def __init__(self, war: WarDesk, combat: CombatDesk) -> None:
        super().__init__()
        self.war, self.combat = war, combat
        self.field = CardLanes(tr("Units of the level, or Flights of the combat"))
        self.field.judge = self._judge
        self.field.picked.connect(self._picked)
        self.field.alone.connect(self._alone)
        self.field.sent.connect(self._sent)
        self.field.pointed.connect(self.pointed)
        self._title = label("", "section")
        self._hint = Elided("", "small")
        self.all = button(
            tr("All"), self.war.pick_all, role="flat", tip=tr("Take all units in hand, or none (A)")
        )
        self.all.setObjectName("pick-all")
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        self.field.setAutoFillBackground(False)
        area.setWidget(self.field)
        head = row(self._title, self._hint, self.all)
        head.setStretch(1, 1)
        layout = column(head, area, gap=2)
        layout.setContentsMargins(BASE, 2, SMALL, 2)
        self.setLayout(layout)
        self.setMinimumHeight(round(112 * min(1.6, hub().theme.text_scale)))
        war.subscribe(self.refresh)
        combat.subscribe(self.refresh)

    @property
    def fighting(self) -> bool:
        """Whether the cards are those of a combat."""
        return self.combat.combat is not None and not self.war.offers("place_dispersed")

    def refresh(self) -> None:
        """Shows the desks anew."""
        self.field.compact = self.fighting
        if self.fighting:
            self._title.setText(tr("FLIGHTS"))
            self._hint.say(_combat_hint(self.combat))
            self.all.setVisible(False)
            self.field.show_lanes(self.combat.lanes(), self.combat.lit())
            return
        level = self.war.level
        lanes = self._level_lanes()
        bought = tr("BOUGHT") if any(lane.id.startswith(_BOUGHT) for lane in lanes) else ""
        here = tr("IN {level}", level=self.war.chart.full(level).upper()) if level else ""
        self._title.setText(", ".join(filter(None, (bought, here))) or tr("UNITS"))
        movable = any(card.movable for lane in lanes for card in lane.cards)
        self._hint.say(tr("{count} in hand", count=len(self.war.picked)) if movable else "")
        self.all.setVisible(movable)
        self.field.show_lanes(lanes, frozenset(self.war.picked))

    def _level_lanes(self) -> tuple[Lane, ...]:
        view, chart, level = self.war.view, self.war.chart, self.war.level
        if view is None:
            return ()
        lanes = [*self._adrift(), *self._bought()]
        if level is None:
            hint = tr("Choose a level on the map: its counters lie here as cards.")
            return tuple(lanes) or (Lane(id="none", title="", hint=hint),)
        forces = bool(self.war.offers("form_force") or self.war.offers("leave_force"))
        mine = [c for c in self.war.counters(level) if c.owner == view.viewer and c.kind != "terrain"]
        if mine or not lanes:
            cards = tuple(of_counter(chart, c) for c in mine)
            colour = side_of(view.viewer)[0] if mine else "line"
            title = tr("On the map") if forces else tr("Yours")
            lanes.append(
                Lane(
                    id=MAP_LANE,
                    title=title,
                    cards=cards,
                    colour=colour,
                    open=forces,
                    home=True,
                    hint=tr("Nothing of yours is here."),
                )
            )
        lanes += self._boxes(mine) if forces and mine else ()
        for owner in dict.fromkeys(c.owner for c in self.war.counters(level) if c.owner != view.viewer):
            others = [c for c in self.war.counters(level) if c.owner == owner and c.kind != "terrain"]
            if others:
                cards = tuple(of_counter(chart, c) for c in others)
                title = str(owner) if owner else tr("Neutral")
                lanes.append(Lane(id=f"of-{owner}", title=title, cards=cards, colour=side_of(owner)[0]))
        return tuple(lanes)

    def _boxes(self, mine: list[CounterView]) -> list[Lane]:
        """The boxes of the forces in this level, and one that is free."""
        view, chart = self.war.view, self.war.chart
        here = {c.label for c in mine if c.kind == "fleet"}
        taken = {force.letter for force in self.war.standings.forces} if self.war.standings else set()
        free = next((letter for letter in LETTERS if letter not in taken), None)
        lanes = []
        for letter in (*sorted(here), *([free] if free else [])):
            inside = [c for c in view.counters if c.map == FORCES and c.cell == letter] if view else []
            cards = tuple(of_counter(chart, c) for c in inside)
            lanes.append(
                Lane(
                    id=letter,
                    title=tr("Force {letter}", letter=letter),
                    cards=cards,
                    open=True,
                    hint=tr("Drop units here: X.six"),
                )
            )
        return lanes

    def _bought(self) -> list[Lane]:
        """What is bought and still sealed, by the system where it will appear."""
        standings, viewer = self.war.standings, self.war.viewer
        if standings is None or viewer is None or not self.war.offers("activate"):
            return []
        cards: dict[str, list[UnitCard]] = {}
        for n, each in enumerate(standings.bought):
            made = of_type(self.war.chart, viewer, each.code, PieceId(f"{_BOUGHT}{n}"))
            cards.setdefault(each.level, []).append(made)
        name, colour = self.war.chart.name, side_of(viewer)[0]
        return [
            Lane(
                id=f"{_BOUGHT}{at}",
                title=tr("{name}, sealed", name=name(at)),
                cards=tuple(some),
                colour=colour,
            )
            for at, some in cards.items()
        ]

    def _adrift(self) -> list[Lane]:
        view = self.war.view
        waiting = [c for c in view.counters if "adrift" in c.badges] if view is not None else []
        if not waiting:
            return []
        cards = tuple(of_counter(self.war.chart, c) for c in waiting)
        return [
            Lane(id="adrift", title=tr("Dispersed, the first is placed next"), cards=cards, colour="warn")
        ]

    # ---- what the cards do

    def card(self, piece: PieceId) -> UnitCard | None:
        """A card that is shown."""
        return next((card for card in self.field.cards() if card.id == piece), None)

    def _picked(self, piece: PieceId) -> None:
        if not self.fighting:
            self.war.pick(piece)
        elif self.combat.forming:
            self.combat.toggle(piece)
        elif self.combat.boarding:
            card = self.card(piece)
            own = card is not None and card.owner == self.war.viewer
            (self.combat.choose_boarder if own else self.combat.choose_target)(piece)

    def _alone(self, piece: PieceId) -> None:
        if not self.fighting:
            self.war.pick(piece, alone=True)

    def _judge(self, pieces: tuple[PieceId, ...], lane: str) -> str:
        return self.combat.judge(pieces, lane) if self.fighting else ""

    def _sent(self, pieces: tuple[PieceId, ...], lane: str) -> None:
        if self.fighting:
            self.combat.send(pieces, lane)
            return
        command = self._force_command(pieces, lane)
        if command is not None:
            self.given.emit(command)

    def _force_command(self, pieces: tuple[PieceId, ...], lane: str) -> Command | None:
        viewer = self.war.viewer
        if viewer is None:
            return None
        if lane == MAP_LANE:
            return LeaveForce(player=viewer, units=pieces)
        letter = next((letter for letter in LETTERS if letter == lane), None)
        return None if letter is None else FormForce(player=viewer, letter=letter, units=pieces)


def _combat_hint(desk: CombatDesk) -> str:
    if desk.forming:
        return tr("Drag cards between Flights; arrows, Space and a number do it by keys.")
    if desk.boarding:
        return tr("Your ship, then the ship that it boards.")
    return ""
