"""Written orders on paper, a paragraph a ship (A3.12, A3.13)."""

from collections.abc import Sequence
from typing import Final

from gui.paper.flow import Line, flow_pages
from gui.paper.pages import Page, Paper
from gui.speech import tr

_SIZE: Final = 3.6


def order_pages(lines: Sequence[str], title: str, paper: Paper) -> Sequence[Page]:
    """The orders page by page; no ship's orders are broken."""
    blocks = [(Line(line, _SIZE),) for line in lines or (tr("No orders."),)]
    return flow_pages(title, blocks, paper, ruled=False)
