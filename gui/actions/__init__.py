"""What the player can ask of the window, as data."""
