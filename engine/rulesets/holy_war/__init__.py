"""Holy War: two peoples fight inside a living god, on columns of stacked levels."""
