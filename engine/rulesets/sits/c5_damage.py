"""Damage: impact side, penetration, natural zeros, hit location walks, what each system loses (C5)."""
