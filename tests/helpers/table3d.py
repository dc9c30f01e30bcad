"""Tables with ships in space, for tests and measurements of the 3D view."""

from engine.core.ids import PhaseId, PieceId, PlayerId
from engine.core.view import CounterView, CourseView, MapView, SeatView, SheetView, TableView

GREEN, RED = PlayerId("Green"), PlayerId("Red")


def ship(name: str, cell: str, level: int = 0, *, owner: PlayerId = GREEN, **more) -> CounterView:
    """A cruiser's counter."""
    given = {"art": "ca", "label": name[-1], "title": name, "facing": 0, **more}
    return CounterView(id=PieceId(name), owner=owner, map="space", cell=cell, level=level, **given)


def table_of(*counters: CounterView, columns: int = 22, rows: int = 17, courses: tuple = ()) -> TableView:
    """A table with these counters on one sheet."""
    return TableView(
        viewer=GREEN,
        turn=1,
        phase=PhaseId("plotting"),
        active=(GREEN, RED),
        prompt="",
        seats=(
            SeatView(id=GREEN, name="Green", colour="green", letter="G"),
            SeatView(id=RED, name="Red", colour="red", letter="R"),
        ),
        maps=(
            MapView(
                id="space", kind="hex", sheets=(SheetView(id="1", q=0, r=0, columns=columns, rows=rows),)
            ),
        ),
        counters=counters,
        courses=courses,
    )


def fleet(count: int) -> TableView:
    """`count` ships with markers and courses spread over a 60 x 60 map, always the same."""
    counters, courses = [], []
    for i in range(count):
        q, r, level = (i * 7) % 58, (i * 13) % 50 - ((i * 7) % 58) // 2 + 4, (i * 5) % 15 - 5
        one = ship(
            f"ship {i}",
            f"{q},{r}",
            level,
            owner=RED if i % 2 else GREEN,
            art=("dd", "ca", "bc", "sd")[i % 4],
            label=str(i + 1),
            facing=i % 12,
            pitch=(i % 4) - 1,
            roll=(i * 5) % 12,
        )
        counters.append(one)
        counters.append(
            CounterView(
                id=PieceId(f"eot {i}"),
                owner=one.owner,
                art="eot",
                kind="eot",
                of=one.id,
                map="space",
                cell=f"{q + 2},{r - 3}",
                level=level + 1,
            )
        )
        courses.append(
            CourseView(
                piece=one.id, kind="course", points=((f"{q},{r}", level), (f"{q + 2},{r - 3}", level + 1))
            )
        )
    return table_of(*counters, columns=60, rows=60, courses=tuple(courses))
