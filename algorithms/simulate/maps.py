# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps: which there are, in which unit, and how they are written on the grid of the elevation model."""

import math
from typing import NamedTuple

import numpy as np

from ..parameters.definitions import raster_output
from ..parameters.output_files import is_wanted
from ..styles import styles
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from ..translation import tr
from .exceedances import count_parameters, write_counts


class MapOutput(NamedTuple):
    """One raster."""

    parameter: str
    grid: str  # name in the engine's maps
    label: str
    factor: float  # from SI to the unit of the raster
    unit: str
    ramp: str  # of styles/ramps.py
    by_default: bool
    help: str


def map_outputs():
    """All maps, the usual ones first."""
    kilo, turns = 1e-3, 0.5 / math.pi
    return (
        MapOutput("PASSAGES", "passages", tr("Passages [runs]"), 1, "", "passages", True,
                  tr("How many runs pass a cell. Each counts once.")),
        MapOutput("ENERGY_MAX", "energy_max", tr("Energy, maximum [kJ]"), kilo, "kJ", "energy", True,
                  tr("Largest kinetic energy, of translation and rotation, of all runs in a cell.")),
        MapOutput("ENERGY_P95", "energy_p95", tr("Energy, 95th percentile [kJ]"), kilo, "kJ", "energy", True,
                  tr("Energy that 95 % of the passing runs stay below, each with its largest in the cell.")),
        MapOutput("HEIGHT_MAX", "height_max", tr("Passing height of the centre, maximum [m]"), 1, "m", "height", True,
                  tr("Largest height of a rock's centre of mass above the ground.")),
        MapOutput("HEIGHT_P95", "height_p95", tr("Passing height of the centre, 95th percentile [m]"), 1, "m", "height",
                  True, tr("Height of the centre of mass that 95 % of the passing runs stay below.")),
        MapOutput("VELOCITY_MAX", "velocity_max", tr("Velocity, maximum [m/s]"), 1, "m/s", "velocity", True,
                  tr("Largest velocity of a rock's centre of mass.")),
        MapOutput("REACH_PROBABILITY", "reach_probability", tr("Reach probability [share of runs]"), 1, "",
                  "probability", True, tr("Share of all runs that pass a cell, 0 to 1.")),
        MapOutput("DEPOSITS", "stops", tr("Deposits [runs]"), 1, "", "passages", False,
                  tr("How many runs come to rest in a cell.")),
        MapOutput("ENERGY_MEAN", "energy_mean", tr("Energy, mean [kJ]"), kilo, "kJ", "energy", False,
                  tr("Mean over the passing runs of their largest energy in the cell.")),
        MapOutput("HEIGHT_MEAN", "height_mean", tr("Passing height of the centre, mean [m]"), 1, "m", "height", False,
                  tr("Mean over the passing runs of the largest height of their centre of mass in the cell.")),
        MapOutput("VELOCITY_MEAN", "velocity_mean", tr("Velocity, mean [m/s]"), 1, "m/s", "velocity", False,
                  tr("Mean over the passing runs of their largest velocity in the cell.")),
        MapOutput("ROTATION_MAX", "rotation_max", tr("Rotation, maximum [rev/s]"), turns, "rev/s", "rotation", False,
                  tr("Largest rate of rotation.")),
        MapOutput("SCAR_DEPTH_MAX", "scar_depth_max", tr("Depth of scars, maximum [m]"), 1, "m", "scar", False,
                  tr("Largest depth below the surface to which a rock ploughs the ground; 0 where rocks only fly, and "
                     "on ground that does not give way.")),
        MapOutput("SCAR_DEPTH_MEAN", "scar_depth_mean", tr("Depth of scars, mean [m]"), 1, "m", "scar", False,
                  tr("Mean over the passing runs of their largest depth in the cell, those that fly over it with 0.")),
    )  # fmt: skip


def raster_parameters():
    """A destination for each map, and one for how well they are known."""
    maps = [raster_output(one.parameter, one.label, one.help, one.by_default) for one in map_outputs()]
    text = tr(
        "One raster with bands: how many times as many runs bring the 95th percentile of the energy within 10 % (below "
        "1: enough), the same of the height; reach probability and its 95 % bounds; 50th, 90th, 95th and 99th "
        "percentile of energy and height, with the 95 % bounds of the 95th, empty where too few runs pass to bound it."
    )
    return [*maps, raster_output("CONFIDENCE", tr("Confidence of the maps"), text, False), *count_parameters()]


def confidence_bands():
    """(grid in the engine's maps, factor, unit, description) of each band."""
    kilo = 1e-3
    bands = [
        ("energy_more_runs", 1, "", tr("Energy: times as many runs for 10 %")),
        ("height_more_runs", 1, "", tr("Height: times as many runs for 10 %")),
        ("reach_probability", 1, "", tr("Reach probability")),
        ("reach_low", 1, "", tr("Reach probability, lower bound")),
        ("reach_high", 1, "", tr("Reach probability, upper bound")),
    ]
    for name, label, factor, unit in (("energy", tr("Energy"), kilo, "kJ"), ("height", tr("Height"), 1, "m")):
        for kind in ("p50", "p90", "p95", "p99"):
            bands.append((f"{name}_{kind}", factor, unit, tr("{}, {}th percentile").format(label, kind[1:])))
        bands.append((f"{name}_p95_low", factor, unit, tr("{}, 95th percentile, lower bound").format(label)))
        bands.append((f"{name}_p95_high", factor, unit, tr("{}, 95th percentile, upper bound").format(label)))
    return bands


def wanted_maps(algorithm, parameters):
    """The maps that were asked for."""
    return [output for output in map_outputs() if is_wanted(algorithm, parameters, output.parameter)]


def write_maps(algorithm, parameters, context, files, scene, result):
    """Write the maps that were asked for; returns parameter -> path."""
    from ...engine.io import raster
    from ...engine.study.outputs import proof_of

    paths, items = {}, proof_of(result, algorithm.run_of_layers.name)
    offset = (0, 0) if result.maps is None else _offset(scene, result.maps)
    for output in wanted_maps(algorithm, parameters):
        path = algorithm.parameterAsOutputLayer(parameters, output.parameter, context)
        array, nodata = _as_written(result.maps[output.grid], output)
        proof = {**items, ITEM: output.parameter}
        raster.write_grid(files.stage(path), array, scene.dem.grid, offset, nodata, output.unit, output.label, proof)
        style = styles.RasterStyle(output.ramp, np.nanmax(array, initial=0.0))
        style_on_load(context, path, output.label, style, algorithm.run_of_layers, output.parameter)
        paths[output.parameter] = path
    if is_wanted(algorithm, parameters, "CONFIDENCE"):
        path = paths["CONFIDENCE"] = algorithm.parameterAsOutputLayer(parameters, "CONFIDENCE", context)
        bands = [
            raster.Band((result.maps[grid] * factor).astype(np.float32), unit, label)
            for grid, factor, unit, label in confidence_bands()
        ]
        proof = {**items, ITEM: "CONFIDENCE"}
        raster.write_bands(files.stage(path), bands, scene.dem.grid, offset, math.nan, proof)
        label = algorithm.parameterDefinition("CONFIDENCE").description()
        style_on_load(context, path, label, styles.RasterStyle("more runs"), algorithm.run_of_layers, "CONFIDENCE")
    paths.update(write_counts(algorithm, parameters, context, files, scene, result, items, offset))
    return paths


def _offset(scene, maps):
    """(row, column) of the maps' window in the elevation model."""
    return scene.offset[0] + maps.row0, scene.offset[1] + maps.col0


def _as_written(grid, output):
    """(array, nodata): counts are whole numbers without data at 0, all else float32 without data at NaN."""
    if np.issubdtype(grid.dtype, np.integer):
        return grid.astype(np.uint32), 0
    return (grid * output.factor).astype(np.float32), math.nan
