# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs for several shapes of rocks: of the library, or by number."""

from ....engine.choices import LIBRARY_ROCKS, USUAL_ROCK
from ...translation import tr
from .definitions import choices, text

ROCKS = choices("ROCKS", LIBRARY_ROCKS, [USUAL_ROCK])
SHAPES = text("SHAPES", optional=True)


def shapes_parameter():
    """The input for shapes by number."""
    return SHAPES.shown(tr("Shapes by number"), tr(
        "Replaces the shapes of the library, with commas between them: superellipsoid and its exponent (2 an "
        "ellipsoid, 4 a rounded block, 10 nearly a box), prism and the number of sides of its polygon, or box; then "
        "the ratios of the axes, unless all are equal. For example: superellipsoid 2.5, prism 5, box 3:2:1.5. For "
        "comparison with studies of idealised rocks."))  # fmt: skip
