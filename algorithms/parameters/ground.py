# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground classes, and the inputs about them that several algorithms have."""

import csv
from pathlib import Path

from qgis.core import QgsProcessingParameterFile

from ...engine.ground.parameters import SCAR_LAYER
from ..translation import tr
from .definitions import helped

AS_RAMMS_1 = "as RAMMS 1"
GROUND_MODELS = (SCAR_LAYER, AS_RAMMS_1)
GROUND_CLASSES = Path(__file__).resolve().parents[2] / "resources" / "ground_classes.csv"
# Upper bounds of what the dialog takes for all ground, and the fields of polygons for theirs.
HIGHEST_ROLLING_RESISTANCE = 10.0
HIGHEST_ROUGHNESS = 45.0  # degrees


def ground_class_names():
    """Names of the ground classes, softest first."""
    with open(GROUND_CLASSES, encoding="utf-8", newline="") as file:
        return [row["name"] for row in csv.DictReader(file)]


def ground_table():
    """The file of ground classes of the user's."""
    return helped(
        QgsProcessingParameterFile(
            "GROUND_TABLE", tr("Table of ground classes"), optional=True, fileFilter=tr("CSV files (*.csv)")),
        tr("Replaces the values of the classes that it names, and may add classes for the ground polygons; as written "
           "by the calibration. Columns as in resources/ground_classes.csv of Talus."),
    )  # fmt: skip
