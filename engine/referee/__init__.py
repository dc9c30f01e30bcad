"""The headless referee: games and look-ups by JSON Lines, for bots, tests and tables without a screen."""

from engine.referee.loop import main

__all__ = ["main"]
