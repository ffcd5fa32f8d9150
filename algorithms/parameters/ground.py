# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground classes, and the inputs about them that several algorithms have."""

import csv
from pathlib import Path

from qgis.core import QgsProcessingException, QgsProcessingParameterFile

from ...engine.ground.parameters import BY_NAME, SCAR_LAYER
from ..translation import tr
from .definitions import helped
from .values import optional_number

AS_RAMMS_1, SLIP_FRICTION = "as RAMMS 1", "slip friction"
GROUND_MODELS = (SCAR_LAYER, AS_RAMMS_1, SLIP_FRICTION)
# Of the inputs, those that are no part of the ground of Leine et al. (2014).
BESIDE_SLIP_FRICTION = ("ROLLING_RESISTANCE", "ROLLING_FIELD", "ROUGHNESS", "ROUGHNESS_FIELD", "VISCOUS_DRAG")
GROUND_CLASSES = Path(__file__).resolve().parents[2] / "resources" / "ground_classes.csv"
# Upper bounds of what the dialog takes for all ground, and the fields of polygons for theirs.
HIGHEST_ROLLING_RESISTANCE = BY_NAME["rolling_resistance"].highest
HIGHEST_ROUGHNESS = BY_NAME["roughness"].highest  # degrees


def ground_class_names():
    """Names of the ground classes, softest first."""
    with open(GROUND_CLASSES, encoding="utf-8", newline="") as file:
        return [row["name"] for row in csv.DictReader(file)]


def ground_model(algorithm, parameters, context):
    """One of GROUND_MODELS."""
    return algorithm.parameterAsEnumString(parameters, "GROUND_MODEL", context)


def gives_way(algorithm, parameters, context):
    """Does the ground give way, as the classes say?"""
    return ground_model(algorithm, parameters, context) == SCAR_LAYER


def check_ground_model(algorithm, parameters, context):
    """Raise QgsProcessingException where friction that grows with slip is all the ground, and an input adds to it."""
    if ground_model(algorithm, parameters, context) != SLIP_FRICTION:
        return
    for name in BESIDE_SLIP_FRICTION:
        if algorithm.parameterDefinition(name) is not None and _adds(algorithm, parameters, context, name):
            message = tr("{}: with slip friction as the ground model the ground has none; leave it empty or 0, or "
                         "choose another model (GROUND_MODEL).")  # fmt: skip
            raise QgsProcessingException(message.format(name))


def _adds(algorithm, parameters, context, name):
    if name == "VISCOUS_DRAG":
        return algorithm.parameterAsBoolean(parameters, name, context)
    if name.endswith("_FIELD"):
        return bool(algorithm.parameterAsString(parameters, name, context))
    return bool(optional_number(algorithm, parameters, name, context))


def ground_table():
    """The file of ground classes of the user's."""
    return helped(
        QgsProcessingParameterFile(
            "GROUND_TABLE", tr("Table of ground classes"), optional=True, fileFilter=tr("CSV files (*.csv)")),
        tr("Replaces the values of the classes that it names, and may add classes for the ground polygons; as written "
           "by the calibration. Columns as in resources/ground_classes.csv of Talus. rolling_meaning says that the "
           "rolling resistance is the total of today's versions; a table of an earlier one lacks it and is refused, as "
           "its numbers meant something else."),
    )  # fmt: skip
