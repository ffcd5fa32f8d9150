# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:fromrockyfor3d: sources as points, soil types with their surface roughness as polygons."""

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsGeometry,
    QgsPointXY,
    QgsRendererCategory,
    QgsSingleSymbolRenderer,
)

from ....engine.ground.surface_roughness import FIELD, surface_roughness_of
from ....engine.io.polygonize import polygonize
from ....engine.io.rockyfor3d import CLASS_OF_SOIL, SOIL
from ...choice_names import choice_names
from ...shared.layers.writing import make_feature
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, Mark, known, set_aliases
from ...translation import tr
from .algorithm import SOILS, SOURCES

# The results of talus:fromrockyfor3d that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (
        (SOURCES, "point", source_columns(), SourceStyle),
        (SOILS, "area", soil_columns(), SoilStyle),
    )
    return [
        known_table(name, label(name), shape, columns,
                    lambda columns, layer, style=style: style(columns), later=(FIELD,))
        for name, shape, columns, style in kinds
    ]  # fmt: skip


# from soft to hard, darker from class to class
COLOURS = {
    0: "#fdf3a9", 1: "#c5e06e", 2: "#7cc76f", 3: "#3fa98a", 4: "#2f8590", 5: "#36608f", 6: "#43367f", 7: "#2a0140",
}  # fmt: skip

PER_METRE = 1000  # millimetres
KIND, UNKNOWN = 1_000_000, 999_999  # numbers of soil type and millimetres in one; of no data


def source_columns():
    """Columns of the sources, from the number of the source."""
    return (
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("d1_m", REAL, tr("height of the block, d1 [m]"), None),
        Column("d2_m", REAL, tr("width of the block, d2 [m]"), None),
        Column("d3_m", REAL, tr("length of the block, d3 [m]"), None),
        Column("density", REAL, tr("density [kg/m³]"), None),
        Column("blshape", INTEGER, tr("shape, code of Rockyfor3D"), None),
        Column("runs", INTEGER, tr("runs"), None),
        Column("outer", INTEGER, tr("1: in the two outer rows or columns, not started by Rockyfor3D"), None),
    )


def soil_columns():
    """Columns of the soil types."""
    return (
        Column("soiltype", INTEGER, tr("soil type, code of Rockyfor3D"), None),
        Column("ground_class", TEXT, tr("ground class"), None),
        Column(FIELD, REAL, tr("surface roughness [m]"), None),
    )


def source_features(sources, runs):
    """A point for each source."""
    for k in range(sources.x.size):
        point = QgsGeometry.fromPointXY(QgsPointXY(float(sources.x[k]), float(sources.y[k])))
        axes = [float(axis) for axis in sources.axes[k]]
        code, is_outer = int(sources.shape[k]), int(sources.is_outer[k])
        yield make_feature(point, [known(sources.volume[k]), *axes, float(sources.density[k]), code, runs, is_outer])


def soil_features(study):
    """An area for each soil type and surface roughness, which is rounded to millimetres."""
    codes, metres = study.arrays[SOIL], surface_roughness_of(study)
    has_soil, is_rough = np.isfinite(codes), np.isfinite(metres)
    millimetres = np.where(is_rough, np.rint(np.nan_to_num(metres) * PER_METRE), UNKNOWN).astype(np.int64)
    kinds, number = np.unique(np.nan_to_num(codes).astype(np.int64) * KIND + millimetres, return_inverse=True)
    label = np.where(has_soil, number.reshape(codes.shape) + 1, 0).astype(np.int32)
    for kind_number, wkb in sorted(polygonize(label, study.grid).items()):
        code, height = divmod(int(kinds[kind_number - 1]), KIND)
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        yield make_feature(geometry, [code, CLASS_OF_SOIL[code], None if height == UNKNOWN else height / PER_METRE])


class SourceStyle:
    """Triangles."""

    sort_key = 4

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        layer.setRenderer(QgsSingleSymbolRenderer(styles.marker(Mark("#d9480f", "triangle"), 2.2)))
        set_aliases(layer, self.columns)


class SoilStyle:
    """A colour for each soil type."""

    sort_key = 1

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        classes = [QgsRendererCategory(code, styles.fill(colour), _words(code)) for code, colour in COLOURS.items()]
        layer.setRenderer(QgsCategorizedSymbolRenderer("soiltype", classes))
        layer.setOpacity(0.6)
        set_aliases(layer, self.columns)


def _words(code):
    """A soil type with the ground class that stands for it."""
    return f"{code}: {choice_names()[CLASS_OF_SOIL[code]]}"
