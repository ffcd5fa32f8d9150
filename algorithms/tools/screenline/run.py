# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline runs: reads trajectories and lines, calls the engine once, writes layers, tables and the report."""

from typing import NamedTuple

import numpy as np

from ....engine.protection.screening import BarrierClasses, screen
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head
from ...shared.parameters.staging import Files
from ...shared.parameters.values import read_numbers
from ...shared.reports.page import parameter_rows
from ...shared.runs.motion import check_motion, read_paths
from ...shared.runs.screen_lines import check_lines, read_lines
from ...shared.scene.dem import check_ground, read_ground
from .algorithm import ENERGIES, ENERGY_FACTOR, HEIGHT_FACTOR, HEIGHTS, LINES, NAME_FIELD, REPORT, TARGET
from .layers import write_screen_layers
from .numbers import check_pieces, cloud_of, numbers_of, read_pieces, stopped_counts, tell, tell_pieces

# Checks of talus:screenline before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    crs = check_motion(call)
    check_lines(call, LINES, NAME_FIELD)
    for name in (ENERGIES, HEIGHTS):
        read_numbers(call, name)
    check_pieces(call)
    dem = check_ground(call, crs)
    check_outputs(call)
    return dem


class Analysis(NamedTuple):
    """Inputs and results of the analysis."""

    paths: object  # motion_layers.Paths
    lines: list  # of screen_lines.ScreenLine
    screening: object  # engine.protection.screening.Screening
    stopped: list  # how many runs a barrier on each line stops
    pieces: object = None  # of pieces.read_pieces


def run(call):
    """Run talus:screenline and return its outputs and numbers to Processing."""
    dem = call.checked()
    paths = read_paths(call)
    lines = read_lines(call, LINES, paths.crs, NAME_FIELD)
    corners = np.concatenate([part for line in lines for part in line.parts])
    terrain = read_ground(dem, corners)
    pieces = read_pieces(call)
    screening = _screen(call, paths, lines, terrain, cloud_of(call, pieces))
    analysis = Analysis(paths, lines, screening, stopped_counts(screening, paths.motion), pieces)
    numbers = numbers_of(analysis)
    tell(analysis, numbers, dem is not None or paths.has_rotation, call)
    tell_pieces(analysis, call)
    with Files() as files:
        outputs = write_screen_layers(call, files, analysis)
        call.progress(90)
        if call.wants(REPORT):
            from .report import write_screen_report  # needs scipy, without which all else can be made

            outputs[REPORT] = call.path(REPORT)
            around = read_ground(dem, np.concatenate([corners, paths.motion.position[:, :2]]))
            rows = parameter_rows(call)
            head = read_report_head(call)
            write_screen_report(files.stage(outputs[REPORT]), analysis, around, rows, head)
    return {**outputs, **numbers}


def _screen(call, paths, lines, terrain, cloud):
    """Call the engine, with progress and cancel."""

    def advanced(share):
        call.go_on(40.0 + 40.0 * share)

    barriers = BarrierClasses(
        capacities=read_numbers(call, ENERGIES),
        heights=read_numbers(call, HEIGHTS),
        target=call[TARGET] / 100.0,
        energy_factor=call[ENERGY_FACTOR],
        height_factor=call[HEIGHT_FACTOR],
    )
    targets = [line.target for line in lines]
    return screen(paths.motion, targets, paths.release, paths.radius, barriers, terrain, advanced, cloud)
