# SPDX-License-Identifier: GPL-2.0-or-later
"""The doors of QGIS: parameters and fields of talus:simulate, parameters of nets, trees from stands and canopies."""

import json

import numpy as np
from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

from talus.engine.ensemble.plausible_inputs import findings_of_inputs
from talus.engine.io import raster
from talus.engine.io.geodata import library
from talus.tests.study_files import CELL, COLUMNS, ROWS, SOUTH, WEST, write_layer, write_study
from talus.tests.study_files import binary as wkb

from .engine_doors import lay_out

PARAMETERS = {
    "density": "DENSITY", "volume": "VOLUME", "release_height": "HEIGHT", "release_velocity": "VELOCITY",
    "air_density": "AIR_DENSITY", "barrier_height": "BARRIER_HEIGHT", "barrier_energy": "BARRIER_ENERGY",
    "stem_diameter_cm": "TREE_DIAMETER",
}  # fmt: skip
FIELDS = {
    "volume": ("RELEASES", "VOLUME_FIELD"), "release_height": ("RELEASES", "HEIGHT_FIELD"),
    "barrier_height": ("BARRIERS", "BARRIER_HEIGHT_FIELD"), "barrier_energy": ("BARRIERS", "BARRIER_ENERGY_FIELD"),
    "stem_diameter_cm": ("TREES", "TREE_DIAMETER_FIELD"), "tree_height": ("TREES", "TREE_HEIGHT_FIELD"),
    "stem_energy": ("TREES", "TREE_ENERGY_FIELD"),
}  # fmt: skip
NETS = {"net_energy": "NET_ENERGY", "net_height": "HEIGHT", "post_spacing": "SPACING", "density": "DENSITY"}
STANDS = {"stem_density": "DENSITY_FIELD", "stem_diameter_cm": "DIAMETER_FIELD", "stem_deviation_cm": "DEVIATION_FIELD"}


def _algorithm(name):
    return QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")


def _refuse_parameters(name, given):
    accepted, message = _algorithm(name).checkParameterValues(given, QgsProcessingContext())
    if not accepted:
        raise QgsProcessingException(message)


def _findings_of_scene(folder, given):
    from talus.algorithms.shared.desktop.throw_here.throwing import read_inputs

    given = {"DEM": f"{folder}/dem.tif", "RELEASES": f"{folder}/layers.gpkg|layername=releases", "RUNS": 1, **given}
    _refuse_parameters("simulate", {**given, "TRAJECTORIES": "TEMPORARY_OUTPUT"})
    scene = read_inputs(given)
    parts = scene.ground, scene.rocks, scene.releases, scene.settings, scene.barriers, scene.trees
    return findings_of_inputs(scene.terrain, *parts)


def _layer_of(name):
    return {"BARRIERS": "line", "TREES": "tree", "RELEASES": "point"}[name]


def parameter_door(folder):
    """A parameter of talus:simulate."""

    def door(quantity, value):
        name = PARAMETERS[quantity]
        of = "BARRIERS" if name.startswith("BARRIER") else "TREES" if name.startswith("TREE") else ""
        lay_out(folder, _layer_of(of) if of else "line", {"n": 1})
        more = {of: f"{folder}/layers.gpkg|layername={_layer_of(of)}"} if of else {}
        return _findings_of_scene(folder, {**more, name: value})

    return door


def field_door(folder):
    """A field of a layer of talus:simulate."""

    def door(quantity, value):
        name, field = FIELDS[quantity]
        lay_out(folder, _layer_of(name), {"number": value})
        return _findings_of_scene(folder, {name: f"{folder}/layers.gpkg|layername={_layer_of(name)}", field: "number"})

    return door


def net_parameter_door(quantity, value):
    """A parameter of talus:net."""
    algorithm = _algorithm("net")  # which owns the definition
    definition = algorithm.parameterDefinition(NETS[quantity])
    if not definition.checkValueIsAcceptable(value):
        raise QgsProcessingException(f"{NETS[quantity]}: {value:g} is out of range")
    return []


def _run(name, given):
    import processing

    outputs = processing.run(f"talus:{name}", given, feedback=QgsProcessingFeedback(False))
    return json.loads(outputs["FINDINGS"])


def stands_door(folder):
    """A field of stands of talus:trees."""

    def door(quantity, value):
        lay_out(folder, "square", {"stem_density": 400.0, "stem_diameter_cm": 30.0, "stem_deviation_cm": 12.0,
                                   quantity: value})  # fmt: skip
        given = {field: name for name, field in STANDS.items()}
        return _run("trees", {"STANDS": f"{folder}/layers.gpkg|layername=square", **given, "DISTANCE": 0.0,
                              "OUTPUT": "TEMPORARY_OUTPUT"})  # fmt: skip

    return door


def points_door(folder):
    """A field of trees that are points, of talus:trees."""
    fields = {"stem_diameter_cm": "POINT_DIAMETER_FIELD", "tree_height": "POINT_HEIGHT_FIELD"}

    def door(quantity, value):
        (folder / "layers.gpkg").unlink(missing_ok=True)
        write_study(folder)
        rows = [(wkb.point((WEST + x, SOUTH + 70.0)), {"number": value}) for x in (20.0, 40.0)]
        write_layer(folder, "tree", "Point", rows)
        return _run("trees", {"POINTS": f"{folder}/layers.gpkg|layername=tree", fields[quantity]: "number",
                              "OUTPUT": "TEMPORARY_OUTPUT"})  # fmt: skip

    return door


def canopy_door(folder):
    """A canopy whose heights are in another unit."""

    def door(quantity, value):
        y, x = np.mgrid[0:ROWS, 0:COLUMNS]
        tree = value * np.exp(-0.25 * (((x % 10) - 5.0) ** 2 + ((y % 10) - 5.0) ** 2))
        grid = raster.Grid(tree.shape, (0.5 * CELL, 0.5 * CELL), (WEST, SOUTH), library().System("EPSG:2056").wkt)
        raster.write_grid(folder / "canopy.tif", tree.astype(np.float32), grid)
        return _run("treesfromheights", {"CANOPY": str(folder / "canopy.tif"), "OUTPUT": "TEMPORARY_OUTPUT"})

    return door


def qgis_doors(folder):
    """Name -> (door, its quantities)."""
    for name in ("parameters", "fields", "stands", "points", "canopy"):
        (folder / name).mkdir(exist_ok=True)
    return {
        "Parameters of Simulate rockfall": (parameter_door(folder / "parameters"), list(PARAMETERS)),
        "Fields of layers in QGIS": (field_door(folder / "fields"), list(FIELDS)),
        "Parameters of nets": (net_parameter_door, list(NETS)),
        "Stands of Single trees": (stands_door(folder / "stands"), list(STANDS)),
        "Points of Single trees": (points_door(folder / "points"), ["stem_diameter_cm", "tree_height"]),
        "Canopy heights": (canopy_door(folder / "canopy"), ["tree_height"]),
    }  # fmt: skip
