# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses, a map of ground and forest as the parameter raster of the simulation, checked."""

import numpy as np
from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..cancelling import stop_if_cancelled
from ..layers.vector_layers import check_layers, feature_list
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs
from ..parameters.staging import Files
from ..parameters.values import optional_number
from ..scene.dem import open_dem
from ..scene.ground import drag_fields, known_classes
from ..stages import PREPARE
from ..translation import tr
from .class_polygons import check_polygons, read_forest, read_ground
from .outputs import (
    Checked,
    ground_class_outputs,
    known_layers,
    labels,
    numbers_of,
    tell,
    write_ground_raster,
    write_problems,
)
from .parameters import ground_class_inputs


class GroundClasses(TalusAlgorithm):
    """Reads the polygons, checks the map, makes the engine's ground, writes it as a raster."""

    stage = PREPARE

    def name(self):
        return "groundclasses"

    def displayName(self):
        return tr("Make ground raster")

    def shortDescription(self):
        return tr(
            "Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with "
            "a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map."
        )

    def tags(self):
        return tr("rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology").split(",")

    def known_layers(self):
        return known_layers()

    def initAlgorithm(self, configuration=None):
        self.define([*ground_class_inputs(), *ground_class_outputs()], number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        check_layers(self, parameters, context, ("GROUND", "FOREST"))
        dem = open_dem(self, parameters, context)
        if not [name for name in ("GROUND", "FOREST") if check_polygons(self, parameters, context, name)]:
            raise QgsProcessingException(tr("GROUND: give ground polygons, forest polygons (FOREST) or both."))
        check_outputs(self, parameters, context)
        return dem

    def process(self, parameters, context, feedback):
        dem = self.checked(parameters, context)
        polygons = [read(self, parameters, context, feedback, dem) for read in (read_ground, read_forest)]
        feedback.setProgress(25)
        checked = self._checked(parameters, context, feedback, dem, polygons)
        ground = self._ground(parameters, context, dem, polygons, checked)
        feedback.setProgress(75)
        numbers = numbers_of(checked, ground)
        tell(checked, numbers, feedback)
        with Files() as files:
            outputs = write_ground_raster(self, parameters, context, files, dem, ground)
            outputs.update(write_problems(self, parameters, context, feedback, files, dem, checked))
        return {**outputs, **numbers}

    def _checked(self, parameters, context, feedback, dem, polygons):
        """The problems of each input, and what its polygons cover of the grid once overlaps are settled."""
        from ...engine.ground.polygon_problems import find_problems, without_contradictions

        width = optional_number(self, parameters, "SLIVER_WIDTH", context) or min(dem.grid.cell_size)
        rule = self.parameterAsEnumString(parameters, "OVERLAP", context)
        problems, burnt = {}, {}
        for one in [one for one in polygons if one is not None]:
            found = find_problems(one.shapes, one.values, one.identifiers, width)
            contradictory = {key for problem in found if problem.is_contradictory for key in problem.features}
            if contradictory and rule == "stop":
                message = tr("{}: {} overlap with different values. Cut them so that each place has one value only, "
                             "or say with OVERLAP which counts.")  # fmt: skip
                raise QgsProcessingException(message.format(one.name, feature_list(sorted(contradictory))))
            shapes = without_contradictions(one.shapes, one.values, rule == "first") if contradictory else one.shapes
            problems[one.name], burnt[one.name] = found, one.burnt(dem.grid, shapes)
            stop_if_cancelled(feedback)
        return Checked(problems, burnt, width)

    def _ground(self, parameters, context, dem, polygons, checked):
        from ...engine import Ground

        default = self.parameterAsEnumString(parameters, "GROUND_DEFAULT", context)
        classes = known_classes(self.parameterAsFile(parameters, "GROUND_TABLE", context))
        options = {"with_viscous_drag": True, "classes": classes}
        if "FOREST" in checked.burnt:
            options["drag"], options["drag_height"] = drag_fields(checked.burnt["FOREST"])
        if "GROUND" not in checked.burnt:
            return Ground.of_class(dem.grid, default, **options)
        burnt = checked.burnt["GROUND"]
        index = np.where(burnt.index >= 0, burnt.index, len(burnt.values))
        return Ground.from_classes(dem.grid, index, [*burnt.values, default], **options)
