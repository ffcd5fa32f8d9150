# SPDX-License-Identifier: GPL-2.0-or-later
"""The section of an embankment and its ditch: sizes, their checks, what cells can show of it."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..choices import EMBANKMENT_CRESTS, EMBANKMENT_HEIGHTS

STEEPEST = 90.0  # degrees, of faces and back slopes
TOE_LIMIT = 20.0  # heights (with the depth of the ditch) from the line within which a toe must lie


class EmbankmentShape(NamedTuple):
    """The section of an embankment and its ditch."""

    height: float  # H, m
    crest_width: float = 3.0  # b, m
    uphill_angle: float = 60.0  # beta_u, degrees
    downhill_angle: float = 35.0  # beta_d, degrees
    ditch_depth: float = 0.0  # D, m; 0: no ditch
    ditch_width: float = 0.0  # w, m
    ditch_angle: float = 45.0  # beta_w of the back slope, degrees
    height_at: str = EMBANKMENT_HEIGHTS[0]
    crest: str = EMBANKMENT_CRESTS[0]

    @property
    def has_ditch(self) -> bool:
        """Is there one?"""
        return self.ditch_depth > 0.0

    @property
    def limit(self) -> float:
        """Distance (m) from the line within which toes and the edge of the ditch must lie."""
        return 0.5 * self.crest_width + self.ditch_width + TOE_LIMIT * (self.height + self.ditch_depth)

    @property
    def narrowest(self) -> float:
        """Width in plan (m) of the narrowest part that cells must show: the crest or a face; vertical faces apart."""
        widths = [self.crest_width]
        for angle, height in (
            (self.uphill_angle, self.height + self.ditch_depth), (self.downhill_angle, self.height),
            (self.ditch_angle, self.ditch_depth),
        ):  # fmt: skip
            if angle < STEEPEST and height > 0.0:
                widths.append(height / math.tan(math.radians(angle)))
        return min(widths)


def check_shape(shape: EmbankmentShape) -> None:
    """Raise ValueError for sizes that make no embankment."""
    if not (math.isfinite(shape.height) and shape.height > 0.0):
        raise ValueError(f"the height is {shape.height:g} m; it must be more than 0.")
    if not (math.isfinite(shape.crest_width) and shape.crest_width > 0.0):
        raise ValueError(f"the crest is {shape.crest_width:g} m wide; it must be more than 0.")
    for name in ("uphill_angle", "downhill_angle", "ditch_angle"):
        angle = getattr(shape, name)
        if not 0.0 < angle <= STEEPEST:
            raise ValueError(f"the {name.replace('_', ' ')} is {angle:g} degrees; it must be more than 0 and at most "
                             f"{STEEPEST:g}.")  # fmt: skip
    if not (shape.ditch_depth >= 0.0 and shape.ditch_width >= 0.0):
        raise ValueError("depth and width of the ditch must not be negative.")


def section_error(shape: EmbankmentShape, cell: float) -> float:
    """Bound (m2) of what cells of a size (m) can make of the area of the fill in a section of level ground.

    The surface is bilinear between nodes: a kink costs c2 / 8 times the change of its gradient at most, at the two
    edges of the crest and the two toes. A face narrower than a cell is a wall of which half a cell is not known.
    """
    gradients = [min(math.tan(math.radians(angle)), 2.0 * shape.height / cell)
                 for angle in (shape.uphill_angle, shape.downhill_angle)]  # fmt: skip
    return 0.25 * cell**2 * sum(gradients)
