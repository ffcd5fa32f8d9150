# SPDX-License-Identifier: GPL-2.0-or-later
"""The stations of talus:profile as a layer or a table, and its numbers for models and the log."""

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.extent import DEM
from ...shared.reports.page import quantity_labels, readable, statistic_labels
from ...shared.styles import styles
from ...shared.styles.known_layers import KnownLayer
from ...shared.styles.styles import INTEGER, REAL, Column, known
from ...translation import tr
from .algorithm import LINE, STATIONS, labels

NO_ROCK = Kind(
    "no-rock-passes", DOUBTFUL,
    "No rock passes along the line; does it follow their paths, and is the corridor wide enough?",
    "Draw the line along their paths, or widen the corridor.",
)  # fmt: skip
GAPS = Kind(
    "profile-with-gaps", DOUBTFUL,
    "{value:.0f} stations have no elevation below them; the profile has gaps there.",
    "Give an elevation model without holes there.",
)  # fmt: skip
SCREENS_CROSS = Kind(
    "screens-cross", DOUBTFUL,
    "The line bends so much that screens cross each other.",
    "Make it smoother or the corridor narrower.",
)  # fmt: skip

FIELDS = {"height": ("h", "m"), "top": ("t", "m"), "velocity": ("v", "ms"), "energy": ("e", "kj"),
          "rotation": ("r", "revs")}  # fmt: skip


def columns_of(along_line, run_count, has_rotation):
    """Columns of the stations, from the number of the station."""
    stations = along_line.stations
    columns = [
        Column("along_m", REAL, tr("distance along the line [m]"), lambda k: float(stations.chainage[k])),
        Column("x", REAL, tr("east [m]"), lambda k: float(stations.place[k, 0])),
        Column("y", REAL, tr("north [m]"), lambda k: float(stations.place[k, 1])),
        Column("ground_m", REAL, tr("height of the ground [m]"), lambda k: known(along_line.ground[k])),
        Column("passing", INTEGER, tr("runs that pass"), lambda k: int(along_line.passing[k])),
        Column("share", REAL, tr("share of the runs that pass"), lambda k: float(along_line.passing[k] / run_count)),
        Column("ended", INTEGER, tr("runs that end here"), lambda k: int(along_line.ended[k])),
    ]
    words, labels = statistic_labels(), quantity_labels(has_rotation)
    for name, (letter, unit) in FIELDS.items():
        for statistic, values in along_line.envelopes[name].items():
            field = f"{letter}_{'max' if statistic == 'largest' else statistic}_{unit}"[:10]
            label = f"{labels[name]}, {words[statistic]}"
            columns.append(Column(field, REAL, label, lambda k, values=values: known(values[k])))
    return columns


def write_stations(call, files, along_line, paths):
    """Write the stations if they were asked for; returns parameter -> destination."""
    if not call.wants(STATIONS):
        return {}
    columns = columns_of(along_line, paths.number.size, paths.has_rotation)
    form = columns, QgsWkbTypes.Type.LineString, paths.crs
    destination = write_layer(
        call, files, STATIONS, form, _features(along_line, columns),
        StationStyle(columns),
    )  # fmt: skip
    return {STATIONS: destination}


def _features(along_line, columns):
    for k, ends in enumerate(zip(along_line.stations.left.tolist(), along_line.stations.right.tolist())):
        line = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in ends])
        yield make_feature(line, [column.value(k) for column in columns])


def numbers_of(along_line, paths):
    """Name -> value; what is not known is missing."""
    numbers = {
        "RUN_COUNT": paths.number.size,
        "PASSING_COUNT": int(np.unique(along_line.rows["run"]).size),
        "LENGTH": float(along_line.stations.chainage[-1]),
    }
    for name, quantity, statistic in (
        ("ENERGY_MAX_VALUE", "energy", "largest"), ("ENERGY_P95_MAX", "energy", "p95"),
        ("HEIGHT_MAX_VALUE", "height", "largest"), ("HEIGHT_P95_MAX", "height", "p95"),
        ("VELOCITY_MAX_VALUE", "velocity", "largest"),
    ):  # fmt: skip
        values = along_line.envelopes[quantity][statistic]
        if np.isfinite(values).any():
            numbers[name] = float(np.nanmax(values))
    return numbers


def tell(along_line, numbers, call):
    """Log what was found."""
    for name, label in labels().items():
        if name in numbers:
            call.info(f"  {label}: {readable(numbers[name])}")
    if not numbers["PASSING_COUNT"]:
        call.find([NO_ROCK.of(str(LINE), 0.0)])
    missing = int(np.count_nonzero(np.isnan(along_line.ground)))
    if missing:
        call.find([GAPS.of(str(DEM), missing, 0.0)])
    way = np.diff(along_line.stations.place, axis=0)
    sides = (np.diff(side, axis=0) for side in (along_line.stations.left, along_line.stations.right))
    if any(np.any(np.sum(side * way, axis=1) < 0.0) for side in sides):  # an end that goes backwards
        call.find([SCREENS_CROSS.of(str(LINE))])


KNOWN_BY = ("along_m", "ground_m", "passing", "share", "ended", "e_p95_kj")


class StationStyle(styles.VectorStyle):
    """Thin lines in the colour of the 95th percentile of energy."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "e_p95_kj", "energy", styles.line)


# The results of talus:profile that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [KnownLayer(STATIONS, label(STATIONS), "line", KNOWN_BY, lambda layer: StationStyle(()))]
