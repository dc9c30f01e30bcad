"""Seats at games of Star Control, and a battle laid out for a window or a desk."""

from __future__ import annotations

from engine import library
from engine.core.bus import UndoPolicy
from engine.core.game import new_game
from engine.core.ids import PieceId, PlayerId
from engine.core.session import Session
from engine.rulesets.star_control.commands import Attack, Deploy, Proceed, Ready

ALLIANCE, HIERARCHY = PlayerId("Alliance"), PlayerId("Hierarchy")
HF1, AF1 = PieceId("HF1"), PieceId("AF1")


def cell(column: int, row: int) -> str:
    """A cell by its printed column and row."""
    return f"{column - 1},{row - 1 - (column - 1) // 2}"


def scenario(name: str) -> dict:
    """A shipped scenario."""
    return next(dict(s) for s in library.scenarios("star-control") if s["id"] == name)


def drawn(rows: list[str], *, hierarchy: dict, alliance: dict, **options) -> dict:
    """A scenario with a drawn starmap; the Hierarchy begins unless told otherwise."""
    return {
        "id": "drawn",
        "title": "A drawn map",
        "starmap": rows,
        "options": {
            "first": "Hierarchy",
            "galactic_columns": len(rows[0]),
            "galactic_rows": len(rows),
            **options,
        },
        "start": {"Hierarchy": hierarchy, "Alliance": alliance},
    }


class Seats:
    """A game with both of its seats."""

    def __init__(self, data: dict | None = None, *, seed: int = 3) -> None:
        rules = library.create("star-control")
        self.game = new_game(rules, data or scenario("fleet-action"), {}, seed=seed, policy=UndoPolicy.OPEN)
        self.seats = {side: Session(self.game, side) for side in (ALLIANCE, HIERARCHY)}

    def __getitem__(self, side: PlayerId) -> Session:
        return self.seats[side]

    @property
    def acting(self) -> PlayerId:
        """The side that the game waits for."""
        return self.seats[ALLIANCE].view().active[0]

    def give(self, command) -> None:
        """Gives a command that must be legal."""
        refused = self.seats[command.player].give(command)
        assert refused == (), [str(each) for each in refused]

    def proceed(self, times: int = 1) -> None:
        """Whoever is to act ends the phase."""
        for _ in range(times):
            self.give(Proceed(player=self.acting))

    def go_to(self, phase: str) -> None:
        """Ends phases until this one is reached; those in which nothing can be done are passed over."""
        for _ in range(9):
            if self.seats[ALLIANCE].view().phase == phase:
                return
            self.proceed()
        raise AssertionError(f"the {phase} phase is passed over")

    def fight(self, places: dict[str, tuple[int, int]] | None = None) -> None:
        """HF1 attacks AF1, and both set up: column 1 and 15, from the top, unless places are given."""
        self.proceed()
        self.give(Attack(player=HIERARCHY, fleet=HF1, target=AF1))
        for _ in range(2):
            side = self.acting
            offers = [o for o in self[side].view().offers if o.kind == "star-control.deploy"]
            for offer, goal in zip(offers, offers[0].cells, strict=False):
                where = cell(*places[offer.piece]) if places and offer.piece in places else goal
                self.give(Deploy(player=side, unit=offer.piece, cell=where))
            self.give(Ready(player=side))


def near_duel(hierarchy: list[str], alliance: list[str]) -> dict:
    """Two Fleets beside each other, and the narrowest battlefield."""
    return drawn(
        [".....", ".....", ".....", "....."],
        hierarchy={"starbases": [[1, 1]], "fleets": [{"at": [2, 2], "ships": hierarchy}]},
        alliance={"starbases": [[5, 1]], "fleets": [{"at": [3, 2], "ships": alliance}]},
        tactical_columns=11,
        tactical_rows=7,
    )
