"""What one game alone needs on screen."""
