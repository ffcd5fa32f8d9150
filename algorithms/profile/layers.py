# SPDX-License-Identifier: GPL-2.0-or-later
"""The stations of talus:profile as a layer or a table, and its numbers for models and the log."""

import numpy as np
from qgis.core import (
    QgsGeometry,
    QgsPointXY,
    QgsProcessing,
    QgsWkbTypes,
)

from ..layers.writing import make_feature, write_layer
from ..parameters.definitions import layer_output
from ..parameters.output_files import is_wanted
from ..reports.passage_words import quantity_labels, readable, statistic_labels
from ..styles import styles
from ..styles.columns import INTEGER, REAL, Column, known
from ..translation import tr

FIELDS = {"height": ("h", "m"), "top": ("t", "m"), "velocity": ("v", "ms"), "energy": ("e", "kj"),
          "rotation": ("r", "revs")}  # fmt: skip


def stations_parameter():
    """The sink of the stations."""
    return layer_output("STATIONS", tr("Stations"), QgsProcessing.SourceType.TypeVectorLine, tr(
        "The screens across the corridor with distance along the line, height of the ground, number of rocks, and "
        "mean, percentiles and maximum of height, velocity, energy and rotation. A .csv file is a plain table."),
        by_default=True)  # fmt: skip


def columns_of(found, run_count, has_rotation):
    """Columns of the stations, from the number of the station."""
    stations = found.stations
    columns = [
        Column("along_m", REAL, tr("distance along the line [m]"), lambda k: float(stations.chainage[k])),
        Column("x", REAL, tr("east [m]"), lambda k: float(stations.place[k, 0])),
        Column("y", REAL, tr("north [m]"), lambda k: float(stations.place[k, 1])),
        Column("ground_m", REAL, tr("height of the ground [m]"), lambda k: known(found.ground[k])),
        Column("passing", INTEGER, tr("runs that pass"), lambda k: int(found.passing[k])),
        Column("share", REAL, tr("share of the runs that pass"), lambda k: float(found.passing[k] / run_count)),
        Column("ended", INTEGER, tr("runs that end here"), lambda k: int(found.ended[k])),
    ]
    words, labels = statistic_labels(), quantity_labels(has_rotation)
    for name, (letter, unit) in FIELDS.items():
        for statistic, values in found.envelopes[name].items():
            field = f"{letter}_{'max' if statistic == 'largest' else statistic}_{unit}"[:10]
            label = f"{labels[name]}, {words[statistic]}"
            columns.append(Column(field, REAL, label, lambda k, values=values: known(values[k])))
    return columns


def write_stations(algorithm, parameters, context, feedback, files, found, paths):
    """Write the stations if they were asked for; returns parameter -> destination."""
    if not is_wanted(algorithm, parameters, "STATIONS"):
        return {}
    columns = columns_of(found, paths.number.size, paths.has_rotation)
    form = columns, QgsWkbTypes.Type.LineString, paths.crs
    destination = write_layer(
        algorithm, parameters, context, feedback, files, "STATIONS", form, _features(found, columns),
        StationStyle(columns),
    )  # fmt: skip
    return {"STATIONS": destination}


def _features(found, columns):
    for k, ends in enumerate(zip(found.stations.left.tolist(), found.stations.right.tolist())):
        line = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in ends])
        yield make_feature(line, [column.value(k) for column in columns])


def labels():
    """Name -> label of each number."""
    return {
        "RUN_COUNT": tr("Runs"),
        "PASSING_COUNT": tr("Runs that pass at least one station"),
        "LENGTH": tr("Length of the line [m]"),
        "ENERGY_MAX_VALUE": tr("Largest energy at a station [kJ]"),
        "ENERGY_P95_MAX": tr("Largest 95th percentile of energy at a station [kJ]"),
        "HEIGHT_MAX_VALUE": tr("Largest passing height of the centre at a station [m]"),
        "HEIGHT_P95_MAX": tr("Largest 95th percentile of passing height of the centre at a station [m]"),
        "VELOCITY_MAX_VALUE": tr("Largest velocity at a station [m/s]"),
    }


def numbers_of(found, paths):
    """Name -> value; what is not known is missing."""
    numbers = {
        "RUN_COUNT": paths.number.size,
        "PASSING_COUNT": int(np.unique(found.rows["run"]).size),
        "LENGTH": float(found.stations.chainage[-1]),
    }
    for name, quantity, statistic in (
        ("ENERGY_MAX_VALUE", "energy", "largest"), ("ENERGY_P95_MAX", "energy", "p95"),
        ("HEIGHT_MAX_VALUE", "height", "largest"), ("HEIGHT_P95_MAX", "height", "p95"),
        ("VELOCITY_MAX_VALUE", "velocity", "largest"),
    ):  # fmt: skip
        values = found.envelopes[quantity][statistic]
        if np.isfinite(values).any():
            numbers[name] = float(np.nanmax(values))
    return numbers


def tell(found, numbers, feedback):
    """Log what was found."""
    for name, label in labels().items():
        if name in numbers:
            feedback.pushInfo(f"  {label}: {readable(numbers[name])}")
    if not numbers["PASSING_COUNT"]:
        feedback.pushWarning(tr("No rock comes along the line; is it on their way, and the corridor wide enough?"))
    missing = int(np.count_nonzero(np.isnan(found.ground)))
    if missing:
        message = tr("{} stations have no elevation below them; there the profile has gaps.")
        feedback.pushWarning(message.format(missing))
    way = np.diff(found.stations.place, axis=0)
    sides = (np.diff(side, axis=0) for side in (found.stations.left, found.stations.right))
    if any(np.any(np.sum(side * way, axis=1) < 0.0) for side in sides):  # an end that goes backwards
        feedback.pushWarning(
            tr("The line bends so much that screens cross each other; make it smoother or the corridor narrower.")
        )


KNOWN_BY = ("along_m", "ground_m", "passing", "share", "ended", "e_p95_kj")


class StationStyle(styles.VectorStyle):
    """Thin lines in the colour of the 95th percentile of energy."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "e_p95_kj", "energy", styles.line)
