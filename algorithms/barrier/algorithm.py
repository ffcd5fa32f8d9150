# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier, planned barriers checked on the terrain, and variants compared with what a simulation measured."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterFeatureSink,
    QgsWkbTypes,
)

from ..base import TalusAlgorithm
from ..layers.vector_layers import check_layers, layer_source
from ..layers.writing import write_layer
from ..parameters.definitions import helped, layer_output
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..scene.dem import open_dem, read_terrain, tell_scale
from ..stages import DECIDE
from ..styles.known_layers import known_table
from ..styles.tables import TableStyle
from ..translation import tr
from ..units import KILO
from . import layers
from .design import read_planned
from .parameters import barrier_parameters
from .passages import check_passages, read_passages

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type


class Barrier(TalusAlgorithm):
    """Reads lines and crossings, writes checked barriers and variants."""

    stage = DECIDE

    def name(self):
        return "barrier"

    def displayName(self):
        return tr("Barriers")

    def shortDescription(self):
        return tr(
            "Lays planned barrier lines on the terrain, gives them a height and a net class, and checks them: length, "
            "posts, steepest ground, elevation of the top, missing elevations. The result is the input BARRIERS of "
            "Simulate rockfall. With the trajectories or the crossings of a simulation it tells how many rocks each "
            "barrier stops, what height and class are needed, and compares variants without simulating again. A "
            "screening model: barriers do not give way, fill up or wear."
        )

    def tags(self):
        return tr("rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus").split(",")

    def known_layers(self):
        columns = layers.barrier_columns()
        label = self.parameterDefinition("OUTPUT").description()
        return [known_table("OUTPUT", label, "line", columns, lambda columns, layer: layers.PlannedStyle(columns))]

    def initAlgorithm(self, configuration=None):
        self.define([*barrier_parameters(), *_sinks()], number_outputs(_results()))

    def _check(self, parameters, context):
        for name in ("VARIANT_HEIGHTS", "VARIANT_ENERGIES"):
            read_numbers(self, parameters, context, name)
        layer_source(self, parameters, "BARRIERS", context)
        check_layers(self, parameters, context, ("BARRIERS",))
        open_dem(self, parameters, context)
        check_passages(self, parameters, context)
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        dem = open_dem(self, parameters, context)
        tell_scale(dem, feedback)
        terrain, _ = read_terrain(self, parameters, context, dem)
        planned = read_planned(self, parameters, context, feedback, terrain, dem.crs)
        crossings = read_passages(self, parameters, context, feedback, planned, terrain)
        if crossings is None:
            feedback.pushInfo(
                tr(
                    "Lines were laid on the terrain, no more: without a simulation nothing can be said of what they "
                    "stop. Give TRAJECTORIES or CROSSINGS for that, and for the table of variants."
                )
            )
        spacing = self.parameterAsDouble(parameters, "POST_SPACING", context)
        share = self.parameterAsDouble(parameters, "TARGET", context) / 100.0
        values = [layers.barrier_values(one, spacing, share, crossings) for one in planned]
        with Files() as files:
            outputs = self._write_layers(
                parameters, context, feedback, files, dem.crs, planned, values, crossings, share
            )
        numbers = _numbers_of(values)
        tell_numbers(_results(), numbers, feedback)
        return {**outputs, **numbers}

    def _write_layers(self, parameters, context, feedback, files, crs, planned, values, crossings, share):
        columns = layers.barrier_columns(crossings is None or crossings.has_rotation)
        features = layers.barrier_features(planned, values, columns)
        made = [("OUTPUT", columns, Wkb.LineStringZ, features, layers.PlannedStyle)]
        if crossings is not None and is_wanted(self, parameters, "VARIANTS"):
            heights = read_numbers(self, parameters, context, "VARIANT_HEIGHTS")
            capacities = [KILO * one for one in read_numbers(self, parameters, context, "VARIANT_ENERGIES")]
            features = layers.variant_features(planned, crossings, heights, capacities, share)
            made.append(("VARIANTS", layers.variant_columns(), Wkb.NoGeometry, features, TableStyle))
        destinations = {}
        for name, columns, kind, features, style in made:
            form = columns, kind, crs
            destinations[name] = write_layer(
                self, parameters, context, feedback, files, name, form, features, style(columns)
            )
        return destinations


def _sinks():
    return [
        helped(
            QgsProcessingParameterFeatureSink("OUTPUT", tr("Checked barriers"), Source.TypeVectorLine),
            tr("Lines on the ground, with the fields that Simulate rockfall looks for and what was checked."),
        ),
        layer_output("VARIANTS", tr("Variants of the barriers"), Source.TypeVector, tr(
            "What each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are given."),
            by_default=True),
    ]  # fmt: skip


def _results():
    return {
        "BARRIER_COUNT": tr("Barriers"),
        "LENGTH_TOTAL": tr("Length in plan [m]"),
        "MISSING_TOTAL": tr("Length without elevation [m]"),
        "STOPPED_SHARE_MIN": tr("Smallest share that a barrier stops [%]"),
        "HEIGHT_NEEDED": tr("Largest height needed [m]"),
        "ENERGY_NEEDED": tr("Largest energy needed [kJ]"),
    }


def _numbers_of(values):
    """Name -> value; those of crossings are missing where there were none."""
    numbers = {
        "BARRIER_COUNT": len(values),
        "LENGTH_TOTAL": sum(one["length_m"] for one in values),
        "MISSING_TOTAL": sum(one["missing_m"] for one in values),
    }
    for name, column, choose in (
        ("STOPPED_SHARE_MIN", "stop_pct", min), ("HEIGHT_NEEDED", "need_h_m", max), ("ENERGY_NEEDED", "need_kj", max),
    ):  # fmt: skip
        found = [one[column] for one in values if one.get(column) is not None]
        if found:
            numbers[name] = choose(found)
    return numbers
