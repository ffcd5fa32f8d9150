# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs on a rock: destinations, columns, numbers."""

from typing import NamedTuple

from qgis.core import QgsProcessing, QgsProcessingOutputNumber, QgsProcessingOutputString

from ...number_words import formatted
from ...translation import tr
from ..parameters.definitions import file_output, layer_output
from ..styles.styles import INTEGER, REAL, TEXT, Column

ROCK = file_output("ROCK", by_default=True)
MESH = file_output("MESH")
PREVIEW = file_output("PREVIEW", by_default=True)
PROPERTIES = layer_output("PROPERTIES", QgsProcessing.SourceType.TypeVector, by_default=True)
NUMBERS = {
    "ROCK_VOLUME": "volume_m3", "ROCK_MASS": "mass_kg", "LONG_AXIS": "long_m", "INTERMEDIATE_AXIS": "middle_m",
    "SHORT_AXIS": "short_m", "ELONGATION_VALUE": "elongation", "FLATNESS_VALUE": "flatness",
    "SPHERICITY": "sphericity", "VERTICES_BEFORE": "before", "VERTICES_AFTER": "corners",
    "VOLUME_ERROR_PERCENT": "error_pct",
}  # fmt: skip


class MadeRock(NamedTuple):
    """A rock with what is reported of it."""

    rock: object  # of the engine
    measures: object  # of engine/shapes/measures.py
    vertices_before: int
    volume_error: float  # share, before the volume was restored
    box: object  # (3,) sides of the box of equal volume and ratios of inertia, m


def rock_parameters():
    """Destinations of one rock: points, mesh, picture and table."""
    return [
        ROCK.shown(tr("Rock, points"), tr("Points (*.pts)"), tr(
            "Corners of the rock in metres about its centre of mass, which the simulation takes as a shape from a "
            "file.")),
        MESH.shown(tr("Rock, mesh"), tr("Wavefront meshes (*.obj)"), tr(
            "The hull as triangles, for programs that show bodies.")),
        PREVIEW.shown(tr("Picture"), tr("PNG files (*.png)"), tr(
            "Views along the three axes of the rock and oblique, with a scale, and its numbers.")),
        _table(),
    ]  # fmt: skip


def columns():
    """Columns of the table, values from a MadeRock."""
    return (
        Column("rock", TEXT, tr("shape of the rock"), lambda made: made.rock.name),
        Column("volume_m3", REAL, tr("volume [m³]"), lambda made: made.rock.volume),
        Column("mass_kg", REAL, tr("mass [kg]"), lambda made: made.rock.mass),
        Column("density", REAL, tr("density [kg/m³]"), lambda made: made.rock.density),
        Column("long_m", REAL, tr("long axis L [m]"), lambda made: made.measures.long),
        Column("middle_m", REAL, tr("intermediate axis I [m]"), lambda made: made.measures.intermediate),
        Column("short_m", REAL, tr("short axis S [m]"), lambda made: made.measures.short),
        Column("elongation", REAL, tr("elongation I / L"), lambda made: made.measures.elongation),
        Column("flatness", REAL, tr("flatness S / I"), lambda made: made.measures.flatness),
        Column("zingg", TEXT, tr("class of Zingg"), lambda made: made.measures.zingg),
        Column("sphericity", REAL, tr("sphericity"), lambda made: made.measures.sphericity),
        Column("surface_m2", REAL, tr("surface [m²]"), lambda made: made.measures.surface),
        *_inertia_columns(),
        *_box_columns(),
        Column("corners", INTEGER, tr("corners"), lambda made: len(made.rock.vertices)),
        Column("before", INTEGER, tr("corners before"), lambda made: made.vertices_before),
        Column("error_pct", REAL, tr("volume lost with corners [%]"), lambda made: 100.0 * made.volume_error),
    )


def _inertia_columns():
    labels = (tr("moment of inertia about x [kg m²]"), tr("moment of inertia about y [kg m²]"),
              tr("moment of inertia about z [kg m²]"))  # fmt: skip
    return [
        Column(f"inertia_{axis}", REAL, label, lambda made, axis_number=number: float(made.rock.inertia[axis_number]))
        for number, (axis, label) in enumerate(zip("xyz", labels))
    ]


def _box_columns():
    labels = (tr("side of the equivalent box along x [m]"), tr("side of the equivalent box along y [m]"),
              tr("side of the equivalent box along z [m]"))  # fmt: skip
    return [
        Column(f"box_{axis}_m", REAL, label, lambda made, axis_number=number: float(made.box[axis_number]))
        for number, (axis, label) in enumerate(zip("xyz", labels))
    ]


def number_outputs():
    """Definitions of the numbers of one rock, and of its class."""
    labels = {column.name: column.alias for column in columns()}
    numbers = [QgsProcessingOutputNumber(name, labels[column]) for name, column in NUMBERS.items()]
    return [*numbers, QgsProcessingOutputString("ZINGG_CLASS", labels["zingg"])]


def numbers_of(made):
    """The numbers of a rock."""
    values = {column.name: column.value(made) for column in columns()}
    return {**{name: values[column] for name, column in NUMBERS.items()}, "ZINGG_CLASS": values["zingg"]}


def label_rows(made):
    """Pairs of a label and a readable number, for the log and the picture."""
    rows = [(column.alias, column.value(made)) for column in columns()]
    return [(label, formatted("{:.4g}", value) if isinstance(value, float) else str(value)) for label, value in rows]


def _table():
    return PROPERTIES.shown(tr("Properties of the rock"), tr(
        "A table with volume, mass, axes, class of Zingg, sphericity, principal moments of inertia, the box of equal "
        "volume and ratios of inertia, and the error of the simplification."))  # fmt: skip
