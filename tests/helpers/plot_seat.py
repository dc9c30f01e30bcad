"""A seat for tests of the plotting instruments: a small table with simplified rules behind it."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

from engine.core.command import Suggestion
from engine.core.ids import PhaseId, PieceId, PlayerId, RuleId
from engine.core.session import Update
from engine.core.state import Enforcement
from engine.core.view import (
    AttitudeView,
    Breakdown,
    CounterView,
    CourseView,
    MarkerView,
    Modifier,
    Offer,
    SeatView,
    SlotView,
    TableView,
)
from engine.core.violation import Violation, blocking
from engine.mechanics import avid, plotgrid
from engine.mechanics.attitude import Attitude, half
from engine.mechanics.hexgrid import Direction
from engine.rulesets.sits.combat_commands import Exchange
from engine.rulesets.sits.combat_view import ExchangeForecast
from engine.rulesets.sits.commands import Bearings, CoastAhead, PlanPlot, Plot, SetShip, Written
from engine.rulesets.sits.view import (
    CoastReport,
    CoastStep,
    PivotChoice,
    PlotAdvice,
    Pose,
    RollChoice,
    Shot,
    SpreadView,
    SquareView,
    ThrustChoice,
    TurnPreview,
)

GREEN, RED = PlayerId("Green"), PlayerId("Red")
SIDES = {"g1": GREEN, "g2": GREEN, "r1": RED}
PIVOT, ROLL, THRUST = 4, 5, 5
ROUTE, ROLLED, SPENT, SQUARE, SPREAD = (
    RuleId(f"sits/{n}") for n in ("B2.24", "B2.25", "B3.22", "B3.242", "B3.253")
)


def attitude_view(piece, title, attitude, vectors=None, halves=()):
    """An AVID card's contents for an attitude."""
    markers, circled = attitude.markers(), attitude.circled()
    vectors = vectors or {}
    return AttitudeView(
        piece=PieceId(piece),
        title=title,
        forward=attitude.forward,
        roll=attitude.roll,
        markers=tuple(
            MarkerView(name=name, site=site, circled=name in circled)
            for name, site in zip(markers._fields, markers, strict=True)
        ),
        slots=tuple(SlotView(slot=s, value=vectors.get(s, 0), half=s in halves) for s in "ABCDEF+-"),
        frame=attitude.frame(),
    )


class PlotSeat:
    """Three ships: g1 and g2 of Green, r1 of Red. Counts what is asked and keeps what is given."""

    def __init__(self, viewer=GREEN, enforcement=Enforcement.REFEREE):
        self.viewer = viewer
        self.turn = 1
        self.phase = PhaseId("plotting")
        self.enforcement = enforcement
        self.attitudes = {
            "g1": Attitude(avid.parse_window("B bu"), 0),
            "g2": Attitude(avid.parse_window("A y"), 0),
            "r1": Attitude(avid.parse_window("D y"), 0),
        }
        self.vectors = {"g1": {"C": 4, "D": 2}, "g2": {"A": 7}, "r1": {"D": 3}}
        self.titles = {"g1": "1  HMS Warrior", "g2": "2  HMS Havoc", "r1": "1  PNS Sultan"}
        self.plans: list[Plot] = []
        self.given: list[object] = []
        self.overrules: list[object] = []
        self.exchanges: list[Exchange] = []
        self.coasts = 0
        self.elite = False
        self.waivable = ()
        self.plotting = True
        self.sealed = False
        self.bearings_left = 3
        self.asked_orders = []
        self.tells_orders = False
        self.orders = {}
        self._heard = []

    # what a session offers

    def update(self):
        return Update(view=self.view())

    def subscribe(self, heard):
        self._heard.append(heard)
        return lambda: self._heard.remove(heard)

    def give(self, command, overrule=None):
        if isinstance(command, Plot):
            found = blocking(self._faults(command))
            if found and self.enforcement is Enforcement.REFEREE:
                return found
            self.orders[self.turn, command.ship] = command
        self.given.append(command)
        self.overrules.append(overrule)
        if isinstance(command, SetShip) and command.forward:
            self.attitudes[command.ship] = Attitude(avid.parse_window(command.forward), command.roll or 0)
        if isinstance(command, SetShip) and command.vectors is not None:
            self.vectors[command.ship] = dict(command.vectors)
        self.changed()
        return ()

    def answer(self, question):
        if isinstance(question, PlanPlot):
            self.plans.append(question.draft)
            return self._advice(question.draft, question.target)
        if isinstance(question, Written):
            self.asked_orders.append(question.ship)
            return self.orders.get((self.turn, question.ship)) if question.ship in self._mine() else None
        if isinstance(question, Bearings):
            return _shots(question.ship, question.target)[: self.bearings_left]
        if isinstance(question, Exchange):
            self.exchanges.append(question)
            return self._exchange(question)
        assert isinstance(question, CoastAhead)
        self.coasts += 1
        steps = tuple(
            CoastStep(turn=self.turn + k, cell=f"0,{-7 * k}", level=0, range=20 - 3 * k)
            for k in range(1, question.turns + 1)
        )
        return CoastReport(
            ship=question.ship,
            steps=steps,
            target=question.target,
            closest=steps[-1],
            closest_moment=f"turn {steps[-1].turn}, end",
        )

    def _exchange(self, question):
        """A roll costs boxes and gives some; beams do nothing."""
        given = {step: 0.0 if "beams" in step else 4.0 + abs(question.draft.roll) for step in question.steps}
        return ExchangeForecast(
            given=given,
            taken={step: value / 2 for step, value in given.items()},
            assumptions=("The enemy keeps its attitude.", "No decoys."),
        )

    # what a test does to it

    def changed(self):
        for heard in tuple(self._heard):
            heard(self.update())

    def next_turn(self):
        self.turn += 1
        self.changed()

    def _mine(self):
        return [p for p, side in SIDES.items() if side == self.viewer]

    def view(self):
        counters = tuple(
            CounterView(
                id=PieceId(p),
                owner=side,
                art="ca",
                map="map",
                cell="0,0",
                title=self.titles[p],
                badges=("plotted",) if (self.turn, p) in self.orders and side == self.viewer else (),
            )
            for p, side in SIDES.items()
        )
        mine = self._mine() if self.plotting else []
        offers = tuple(
            Offer(
                kind="sits.plot",
                title="Plot",
                piece=PieceId(p),
                command=self.orders.get((self.turn, p)) if self.tells_orders else None,
            )
            for p in mine
        )
        if self.sealed:
            offers = (Offer(kind="sits.reopen", title="Reopen my plots"),)
        return TableView(
            viewer=self.viewer,
            turn=self.turn,
            phase=self.phase,
            active=(self.viewer,),
            prompt="Plot your ships.",
            seats=(
                SeatView(id=GREEN, name="Green", colour="green", letter="G"),
                SeatView(id=RED, name="Red", colour="red", letter="R", viewpoint="D"),
            ),
            counters=counters,
            attitudes=tuple(
                attitude_view(p, self.titles[p], a, self.vectors[p]) for p, a in self.attitudes.items()
            ),
            offers=offers,
            enforcement=self.enforcement,
        )

    # the simplified rules

    def _start(self, plot):
        return self.attitudes[plot.ship]

    def _route(self, plot):
        return (self._start(plot).forward, *(avid.parse_window(w) for w in plot.route))

    def _thrust_window(self, plot):
        return self._route(plot)[half(len(plot.route))]

    def _faults(self, plot):
        found = []
        if len(plot.route) > PIVOT:
            found.append(Violation(ROUTE, f"The pivot is {len(plot.route)} windows; the rating is {PIVOT}."))
        found += [Violation(ROUTE, fault.text) for fault in avid.route_faults(self._route(plot))]
        if abs(plot.roll) > ROLL:
            found.append(Violation(ROLLED, f"The roll is {abs(plot.roll)} windows; the rating is {ROLL}."))
        if plot.thrust > THRUST + 1:
            found.append(Violation(SPENT, f"The thrust is {plot.thrust}; the most is {THRUST + 1}."))
        squares = plotgrid.signed_squares(self._thrust_window(plot), plot.thrust)
        if plot.square is not None and plot.thrust and plot.square not in [tuple(s) for s in squares]:
            found.append(Violation(SQUARE, f"Square {plot.square} is not numbered {plot.thrust} here."))
        return tuple(found)

    def _square_faults(self, window, thrust, h, v):
        fits = plotgrid.signed_squares(window, thrust) if 0 < thrust <= THRUST + 1 else ()
        if (h, v) in [tuple(s) for s in fits]:
            return ()
        return (Violation(SQUARE, f"Square {h}, {v} is not for thrust {thrust} from this ring."),)

    def _completed(self, plot):
        window = self._thrust_window(plot)
        if not 0 < plot.thrust <= THRUST + 1:
            return replace(plot, square=None, spread={})
        squares = plotgrid.signed_squares(window, plot.thrust)
        square = plot.square or tuple(sorted(squares, key=lambda s: -(s[0] * 10 + abs(s[1])))[0])
        choices = plotgrid.horizontal_choices(window, square[0])
        spread = plot.spread or dict(choices[len(choices) // 2])
        return replace(plot, square=square, spread=spread)

    def _squares(self, window, done):
        found = []
        for v in range(7, -8, -1):
            for h in range(8):
                number = math.isqrt(h * h + v * v)
                zones = [c for c in avid.Colour if (h, abs(v)) in plotgrid.vertical_squares(c, number)]
                found.append(
                    SquareView(
                        h=h,
                        v=v,
                        number=number,
                        zones=tuple(zones),
                        chosen=done.square == (h, v),
                        violations=self._square_faults(window, done.thrust, h, v),
                    )
                )
        return tuple(found)

    def _spreads(self, window, done):
        h = done.square[0] if done.square else 0
        found = []
        for n in range(1, 8) if avid.colour(window) is not avid.Colour.PURPLE else (1,):
            choices = plotgrid.horizontal_choices(window, n)
            for index, changes in enumerate(choices):
                wrong = (
                    () if n == h else (Violation(SPREAD, f"This hex is {n}; the horizontal part is {h}."),)
                )
                found.append(
                    SpreadView(
                        changes=dict(changes),
                        number=n,
                        offset=index - len(choices) // 2,
                        green=avid.colour(window) is avid.Colour.GREEN and index in (0, len(choices) - 1),
                        chosen=n == h and dict(changes) == dict(done.spread),
                        violations=wrong,
                    )
                )
        return tuple(found)

    def _pivots(self, start):
        found = []
        for window in avid.WINDOWS:
            route = avid.shortest_route(start, window)[1:]
            crossed = [
                i
                for i, (a, b) in enumerate(zip((start, *route), route, strict=False))
                if avid.is_diagonal(a, b)
            ]
            wrong = Violation(
                ROUTE, f"{avid.label(window)} is {len(route)} windows away; the rating is {PIVOT}."
            )
            found.append(
                PivotChoice(
                    window=window,
                    route=route,
                    count=len(route),
                    diagonal=crossed[0] if crossed else None,
                    midpoint=(start, *route)[half(len(route))],
                    violations=(wrong,) if len(route) > PIVOT else (),
                )
            )
        return tuple(found)

    def _rolls(self, attitude):
        found = []
        for steps in range(-6, 7):
            way = 1 if steps >= 0 else -1
            path = tuple(attitude.rolled(way * k).top for k in range(abs(steps) + 1))
            wrong = Violation(ROLLED, f"A roll of {abs(steps)} windows; the rating is {ROLL}.")
            found.append(
                RollChoice(
                    steps=steps,
                    top_path=path,
                    top_midpoint=path[half(abs(steps))],
                    top_end=path[-1],
                    violations=(wrong,) if abs(steps) > ROLL else (),
                )
            )
        return tuple(found)

    def _advice(self, draft, target):
        start = self._start(draft)
        route = self._route(draft)
        window = self._thrust_window(draft)
        done = self._completed(draft)
        faults = self._faults(draft)
        crossed = [i for i, (a, b) in enumerate(pairwise(route)) if avid.is_diagonal(a, b)]
        last = route[-1]
        following = [w for w in avid.edges(last) if w not in route]
        if not crossed:
            following += [w for w in avid.diagonals(last) if w not in route]
        edges = avid.directions(window)
        corner = len(edges) == 2
        return PlotAdvice(
            draft=draft,
            pivot_rating=Breakdown(
                title="pivot rating 4",
                total=PIVOT,
                parts=(Modifier(value=4, label="leftmost box", rule=RuleId("sits/B2.22")),),
            ),
            roll_rating=Breakdown(title="roll rating 5", total=ROLL),
            thrust_rating=Breakdown(title="thrust rating 5", total=THRUST),
            helm_choice=self.elite,
            start=start.forward,
            route=draft.route,
            route_count=len(draft.route),
            route_diagonal=crossed[0] if crossed else None,
            pivot_midpoint=route[half(len(draft.route))],
            next_windows=tuple(following),
            pivots=self._pivots(start.forward),
            rolls=self._rolls(start),
            thrusts=tuple(
                ThrustChoice(
                    thrust=n,
                    redline=n == THRUST + 1,
                    check=5 if n == THRUST + 1 else None,
                    violations=(Violation(SPENT, f"Thrust {n}; the most is {THRUST + 1}."),)
                    if n > THRUST + 1
                    else (),
                )
                for n in range(THRUST + 3)
            ),
            thrust_window=window,
            squares=self._squares(window, done),
            spreads=self._spreads(window, done),
            grid="offset" if not edges else "corner" if corner else "edge",
            grid_directions=tuple(d.letter for d in (edges or tuple(Direction))),
            waivable=self.waivable,
            violations=faults,
            suggestions=self._suggest(draft) if faults else (),
            completed=done,
            preview=None if faults else self._preview(done, route, window, target),
        )

    def _suggest(self, draft):
        mended = replace(
            draft,
            route=draft.route[:PIVOT],
            roll=max(-ROLL, min(ROLL, draft.roll)),
            thrust=min(draft.thrust, THRUST),
            square=None,
            spread={},
        )
        return (Suggestion("Stop at the rating.", mended),)

    def _preview(self, done, route, window, target):
        changes = dict(done.spread)
        if done.square and done.square[1]:
            changes["+" if done.square[1] > 0 else "-"] = abs(done.square[1])
        after = dict(self.vectors[done.ship])
        for slot, n in changes.items():
            after[slot] = after.get(slot, 0) + n
        here = self._start(done)
        middle = here.pivoted(route[: half(len(done.route)) + 1]).rolled(half(done.roll))
        end = here.pivoted(route).rolled(done.roll)
        title = self.titles[done.ship]
        poses = tuple(
            Pose(
                point=p, cell=c, level=n, attitude=attitude_view(done.ship, title, a, self.vectors[done.ship])
            )
            for p, c, n, a in (
                ("now", "0,0", 0, here),
                ("midpoint", "2,1", 0, middle),
                ("eot", "4,2", 1, end),
            )
        )
        shots = _shots(done.ship, target) if target else ()
        return TurnPreview(
            poses=poses,
            eot_undisplaced=("4,2", 0),
            displacement={s: n // 2 for s, n in changes.items() if n > 1} if not done.route else {},
            halves_after=tuple(s for s, n in changes.items() if n % 2) if not done.route else (),
            changes=changes,
            vectors_after=after,
            consolidation=("No vectors to consolidate.",),
            next_midpoint=("6,3", 1),
            next_eot=("8,4", 2),
            shots=shots,
            ghosts=(),
            courses=(
                CourseView(piece=done.ship, kind="plotted", points=(("0,0", 0), ("2,1", 0), ("4,2", 1))),
            ),
        )


def _shots(ship, target):
    """A bearing at each moment, a hex nearer each time."""
    return tuple(
        Shot(
            ship=ship,
            target=target,
            from_point=p,
            to_point=p,
            h=9 - k,
            v=-4,
            range=10 - k,
            windows=("D bl",),
            below=True,
            impact=("A bu",),
            own_axes=("C bl",),
            bears=("starboard",),
            exposed="sidewall, port",
            steps=("C1.14: true range 10.", "C1.15b: window D (blue, lower).", "C1.225: starboard can fire."),
        )
        for k, p in enumerate(("now", "midpoint", "eot"))
    )
