"""Holotank's engine: the printed rules of the games, with no screen attached."""

__version__ = "0.1.0"
"""The one place where the version is written: packaging, saves and `--version` read it here."""
