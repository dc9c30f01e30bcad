"""How the strong opponent fights: every ship weighs what it can do to the enemy against what awaits it."""

from dataclasses import dataclass, replace

from engine.core.command import Command
from engine.core.ids import PieceId, PlayerId
from engine.players.star_control.worth import worth
from engine.rulesets.star_control.battle.action import reachable
from engine.rulesets.star_control.battle.course import may_change
from engine.rulesets.star_control.battle.powers import launch_cells, retro_possible
from engine.rulesets.star_control.battle.profile import (
    Weapon,
    attacks_left,
    battle_of,
    crew,
    stat,
    weapons,
)
from engine.rulesets.star_control.commands import (
    Deploy,
    EndBattleTurn,
    Fire,
    Launch,
    MoveShip,
    RaiseShield,
    Ready,
    Reconfigure,
    Retro,
)
from engine.rulesets.star_control.hexes import column, distance, place_of
from engine.rulesets.star_control.moves import FIRE_MODES
from engine.rulesets.star_control.ships import (
    AVENGER,
    COMET,
    DREADNAUGHT,
    FIGHTER,
    GUARDIAN,
    SKIFF,
    TERMINATOR,
    X_FORM,
    cone_may_stop,
)
from engine.rulesets.star_control.state import Battle, Stage, StarControlState, Unit
from engine.rulesets.star_control.units import unit

# All values are whole numbers; damage and chances count in thousandths of a ship's worth.
CAUTION = 45
"""How much threat weighs against effect, in hundredths."""
DRIVE = 4
"""How much each hex nearer to the enemy is worth, in thousandths of a ship's worth."""


@dataclass(frozen=True, slots=True)
class Shot:
    """An attack as the opponent values it."""

    value: int
    mode: str
    target: PieceId
    cell: str
    range: int
    cloaked: bool
    """The target is an Avenger: only when nothing else is in range."""


@dataclass(frozen=True, slots=True)
class Menace:
    """An enemy as it threatens us: from so far away, with so much damage."""

    cell: str
    reach: int
    damage: int
    """In hundredths, by what it hits with on a ship that no Turn helps."""
    aim: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What a ship had best do: fire from where it is, or go somewhere, or both."""

    score: int
    cell: str | None
    """None: stay."""
    shot: Shot | None


class Tactics:
    """One battle turn's thinking; made anew for every decision, cheap enough for that."""

    def __init__(self, state: StarControlState, side: PlayerId) -> None:
        self.state = state
        self.side = side
        self.battle: Battle = battle_of(state)
        self.own = [m for m in self.battle.of_side(side) if m.cell is not None]
        self.enemies = [m for m in self.battle.of_side(self.battle.other(side)) if m.cell is not None]
        self.menaces = [self._menace(enemy) for enemy in self.enemies]
        self.worths = {m.id: self._worth(m) for m in (*self.own, *self.enemies)}
        self.turns = {m.id: stat(state, m, "turn") for m in (*self.own, *self.enemies)}
        self.rooms = {m.id: max(1, crew(state, m) + 1 - m.damage) for m in (*self.own, *self.enemies)}
        self._exposed: dict[PieceId, list[tuple[str, int, int]]] = {}
        self._near: dict[str, int] = {}

    def _worth(self, member: Unit) -> int:
        return worth(self.state, {COMET: GUARDIAN, FIGHTER: X_FORM}.get(member.code, member.code))

    def _menace(self, enemy: Unit) -> Menace:
        arms = weapons(self.state, enemy)
        speed = stat(self.state, enemy, "speed")
        best = max(arms, key=lambda arm: arm.damage * arm.aim)
        reach = max(arm.range for arm in arms if arm.damage) if any(a.damage for a in arms) else 0
        attacks = unit(enemy.code).attacks
        return Menace(enemy.cell or "", speed + reach, best.damage * attacks * 100, best.aim)

    # --- values

    def shots(self, member: Unit) -> list[Shot]:
        """What the ship could do to each enemy with each weapon, wherever it stands; the best first."""
        found = [
            Shot(
                self._effect(member, arm, enemy),
                arm.mode,
                enemy.id,
                enemy.cell or "",
                arm.range,
                enemy.code == AVENGER,
            )
            for arm in weapons(self.state, member)
            for enemy in self.enemies
        ]
        return sorted(found, key=lambda s: (-s.value, s.target, s.mode))

    def _effect(self, member: Unit, arm: Weapon, enemy: Unit) -> int:
        """The part of the target's worth that the attack takes away, by its chance."""
        likely = min(9, max(1, arm.aim - self.turns[enemy.id])) * 100
        if cone_may_stop(enemy, missile=arm.missile) or enemy.code == SKIFF:
            likely //= 2
        value = self.worths[enemy.id]
        room = self.rooms[enemy.id]
        full = crew(self.state, enemy) + 1
        if arm.mode in ("limpet", "dogi"):
            return likely * self._hindrance(arm.mode, enemy) // 1000
        done = min(arm.damage, room)
        gain = value * done * 10 // full // 10 + (value // 2 if arm.damage >= room else 0)
        gain += value * (full - room) // (4 * full)
        if arm.mode == "song" and member.damage:
            gain += self.worths[member.id] * min(2, member.damage) // (crew(self.state, member) + 1)
        gain = likely * gain // 1000
        if arm.mode == "glory":
            gain -= self.worths[member.id] * 9 // 10
        return gain

    def _hindrance(self, mode: str, enemy: Unit) -> int:
        """What a Limpet or DOGI takes from a ship for the rest of the battle."""
        value = self.worths[enemy.id]
        if mode == "dogi":
            damage = stat(self.state, enemy, "damage")
            return value * 6 // (10 * damage) if damage else 0
        return value // 7 if enemy.limpets < 2 else value // 20

    def threat(self, member: Unit, cell: str) -> int:
        """What awaits the ship in a hex in the enemy's next battle turn."""
        room = self.rooms[member.id]
        exposed = self._exposed.get(member.id)
        if exposed is None:
            exposed = self._exposed[member.id] = self._exposure(member)
        total = sum(damage for where, reach, damage in exposed if distance(cell, where) <= reach)
        # Fire is spread over all of us, and no more than the whole ship can be lost.
        lost = min(room * 100, total * 2 // (1 + len(self.own)))
        return self.worths[member.id] * lost // (room * 100)

    def _exposure(self, member: Unit) -> list[tuple[str, int, int]]:
        """From where, how far and how much each enemy may be expected to hurt the ship."""
        room, turn = self.rooms[member.id] * 100, self.turns[member.id]
        return [
            (m.cell, m.reach, min(m.damage, room) * min(9, max(1, m.aim - turn)) // 10) for m in self.menaces
        ]

    def near(self, cell: str) -> int:
        """Hexes to the nearest enemy."""
        if cell not in self._near:
            self._near[cell] = min((distance(cell, e.cell) for e in self.enemies if e.cell), default=0)
        return self._near[cell]

    @staticmethod
    def best_from(shots: list[Shot], cell: str) -> Shot | None:
        """The best attack worth making that the rules allow from a hex, cloaks respected (IL.cloak)."""
        for shot in shots:
            if shot.value <= 0:
                return None
            if distance(cell, shot.cell) > shot.range:
                continue
            if shot.cloaked and any(
                not other.cloaked and other.mode == shot.mode and distance(cell, other.cell) <= shot.range
                for other in shots
            ):
                continue
            return shot
        return None

    # --- plans

    def plan(self, member: Unit) -> Plan:
        """The best of staying, going, and attacking before or after it."""
        here = member.cell or ""
        shots = self.shots(member) if attacks_left(member) else []
        goals = [] if member.moved else list(reachable(self.state, member))
        first = self.best_from(shots, here)
        attacks = attacks_left(member)
        drive = DRIVE * self.worths[member.id] // 10
        wish = self._wish(member)

        def site(cell: str) -> int:
            return -self.threat(member, cell) * CAUTION // 100 - drive * self._off(wish, cell)

        rests = {cell: site(cell) for cell in (here, *goals)}
        best_rest = max(rests.values())
        best = Plan(rests[here], None, None)
        if first is not None:
            best = Plan(first.value * attacks + best_rest, None, first)
        for cell in goals:
            shot = self.best_from(shots, cell)
            score = rests[cell] + (shot.value * attacks if shot else 0)
            if score > best.score:
                best = Plan(score, cell, shot)
        return best

    def _wish(self, member: Unit) -> int:
        """How near the enemy the ship would like to fight."""
        if member.code in (GUARDIAN, X_FORM, COMET):
            return 1
        return max(1, stat(self.state, member, "range") - 1)

    def _off(self, wish: int, cell: str) -> int:
        """How far a hex is from where the ship would like to fight."""
        away = self.near(cell)
        return abs(away - wish) if away > wish else (wish - away) // 3


def fight(state: StarControlState, side: PlayerId) -> Command:
    """The next command of a battle."""
    battle = battle_of(state)
    if battle.stage is Stage.DEPLOY:
        return _deploy(state, battle, side)
    thinking = Tactics(state, side)
    if battle.stage is Stage.END_SEGMENT:
        return _segment(thinking)
    acting = battle.units.get(battle.acting) if battle.acting else None
    if acting is not None and not acting.done and (command := _act(thinking, acting)):
        return command
    waiting = [m for m in thinking.own if not m.done and m.id != battle.acting]
    while waiting:
        member = _next(thinking, waiting)
        command = _act(thinking, member)
        if command is not None:
            return command
        waiting.remove(member)
    return EndBattleTurn(player=side)


def _next(thinking: Tactics, waiting: list[Unit]) -> Unit:
    """Who acts first: whoever has the best attack without moving, then the far-reaching before the others."""

    def eager(member: Unit) -> tuple[int, int, str]:
        shots = thinking.shots(member) if attacks_left(member) else []
        now = thinking.best_from(shots, member.cell or "")
        return (now.value if now else 0, stat(thinking.state, member, "range"), member.id)

    return max(waiting, key=eager)


def _act(thinking: Tactics, member: Unit) -> Command | None:
    """The next step of a ship's action; None when it has nothing worth doing."""
    side, state = thinking.side, thinking.state
    if (
        member.code == DREADNAUGHT
        and thinking.near(member.cell or "") <= 9
        and (cells := launch_cells(state, member))
    ):
        cell = min(cells, key=lambda c: (thinking.near(c), c))
        return Launch(player=side, unit=member.id, cell=cell)
    plan = thinking.plan(member)
    if retro_possible(state, member) and _retro_helps(thinking, member, plan):
        return Retro(player=side, unit=member.id)
    if plan.cell is not None:
        return MoveShip(player=side, unit=member.id, cell=plan.cell)
    if plan.shot is not None:
        mode = FIRE_MODES[plan.shot.mode]
        return Fire(player=side, unit=member.id, target=plan.shot.target, mode=mode)
    return None


def _retro_helps(thinking: Tactics, member: Unit, plan: Plan) -> bool:
    """UM.retro: when it brings an attack that there is not without it."""
    if plan.shot is not None or member.moved:
        return False
    with_retro = replace(member, retro=thinking.battle.began(member.owner))
    state = replace(thinking.state, battle=thinking.battle.with_unit(with_retro))
    return Tactics(state, thinking.side).plan(with_retro).shot is not None


def _segment(thinking: Tactics) -> Command:
    """BAT.end-segment: forms by how near the enemy is, force fields when much fire is to be expected."""
    side, state = thinking.side, thinking.state
    for member in thinking.own:
        if not may_change(member):
            continue
        away = thinking.near(member.cell or "")
        if member.code == TERMINATOR:
            threat = thinking.threat(member, member.cell or "")
            if threat * 100 > 60 * thinking.worths[member.id] or away > 9:
                return RaiseShield(player=side, unit=member.id)
        elif _other_form_is_better(state, member, away):
            return Reconfigure(player=side, unit=member.id)
    return EndBattleTurn(player=side)


def _other_form_is_better(state: StarControlState, member: Unit, away: int) -> bool:
    """Comets and Fighters to cross a distance, Guardians and X-Forms to fight near by."""
    near = stat(state, member, "range") + 1 if member.code in (GUARDIAN, X_FORM) else 5
    if member.code in (GUARDIAN, X_FORM):
        return away > near
    return member.code == FIGHTER and away <= near


def _deploy(state: StarControlState, battle: Battle, side: PlayerId) -> Command:
    """Side by side about the middle of the end column, the strongest in the middle."""
    own = battle.of_side(side)
    waiting = sorted((m for m in own if m.cell is None), key=lambda m: (-worth(state, m.code), m.id))
    if not waiting:
        return Ready(player=side)
    number = 1 if side == battle.attacker else state.arena.columns
    taken = battle.occupied()
    middle = (state.arena.rows + 1) // 2
    free = [cell for cell in column(state.arena, number) if cell not in taken]
    cell = min(free, key=lambda c: (abs(place_of(c)[1] - middle), c))
    return Deploy(player=side, unit=waiting[0].id, cell=cell)
