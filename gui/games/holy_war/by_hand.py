"""What a table without a referee sets by hand: units and their damage, stars, crew points, markers."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QPushButton, QSpinBox

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.rulesets.holy_war.commands import SetCrew, SetMarker, SetStar, SetUnit, Weapon
from gui.games.holy_war.desk import Goal, WarDesk
from gui.games.holy_war.panel import Panel
from gui.games.holy_war.words import star_words
from gui.qt import button, label
from gui.speech import tr


class ByHand:
    """A section of the war's panel; it lights levels on the map where one has to be pointed at."""

    def __init__(self, panel: Panel, desk: WarDesk) -> None:
        self._panel, self._desk = panel, desk

    def build(self) -> None:
        """Adds the section, if this table sets things by hand."""
        if not self._desk.offers("set_unit") or self._desk.viewer is None:
            return
        self._panel.section(tr("Set as the table has it"))
        self._units()
        self._star()
        self._crew()
        self._markers()

    def _units(self) -> None:
        desk = self._desk
        if len(desk.picked) != 1:
            self._panel.say(tr("Take one unit in hand to set its level or its damage."), "dim")
            return
        unit = desk.picked[0]
        put = button(
            tr("Set {unit} in a level…", unit=unit), partial(self._light, partial(self._set_unit, unit))
        )
        put.setObjectName("set-unit")
        counter = next((c for c in desk.counters(desk.level) if c.id == unit), None)
        damaged = [weapon for weapon in Weapon if counter is not None and weapon.value in counter.badges]
        marks = [self._damage(unit, weapon, damaged) for weapon in Weapon]
        self._panel.add(put)
        self._panel.beside(label(tr("Damage")), *marks)

    def _damage(self, unit: PieceId, weapon: Weapon, damaged: list[Weapon]) -> QPushButton:
        made = button(weapon.value)
        made.setObjectName(f"damage-{weapon.value}")
        made.setCheckable(True)
        made.setChecked(weapon in damaged)
        left = tuple(w for w in (*damaged, weapon) if w != weapon or weapon not in damaged)
        made.clicked.connect(lambda _checked=False: self._give(partial(self._set_damage, unit, left)))
        return made

    def _star(self) -> None:
        star = next((c for c in self._desk.counters(self._desk.level) if c.art == "star"), None)
        if star is not None:
            put = button(
                tr("Set the {star} in a level…", star=star_words(star.id)),
                partial(self._light, partial(self._set_star, star.id)),
            )
            put.setObjectName("set-star")
            self._panel.add(put)

    def _crew(self) -> None:
        standings = self._desk.standings
        mine = next((s for s in standings.sides if s.side == self._desk.viewer), None) if standings else None
        if mine is None or mine.crew is None:
            return
        spin = QSpinBox()
        spin.setObjectName("crew-spin")
        spin.setRange(0, 999)
        spin.setValue(mine.crew)
        put = button(tr("Set"), lambda: self._give(lambda: self._set_crew(spin.value())))
        put.setObjectName("set-crew")
        self._panel.beside(label(tr("Crew points")), spin, put)

    def _markers(self) -> None:
        standings = self._desk.standings
        if standings is None:
            return
        low, high = standings.chart[0][0], standings.chart[-1][0]
        for side in standings.sides:
            spin = QSpinBox()
            spin.setObjectName(f"marker-{side.side[0]}")
            spin.setRange(low, high)
            spin.setValue(side.standing)
            run = partial(self._set_marker, side.side, spin)
            put = button(tr("Set"), partial(self._give, run))
            put.setObjectName(f"set-marker-{side.side[0]}")
            self._panel.beside(label(tr("Marker {side}", side=side.side)), spin, put)

    # ---- commands

    def _light(self, make: Callable[[str], Command]) -> None:
        """Every level is lit, and a click on one sets there."""
        goals = {}
        for level in self._desk.chart.view.levels:
            words = tr("Set it in {level}.", level=self._desk.chart.full(level.id))
            goals[level.id] = Goal(deed="set", command=make(level.id), words=words)
        self._desk.withdraw(goals)

    def _give(self, make: Callable[[], Command]) -> None:
        self._panel.given.emit(make())

    def _set_unit(self, unit: PieceId, level: str) -> Command:
        return SetUnit(player=self._player(), unit=unit, level=level)

    def _set_damage(self, unit: PieceId, damage: tuple[Weapon, ...]) -> Command:
        return SetUnit(player=self._player(), unit=unit, damage=damage)

    def _set_star(self, star: PieceId, level: str) -> Command:
        return SetStar(player=self._player(), star=star, level=level)

    def _set_crew(self, amount: int) -> Command:
        return SetCrew(player=self._player(), amount=amount)

    def _set_marker(self, side: PlayerId, spin: QSpinBox) -> Command:
        return SetMarker(player=self._player(), side=side, standing=spin.value())

    def _player(self) -> PlayerId:
        viewer = self._desk.viewer
        if viewer is None:
            raise LookupError("a spectator sets nothing")
        return viewer
