# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile runs: reads trajectories and one line, calls the engine once, writes the plot and the table."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.passages.profile import profile, stations_along
from ..parameters.staging import Files
from ..reports.profile_plot import draw_profile
from ..runs.motion import read_paths
from ..runs.screen_lines import read_lines
from ..scene.dem import read_ground
from ..translation import tr
from .layers import numbers_of, tell, write_stations
from .parameters import LINE, PLOT, STEP, WIDTH


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
    found = _profile(call, paths, lines[0].parts[0], dem)
    numbers = numbers_of(found, paths)
    tell(found, numbers, call)
    with Files() as files:
        outputs = write_stations(call, files, found, paths)
        call.progress(95)
        if call.wants(PLOT):
            outputs[PLOT] = _draw(call, files, found, paths)
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


def _draw(call, files, found, paths):
    path = call.path(PLOT)
    kind = "png" if path.lower().endswith(".png") else "svg"
    with open(files.stage(path), "wb") as file:
        file.write(draw_profile(found, paths, kind))
    return path
