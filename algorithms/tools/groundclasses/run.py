# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:groundclasses runs: reads the polygons, checks the map, makes the engine's ground, writes it as a raster."""

import numpy as np
from qgis.core import QgsProcessingException

from ....engine import Ground
from ....engine.ground.polygon_problems import find_problems, without_contradictions
from ....engine.scene.ground import drag_fields
from ...shared.layers.vector_layers import check_layers, feature_list
from ...shared.parameters.ground import GROUND_TABLE
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.staging import Files
from ...shared.scene.dem import known_classes, open_dem
from ...translation import tr
from .algorithm import FOREST, GROUND, GROUND_DEFAULT, OVERLAP, SLIVER_WIDTH
from .class_polygons import MappedClass, check_polygons, read_forest, read_ground
from .outputs import Checked, numbers_of, tell, write_ground_raster, write_problems

# Checks of talus:groundclasses before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call, (GROUND, FOREST))
    dem = open_dem(call)
    if not [name for name in (GROUND, FOREST) if check_polygons(call, name)]:
        raise QgsProcessingException(tr("GROUND: give ground polygons, forest polygons (FOREST) or both."))
    check_outputs(call)
    return dem


def run(call):
    """Run talus:groundclasses and return its outputs and numbers to Processing."""
    dem = call.checked()
    polygons = [read(call, dem) for read in (read_ground, read_forest)]
    call.progress(25)
    checked = _checked(call, dem, polygons)
    ground = _ground(call, dem, polygons, checked)
    call.find(ground.findings)
    call.progress(75)
    numbers = numbers_of(checked, ground)
    tell(checked, numbers, call)
    with Files() as files:
        outputs = write_ground_raster(call, files, dem, ground)
        outputs.update(write_problems(call, files, dem, checked))
    return {**outputs, **numbers}


def _checked(call, dem, polygons):
    """The problems of each input, and what its polygons cover of the grid once overlaps are settled."""
    width = call[SLIVER_WIDTH] or min(dem.grid.cell_size)
    rule = call[OVERLAP]
    problems, burnt = {}, {}
    for layer in [polygon for polygon in polygons if polygon is not None]:
        problems_of_layer = find_problems(layer.shapes, layer.values, layer.identifiers, width)
        contradictory = {key for problem in problems_of_layer if problem.is_contradictory for key in problem.features}
        if contradictory and rule == "stop":
            message = tr("{}: {} overlap with different values. Cut them so that each place has one value only, or "
                         "choose with OVERLAP which one to use.")  # fmt: skip
            raise QgsProcessingException(message.format(layer.name, feature_list(sorted(contradictory))))
        shapes = without_contradictions(layer.shapes, layer.values, rule == "first") if contradictory else layer.shapes
        problems[layer.name], burnt[layer.name] = problems_of_layer, layer.burnt(dem.grid, shapes)
        call.stop_if_cancelled()
    return Checked(problems, burnt, width)


def _ground(call, dem, polygons, checked):
    default = call[GROUND_DEFAULT]
    classes = known_classes(call[GROUND_TABLE])
    options = {"with_viscous_drag": True, "classes": classes}
    if FOREST in checked.burnt:
        options["drag"], options["drag_height"] = drag_fields(checked.burnt[FOREST])
    if GROUND not in checked.burnt:
        return Ground.of_class(dem.grid, default, **options)
    burnt = checked.burnt[GROUND]
    index = np.where(burnt.index >= 0, burnt.index, len(burnt.values))
    rows = [*burnt.values, MappedClass(default)]
    heights = [
        classes[row.name].surface_roughness if row.surface_roughness is None else row.surface_roughness for row in rows
    ]
    return Ground.from_classes(
        dem.grid, index, [row.name for row in rows], surface_roughness=np.array(heights), **options
    )
