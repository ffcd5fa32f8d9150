# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:trees, single trees for talus:simulate from stand polygons, rasters or points."""

import math

import numpy as np
from qgis.core import (
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingParameterFeatureSink,
    QgsWkbTypes,
)

from ..base import TalusAlgorithm
from ..layers.vector_layers import check_layers, layer_source
from ..layers.writing import write_layer
from ..parameters.definitions import helped
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs
from ..parameters.staging import Files
from ..parameters.values import optional_number
from ..scene.tree_columns import LATER
from ..stages import PREPARE
from ..styles.known_layers import known_table
from ..translation import tr
from .layers import StemStyle, tree_columns, tree_features
from .parameters import stand_parameters
from .stands import (
    HECTARE,
    DeadWood,
    StandChoices,
    logs_of_polygons,
    trees_of_points,
    trees_of_polygons,
    trees_of_rasters,
)

Source = QgsProcessing.SourceType
SOURCES = ("STANDS", "DENSITY_RASTER", "POINTS")


class Trees(TalusAlgorithm):
    """Reads stands, draws trees, writes points."""

    stage = PREPARE

    def name(self):
        return "trees"

    def displayName(self):
        return tr("Single trees")

    def shortDescription(self):
        return tr(
            "Draws single trees from what is known of a forest: polygons of stands or rasters with stems per hectare "
            "and stem diameters; or completes trees that are points already. Each gets a diameter, a species group, a "
            "height and the energy that its stem can take. The result is the input TREES of Simulate rockfall."
        )

    def tags(self):
        return tr("rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus").split(",")

    def known_layers(self):
        label = self.parameterDefinition("OUTPUT").description()
        columns = tree_columns()
        return [known_table("OUTPUT", label, "point", columns, lambda columns, layer: StemStyle(columns), LATER)]

    def initAlgorithm(self, configuration=None):
        sink = helped(
            QgsProcessingParameterFeatureSink("OUTPUT", tr("Single trees"), Source.TypeVectorPoint),
            tr("A point a tree, with the fields that Simulate rockfall looks for."),
        )
        self.define([*stand_parameters(), sink], number_outputs(_results()))

    def _check(self, parameters, context):
        if len(self._given(parameters)) != 1:
            message = tr("Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.")
            raise QgsProcessingException(message.format(len(self._given(parameters))))
        check_layers(self, parameters, context, ("STANDS", "POINTS"))
        check_outputs(self, parameters, context)

    def _given(self, parameters):
        return [name for name in SOURCES if parameters.get(name) not in (None, "")]

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        forest, crs = self._forest(parameters, context, feedback)
        with Files() as files:
            destination = self._write(parameters, context, feedback, files, forest, crs)
        numbers = _numbers_of(forest)
        tell_numbers(_results(), numbers, feedback)
        return {"OUTPUT": destination, **numbers}

    def _forest(self, parameters, context, feedback):
        """The trees and their coordinate system."""
        (name,) = self._given(parameters)
        choices = self._choices(parameters, context)
        if name == "DENSITY_RASTER":
            layers = [self.parameterAsRasterLayer(parameters, key, context) for key in (name, "DIAMETER_RASTER")]
            forest = trees_of_rasters(*layers, choices, feedback)
            return forest, layers[0].crs()
        source = layer_source(self, parameters, name, context)
        kinds = {
            "STANDS": (trees_of_polygons, ("DENSITY", "DIAMETER", "DEVIATION", "CONIFERS")),
            "POINTS": (trees_of_points, ("POINT_DIAMETER", "POINT_HEIGHT", "POINT_SPECIES")),
        }
        read, fields = kinds[name]
        names = [self.parameterAsString(parameters, f"{field}_FIELD", context) for field in fields]
        forest = read(source, names, choices, feedback)
        wood = self._dead_wood(parameters, context)
        if name == "STANDS" and (wood.volume > 0.0 or wood.field):
            forest = forest._replace(logs=logs_of_polygons(source, wood, choices, feedback))
        return forest, source.sourceCrs()

    def _dead_wood(self, parameters, context):
        strength = optional_number(self, parameters, "LOG_STRENGTH", context)
        return DeadWood(
            self.parameterAsDouble(parameters, "DEAD_WOOD", context),
            self.parameterAsString(parameters, "DEAD_WOOD_FIELD", context),
            self.parameterAsDouble(parameters, "LOG_DIAMETER", context) / 100.0,
            self.parameterAsDouble(parameters, "LOG_LENGTH", context),
            math.nan if strength is None else strength / 100.0,
        )

    def _choices(self, parameters, context):
        number = {
            name: self.parameterAsDouble(parameters, name, context)
            for name in ("DENSITY", "DIAMETER", "VARIATION", "CONIFERS", "DISTANCE")
        }
        return StandChoices(
            number["DENSITY"], number["DIAMETER"] / 100.0, number["VARIATION"] / 100.0, number["CONIFERS"] / 100.0,
            self.parameterAsEnumString(parameters, "SPECIES", context), number["DISTANCE"],
            self.parameterAsEnumString(parameters, "DISTRIBUTION", context),
            self.parameterAsInt(parameters, "SEED", context),
        )  # fmt: skip

    def _write(self, parameters, context, feedback, files, forest, crs):
        form = tree_columns(), QgsWkbTypes.Type.Point, crs
        style = StemStyle(tree_columns())
        return write_layer(self, parameters, context, feedback, files, "OUTPUT", form, tree_features(forest), style)


def _results():
    return {
        "TREE_COUNT": tr("Trees"),
        "STEMS_PER_HECTARE": tr("Stems per hectare"),
        "DIAMETER_MEAN": tr("Mean stem diameter [cm]"),
        "BASAL_AREA": tr("Basal area [m²/ha]"),
        "LOG_COUNT": tr("Lying logs"),
        "LOG_VOLUME": tr("Lying dead wood [m³/ha]"),
    }


def _numbers_of(forest):
    """Name -> value; those by hectare are missing where the area is not known."""
    diameter = forest.stems.diameter
    numbers = {"TREE_COUNT": int(diameter.size)}
    if diameter.size:
        numbers["DIAMETER_MEAN"] = 100.0 * float(diameter.mean())
    if forest.area > 0.0:
        numbers["STEMS_PER_HECTARE"] = diameter.size * HECTARE / forest.area
        numbers["BASAL_AREA"] = 0.25 * math.pi * float(np.sum(diameter**2)) * HECTARE / forest.area
    if forest.logs:
        numbers["LOG_COUNT"] = len(forest.logs)
        volume = sum(0.25 * math.pi * log.diameter**2 * log.length for log in forest.logs)
        numbers["LOG_VOLUME"] = volume * HECTARE / forest.area
    return numbers
