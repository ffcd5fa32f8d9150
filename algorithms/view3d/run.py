# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:view3d."""

import os

import numpy as np

from ..parameters.extent import read_extent
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..runs.motion import read_paths
from ..translation import tr
from .drapes import drapes_of, grids_of, layers_of
from .page import write_page
from .parameters import NOTE, PAGE, ROCKS, TITLE, labels
from .rocks import rocks_of
from .terrain import surroundings, terrain_of

LARGEST = 30e6  # bytes of a page that a phone opens and a mail takes


def run(call):
    dem = call.checked()
    paths = read_paths(call)
    bounds = read_extent(call, dem.crs) or surroundings(dem.grid, paths.motion.position)
    terrain = terrain_of(dem, bounds)
    call.go_on(50.0)
    rocks = rocks_of(paths, terrain, call[ROCKS])
    call.info(tr("Rocks: {} of {} runs.").format(rocks.count, paths.number.size))
    call.say(tr("Drawing the layers ..."))
    _project, layers = layers_of(call)
    drapes, grids = drapes_of(call, layers, terrain), grids_of(call, layers, terrain)
    call.go_on(90.0)
    outputs, numbers = {}, {"ROCK_COUNT": rocks.count}
    if call.wants(PAGE):
        outputs[PAGE] = call.path(PAGE)
        with Files() as files:
            staged = files.stage(outputs[PAGE])
            write_page(staged, call[TITLE].strip() or tr("Rockfall"), call[NOTE].strip(), terrain, rocks, drapes, grids)
            numbers["PAGE_SIZE"] = np.round(1e-6 * os.path.getsize(staged), 2)
        if 1e6 * numbers["PAGE_SIZE"] > LARGEST:
            call.info(tr("PAGE: the page is larger than 30 MB; use fewer layers, or a part (EXTENT)."))
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}
