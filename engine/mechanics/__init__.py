"""Shared mechanics of space games on hexes: pure functions over values, no state and no chance."""
