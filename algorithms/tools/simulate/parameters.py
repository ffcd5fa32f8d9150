# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and outputs of talus:simulate, in the order of the dialog."""

from typing import NamedTuple

from ....engine.choices import SPLITTING_MEASURES
from ....engine.io.thresholds import ENERGY, HEIGHT, Kind
from ....engine.map_rows import MAP_ROWS
from ...shared.parameters.definitions import (
    Parameter,
    Source,
    advanced,
    choice,
    folder,
    layer_output,
    number,
    optional_number,
    raster_output,
    shown_file_output,
    switch,
    text,
    whole_number,
)
from ...shared.parameters.obstacles import obstacle_parameters
from ...shared.parameters.outputs import report_head_parameters
from ...shared.parameters.scene import input_parameters
from ...translation import tr

# The maps of talus:simulate: which there are, and in which unit.

IN_DIALOG = "passages", "energy_p95"  # proposed there; no map is made that nobody asks for
# of the rows of the engine: a map is a row there, and its texts below
MAPS = {name: raster_output(name.upper(), by_default=False, in_dialog=name in IN_DIALOG) for name in MAP_ROWS}
PASSAGES, ENERGY_P95, HEIGHT_P95 = (MAPS[name] for name in ("passages", "energy_p95", "height_p95"))
CONFIDENCE = raster_output("CONFIDENCE", by_default=False)
EXCEEDANCES = raster_output("EXCEEDANCES", by_default=False)
ENERGY_THRESHOLDS = text("ENERGY_THRESHOLDS", ENERGY.usual, optional=True)
HEIGHT_EXCEEDANCES = raster_output("HEIGHT_EXCEEDANCES", by_default=False)
HEIGHT_THRESHOLDS = text("HEIGHT_THRESHOLDS", HEIGHT.usual, optional=True)


class MapOutput(NamedTuple):
    """One raster."""

    parameter: Parameter
    grid: str  # name in the engine's maps
    label: str
    factor: float  # from SI to the unit of the raster
    unit: str
    ramp: str  # of styles/ramps.py
    help: str


def map_outputs():
    """All maps, the usual ones first."""
    texts = {
        "passages": (tr("Passages [runs]"), "passages", tr(
            "Number of runs that pass each cell. Each run counts once; where rocks break, each rock counts once, "
            "however many of its pieces pass.")),
        "energy_max": (tr("Energy, maximum [kJ]"), "energy", tr(
            "Largest kinetic energy, of translation and rotation, of all runs in a cell.")),
        "energy_p95": (tr("Energy, 95th percentile [kJ]"), "energy", tr(
            "Energy that 95 % of the passing runs do not exceed; each run counts with its largest energy in the "
            "cell.")),
        "height_max": (tr("Passing height of the centre, maximum [m]"), "height", tr(
            "Largest height of a rock's centre of mass above the ground.")),
        "height_p95": (tr("Passing height of the centre, 95th percentile [m]"), "height", tr(
            "Height of the centre of mass that 95 % of the passing runs do not exceed.")),
        "velocity_max": (tr("Velocity, maximum [m/s]"), "velocity", tr(
            "Largest velocity of a rock's centre of mass.")),
        "reach_probability": (tr("Reach probability [share of runs]"), "probability", tr(
            "Share of all runs that pass a cell, 0 to 1; where rocks break, of the rocks that fell.")),
        "deposits": (tr("Deposits [runs]"), "passages", tr(
            "Number of runs that come to rest in each cell.")),
        "energy_mean": (tr("Energy, mean [kJ]"), "energy", tr(
            "Mean over the passing runs of their largest energy in the cell.")),
        "height_mean": (tr("Passing height of the centre, mean [m]"), "height", tr(
            "Mean over the passing runs of the largest height of their centre of mass in the cell.")),
        "velocity_mean": (tr("Velocity, mean [m/s]"), "velocity", tr(
            "Mean over the passing runs of their largest velocity in the cell.")),
        "rotation_max": (tr("Rotation, maximum [rev/s]"), "rotation", tr(
            "Largest rate of rotation.")),
        "scar_depth_max": (tr("Depth of scars, maximum [m]"), "scar", tr(
            "Largest depth below the surface to which a rock ploughs the ground; 0 where rocks only fly, and "
            "on ground that does not give way.")),
        "scar_depth_mean": (tr("Depth of scars, mean [m]"), "scar", tr(
            "Mean over the passing runs of their largest depth in the cell, those that fly over it with 0.")),
    }  # fmt: skip
    return [
        MapOutput(MAPS[name], row.grid, texts[name][0], row.factor, row.unit, *texts[name][1:])
        for name, row in MAP_ROWS.items()
    ]


def raster_parameters():
    """A destination for each map, and one for how well they are known."""
    maps = [output.parameter.shown(output.label, output.help) for output in map_outputs()]
    text = tr(
        "One raster with bands: the factor by which the number of runs would have to grow for a precision of 10 % of "
        "the 95th percentile of the energy (below 1: there are enough runs), and the same for the height; reach "
        "probability and its 95 % bounds; 50th, 90th, 95th and 99th percentile of energy and height, with the 95 % "
        "bounds of the 95th, empty where too few runs pass to bound it."
    )
    return [*maps, CONFIDENCE.shown(tr("Confidence of the maps"), text), *count_parameters()]


def wanted_maps(call):
    """The maps that were asked for."""
    return [output for output in map_outputs() if call.wants(output.parameter)]


class CountOutput(NamedTuple):
    """One raster, with a band for each threshold."""

    parameter: Parameter
    thresholds: Parameter  # parameter with the numbers
    kind: Kind
    label: str
    description: str  # of a band


def count_outputs():
    """Both rasters."""
    return (
        CountOutput(EXCEEDANCES, ENERGY_THRESHOLDS, ENERGY, tr("Runs above energies"), tr("Runs above {} kJ")),
        CountOutput(
            HEIGHT_EXCEEDANCES, HEIGHT_THRESHOLDS, HEIGHT, tr("Runs above heights"), tr("Runs above {} m")),
    )  # fmt: skip


def count_parameters():
    """A destination for each raster."""
    energies = tr(
        "One raster with a band for each of the ENERGY_THRESHOLDS: the number of runs that pass a cell with a "
        "largest energy above it; 0 where runs pass and none exceeds it, no data where none passes. From these "
        "counts Hazard map computes how often per year a place is hit with more than an energy."
    )
    heights = tr(
        "One raster with a band for each of the HEIGHT_THRESHOLDS: the number of runs that pass a cell with their "
        "centre of mass higher above the ground; 0 where runs pass and none exceeds it, no data where none passes."
    )
    return [output.parameter.shown(output.label, help) for output, help in zip(count_outputs(), (energies, heights))]


def threshold_parameters():
    """The numbers above which runs are counted."""
    energies = tr(
        "Energies of the output Runs above energies (EXCEEDANCES), in kJ and ascending, such as 10; 30; 100; 300; "
        "1000. Enter the bounds of the intensities, 30 and 300 kJ in Switzerland, and some between and beyond them."
    )
    heights = tr(
        "Heights of the output Runs above heights (HEIGHT_EXCEEDANCES), of the centre of mass above the ground, in m "
        "and ascending."
    )
    texts = (tr("Thresholds of energy [kJ]"), energies), (tr("Thresholds of height [m]"), heights)
    return [output.thresholds.shown(label, help) for output, (label, help) in zip(count_outputs(), texts)]


# The layers and numbers that talus:simulate gives.

TRAJECTORIES = layer_output("TRAJECTORIES", Source.TypeVectorLine, by_default=True)
STOPS = layer_output("STOPS", Source.TypeVectorPoint, by_default=True)
CONTACTS = layer_output("CONTACTS", Source.TypeVectorPoint, by_default=False)
SAMPLES = layer_output("SAMPLES", Source.TypeVectorPoint, by_default=False)
BARRIER_RESULTS = layer_output("BARRIER_RESULTS", Source.TypeVectorLine, by_default=True)
BARRIER_CROSSINGS = layer_output("BARRIER_CROSSINGS", Source.TypeVectorPoint, by_default=False)
TREE_RESULTS = layer_output("TREE_RESULTS", Source.TypeVectorPoint, by_default=True)
TREE_IMPACTS = layer_output("TREE_IMPACTS", Source.TypeVectorPoint, by_default=False)


def vector_parameters():
    """A sink for each vector layer; lines and stops are made by default."""
    return [
        TRAJECTORIES.shown(tr("Trajectories"), tr(
            "Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M). They carry the "
            "motion at their vertices, from which screen lines, barriers and profiles compute the energy including "
            "rotation.")),
        STOPS.shown(tr("Stops"), tr(
            "Position and reason of each run's end, with the same fields.")),
        CONTACTS.shown(tr("Contacts"), tr(
            "Each phase of contact with the ground: slippage, and velocity and energy before and after it.")),
        SAMPLES.shown(tr("Samples of the motion"), tr(
            "Velocity, rotation, energy and height of each rock at every interval (TRAJECTORY_INTERVAL), for "
            "inspection or animation.")),
    ]  # fmt: skip


def obstacle_outputs():
    """A sink for each layer; made only where there are such obstacles."""
    return [
        BARRIER_RESULTS.shown(tr("Barriers: results"), tr(
            "Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, "
            "velocity and height at the line. Made where BARRIERS are given.")),
        BARRIER_CROSSINGS.shown(tr("Barriers: crossings"), tr(
            "Crossings of the barriers by each rock, with energy and height there. Made where BARRIERS are given.")),
        TREE_RESULTS.shown(tr("Trees: impacts and breakage"), tr(
            "Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, "
            "and the energy that it took. Larger dots are hit more often. Made where TREES are given.")),
        TREE_IMPACTS.shown(tr("Trees: each impact"), tr(
            "Impacts of each run on a tree: its energy, the energy that the tree took, and whether the rock was "
            "deflected or stopped or the stem broken. Made where TREES are given.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number. Energies are in kJ and angles in degrees, all else in SI units."""
    return {
        "RUN_COUNT": tr("Runs"),
        "RELEASE_COUNT": tr("Release points"),
        "STOPPED_SHARE": tr("Share of runs that came to rest"),
        "LEFT_TERRAIN_SHARE": tr("Share of runs that left the terrain"),
        "BARRIER_STOPPED_SHARE": tr("Share of runs that a barrier stopped"),
        "TREE_STOPPED_SHARE": tr("Share of runs that a tree held"),
        "TREES_LOST_SHARE": tr("Share of the stems that are lost at the end"),
        "ENERGY_MAX_VALUE": tr("Largest energy [kJ]"),
        "ENERGY_P95_MAX": tr("Largest 95th percentile of energy in a cell [kJ]"),
        "HEIGHT_MAX_VALUE": tr("Largest passing height of the centre [m]"),
        "HEIGHT_P95_MAX": tr("Largest 95th percentile of passing height of the centre in a cell [m]"),
        "VELOCITY_MAX_VALUE": tr("Largest velocity [m/s]"),
        "RUNOUT_MAX": tr("Longest run-out, horizontal [m]"),
        "RUNOUT_MEAN": tr("Mean run-out, horizontal [m]"),
        "RUNOUT_P95": tr("Run-out that 95 % of the runs do not exceed, horizontal [m]"),
        "RUNOUT_P95_LOW": tr("95 % run-out, shortest within the interval of the rolling resistance [m]"),
        "RUNOUT_P95_HIGH": tr("95 % run-out, longest within the interval of the rolling resistance [m]"),
        "REACH_ANGLE_MIN": tr("Smallest reach angle [°]"),
        "UNCONVERGED_SHARE": tr("Share of contact steps that did not converge"),
        "ESTIMATED_SECONDS": tr("Estimated time [s]"),
        "ESTIMATED_MEMORY_MB": tr("Estimated memory [MB]"),
        "ESTIMATED_DISK_MB": tr("Estimated disk space [MB]"),
    }


# Rocks that get far go on as several, as talus:simulate is asked for it.

SPLITTING_SHARE = optional_number("SPLITTING_SHARE", None, 1e-9, 0.1, decimals=9)
SPLITTING_LEVELS = text("SPLITTING_LEVELS", optional=True)
SPLITTING_COPIES = whole_number("SPLITTING_COPIES", 5, 2, 1000)
SPLITTING_MEASURE = choice("SPLITTING_MEASURE", SPLITTING_MEASURES, SPLITTING_MEASURES[0])
SPLITTING_FRICTION = optional_number("SPLITTING_FRICTION", None, 0.01, 100.0)


def splitting_parameters():
    """Inputs that say whether runs split, and where."""
    return [
        SPLITTING_SHARE.shown(tr("Rare run-outs: smallest share of the rocks sought"), tr(
            "Finds rare run-outs: 0.0001 looks for the distance that one rock in 10,000 reaches. A rock that gets "
            "farther than most continues as several copies, each with a fraction of its weight, so that many runs "
            "reach the places that few rocks reach. Maps, lines, barriers and trees contain sums of weights, whose "
            "expected values are those without splitting. About 500 runs find each level first. Unfinished work is "
            "not kept, and no map grows during the run. If left empty, no run splits.")),
        SPLITTING_LEVELS.shown(tr("Rare run-outs: levels [m]"), tr(
            "Instead of a share: the levels at which runs split, such as 20; 45; 70. Numbers rise, elevations fall. "
            "With 5 runs that continue, about every fifth rock that passes a level should pass the next. Levels of "
            "the measure energy_line need its friction.")),
        SPLITTING_COPIES.shown(tr("Rare run-outs: runs that continue from a level"), tr(
            "Number of runs that continue from a run that passes a level; each has this fraction of its weight.")),
        SPLITTING_MEASURE.shown(tr("Rare run-outs: measure of a level"), tr(
            "energy_line: distance in metres that the rock will reach beyond an energy line from its start, by its "
            "present position and speed; it separates far-reaching rocks from the others while they are still on the "
            "slope. distance: horizontal distance from the start, plus the distance that the speed would carry the "
            "rock. elevation: elevation of the centre of mass, falling.")),
        SPLITTING_FRICTION.shown(tr("Rare run-outs: friction of the energy line"), tr(
            "Tangent of the reach angle of the rocks that get farthest, mostly 0.4 to 0.8. If left empty, it is "
            "determined together with the levels for a share; with the measure distance the speed is then ignored. "
            "It changes the uncertainty of the results, not their meaning.")),
    ]  # fmt: skip


def is_splitting(call):
    """Return True where runs split."""
    return call[SPLITTING_SHARE] is not None or bool(call[SPLITTING_LEVELS].strip())


SLOW_LIMIT = number("SLOW_LIMIT", 20.0, 0.1, 1e6)
RUN_NAME = text("RUN_NAME", optional=True, is_words=True)
REPORT = shown_file_output("REPORT")
BREAKING = optional_number("BREAKING", None, 0.0, 1.0)
SMALLEST_PIECE = number("SMALLEST_PIECE", 0.01, 1e-4, 1000.0, decimals=4)
KEEP_UNFINISHED = switch("KEEP_UNFINISHED", True)
IN_ROUNDS = switch("IN_ROUNDS", True)
ONLY_ESTIMATE = switch("ONLY_ESTIMATE", False)
ROLLING_INTERVAL = switch("ROLLING_INTERVAL", True)
TERRAIN_MEMORY = optional_number("TERRAIN_MEMORY", None, 1.0, 1e7, decimals=0)
TERRAIN_FOLDER = folder("TERRAIN_FOLDER", optional=True)


def simulate_parameters():
    """All parameters of talus:simulate, in the order of the dialog."""
    rare = map(
        advanced,
        [
            BREAKING.shown(tr("Rocks break above this share of new surface (research)"), tr(
                "A rock that hits the ground hard enough breaks into pieces that fly on (after RockGIS). It breaks "
                "if the new surface that the impact could open exceeds this share of the total surface, old and new; "
                "for 1 m³ and 50 kJ the share is 0.65. RockGIS was fitted with 0.25 to 0.7. Pieces are runs of their "
                "own and included in all maps. Left empty, rocks do not break.")),
            SMALLEST_PIECE.shown(tr("Smallest piece [m³]"), tr(
                "Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and "
                "the smaller they are, the shorter the time step must be.")),
            *splitting_parameters(),
            *threshold_parameters(),
            TERRAIN_MEMORY.shown(tr("Memory for the elevation model [MB]"), tr(
                "An elevation model that needs more memory (24 bytes per cell) is not read as a whole: tiles of it are "
                "read when rocks reach them and kept on the disk, and maps are built there, too. So a region larger "
                "than memory can be simulated; the results are the same to the last bit. Leave empty for half of the "
                "free memory.")),
            TERRAIN_FOLDER.shown(tr("Folder for tiles of the elevation model"), tr(
                "Folder for these tiles, some 20 bytes per cell that rocks can reach, for later simulations on the "
                "same elevation model. Leave empty for the folder of the user for temporary data, where they are kept "
                "for 30 days.")),
            SLOW_LIMIT.shown(tr("Longest time without numba [minutes]"), tr(
                "Without the Python package numba, runs take some 500 times longer. A simulation whose estimated time "
                "exceeds this limit does not start. Increase the limit to run it anyway.")),
            KEEP_UNFINISHED.shown(tr("Keep unfinished work"), tr(
                "A simulation that takes longer than a minute keeps its finished runs in a folder that the log names. "
                "When you start it again with the same inputs, also after a cancel or a crash, it continues from "
                "there; the results are the same bit for bit. The folder is removed when the results are written, and "
                "after 30 days. Simulations in which rocks break or runs split start from the beginning.")),
            IN_ROUNDS.shown(tr("Begin with some runs of each release point"), tr(
                "Maps that grow during a long simulation cover all release points early and are refined round by "
                "round; otherwise the release points are simulated one after the other. The results are the same bit "
                "for bit. Runs that wait for their turn take up to 2 GB of disk space. Has an effect only where a map "
                "grows on the canvas, or unfinished work is kept.")),
            ONLY_ESTIMATE.shown(tr("Estimate the cost only"), tr(
                "Makes a short trial, reports time, memory and numbers of features with the uncertainty of the "
                "estimate, and ends without results. The button Estimate of the dialog does the same.")),
            ROLLING_INTERVAL.shown(tr("Compare both ends of the interval of the rolling resistance"), tr(
                "Up to 100 runs, at most a tenth of them, are repeated with the smallest and with the largest rolling "
                "resistance of the ground classes' intervals. The report then states how far the 95 % run-out moves "
                "between both. The results themselves are the same bit for bit. Needs 200 runs.")),
        ],
    )  # fmt: skip
    inputs = [
        *input_parameters(),
        *obstacle_parameters(),
        *map(advanced, rare),
        RUN_NAME.shown(tr("Name of the run"), tr(
            "Appears in the layer group and the names of the layers, the field run_name, the title of the report and "
            "the metadata of files. Each run has its own group; if left empty, the group shows the time of the run.")),
    ]  # fmt: skip
    inputs += report_head_parameters()
    text = tr("One page with a map, the numbers, all parameters and what the results were made from.")
    return [
        *inputs,
        *vector_parameters(),
        *obstacle_outputs(),
        *raster_parameters(),
        REPORT.shown(tr("Report"), tr("HTML files (*.html)"), text),
    ]
