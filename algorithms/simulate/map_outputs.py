# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of talus:simulate: which there are, and in which unit."""

from typing import NamedTuple

from ...engine.io.thresholds import ENERGY, HEIGHT, Kind
from ...engine.map_rows import MAP_ROWS
from ..parameters.definitions import Parameter, raster_output, text
from ..translation import tr

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


def map_texts():
    """Map -> label, ramp (styles/ramps.py), help."""
    return {
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


def map_outputs():
    """All maps, the usual ones first."""
    texts = map_texts()
    return [
        MapOutput(MAPS[name], row.grid, texts[name][0], row.factor, row.unit, *texts[name][1:])
        for name, row in MAP_ROWS.items()
    ]


def raster_parameters():
    """A destination for each map, and one for how well they are known."""
    maps = [one.parameter.shown(one.label, one.help) for one in map_outputs()]
    text = tr(
        "One raster with bands: the factor by which more runs would bring the 95th percentile of the energy within "
        "10 % (below 1: enough), the same for the height; reach probability and its 95 % bounds; 50th, 90th, 95th "
        "and 99th percentile of energy and height, with the 95 % bounds of the 95th, empty where too few runs pass "
        "to bound it."
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
    return [one.parameter.shown(one.label, help) for one, help in zip(count_outputs(), (energies, heights))]


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
    return [one.thresholds.shown(label, help) for one, (label, help) in zip(count_outputs(), texts)]
