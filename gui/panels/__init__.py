"""What stands around the board: phases, ships, log, refusals, rules."""
