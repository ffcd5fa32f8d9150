# SPDX-License-Identifier: GPL-2.0-or-later
"""What happened at barriers and trees, as layers: a line a barrier, a point a crossing, a point a tree."""

import math

from qgis.core import (
    QgsGeometry,
    QgsLineString,
    QgsLineSymbol,
    QgsPoint,
    QgsPointXY,
    QgsProcessing,
    QgsWkbTypes,
)

from ..layers.writing import make_feature, write_layer
from ..parameters.definitions import layer_output
from ..parameters.output_files import is_wanted
from ..styles import styles
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.labels import show_labels
from ..translation import tr
from .meeting_columns import meeting_columns
from .tree_impacts import ImpactStyle, impact_columns, impact_features

Source = QgsProcessing.SourceType
Wkb = QgsWkbTypes.Type
KILO = 1000.0
TREE_COLOURS = {"untouched": "#bcd9b0", "hit": "#f58b2c", "stopped": "#1a9850", "broken": "#a8173c"}
STEM_COLOURS = {"conifer": "#1b7837", "broadleaf": "#a6a12a", "fir": "#35978f"}
SIZE_OF_HITS = "1.2 + 0.5 * ln(1 + \"hits\")"  # mm
CROSSING_COLOURS = {"stopped": "#1a9850", "passed over": "#4575b4", "broke through": "#a8173c"}


def obstacle_outputs():
    """A sink for each layer; made only where there are such obstacles."""
    descriptions = (
        ("BARRIER_RESULTS", tr("Barriers: results"), Source.TypeVectorLine, True, tr(
            "Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, "
            "velocity and height at the line. Made where BARRIERS are given.")),
        ("BARRIER_CROSSINGS", tr("Barriers: crossings"), Source.TypeVectorPoint, False, tr(
            "Where each rock crossed a barrier, with its energy and height there. Made where BARRIERS are given.")),
        ("TREE_RESULTS", tr("Trees: impacts and breakage"), Source.TypeVectorPoint, True, tr(
            "Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, "
            "and the energy that it took. Larger dots are hit more often. Made where TREES are given.")),
        ("TREE_IMPACTS", tr("Trees: each impact"), Source.TypeVectorPoint, False, tr(
            "Where each run hit a tree, with its energy, what the tree took of it, and whether the rock was deflected "
            "or stopped or the stem broken. Made where TREES are given.")),
    )  # fmt: skip
    return [layer_output(name, label, kind, text, by_default) for name, label, kind, by_default, text in descriptions]


def write_obstacles(algorithm, parameters, context, feedback, files, scene, result):
    """Write the layers that were asked for and have something to show; returns parameter -> destination."""
    kinds = (
        ("BARRIER_RESULTS", scene.barriers, barrier_columns(), Wkb.LineString, _barriers, BarrierStyle),
        ("BARRIER_CROSSINGS", scene.barriers, crossing_columns(), Wkb.PointZM, _crossings, CrossingStyle),
        ("TREE_RESULTS", scene.trees, tree_columns(), Wkb.Point, _trees, TreeStyle),
        ("TREE_IMPACTS", scene.trees, impact_columns(), Wkb.PointZM, impact_features, ImpactStyle),
    )
    destinations = {}
    for name, obstacles, columns, kind, features, style in kinds:
        if obstacles is None or not is_wanted(algorithm, parameters, name):
            continue
        destinations[name] = write_layer(
            algorithm, parameters, context, feedback, files, name, (columns, kind, scene.dem.crs),
            features(obstacles, result, columns), style(columns),
        )  # fmt: skip
    return destinations


def barrier_columns():
    """Columns of a barrier, from a row of the engine's table."""
    counts = (
        ("crossings", "crossings", tr("crossings")),
        ("runs", "runs", tr("runs that crossed")),
        ("stopped", "stopped", tr("stopped")),
        ("over", "passed_over", tr("passed over")),
        ("through", "broke_through", tr("broke through")),
    )
    measures = (
        ("e", "energy", "_kj", 1.0 / KILO, tr("energy [kJ], {}")),
        ("v", "velocity", "_ms", 1.0, tr("velocity [m/s], {}")),
        ("h", "height", "_m", 1.0, tr("height of the centre of mass [m], {}")),
        ("top", "top", "_m", 1.0, tr("height of what must stay below the top [m], {}")),
    )
    shares = {
        "mean": tr("mean"), "p50": tr("median"), "p90": tr("90th percentile"), "p95": tr("95th percentile"),
        "p99": tr("99th percentile"), "max": tr("maximum"),
    }  # fmt: skip
    columns = [
        Column("id", INTEGER, tr("id of the feature"), lambda row: int(row["identifier"])),
        Column("height_m", REAL, tr("height [m]"), lambda row: float(row["height"])),
        Column("energy_kj", REAL, tr("capacity [kJ], empty: rigid"), lambda row: _number(row["capacity"], 1 / KILO)),
        Column("length_m", REAL, tr("length [m]"), lambda row: float(row["length"])),
    ]
    columns += [
        Column(name, INTEGER, alias, lambda row, field=field: int(row[field])) for name, field, alias in counts
    ]
    columns.append(Column("stop_pct", REAL, tr("share of the crossings that were stopped [%]"), _stopped_percent))
    for short, measure, unit, factor, alias in measures:
        columns += [
            Column(
                f"{short}_{share}{unit}"[:10], REAL, alias.format(text),
                lambda row, field=f"{measure}_{share}", factor=factor: _number(row[field], factor),
            )
            for share, text in shares.items()
        ]  # fmt: skip
    return tuple(columns)


def crossing_columns():
    """Columns of a crossing, from a row of the engine's crossings and the id of its barrier."""
    return (
        *meeting_columns("barrier", tr("id of the barrier")),
        Column("top_m", REAL, tr("height of what must stay below the top [m]"), lambda row: float(row["top"])),
    )


def tree_columns():
    """Columns of a tree, from a row of the engine's table; the first five are those of talus:trees."""
    return (
        Column("id", INTEGER, tr("id of the feature"), lambda row: int(row["identifier"])),
        Column("dbh_cm", REAL, tr("stem diameter [cm]"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("species", TEXT, tr("species group"), None),
        Column("energy_kj", REAL, tr("energy that the stem can take [kJ]"), None),
        Column("hits", INTEGER, tr("runs that hit it"), lambda row: int(row["hits"])),
        Column("deflects", INTEGER, tr("runs that it deflected"), lambda row: int(row["deflections"])),
        Column("stops", INTEGER, tr("runs that it stopped"), lambda row: int(row["stops"])),
        Column("breaks", INTEGER, tr("runs that broke it"), lambda row: int(row["breaks"])),
        Column("taken_kj", REAL, tr("energy taken from all runs [kJ]"), lambda row: float(row["taken"]) / KILO),
        Column("t_max_kj", REAL, tr("largest energy taken in a run [kJ]"), lambda row: float(row["taken_max"]) / KILO),
        Column("e_max_kj", REAL, tr("largest energy of a rock [kJ]"), lambda row: float(row["energy_max"]) / KILO),
        Column("state", TEXT, tr("state"), _state),
    )


def stem_columns():
    """Columns of the trees of talus:trees."""
    known = {column.name: column for column in tree_columns()}
    stand = Column("stand", INTEGER, tr("id of the stand or point, -1: from a raster"), None)
    return (known["id"], stand, *(known[name] for name in ("dbh_cm", "height_m", "species", "energy_kj")))


def crossing_names():
    """What can happen at a barrier: name in the engine -> words."""
    return {
        "passed over": tr("passed over"),
        "broke through": tr("broke through"),
        "stopped": tr("stopped"),
    }


def _number(value, factor):
    """None, which is an empty cell, for what is not finite."""
    return float(value) * factor if math.isfinite(value) else None


def _stopped_percent(row):
    return 100.0 * float(row["stopped"]) / float(row["crossings"]) if row["crossings"] else None


def _state(row):
    return "broken" if row["breaks"] else "stopped" if row["stops"] else "hit" if row["hits"] else "untouched"


def _barriers(barriers, result, columns):
    for line, row in zip(barriers.lines, result.barriers):
        geometry = QgsGeometry(QgsLineString(line[:, 0].tolist(), line[:, 1].tolist()))
        yield make_feature(geometry, [column.value(row) for column in columns])


def _crossings(barriers, result, columns):
    from ...engine.obstacles.outcome import OUTCOMES

    for row in result.crossings:
        known = {"barrier": int(barriers.identifiers[row["barrier"]]), "outcome": OUTCOMES[row["outcome"]]}
        place = QgsPoint(*(float(row[name]) for name in ("x", "y", "z", "time")))
        values = [known[column.name] if column.value is None else column.value(row) for column in columns]
        yield make_feature(QgsGeometry(place), values)


def _trees(trees, result, columns):
    for i, row in enumerate(result.trees):
        known = {
            "dbh_cm": 100.0 * float(trees.diameters[i]), "height_m": float(trees.heights[i]),
            "species": str(trees.species[i]), "energy_kj": float(trees.energies[i]) / KILO,
        }  # fmt: skip
        values = [known[column.name] if column.value is None else column.value(row) for column in columns]
        yield make_feature(QgsGeometry.fromPointXY(QgsPointXY(*trees.positions[i].tolist())), values)


class BarrierStyle(styles.VectorStyle):
    """Broad lines in the colour of the 95th percentile of energy, with the share that was stopped beside them."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "if(\"crossings\" > 0, format_number(\"stop_pct\", 0) || ' %', '0')")

    def renderer(self):
        return styles.graduated(
            "e_p95_kj", "energy", lambda colour: QgsLineSymbol.createSimple({"color": colour, "width": "1.2"})
        )


class CrossingStyle(styles.VectorStyle):
    """Dots, a colour for each outcome."""

    sort_key = 7

    def renderer(self):
        names = crossing_names()
        return styles.categorised("outcome", {name: (CROSSING_COLOURS[name], names[name]) for name in CROSSING_COLOURS})


class TreeStyle(styles.VectorStyle):
    """Dots: untouched, hit, and in at least one run stopping a rock or broken; the larger, the more runs hit it."""

    sort_key = 5

    def renderer(self):
        words = {
            "untouched": tr("untouched"), "hit": tr("hit, rocks deflected"), "stopped": tr("stopped a rock in a run"),
            "broken": tr("broken in a run"),
        }  # fmt: skip
        classes = {name: (TREE_COLOURS[name], words[name]) for name in TREE_COLOURS}
        return styles.categorised("state", classes, SIZE_OF_HITS, '"hits"')


class StemStyle(styles.VectorStyle):
    """Dots, a colour for each species group."""

    sort_key = 5

    def renderer(self):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised("species", {name: (STEM_COLOURS[name], words[name]) for name in STEM_COLOURS})
