# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate, ground parameters with which simulated blocks stop where observed ones did."""

from qgis.core import QgsProcessing

from ....engine.choices import COMPARED, OBSERVED_PLACES
from ....engine.ground.parameters import SEARCHABLE
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    FieldType,
    Source,
    advanced,
    choice,
    field,
    file,
    file_output,
    layer,
    layer_output,
    matrix,
    number,
    shown_file_output,
    switch,
    whole_number,
)
from ...shared.parameters.ground import ground_class_names
from ...shared.parameters.outputs import number_outputs
from ...shared.parameters.scene import RELEASES, inputs_of_many_simulations
from ...stages import SIMULATE
from ...translation import tr

# The input of talus:calibrate with what was observed, of whose fields several others take one.

OBSERVED = layer("OBSERVED", [QgsProcessing.SourceType.TypeVectorPoint], optional=False)


# Inputs and outputs of talus:calibrate for observed blocks with sizes and for boulders without a release.

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
            "Each observed block is simulated with its own mass and compared with its own runs; the stops then show "
            "how the resistance of the ground changes with size. Without lengths the shape of the rocks is scaled to "
            "the mass at their density. If left empty, one rock represents all blocks.")),
        advanced(BLOCK_VOLUME_FIELD.shown(tr("Field with the volume of each block (instead) [m³]"), tr(
            "Volume instead of mass; the mass follows from the density of the rocks."))),
        advanced(LONG_FIELD.shown(tr("Field with the long length of each block [m]"), of_lengths)),
        advanced(MIDDLE_FIELD.shown(tr("Field with the middle length of each block [m]"), of_lengths)),
        advanced(SHORT_FIELD.shown(tr("Field with the short length of each block [m]"), of_lengths)),
        advanced(RELEASE_FIELD.shown(tr("Field of the observed blocks with their release"), tr(
            "Release from which the block came, if known: a value of the field below. If left empty, each block is "
            "simulated from all releases."))),
        advanced(RELEASE_ID_FIELD.shown(tr("Field of the releases with their name or number"), tr(
            "Names the releases for the field above, and the sources of an inventory: features with one name are one "
            "source. If left empty, each feature is its own source."))),
    ]  # fmt: skip


# Inputs of talus:calibrate besides those of talus:simulate: observations, and the bounds of the search.

DEFAULT_BOUNDS = ("sliding_friction", 0.4, 1.0, "rolling_resistance", 0.3, 1.2)
SCAR_DEPTH_FIELD = field("SCAR_DEPTH_FIELD", OBSERVED)
SCAR_LENGTH_FIELD = field("SCAR_LENGTH_FIELD", OBSERVED)
SPEED_FIELD = field("SPEED_FIELD", OBSERVED)
SPEED_RADIUS = number("SPEED_RADIUS", 2.0, 0.1, 100.0)
PLACES = choice("PLACES", OBSERVED_PLACES, OBSERVED_PLACES[0])
COMPARE = choice("COMPARE", COMPARED, COMPARED[0])
MORE_SITES = file("MORE_SITES")
CLASS = choice("CLASS", ground_class_names(), None, optional=True)
BOUNDS = matrix("BOUNDS", 2, list(DEFAULT_BOUNDS), optional=True)
EVALUATIONS = whole_number("EVALUATIONS", 60, 4, 100_000)
SEARCH_SEED = whole_number("SEARCH_SEED", 0, 0, 2**31 - 1)
TABLE = file_output("TABLE", by_default=True)
FIGURE = file_output("FIGURE", by_default=True)
LOG = file_output("LOG")
ENSEMBLE = shown_file_output("ENSEMBLE")


def _search():
    headings = [tr("Parameter"), tr("Lowest"), tr("Highest")]
    return [
        CLASS.shown(tr("Ground class to calibrate"), tr(
            "Its parameters are searched; all other ground is unchanged. If left empty, the ground class outside the "
            "polygons.")),
        BOUNDS.shown(tr("Parameters to find, with their bounds"), headings, tr(
            "A row for each parameter: {}. Search for few parameters: stops alone determine one or two.").format(
            ", ".join(SEARCHABLE))),
        EVALUATIONS.shown(tr("Number of simulations"), tr(
            "Number of parameter sets tried, each with all runs of all releases. 20 for each parameter are few, 100 "
            "are many.")),
        advanced(SEARCH_SEED.shown(tr("Seed of the search"), tr(
            "Another seed tries other sets of parameters. If the result changes much, use more simulations."))),
        advanced(FIT_GROUND.shown(tr("Search the parameters of the ground"), tr(
            "Off: one simulation with the ground as it is, for residuals and sources alone; table, figure, ensemble "
            "and table of the evaluations are not written."))),
    ]  # fmt: skip


def labels():
    """Name -> label of each number; those of the parameters that are searched are given."""
    texts = {"MISFIT": tr("Misfit of the best (0 to 1)"), "FIT": tr("Share of random draws that fit no better")}
    for name in SEARCHABLE:
        texts[name.upper()] = tr("Best {}").format(name)
        texts[f"{name.upper()}_LOW"] = tr("5th percentile of {}").format(name)
        texts[f"{name.upper()}_HIGH"] = tr("95th percentile of {}").format(name)
    return {
        **texts,
        "CORRELATION": tr("Correlation of rolling_resistance and surface_roughness"),
        "TOLD_APART": tr("Rolling resistance and surface roughness can be distinguished (1: yes, 0: no)"),
        "RESISTANCE_AT_MEAN": tr("Rolling resistance of a block of the mean size, median"),
        "RESISTANCE_AT_MEAN_LOW": tr("Rolling resistance of a block of the mean size, 5 %"),
        "RESISTANCE_AT_MEAN_HIGH": tr("Rolling resistance of a block of the mean size, 95 %"),
        "EXPONENT": tr("Exponent of the mass in the rolling resistance, median"),
        "EXPONENT_LOW": tr("Exponent of the mass in the rolling resistance, 5 %"),
        "EXPONENT_HIGH": tr("Exponent of the mass in the rolling resistance, 95 %"),
        "RESIDUAL_PER_DECADE": tr("Change of the residual for ten times the mass [m]"),
        "RESIDUAL_PER_DECADE_ERROR": tr("Change of the residual for ten times the mass, standard error [m]"),
        "RESIDUAL_OF_SHAPE": tr("Change of the residual for a ratio of short to long length larger by 0.1 [m]"),
        "RESIDUAL_OF_SHAPE_ERROR": tr(
            "Change of the residual for a ratio of short to long length larger by 0.1, standard error [m]"
        ),
        "UNEXPLAINED": tr("Boulders that no source explains"),
    }


class Calibrate(TalusAlgorithm):
    """Definition of talus:calibrate for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    styles_in = "block_layers"

    def name(self):
        return "calibrate"

    def displayName(self):
        return tr("Calibrate the ground")

    def shortDescription(self):
        return tr(
            "Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed "
            "ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for "
            "the simulation."
        )

    def tags(self):
        return tr("calibration,back analysis,ground,friction,observed,stops,scars,rockfall").split(",")

    def next_step(self, result):
        """The ensemble of simulations with the ensemble of the ground that was found, for a button of the dialog."""
        path = result.get(str(ENSEMBLE))
        return (tr("Ensemble of simulations ..."), "talus:ensemble", {"GROUND_SAMPLE": path}) if path else None

    def initAlgorithm(self, configuration=None):
        inputs = inputs_of_many_simulations()
        self.define([
            *inputs[:2],
            OBSERVED.shown(tr("Observed points"), tr(
                "Points where blocks came to rest, or where they left scars. Use at least 20 points, all from one "
                "event or from one kind of block.")),
            *block_inputs(),
            advanced(SCAR_DEPTH_FIELD.shown(tr("Field with the depth of a scar [m]"), tr(
                "With scar sizes: depth across the surface, where it is largest. Depths constrain scar_strength."))),
            advanced(SCAR_LENGTH_FIELD.shown(tr("Field with the length of a scar [m]"), tr(
                "With scar sizes: length along the path of the block. Lengths constrain scar_drag. If left empty, only "
                "depths are compared."))),
            advanced(SPEED_FIELD.shown(tr("Field with the velocity [m/s]"), tr(
                "With speeds: velocity of the centre of mass of a block, at the point where it passed, from a film or "
                "a radar. A point for each block, several at one place where several passed. Velocities constrain "
                "scar_drag and rolling_resistance."))),
            advanced(SPEED_RADIUS.shown(tr("Distance within which a block passes [m]"), tr(
                "With speeds: simulated blocks that pass within this distance of a point are counted, each with its "
                "velocity where it is nearest. Choose it by the uncertainty of the positions, and so that some blocks "
                "pass each point."))),
            PLACES.shown(tr("Observed data"), tr(
                "stops: points where blocks came to rest. scars: points where they hit the ground. scar sizes: their "
                "depth and length, wherever they lie. speeds: velocities of blocks at points that they passed. "
                "inventory: boulders that lie on the slope, with unknown release: each release is a candidate source, "
                "and gets a probability for each boulder.")),
            advanced(COMPARE.shown(tr("Compared quantity"), tr(
                "positions: the points on the map. distances: only their distance from the middle of the releases, "
                "where it is unknown from which release a block came. Not used with scar sizes, speeds and an "
                "inventory."))),
            advanced(WEIGHT_FIELD.shown(tr("Field of the releases with the weight of the source"), tr(
                "With an inventory: prior weight of a source, the expected number of its blocks in any unit, for "
                "example its area or its rate. If left empty, all sources have the same weight."))),
            advanced(SOURCE_RADIUS.shown(tr("Distance within which a run is attributed to a boulder [m]"), tr(
                "With an inventory: runs of a block of its size that stop within this distance are attributed to a "
                "boulder. 0: a fifth of the median distance of the boulders from the middle of the sources."))),
            advanced(MORE_SITES.shown(tr("More sites"), tr("JSON files (*.json)"), tr(
                "Calibrates to several sites at once, so that the result is valid for the ground and not for one slope "
                "only. A file with a list of objects, one for each further site, of the inputs of this dialog by their "
                "names: DEM, RELEASES, OBSERVED and other layers of the site, and all other inputs that differ there; "
                "numbers and choices that are not given are those of the dialog. Copy as JSON of the dialog writes "
                "such an object. Class, bounds and search are the same for all. Paths may be relative to the file."))),
            *_search(),
            *inputs[2:],
            TABLE.shown(tr("Table of ground classes with the calibrated one"), tr("CSV files (*.csv)"), tr(
                "All ground classes with the calibrated one among them, for the table of ground classes of the "
                "simulation.")),
            FIGURE.shown(tr("Figure of the calibration"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "Misfit over each parameter with the range of the bootstrap, and observed and simulated distances.")),
            LOG.shown(tr("Table of the evaluations"), tr("CSV files (*.csv)"), tr(
                "Every set of parameters that was tried, and its misfit.")),
            ENSEMBLE.shown(tr("Ensemble of the ground"), tr("CSV files (*.csv)"), tr(
                "200 parameter sets, all equally probable given the observations, for the ensemble of simulations; a "
                "button of this dialog opens that tool with them. Needs at least 5 observed points; leave out those "
                "with which you want to check the result.")),
            REPORT.shown(tr("Report of the calibration"), tr("HTML files (*.html)"), tr(
                "Result and its uncertainty, whether the parameters can be distinguished, and residuals over mass and "
                "shape or the sources of the boulders.")),
            RESIDUALS.shown(tr("Residuals of the blocks"), tr(
                "With masses, volumes, lengths or releases of the blocks: a point for each, with its size and shape, "
                "its observed run-out, the mean and deviation of its simulated run-outs, and the residual.")),
            BOULDERS.shown(tr("Boulders with their most probable source"), tr(
                "With an inventory: a point for each boulder with the most probable source, its probability, and the "
                "number of runs that stop near it.")),
            SOURCE_TABLE.shown(tr("Probabilities of the sources"), tr(
                "With an inventory, a table: the probability of each source for each boulder, and the number of runs "
                "on which it rests.")),
        ], number_outputs(labels()))  # fmt: skip
