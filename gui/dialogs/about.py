"""The about sheet."""

from engine import __version__
from gui.dialogs.sheet import Sheet
from gui.speech import tr


def about() -> Sheet:
    """What this program is."""
    sheet = Sheet(f"Holotank {__version__}")
    sheet.add_text(
        tr("A computer table for printed space-combat board games, played by their printed rules.")
    )
    sheet.add_text(
        tr(
            "The printed games belong to their publishers; you need your own copy to play. "
            "Holotank makes no use of any network."
        )
    )
    sheet.add_text(tr("Typeface: Inter, under the SIL Open Font Licence."), "small")
    sheet.add_button(tr("Good"), role="primary")
    return sheet
