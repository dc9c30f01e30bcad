"""A stretch of a game as an animated GIF: pictures of the board as one seat saw it, moment by moment."""

import io
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from gui.theme.style import hub

MOST = 400
"""Pictures of one file."""
_COLOURS = 160
_TEXT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


def moments(first: int, last: int) -> Sequence[int]:
    """The moments that are shown; of a long stretch every second, third and so on, and always the last."""
    step = -(-(last - first + 1) // MOST)
    found = list(range(first, last + 1, step))
    return found if found[-1] == last else [*found, last]


def fitted(picture: QImage, size: QSize) -> QImage:
    """A picture of that size: another one is made smaller where it has to be, and lies in the middle."""
    if picture.size() == size:
        return picture
    inside = picture
    if picture.width() > size.width() or picture.height() > size.height():
        inside = picture.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    made = QImage(size, QImage.Format.Format_RGB888)
    made.fill(hub().colour("map_off"))
    painter = QPainter(made)
    painter.drawImage((size.width() - inside.width()) // 2, (size.height() - inside.height()) // 2, inside)
    painter.end()
    return made


def captioned(picture: QImage, where: str, what: str) -> QImage:
    """A picture with a strip below it that says when it was and what happened."""
    high = 52
    made = QImage(QSize(picture.width(), picture.height() + high), QImage.Format.Format_RGB888)
    made.fill(hub().colour("panel"))
    painter = QPainter(made)
    painter.drawImage(0, 0, picture)
    box = QRectF(10, picture.height() + 3, picture.width() - 20, 18)
    painter.setFont(hub().font("small", 600))
    painter.setPen(hub().colour("accent"))
    painter.drawText(box, int(_TEXT), where)
    painter.setFont(hub().font("small"))
    painter.setPen(hub().colour("text"))
    text = painter.fontMetrics().elidedText(what, Qt.TextElideMode.ElideRight, picture.width() - 20)
    painter.drawText(box.translated(0, 22), int(_TEXT), text)
    painter.end()
    return made


def gif(pictures: Sequence[QImage], seconds: float) -> bytes:
    """An animated GIF that runs for ever; ValueError for no pictures."""
    from PIL import Image

    if not pictures:
        raise ValueError("a moving picture needs at least one picture")
    shots = [
        Image.frombytes(
            "RGB",
            (each.width(), each.height()),
            bytes(each.constBits()),
            "raw",
            "RGB",
            each.bytesPerLine(),
        ).quantize(_COLOURS)
        for each in pictures
    ]
    out = io.BytesIO()
    shots[0].save(
        out,
        format="GIF",
        save_all=True,
        append_images=shots[1:],
        duration=[round(seconds * 1000)] * (len(shots) - 1) + [round(seconds * 3000)],
        loop=0,
    )
    return out.getvalue()
