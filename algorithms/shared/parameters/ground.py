# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground classes, and the inputs about them that several algorithms have."""

import csv
from pathlib import Path

from qgis.core import QgsProcessing, QgsProcessingException

from ....engine.choices import BARE_MODELS, GROUND_MODELS, PAPERS, SCAR_LAYER, USUAL_GROUND
from ....engine.ground.parameters import BY_NAME
from ...translation import tr
from .definitions import FieldType, choice, field, file, layer, optional_number, raster, switch, text

GROUND_CLASSES = Path(__file__).resolve().parents[3] / "resources" / "ground_classes.csv"
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
GROUND_DEFAULT = choice("GROUND_DEFAULT", ground_class_names(), USUAL_GROUND)
GROUND_MODEL = choice("GROUND_MODEL", GROUND_MODELS, GROUND_MODELS[0])
GROUND_DEFAULT_OTHER = text("GROUND_DEFAULT_OTHER", optional=True, is_words=True)
GROUND_TABLE = file("GROUND_TABLE")
MU_MIN = optional_number("MU_MIN", None, 0.0, 100.0, decimals=3)
MU_MAX = optional_number("MU_MAX", None, 0.0, 100.0, decimals=3)
KAPPA = optional_number("KAPPA", None, 0.0, 1e6, decimals=3)
BETA = optional_number("BETA", None, 0.0, 1e6, decimals=3)
FRICTION_LAW = (MU_MIN, MU_MAX, KAPPA, BETA)
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


def is_bare(call):
    """Is friction that grows with slip all the ground, to which nothing can be added?"""
    return ground_model(call) in BARE_MODELS


def of_paper(call):
    """The model of a paper that was chosen, None for none."""
    return ground_model(call) if ground_model(call) in PAPERS else None


def friction_law():
    """Inputs with the numbers of friction that grows with slip."""
    return [
        MU_MIN.shown(tr("Friction of a fresh contact, mu_min"), tr(
            "Friction coefficient of all ground where a rock begins to slip (Leine et al. 2014, eq. 46), for ground "
            "models whose friction grows with slip. If left empty, the ground classes give it.")),
        MU_MAX.shown(tr("Friction after long slip, mu_max"), tr(
            "Friction coefficient of all ground approached after long slip (eq. 46). If left empty, the ground "
            "classes give it.")),
        KAPPA.shown(tr("Growth of friction with slip, kappa [1/m]"), tr(
            "Rate at which friction grows with slip (eq. 46). If left empty, the ground classes give it.")),
        BETA.shown(tr("Decay of slip in flight, beta [1/s]"), tr(
            "Rate at which the slip of a flying rock decays (eq. 47). If left empty, the ground classes give it.")),
    ]  # fmt: skip


def check_ground_model(call):
    """Raise QgsProcessingException where friction that grows with slip is all the ground, and an input adds to it."""
    if not is_bare(call):
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
        "by the calibration. Columns as in resources/ground_classes.csv of Talus. The column rolling_meaning states "
        "that the rolling resistance includes the effect of corners; a table of the first versions lacks it and is "
        "refused. A table without surface_roughness [m] is read with 0 and a warning: its rolling resistance held "
        "for rocks of 1 t."
    ))  # fmt: skip
