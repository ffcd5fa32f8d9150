# SPDX-License-Identifier: GPL-2.0-or-later
"""Overlay of a report's map: releases, barriers, trees, a scale bar and an arrow to the north, as SVG.

Lines and texts stay sharp on paper, where the picture below them has its cells.
"""

import base64
import html
import math

from ..number_words import number_text
from ..translation import tr

BLUE, RED, GREEN = "#0050c8", "#b2182b", "#1b7837"
DRAWN_TREES = 3000
SIZE = 1000.0  # of the longer side, in units of the drawing


class Frame:
    """A piece of ground as a drawing: pixels of the picture to units of the drawing."""

    def __init__(self, image_shape, metres, pixel_of):
        rows, columns = image_shape
        self.unit = SIZE / max(rows, columns)  # a pixel
        self.width, self.height = columns * self.unit, rows * self.unit
        self.metre = self.width / metres
        self.pixel_of = pixel_of  # (x, y) -> row from the south, column

    def place(self, x, y):
        """Units from the upper left corner."""
        row, column = self.pixel_of(x, y)
        return column * self.unit, self.height - row * self.unit


def framed(png, frame, points=None, barriers=None, trees=None):
    """The drawing over a picture, as SVG."""
    data = base64.b64encode(png).decode("ascii")
    size = f"{frame.width:.0f} {frame.height:.0f}"
    parts = [
        f"<image width='{frame.width:.0f}' height='{frame.height:.0f}' href='data:image/png;base64,{data}'/>",
        *_trees(frame, trees), *_barriers(frame, barriers), *_releases(frame, points), _scale_bar(frame), _north(frame),
    ]  # fmt: skip
    head = f"<svg class='map' viewBox='0 0 {size}' xmlns='http://www.w3.org/2000/svg' font-family='sans-serif'>"
    return f"{head}{''.join(parts)}</svg>"


def map_keys(barriers=None, trees=None):
    """Pairs of a little drawing and a text for what stands over the map."""
    keys = [(f"<path d='M6 1L11 10H1Z' fill='{BLUE}'/>", tr("release"))]
    if barriers is not None:
        keys.append((f"<path d='M1 6H11' stroke='{RED}' stroke-width='3'/>", tr("barrier")))
    if trees is not None:
        keys.append((f"<circle cx='6' cy='6' r='3' fill='{GREEN}'/>", tr("tree")))
    return keys


def _releases(frame, points):
    for x, y in () if points is None else zip(points.x.tolist(), points.y.tolist()):
        a, b = frame.place(x, y)
        yield f"<path d='M{a:.1f} {b - 8:.1f}l7 13h-14z' fill='{BLUE}' stroke='#fff' stroke-width='1'/>"


def _barriers(frame, barriers):
    for line in () if barriers is None else barriers.lines:
        text = " ".join("{:.1f},{:.1f}".format(*frame.place(x, y)) for x, y in line.tolist())
        yield f"<polyline points='{text}' fill='none' stroke='#fff' stroke-width='8'/>"
        yield f"<polyline points='{text}' fill='none' stroke='{RED}' stroke-width='5'/>"


def _trees(frame, trees):
    step = 1 if trees is None else max(1, math.ceil(len(trees) / DRAWN_TREES))
    for x, y in () if trees is None else trees.positions[::step].tolist():
        a, b = frame.place(x, y)
        yield f"<circle cx='{a:.1f}' cy='{b:.1f}' r='2.5' fill='{GREEN}'/>"


def round_length(longest):
    """1, 2 or 5 times a power of ten, at most so long."""
    scale = 10.0 ** math.floor(math.log10(longest))
    return scale * max(step for step in (1.0, 2.0, 5.0) if step * scale <= longest)


def _scale_bar(frame):
    """A round length of about a quarter of the width."""
    length = round_length(0.25 * frame.width / frame.metre)
    wide, y = length * frame.metre, frame.height - 22.0
    return (
        f"<rect x='10' y='{y - 28:.0f}' width='{wide + 100:.0f}' height='44' fill='#fff' fill-opacity='0.8'/>"
        f"<path d='M20 {y - 8:.0f}V{y:.0f}H{20 + wide:.0f}V{y - 8:.0f}' fill='none' stroke='#000' stroke-width='3'/>"
        f"<text x='{26 + wide:.0f}' y='{y + 4:.0f}' font-size='22'>{html.escape(number_text(length))} m</text>"
    )


def _north(frame):
    x = frame.width - 34.0
    letter = html.escape(tr("N"))
    return (
        f"<rect x='{x - 22:.0f}' y='8' width='44' height='72' fill='#fff' fill-opacity='0.8'/>"
        f"<path d='M{x:.0f} 12L{x + 12:.0f} 50L{x:.0f} 42L{x - 12:.0f} 50Z'/>"
        f"<text x='{x:.0f}' y='74' font-size='22' text-anchor='middle'>{letter}</text>"
    )
