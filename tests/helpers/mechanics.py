"""What the mechanics tests share: the shipped tables and strategies for hexes, windows and attitudes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from engine.mechanics.attitude import Attitude
from engine.mechanics.avid import SITES, WINDOWS
from engine.mechanics.hexgrid import Direction, Hex
from engine.mechanics.hexlevels import Place
from engine.mechanics.vector import Vectors

TABLES = Path(__file__).parents[2] / "resources/rules/sits/tables.json"


@cache
def table(name):
    """The cells of a table that ships with the game."""
    return json.loads(TABLES.read_text(encoding="utf-8"))["tables"][name]["cells"]


small = st.integers(-40, 40)
steps = st.integers(-30, 30)
hexes = st.builds(Hex, small, small)
places = st.builds(Place, hexes, small)
directions = st.sampled_from(Direction)
windows = st.sampled_from(WINDOWS)
sites = st.sampled_from(SITES)
attitudes = st.builds(Attitude, windows, st.integers(0, 11))
vectors = st.builds(Vectors, *[st.integers(0, 12)] * 8)
