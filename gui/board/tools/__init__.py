"""What the hand does on the board, one tool each, in board terms and without Qt."""
