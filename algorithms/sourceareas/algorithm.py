# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:sourceareas, where rocks can break off, from the slope of an elevation model."""

import numpy as np
from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..layers.vector_layers import check_layers
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..parameters.values import is_unset, optional_number
from ..reports import plots
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..stages import PREPARE
from ..translation import tr
from .exclusions import excluded_cells
from .layers import (
    Found,
    known_layers,
    labels,
    numbers_of,
    source_area_outputs,
    tell,
    write_areas,
    write_slope,
)
from .parameters import source_area_inputs


class SourceAreas(TalusAlgorithm):
    """Reads the elevation model, finds the threshold and the areas, writes areas and release points."""

    stage = PREPARE

    def name(self):
        return "sourceareas"

    def displayName(self):
        return tr("Find source areas")

    def shortDescription(self):
        return tr(
            "Finds where rocks can break off: areas of an elevation model steeper than a threshold, which is given, "
            "follows from the resolution, or from the distribution of the slope after Loye et al. (2009). Gives areas "
            "with size and steepness, and release points for the simulation."
        )

    def tags(self):
        return tr("rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment").split(",")

    def known_layers(self):
        return known_layers()

    def initAlgorithm(self, configuration=None):
        self.define([*source_area_inputs(), *source_area_outputs()], number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        check_layers(self, parameters, context, ("EXCLUDE",))
        open_dem(self, parameters, context)
        check_outputs(self, parameters, context)
        method = self.parameterAsEnumString(parameters, "METHOD", context)
        if method == "fixed" and is_unset(parameters, "THRESHOLD"):
            raise QgsProcessingException(tr("THRESHOLD: give the angle for the method fixed, or choose another one."))
        if is_wanted(self, parameters, "FIGURE"):
            if method != "distribution":
                raise QgsProcessingException(
                    tr("FIGURE: there is one of the method distribution only; skip FIGURE or choose that method.")
                )
            if not plots.is_there():
                message = tr("FIGURE: it takes the Python package matplotlib, which is not there. Install it, or skip "
                             "FIGURE.")  # fmt: skip
                raise QgsProcessingException(message)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        found = self._find(parameters, context, feedback)
        numbers = numbers_of(found)
        tell(found, numbers, feedback)
        with Files() as files:
            outputs = write_areas(self, parameters, context, feedback, files, found)
            outputs.update(write_slope(self, parameters, context, files, found))
            if is_wanted(self, parameters, "FIGURE"):
                outputs["FIGURE"] = self._draw(parameters, context, files, found)
        return {**outputs, **numbers}

    def _find(self, parameters, context, feedback):
        """Call the engine step by step, with progress and cancel."""
        from ...engine.sources.slope_units import slope_units
        from ...engine.sources.source_areas import find_areas, points_in, resolution_threshold, steepness

        dem = open_dem(self, parameters, context)
        tell_scale(dem, feedback)
        terrain, offset = read_terrain(self, parameters, context, dem)
        go_on(feedback, 15)
        slope = steepness(terrain.heights, terrain.cell_size)
        if not np.isfinite(slope).any():
            raise QgsProcessingException(tr("DEM: no cell has heights all around it, so there is no slope."))
        go_on(feedback, 35)
        method = self.parameterAsEnumString(parameters, "METHOD", context)
        units, by_resolution = None, resolution_threshold(terrain.cell_size)
        threshold = by_resolution
        if method == "fixed":
            threshold = self.parameterAsDouble(parameters, "THRESHOLD", context)
        elif method == "distribution":
            units = slope_units(slope)
            threshold = units.threshold
        self._tell_of_idle_threshold(parameters, context, feedback, method, threshold)
        go_on(feedback, 50)
        excluded = excluded_cells(self, parameters, context, feedback, terrain, dem.crs)
        min_area = self.parameterAsDouble(parameters, "MIN_AREA", context)
        areas = find_areas(slope, threshold, terrain.cell_size, min_area, excluded)
        go_on(feedback, 65)
        spacing = self._spacing(parameters, context, feedback, areas, slope, terrain.cell_size)
        points = points_in(areas, slope, spacing, terrain.cell_size)
        go_on(feedback, 70)
        return Found(dem, terrain, offset, slope, units, threshold, by_resolution, areas, points)

    def _tell_of_idle_threshold(self, parameters, context, feedback, method, threshold):
        given = self.parameterAsDouble(parameters, "THRESHOLD", context)
        if method != "fixed" and given != self.parameterDefinition("THRESHOLD").defaultValue():
            message = tr("THRESHOLD: the {:g}° given do not count; by the chosen method (METHOD) it is {:.1f}°.")
            feedback.pushWarning(message.format(given, threshold))

    def _spacing(self, parameters, context, feedback, areas, slope, cell_size):
        """Spacing of the points in m; None for one in each cell."""
        from ...engine.sources.source_areas import spacing_for

        spacing = optional_number(self, parameters, "SPACING", context)
        if spacing is not None or is_unset(parameters, "MOST_POINTS"):
            return spacing
        spacing = spacing_for(areas, slope, self.parameterAsInt(parameters, "MOST_POINTS", context), cell_size)
        if spacing is not None:
            feedback.pushInfo(tr("Spacing of the release points: {:g} m (MOST_POINTS).").format(spacing))
        return spacing

    def _draw(self, parameters, context, files, found):
        from .slope_plot import draw_slopes

        path = self.parameterAsFileOutput(parameters, "FIGURE", context)
        kind = "svg" if path.lower().endswith(".svg") else "png"
        with open(files.stage(path), "wb") as file:
            file.write(draw_slopes(found.units, found.by_resolution, kind))
        return path
