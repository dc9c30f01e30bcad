"""The player's own settings."""
