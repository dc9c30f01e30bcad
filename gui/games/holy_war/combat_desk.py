"""The combat without Qt: Flights as they are being formed, who boards whom, and the odds of it all."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest

from engine.core.command import Command
from engine.core.ids import PieceId
from engine.core.violation import Violation, blocking
from engine.rulesets.holy_war.commands import (
    AskBoarding,
    AskDenial,
    AskFight,
    AskRound,
    AskStarBuster,
    Board,
    Deny,
    FormFlights,
    Reveal,
)
from engine.rulesets.holy_war.view import (
    BoardingView,
    CombatSide,
    CombatUnit,
    CombatView,
    DenialView,
    FightView,
    FlightView,
    RoundView,
    StarBusterView,
)
from gui.games.holy_war.desk import Goal, WarDesk
from gui.games.holy_war.lanes import Lane, UnitCard, of_unit
from gui.games.holy_war.words import asked, side_of
from gui.speech import tr, trn

FOUR = 4
"""Units that a lane for a Flight has room for; whether a Flight may be so is for the rules to say."""
LOOSE = "loose"
MOST_PAIRS = 20
"""Own units times enemies up to which a whole combat is reckoned: about half a second."""
_FLIGHT = "flight "


@dataclass(slots=True, weakref_slot=True)
class CombatDesk:
    """Beside the war's desk; what is legal is asked of the session."""

    war: WarDesk
    draft: list[list[PieceId]] = field(default_factory=list)
    """Flights as they are being formed; who is in none is loose."""
    flight: int | None = None
    """The hidden Flight whose odds are looked at before it is revealed."""
    boarder: PieceId | None = None
    target: PieceId | None = None
    strength: int = 0
    marks: frozenset[PieceId] = frozenset()
    _heard: list[Callable[[], None]] = field(default_factory=list)

    def subscribe(self, heard: Callable[[], None]) -> None:
        """Tells `heard` of every other choice."""
        self._heard.append(heard)

    def close(self) -> None:
        """Nobody is told any more."""
        self._heard.clear()

    def _again(self) -> None:
        for heard in list(self._heard):
            heard()

    # ---- what is known

    @property
    def combat(self) -> CombatView | None:
        """The combat on the table."""
        return self.war.combat

    @property
    def mine(self) -> CombatSide | None:
        """One's own side of it."""
        combat = self.combat
        return next((s for s in combat.sides if s.side == self.war.viewer), None) if combat else None

    @property
    def theirs(self) -> CombatSide | None:
        """The other side of it."""
        combat = self.combat
        return next((s for s in combat.sides if s.side != self.war.viewer), None) if combat else None

    @property
    def forming(self) -> bool:
        """Whether one's own Flights are to be formed now."""
        return bool(self.war.offers("form_flights"))

    @property
    def boarding(self) -> bool:
        """Whether one may board now."""
        return bool(self.war.offers("board"))

    def unit(self, piece: PieceId | None) -> CombatUnit | None:
        """A unit that is seen in the combat."""
        combat = self.combat
        if combat is None or piece is None:
            return None
        every = (
            unit
            for side in combat.sides
            for group in (side.waiting, *(flight.units for flight in side.flights))
            for unit in group
        )
        return next((unit for unit in every if unit.id == piece), None)

    def show(self) -> None:
        """Another state of the game: what is no more is let go."""
        mine = self.mine
        known = {unit.id for unit in mine.waiting} if mine is not None and self.forming else set()
        self.draft = [[p for p in flight if p in known] for flight in self.draft]
        if not self.forming:
            self.draft = []
        elif not any(self.draft):
            self.by_fours()
        if self.unit(self.boarder) is None or not self.boarding:
            self.boarder = self.target = None
        if self.unit(self.target) is None:
            self.target = None
        hidden = [o.command.flight for o in self.war.offers("reveal") if isinstance(o.command, Reveal)]
        self.flight = self.flight if self.flight in hidden else (hidden[0] if hidden else None)
        self.marks = frozenset()
        self._strength_again()

    # ---- Flights

    def by_fours(self) -> None:
        """Lays the units out in Flights of four, the strongest first."""
        mine = self.mine
        units = [unit for unit in mine.waiting if not unit.star] if mine is not None else []
        units.sort(key=lambda u: (-(u.launched + u.energy + u.psychic), u.id))
        keys = [unit.id for unit in units]
        self.draft = [keys[n : n + FOUR] for n in range(0, len(keys), FOUR)]
        stars = [unit.id for unit in mine.waiting if unit.star] if mine is not None else []
        carrier = next((f for f in self.draft if any(p.partition("-")[0].endswith(".PS") for p in f)), None)
        for star in stars:
            (carrier or self.draft[0]).append(star)
        self._again()

    def send(self, pieces: tuple[PieceId, ...], lane: str) -> None:
        """Puts units into a Flight, a new one, or none."""
        self.draft = [[p for p in flight if p not in pieces] for flight in self.draft]
        if lane.startswith(_FLIGHT):
            number = int(lane.removeprefix(_FLIGHT))
            while len(self.draft) <= number:
                self.draft.append([])
            self.draft[number] += pieces
        self.draft = [flight for flight in self.draft if flight]
        self.marks = frozenset()
        self._again()

    def judge(self, pieces: tuple[PieceId, ...], lane: str) -> str:
        """Why units can't go into a lane; nothing where they can."""
        if not lane.startswith(_FLIGHT):
            return ""
        number = int(lane.removeprefix(_FLIGHT))
        here = [p for p in self.draft[number] if p not in pieces] if number < len(self.draft) else []
        units = [u for p in (*here, *pieces) if (u := self.unit(p)) is not None and not u.star]
        return tr("{count} units at most", count=FOUR) if len(units) > FOUR else ""

    def toggle(self, piece: PieceId) -> None:
        """Takes a card in hand or puts it back."""
        self.marks = self.marks ^ {piece}
        self._again()

    def form(self) -> Command | None:
        """The command that seals the Flights as they lie."""
        if self.war.viewer is None or not self.forming:
            return None
        flights = tuple(tuple(flight) for flight in self.draft if flight)
        return FormFlights(player=self.war.viewer, flights=flights)

    def why_not_formed(self) -> tuple[Violation, ...]:
        """What speaks against the Flights as they lie."""
        command = self.form()
        return blocking(self.war.session.peek(command).violations) if command is not None else ()

    # ---- the odds

    def look_at_flight(self, number: int) -> None:
        """Whose odds are shown before it is revealed."""
        self.flight = number
        self._again()

    def round(self) -> RoundView | None:
        """The round with the Flight that is looked at."""
        if self.combat is None or self.mine is None:
            return None
        return asked(self.war.session, AskRound, RoundView, flight=self.flight)

    def fight(self) -> FightView | None:
        """The combat fought to its end with what is seen of it; None once it is under way or too large."""
        combat, mine, theirs = self.combat, self.mine, self.theirs
        if combat is None or mine is None or theirs is None or combat.round > 1 or combat.shots:
            return None
        own, enemy = self._order(mine), self._order(theirs)
        damaged = any(unit.damage for unit in (*own, *enemy))
        if damaged or len(own) * len(enemy) > MOST_PAIRS:
            return None
        return asked(
            self.war.session,
            AskFight,
            FightView,
            own=tuple(unit.code for unit in own),
            enemy=tuple(unit.code for unit in enemy),
        )

    @property
    def unseen(self) -> int:
        """How many counters of the other side lie face down."""
        theirs = self.theirs
        units = (u for f in theirs.flights for u in f.units) if theirs is not None else ()
        waiting = theirs.waiting if theirs is not None else ()
        return len({unit.id for unit in (*units, *waiting) if unit.code == "?"})

    def _order(self, side: CombatSide) -> list[CombatUnit]:
        """The units of a side that are seen, as its Flights lie, those that are revealed first."""
        flights = sorted(side.flights, key=lambda f: (f.revealed is None, f.number))
        units = [unit for flight in flights for unit in flight.units]
        waiting = {unit.id: unit for unit in side.waiting}
        drafted = [piece for flight in self.draft for piece in flight if piece in waiting]
        rest = [piece for piece in waiting if piece not in drafted]
        units += [waiting[piece] for piece in (*drafted, *rest)]
        met = {unit.id: unit for unit in units if not unit.star and unit.code != "?"}
        return list(met.values())

    def star_buster(self) -> StarBusterView | None:
        """What a StarBuster of one's own would do here; None without one in the level."""
        mine, combat = self.mine, self.combat
        if mine is None or combat is None:
            return None
        every = [*mine.waiting, *(u for flight in mine.flights for u in flight.units)]
        if not any(unit.code == "SB" for unit in every):
            return None
        return asked(self.war.session, AskStarBuster, StarBusterView, level=combat.level)

    # ---- withdrawing

    def denial(self) -> DenialView | None:
        """Where one's units could withdraw to."""
        combat = self.combat
        if combat is None or not self.war.offers("deny"):
            return None
        return asked(self.war.session, AskDenial, DenialView, level=combat.level)

    def offer_withdrawal(self) -> DenialView | None:
        """Lights the levels to which one may withdraw."""
        found, viewer = self.denial(), self.war.viewer
        if found is None or viewer is None or found.violations:
            return found
        goals = {}
        for level, route in found.goals:
            goals[level] = Goal(
                deed="deny",
                command=Deny(player=viewer, level=level, route=route),
                words=self._withdrawal_words(len(found.units), level, len(route)),
            )
        self.war.withdraw(goals)
        return found

    def _withdrawal_words(self, units: int, level: str, lines: int) -> str:
        full = self.war.chart.full(level)
        if not lines:
            return trn(
                "Withdraw all {count} unit to {level}.",
                "Withdraw all {count} units to {level}.",
                units,
                level=full,
            )
        return trn(
            "Withdraw all {count} unit to {level} along {lines}.",
            "Withdraw all {count} units to {level} along {lines}.",
            units,
            level=full,
            lines=trn("{count} line", "{count} lines", lines),
        )

    # ---- boarding

    def choose_boarder(self, piece: PieceId) -> None:
        """Which of one's ships boards."""
        self.boarder = None if piece == self.boarder else piece
        self.strength = 0
        self._strength_again()
        self._again()

    def choose_target(self, piece: PieceId) -> None:
        """Which ship is boarded."""
        self.target = None if piece == self.target else piece
        self._again()

    def use_strength(self, strength: int) -> None:
        """How much of its psychic strength the boarder uses."""
        self.strength = strength
        self._again()

    def _strength_again(self) -> None:
        most = self.most()
        self.strength = min(self.strength, most) or most

    def most(self) -> int:
        """The psychic strength that the boarder has left."""
        unit = self.unit(self.boarder)
        if unit is None or self.combat is None:
            return 0
        return unit.psychic

    def attempt(self) -> BoardingView | None:
        """The odds of the attempt as it is laid out."""
        if self.boarder is None or self.target is None:
            return None
        return asked(
            self.war.session,
            AskBoarding,
            BoardingView,
            unit=self.boarder,
            target=self.target,
            strength=self.strength or None,
        )

    def board(self) -> Command | None:
        """The command of the attempt."""
        viewer, odds = self.war.viewer, self.attempt()
        if viewer is None or odds is None:
            return None
        return Board(player=viewer, unit=odds.unit, target=odds.target, strength=odds.strength)

    # ---- lanes

    def lanes(self) -> tuple[Lane, ...]:
        """The combat as cards: revealed Flights of both sides beside each other, then what is hidden."""
        combat, mine = self.combat, self.mine
        if combat is None:
            return ()
        sides = [s for s in (mine, self.theirs) if s is not None] if mine is not None else list(combat.sides)
        found = [self._side_lanes(side) for side in sides]
        shown = [lane for pair in zip_longest(*(revealed for revealed, _ in found)) for lane in pair if lane]
        return (*shown, *(lane for _, hidden in found for lane in hidden))

    def _side_lanes(self, side: CombatSide) -> tuple[list[Lane], list[Lane]]:
        """A side's revealed Flights, and what else it has there."""
        own = side.side == self.war.viewer
        colour = side_of(side.side)[0]
        if own and self.forming:
            return [], self._forming_lanes(side, colour)
        shown = [self._flight_lane(side, f, colour, own=own) for f in side.flights if f.revealed is not None]
        hidden = [self._flight_lane(side, f, colour, own=own) for f in side.flights if f.revealed is None]
        if side.waiting:
            cards = tuple(self._card(unit, movable=False) for unit in side.waiting)
            count = len(hidden)
            title = (
                trn(
                    "{side}: in {count} hidden Flight",
                    "{side}: in {count} hidden Flights",
                    count,
                    side=side.side,
                )
                if side.formed and count
                else f"{side.side}"
            )
            hidden = [lane for lane in hidden if lane.cards]
            hidden.append(Lane(id=f"{side.side} {LOOSE}", title=title, cards=cards, colour=colour))
        return shown, hidden

    def _flight_lane(self, side: CombatSide, flight: FlightView, colour: str, *, own: bool) -> Lane:
        hidden = flight.revealed is None
        note = tr("hidden") if hidden else tr("since round {round}", round=flight.revealed)
        pick = self.boarding and not hidden
        return Lane(
            id=f"{side.side} {flight.number}",
            title=tr("{side}, Flight {number}", side=side.side, number=flight.number + 1),
            cards=tuple(self._card(unit, movable=pick) for unit in flight.units),
            colour=colour if not hidden or own else "line",
            note=note,
            hint=tr("Nobody knows what it holds.") if hidden and not own else tr("No unit is left."),
        )

    def _forming_lanes(self, side: CombatSide, colour: str) -> list[Lane]:
        units = {unit.id: unit for unit in side.waiting}
        placed = {piece for flight in self.draft for piece in flight}
        loose = tuple(self._card(unit, movable=True) for key, unit in units.items() if key not in placed)
        lanes = []
        for n, flight in enumerate(self.draft):
            cards = tuple(self._card(units[piece], movable=True) for piece in flight if piece in units)
            ships = [units[piece] for piece in flight if piece in units and not units[piece].star]
            sums = "/".join(str(sum(getattr(u, f) for u in ships)) for f in ("launched", "energy", "psychic"))
            lanes.append(
                Lane(
                    id=f"{_FLIGHT}{n}",
                    title=tr("Flight {number}", number=n + 1),
                    cards=cards,
                    colour=colour,
                    open=True,
                    note=tr("{count} of {most} · {sums}", count=len(ships), most=FOUR, sums=sums),
                )
            )
        new = f"{_FLIGHT}{len(self.draft)}"
        lanes.append(Lane(id=new, title=tr("New Flight"), open=True, hint=tr("Drop units here.")))
        hint = tr("All are in Flights.")
        lanes.append(Lane(id=LOOSE, title=tr("In none yet"), cards=loose, open=True, home=True, hint=hint))
        return lanes

    def _card(self, unit: CombatUnit, *, movable: bool) -> UnitCard:
        return of_unit(self.war.chart, unit, movable=movable)

    def lit(self) -> frozenset[PieceId]:
        """Cards in hand: those marked, or boarder and target."""
        return self.marks | frozenset(p for p in (self.boarder, self.target) if p is not None)
