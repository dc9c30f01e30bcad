"""Holy War: the map of columns and levels, both sides' desks and the combat."""
