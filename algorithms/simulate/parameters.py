# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and outputs of talus:simulate, in the order of the dialog."""

from ..parameters.definitions import advanced, folder, number, optional_number, shown_file_output, switch, text
from ..parameters.obstacles import obstacle_parameters
from ..parameters.report_heads import report_head_parameters
from ..parameters.scene import input_parameters
from ..translation import tr
from .map_outputs import raster_parameters, threshold_parameters
from .outputs import obstacle_outputs, vector_parameters
from .splitting import splitting_parameters

SLOW_LIMIT = number("SLOW_LIMIT", 20.0, 0.1, 1e6)
RUN_NAME = text("RUN_NAME", optional=True, is_words=True)
REPORT = shown_file_output("REPORT")
BREAKING = optional_number("BREAKING", None, 0.0, 1.0)
SMALLEST_PIECE = number("SMALLEST_PIECE", 0.01, 1e-4, 1000.0, decimals=4)
KEEP_UNFINISHED = switch("KEEP_UNFINISHED", True)
IN_ROUNDS = switch("IN_ROUNDS", True)
ONLY_ESTIMATE = switch("ONLY_ESTIMATE", False)
ROLLING_INTERVAL = switch("ROLLING_INTERVAL", True)
TERRAIN_MEMORY = optional_number("TERRAIN_MEMORY", None, 1.0, 1e7, decimals=0)
TERRAIN_FOLDER = folder("TERRAIN_FOLDER", optional=True)


def simulate_parameters():
    """All parameters of talus:simulate, in the order of the dialog."""
    rare = map(
        advanced,
        [*breaking_parameters(), *splitting_parameters(), *threshold_parameters(), *_large_terrain(), _slow_limit(),
         keep_parameter(), _in_rounds(), _only_estimate(), _rolling_interval()],
    )  # fmt: skip
    inputs = [*input_parameters(), *obstacle_parameters(), *map(advanced, rare), _run_name()]
    inputs += report_head_parameters()
    return [*inputs, *vector_parameters(), *obstacle_outputs(), *raster_parameters(), _report()]


def _slow_limit():
    return SLOW_LIMIT.shown(tr("Longest time without numba [minutes]"), tr(
        "Without the Python package numba, runs take some 500 times longer. A simulation whose estimated time "
        "exceeds this limit does not start. Increase the limit to run it anyway."))  # fmt: skip


def _large_terrain():
    return [
        TERRAIN_MEMORY.shown(tr("Memory for the elevation model [MB]"), tr(
            "An elevation model that needs more memory (24 bytes per cell) is not read as a whole: tiles of it are "
            "read when rocks reach them and kept on the disk, and maps are built there, too. So a region larger than "
            "memory can be simulated; the results are the same to the last bit. Leave empty for half of the free "
            "memory.")),
        TERRAIN_FOLDER.shown(tr("Folder for tiles of the elevation model"), tr(
            "Folder for these tiles, some 20 bytes per cell that rocks can reach, for later simulations on the same "
            "elevation model. Leave empty for the folder of the user for temporary data, where they are kept for 30 "
            "days.")),
    ]  # fmt: skip


def _in_rounds():
    return IN_ROUNDS.shown(tr("Begin with some runs of each release point"), tr(
        "Maps that grow during a long simulation cover all release points early and are refined round by round; "
        "otherwise the release points are simulated one after the other. The results are the same bit for bit. Runs "
        "that wait for their turn take up to 2 GB of disk space. Has an effect only where a map grows on the canvas, "
        "or unfinished work is kept."))  # fmt: skip


def _only_estimate():
    return ONLY_ESTIMATE.shown(tr("Estimate the cost only"), tr(
        "Makes a short trial, reports time, memory and numbers of features with the uncertainty of the estimate, and "
        "ends without results. The button Estimate of the dialog does the same."))  # fmt: skip


def _rolling_interval():
    return ROLLING_INTERVAL.shown(tr("Compare both ends of the interval of the rolling resistance"), tr(
        "Up to 100 runs, at most a tenth of them, are repeated with the smallest and with the largest rolling "
        "resistance of the ground classes' intervals. The report then states how far the 95 % run-out moves between "
        "both. The results themselves are the same bit for bit. Needs 200 runs."))  # fmt: skip


def _run_name():
    return RUN_NAME.shown(tr("Name of the run"), tr(
        "Appears in the layer group and the names of the layers, the field run_name, the title of the report and the "
        "metadata of files. Each run has its own group; if left empty, the group shows the time of "
        "the run."))  # fmt: skip


def _report():
    text = tr("One page with a map, the numbers, all parameters and what the results were made from.")
    return REPORT.shown(tr("Report"), tr("HTML files (*.html)"), text)


def breaking_parameters():
    """When rocks break, and into what."""
    return [
        BREAKING.shown(tr("Rocks break above this share of new surface (research)"), tr(
            "A rock that meets the ground hard enough breaks into pieces that fly on, after RockGIS: the share is that "
            "of the surface which the impact would open in all surface then, 0.65 for 1 m³ and 50 kJ. RockGIS was "
            "fitted with 0.25 to 0.7. Pieces are runs of their own and in all maps. Left empty, rocks do not break.")),
        SMALLEST_PIECE.shown(tr("Smallest piece [m³]"), tr(
            "Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and the "
            "smaller they are, the shorter the time step must be.")),
    ]  # fmt: skip


def keep_parameter():
    """The switch."""
    return KEEP_UNFINISHED.shown(tr("Keep unfinished work"), tr(
        "A simulation that takes longer than a minute keeps its finished runs in a folder that the log names. When "
        "you start it again with the same inputs, also after a cancel or a crash, it continues from there; the "
        "results are the same bit for bit. The folder is removed when the results are written, and after 30 days. "
        "Simulations in which rocks break or runs split start from the beginning."))  # fmt: skip
