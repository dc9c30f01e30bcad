"""Missile defence: ECM, decoys, countermissiles, point defence, canister, lent kills (A2.41, C4)."""
