# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and outputs of talus:simulate, in the order of the dialog."""

from qgis.core import QgsProcessingParameterString

from ..parameters.definitions import advanced, helped, number, shown_file_output
from ..parameters.obstacles import obstacle_parameters
from ..parameters.report_heads import report_head_parameters
from ..parameters.scene import input_parameters
from ..translation import tr
from .breaking import breaking_parameters
from .exceedances import threshold_parameters
from .layers import vector_parameters
from .maps import raster_parameters
from .obstacle_layers import obstacle_outputs
from .unfinished import keep_parameter


def simulate_parameters():
    """Of the scene, of barriers and trees, the name of the run; then layers, maps and the report."""
    rare = map(advanced, [*breaking_parameters(), *threshold_parameters(), _slow_limit(), keep_parameter()])
    inputs = [*input_parameters(), *obstacle_parameters(), *rare, _run_name()]
    inputs += report_head_parameters()
    return [*inputs, *vector_parameters(), *obstacle_outputs(), *raster_parameters(), _report()]


def _slow_limit():
    return number("SLOW_LIMIT", tr("Longest time without numba [minutes]"), 20.0, 0.1, 1e6, tr(
        "Where the Python package numba is missing, runs take some 500 times longer. A simulation whose estimate is "
        "above this does not begin. Raise it to wait all the same."))  # fmt: skip


def _run_name():
    return helped(
        QgsProcessingParameterString("RUN_NAME", tr("Name of the run"), optional=True),
        tr("Stands in the group and the names of the layers, the field run_name, the title of the report and the "
           "metadata of files. Each run has its own group; left empty, that has the time of the run."),
    )  # fmt: skip


def _report():
    text = tr("One page with a map, the numbers, all parameters and what the results were made from.")
    return shown_file_output("REPORT", tr("Report"), tr("HTML files (*.html)"), text)
