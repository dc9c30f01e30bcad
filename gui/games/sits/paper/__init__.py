"""SITS on paper: ship sheets, AVID cards, Salvo Cards, Missile Defense Cards, counters, map."""
