"""Where tags and notes find room, and how near a view comes: arithmetic without a window."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from gui.board.declutter import Room, Wish, lay_out
from gui.board.framing import NEAREST, ROOM, look
from gui.board.placing import beside


def wish(key, x, y, **more):
    return Wish(key=key, x=x, y=y, reach=12.0, sizes=more.pop("sizes", ((44.0, 16.0),)), **more)


def box(each, spot):
    wide, high = each.sizes[spot.form]
    x, y = each.x + spot.dx, each.y + spot.dy
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def touch(a, b):
    return a[0] < b[2] - 1e-6 and b[0] < a[2] - 1e-6 and a[1] < b[3] - 1e-6 and b[1] < a[3] - 1e-6


def test_a_tag_alone_stands_below():
    spot = lay_out([wish("a", 100, 100)], Room())["a"]
    assert (spot.dx, spot.far) == (0.0, False)
    assert spot.dy > 12 + 8


def test_a_tag_does_not_stand_before_the_nose():
    spot = lay_out([wish("a", 100, 100, nose=180.0)], Room())["a"]
    assert spot.dy < 0


def test_a_tag_takes_a_shorter_form_before_it_covers_another():
    long_or_short = wish("b", 130, 100, sizes=((200.0, 16.0), (20.0, 16.0)))
    walls = Room()
    for y in range(20, 180, 16):
        walls.take((160.0, y, 400.0, y + 16.0))
        walls.take((-200.0, y, 100.0, y + 16.0))
    assert lay_out([long_or_short], walls)["b"].form == 1


def test_a_tag_without_room_is_left_out_unless_it_must_be_seen():
    full = Room()
    full.take((0.0, 0.0, 400.0, 400.0))
    assert lay_out([wish("a", 200, 200)], full) == {}
    assert "a" in lay_out([wish("a", 200, 200, must=True)], full)


def test_a_fork_leaves_the_room_as_it_was():
    room = Room()
    room.fork().take((0.0, 0.0, 50.0, 50.0))
    assert room.free((10.0, 10.0, 20.0, 20.0))


places = st.lists(st.tuples(st.integers(0, 400), st.integers(0, 300)), min_size=1, max_size=40, unique=True)


@settings(max_examples=60, deadline=None)
@given(places)
def test_no_two_tags_touch_wherever_the_ships_are(points):
    wishes = [wish(n, x, y) for n, (x, y) in enumerate(points)]
    spots = lay_out(wishes, Room((x, y, 9.0) for x, y in points))
    boxes = [box(wishes[key], spot) for key, spot in spots.items()]
    assert not any(touch(a, b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 600), st.integers(0, 400), st.integers(30, 300), st.integers(20, 120))
def test_a_note_lies_inside_the_room_and_off_the_pointer(x, y, wide, high):
    room, corner = QRect(0, 0, 601, 401), QRect(480, 260, 110, 130)
    at, size = QPoint(x, y), QSize(wide, high)
    note = QRect(beside(at, size, room, (corner,)), size)
    assert room.contains(note)
    assert not note.contains(at)
    assert not note.intersects(corner)


spots = st.lists(
    st.tuples(st.floats(-3000, 3000), st.floats(-3000, 3000)), min_size=1, max_size=12, unique=True
)


@settings(max_examples=100, deadline=None)
@given(spots)
def test_a_look_has_all_points_in_sight_and_is_never_nearer_than_wanted(points):
    size = (900.0, 600.0)
    taken = ((12.0, 476.0, 124.0, 588.0), (700.0, 410.0, 888.0, 588.0))
    found = look(points, size, taken)
    assert found is not None
    assert found.zoom <= NEAREST
    for x, y in points:
        px, py = (x - found.x) * found.zoom + size[0] / 2, (y - found.y) * found.zoom + size[1] / 2
        margin = ROOM * found.zoom - 1e-6
        assert margin <= px <= size[0] - margin
        assert margin <= py <= size[1] - margin
        assert not any(left < px < right and top < py < bottom for left, top, right, bottom in taken)


def test_nothing_to_see_gives_no_look():
    assert look((), (900.0, 600.0), ()) is None
