# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:indication runs: threshold, sources and reach, window by window, straight into the files."""

import math
import time

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine.indication.kinematics import face_table
from ...engine.indication.regional import Dem, find_cones, reach, slope_distribution
from ...engine.indication.rules import SourceRule, volumes_of
from ...engine.sources.slope_findings import of_units
from ...engine.sources.source_areas import resolution_threshold
from ..number_words import told
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..scene.dem import tell_scale
from ..translation import tr
from .comparing import Comparing
from .parameters import CLIFF_RADIUS, LEAST_SHARE, LONGEST, METHOD, THREADS, THRESHOLD, labels
from .writing import Writing, style_rasters

SLOPES, SOURCES, DONE = 15.0, 40.0, 98.0  # percent of the progress


def run(call):
    """Run talus:indication and return its outputs and numbers to Processing."""
    asked = call.checked()
    tell_scale(asked.dem, call)
    dem = Dem(asked.dem.path, asked.dem.band, asked.dem.grid)
    started = time.perf_counter()
    try:
        threshold = _threshold(call, dem)
        rule = _rule(call, asked, threshold)
        cones, sources = _sources(call, dem, rule, asked.angles)
        with Files() as files:
            paths, area, comparing = _map(call, files, dem, rule, cones, asked.angles)
            paths.update(comparing.write(call, files))
            style_rasters(call, paths)
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    numbers = {
        "THRESHOLD_VALUE": threshold, "SOURCE_CELLS": sources, "UPPER_EDGES": int(cones[-1].rows.size),
        "AREA": area[-1], **comparing.numbers(),
    }  # fmt: skip
    tell_numbers(labels(), numbers, call, digits=5)
    _tell_time(call, dem, time.perf_counter() - started)
    return {**paths, **{name: number for name, number in numbers.items() if math.isfinite(number)}}


def _threshold(call, dem):
    method = call[METHOD]
    if method == "fixed":
        return call[THRESHOLD]
    if method == "resolution":
        return resolution_threshold(dem.grid.cell_size)
    call.say(tr("Distribution of the slopes ..."))
    units = slope_distribution(dem, _part(call, 0.0, SLOPES), call.is_cancelled)
    call.find(of_units(units))
    return units.threshold


def _rule(call, asked, threshold):
    if not asked.sets:
        return SourceRule(threshold, cliff_radius=call[CLIFF_RADIUS])
    faces = face_table(asked.sets, asked.limits)
    return SourceRule(threshold, faces, 0.01 * call[LEAST_SHARE], call[CLIFF_RADIUS])


def _sources(call, dem, rule, angles):
    call.say(tr("Sources ..."))
    cones, count = find_cones(dem, rule, angles, _part(call, SLOPES, SOURCES), call.is_cancelled)
    if not any(one.rows.size for one in cones):
        message = tr("No cell is a source: none is as steep as {:.1f}°, releases a block along the joint sets and "
                     "has a cliff high enough for a reach angle. Lower the threshold, or check the "
                     "tables.")  # fmt: skip
        raise QgsProcessingException(told(message, rule.threshold))
    return cones, count


def _map(call, files, dem, rule, cones, angles):
    """(paths, area of each volume in m2, Comparing)."""
    call.say(tr("Reach ..."))
    volumes, comparing = volumes_of(angles), Comparing(call, dem.grid)
    with Writing(call, files, dem.grid, volumes) as writing:
        reached = np.zeros(len(volumes))

        def take(found):
            reached[:] += writing.write(found)
            classes = comparing.add(found)
            if classes is not None:
                writing.write_difference(found.window, classes)

        reach(dem, rule, cones, call[LONGEST], take, call[THREADS], _part(call, SOURCES, DONE), call.is_cancelled)
    cell_area = dem.grid.cell_size[0] * dem.grid.cell_size[1]
    comparing.settle(volumes, cell_area)
    return writing.paths, reached * cell_area, comparing


def _part(call, low, high):
    """Progress of one step."""
    return lambda share: call.progress(low + (high - low) * share)


def _tell_time(call, dem, seconds):
    cells = dem.grid.shape[0] * dem.grid.shape[1]
    call.info(told(tr("{:.3g} cells in {:.0f} s."), cells, seconds))
    call.info(tr(
        "This is a susceptibility map: it shows the area that blocks can reach by the sources, reach angles and "
        "longest reach that were entered, not how often. It was not checked that no block goes beyond it."
    ))  # fmt: skip
