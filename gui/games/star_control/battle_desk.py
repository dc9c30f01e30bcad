"""A battle without Qt: the chosen ship, its reach, its weapons, and what each shot would come to."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import get_args

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.session import Session
from engine.core.view import CounterView, Offer, TableView
from engine.core.violation import blocking
from engine.rulesets.star_control.commands import (
    AskReach,
    AskShot,
    AskWeapons,
    Deploy,
    Fire,
    FireMode,
    Launch,
    MoveShip,
)
from engine.rulesets.star_control.view import BATTLE, ReachView, ShotView, WeaponView
from gui.games.star_control.words import Note, percent, points, reasons, signed
from gui.speech import tr, trn

MODES: tuple[FireMode, ...] = get_args(FireMode)
_BOARD_OFFERS = ("star-control.move", "star-control.fire", "star-control.deploy")


@dataclass(frozen=True, slots=True, kw_only=True)
class Arm:
    """A weapon or manner of attack of the chosen ship."""

    mode: FireMode
    name: str
    range: int
    damage: int
    aim: int
    attacks: int
    """Attacks left in this battle turn."""


@dataclass(slots=True, weakref_slot=True)
class BattleDesk:
    """Holds the choice on the tactical map; chances, reach and reasons are asked of the session."""

    session: Session
    view: TableView | None = None
    selected: PieceId | None = None
    mode: FireMode | None = None
    tool: str = ""
    """ "launch" while a hex for a Fighter Squad is looked for."""
    arms: tuple[Arm, ...] = ()
    reach: ReachView | None = None
    shots: dict[tuple[PieceId, FireMode], ShotView] = field(default_factory=dict)
    _heard: list[Callable[[], None]] = field(default_factory=list)

    def subscribe(self, heard: Callable[[], None]) -> None:
        """Tells `heard` of every other choice."""
        self._heard.append(heard)

    def close(self) -> None:
        """Nobody is told any more."""
        self._heard.clear()

    # ---- what is known

    def units(self) -> list[CounterView]:
        """The ships of the battle."""
        found = self.view.counters if self.view is not None else ()
        return [c for c in found if c.map == BATTLE and c.kind == "ship"]

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """A ship of the battle."""
        return next((c for c in self.units() if c.id == piece), None)

    @property
    def chosen(self) -> CounterView | None:
        """The chosen ship."""
        return self.counter(self.selected)

    @property
    def own(self) -> bool:
        """Whether the chosen ship is the viewer's."""
        chosen = self.chosen
        return chosen is not None and self.view is not None and chosen.owner == self.view.viewer

    @property
    def deploying(self) -> bool:
        """Whether the viewer sets up his ships."""
        return self._offers("star-control.deploy") != []

    @property
    def acting(self) -> bool:
        """Whether the chosen ship may act now."""
        return self.own and any(not blocking(o.violations) for o in self.unit_offers())

    def enemies(self) -> list[CounterView]:
        """Ships on the map of the other side than the chosen one's."""
        chosen = self.chosen
        side = chosen.owner if chosen is not None else (self.view.viewer if self.view else None)
        return [c for c in self.units() if c.owner != side and c.cell is not None]

    def _offers(self, kind: str) -> list[Offer]:
        return [o for o in self.view.offers if o.kind == kind] if self.view is not None else []

    def unit_offers(self) -> list[Offer]:
        """All that the chosen ship may do, or why not."""
        if self.view is None or self.selected is None:
            return []
        return [o for o in self.view.offers if o.piece == self.selected]

    def deeds(self) -> list[Offer]:
        """Special powers and the end of the action: what is done by a button."""
        return [o for o in self.unit_offers() if o.kind not in _BOARD_OFFERS]

    def deploy_cells(self) -> frozenset[str]:
        """Where the chosen ship can be set up."""
        return self._cells("star-control.deploy")

    def launch_cells(self) -> frozenset[str]:
        """Where a Fighter Squad of the chosen ship can be put."""
        return self._cells("star-control.launch")

    def _cells(self, kind: str) -> frozenset[str]:
        found = (o for o in self.unit_offers() if o.kind == kind and not blocking(o.violations))
        return frozenset(cell for offer in found for cell in offer.cells)

    def lit(self) -> frozenset[str]:
        """The hexes to highlight: for the launch, for setting up, or the ship's reach."""
        if self.tool == "launch":
            return self.launch_cells()
        if self.deploying:
            return self.deploy_cells()
        return frozenset(self.reach.steps) if self.reach is not None else frozenset()

    def aims(self) -> frozenset[str]:
        """The hexes of ships that the weapon in hand may attack now."""
        cells = {c.id: c.cell for c in self.enemies()}
        return frozenset(
            cells[target] or ""
            for (target, mode), shot in self.shots.items()
            if mode == self.mode and target in cells and not blocking(shot.violations)
        )

    def shot(self, target: PieceId | None) -> ShotView | None:
        """The attack on a ship with the weapon in hand."""
        if target is None or self.mode is None:
            return None
        return self.shots.get((target, self.mode))

    def table(self) -> list[ShotView]:
        """The attacks with the weapon in hand, those that can be made first, then by what they promise."""
        found = [shot for (_, mode), shot in self.shots.items() if mode == self.mode]
        return sorted(
            found, key=lambda s: (bool(s.violations), -s.all_destroys, -s.all_expected, s.distance, s.target)
        )

    # ---- choosing

    def show(self, view: TableView) -> None:
        """Another state of the battle; when the chosen ship has acted the next one is chosen."""
        before = self.selected
        self.view = view
        self.tool = ""
        chosen = self.chosen
        if chosen is None or (chosen.owner == view.viewer and "done" in chosen.badges):
            self.selected = self._next_able()
        self._work_out(keep=self.selected == before)

    def _next_able(self) -> PieceId | None:
        viewer = self.view.viewer if self.view is not None else None
        own = [c for c in self.units() if c.owner == viewer and "done" not in c.badges]
        movable = [c for c in own if c.movable]
        waiting = [c for c in movable if c.cell is None]
        able = waiting or movable or own
        return able[0].id if able else None

    def select(self, piece: PieceId | None) -> None:
        """Chooses a ship."""
        if piece is not None and self.counter(piece) is None:
            return
        self.selected, self.tool = piece, ""
        self._work_out(keep=False)
        self._tell()

    def next_ship(self, step: int) -> None:
        """Goes to the next or previous ship of one's own that has not acted."""
        viewer = self.view.viewer if self.view is not None else None
        own = [c.id for c in self.units() if c.owner == viewer and "done" not in c.badges]
        if own:
            now = own.index(self.selected) if self.selected in own else (-1 if step > 0 else 0)
            self.select(own[(now + step) % len(own)])

    def use(self, mode: FireMode) -> None:
        """Takes up a weapon."""
        if any(arm.mode == mode for arm in self.arms):
            self.mode, self.tool = mode, ""
            self._tell()

    def take_tool(self, tool: str) -> None:
        """Looks for a hex to launch into, or not."""
        self.tool = "" if tool == self.tool else tool
        self._tell()

    def _tell(self) -> None:
        for heard in list(self._heard):
            heard()

    def _work_out(self, *, keep: bool) -> None:
        mode = self.mode if keep else None
        self.arms, self.reach, self.shots, self.mode = (), None, {}, None
        view, chosen = self.view, self.chosen
        if view is None or view.viewer is None or chosen is None or chosen.cell is None:
            return
        if not self.deploying:
            reach = self.session.answer(AskReach(player=view.viewer, piece=chosen.id))
            self.reach = reach if isinstance(reach, ReachView) else None
        arms = self._ask_shots(chosen)
        modes = [arm.mode for arm in arms]
        self.arms = arms
        self.mode = mode if mode in modes else next(iter(modes), None)

    def _ask_shots(self, chosen: CounterView) -> tuple[Arm, ...]:
        """The weapons of a ship, and what each would do to each enemy."""
        view = self.view
        if view is None or view.viewer is None:
            return ()
        found = self.session.answer(AskWeapons(player=view.viewer, unit=chosen.id))
        weapons = [each for each in found if isinstance(each, WeaponView)] if isinstance(found, tuple) else []
        arms = []
        for weapon in weapons:
            mode = next(mode for mode in MODES if mode == weapon.mode)
            arms.append(_arm(mode, weapon))
            for enemy in self.enemies():
                ask = AskShot(player=view.viewer, unit=chosen.id, target=enemy.id, mode=mode)
                shot = self.session.answer(ask)
                if isinstance(shot, ShotView):
                    self.shots[enemy.id, mode] = shot
        return tuple(arms)

    # ---- the pointer

    def click(self, piece: PieceId | None, cell: str | None) -> Command | None:
        """What a click does with the ship in hand; None where it only chooses."""
        view = self.view
        if view is None or view.viewer is None or self.selected is None or not self.own:
            return None
        player = view.viewer
        if self.tool == "launch" and cell in self.launch_cells():
            return Launch(player=player, unit=self.selected, cell=cell or "")
        target = self.counter(piece)
        if target is not None and target.owner != player and not self.deploying and self.mode is not None:
            return Fire(player=player, unit=self.selected, target=target.id, mode=self.mode)
        if target is None and cell is not None:
            if cell in self.deploy_cells():
                return Deploy(player=player, unit=self.selected, cell=cell)
            if self.reach is not None and cell in self.reach.steps and self.acting:
                return MoveShip(player=player, unit=self.selected, cell=cell)
        return None

    def note(self, piece: PieceId | None, cell: str | None) -> Note | None:
        """What a click there would do: the shot with all its parts, or the move and what it opens."""
        shot = self.shot(piece)
        if shot is not None:
            return Note("bad" if blocking(shot.violations) else "good", shot_words(shot))
        if self.tool == "launch":
            return Note("good", tr("Launch a Fighter Squad here.")) if cell in self.launch_cells() else None
        if piece is None and cell is not None and self.deploying and cell in self.deploy_cells():
            return Note("good", tr("Set it up here."))
        if piece is None and cell is not None and self.reach is not None and cell in self.reach.steps:
            return self._move_note(cell, self.reach.steps[cell])
        return None

    def _move_note(self, cell: str, steps: int) -> Note:
        words = [trn("{count} hex away.", "{count} hexes away.", steps)]
        words += [
            tr("From here {percent} at {name}", percent=percent(shot.chance), name=self.name(shot.target))
            for shot in self.shots_from(cell)
            if not blocking(shot.violations)
        ][:4]
        return Note("good", "\n".join(words))

    def shots_from(self, cell: str) -> list[ShotView]:
        """The attacks with the weapon in hand from another hex, the likeliest first."""
        view = self.view
        if view is None or view.viewer is None or self.selected is None or self.mode is None:
            return []
        found = []
        for enemy in self.enemies():
            ask = AskShot(player=view.viewer, unit=self.selected, target=enemy.id, mode=self.mode, cell=cell)
            shot = self.session.answer(ask)
            if isinstance(shot, ShotView):
                found.append(shot)
        return sorted(found, key=lambda shot: -shot.chance)

    def name(self, piece: PieceId) -> str:
        """A ship as the players call it."""
        counter = self.counter(piece)
        return counter.label if counter is not None else str(piece)


def _arm(mode: FireMode, weapon: WeaponView) -> Arm:
    return Arm(
        mode=mode,
        name=weapon.name,
        range=weapon.range,
        damage=weapon.damage,
        aim=weapon.aim,
        attacks=weapon.attacks,
    )


def parts_words(shot: ShotView) -> str:
    """The sum behind a chance: "6 Aim − 1 target: Turn = 5 or less"."""
    parts = []
    for place, part in enumerate(shot.to_hit.parts):
        sign = f"{part.value}" if place == 0 else signed(part.value).replace("+", "+ ").replace("−", "− ")
        parts.append(f"{sign} {part.label}")
    return tr("{parts} = {total} or less", parts=" ".join(parts), total=shot.to_hit.total)


def shot_words(shot: ShotView) -> str:
    """An attack in lines: chance, its parts, damage and what may come of it."""
    lines = [
        tr("{weapon}: {percent} to hit", weapon=shot.weapon, percent=percent(shot.chance)),
        tr("Roll {hits_on}: {parts}", hits_on=shot.hits_on, parts=parts_words(shot)),
    ]
    if shot.defence:
        lines.append(
            tr(
                "{percent} by the roll, but {defence}",
                percent=percent(shot.roll_chance),
                defence=shot.defence,
            )
        )
    lines.append(
        tr(
            "Damage {damage}, {points} expected; destroys in {percent}",
            damage=shot.damage,
            points=points(shot.expected),
            percent=percent(shot.destroys),
        )
    )
    if shot.attacks > 1:
        lines.append(
            tr(
                "All {attacks} attacks: {points} expected; destroy in {percent}",
                attacks=shot.attacks,
                points=points(shot.all_expected),
                percent=percent(shot.all_destroys),
            )
        )
    lines += [reasons(shot.violations)] if shot.violations else []
    return "\n".join(lines)
