# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile runs: reads trajectories and one line, calls the engine once, writes the plot and the table."""

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.passages.profile import profile, stations_along
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.staging import Files
from ...shared.reports import plots
from ...shared.reports.plots import draw_profile
from ...shared.runs.motion import check_motion, read_paths
from ...shared.runs.screen_lines import check_lines, read_lines
from ...shared.scene.dem import check_ground, read_ground
from ...translation import tr
from .algorithm import LINE, PLOT, STEP, WIDTH
from .layers import numbers_of, tell, write_stations

# Checks of talus:profile before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    crs = check_motion(call)
    check_lines(call, LINE)
    dem = check_ground(call, crs)
    if dem is None:
        raise QgsProcessingException(tr("DEM: the profile needs the elevation model of the simulation."))
    check_outputs(call)
    if call.wants(PLOT) and not plots.is_there():
        message = tr(
            "PLOT: it requires the Python package matplotlib, which is not installed. Install it, or skip PLOT."
        )
        raise QgsProcessingException(message)
    return dem


def run(call):
    """Run talus:profile and return its outputs and numbers to Processing."""
    dem = call.checked()
    paths = read_paths(call)
    lines = read_lines(call, LINE, paths.crs)
    if len(lines) > 1 or len(lines[0].parts) > 1:
        message = tr(
            "LINE: there are {} lines, but a profile follows one line only; select it, and use selected features only."
        )
        raise QgsProcessingException(message.format(sum(len(line.parts) for line in lines)))
    along_line = _profile(call, paths, lines[0].parts[0], dem)
    numbers = numbers_of(along_line, paths)
    tell(along_line, numbers, call)
    with Files() as files:
        outputs = write_stations(call, files, along_line, paths)
        call.progress(95)
        if call.wants(PLOT):
            outputs[PLOT] = _draw(call, files, along_line, paths)
    return {**outputs, **numbers}


def _profile(call, paths, line, dem):
    """Call the engine, with progress and cancel."""

    def advanced(share):
        call.go_on(40.0 + 50.0 * share)

    step = call[STEP]
    width = call[WIDTH]
    stations = stations_along(line, step, width)
    terrain = read_ground(dem, np.concatenate([stations.left, stations.right]))
    return profile(paths.motion, line, paths.radius, terrain, step, width, advanced)


def _draw(call, files, along_line, paths):
    path = call.path(PLOT)
    kind = "png" if path.lower().endswith(".png") else "svg"
    with open(files.stage(path), "wb") as file:
        file.write(draw_profile(along_line, paths, kind))
    return path
