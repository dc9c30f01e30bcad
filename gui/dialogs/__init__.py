"""Sheets that lie over the window while they ask or tell something."""
