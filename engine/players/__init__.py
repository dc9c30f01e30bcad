"""Players that are programs: each sees what its seat sees, and gives commands like anybody."""
