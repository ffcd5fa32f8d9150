# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:embankment."""

from ...engine import Terrain
from ...engine.embankments.findings import TALL, TALLEST
from ...engine.embankments.finer_grid import finer_heights
from ..parameters.number_outputs import tell_numbers
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import tell_scale
from ..translation import tr
from .carving import carve_all, lay_out
from .crests import read_crests
from .ground_map import write_ground_map
from .outputs import footprint_parts, numbers_of, write_layers
from .parameters import REPORT, VARIANT_FOLDER, labels
from .report import write_report
from .rocks_at_crest import check_built
from .terrain import cells_of, read_heights, write_terrain
from .variants import carve_variants, compared, variants_of, write_variants


def run(call):
    """Run talus:embankment and return its outputs and numbers to Processing."""
    dem = call.checked()
    tell_scale(dem, call)
    crests = read_crests(call, dem)
    forms = [crests, *(one.of(crests) for one in variants_of(call))]
    cells = cells_of(call, dem, [one.shape for form in forms for one in form])
    heights, is_single = read_heights(dem, cells)
    terrain = Terrain(heights, cells.coarse.cell_size, cells.coarse.origin, dem.grid.crs)
    found = lay_out(call, terrain, crests)
    carved = finer_heights(heights, cells.parts)
    built, label = carve_all(call, carved, cells.fine, crests, found)
    call.find(tall(built))
    checks = check_built(call, dem.crs, built)
    numbers = numbers_of(built, label, cells.fine, checks)
    tell_numbers(labels(), numbers, call)
    parts = footprint_parts(call, label, cells.fine)
    call.go_on(90.0)
    rows = [compared(tr("as entered"), built, checks)]
    with Files() as files:
        outputs = write_terrain(call, files, carved, cells.fine, is_single)
        outputs.update(write_layers(call, files, dem.crs, built, parts))
        of_ground = [(geometry, name) for geometry, _, _, name in parts]
        outputs.update(write_ground_map(call, files, dem.crs, of_ground))
        outputs.update(_variants(call, files, dem, heights, is_single, terrain, cells, crests, rows))
        outputs.update(_write_report(call, files, terrain, carved, cells.fine, built, checks, rows))
    return {**outputs, **numbers}


def tall(built):
    """A finding for each embankment that is taller than TALLEST at its downhill toe."""
    heights = [(one, float(one.layout.downhill_height.max())) for one in built]
    return [TALL.of(one.crest.name, height, TALLEST) for one, height in heights if height > TALLEST]


def _variants(call, files, dem, heights, is_single, terrain, cells, crests, rows):
    """Parameter -> destination of what the variants give; their rows are added to ``rows``."""
    more, folder = carve_variants(call, files, dem, heights, is_single, terrain, cells, crests)
    rows += more
    outputs = write_variants(call, files, rows)
    return outputs if folder is None else {**outputs, VARIANT_FOLDER: str(folder)}


def _write_report(call, files, terrain, carved, grid, built, checks, compared_rows):
    if not call.wants(REPORT):
        return {}
    path = call.path(REPORT)
    rows, head = parameter_rows(call), read_report_head(call)
    after = Terrain(carved, grid.cell_size, grid.origin)
    write_report(files.stage(path), terrain, after, built, checks, compared_rows, rows, head)
    return {REPORT: path}
