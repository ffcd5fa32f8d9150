# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and outputs of talus:calibrate for observed blocks with sizes and for boulders without a release."""

from ..parameters.definitions import (
    FieldType,
    Source,
    advanced,
    field,
    layer_output,
    number,
    shown_file_output,
    switch,
)
from ..parameters.scene import RELEASES
from ..translation import tr
from .observed import OBSERVED

INVENTORY = "inventory"  # of PLACES
MASS_FIELD = field("MASS_FIELD", OBSERVED)
BLOCK_VOLUME_FIELD = field("BLOCK_VOLUME_FIELD", OBSERVED)
LONG_FIELD = field("LONG_FIELD", OBSERVED)
MIDDLE_FIELD = field("MIDDLE_FIELD", OBSERVED)
SHORT_FIELD = field("SHORT_FIELD", OBSERVED)
RELEASE_FIELD = field("RELEASE_FIELD", OBSERVED, FieldType.Any)
RELEASE_ID_FIELD = field("RELEASE_ID_FIELD", RELEASES, FieldType.Any)
WEIGHT_FIELD = field("WEIGHT_FIELD", RELEASES)
SOURCE_RADIUS = number("SOURCE_RADIUS", 0.0, 0.0, 10_000.0)
FIT_GROUND = switch("FIT_GROUND", True)
REPORT = shown_file_output("REPORT")
RESIDUALS = layer_output("RESIDUALS", Source.TypeVectorPoint, by_default=False)
BOULDERS = layer_output("BOULDERS", Source.TypeVectorPoint, by_default=False)
SOURCE_TABLE = layer_output("SOURCE_TABLE", Source.TypeVector, by_default=False)

LENGTH_FIELDS = LONG_FIELD, MIDDLE_FIELD, SHORT_FIELD
SIZE_FIELDS = MASS_FIELD, BLOCK_VOLUME_FIELD, *LENGTH_FIELDS


def block_inputs():
    """Sizes of the observed blocks, and from where each came."""
    of_lengths = tr(
        "Length of the block, in metres. With all three lengths the shape of the rocks is stretched to them."
    )
    return [
        MASS_FIELD.shown(tr("Field with the mass of each block [kg]"), tr(
            "Each observed block is thrown as itself, and compared with its own throws: the stops then show how the "
            "resistance of the ground changes with size. Without lengths the shape of the rocks is scaled to the "
            "mass at their density. If left empty, one rock represents all.")),
        advanced(BLOCK_VOLUME_FIELD.shown(tr("Field with the volume of each block (instead) [m³]"), tr(
            "Volume instead of mass; the mass follows from the density of the rocks."))),
        advanced(LONG_FIELD.shown(tr("Field with the long length of each block [m]"), of_lengths)),
        advanced(MIDDLE_FIELD.shown(tr("Field with the middle length of each block [m]"), of_lengths)),
        advanced(SHORT_FIELD.shown(tr("Field with the short length of each block [m]"), of_lengths)),
        advanced(RELEASE_FIELD.shown(tr("Field of the observed blocks with their release"), tr(
            "Value of the field below of the release from which the block came, where it is known. If left empty, "
            "each block is thrown from all releases."))),
        advanced(RELEASE_ID_FIELD.shown(tr("Field of the releases with their name or number"), tr(
            "Names the releases for the field above, and the sources of an inventory: features with one name are one "
            "source. If left empty, each feature is its own source."))),
    ]  # fmt: skip


def inventory_inputs():
    """For boulders whose release is not known."""
    return [
        advanced(WEIGHT_FIELD.shown(tr("Field of the releases with the weight of the source"), tr(
            "With an inventory: prior weight of a source, the expected number of its blocks in any unit, for example "
            "its area or its rate. If left empty, all sources have the same weight."))),
        advanced(SOURCE_RADIUS.shown(tr("Distance within which a throw is attributed to a boulder [m]"), tr(
            "With an inventory: throws of its size that stop within this distance are attributed to a boulder. 0: a "
            "fifth of the median distance of the boulders from the middle of the sources."))),
    ]  # fmt: skip


def fit_input():
    """True if parameters are searched at all."""
    return advanced(FIT_GROUND.shown(tr("Search the parameters of the ground"), tr(
        "Off: one simulation with the ground as it is, for residuals and sources alone; table, figure, ensemble and "
        "table of the evaluations are not written.")))  # fmt: skip


def block_outputs():
    """The destinations."""
    return [
        REPORT.shown(tr("Report of the calibration"), tr("HTML files (*.html)"), tr(
            "Result and its uncertainty, whether the parameters can be distinguished, and residuals over mass and "
            "shape or the sources of the boulders.")),
        RESIDUALS.shown(tr("Residuals of the blocks"), tr(
            "With masses, volumes, lengths or releases of the blocks: a point for each, with its size and shape, its "
            "observed run-out, mean and deviation of its throws, and the residual.")),
        BOULDERS.shown(tr("Boulders with their most probable source"), tr(
            "With an inventory: a point for each boulder with the most probable source, its probability, and how many "
            "throws stop near it.")),
        SOURCE_TABLE.shown(tr("Probabilities of the sources"), tr(
            "With an inventory, a table: the probability of each source for each boulder, and the throws behind it.")),
    ]  # fmt: skip
