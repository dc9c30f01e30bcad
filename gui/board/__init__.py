"""The hex map: crisp tiles, drawn counters, layers, tools and the tray of unplaced ships."""
