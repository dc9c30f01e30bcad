"""Players that are programs: each sits at a seat, sees what the seat sees, and gives commands like anybody."""
