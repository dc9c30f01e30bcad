"""Windows and sites as the player reads them."""

from engine.mechanics.avid import Site, label
from gui.speech import said


def site_words(site: str) -> str:
    """How the rulebook writes a site, in the window's language: "A/B (blue, upper)"."""
    return said(label(Site(site)))
