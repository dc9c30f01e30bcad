"""What the panels show, worked out without Qt."""
