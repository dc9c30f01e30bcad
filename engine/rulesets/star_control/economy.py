"""Money: income, building installations, buying ships and scuttling them."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.ids import PieceId, PlayerId
from engine.core.rulebook import Stage
from engine.core.ruleset import Resolution
from engine.core.violation import Violation
from engine.rulesets.star_control import tables
from engine.rulesets.star_control.book import book, note, rule, ships, starbucks
from engine.rulesets.star_control.commands import BuildShip, Built, Construct, Scuttle
from engine.rulesets.star_control.fleets import (
    FLEET_DEF,
    FLEET_MAX,
    MOST_SHIPS,
    PILE,
    drawn,
    joined,
    name,
    pile,
)
from engine.rulesets.star_control.galaxy import GAL_MAP, nearest_starbase, words
from engine.rulesets.star_control.hexes import holds, name_of
from engine.rulesets.star_control.state import Installation, Kind, Sector, StarControlState, World
from engine.rulesets.star_control.units import unit

EQ_STARBUCKS = rule("EQ.starbucks")
INC_MINE = rule("INC.mine")
INC_COLONY = rule("INC.colony")
INC_STARBASE = rule("INC.starbase")
CON_ONE = rule("CON.one")
CON_STARBASE = rule("CON.starbase")
CON_SPACING = rule("CON.starbase-spacing")
CON_LIMIT = rule("CON.starbase-limit")
CON_COLONY = rule("CON.colony")
CON_MINE = rule("CON.mine")
CON_FORTIFICATION = rule("CON.fortification")
BLD_PRICE = rule("BLD.price")
BLD_PLACE = rule("BLD.place")
BLD_LIMIT = rule("BLD.limit")
END_SCUTTLE = rule("END.scuttle")

_SITES: dict[Built, tuple[Kind | World, str]] = {
    "starbase": (Kind.VOID, CON_STARBASE),
    "colony": (World.LIFE, CON_COLONY),
    "mine": (World.MINERAL, CON_MINE),
    "fortification": (World.DEAD, CON_FORTIFICATION),
}
BUILT: tuple[Built, ...] = ("mine", "colony", "fortification", "starbase")


# --- income


def income_parts(state: StarControlState, side: PlayerId) -> tuple[tuple[Installation, int, int], ...]:
    """Each kind that pays, how many a side controls, and what they pay together (INC.mine, AMB.a24)."""
    kinds = (Installation.MINE, Installation.COLONY, Installation.STARBASE)
    counted = ((kind, len(state.installations(side, kind))) for kind in kinds)
    return tuple((kind, n, n * tables.number("income", kind.value)) for kind, n in counted)


def income(state: StarControlState, side: PlayerId) -> int:
    """INC.mine, INC.colony, INC.starbase: what a side gets in its Starbucks phase."""
    return sum(pay for _, _, pay in income_parts(state, side))


def paid_income(state: StarControlState) -> Resolution[StarControlState]:
    """The Starbucks phase of the side whose turn it is."""
    side = state.mover
    gain = income(state, side)
    parts = ", ".join(
        f"{n} {(kind.plural if n > 1 else kind.value).title()}: {pay}"
        for kind, n, pay in income_parts(state, side)
        if n
    )
    text = f"The {side} gets {starbucks(gain)} ({parts or 'nothing pays'})."
    return Resolution(state=state.paid(side, -gain), events=(note(text, INC_MINE),))


# --- construction


def price(what: str) -> int:
    """A price in Starbucks."""
    return tables.number("prices", what)


def can_pay(state: StarControlState, side: PlayerId, amount: int, what: str) -> Iterator[Violation]:
    """EQ.starbucks: nothing is bought that can't be paid in full."""
    if state.money[side] < amount:
        yield Violation(
            EQ_STARBUCKS, f"{what} costs {starbucks(amount)}; the {side} has {state.money[side]}."
        )


def site_is_on_the_map(state: StarControlState, command: Construct | BuildShip) -> Iterator[Violation]:
    """GAL.hex-map: things are built in hexes of the starmap."""
    if not holds(state.board, command.cell):
        yield Violation(GAL_MAP, f"There is no hex {name_of(command.cell)} on the starmap.")


book.check(Construct, stage=Stage.FORM)(site_is_on_the_map)
book.check(BuildShip, stage=Stage.FORM)(site_is_on_the_map)


@book.check(Construct)
def construction_can_be_paid(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """EQ.starbucks: the price of the installation."""
    yield from can_pay(state, command.player, price(command.built), f"A {command.built.title()}")


@book.check(Construct)
def builder_is_there(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """CON.starbase, CON.colony, CON.mine, CON.fortification: in a hex with one of the builder's ships."""
    if state.holder(command.cell) != command.player:
        _, number = _SITES[command.built]
        yield Violation(
            rule(number.partition("/")[2]),
            f"You have no ship in {name_of(command.cell)}.",
            cells=(command.cell,),
        )


@book.check(Construct)
def site_is_right(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """CON.starbase to CON.fortification: each is built on its own kind of hex."""
    sector = state.sectors[command.cell]
    wanted, number = _SITES[command.built]
    if (sector.world if isinstance(wanted, World) else sector.kind) is not wanted:
        site = f"{wanted.value.title()} World" if isinstance(wanted, World) else wanted.value.title()
        yield Violation(
            rule(number.partition("/")[2]),
            f"A {command.built.title()} is built on a {site}; {name_of(command.cell)} is: {words(sector)}.",
            cells=(command.cell,),
        )


@book.check(Construct)
def site_is_free(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """CON.one: one installation in a world, whoever owns it."""
    sector = state.sectors[command.cell]
    if sector.installation is not None and command.built != "starbase":
        yield Violation(CON_ONE, f"{name_of(command.cell)} holds one already: {words(sector)}.")


@book.check(Construct)
def starbases_keep_apart(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """CON.starbase-spacing: neither in nor next to the hex of any Starbase (AMB.a21)."""
    if command.built != "starbase":
        return
    near = nearest_starbase(state, command.cell)
    if near is not None and near < 2:
        where = "in" if near == 0 else "next to"
        yield Violation(CON_SPACING, f"{name_of(command.cell)} is {where} the hex of a Starbase.")


@book.check(Construct)
def starbases_are_supported(state: StarControlState, command: Construct) -> Iterator[Violation]:
    """CON.starbase-limit: no Starbase while there are more of them than Colonies and Mines (AMB.a20)."""
    if command.built != "starbase":
        return
    side = command.player
    bases, colonies, mines = (
        len(state.installations(side, kind))
        for kind in (Installation.STARBASE, Installation.COLONY, Installation.MINE)
    )
    together = state.options.starbase_limit == "together"
    if bases > (colonies + mines if together else min(colonies, mines)):
        counted = "together" if together else "each for itself"
        yield Violation(
            CON_LIMIT,
            f"You have {bases} Starbases and only {colonies} Colonies and {mines} Mines (counted {counted}).",
        )


@book.resolve(Construct)
def construct(state: StarControlState, command: Construct, _dice: Dice) -> Resolution[StarControlState]:
    """CON.one: paid and placed at once."""
    side, cost = command.player, price(command.built)
    sector = replace(
        state.sectors[command.cell], installation=Installation(command.built), owner=side, built=0
    )
    state = state.with_sector(command.cell, sector).paid(side, cost)
    text = f"The {side} builds a {command.built.title()} in {name_of(command.cell)} for {starbucks(cost)}."
    return Resolution(state=state, events=(note(text, rule(_SITES[command.built][1].partition("/")[2])),))


def constructions(state: StarControlState, side: PlayerId) -> Iterator[Construct]:
    """All that a side could build now by the rules."""
    for cell in sorted({fleet.cell for fleet in state.of_side(side)}):
        for built in BUILT:
            command = Construct(player=side, cell=cell, built=built)
            if _may_fit(state.sectors[cell], built) and not _faults(state, command):
                yield command


def _may_fit(sector: Sector, built: Built) -> bool:
    wanted = _SITES[built][0]
    return sector.installation is None and wanted in (sector.kind, sector.world)


def _faults(state: StarControlState, command: Construct) -> bool:
    checks = (construction_can_be_paid, builder_is_there, site_is_right, site_is_free)
    more = (starbases_keep_apart, starbases_are_supported)
    return any(True for check in (*checks, *more) for _ in check(state, command))


# --- buying ships


@book.check(BuildShip, stage=Stage.FORM)
def there_is_a_counter_to_draw(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """PILE.def, AMB.a39: an empty pile sells nothing."""
    if command.player in state.players and not pile(state, command.player):
        yield Violation(PILE, "Your Fleet Pile is empty.")


@book.check(BuildShip, stage=Stage.FORM)
def new_ship_has_a_fleet(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """BLD.place, AMB.a18: a new ship joins a Fleet of its owner at the Starbase, or is one of its own."""
    if command.fleet is None:
        return
    fleet = state.fleets.get(command.fleet)
    if fleet is None or fleet.owner != command.player:
        yield Violation(FLEET_DEF, f"You have no Fleet {command.fleet}.")
    elif fleet.cell != command.cell:
        yield Violation(BLD_PLACE, f"Fleet {fleet.id} is not in {name_of(command.cell)}.", (fleet.id,))


@book.check(BuildShip)
def ship_can_be_paid(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """BLD.price: 2 Starbucks."""
    yield from can_pay(state, command.player, price("ship"), "A ship")


@book.check(BuildShip)
def built_at_a_starbase(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """BLD.place: in the hex of one's own Starbase."""
    sector, where = state.sectors[command.cell], name_of(command.cell)
    if sector.installation is not Installation.STARBASE or sector.owner != command.player:
        yield Violation(BLD_PLACE, f"You have no Starbase in {where}.", cells=(command.cell,))
    if state.holder(command.cell) not in (None, command.player):
        yield Violation(BLD_PLACE, f"An enemy Fleet is in {where}.", cells=(command.cell,))


@book.check(BuildShip)
def one_ship_a_turn(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """BLD.limit: each Starbase builds one ship a turn."""
    if state.turn and state.sectors[command.cell].built == state.turn:
        yield Violation(BLD_LIMIT, f"The Starbase in {name_of(command.cell)} has built its ship this turn.")


@book.check(BuildShip)
def fleet_has_room(state: StarControlState, command: BuildShip) -> Iterator[Violation]:
    """FLEET.max: at most 7 ships."""
    if command.fleet is not None and len(state.fleets[command.fleet].ships) >= MOST_SHIPS:
        yield Violation(FLEET_MAX, f"Fleet {command.fleet} has {MOST_SHIPS} ships, which is the most.")


@book.resolve(BuildShip)
def build_ship(state: StarControlState, command: BuildShip, dice: Dice) -> Resolution[StarControlState]:
    """BLD.price: paid first, then drawn (AMB.a39)."""
    side, cell = command.player, command.cell
    state = state.paid(side, price("ship"))
    ship = drawn(state, side, dice, f"BLD.price ship of the {side} at {name_of(cell)}")
    state = state.with_sector(cell, replace(state.sectors[cell], built=state.turn))
    state = joined(state, side, cell, ship, command.fleet)
    text = f"The {side} builds {unit(ship.code).title} ({name(state, ship.id)}) at {name_of(cell)}."
    return Resolution(state=state, events=(note(text, BLD_PRICE, ship.id),))


def building_sites(state: StarControlState, side: PlayerId) -> tuple[str, ...]:
    """The Starbases at which a side could buy a ship now by the rules."""
    if state.money[side] < price("ship") or not pile(state, side):
        return ()
    return tuple(
        cell
        for cell in state.installations(side, Installation.STARBASE)
        if state.sectors[cell].built != state.turn and state.holder(cell) in (None, side)
    )


# --- scuttling


@book.check(Scuttle, stage=Stage.FORM)
def ships_to_scuttle_are_ones_own(state: StarControlState, command: Scuttle) -> Iterator[Violation]:
    """END.scuttle: a player gives up his own ships, each once."""
    own = {ship for fleet in state.of_side(command.player) for ship in fleet.ships}
    if not command.ships or len(set(command.ships)) != len(command.ships):
        yield Violation(END_SCUTTLE, "Name the ships to scuttle, each of them once.")
    for ship in command.ships:
        if ship not in own:
            yield Violation(END_SCUTTLE, f"{ship} is no ship of yours on the starmap.", (ship,))


@book.resolve(Scuttle)
def scuttle(state: StarControlState, command: Scuttle, _dice: Dice) -> Resolution[StarControlState]:
    """END.scuttle: 1 Starbuck for each; the counters go back to the pile (AMB.a17)."""
    gain = len(command.ships) * tables.number("income", "scuttled ship")
    names = ", ".join(name(state, PieceId(ship)) for ship in command.ships)
    state = state.without_ships(frozenset(command.ships)).paid(command.player, -gain)
    text = f"The {command.player} scuttles {ships(len(command.ships))} ({names}) for {starbucks(gain)}."
    return Resolution(state=state, events=(note(text, END_SCUTTLE),))
