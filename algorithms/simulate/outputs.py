# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers and numbers that talus:simulate gives."""

from ..parameters.definitions import Source, layer_output
from ..translation import tr

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
            "motion at their vertices, from which screen lines, barriers and profiles have the energy with rotation.")),
        STOPS.shown(tr("Stops"), tr(
            "Position and reason of each run's end, with the same fields.")),
        CONTACTS.shown(tr("Contacts"), tr(
            "Each phase of contact with the ground: slippage, and velocity and energy before and after it.")),
        SAMPLES.shown(tr("Samples of the motion"), tr(
            "Velocity, rotation, energy and height of each rock at every interval (TRAJECTORY_INTERVAL), to look at "
            "or to animate.")),
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
