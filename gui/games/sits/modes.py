"""What the plotting instruments can be set to."""

from enum import StrEnum


class Mode(StrEnum):
    """What a click on the AVID plots."""

    PIVOT = "pivot"
    ROLL = "roll"
    THRUST = "thrust"


class Moment(StrEnum):
    """Which moment of the drafted turn the card shows."""

    NOW = "now"
    MIDPOINT = "midpoint"
    END = "eot"
