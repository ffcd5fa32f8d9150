# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:catchmentchart."""

from qgis.core import QgsProcessing, QgsProcessingParameterString

from ...engine.choices import LIBRARY_ROCKS, USUAL_ROCK
from ..parameters.definitions import Number, advanced, choices, file_output, helped, layer_output, number
from ..parameters.scene import inputs_named
from ..scene.profile_runs import shapes_parameter
from ..translation import tr

GROUND = ("GROUND_DEFAULT",)
RARE = ("GROUND_TABLE", "GROUND_MODEL", "ROUGHNESS", "ROLLING_RESISTANCE", "AIR_DENSITY", "IMPACT_LAW", "RESTITUTION",
        "TIME_STEP", "MAX_TIME", "SEED", "THREADS")  # fmt: skip


def chart_parameters():
    """All inputs and files in the order of the dialog."""
    return [
        *_cases(),
        *_rocks(),
        *inputs_named(GROUND),
        *map(advanced, [shapes_parameter(), *_berm(), *inputs_named(RARE)]),
        *_outputs(),
    ]


def _cases():
    return [
        _list("HEIGHTS", tr("Heights of the slope [m]"), "12, 18, 24", tr(
            "Numbers with commas between them. Those given are the ones of the field programme of Pierson et al. "
            "(2001).")),
        _list("SLOPES", tr("Slopes, horizontal to a vertical of 1"), "0, 0.25, 0.5, 0.75, 1", tr(
            "0 is vertical, 1 is 45°.")),
        _list("CATCHMENTS", tr("Catchments, vertical to a horizontal of 1"), "0, 0.1667, 0.25", tr(
            "How steeply the catchment falls back towards the slope: 0 is flat, 0.1667 is 6 : 1, 0.25 is 4 : 1.")),
        number("LENGTH", tr("Length of the catchment [m]"), 40.0, 1.0, 10_000.0, tr(
            "Rocks that go farther are not held; widths up to here are found.")),
    ]  # fmt: skip


def _rocks():
    return [
        choices("ROCKS", tr("Shapes of the rocks"), LIBRARY_ROCKS, [USUAL_ROCK, "eota111"], tr(
            "Of the library; several are thrown in equal parts. Which shape goes farthest depends on the slope.")),
        number("VOLUME", tr("Volume of a rock [m³]"), 0.1, 0.0001, 100_000.0, tr(
            "The field programme had rocks of 0.3 to 0.9 m across, that is 0.014 to 0.38 m³."), decimals=4),
        *inputs_named(("DENSITY",)),
        number("RUNS", tr("Runs of each slope"), 250, 5, 1_000_000, tr(
            "In equal parts with five velocities from 0.5 to 1.5 m/s and all shapes, from 0.6 m behind the crest and "
            "0.6 m above it. The field programme threw 250 at each."), Number.Integer),
    ]  # fmt: skip


def _berm():
    return [
        number("BERM", tr("Width of a berm [m]"), 0.0, 0.0, 1000.0, tr(
            "A level step within slopes that are higher than its depth. 0: none.")),
        number("BERM_DEPTH", tr("Depth of the berm below the crest [m]"), 12.0, 0.1, 10_000.0, tr(
            "Lower slopes have no berm.")),
    ]  # fmt: skip


def _outputs():
    return [
        layer_output("CHART", tr("Catchment widths"), QgsProcessing.SourceType.TypeVector, tr(
            "A row for each slope and catchment: the width that holds 50, 90, 95 and 99 % of the rocks, empty where "
            "the catchment is too short for it. Shares are of the rocks that come over the crest."), True),
        file_output("PLOT", tr("Chart"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "A panel for each height and catchment: share of the rocks that are held against the width, a line for "
            "each slope."), True),
    ]  # fmt: skip


def _list(name, label, default, text):
    return helped(QgsProcessingParameterString(name, label, default), text)
