# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:screenline: names, labels with units, ranges, defaults and help."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterString,
)

from ...engine.choices import NET_CAPACITIES, NET_HEIGHTS
from ..parameters.definitions import FieldType, advanced, field, helped, layer, number
from ..parameters.report_heads import report_head_parameters
from ..runs.motion import motion_parameters
from ..scene.ground_heights import ground_parameters
from ..translation import tr

Source = QgsProcessing.SourceType
ENERGIES, HEIGHTS = (", ".join(f"{one:g}" for one in numbers) for numbers in (NET_CAPACITIES, NET_HEIGHTS))


def input_parameters():
    """All inputs in the order of the dialog."""
    trajectories, samples = motion_parameters()
    dem, band = ground_parameters(
        tr("The elevation model of the simulation: heights above the ground are then exact at the lines. Without it "
           "they are interpolated between the samples, and without those not known.")
    )  # fmt: skip
    return [
        trajectories,
        *_lines(),
        samples,
        dem,
        *_barriers(),
        *map(advanced, [*_factors(), band]),
        *report_head_parameters(),
    ]


def _lines():
    kinds = Source.TypeVectorLine, Source.TypeVectorPolygon
    return [
        layer("LINES", tr("Lines or areas to watch"), kinds, tr(
            "Each feature is one line; of areas, such as houses, it is the outline. Draw barriers as lines."),
            optional=False),
        field("NAME_FIELD", tr("Field with the name of a line"), "LINES", tr(
            "Names in tables, labels and the report. Left empty, lines are named by their id."), FieldType.Any),
    ]  # fmt: skip


def _barriers():
    return [
        helped(
            QgsProcessingParameterString("ENERGIES", tr("Energy classes of barriers [kJ]"), ENERGIES),
            tr("Energies that barriers can take, with commas. Given are the maximum energy levels of the classes of "
               "ETAG 027 and EAD 340059; energies above the largest are listed too.")),
        helped(
            QgsProcessingParameterString("HEIGHTS", tr("Heights of barriers [m]"), HEIGHTS),
            tr("Heights of barriers to look at, with commas.")),
        number("TARGET", tr("Share of the passing rocks to be stopped [%]"), 95.0, 1.0, 100.0, tr(
            "The smallest barrier that stops at least this share is proposed: first the lowest energy class, then the "
            "lowest height.")),
    ]  # fmt: skip


def _factors():
    return [
        number("ENERGY_FACTOR", tr("Safety factor on the energies"), 1.0, 0.1, 10.0, tr(
            "Energies are multiplied by it before they are compared with the classes, as design standards ask.")),
        number("HEIGHT_FACTOR", tr("Safety factor on the heights"), 1.0, 0.1, 10.0, tr(
            "Heights of the rocks' tops are multiplied by it before they are compared with the barriers.")),
    ]  # fmt: skip
