"""The OpenGL window: offered only where OpenGL works, and drawing the same scene."""

import pytest

from gui.presenters.tactical3d import build_scene
from gui.tactical3d.gl_window import GlWindow, gl_reason_unavailable
from gui.tactical3d.projection import Camera
from tests.helpers.table3d import RED, ship, table_of


@pytest.mark.gl
def test_software_opengl_is_named_as_the_reason_not_to_offer_it(qapp):
    reason = gl_reason_unavailable()
    assert reason is None or "software" in reason


@pytest.mark.gl
def test_the_same_scene_is_drawn_by_opengl(qtbot):
    assert gl_reason_unavailable(software=True) is None
    window = GlWindow()
    qtbot.addWidget(window)
    window.resize(400, 300)
    scene = build_scene(table_of(ship("one", "4,4", 3), ship("two", "9,2", owner=RED)))
    window.show()
    qtbot.waitExposed(window)
    window.show_scene(scene, Camera().sized(400, 300).fitted(scene.spots))
    image = window.view.grabFramebuffer()
    colours = {
        image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }
    assert len(colours) > 4


def test_without_opengl_the_reason_is_a_sentence(qapp):
    if qapp.platformName() != "offscreen":
        pytest.fail("this test belongs to the offscreen stage")
    assert gl_reason_unavailable().endswith(".")
