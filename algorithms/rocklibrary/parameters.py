# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:rocklibrary."""

from ...engine.choices import LIBRARY_ROCKS, PARAMETRIC_ROCKS, SIZE_DISTRIBUTIONS, SIZE_MEASURES, ZINGG_CLASSES
from ..parameters.definitions import Number, advanced, choice, number
from ..translation import tr


def rock_inputs():
    """All inputs in the order of the dialog."""
    return [*_shape(), *_size(), *_more()]


def _shape():
    return [
        choice("SHAPE", tr("Shape"), (*PARAMETRIC_ROCKS, *LIBRARY_ROCKS), "random", tr(
            "box, superellipsoid, prism and random take the proportions below; the others are the fixed shapes of "
            "the library, natural ones first, of which eota111 and eota221 are the norm blocks of the tests of "
            "rockfall nets. random is an irregular convex block.")),
        choice("ZINGG", tr("Class of random blocks after Zingg"), ("given", *ZINGG_CLASSES, "any"), "any", tr(
            "sphere, disc, rod and bladed part the ratios of axes I / L and S / I at 2/3 (Zingg 1935); the ratios of "
            "each block are drawn within its class, from 1/3 on. any draws in all classes, given takes the two ratios "
            "below.")),
        number("ELONGATION", tr("Elongation: intermediate to long axis"), 0.8, 0.05, 1.0, tr(
            "I / L of boxes, superellipsoids, prisms and random blocks of given ratios; 1 is not elongated.")),
        number("FLATNESS", tr("Flatness: short to intermediate axis"), 0.7, 0.05, 1.0, tr(
            "S / I of the same shapes; 1 is not flat. A prism less flat than elongated lies along its long axis.")),
    ]  # fmt: skip


def _size():
    return [
        choice("MEASURE", tr("What the size is of"), SIZE_MEASURES, "volume", tr(
            "volume in m³, length of the long axis in m, or mass in kg.")),
        number("SIZE", tr("Size, or mean size [m³, m or kg]"), 1.0, 1e-6, 1e9, tr(
            "Size of the rock, or mean of the sizes of many rocks."), decimals=4),
        number("COUNT", tr("Number of rocks"), 1, 1, 10_000, tr(
            "More than one need a folder to be written to."), Number.Integer),
        number("DENSITY", tr("Density of the rock [kg/m³]"), 2700.0, 100.0, 10_000.0, tr(
            "2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.")),
        number("SEED", tr("Seed of chance"), 0, 0, 2**31 - 1, tr(
            "The same seed gives the same rocks."), Number.Integer),
    ]  # fmt: skip


def _more():
    return [advanced(definition) for definition in (
        number("VERTICES", tr("Corners of superellipsoids and random blocks"), 24, 5, 2000, tr(
            "Computing time grows with them. Superellipsoids are symmetric and need an even number, at least 8."),
            Number.Integer),
        number("EXPONENT", tr("Exponent of superellipsoids"), 4.0, 1.0, 100.0, tr(
            "1 is an octahedron, 2 an ellipsoid, 4 a rounded block; large exponents come near to a box.")),
        number("SIDES", tr("Sides of prisms"), 6, 3, 200, tr("3 is a wedge, 6 a column of basalt."), Number.Integer),
        choice("DISTRIBUTION", tr("Distribution of the size"), SIZE_DISTRIBUTIONS, "fixed", tr(
            "fixed makes all rocks of the same size; the others spread them about the mean.")),
        number("DEVIATION", tr("Standard deviation of the size [m³, m or kg]"), 0.3, 0.0, 1e9, tr(
            "Of the whole distribution, before the limits cut it."), decimals=4),
        number("SIZE_MIN", tr("Smallest size [m³, m or kg]"), None, 0.0, 1e9, tr(
            "The distribution is cut off here. Left empty: 0."), optional=True, decimals=4),
        number("SIZE_MAX", tr("Largest size [m³, m or kg]"), None, 0.0, 1e9, tr(
            "The distribution is cut off here. Left empty: nowhere."), optional=True, decimals=4),
    )]  # fmt: skip
