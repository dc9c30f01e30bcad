"""The rule sets, one package a printed game."""
