# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline, how many rocks pass a planned barrier or a road, how high and with how much energy."""

from typing import NamedTuple

import numpy as np

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..parameters.definitions import shown_file_output
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..runs.motion import check_motion, read_paths
from ..runs.screen_lines import check_lines, read_lines
from ..scene.ground_heights import check_ground, read_ground
from ..stages import EVALUATE
from ..translation import tr
from .layers import known_layers, layer_parameters, write_screen_layers
from .numbers import labels, numbers_of, tell
from .parameters import input_parameters


class Analysis(NamedTuple):
    """What was read, and what was found."""

    paths: object  # motion_layers.Paths
    lines: list  # of screen_lines.ScreenLine
    screening: object  # engine.protection.screening.Screening


class ScreenLines(TalusAlgorithm):
    """Reads trajectories and lines, calls the engine once, writes layers, tables and the report."""

    stage = EVALUATE

    def name(self):
        return "screenline"

    def displayName(self):
        return tr("Rocks at screen lines")

    def shortDescription(self):
        return tr(
            "Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a "
            "house, with their energy, velocity, height and impact angle, says from which releases they come, and how "
            "high and strong a barrier has to be."
        )

    def tags(self):
        return tr("rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector").split(",")

    def known_layers(self):
        return known_layers()

    def initAlgorithm(self, configuration=None):
        self.define([*input_parameters(), *layer_parameters(), _report_parameter()], number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        crs = check_motion(self, parameters, context)
        check_lines(self, parameters, context, "LINES", "NAME_FIELD")
        for name in ("ENERGIES", "HEIGHTS"):
            read_numbers(self, parameters, context, name)
        dem = check_ground(self, parameters, context, crs)
        check_outputs(self, parameters, context)
        return dem

    def process(self, parameters, context, feedback):
        dem = self.checked(parameters, context)
        paths = read_paths(self, parameters, context, feedback)
        lines = read_lines(self, parameters, context, feedback, "LINES", paths.crs, "NAME_FIELD")
        corners = np.concatenate([part for line in lines for part in line.parts])
        terrain = read_ground(dem, corners)
        analysis = Analysis(paths, lines, self._screen(parameters, context, feedback, paths, lines, terrain))
        numbers = numbers_of(analysis)
        tell(analysis, numbers, dem is not None or paths.has_rotation, feedback)
        with Files() as files:
            outputs = write_screen_layers(self, parameters, context, feedback, files, analysis)
            feedback.setProgress(90)
            if is_wanted(self, parameters, "REPORT"):
                from .report import write_screen_report

                outputs["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
                around = read_ground(dem, np.concatenate([corners, paths.motion.position[:, :2]]))
                rows = parameter_rows(self, parameters, context)
                head = read_report_head(self, parameters, context)
                write_screen_report(files.stage(outputs["REPORT"]), analysis, around, rows, head)
        return {**outputs, **numbers}

    def _screen(self, parameters, context, feedback, paths, lines, terrain):
        """Call the engine, with progress and cancel."""
        from ...engine.protection.screening import BarrierClasses, screen

        def advanced(share):
            go_on(feedback, 40.0 + 40.0 * share)

        barriers = BarrierClasses(
            capacities=read_numbers(self, parameters, context, "ENERGIES"),
            heights=read_numbers(self, parameters, context, "HEIGHTS"),
            target=self.parameterAsDouble(parameters, "TARGET", context) / 100.0,
            energy_factor=self.parameterAsDouble(parameters, "ENERGY_FACTOR", context),
            height_factor=self.parameterAsDouble(parameters, "HEIGHT_FACTOR", context),
        )
        parts = [line.parts for line in lines]
        return screen(paths.motion, parts, paths.release, paths.radius, barriers, terrain, advanced)


def _report_parameter():
    text = tr("One page with a map, percentiles, histograms, the design table and the sources of each line, to print.")
    return shown_file_output("REPORT", tr("Report"), tr("HTML files (*.html)"), text)
