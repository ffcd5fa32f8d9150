# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground classes, and the inputs about them that several algorithms have."""

import csv
from pathlib import Path

from qgis.core import QgsProcessing, QgsProcessingException

from ...engine.ground.parameters import BY_NAME, SCAR_LAYER
from ..translation import tr
from .definitions import FieldType, choice, field, file, layer, optional_number, raster, switch

AS_RAMMS_1, SLIP_FRICTION = "as RAMMS 1", "slip friction"
GROUND_MODELS = (SCAR_LAYER, AS_RAMMS_1, SLIP_FRICTION)
GROUND_CLASSES = Path(__file__).resolve().parents[2] / "resources" / "ground_classes.csv"
# Upper bounds of what the dialog takes for all ground, and the fields of polygons for theirs.
HIGHEST_ROLLING_RESISTANCE = BY_NAME["rolling_resistance"].highest
HIGHEST_ROUGHNESS = BY_NAME["roughness"].highest  # degrees
HIGHEST_SURFACE_ROUGHNESS = BY_NAME["surface_roughness"].highest  # m


def ground_class_names():
    """Names of the ground classes, softest first."""
    with open(GROUND_CLASSES, encoding="utf-8", newline="") as table:
        return [row["name"] for row in csv.DictReader(table)]


GROUND = layer("GROUND", [QgsProcessing.SourceType.TypeVectorPolygon])
GROUND_FIELD = field("GROUND_FIELD", GROUND, FieldType.String, default="ground_class")
GROUND_DEFAULT = choice("GROUND_DEFAULT", ground_class_names(), "medium")
GROUND_MODEL = choice("GROUND_MODEL", GROUND_MODELS, GROUND_MODELS[0])
GROUND_TABLE = file("GROUND_TABLE")
GROUND_RASTER = raster("GROUND_RASTER", optional=True)
ROLLING_RESISTANCE = optional_number("ROLLING_RESISTANCE", None, 0.0, HIGHEST_ROLLING_RESISTANCE, decimals=3)
ROLLING_FIELD = field("ROLLING_FIELD", GROUND)
SURFACE_ROUGHNESS = optional_number("SURFACE_ROUGHNESS", None, 0.0, HIGHEST_SURFACE_ROUGHNESS, decimals=3)
SURFACE_ROUGHNESS_FIELD = field("SURFACE_ROUGHNESS_FIELD", GROUND)
ROUGHNESS = optional_number("ROUGHNESS", None, 0.0, HIGHEST_ROUGHNESS, decimals=3)
ROUGHNESS_FIELD = field("ROUGHNESS_FIELD", GROUND)
VISCOUS_DRAG = switch("VISCOUS_DRAG", False)
# those that are no part of the ground of Leine et al. (2014)
BESIDE_SLIP_FRICTION = (
    ROLLING_RESISTANCE, ROLLING_FIELD, SURFACE_ROUGHNESS, SURFACE_ROUGHNESS_FIELD, ROUGHNESS, ROUGHNESS_FIELD,
    VISCOUS_DRAG,
)  # fmt: skip


def ground_model(call):
    """One of GROUND_MODELS."""
    return call[GROUND_MODEL]


def gives_way(call):
    """Does the ground give way, as the classes say?"""
    return ground_model(call) == SCAR_LAYER


def check_ground_model(call):
    """Raise QgsProcessingException where friction that grows with slip is all the ground, and an input adds to it."""
    if ground_model(call) != SLIP_FRICTION:
        return
    for name in BESIDE_SLIP_FRICTION:
        if call.definition(name) is not None and call[name]:
            message = tr("{}: with slip friction as the ground model the ground has none; leave it empty or 0, or "
                         "choose another model (GROUND_MODEL).")  # fmt: skip
            raise QgsProcessingException(message.format(name))


def ground_table():
    """The file of ground classes of the user's."""
    return GROUND_TABLE.shown(tr("Table of ground classes"), tr("CSV files (*.csv)"), tr(
        "Replaces the values of the classes that it names, and may add classes for the ground polygons; as written "
        "by the calibration. Columns as in resources/ground_classes.csv of Talus. rolling_meaning says that the "
        "rolling resistance includes what corners take; a table of the first versions lacks it and is refused. A table "
        "without surface_roughness [m] is read with 0 and a warning: its rolling resistance held for rocks of 1 t."
    ))  # fmt: skip
