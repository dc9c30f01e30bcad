"""Who plays a side, a person or the computer, and how well: options of the new-game sheet for any game."""

from collections.abc import Sequence
from typing import Final

from gui.presenters.new_game import Choice, OptionSpec
from gui.speech import tr

NOBODY: Final = "nobody"
BOTH: Final = "both"


def computer_options(
    sides: Sequence[tuple[str, str]],
    *,
    casual: str = tr("A friendly opponent that makes mistakes."),
    strong: str = "",
) -> tuple[OptionSpec, ...]:
    """The options `computer` and `strength`.

    Args:
        sides: id of each side, and what it is called as the one that the computer plays.
        casual: what is told of the weaker opponent.
        strong: what is told of the stronger one.
    """
    played = tuple(Choice(value=side, title=title) for side, title in sides)
    return (
        OptionSpec(
            name="computer",
            title=tr("The computer plays"),
            often=True,
            default=NOBODY,
            choices=(
                Choice(value=NOBODY, title=tr("nobody"), tip=tr("Two players at this screen.")),
                *played,
                Choice(value=BOTH, title=tr("both sides"), tip=tr("You watch.")),
            ),
        ),
        OptionSpec(
            name="strength",
            title=tr("How well"),
            often=True,
            default="casual",
            choices=(
                Choice(value="casual", title=tr("casually"), tip=casual),
                Choice(value="strong", title=tr("as well as it can"), tip=strong),
            ),
        ),
    )
