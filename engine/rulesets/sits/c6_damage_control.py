"""Damage control and permanent repair (A3.33, C6)."""
