# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:embankment, embankments and ditches carved into the elevation model."""

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import open_dem, tell_scale
from ..stages import DECIDE
from ..translation import tr
from .carving import carve_all, lay_out
from .crests import check_crests, read_crests
from .ground_map import check_ground_polygons, write_ground_map
from .outputs import footprint_parts, known_layers, labels, numbers_of, write_layers
from .parameters import embankment_parameters
from .rocks_at_crest import check_built, check_crossings
from .terrain import cells_of, read_heights, write_terrain


class Embankment(TalusAlgorithm):
    """Reads crest lines, lays out embankments, carves them into the terrain, writes it with volumes and sections."""

    stage = DECIDE

    def name(self):
        return "embankment"

    def displayName(self):
        return tr("Embankments and ditches")

    def shortDescription(self):
        return tr(
            "Puts embankments with ditches before them into the elevation model: crest line, height, width and angles "
            "of the faces. Simulate on the result, and rocks meet them as terrain. Gives volumes of fill and cut, the "
            "footprint with its ground classes, and sections."
        )

    def tags(self):
        return tr("rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain").split(",")

    def known_layers(self):
        return known_layers()

    def initAlgorithm(self, configuration=None):
        self.define(embankment_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        dem = open_dem(self, parameters, context)
        check_crests(self, parameters, context)
        check_crossings(self, parameters, context)
        check_ground_polygons(self, parameters, context)
        check_outputs(self, parameters, context)
        return dem

    def process(self, parameters, context, feedback):
        from ...engine import Terrain
        from ...engine.embankments.finer_grid import finer_heights

        dem = self.checked(parameters, context)
        tell_scale(dem, feedback)
        crests = read_crests(self, parameters, context, feedback, dem)
        cells = cells_of(self, parameters, context, feedback, dem, [one.shape for one in crests])
        heights, is_single = read_heights(dem, cells)
        terrain = Terrain(heights, cells.coarse.cell_size, cells.coarse.origin, dem.grid.crs)
        found = lay_out(self, parameters, context, feedback, terrain, crests)
        carved = finer_heights(heights, cells.parts)
        built, label = carve_all(feedback, carved, cells.fine, crests, found)
        checks = check_built(self, parameters, context, feedback, dem.crs, built)
        numbers = numbers_of(built, label, cells.fine, checks)
        tell_numbers(labels(), numbers, feedback, digits=6)
        parts = footprint_parts(self, parameters, context, label, cells.fine)
        go_on(feedback, 90.0)
        with Files() as files:
            outputs = write_terrain(self, parameters, context, files, carved, cells.fine, is_single)
            outputs.update(write_layers(self, parameters, context, feedback, files, dem.crs, built, parts))
            of_ground = [(geometry, name) for geometry, _, _, name in parts]
            outputs.update(write_ground_map(self, parameters, context, feedback, files, dem.crs, of_ground))
            outputs.update(self._write_report(parameters, context, files, terrain, carved, cells.fine, built, checks))
        return {**outputs, **numbers}

    def _write_report(self, parameters, context, files, terrain, carved, grid, built, checks):
        if not is_wanted(self, parameters, "REPORT"):
            return {}
        from ...engine import Terrain
        from .report import write_report  # loads the engine's version, which no start of QGIS needs

        path = self.parameterAsFileOutput(parameters, "REPORT", context)
        rows, head = parameter_rows(self, parameters, context), read_report_head(self, parameters, context)
        after = Terrain(carved, grid.cell_size, grid.origin)
        write_report(files.stage(path), terrain, after, built, checks, rows, head)
        return {"REPORT": path}
