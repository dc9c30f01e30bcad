"""Aiming beams: one weapon at a time, or all that hurt."""

from engine.core.violation import blocking
from engine.rulesets.sits.combat_commands import Aim
from engine.rulesets.sits.combat_view import BeamLine, Distribution
from gui.games.sits.combat.combat_reading import CombatReading
from gui.speech import tr, trn


class BeamsDesk(CombatReading):
    """The beams of the ship."""

    def lines(self) -> tuple[BeamLine, ...]:
        """The beams of the ship against the target, those that hurt first."""
        sheet = self.beams
        lines = [line for line in sheet.lines if line.target == self.target] if sheet is not None else []
        return tuple(sorted(lines, key=lambda line: not useful(line)))

    @property
    def beam(self) -> BeamLine | None:
        """The beam weapon in hand, against the target."""
        lines = self.lines()
        return next((line for line in lines if line.weapon == self._beam), lines[0] if lines else None)

    def choose_beam(self, weapon: str) -> None:
        """Takes a beam weapon in hand."""
        if weapon != self._beam:
            self._beam = weapon
            self._tell()

    def aim(self, line: BeamLine, count: int, *, window: str = "", axis: str = "") -> bool:
        """Aims so many beams of a weapon; 0 takes the aim back."""
        if self.me is None or self.ship is None:
            return False
        self._beam = line.weapon
        order = Aim(
            player=self.me,
            ship=self.ship,
            weapon=line.weapon,
            target=line.target,
            count=count,
            window=window,
            axis=axis,
        )
        return not self._table.give(order)

    def aim_all(self) -> None:
        """Aims all free beams that hurt, each where it hurts most."""
        sheet = self.beams
        aimed = 0
        for weapon in dict.fromkeys(line.weapon for line in sheet.lines) if sheet is not None else ():
            lines = [line for line in sheet.lines if line.weapon == weapon and hurts(line)] if sheet else []
            if lines:
                line = max(lines, key=lambda each: expected(each.hits))
                if self.aim(line, line.aimed + line.free):
                    aimed += line.free
        self.said = (
            trn("{count} beams aimed.", "{count} beams aimed.", aimed)
            if aimed
            else tr("No beam that is free can hurt anybody from here.")
        )
        self._tell()


def expected(chances: Distribution) -> float:
    """The mean of a distribution."""
    return sum(number * chance for number, chance in chances.items())


def useful(line: BeamLine) -> bool:
    """Whether a weapon could do harm there, aimed already or not."""
    return line.left > 0 and line.damage > 0 and not blocking(line.violations)


def hurts(line: BeamLine) -> bool:
    """Whether free beams of a weapon could do harm there."""
    return line.free > 0 and line.damage > 0 and not blocking(line.violations) and expected(line.hits) > 0
