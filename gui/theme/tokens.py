"""Colours, type, spacing and line weights by name; no Qt, so that presenters and tests can use them."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gui.theme.palettes import VARIANTS

DARK: Final = MappingProxyType(
    {
        # grounds, from the window's depth to what lies on top
        "space": "#0A0F17",
        "ground": "#0F1622",
        "panel": "#141D2B",
        "raised": "#1C2838",
        "hover": "#243348",
        "pressed": "#2D3F58",
        "line": "#2A394D",
        "line_strong": "#41566F",
        "grid": "#223044",
        "grid_strong": "#33465F",
        "map": "#0C131D",
        "map_off": "#080C13",
        # ink
        "text": "#E8EEF6",
        "text_dim": "#A3B3C6",
        "text_faint": "#8496AD",
        "text_on_accent": "#06131C",
        # meaning
        "accent": "#57C7F2",
        "accent_deep": "#1E6E92",
        "focus": "#FFD166",
        "good": "#5FD6A0",
        "warn": "#FFB454",
        "bad": "#FF7A7A",
        "ghost": "#BFD3E6",
        "target": "#FF9AD5",
        # sides
        "green": "#3FD08F",
        "green_deep": "#0F5A3C",
        "red": "#FF6B5E",
        "red_deep": "#7A2019",
        "neutral": "#9FB0C3",
        # what hexes are
        "star": "#FFE2A0",
        "world_life": "#58A9DC",
        "world_land": "#86BE7C",
        "world_mineral": "#C8955F",
        "world_dead": "#8E97A8",
        "hazard": "#A78BDA",
        # AVID rings (A2.231): line colour and the tint of its windows
        "ring_yellow": "#F4CF4E",
        "ring_blue": "#5FA8F5",
        "ring_green": "#55C98B",
        "ring_purple": "#B88CF0",
        "ring_yellow_fill": "#2B2712",
        "ring_blue_fill": "#12233A",
        "ring_green_fill": "#122B20",
        "ring_purple_fill": "#251B38",
    }
)
LIGHT: Final = MappingProxyType(
    {
        "space": "#D9DFE7",
        "ground": "#EEF1F5",
        "panel": "#FBFCFD",
        "raised": "#FFFFFF",
        "hover": "#E6EDF5",
        "pressed": "#D3DFEC",
        "line": "#CBD4DF",
        "line_strong": "#8FA0B4",
        "grid": "#CCD6E1",
        "grid_strong": "#A9B8C9",
        "map": "#F7F9FB",
        "map_off": "#DDE4EB",
        "text": "#14202E",
        "text_dim": "#46586C",
        "text_faint": "#5B6B7E",
        "text_on_accent": "#FFFFFF",
        "accent": "#0B6E99",
        "accent_deep": "#BFE3F2",
        "focus": "#B36B00",
        "good": "#0E7A4E",
        "warn": "#9A5A00",
        "bad": "#B3261E",
        "ghost": "#4A6078",
        "target": "#A3257A",
        "green": "#0C7A4B",
        "green_deep": "#BFE8D4",
        "red": "#B8281C",
        "red_deep": "#F6CBC6",
        "neutral": "#5C6B7C",
        "star": "#A07A00",
        "world_life": "#3A8CC4",
        "world_land": "#5A9050",
        "world_mineral": "#B5703F",
        "world_dead": "#7C8595",
        "hazard": "#8465BE",
        "ring_yellow": "#8A6A00",
        "ring_blue": "#1D5FAE",
        "ring_green": "#17764A",
        "ring_purple": "#6B3FB0",
        "ring_yellow_fill": "#FBF2CF",
        "ring_blue_fill": "#DCE9F9",
        "ring_green_fill": "#D8F0E3",
        "ring_purple_fill": "#E9DFF8",
    }
)
PALETTES: Final = MappingProxyType({"dark": DARK, "light": LIGHT})

FAMILY: Final = "Inter"
TYPE: Final = MappingProxyType(
    {"small": 11, "body": 13, "label": 12, "title": 16, "display": 26, "figure": 20}
)
"""Text sizes in logical pixels at text scale 100 %."""
WEIGHT: Final = MappingProxyType({"regular": 400, "medium": 500, "strong": 600})
SPACE: Final = MappingProxyType({"hair": 2, "tight": 4, "small": 8, "base": 12, "wide": 16, "page": 24})
RADIUS: Final = MappingProxyType({"chip": 4, "button": 6, "panel": 10})
LINE: Final = MappingProxyType({"hair": 1.0, "normal": 1.5, "strong": 2.5, "course": 2.0})


TOUCH: Final = 44
"""Logical pixels of what a finger can press (WCAG 2.5.5)."""
MEANING: Final = MappingProxyType(
    {
        "sides": ("green", "red", "neutral"),
        "grounds of the sides": ("green_deep", "red_deep"),
        "what is allowed": ("good", "warn", "bad"),
        "keys, hand and target": ("accent", "focus", "target"),
        "rings of the AVID": ("ring_yellow", "ring_blue", "ring_green", "ring_purple"),
        "tints of the rings": (
            "ring_yellow_fill",
            "ring_blue_fill",
            "ring_green_fill",
            "ring_purple_fill",
        ),
        "what a hex is": ("star", "world_life", "world_land", "world_mineral", "world_dead", "hazard"),
    }
)
"""Colours that tell one thing from another, group by group: within a group all must stay apart."""
SIGNS: Final = MappingProxyType(
    {
        "green": "letter and round plate",
        "red": "letter and square plate",
        "neutral": "letter and eight-cornered plate",
        "green_deep": "letter and round plate",
        "red_deep": "letter and square plate",
        "good": "tick",
        "warn": "exclamation mark",
        "bad": "cross",
        "accent": "dashes",
        "focus": "brackets or ring",
        "target": "ring with four ticks and T",
        "ring_yellow": "0°",
        "ring_blue": "30°",
        "ring_green": "60°",
        "ring_purple": "90°",
        "ring_yellow_fill": "0°",
        "ring_blue_fill": "30°",
        "ring_green_fill": "60°",
        "ring_purple_fill": "90°",
        "star": "light with question mark",
        "world_life": "ball with land and ring",
        "world_land": "land on the ball",
        "world_mineral": "faceted rock",
        "world_dead": "ball with craters",
        "hazard": "shards over hatching",
    }
)
"""For each colour that means something, what says the same without colour (docs/visual-language.md)."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A palette with the player's text scale."""

    name: str = "dark"
    text_scale: float = 1.0
    palette: str = "standard"
    """"standard", "red_green", "blue_yellow" or "contrast"."""
    touch: bool = False
    """What can be pressed has the size of a finger."""

    @property
    def look(self) -> str:
        """Names the colours: pictures that are kept are kept by it."""
        return f"{self.name}-{self.palette}"

    def colour(self, token: str) -> str:
        """The colour of a token as "#RRGGBB"; KeyError for an unknown one."""
        standard = PALETTES[self.name][token]
        return VARIANTS.get((self.palette, self.name), {}).get(token, standard)

    def size(self, role: str) -> int:
        """A text size in logical pixels."""
        return round(TYPE[role] * self.text_scale)
