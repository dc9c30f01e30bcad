"""Missile launch: salvo cards, bearings, MQL, magazines, linked salvoes, held tubes (A2.5, A3.13, C2)."""
