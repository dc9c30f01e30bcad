"""The kernel: commands, state, dice, views, bus, saves and sessions; it knows no game."""
