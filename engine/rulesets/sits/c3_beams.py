"""Beam fire: range profiles, walls, wedges, open aspects, grav lances (C3, C5.311, C5.341, C5.342)."""
