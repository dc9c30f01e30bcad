"""What is looked at first: the zone to deploy in, or the own ships and the enemy by distance."""

from __future__ import annotations

from dataclasses import replace

from engine.core.view import Offer
from gui.presenters.first_look import first_look
from tests.helpers.board_tables import GREEN, RED, cell, marker, ship, table

OWN = ship("own", GREEN, "ca", (5, 5))
NEAR = ship("near", RED, "ca", (8, 5))
AWAY = ship("away", RED, "ca", (15, 5))


def test_the_own_ships_their_markers_and_the_nearest_enemy_must_be_seen():
    found = first_look(table(AWAY, NEAR, OWN, marker("eot", OWN, (5, 2), 0)))
    assert set(found.must) == {cell(5, 5), cell(5, 2), cell(8, 5)}
    assert found.more == (cell(15, 5),)


def test_in_setup_the_zone_and_what_stands_in_it_must_be_seen():
    zone = (cell(1, 1), cell(2, 1))
    found = first_look(replace(table(OWN, NEAR), offers=(Offer(kind="deploy", title="", cells=zone),)))
    assert set(found.must) == {*zone, cell(5, 5)}


def test_a_spectator_sees_all():
    assert set(first_look(table(OWN, AWAY, viewer=None)).must) == {cell(5, 5), cell(15, 5)}


def test_without_own_ships_all_others_are_seen():
    assert set(first_look(table(NEAR, AWAY)).must) == {cell(8, 5), cell(15, 5)}


def test_an_empty_map_asks_for_nothing():
    assert first_look(table(ship("late", GREEN, "ca", None))).must == ()
