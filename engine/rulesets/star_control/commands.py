"""What a player may ask for in Star Control, and what he may ask about."""

from dataclasses import dataclass
from typing import Literal

from engine.core.command import Command, Question
from engine.core.ids import PieceId
from engine.core.table import SetEnforcement

Built = Literal["starbase", "colony", "mine", "fortification"]
"""What the construction phase can place (CON.starbase, CON.colony, CON.mine, CON.fortification)."""
FireMode = Literal["main", "long", "extreme", "limpet", "fragment", "dogi", "song", "laser", "glory"]
"""The weapon or manner of an attack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceStarbase(Command):
    """Place one's first Starbase in one's end column of the starmap (SET.starbase)."""

    kind: Literal["star-control.place_starbase"] = "star-control.place_starbase"
    cell: str
    """"q,r"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proceed(Command):
    """End the phase, and go on to the next one in which something can be done (TURN.phases)."""

    kind: Literal["star-control.proceed"] = "star-control.proceed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer(Command):
    """Put ships into another Fleet in the same hex, or with None into a new one (MOV.rearrange)."""

    kind: Literal["star-control.transfer"] = "star-control.transfer"
    ships: tuple[PieceId, ...]
    fleet: PieceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveFleet(Command):
    """Move a Fleet hex by hex (MOV.one, MOV.two)."""

    kind: Literal["star-control.move_fleet"] = "star-control.move_fleet"
    fleet: PieceId
    path: tuple[str, ...]
    """The cells entered, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Command):
    """Attack an enemy Fleet in a neighbouring hex: a battle begins (BAT.attack)."""

    kind: Literal["star-control.attack"] = "star-control.attack"
    fleet: PieceId
    target: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Construct(Command):
    """Build an installation or a Starbase where one has a ship (CON.one)."""

    kind: Literal["star-control.construct"] = "star-control.construct"
    cell: str
    built: Built


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildShip(Command):
    """Buy a random ship at a Starbase, for a Fleet there or with None a new one (BLD.price)."""

    kind: Literal["star-control.build"] = "star-control.build"
    cell: str
    fleet: PieceId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Besiege(Command):
    """Bombard a Fortress in a neighbouring hex (BES.attack)."""

    kind: Literal["star-control.besiege"] = "star-control.besiege"
    fleet: PieceId
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scuttle(Command):
    """Give ships up for a Starbuck each (END.scuttle)."""

    kind: Literal["star-control.scuttle"] = "star-control.scuttle"
    ships: tuple[PieceId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Command):
    """Set a ship up in one's end column of the tactical map, or move it there (BAT.deploy)."""

    kind: Literal["star-control.deploy"] = "star-control.deploy"
    unit: PieceId
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Command):
    """All one's ships are set up."""

    kind: Literal["star-control.ready"] = "star-control.ready"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveShip(Command):
    """Move a ship on the tactical map (STAT.speed)."""

    kind: Literal["star-control.move"] = "star-control.move"
    unit: PieceId
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fire(Command):
    """Attack a ship (BAT.hit)."""

    kind: Literal["star-control.fire"] = "star-control.fire"
    unit: PieceId
    target: PieceId
    mode: FireMode = "main"


@dataclass(frozen=True, slots=True, kw_only=True)
class Launch(Command):
    """Launch a Fighter Squad from a Dreadnaught into a free hex beside it (UQ.launch)."""

    kind: Literal["star-control.launch"] = "star-control.launch"
    unit: PieceId
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Retro(Command):
    """Switch on a Drone's retro-propulsion at the start of its action (UM.retro)."""

    kind: Literal["star-control.retro"] = "star-control.retro"
    unit: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish(Command):
    """A ship's action of this battle turn is over (AMB.a05)."""

    kind: Literal["star-control.finish"] = "star-control.finish"
    unit: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class EndBattleTurn(Command):
    """All one's ships have acted; in the End Segment: all is changed that shall be (BAT.end-segment)."""

    kind: Literal["star-control.end_turn"] = "star-control.end_turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reconfigure(Command):
    """Change a ship into its other form in the End Segment (AN.to-comet, AN.to-guardian, MM.to-fighter)."""

    kind: Literal["star-control.reconfigure"] = "star-control.reconfigure"
    unit: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseShield(Command):
    """Activate a Terminator's force field in the End Segment (YE.shield)."""

    kind: Literal["star-control.shield"] = "star-control.shield"
    unit: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class SetFleet(Command):
    """Set a Fleet down as the table has it: adviser and free enforcement only."""

    kind: Literal["star-control.set_fleet"] = "star-control.set_fleet"
    fleet: PieceId
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUnit(Command):
    """Set a ship of a battle as the table has it: adviser and free enforcement only."""

    kind: Literal["star-control.set_unit"] = "star-control.set_unit"
    unit: PieceId
    cell: str | None = None
    """None leaves it where it is."""
    damage: int | None = None
    """None leaves it as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetMoney(Command):
    """Set a side's Starbucks as the table has them: adviser and free enforcement only."""

    kind: Literal["star-control.set_money"] = "star-control.set_money"
    side: str
    amount: int


StarControlCommand = (
    PlaceStarbase
    | Proceed
    | Transfer
    | MoveFleet
    | Attack
    | Construct
    | BuildShip
    | Besiege
    | Scuttle
    | Deploy
    | Ready
    | MoveShip
    | Fire
    | Launch
    | Retro
    | Finish
    | EndBattleTurn
    | Reconfigure
    | RaiseShield
    | SetFleet
    | SetUnit
    | SetMoney
    | SetEnforcement
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey(Question):
    """All that this seat may know, as the rules keep it; for players that are programs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskReach(Question):
    """Where could this Fleet or ship of the battle go now?"""

    piece: PieceId


@dataclass(frozen=True, slots=True, kw_only=True)
class AskShot(Question):
    """What would this attack do, from where the ship stands or from another cell?"""

    unit: PieceId
    target: PieceId
    mode: FireMode = "main"
    cell: str | None = None
    """None: from where it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskWeapons(Question):
    """What can this ship of the battle attack with, and whom?"""

    unit: PieceId
    cell: str | None = None
    """None: from where it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AskSiege(Question):
    """How likely does this Fleet destroy a Fortress?"""

    fleet: PieceId
    cell: str
