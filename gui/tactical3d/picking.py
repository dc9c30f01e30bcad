"""What lies under the pointer: a ship, a marker, or an AVID window on the selected ship's sphere."""

import math

import numpy as np

from engine.core.ids import PieceId
from engine.mechanics.hexgrid import azimuth_name
from gui.tactical3d.projection import NEAR, Camera
from gui.tactical3d.scene_spec import BANDS, SceneSpec, Sphere

REACH = 14.0
"""How far from a ship's middle, in logical pixels, a click still means it."""


def piece_at(scene: SceneSpec, camera: Camera, x: float, y: float) -> PieceId | None:
    """The piece whose body or mark is nearest to the pixel; nearer to the eye wins between equals."""
    spots = [(body.at, body.piece, body.length) for body in scene.bodies if not body.ghost]
    spots += [(mark.at, mark.pick, 0.0) for mark in scene.marks if mark.pick is not None]
    if not spots:
        return None
    flat = camera.project(np.array([spot[0] for spot in spots]))
    best: tuple[float, float, PieceId] | None = None
    for (px, py, depth), (_, piece, length) in zip(flat.tolist(), spots, strict=True):
        if depth <= NEAR or piece is None:
            continue
        reach = max(REACH, camera.pixels_per_hex(depth) * length / 2.0)
        away = math.hypot(px - x, py - y)
        if away <= reach and (best is None or (away, depth) < best[:2]):
            best = (away, depth, piece)
    return best[2] if best else None


def window_at(sphere: Sphere, camera: Camera, x: float, y: float, *, far_side: bool = False) -> str | None:
    """The sphere's window under the pixel, on its near side or on the far one; None beside the sphere."""
    eye, way = camera.ray(x, y)
    centre = np.asarray(sphere.at)
    to_centre = centre - eye
    nearest = float(to_centre @ way)
    miss = float(to_centre @ to_centre) - nearest * nearest
    rest = sphere.radius * sphere.radius - miss
    if rest < 0 or nearest <= 0:
        return None
    step = math.sqrt(rest)
    hit = eye + way * (nearest + step if far_side else nearest - step) - centre
    return window_of(*(hit / np.linalg.norm(hit)).tolist())


def is_behind(sphere: Sphere, direction: tuple[float, float, float], camera: Camera) -> bool:
    """Whether a direction from the ship leaves the sphere on the side away from the eye."""
    to_eye = camera.eye() - np.asarray(sphere.at)
    return float(np.asarray(direction) @ to_eye) < sphere.radius


def window_of(x: float, y: float, z: float) -> str:
    """The AVID window that a direction from the ship passes through; of the drawing, not of the rules."""
    height = math.degrees(math.asin(max(-1.0, min(1.0, z))))
    azimuth = math.degrees(math.atan2(x, y)) % 360.0
    if abs(height) >= BANDS[2]:
        return "+ p" if height > 0 else "- p"
    half = "u" if height > 0 else "l"
    if abs(height) >= BANDS[1]:
        return f"{azimuth_name(round(azimuth / 60.0) * 60 % 360)} g{half}"
    name = azimuth_name(round(azimuth / 30.0) * 30 % 360)
    return f"{name} y" if abs(height) < BANDS[0] else f"{name} b{half}"


def nose_at(sphere: Sphere, forward: tuple[float, float, float], camera: Camera, x: float, y: float) -> bool:
    """Whether the pixel lies on the handle where the nose's line leaves the sphere."""
    tip = np.asarray(sphere.at) + np.asarray(forward) * sphere.radius
    px, py, depth = camera.project(tip[None, :])[0].tolist()
    return depth > NEAR and math.hypot(px - x, py - y) <= REACH
