# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:barrier: checked barriers as lines on the ground, and a table of variants."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsLineString, QgsLineSymbol, QgsSingleSymbolRenderer

from ....engine.protection.barrier_variants import SERVICE_SHARE, compare, needed, net_class
from ...number_words import KILO
from ...shared.layers.writing import make_feature
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known
from ...translation import tr
from .algorithm import OUTPUT

# The results of talus:barrier that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    columns = barrier_columns()
    style = PlannedStyle
    return [known_table(OUTPUT, label(OUTPUT), "line", columns, lambda columns, layer: style(columns), ("name",))]


def barrier_columns(has_rotation=True):
    """Columns of a planned barrier; the value of each comes from ``barrier_values``.

    ``has_rotation``: energies are those of translation and rotation.
    """
    need = tr("energy that the required share does not exceed [kJ]")
    if not has_rotation:
        need = tr("energy, translation, that the required share does not exceed [kJ]")
    return (
        Column("id", INTEGER, tr("id of the feature"), None),
        Column("name", TEXT, tr("name of the barrier"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("energy_kj", REAL, tr("energy capacity [kJ], empty: rigid"), None),
        Column("class_kj", REAL, tr("net class, maximum energy level [kJ]"), None),
        Column("length_m", REAL, tr("length in plan [m]"), None),
        Column("ground_m", REAL, tr("length along the ground [m]"), None),
        Column("area_m2", REAL, tr("area, height times length along the ground [m²]"), None),
        Column("posts", INTEGER, tr("posts"), None),
        Column("slope_deg", REAL, tr("steepest ground along the line [°]"), None),
        Column("z_min_m", REAL, tr("lowest ground [m]"), None),
        Column("z_max_m", REAL, tr("highest ground [m]"), None),
        Column("top_min_m", REAL, tr("lowest elevation of the top [m]"), None),
        Column("top_max_m", REAL, tr("highest elevation of the top [m]"), None),
        Column("missing_m", REAL, tr("length without elevation [m]"), None),
        Column("crossings", INTEGER, tr("crossings"), None),
        Column("stopped", INTEGER, tr("stopped"), None),
        Column("over", INTEGER, tr("passed over"), None),
        Column("through", INTEGER, tr("broke through"), None),
        Column("stop_pct", REAL, tr("share of the crossings that it stops [%]"), None),
        Column("rest95_kj", REAL, tr("energy of the rocks that pass, 95th percentile [kJ]"), None),
        Column("rest_kj", REAL, tr("energy of the rocks that pass, maximum [kJ]"), None),
        Column("need_h_m", REAL, tr("height that the required share does not exceed [m]"), None),
        Column("need_kj", REAL, need, None),
        Column("need_class", REAL, tr("smallest net class for that energy; empty: no class suffices [kJ]"), None),
    )


def barrier_values(planned, spacing, share, crossings):
    """Name -> value of the columns; those of crossings are empty without a simulation."""
    laid = planned.laid
    lowest, highest = float(np.nanmin(laid.ground)), float(np.nanmax(laid.ground))
    values = {
        "id": planned.identifier, "name": planned.name or None,
        "height_m": planned.height, "energy_kj": known(planned.capacity / KILO),
        "class_kj": known(planned.class_kj), "length_m": laid.length, "ground_m": laid.length_on_ground,
        "area_m2": planned.height * laid.length_on_ground, "posts": math.ceil(laid.length / spacing - 1e-9) + 1,
        "slope_deg": math.degrees(laid.steepest), "z_min_m": lowest, "z_max_m": highest,
        "top_min_m": lowest + planned.height, "top_max_m": highest + planned.height, "missing_m": laid.missing,
    }  # fmt: skip
    if crossings is None:
        return values
    mine = (crossings.barrier == planned.identifier) & (crossings.part == planned.part)
    top, energy = crossings.top[mine], crossings.energy[mine]
    values["crossings"] = int(top.size)
    if top.size:
        need = needed(energy, share) / KILO
        is_service = planned.capacity < planned.class_kj * KILO
        _, _, stopped, over, through, rest95, rest = (
            column.item() for column in compare(top, energy, [planned.height], [planned.capacity])
        )
        values.update(
            stopped=stopped, over=over, through=through, stop_pct=100.0 * stopped / top.size,
            rest95_kj=rest95 / KILO, rest_kj=rest / KILO,
            need_h_m=needed(top, share), need_kj=need,
            need_class=known(net_class(need / (SERVICE_SHARE if is_service else 1.0))),
        )  # fmt: skip
    return values


def barrier_features(planned, values, columns):
    """Lines with the ground's height as Z; where there is no ground they are interrupted."""
    for barrier, of_one in zip(planned, values):
        is_ground = ~np.isnan(barrier.laid.ground)
        line = QgsLineString(
            *(array[is_ground].tolist() for array in (barrier.laid.x, barrier.laid.y, barrier.laid.ground))
        )
        yield make_feature(QgsGeometry(line), [of_one.get(column.name) for column in columns])


def variant_columns():
    """Columns of the table of variants."""
    return (
        Column("barrier", INTEGER, tr("id of the barrier"), None),
        Column("name", TEXT, tr("name of the barrier"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("energy_kj", REAL, tr("energy capacity [kJ], empty: rigid"), None),
        Column("crossings", INTEGER, tr("crossings"), None),
        Column("stopped", INTEGER, tr("stopped"), None),
        Column("over", INTEGER, tr("passed over"), None),
        Column("through", INTEGER, tr("broke through"), None),
        Column("stop_pct", REAL, tr("share stopped, empty: no crossing [%]"), None),
        Column("rest95_kj", REAL, tr("energy of the rocks that pass, 95th percentile [kJ]"), None),
        Column("rest_kj", REAL, tr("energy of the rocks that pass, maximum [kJ]"), None),
        Column("reaches", INTEGER, tr("1 where the required share is reached"), None),
    )


def variant_features(planned, crossings, heights, capacities, share):
    """Rows of the table: each barrier with each height and capacity, its own among them."""
    for barrier in {barrier.identifier: barrier for barrier in planned}.values():
        mine = crossings.barrier == barrier.identifier
        comparison = compare(
            crossings.top[mine], crossings.energy[mine], sorted({*heights, barrier.height}),
            sorted({*capacities, barrier.capacity}),
        )  # fmt: skip
        count = int(np.count_nonzero(mine))
        for height, capacity, stopped, over, through, rest95, rest in zip(*(column.tolist() for column in comparison)):
            stop = stopped / count if count else math.nan
            yield make_feature(
                None,
                [
                    barrier.identifier, barrier.name or None, height, known(capacity / KILO), count, stopped, over,
                    through,
                    known(100.0 * stop),
                    rest95 / KILO, rest / KILO, int(count > 0 and stop >= share - 1e-12),
                ],
            )  # fmt: skip


class PlannedStyle(styles.VectorStyle):
    """Broad dark lines."""

    sort_key = 6

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(QgsLineSymbol.createSimple({"color": "#08306b", "width": "1.0"}))
