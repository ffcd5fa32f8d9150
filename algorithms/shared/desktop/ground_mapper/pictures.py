# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures of ground classes, roughness and stands: a section of the ground with what is in it or stands out of it."""

from typing import NamedTuple

from qgis.PyQt.QtCore import QPointF, QRectF, Qt
from qgis.PyQt.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from ...styles.ramps import CLASS_COLOURS, OTHER, STAND_COLOURS

WIDTH, HEIGHT = 88, 58  # pixels
SURFACE = 24.0  # px from the top
GOLDEN = 0.6180339887  # places that look scattered, and are the same each time
SKY, STEEL, WOOD = QColor("#eef3f7"), QColor("#4d4d4d"), QColor("#8a6a43")


class Section(NamedTuple):
    """Look of a section of the ground."""

    soil: str  # colour
    grass: int = 0  # blades
    stones: int = 0
    size: float = 0.0  # px, radius of a stone
    tool: str = "spade"
    depth: float = 0.0  # px, to which the tool goes in
    water: bool = False


SECTIONS = {
    "extra_soft": Section("#5a4a36", 34, tool="leg", depth=22.0, water=True),
    "soft": Section("#6b563c", 44, tool="leg", depth=9.0),
    "medium_soft": Section("#7a6244", 44, 4, 2.0, depth=22.0),
    "medium": Section("#866d4d", 30, 14, 3.0, depth=13.0),
    "medium_hard": Section("#a58e6b", 10, 46, 3.2, depth=5.0),
    "hard": Section("#b3a58d", 0, 42, 6.0, tool="pick", depth=4.0),
    "extra_hard": Section("#8f9399", 0, 0, tool="hammer"),
    "snow": Section("#f7fbff", 0, 0, tool="none"),
}
TREES = {"open": 3, "medium": 6, "dense": 11}
METRE = 36.0  # px, of the pictures of the roughness
OUTLINE = ((-0.5, 0.0), (-0.46, 0.55), (-0.12, 1.0), (0.28, 0.86), (0.5, 0.3), (0.46, 0.0))  # of a block, its height 1


def picture_of_class(name, ratio=1.0):
    """QPixmap of a ground class; a bar at the left has its colour on maps."""
    section = SECTIONS[name]
    return _painted(lambda painter: _draw_section(painter, name, section), CLASS_COLOURS[name], ratio)


def picture_of_roughness(height, ratio=1.0):
    """QPixmap of ground from which stones of a mean height in m stand out, beside a leg of a metre."""
    return _painted(lambda painter: _draw_roughness(painter, height), OTHER, ratio)


def picture_of_stand(name, ratio=1.0):
    """QPixmap of a stand."""
    return _painted(lambda painter: _draw_stand(painter, TREES[name]), STAND_COLOURS[name], ratio)


def _painted(draw, colour, ratio):
    pixmap = QPixmap(round(WIDTH * ratio), round(HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(SKY)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.fillRect(QRectF(0, 0, 7, HEIGHT), QColor(colour))
    painter.setPen(QPen(QColor("#7a7a7a"), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0.5, 0.5, WIDTH - 1, HEIGHT - 1))
    painter.end()
    return pixmap


def _draw_section(painter, name, section):
    painter.fillRect(QRectF(0, SURFACE, WIDTH, HEIGHT - SURFACE), QColor(section.soil))
    if section.water:
        painter.fillRect(QRectF(0, SURFACE + 5, WIDTH, HEIGHT), QColor(70, 110, 150, 110))
    _draw_stones(painter, section)
    if name == "extra_hard":
        _draw_joints(painter)
    if name == "snow":
        _draw_snow(painter)
    painter.setPen(QPen(QColor("#3f7a2c"), 1.1))
    for k in range(section.grass):
        x = 8 + (k * GOLDEN % 1.0) * (WIDTH - 10)
        painter.drawLine(QPointF(x, SURFACE), QPointF(x + (k % 3) - 1, SURFACE - 3 - k % 4))
    TOOLS[section.tool](painter, 0.66 * WIDTH, SURFACE + section.depth)


def _draw_stones(painter, section):
    painter.setPen(QPen(QColor("#5f5a52"), 0.7))
    for k in range(section.stones):
        x, y = 8 + (k * GOLDEN % 1.0) * (WIDTH - 10), (k * GOLDEN * GOLDEN * 3.7) % 1.0
        size = section.size * (0.7 + 0.6 * ((k * 0.37) % 1.0))
        top = SURFACE - 0.4 * size + y * (HEIGHT - SURFACE)
        corners = [(-1.0, 0.1), (-0.4, -0.8), (0.6, -0.7), (1.0, 0.2), (0.3, 0.8), (-0.6, 0.7)]
        painter.setBrush(QColor("#c9c3b6") if k % 2 else QColor("#aaa499"))
        painter.drawPolygon(QPolygonF([QPointF(x + size * a, top + size * b) for a, b in corners]))


def _draw_roughness(painter, height):
    """Blocks that touch each other, of heights around the mean, the leg behind them."""
    surface, size = HEIGHT - 12.0, METRE * height
    painter.fillRect(QRectF(0, surface, WIDTH, HEIGHT - surface), QColor("#a58e6b"))
    _leg(painter, 0.62 * WIDTH, surface)
    painter.setPen(QPen(QColor("#5f5a52"), 0.7))
    x, k = 8.0, 0
    while size > 0.0 and x < WIDTH:
        tall = size * (0.6 + 0.8 * (k * GOLDEN % 1.0))
        wide = 1.3 * tall
        painter.setBrush(QColor("#c9c3b6") if k % 2 else QColor("#aaa499"))
        corners = [QPointF(x + wide * (0.5 + a), surface - tall * b) for a, b in OUTLINE]
        painter.drawPolygon(QPolygonF(corners))
        x, k = x + wide, k + 1


def _draw_joints(painter):
    painter.setPen(QPen(QColor("#5d6167"), 1.0))
    for k in range(5):
        x = 12.0 + 17.0 * k
        painter.drawLine(QPointF(x, SURFACE), QPointF(x - 9, HEIGHT))
    painter.drawLine(QPointF(0, SURFACE + 15), QPointF(WIDTH, SURFACE + 11))


def _draw_snow(painter):
    painter.fillRect(QRectF(0, HEIGHT - 12, WIDTH, 12), QColor("#866d4d"))
    painter.setPen(QPen(QColor("#8fb2d0"), 1.4))
    for k in range(12):
        x, y = 12 + (k * GOLDEN % 1.0) * (WIDTH - 20), 4 + (k * 0.37 % 1.0) * (HEIGHT - 22)
        for a, b in ((2.2, 0.0), (1.1, 1.9), (-1.1, 1.9)):
            painter.drawLine(QPointF(x - a, y - b), QPointF(x + a, y + b))


def _spade(painter, x, tip):
    painter.setPen(QPen(WOOD, 2.4))
    painter.drawLine(QPointF(x, 2), QPointF(x, max(tip - 13, 4)))
    painter.drawLine(QPointF(x - 4, 2), QPointF(x + 4, 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(STEEL)
    top = tip - 14
    painter.drawPolygon(QPolygonF([
        QPointF(x - 5, top), QPointF(x + 5, top), QPointF(x + 5, tip - 4), QPointF(x, tip), QPointF(x - 5, tip - 4),
    ]))  # fmt: skip


def _leg(painter, x, sole):
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2f3e55"))
    painter.drawRect(QRectF(x - 4, 0, 8, max(sole - 9, 1)))
    painter.setBrush(QColor("#3a2a1c"))
    painter.drawRoundedRect(QRectF(x - 5, sole - 10, 17, 10), 3, 3)


def _pick(painter, x, tip):
    painter.setPen(QPen(WOOD, 2.6))
    painter.drawLine(QPointF(x - 20, 2), QPointF(x - 2, tip - 14))
    painter.setPen(QPen(STEEL, 3.2))
    painter.drawPolyline(QPolygonF([QPointF(x - 13, tip - 22), QPointF(x - 2, tip - 14), QPointF(x + 3, tip)]))


def _hammer(painter, x, face):
    painter.setPen(QPen(WOOD, 2.6))
    painter.drawLine(QPointF(x, face - 8), QPointF(x - 22, face - 19))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(STEEL)
    painter.drawRect(QRectF(x - 3, face - 13, 8, 13))
    painter.setPen(QPen(QColor("#b03030"), 1.3))
    for side in (-1, 1):
        painter.drawLine(QPointF(x + 1 + 7 * side, face - 2), QPointF(x + 1 + 13 * side, face - 8))


TOOLS = {"spade": _spade, "leg": _leg, "pick": _pick, "hammer": _hammer, "none": lambda painter, x, y: None}


def _draw_stand(painter, trees):
    painter.fillRect(QRectF(0, HEIGHT - 12, WIDTH, 12), QColor("#866d4d"))
    for k in range(trees):
        x = 14 + (k + 0.5) / trees * (WIDTH - 20)
        top = 6 + 9 * (k * GOLDEN % 1.0)
        painter.setPen(QPen(WOOD, 2.2))
        painter.drawLine(QPointF(x, HEIGHT - 11), QPointF(x, top + 6))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2f6b35") if k % 2 else QColor("#3f7f42"))
        painter.drawPolygon(QPolygonF([QPointF(x, top), QPointF(x - 7, HEIGHT - 18), QPointF(x + 7, HEIGHT - 18)]))
