# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:trees: names, labels with units, ranges, defaults and help."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterRasterLayer,
)

from ...engine.choices import SPECIES_GROUPS, STEM_DISTRIBUTIONS
from ..parameters.definitions import FieldType, Number, advanced, choice, field, helped, number
from ..translation import tr

Source = QgsProcessing.SourceType


def stand_parameters():
    """All inputs in the order of the dialog."""
    return [*_layers(), *_numbers()]


def _layers():
    def vector(name, label, kind, text):
        return helped(QgsProcessingParameterFeatureSource(name, label, [kind], optional=True), text)

    def raster(name, label, text):
        return helped(QgsProcessingParameterRasterLayer(name, label, optional=True), text)

    one_of = tr("Give either stands, a raster of densities or points.")
    empty = tr("Empty values take the number below.")
    return [
        vector("STANDS", tr("Stands"), Source.TypeVectorPolygon,
               tr("Polygons of forest, in a projected coordinate system in metres.") + " " + one_of),
        field("DENSITY_FIELD", tr("Field of the stands with the stems per hectare"), "STANDS",
              tr("Of plan area.") + " " + empty),
        field("DIAMETER_FIELD", tr("Field of the stands with the mean stem diameter [cm]"), "STANDS",
              tr("At breast height.") + " " + empty),
        field("DEVIATION_FIELD", tr("Field of the stands with the standard deviation of the diameters [cm]"), "STANDS",
              empty),
        field("DEAD_WOOD_FIELD", tr("Field of the stands with the lying dead wood [m³/ha]"), "STANDS",
              tr("Of plan area.") + " " + empty),
        field("CONIFERS_FIELD", tr("Field of the stands with the share of conifers [%]"), "STANDS",
              tr("The others are broadleaved trees.") + " " + empty),
        raster("DENSITY_RASTER", tr("Raster with the stems per hectare"),
               tr("Cells without data or with 0 have no trees.") + " " + one_of),
        raster("DIAMETER_RASTER", tr("Raster with the mean stem diameter [cm]"),
               tr("On the cells of the raster above; without it the number below holds.")),
        vector("POINTS", tr("Trees that are points already"), Source.TypeVectorPoint,
               tr("They keep their places and get what they lack.") + " " + one_of),
        field("POINT_DIAMETER_FIELD", tr("Field of the points with the stem diameter [cm]"), "POINTS",
              empty),
        field("POINT_HEIGHT_FIELD", tr("Field of the points with the height [m]"), "POINTS",
              tr("Empty values are computed from the diameter (Wykoff et al. 1982).")),
        field("POINT_SPECIES_FIELD", tr("Field of the points with the species group"), "POINTS",
              tr("Values: {}.").format(", ".join(SPECIES_GROUPS)), FieldType.String),
    ]  # fmt: skip


def _numbers():
    rare = [
        choice("SPECIES", tr("Species group of points without one, and of logs"), SPECIES_GROUPS, "conifer", tr(
            "Decides the height and the energy that a stem can take.")),
        choice("DISTRIBUTION", tr("Distribution of the diameters"), STEM_DISTRIBUTIONS, STEM_DISTRIBUTIONS[0], tr(
            "Both have the mean and the standard deviation of the stand; gamma has the longer tail of thick stems.")),
        number("DISTANCE", tr("Least distance of two stems [m]"), 1.0, 0.0, 100.0, tr(
            "Places nearer to another stem are drawn again. 0: anywhere (Poisson process).")),
        number("SEED", tr("Seed of the random numbers"), 0, 0, 2**31 - 1, tr(
            "The same seed and inputs give the same trees."), Number.Integer),
    ]  # fmt: skip
    return [
        number("DENSITY", tr("Stems per hectare"), 400.0, 0.0, 50_000.0, tr(
            "Of plan area, where the field says nothing. The number of trees varies about it (Poisson).")),
        number("DIAMETER", tr("Mean stem diameter [cm]"), 30.0, 1.0, 300.0, tr(
            "At breast height, where field and raster say nothing.")),
        number("VARIATION", tr("Variation of the diameters [%]"), 40.0, 0.0, 200.0, tr(
            "Standard deviation over the mean, where the field says nothing: some 20 % in even-aged stands, 60 % and "
            "more in uneven ones.")),
        number("CONIFERS", tr("Share of conifers [%]"), 100.0, 0.0, 100.0, tr(
            "Where the field says nothing; the other trees are broadleaved.")),
        *_dead_wood(),
        *map(advanced, rare),
    ]  # fmt: skip


def _dead_wood():
    return [
        number("DEAD_WOOD", tr("Lying dead wood [m³/ha]"), 0.0, 0.0, 2000.0, tr(
            "Logs that lie on the ground of the stands, where the field says nothing. They are obstacles with a "
            "breaking energy: rocks are stopped, hop over, or break them. Their variation of diameters is that of the "
            "stems, their directions are random.")),
        number("LOG_DIAMETER", tr("Mean diameter of the logs [cm]"), 30.0, 1.0, 300.0, tr(
            "In the middle of their length; their variation is that of the stems.")),
        number("LOG_LENGTH", tr("Length of the logs [m]"), 10.0, 0.1, 60.0, tr(
            "All logs have this length; thicker and thinner ones differ in their diameter alone.")),
        number("LOG_STRENGTH", tr("Strength of the logs [% of a living stem]"), None, 0.1, 100.0, tr(
            "Energy that a log can take, in per cent of what a standing stem of its diameter and species group takes: "
            "fresh wood near 100, rotten wood near 0. There is no default: measure or judge it."), optional=True),
    ]  # fmt: skip
