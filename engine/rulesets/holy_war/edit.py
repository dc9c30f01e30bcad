"""Pieces set as the table has them, with the adviser or without a referee.

Commands: SetUnit, SetStar, SetCrew, SetMarker. Copy the manner of star_control.edit.
"""
