# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers of talus:calibrate: residuals of blocks, boulders with their most probable source, table of all sources."""

import numpy as np
from qgis.core import QgsGeometry, QgsPointXY, QgsWkbTypes

from ...shared.layers.writing import make_feature, write_layer
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .algorithm import BOULDERS, RESIDUALS, SOURCE_TABLE
from .outputs import BoulderStyle, ResidualStyle

POINT, NO_GEOMETRY = QgsWkbTypes.Type.Point, QgsWkbTypes.Type.NoGeometry


def write_block_layers(call, files, made):
    """Write those that are wanted; returns parameter -> path."""
    crs = made.sites[0].crs
    kinds = {
        RESIDUALS: (residual_columns(), POINT, residual_rows, ResidualStyle),
        BOULDERS: (boulder_columns(), POINT, boulder_rows, BoulderStyle),
        SOURCE_TABLE: (source_columns(), NO_GEOMETRY, source_rows, TableStyle),
    }
    paths = {}
    for name, (columns, kind, rows_of, style) in kinds.items():
        if call.wants(name):
            features = (
                make_feature(None if kind == NO_GEOMETRY else _point(row), [column.value(row) for column in columns])
                for row in rows_of(made)
            )
            paths[name] = write_layer(call, files, name, (columns, kind, crs), features, style(columns))
    return paths


def _point(row):
    return QgsGeometry.fromPointXY(QgsPointXY(*row["place"]))


def _column(name, kind, alias):
    value = (lambda row: known(row[name])) if kind == REAL else (lambda row: row[name])
    return Column(name, kind, alias, value)


def _size_columns():
    return (
        _column("feature", INTEGER, tr("feature of the observed points")),
        _column("mass_kg", REAL, tr("mass [kg]")),
        _column("volume_m3", REAL, tr("volume [m³]")),
        _column("density", REAL, tr("density by mass and volume [kg/m³]")),
    )


def residual_columns():
    """Columns of RESIDUALS."""
    return (
        *_size_columns(),
        _column("long_m", REAL, tr("long length [m]")),
        _column("middle_m", REAL, tr("middle length [m]")),
        _column("short_m", REAL, tr("short length [m]")),
        _column("flatness", REAL, tr("short over middle length")),
        _column("elongation", REAL, tr("middle over long length")),
        _column("observed_m", REAL, tr("observed run-out [m]")),
        _column("simul_m", REAL, tr("simulated run-out, mean [m]")),
        _column("simul_sd_m", REAL, tr("simulated run-out, standard deviation [m]")),
        _column("residual_m", REAL, tr("observed less simulated run-out [m]")),
        _column("residual_z", REAL, tr("residual over the standard deviation")),
        _column("rank", REAL, tr("share of the runs that stop at a shorter distance")),
        _column("throws", INTEGER, tr("throws")),
        _column("site", TEXT, tr("site")),
    )


def residual_rows(made):
    """A dict for each block of each site."""
    for site, residuals in zip(made.sites, made.residuals):
        for k in range(0 if residuals is None else len(residuals.residual)):
            deviation = float(residuals.deviation[k])
            yield {
                **_size_of(site.blocks, k), **_lengths_of(site.blocks, k), "site": site.name,
                "observed_m": residuals.observed[k], "simul_m": residuals.mean[k], "simul_sd_m": deviation,
                "residual_m": residuals.residual[k], "rank": residuals.rank[k], "throws": int(residuals.throws[k]),
                "residual_z": residuals.residual[k] / deviation if deviation > 0.0 else np.nan,
            }  # fmt: skip


def boulder_columns():
    """Columns of BOULDERS."""
    return (
        *_size_columns(),
        _column("source", TEXT, tr("most probable source")),
        _column("probabil", REAL, tr("probability of that source")),
        _column("second", TEXT, tr("second source")),
        _column("second_p", REAL, tr("probability of the second source")),
        _column("near", INTEGER, tr("runs that stop near it")),
        _column("throws", INTEGER, tr("throws")),
        _column("explained", TEXT, tr("explained by a source")),
    )


def boulder_rows(made):
    """A dict for each boulder."""
    site, sources = made.sites[0], made.sources[0]
    order = np.argsort(-sources.probability, axis=1, kind="stable")
    names, unexplained = site.sources.names, sources.unexplained
    for k, (first, *rest) in enumerate(order.tolist()):
        second = rest[0] if rest else None
        yield {
            **_size_of(site.blocks, k), "source": names[first], "probabil": sources.probability[k, first],
            "second": None if second is None else names[second],
            "second_p": np.nan if second is None else sources.probability[k, second],
            "near": int(sources.near[k].sum()), "throws": int(sources.throws[k].sum()),
            "explained": tr("no") if unexplained[k] else tr("yes"),
        }  # fmt: skip


def source_columns():
    """Columns of SOURCE_TABLE."""
    return (
        _column("feature", INTEGER, tr("feature of the observed points")),
        _column("source", TEXT, tr("source")),
        _column("prior", REAL, tr("prior share")),
        _column("probabil", REAL, tr("probability of the source")),
        _column("near", INTEGER, tr("runs that stop near it")),
        _column("throws", INTEGER, tr("throws")),
    )


def source_rows(made):
    """A dict for each boulder and source, the most probable first."""
    site, sources = made.sites[0], made.sources[0]
    for k, feature in enumerate(site.blocks.features):
        for s in np.argsort(-sources.probability[k], kind="stable").tolist():
            yield {
                "feature": feature, "source": site.sources.names[s], "prior": site.cloud.weights[s],
                "probabil": sources.probability[k, s], "near": int(sources.near[k, s]),
                "throws": int(sources.throws[k, s]),
            }  # fmt: skip


def _size_of(blocks, k):
    rock = blocks.rocks[blocks.of_rock[k]]
    return {
        "place": blocks.places[k].tolist(), "feature": blocks.features[k], "mass_kg": rock.mass,
        "volume_m3": rock.volume, "density": rock.mass / rock.volume,
    }  # fmt: skip


def _lengths_of(blocks, k):
    long, middle, short = sorted(blocks.sizes[k].lengths, reverse=True)
    return {
        "long_m": long, "middle_m": middle, "short_m": short, "flatness": short / middle, "elongation": middle / long,
    }  # fmt: skip


# The results of talus:calibrate that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (
        (RESIDUALS, "point", residual_columns(), ResidualStyle),
        (BOULDERS, "point", boulder_columns(), BoulderStyle),
        (SOURCE_TABLE, "table", source_columns(), TableStyle),
    )
    return [
        known_table(name, label(name), shape, columns, lambda columns, layer, style=style: style(columns))
        for name, shape, columns, style in kinds
    ]
