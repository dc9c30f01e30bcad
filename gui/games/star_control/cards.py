"""The scenarios of Star Control as the home screen and the new-game sheet show them."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from gui.games.star_control.words import SHIP_NAMES, SLUG
from gui.presenters.new_game import ScenarioCard, ShipLine, SideLine, lesson_of, steps_of
from gui.speech import said, tr

COLOURS: Final = {"Alliance": "green", "Hierarchy": "red"}


def card(data: Mapping[str, Any]) -> ScenarioCard:
    """The overview of one scenario: what each side begins with, as far as the scenario says."""
    start = data.get("start") or {}
    options = data.get("options") or {}
    columns, rows = options.get("galactic_columns"), options.get("galactic_rows")
    return ScenarioCard(
        game=SLUG,
        id=str(data.get("id", "")),
        title=said(str(data.get("title", ""))),
        summary=said(str(data.get("summary", ""))),
        sides=tuple(_side(side, start.get(side) or {}) for side in COLOURS),
        map=tr("{columns} × {rows} hexes", columns=columns, rows=rows) if columns and rows else "",
        setup=tr("everything in place") if start else tr("Starbases are placed by hand, ships are drawn"),
        notes=tuple(map(said, data.get("notes") or ())),
        options=options,
        data=data,
        lesson=lesson_of(data),
        steps=steps_of(data),
    )


def _side(side: str, given: Mapping[str, Any]) -> SideLine:
    codes = Counter(code for fleet in given.get("fleets") or () for code in fleet.get("ships") or ())
    ships = tuple(
        ShipLine(
            name=SHIP_NAMES.get(code, code),
            ship_class="",
            number=count,
            officers=(),
            placed=True,
        )
        for code, count in codes.items()
    )
    return SideLine(id=side, colour=COLOURS[side], corner="", ships=ships)
