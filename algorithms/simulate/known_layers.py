# SPDX-License-Identifier: GPL-2.0-or-later
"""How layers of earlier simulations are known, and the styles that they get again."""

from ..scene.tree_columns import LATER
from ..styles import styles
from ..styles.known_layers import known_raster, known_table, range_of
from ..styles.temporal import interval_of
from . import obstacle_layers as obstacles
from .columns import NUMBER, contact_columns, run_columns, sample_columns, way_columns
from .exceedances import known_counts
from .layers import vector_parameters
from .maps import map_outputs, raster_parameters
from .styles import ContactStyle, LineStyle, SampleStyle, StopStyle


def known_layers():
    """The KnownLayer of each output."""
    return [*_layers(), *_obstacles(), *_maps()]


def _layers():
    labels = {one.name(): one.description() for one in vector_parameters()}
    runs = (NUMBER, *run_columns([]))
    kinds = (
        ("TRAJECTORIES", "line", (*runs, *way_columns()), lambda columns, layer: LineStyle(columns[1:])),
        ("STOPS", "point", runs, lambda columns, layer: StopStyle(columns[1:])),
        ("CONTACTS", "point", contact_columns(), lambda columns, layer: ContactStyle(columns)),
        ("SAMPLES", "point", sample_columns(),
         lambda columns, layer: SampleStyle(columns, interval_of(layer, "time_s"))),
    )  # fmt: skip
    return [known_table(name, labels[name], *rest) for name, *rest in kinds]


def _obstacles():
    labels = {one.name(): one.description() for one in obstacles.obstacle_outputs()}
    kinds = (
        ("BARRIER_RESULTS", "line", obstacles.barrier_columns(), obstacles.BarrierStyle),
        ("BARRIER_CROSSINGS", "point", obstacles.crossing_columns(), obstacles.CrossingStyle),
        ("TREE_RESULTS", "point", obstacles.tree_columns(), obstacles.TreeStyle),
        ("TREE_IMPACTS", "point", obstacles.impact_columns(), obstacles.ImpactStyle),
    )
    return [
        known_table(name, labels[name], shape, columns, lambda columns, layer, style=style: style(columns), LATER)
        for name, shape, columns, style in kinds
    ]


def _maps():
    labels = {one.name(): one.description() for one in raster_parameters()}
    ramps = {one.parameter: one.ramp for one in map_outputs()}
    maps = [
        known_raster(name, labels[name], lambda layer, ramp=ramp: styles.RasterStyle(ramp, range_of(layer)[1]))
        for name, ramp in ramps.items()
    ]
    confidence = known_raster("CONFIDENCE", labels["CONFIDENCE"], lambda layer: styles.RasterStyle("more runs"))
    return [*maps, confidence, *known_counts()]
