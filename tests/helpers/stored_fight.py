"""Writes the stored fight of SITS anew: `python -m tests.helpers.stored_fight`.

Only for a new version of the rules, or before the rules of a version have left the house: a game stored by
rules that people play by is kept for ever, beside the new one.
"""

from pathlib import Path

from engine.core.bus import CommandBus, Executed, UndoPolicy
from engine.core.codec import Header
from engine.core.dice import Picker
from engine.core.save import dump
from engine.rulesets.sits.state import SitsState
from tests.helpers.conformance import random_command
from tests.helpers.sits import RULES, a_bus
from tests.helpers.sits_battles import a_battle

FOLDER = Path(__file__).parents[1] / "data" / "saves" / "1"
KINDS = frozenset(
    {
        "sits.launch",
        "sits.hold_tubes",
        "sits.spend_decoy",
        "sits.choose_side",
        "sits.choose_kills",
        "sits.aim",
        "sits.repair",
    }
)
"""What the stored fight must have in it."""
LONGEST = 160


def fight(seed: int) -> CommandBus[SitsState]:
    """A random fight that stops while a player owes an answer, once it has all that it needs."""
    bus, rnd = a_bus(a_battle(stops="needed"), seed=seed, policy=UndoPolicy.STANDARD), Picker(seed)
    while bus.state.outcome is None and len(bus.journal) < LONGEST and not whole(bus):
        command = random_command(RULES, bus.state, rnd)
        if command is None or not isinstance(bus.execute(command), Executed):
            raise RuntimeError(f"the fight of seed {seed} goes wrong after command {bus.seq}")
    return bus


def whole(bus: CommandBus[SitsState]) -> bool:
    """Whether it has every kind of command in it and waits for an answer."""
    return bool(bus.state.pending) and {step.command.kind for step in bus.journal} >= KINDS


def main() -> None:
    """Finds the first seed that gives such a fight and stores it."""
    seed, bus = next((seed, bus) for seed in range(500) if whole(bus := fight(seed)))
    header = Header(
        ruleset="sits",
        ruleset_version=RULES.version,
        content=RULES.content,
        seed=seed,
        policy=UndoPolicy.STANDARD,
        scenario=a_battle(stops="needed"),
        title="Anvil and Rook",
    )
    (FOLDER / f"sits-{RULES.version}.hexsave").write_bytes(dump(header, bus))


if __name__ == "__main__":
    main()
