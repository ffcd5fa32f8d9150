# SPDX-License-Identifier: GPL-2.0-or-later
"""Recognition of layers of earlier simulations, and the styles that they get again."""

from ...shared.scene.scene import LATER
from ...shared.styles import styles
from ...shared.styles.known_layers import known_raster, known_table, range_of
from ...shared.styles.temporal import interval_of
from .obstacles import (
    BarrierStyle,
    CrossingStyle,
    ImpactStyle,
    TreeStyle,
    barrier_columns,
    crossing_columns,
    impact_columns,
    tree_columns,
)
from .parameters import (
    BARRIER_CROSSINGS,
    BARRIER_RESULTS,
    CONFIDENCE,
    CONTACTS,
    SAMPLES,
    STOPS,
    TRAJECTORIES,
    TREE_IMPACTS,
    TREE_RESULTS,
    count_outputs,
    map_outputs,
)
from .styles import (
    NUMBER,
    ContactStyle,
    LineStyle,
    SampleStyle,
    StopStyle,
    contact_columns,
    run_columns,
    sample_columns,
    way_columns,
)


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [*_layers(label), *_obstacles(label), *_maps(label)]


def _layers(label):
    runs = (NUMBER, *run_columns())
    kinds = (
        (TRAJECTORIES, "line", (*runs, *way_columns()), lambda columns, layer: LineStyle(columns[1:])),
        (STOPS, "point", runs, lambda columns, layer: StopStyle(columns[1:])),
        (CONTACTS, "point", contact_columns(), lambda columns, layer: ContactStyle(columns)),
        (SAMPLES, "point", sample_columns(),
         lambda columns, layer: SampleStyle(columns, interval_of(layer, "time_s"))),
    )  # fmt: skip
    return [known_table(name, label(name), *rest) for name, *rest in kinds]


def _obstacles(label):
    kinds = (
        (BARRIER_RESULTS, "line", barrier_columns(), BarrierStyle),
        (BARRIER_CROSSINGS, "point", crossing_columns(), CrossingStyle),
        (TREE_RESULTS, "point", tree_columns(), TreeStyle),
        (TREE_IMPACTS, "point", impact_columns(), ImpactStyle),
    )
    later = (*LATER, "name")
    return [
        known_table(name, label(name), shape, columns, lambda columns, layer, style=style: style(columns), later)
        for name, shape, columns, style in kinds
    ]


def _maps(label):
    ramps = {output.parameter: output.ramp for output in map_outputs()}
    maps = [
        known_raster(name, label(name), lambda layer, ramp=ramp: styles.RasterStyle(ramp, range_of(layer)[1]))
        for name, ramp in ramps.items()
    ]
    confidence = known_raster(CONFIDENCE, label(CONFIDENCE), lambda layer: styles.RasterStyle("more runs"))
    return [
        *maps,
        confidence,
        *(
            known_raster(one.parameter, one.label, lambda layer: styles.RasterStyle("passages", range_of(layer)[1]))
            for one in count_outputs()
        ),
    ]
