# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile, rocks down one profile, for a quick look and for the catchment at the foot of a cut slope."""

from qgis.core import QgsProcessingException

from ..base import TalusAlgorithm
from ..parameters.ground import check_ground_model
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..parameters.values import optional_number
from ..reports.figures import can_draw
from ..reports.plots import picture_kind
from ..scene.readiness import tell_readiness
from ..stages import SIMULATE
from ..styles.known_layers import KnownLayer
from ..translation import tr
from .parameters import slope_parameters
from .source import check_source, read_source
from .stations import KNOWN_BY, NEAR_START, StationStyle, labels, numbers_of, write_stations
from .throws import throw

FEW_HELD = 0.02  # share that leaves the profile, which is worth a warning
MANY_STOPPED = 0.2  # share that stops near its start, likewise


class SlopeProfile(TalusAlgorithm):
    """Reads a profile, throws rocks down it in the engine, writes stations and a plot."""

    stage = SIMULATE

    def name(self):
        return "slopeprofile"

    def displayName(self):
        return tr("Slope profile")

    def shortDescription(self):
        return tr(
            "Throws rocks down one profile, from a line on the elevation model or from a file of distances and "
            "heights: energies, velocities and heights along it, how far the rocks go, and how wide a catchment at "
            "its foot has to be. The slope is the same on both sides of the profile; rocks move in three dimensions."
        )

    def tags(self):
        return tr("rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D").split(",")

    def known_layers(self):
        label = self.parameterDefinition("STATIONS").description()
        return [KnownLayer("STATIONS", label, "point", KNOWN_BY, lambda layer: StationStyle(()))]

    def initAlgorithm(self, configuration=None):
        self.define(slope_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        check_ground_model(self, parameters, context)
        check_source(self, parameters, context)
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        tell_readiness(feedback)
        source = read_source(self, parameters, context, feedback)
        line, toe = source.profile, optional_number(self, parameters, "TOE", context)
        if toe is not None and not 0.0 <= toe < line.x[-1] - line.x[0]:
            message = tr("TOE: {:g} m is not on the profile, which is {:g} m long.")
            raise QgsProcessingException(message.format(toe, line.x[-1] - line.x[0]))
        toe = None if toe is None else line.x[0] + toe
        found, result = throw(self, parameters, context, feedback, line)
        numbers = numbers_of(found, result, toe)
        tell_numbers(labels(), numbers, feedback)
        if numbers["LEFT_SHARE"] > FEW_HELD:
            message = tr("{:.0f} % of the runs leave the profile; how far they go is not known. Make it longer.")
            feedback.pushWarning(message.format(100.0 * numbers["LEFT_SHARE"]))
        if numbers["STOPPED_SHARE"] > MANY_STOPPED:
            message = tr("{:.0f} % of the runs stop within {:g} m of their start; shares and percentiles count them. "
                         "Start them on the slope, or faster.")  # fmt: skip
            feedback.pushWarning(message.format(100.0 * numbers["STOPPED_SHARE"], NEAR_START))
        with Files() as files:
            outputs = write_stations(self, parameters, context, feedback, files, source, found)
            if is_wanted(self, parameters, "PLOT") and can_draw(feedback):
                outputs["PLOT"] = self._draw(parameters, context, files, line, found, toe, numbers)
        return {**outputs, **numbers}

    def _draw(self, parameters, context, files, line, found, toe, numbers):
        from .plot import draw_slope

        path = self.parameterAsFileOutput(parameters, "PLOT", context)
        with open(files.stage(path), "wb") as file:
            file.write(draw_slope(line, found, toe, numbers, picture_kind(path)))
        return path
