"""Tables to draw: a small fight between two sides, and a crowd for measuring."""

from __future__ import annotations

from dataclasses import replace

from engine.core.command import Command
from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.core.view import CounterView, CourseView, MapView, SeatView, SheetView, TableView

GREEN, RED = PlayerId("green"), PlayerId("red")
SEATS = (
    SeatView(id=GREEN, name="Manticore", colour="green", letter="G", viewpoint="A"),
    SeatView(id=RED, name="Haven", colour="red", letter="R", viewpoint="D"),
)


def board(columns=20, rows=14, second=False):
    """A map of one sheet, or of two side by side."""
    sheets = [SheetView(id="1", q=0, r=0, columns=columns, rows=rows)]
    if second:
        sheets.append(SheetView(id="2", q=columns, r=-(columns // 2), columns=columns, rows=rows))
    return MapView(id="space", kind="hex", title="Space", sheets=tuple(sheets))


def cell(column, row):
    """The cell in a column and row, both from 1."""
    q = column - 1
    return f"{q},{row - 1 - q // 2}"


def ship(name, owner, art, at, **more):
    """A ship's counter; `at` is (column, row) or None for the tray."""
    title = more.pop("title", name.title())
    return CounterView(
        id=PieceId(name),
        owner=owner,
        art=art,
        map="space",
        cell=None if at is None else cell(*at),
        title=title,
        **more,
    )


def marker(kind, of, at, level, **more):
    """A midpoint or end of turn marker of a ship."""
    return CounterView(
        id=PieceId(f"{of.id}:{kind}"),
        owner=of.owner,
        art=kind,
        map="space",
        cell=cell(*at),
        label=of.label,
        kind=kind,
        of=of.id,
        level=level,
        **more,
    )


def table(*counters, courses=(), viewer=GREEN, maps=None, **more):
    """A view of the table."""
    return TableView(
        viewer=viewer,
        turn=3,
        phase=PhaseId("plot"),
        active=(GREEN, RED),
        prompt="Plot your ships.",
        seats=SEATS,
        maps=(maps if maps is not None else board(),),
        counters=tuple(counters),
        courses=tuple(courses),
        **more,
    )


def fight():
    """Two sides on a double sheet, with markers, trails, coasting paths and a stack."""
    star = ship(
        "star-knight",
        GREEN,
        "ca",
        (8, 9),
        label="1",
        facing=2,
        pitch=1,
        roll=1,
        level=18,
        movable=True,
        badges=("plotted",),
    )
    reliant = ship(
        "reliant", GREEN, "bc", (6, 11), label="2", facing=1, level=5, movable=True, badges=("committed",)
    )
    apollo = ship("apollo", GREEN, "cl", (11, 12), label="3", facing=0, roll=6, level=3, movable=True)
    falcon = ship("falcon", GREEN, "dd", (4, 8), label="4", facing=3, pitch=-2, level=-1, movable=True)
    havoc = ship("havoc", RED, "dd", (17, 5), label="1", facing=8, level=0, pitch=2)
    sultan = ship("sultan", RED, "bc", (19, 6), label="2", facing=8, roll=10, level=7)
    sword = ship("sword", RED, "ca", (19, 6), label="3", facing=9, roll=4, level=-4)
    mars = ship("mars", RED, "ca", (19, 6), label="4", facing=7, level=2)
    bulk = ship("samarkand", None, "ms", (23, 11), facing=6, level=0)
    spear = ship("conqueror", RED, "cl", (23, 4), label="5", facing=None, pitch=3, level=12)
    waiting = [
        ship("warrior", GREEN, "ca", None, label="5", facing=2, movable=True),
        ship("brilliance", GREEN, "cl", None, label="6", facing=2, movable=True),
        ship("sample", GREEN, "sd", None, label="7", facing=2, movable=True),
    ]
    counters = [
        star, reliant, apollo, falcon, havoc, sultan, sword, mars, bulk, spear, *waiting,
        marker("midpoint", star, (10, 8), 19),
        marker("eot", star, (12, 7), 20),
        marker("midpoint", havoc, (15, 6), 0),
        marker("eot", havoc, (13, 7), -1),
        marker("midpoint", apollo, (11, 11), 3),
        marker("eot", apollo, (11, 10), 2),
    ]  # fmt: skip
    courses = [
        CourseView(
            piece=star.id, kind="trail", points=((cell(3, 11), 14), (cell(5, 10), 16), (cell(8, 9), 18))
        ),
        CourseView(
            piece=star.id, kind="course", points=((cell(8, 9), 18), (cell(10, 8), 19), (cell(12, 7), 20))
        ),
        CourseView(
            piece=star.id,
            kind="coast",
            points=((cell(12, 7), 20), (cell(16, 5), 22), (cell(20, 3), 24)),
            turns=(0, 4, 5),
        ),
        CourseView(piece=havoc.id, kind="trail", points=((cell(21, 3), 2), (cell(17, 5), 0))),
        CourseView(
            piece=havoc.id, kind="course", points=((cell(17, 5), 0), (cell(15, 6), 0), (cell(13, 7), -1))
        ),
        CourseView(
            piece=apollo.id, kind="course", points=((cell(11, 12), 3), (cell(11, 11), 3), (cell(11, 10), 2))
        ),
    ]
    there = {"id": PieceId("plot"), "kind": "ghost", "of": star.id, "cell": cell(13, 8)}
    ghost = replace(star, **there, facing=3, level=20, pitch=2, badges=())
    flown = ((cell(8, 9), 18), (cell(10, 8), 19), (cell(13, 8), 20))
    plotted = ((ghost,), (CourseView(piece=star.id, kind="plotted", points=flown),))
    return table(*counters, courses=courses, maps=board(14, 14, second=True)), plotted


def crowd(count=300, columns=60, rows=60):
    """Many ships spread evenly over a large map, each with an attitude of its own."""
    arts = ("dd", "cl", "ca", "bc", "sd", "ms", "lac")
    ships = []
    for n in range(count):
        ships.append(
            ship(
                f"s{n:03d}",
                (GREEN, RED)[n % 2],
                arts[n % 7],
                (n % 20 * columns // 20 + 1, n // 20 * rows * 20 // count + 1 + n % 2),
                label=str(n // 2 + 1),
                facing=n % 12,
                pitch=n % 7 - 3,
                roll=n % 5,
                level=n % 40 - 20,
                movable=True,
            )
        )
    return table(*ships, maps=board(columns, rows))


class FakePeek:
    """What a session would say to a command."""

    def __init__(self, violations=(), view=None):
        self.violations = tuple(violations)
        self.view = view


class FakeSession:
    """Proposes one command for each gesture, and answers with what the test put in."""

    def __init__(self, violations=(), view=None):
        self.violations = tuple(violations)
        self.view = view
        self.proposed, self.peeked, self.given = [], [], []
        self.understands = True

    def propose(self, gesture):
        self.proposed.append(gesture)
        return Command(player=gesture.by) if self.understands else None

    def peek(self, command):
        self.peeked.append(command)
        return FakePeek(self.violations, self.view)

    def give(self, command):
        self.given.append(command)
        return self.violations
