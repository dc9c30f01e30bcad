"""The galaxy without Qt: the chosen Fleet or hex, where it may go, whom attack, and why not elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.command import Command, Gesture
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Session
from engine.core.view import CounterView, Offer, TableView
from engine.core.violation import Violation, blocking
from engine.mechanics.hexgrid import Hex
from engine.rulesets.star_control.commands import AskReach, AskSiege, PlaceStarbase
from engine.rulesets.star_control.view import BATTLE, GALAXY, ReachView, SiegeView
from gui.games.star_control.words import Note, percent, reasons
from gui.presenters.hexes import cell_name
from gui.speech import tr, trn

_DEEDS = {
    "star-control.move_fleet": "move",
    "star-control.attack": "attack",
    "star-control.besiege": "besiege",
}
_FAR = frozenset({"star-control/MOV.one", "star-control/MOV.two"})
"""Rules that only say that a hex is too far away: nothing to be marked on the map."""
_NEAR = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What a click on a hex does."""

    deed: str
    """ "move", "attack", "besiege" or "place"."""
    command: Command


@dataclass(slots=True, weakref_slot=True)
class GalaxyDesk:
    """Holds the choice on the starmap; what is legal is asked of the session."""

    session: Session
    view: TableView | None = None
    selected: PieceId | None = None
    """A Fleet, or the ground of a hex."""
    reach: ReachView | None = None
    goals: dict[str, Goal] = field(default_factory=dict)
    refused: dict[str, tuple[Violation, ...]] = field(default_factory=dict)
    """Hexes near the chosen Fleet that a rule closes to it."""
    _heard: list[Callable[[], None]] = field(default_factory=list)

    # ---- what is known

    def subscribe(self, heard: Callable[[], None]) -> None:
        """Tells `heard` of every other choice."""
        self._heard.append(heard)

    def close(self) -> None:
        """Nobody is told any more."""
        self._heard.clear()

    def counter(self, piece: PieceId | None) -> CounterView | None:
        """A counter of the starmap."""
        found = self.view.counters if self.view is not None else ()
        return next((c for c in found if c.id == piece and c.map == GALAXY), None)

    @property
    def fleet(self) -> CounterView | None:
        """The chosen Fleet."""
        counter = self.counter(self.selected)
        return counter if counter is not None and counter.kind == "fleet" else None

    @property
    def cell(self) -> str | None:
        """The hex of what is chosen."""
        counter = self.counter(self.selected)
        return counter.cell if counter is not None else None

    def ground(self, cell: str) -> CounterView | None:
        """What lies in a hex under the Fleets: the installation if there is one, else the world."""
        found = self.view.counters if self.view is not None else ()
        here = [c for c in found if c.map == GALAXY and c.cell == cell and c.kind != "fleet"]
        return here[-1] if here else None

    def fleets(self, cell: str) -> list[CounterView]:
        """The Fleets in a hex."""
        found = self.view.counters if self.view is not None else ()
        return [c for c in found if c.map == GALAXY and c.cell == cell and c.kind == "fleet"]

    def hints(self) -> tuple[str, ...]:
        """Hexes in which something can be done now without a Fleet being chosen."""
        if self.view is None or any(each.id == BATTLE for each in self.view.maps):
            return ()
        able = (o for o in self.view.offers if o.kind not in _DEEDS and not blocking(o.violations))
        return tuple(dict.fromkeys(cell for offer in able for cell in offer.cells))

    # ---- choosing

    def show(self, view: TableView) -> None:
        """Another state of the game; what is no more is let go."""
        self.view = view
        if self.counter(self.selected) is None:
            self.selected = None
        self._work_out()

    def select(self, piece: PieceId | None) -> None:
        """Chooses a Fleet or a hex's ground."""
        if piece is not None and self.counter(piece) is None:
            return
        self.selected = piece
        self._work_out()
        for heard in list(self._heard):
            heard()

    def next_fleet(self, step: int) -> None:
        """Goes to the next or previous Fleet of one's own that can still do something, else to any."""
        if self.view is None:
            return
        own = [
            c
            for c in self.view.counters
            if c.map == GALAXY and c.kind == "fleet" and c.owner == self.view.viewer
        ]
        able = [c for c in own if c.movable and "moved" not in c.badges] or own
        if not able:
            return
        ids = [c.id for c in able]
        now = ids.index(self.selected) if self.selected in ids else (-1 if step > 0 else 0)
        self.select(ids[(now + step) % len(ids)])

    def _work_out(self) -> None:
        self.goals, self.refused, self.reach = {}, {}, None
        view = self.view
        if view is None or view.viewer is None:
            return
        for offer in view.offers:
            if offer.kind == "star-control.place_starbase" and not offer.violations:
                for cell in offer.cells:
                    command = PlaceStarbase(player=view.viewer, cell=cell)
                    self.goals[cell] = Goal(deed="place", command=command)
            elif offer.piece == self.selected and offer.kind in _DEEDS and not offer.violations:
                self._take_offer(offer, view.viewer)
        fleet = self.fleet
        if fleet is None or not any(offer.kind == "star-control.move_fleet" for offer in self._own_offers()):
            return
        found = self.session.answer(AskReach(player=view.viewer, piece=fleet.id))
        self.reach = found if isinstance(found, ReachView) else None
        self._look_around(fleet)

    def _own_offers(self) -> list[Offer]:
        view = self.view
        return [o for o in view.offers if o.piece == self.selected] if view is not None else []

    def _take_offer(self, offer: Offer, viewer: PlayerId) -> None:
        for cell in offer.cells:
            command = offer.command or self.proposed(offer.piece, cell, viewer)
            if command is not None:
                self.goals[cell] = Goal(deed=_DEEDS[offer.kind], command=command)

    def proposed(self, piece: PieceId | None, cell: str, viewer: PlayerId) -> Command | None:
        """What moving a Fleet there means."""
        if piece is None:
            return None
        return self.session.propose(Gesture(by=viewer, piece=piece, map=GALAXY, cell=cell))

    def _look_around(self, fleet: CounterView) -> None:
        """Asks about the hexes nearby that can't be reached, so that the map can say why."""
        here = Hex.parse(fleet.cell or "0,0")
        viewer = self.view.viewer if self.view is not None else None
        sheet = next((m.sheets[0] for m in self.view.maps if m.id == GALAXY), None) if self.view else None
        if viewer is None or sheet is None:
            return
        for q in range(here.q - _NEAR, here.q + _NEAR + 1):
            for r in range(here.r - _NEAR, here.r + _NEAR + 1):
                there = Hex(q, r)
                on_map = 1 <= there.column <= sheet.columns and 1 <= there.row <= sheet.rows
                cell = str(there)
                if not on_map or there == here or here.distance(there) > _NEAR or cell in self.goals:
                    continue
                found = self._refusal(fleet.id, cell, viewer)
                if any(each.rule not in _FAR for each in found):
                    self.refused[cell] = found

    def _refusal(self, piece: PieceId, cell: str, viewer: PlayerId) -> tuple[Violation, ...]:
        command = self.proposed(piece, cell, viewer)
        return self.session.peek(command).violations if command is not None else ()

    # ---- the pointer

    def click(self, cell: str) -> Command | None:
        """What a click on a hex does with the Fleet in hand; None where it only chooses."""
        goal = self.goals.get(cell)
        return goal.command if goal is not None else None

    def note(self, cell: str | None) -> Note | None:
        """What a click there would do, or which rule is against it."""
        if cell is None or self.view is None or self.view.viewer is None:
            return None
        goal = self.goals.get(cell)
        if goal is not None:
            return self._goal_note(cell, goal)
        fleet = self.fleet
        if fleet is None or cell == fleet.cell or self.reach is None or fleet.owner != self.view.viewer:
            return None
        found = self.refused.get(cell) or self._refusal(fleet.id, cell, self.view.viewer)
        return Note("bad", reasons(found)) if found else None

    def _goal_note(self, cell: str, goal: Goal) -> Note | None:
        name = cell_name(cell)
        fleet = self.fleet
        match goal.deed:
            case "place":
                return Note("good", tr("Place the Starbase in {name}.", name=name))
            case "move":
                steps = self.reach.steps.get(cell, 1) if self.reach is not None else 1
                words = tr("To {hex}: {away}.", hex=name, away=trn("{count} hex", "{count} hexes", steps))
                if self.reach is not None and self.explores(cell):
                    words = "\n".join((words, tr("Explores a Star: two dice.")))
                return Note("good", words)
            case "attack":
                enemies = ", ".join(c.id for c in self.fleets(cell))
                return Note(
                    "warn",
                    tr("Attack Fleet {enemies} in {name}: the battle begins.", enemies=enemies, name=name),
                )
            case _:
                pass
        siege = self.siege(fleet.id, cell) if fleet is not None else None
        return None if siege is None else Note("warn", siege_words(siege))

    def explores(self, cell: str) -> bool:
        """Whether the way to a hex leads through a Star that nobody has seen."""
        if self.reach is None:
            return False
        return bool(set(self.reach.paths.get(cell, ())) & set(self.reach.explores))

    def siege(self, fleet: PieceId, cell: str) -> SiegeView | None:
        """A bombardment before it is done."""
        viewer = self.view.viewer if self.view is not None else None
        if viewer is None:
            return None
        found = self.session.answer(AskSiege(player=viewer, fleet=fleet, cell=cell))
        return found if isinstance(found, SiegeView) else None


def siege_words(siege: SiegeView) -> str:
    """The odds of a bombardment: "Destroys it in 30 % (Dreadnaught 1 from 8)"."""
    parts = "\n".join(tr("{name}: {face} or more", name=name, face=face) for name, face in siege.rolls)
    return tr(
        "Bombard {cell}: destroyed in {percent}.\n{parts}",
        cell=cell_name(siege.cell),
        percent=percent(siege.chance),
        parts=parts,
    )
