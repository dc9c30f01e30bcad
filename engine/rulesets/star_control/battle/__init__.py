"""Battles between two Fleets on the tactical solarmap."""
