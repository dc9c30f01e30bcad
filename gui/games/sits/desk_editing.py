"""Setting ships by hand at the plot desk, where the table plays without a referee."""

from collections.abc import Callable
from typing import get_args

from engine.core.ids import PieceId, PlayerId
from engine.core.violation import Violation
from engine.rulesets.sits.commands import SetShip, Slot
from gui.games.sits.desk_reading import DeskReading


class DeskEditing(DeskReading):
    """Attitude, vectors, halves and boxes of the selected ship, one command each."""

    def _tell(self) -> None:
        """Tells all who listen to the desk."""
        raise NotImplementedError

    def edit_attitude(self, forward: str | None = None, roll: int | None = None) -> tuple[Violation, ...]:
        """Turns the ship by hand, where the table allows it."""
        return self._edit(lambda me, ship: SetShip(player=me, ship=ship, forward=forward, roll=roll))

    def edit_vector(self, slot: str, value: int) -> tuple[Violation, ...]:
        """Sets one vector by hand; the others stay."""
        attitude = self.attitude
        if attitude is None:
            return ()
        values = {s.slot: s.value for s in attitude.slots} | {slot: max(0, value)}
        vectors: dict[Slot, int] = {s: values[s] for s in get_args(Slot) if s in values}
        return self._edit(lambda me, ship: SetShip(player=me, ship=ship, vectors=vectors))

    def edit_halves(self, halves: tuple[Slot, ...]) -> tuple[Violation, ...]:
        """Sets the half-displacement triangles by hand."""
        return self._edit(lambda me, ship: SetShip(player=me, ship=ship, halves=halves))

    def edit_marked(self, track: str, boxes: int) -> tuple[Violation, ...]:
        """Marks boxes of one track by hand."""
        return self._edit(lambda me, ship: SetShip(player=me, ship=ship, marked={track: boxes}))

    def _edit(self, build: Callable[[PlayerId, PieceId], SetShip]) -> tuple[Violation, ...]:
        me = self._viewer
        if self._session is None or me is None or self._selected is None or not self.can_edit:
            return ()
        self._refused = self._session.give(build(me, self._selected))
        self._tell()
        return self._refused
