# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile, heights, velocities and energies of the rocks along a line over the terrain."""

import numpy as np
from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..reports import plots
from ..runs.motion import check_motion, read_paths
from ..runs.screen_lines import check_lines, read_lines
from ..scene.ground_heights import check_ground, read_ground
from ..stages import EVALUATE
from ..styles.known_layers import KnownLayer
from ..translation import tr
from .layers import KNOWN_BY, StationStyle, labels, numbers_of, tell, write_stations
from .parameters import profile_parameters


class Profile(TalusAlgorithm):
    """Reads trajectories and one line, calls the engine once, writes the plot and the table."""

    stage = EVALUATE

    def name(self):
        return "profile"

    def displayName(self):
        return tr("Profile along a line")

    def shortDescription(self):
        return tr(
            "Draws the terrain along a line with the rocks of a simulation that come along it: their heights above "
            "the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table."
        )

    def tags(self):
        return tr("rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot").split(",")

    def known_layers(self):
        label = self.parameterDefinition("STATIONS").description()
        return [KnownLayer("STATIONS", label, "line", KNOWN_BY, lambda layer: StationStyle(()))]

    def initAlgorithm(self, configuration=None):
        self.define(profile_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        crs = check_motion(self, parameters, context)
        check_lines(self, parameters, context, "LINE")
        dem = check_ground(self, parameters, context, crs)
        if dem is None:
            raise QgsProcessingException(tr("DEM: the profile needs the elevation model of the simulation."))
        check_outputs(self, parameters, context)
        if is_wanted(self, parameters, "PLOT") and not plots.is_there():
            message = tr("PLOT: it takes the Python package matplotlib, which is not there. Install it, or skip PLOT.")
            raise QgsProcessingException(message)
        return dem

    def process(self, parameters, context, feedback):
        dem = self.checked(parameters, context)
        paths = read_paths(self, parameters, context, feedback)
        lines = read_lines(self, parameters, context, feedback, "LINE", paths.crs)
        if len(lines) > 1 or len(lines[0].parts) > 1:
            message = tr("LINE: there are {} lines, but a profile runs along one; select it, and selected only.")
            raise QgsProcessingException(message.format(sum(len(line.parts) for line in lines)))
        found = self._profile(parameters, context, feedback, paths, lines[0].parts[0], dem)
        numbers = numbers_of(found, paths)
        tell(found, numbers, feedback)
        with Files() as files:
            outputs = write_stations(self, parameters, context, feedback, files, found, paths)
            feedback.setProgress(95)
            if is_wanted(self, parameters, "PLOT"):
                outputs["PLOT"] = self._draw(parameters, context, files, found, paths)
        return {**outputs, **numbers}

    def _profile(self, parameters, context, feedback, paths, line, dem):
        """Call the engine, with progress and cancel."""
        from ...engine.passages.profile import profile, stations_along

        def advanced(share):
            go_on(feedback, 40.0 + 50.0 * share)

        step = self.parameterAsDouble(parameters, "STEP", context)
        width = self.parameterAsDouble(parameters, "WIDTH", context)
        stations = stations_along(line, step, width)
        terrain = read_ground(dem, np.concatenate([stations.left, stations.right]))
        return profile(paths.motion, line, paths.radius, terrain, step, width, advanced)

    def _draw(self, parameters, context, files, found, paths):
        from .plot import draw_profile

        path = self.parameterAsFileOutput(parameters, "PLOT", context)
        kind = "png" if path.lower().endswith(".png") else "svg"
        with open(files.stage(path), "wb") as file:
            file.write(draw_profile(found, paths, kind))
        return path
