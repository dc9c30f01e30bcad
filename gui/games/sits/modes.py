"""What the plotting instruments can be set to."""

from enum import StrEnum


class Mode(StrEnum):
    """What a click on the AVID plots."""

    PIVOT = "pivot"
    ROLL = "roll"
    THRUST = "thrust"


class Reading(StrEnum):
    """What may be read below the instruments."""

    TARGET = "target"
    TURN = "turn"
    COAST = "coast"


class Moment(StrEnum):
    """Which moment of the drafted turn the card shows."""

    NOW = "now"
    MIDPOINT = "midpoint"
    END = "eot"
