# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d, a study of Talus as the input folder of Rockyfor3D."""

import math
import os

import numpy as np
from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..layers.vector_layers import check_layers
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs
from ..parameters.values import is_unset
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..scene.releases import Choices, on_terrain, read_releases
from ..stages import DECIDE
from ..translation import tr
from .parameters import ROUGHNESS_INPUTS, SHAPES, export_parameters
from .soil import soil_types


class ToRockyfor3D(TalusAlgorithm):
    """Reads what a simulation reads, writes ten grids."""

    stage = DECIDE

    def name(self):
        return "torockyfor3d"

    def displayName(self):
        return tr("Folder for Rockyfor3D")

    def shortDescription(self):
        return tr(
            "Writes elevation model, releases and ground as the folder of ASCII grids that Rockyfor3D takes, so that "
            "the same slope can be computed there and compared."
        )

    def tags(self):
        return tr("Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(export_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        check_layers(self, parameters, context)
        open_dem(self, parameters, context)
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        from ...engine.io.rockyfor3d import OUTER, write_folder
        from ...engine.io.rockyfor3d_export import study_of

        dem = open_dem(self, parameters, context)
        tell_scale(dem, feedback)
        terrain, _ = read_terrain(self, parameters, context, dem)
        grid = dem.grid._replace(shape=terrain.heights.shape, origin=terrain.origin)
        blocks = self._blocks(parameters, context, feedback, dem, terrain)
        soil = soil_types(self, parameters, context, feedback, terrain, dem.crs)
        roughness = [self.parameterAsDouble(parameters, name, context) for name in ROUGHNESS_INPUTS]
        if not any(roughness):
            feedback.pushWarning(tr("RG70, RG20 and RG10 are 0: Rockyfor3D takes the ground for smooth."))
        study, shared = study_of(grid, terrain.heights, soil, blocks, roughness)
        if shared:
            message = tr("{} starts share a cell with a larger block and are left out.")
            feedback.pushWarning(message.format(shared))
        outer = _outer_sources(study, OUTER)
        if outer:
            message = tr("{} sources lie in the two outer rows or columns; Rockyfor3D does not start them.")
            feedback.pushWarning(message.format(outer))
        folder = self.parameterAsString(parameters, "FOLDER", context)
        os.makedirs(folder, exist_ok=True)
        write_folder(folder, study)
        numbers = {"SOURCE_COUNT": int(blocks.x.size - shared), "OUTER_COUNT": outer, "SHARED_COUNT": int(shared)}
        tell_numbers(_labels(), numbers, feedback)
        return {"FOLDER": folder, **numbers}

    def _blocks(self, parameters, context, feedback, dem, terrain):
        """The starts as the engine's Sources."""
        from ...engine.io.rockyfor3d import Sources
        from ...engine.io.rockyfor3d_export import axes_of

        is_open = is_unset(parameters, "VOLUME")
        volume = math.nan if is_open else self.parameterAsDouble(parameters, "VOLUME", context)
        spacing = self.parameterAsDouble(parameters, "SPACING", context)
        volume_field = self.parameterAsString(parameters, "VOLUME_FIELD", context)
        choices = Choices(spacing, 0.0, 1, volume, "", "", volume_field)
        source = self.parameterAsSource(parameters, "RELEASES", context)
        may_skip = self.parameterAsEnumString(parameters, "OUTSIDE", context) == "skip"
        points = on_terrain(read_releases(source, dem.crs, choices, context, feedback), terrain, feedback, may_skip)
        if np.isnan(points.volume).any():
            raise QgsProcessingException(tr("VOLUME: give a volume, as some releases have none of their own."))
        shape = 1 + SHAPES.index(self.parameterAsEnumString(parameters, "BLOCK_SHAPE", context))
        proportions = [self.parameterAsDouble(parameters, f"AXIS_{number}", context) for number in (1, 2, 3)]
        if SHAPES[shape - 1] == "spherical" and max(proportions) > min(proportions):
            raise QgsProcessingException(tr("AXIS_1, AXIS_2 and AXIS_3: a sphere has three axes of one length."))
        axes = axes_of(points.volume, proportions, shape)
        density = np.full(points.x.size, self.parameterAsDouble(parameters, "DENSITY", context))
        codes, nowhere = np.full(points.x.size, shape), np.zeros(points.x.size, bool)
        return Sources(points.x, points.y, density, axes, codes, points.volume, nowhere)


def _outer_sources(study, width):
    """How many source cells lie in the outer rows and columns."""
    is_source = study.arrays["rockdensity"] > 0.0
    return int(np.count_nonzero(is_source) - np.count_nonzero(is_source[width:-width, width:-width]))


def _labels():
    """Name -> label of each number."""
    return {
        "SOURCE_COUNT": tr("Source cells"),
        "OUTER_COUNT": tr("Sources that Rockyfor3D does not start"),
        "SHARED_COUNT": tr("Starts left out, in the cell of a larger block"),
    }
