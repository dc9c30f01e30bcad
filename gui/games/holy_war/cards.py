"""The scenarios of Holy War as the home screen and the new-game sheet show them."""

from collections.abc import Mapping
from typing import Any, Final

from gui.presenters.new_game import ScenarioCard, SideLine, lesson_of, steps_of
from gui.speech import said, tr

SLUG: Final = "holy-war"
COLOURS: Final = {"Sunthrowers": "red", "Holy Band": "green"}
LAYOUTS: Final = {"near-stars": tr("near stars"), "far-stars": tr("far stars")}


def card(data: Mapping[str, Any]) -> ScenarioCard:
    """The overview of one scenario: the map, and what is dealt out beforehand."""
    options = data.get("options") or {}
    layout = LAYOUTS.get(str(options.get("layout", "near-stars")), "")
    return ScenarioCard(
        game=SLUG,
        id=str(data.get("id", "")),
        title=said(str(data.get("title", ""))),
        summary=said(str(data.get("summary", ""))),
        sides=tuple(
            SideLine(id=side, colour=colour, corner="", ships=()) for side, colour in COLOURS.items()
        ),
        map=tr("17 columns of 7 levels, {layout}", layout=layout),
        setup=_setup(data),
        notes=tuple(map(said, data.get("notes") or ())),
        options=options,
        data=data,
        lesson=lesson_of(data),
        steps=steps_of(data),
    )


def _setup(data: Mapping[str, Any]) -> str:
    if data.get("forces"):
        return tr("everything in place")
    if data.get("systems"):
        return tr("systems are dealt out")
    return tr("systems are chosen in turn, units are bought in secret")
