# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs of talus:calibrate besides those of talus:simulate: observations, and the bounds of the search."""

from ...engine.choices import COMPARED, OBSERVED_PLACES
from ...engine.ground.parameters import SEARCHABLE
from ..parameters.definitions import (
    advanced,
    choice,
    field,
    file,
    file_output,
    matrix,
    number,
    shown_file_output,
    whole_number,
)
from ..parameters.ground import ground_class_names
from ..parameters.scene import inputs_of_many_simulations
from ..translation import tr
from .block_parameters import block_inputs, block_outputs, fit_input, inventory_inputs
from .observed import OBSERVED

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


def calibration_parameters():
    """Observations and search first, then the inputs of the simulation."""
    inputs = inputs_of_many_simulations()
    return [*inputs[:2], *_observations(), *_search(), *inputs[2:]]


def _observations():
    return [
        OBSERVED.shown(tr("Observed points"), tr(
            "Points where blocks came to rest, or where they left scars. 20 points and more; all of one event or of "
            "one kind of block.")),
        *block_inputs(),
        advanced(SCAR_DEPTH_FIELD.shown(tr("Field with the depth of a scar [m]"), tr(
            "With scar sizes: depth across the surface, where it is largest. Depths constrain scar_strength."))),
        advanced(SCAR_LENGTH_FIELD.shown(tr("Field with the length of a scar [m]"), tr(
            "With scar sizes: length along the path of the block. Lengths constrain scar_drag. If left empty, only "
            "depths are compared."))),
        advanced(SPEED_FIELD.shown(tr("Field with the velocity [m/s]"), tr(
            "With speeds: velocity of the centre of mass of a block, at the point where it passed, from a film or a "
            "radar. A point for each block, several at one place where several passed. Velocities constrain "
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
            "positions: the points on the map. distances: only their distance from the middle of the releases, where "
            "it is unknown from which release a block came. Not used with scar sizes, speeds and an inventory."))),
        *inventory_inputs(),
        _more_sites(),
    ]  # fmt: skip


def _more_sites():
    """The parameter."""
    return advanced(MORE_SITES.shown(tr("More sites"), tr("JSON files (*.json)"), tr(
        "Calibrates to several sites at once, so that the result is valid for the ground and not for one slope only. "
        "A file with a list of objects, one for each further site, of the inputs of this dialog by their names: DEM, "
        "RELEASES, OBSERVED and other layers of the site, and all other inputs that differ there; numbers and "
        "choices that are not given are those of the dialog. Copy as JSON of the dialog writes such an object. "
        "Class, bounds and search are the same for all. Paths may be relative to the file.")))  # fmt: skip


def _search():
    headings = [tr("Parameter"), tr("Lowest"), tr("Highest")]
    return [
        CLASS.shown(tr("Ground class to calibrate"), tr(
            "Its parameters are searched; all other ground is unchanged. If left empty, the ground class outside the "
            "polygons.")),
        BOUNDS.shown(tr("Parameters to find, with their bounds"), headings, tr(
            "A row for each parameter: {}. Search few: one or two can be determined from stops alone.").format(
            ", ".join(SEARCHABLE))),
        EVALUATIONS.shown(tr("Number of simulations"), tr(
            "Number of parameter sets tried, each with all runs of all releases. 20 for each parameter are few, 100 "
            "are many.")),
        advanced(SEARCH_SEED.shown(tr("Seed of the search"), tr(
            "Another seed tries other sets of parameters. If the result changes much, use more simulations."))),
        fit_input(),
    ]  # fmt: skip


def calibration_files():
    """Table, figure and log."""
    return [
        TABLE.shown(tr("Table of ground classes with the calibrated one"), tr("CSV files (*.csv)"), tr(
            "All ground classes with the calibrated one among them, for the table of ground classes of the "
            "simulation.")),
        FIGURE.shown(tr("Figure of the calibration"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "Misfit over each parameter with the range of the bootstrap, and observed and simulated distances.")),
        LOG.shown(tr("Table of the evaluations"), tr("CSV files (*.csv)"), tr(
            "Every set of parameters that was tried, and its misfit.")),
        ENSEMBLE.shown(tr("Ensemble of the ground"), tr("CSV files (*.csv)"), tr(
            "200 sets of the parameters, all equally probable by the observations, for the ensemble of simulations: "
            "the button of this dialog opens it with them. Needs at least 5 observed points; hold back those with "
            "which you want to check the result.")),
        *block_outputs(),
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
        "TOLD_APART": tr("Level and roughness can be distinguished (1: yes, 0: no)"),
        "RESISTANCE_AT_MEAN": tr("Rolling resistance of a block of the mean size, median"),
        "RESISTANCE_AT_MEAN_LOW": tr("Rolling resistance of a block of the mean size, 5 %"),
        "RESISTANCE_AT_MEAN_HIGH": tr("Rolling resistance of a block of the mean size, 95 %"),
        "EXPONENT": tr("Exponent of the mass in the rolling resistance, median"),
        "EXPONENT_LOW": tr("Exponent of the mass in the rolling resistance, 5 %"),
        "EXPONENT_HIGH": tr("Exponent of the mass in the rolling resistance, 95 %"),
        "RESIDUAL_PER_DECADE": tr("Change of the residual for ten times the mass [m]"),
        "RESIDUAL_PER_DECADE_ERROR": tr("Residual for ten times the mass, standard error [m]"),
        "RESIDUAL_OF_SHAPE": tr("Residual for 0.1 more of short over long length [m]"),
        "RESIDUAL_OF_SHAPE_ERROR": tr("Residual for 0.1 more of short over long length, standard error [m]"),
        "UNEXPLAINED": tr("Boulders that no source explains"),
    }
