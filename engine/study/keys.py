# SPDX-License-Identifier: GPL-2.0-or-later
"""The keys of a study file: one row each, and all that is known of a key in its row.

From these rows follow the checks of a file, the defaults, the table of docs/command_line.md, and what talus:simulate
writes: each of its inputs is the key that names it in ``parameter``. Imports nothing but names to choose from and plain
Python.
"""

import math
from typing import NamedTuple

from ..choices import (
    FREE_FLIGHTS,
    GROUND_MODELS,
    IMPACT_LAWS,
    KNOWN_SPECIES,
    LARGEST_SEED,
    LIBRARY_ROCKS,
    LOST_FIRST,
    MATERIALS_DRAWN,
    PASSING_RULES,
    PRECISION_OF,
    RIGID,
    ROCK_SOLIDS,
    SPLITTING_MEASURES,
    SURROGATE_IMPACTS,
    USUAL_AIR,
    USUAL_GROUND,
    USUAL_ROCK,
)
from ..io.thresholds import ENERGY, HEIGHT
from ..map_rows import MAP_ROWS, MORE_RASTERS, USUAL_MAPS
from ..quantities.quantities import QUANTITIES

FORMAT = 1  # of the file
NEEDED = object()  # as a default
OUTSIDE = ("stop", "skip")
# outputs, by the names of the parameters of talus:simulate in lower case; outputs.py says what is in them
MAPS = (*MAP_ROWS, *MORE_RASTERS)
LAYERS = (
    "trajectories", "stops", "contacts", "samples", "barrier_results", "barrier_crossings", "tree_results",
    "tree_impacts",
)  # fmt: skip
USUAL_LAYERS = ("trajectories", "stops", "barrier_results", "tree_results")


class Key(NamedTuple):
    """One key of a table."""

    kind: str  # "number", "whole", "text", "path", "flag", "choice", "choices", "texts", "extent"
    default: object  # None: nothing; NEEDED: it has to be there
    help: str
    unit: str = ""
    lowest: float = -math.inf
    highest: float = math.inf
    above: float = -math.inf
    choices: tuple = ()  # of "choice" and "choices"; of a number the texts that may stand in its place
    parameter: str = ""  # of talus:simulate
    quantity: str = ""  # of quantities.QUANTITIES, which has its legal range


def _quantity(name, default, help, parameter, choices=()):
    """A number whose unit and range are those of a quantity."""
    quantity = QUANTITIES[name]
    return Key("number", default, help, quantity.unit, quantity.lowest, quantity.highest, choices=choices,
    parameter=parameter,
               quantity=name)  # fmt: skip


def _number(default, unit, help, lowest=-math.inf, highest=math.inf, above=-math.inf, choices=(), parameter=""):
    return Key("number", default, help, unit, lowest, highest, above, choices, parameter)


def _whole(default, help, lowest, highest=math.inf, parameter=""):
    return Key("whole", default, help, "", lowest, highest, parameter=parameter)


def _text(help, parameter="", default=None):
    return Key("text", default, help, parameter=parameter)


def _path(help, parameter="", default=None):
    return Key("path", default, help, parameter=parameter)


def _choice(choices, help, parameter="", default=None):
    return Key("choice", default or choices[0], help, choices=choices, parameter=parameter)


TABLES = {
    "": {
        "format": Key("whole", NEEDED, f"version of the format of this file: {FORMAT}", "", FORMAT, FORMAT),
        "name": _text("name of the study; in the metadata of files and the field run_name", "RUN_NAME"),
        "unsupported": Key("texts", None, "settings that QGIS could not export; a study with such settings is refused"),
    },
    "terrain": {
        "dem": _path("elevation model, a raster that GDAL reads", "DEM", NEEDED),
        "band": _whole(1, "band with the heights", 1, parameter="BAND"),
        "crs": _text("coordinate system, such as EPSG:2056, instead of the raster's own"),
        "extent": Key("extent", None, "part to read: [xmin, ymin, xmax, ymax]", "m", parameter="EXTENT"),
    },
    "releases": {
        "file": _path("layer with release points, lines or areas", "RELEASES", NEEDED),
        "layer": _text("name of the layer in the file; default: the first layer"),
        "crs": _text("coordinate system, for a file without one, such as a csv of points with the columns x and y"),
        "id_field": _text("field with whole numbers that identify features in results; default: their ids"),
        "runs": _whole(10, "number of runs from each point", 1, 10_000_000, "RUNS"),
        "runs_field": _text("field with the number of runs from each point of a feature", "RUNS_FIELD"),
        "height": _quantity("release_height", 1.0, "height of the lowest corner of the rock above the "
                                                   "ground", "HEIGHT"),
        "height_field": _text("field with that height", "HEIGHT_FIELD"),
        "volume_field": _text("field with the volume of the rocks of a feature, m³", "VOLUME_FIELD"),
        "spacing": _number(5.0, "m", "distance between points on lines and in "
                                     "areas", 0.01, 100_000.0, parameter="SPACING"),
        "outside": _choice(OUTSIDE, "releases without ground below them; stop: the study is not simulated; skip: "
                                    "they are omitted",
                           "OUTSIDE"),
        "velocity": _quantity("release_velocity", 0.0, "horizontal velocity at the start", "VELOCITY"),
        "velocity_direction": _number(None, "° from north", "direction of the initial velocity; default: down the "
                                                            "slope", 0.0, 360.0,
                                      parameter="VELOCITY_DIRECTION"),
        "velocity_distribution": _text(
            "distribution from which each run draws the horizontal velocity at the start, m/s, such as uniform(0.5, "
            "1.5)",
                                       "VELOCITY_DISTRIBUTION"),
        "vertical_velocity": _text(
            "upward velocity at the start, m/s: a number, or a distribution from which each run draws",
                                   "VERTICAL_VELOCITY"),
        "spin": _text("spin at the start about the three axes of the rock, rad/s: numbers or distributions with "
                      "semicolons between them, such as 0; normal(2, 1); 0", "SPIN"),
        "orientation": _text("orientation at the start: rotations about the axes z (up), y (north) and x (east) in "
                             "°, applied in the order x, y, z; numbers or distributions with semicolons between "
                             "them, such as uniform(0, 360); 0; 90; default: any orientation, drawn for each run",
                             "ORIENTATION"),
        "slip": _text(
            "initial slip s(0), m, for friction that grows with slip: a number or a distribution; it decays in flight",
                      "SLIP"),
    },
    "rock": {
        "shape": _choice(LIBRARY_ROCKS, "shape from the library", "ROCK", USUAL_ROCK),
        "lengths": _text("three lengths of a block in metres, to which the shape is stretched, such as 2.1 1.4 0.9",
                         "ROCK_LENGTHS"),
        "file": _path("file with points or a mesh in metres, instead of a shape", "ROCK_FILE"),
        "set": _path(
            "csv with several rocks, instead of one; columns: rock, volume_m3 or long_m, middle_m, short_m, share",
                     "ROCK_SET"),
        "sizes": _text(
            "volumes of several rocks, instead of one, in m³ and with their shares, such as 0.5 "
            "60, 2 30, 8 10", "ROCK_SIZES"),
        "solid": _choice(ROCK_SOLIDS, "how the points or the mesh of the file become a body", "ROCK_SOLID"),
        "volume": _quantity("volume", None, "volume to which the rock is scaled; default: 1 m³, or the size in the "
                                            "file",
                            "VOLUME"),
        "density": _quantity("density", 2700.0, "density of the rock", "DENSITY"),
        "volume_distribution": _text("distribution from which each run draws its volume, such as lognormal(1.0, 0.3)",
                                     "VOLUME_DISTRIBUTION"),
        "density_distribution": _text("distribution from which each run draws its density, such as normal(2700, 50)",
                                      "DENSITY_DISTRIBUTION"),
        "breaking": _number(None, "", "share of new surface above which rocks break (research); default: rocks do "
                                      "not break", 0.0,
                            1.0, parameter="BREAKING"),
        "smallest_piece": _number(0.01, "m³", "volume of the smallest pieces of rocks that "
                                              "break", 1e-4, 1000.0, parameter="SMALLEST_PIECE"),
    },
    "ground": {
        "class": _text("ground class outside the polygons", "GROUND_DEFAULT", USUAL_GROUND),
        "other_class": _text(
            "ground class outside the polygons if it is not one of Talus, such as a class of the table",
                             "GROUND_DEFAULT_OTHER"),
        "table": _path(
            "csv with ground classes, which replace classes of Talus with the same name or are "
            "added to them", "GROUND_TABLE"),
        "file": _path("layer with polygons, each of one class", "GROUND"),
        "layer": _text("name of the layer in the file; default: the first layer"),
        "class_field": _text("field with the class", "GROUND_FIELD", "ground_class"),
        "raster": _path(
            "raster with parameters of ground and forest in bands, as talus:groundclasses writes it, instead of "
            "polygons",
                        "GROUND_RASTER"),
        "model": _choice(GROUND_MODELS, "model of the ground: with scar layer, hard contact with friction that grows "
                         "with slip, or the complete model of a paper", "GROUND_MODEL"),
        "mu_min": _number(None, "", "friction of a new contact on all ground, for models whose friction grows; "
                          "default: values of the classes", 0.0, 100.0, parameter="MU_MIN"),
        "mu_max": _number(None, "", "friction after long slip on all ground, for models whose friction grows; "
                                    "default: values of the classes", 0.0, 100.0, parameter="MU_MAX"),
        "kappa": _number(None, "1/m", "growth of the friction with slip on all ground, for models whose friction "
                                      "grows; default: values of the classes", 0.0, 1e6, parameter="KAPPA"),
        "beta": _number(None, "1/s", "decay of the slip in flight on all ground, for models whose friction grows; "
                                     "default: values of the classes", 0.0, 1e6, parameter="BETA"),
        "viscous_drag": Key("flag", False, "apply the viscous drag of the classes", parameter="VISCOUS_DRAG"),
        "restitution": _number(None, "", "normal restitution of all ground; default: values of the classes", 0.0, 1.0,
                               parameter="RESTITUTION"),
        "tangential_restitution": _number(None, "", "share of the slip velocity that impacts reverse; default: "
                                                    "0", 0.0, 1.0,
                                          parameter="TANGENTIAL_RESTITUTION"),
        "restitution_halving_speed": _number(None, "m/s", "approach velocity at which the restitution is "
                                                          "halved", 0.001, 1000.0,
                                             parameter="RESTITUTION_HALVING_SPEED"),
        "restitution_distribution": _text(
            "distribution from which the restitution is drawn", "RESTITUTION_DISTRIBUTION"),
        "friction_distribution": _text(
            "distribution from which a factor of the friction is drawn", "FRICTION_DISTRIBUTION"),
        "rolling_distribution": _text("distribution from which a factor of the rolling resistance is drawn",
                                      "ROLLING_DISTRIBUTION"),
        "material_drawn": _choice(MATERIALS_DRAWN, "draw restitution and both factors for each run or for each "
                                                   "contact", "MATERIAL_DRAWN"),
        "rolling_resistance": _number(None, "", "rolling resistance of all ground without surface roughness; "
                                                "default: values of the classes", 0.0,
                                      3.0, parameter="ROLLING_RESISTANCE"),
        "rolling_field": _text("field of the polygons with it", "ROLLING_FIELD"),
        "surface_roughness": _number(None, "m", "height of stones and blocks on all ground; default: values of the "
                                                "classes", 0.0,
                                     5.0, parameter="SURFACE_ROUGHNESS"),
        "surface_roughness_field": _text("field of the polygons with the surface roughness, m; default: "
                                         "surface_roughness, or rg70, rg20 and rg10, "
                                         "if these fields exist", "SURFACE_ROUGHNESS_FIELD"),
        "roughness": _number(None, "°", "scatter of the contact plane of all ground; default: values of the "
                                        "classes", 0.0, 45.0,
                             parameter="ROUGHNESS"),
        "roughness_field": _text("field of the polygons with it", "ROUGHNESS_FIELD"),
    },
    "forest": {
        "file": _path("layer with polygons of forest stands", "FOREST"),
        "layer": _text("name of the layer in the file; default: the first layer"),
        "drag_field": _text("field with the drag coefficient, kg/s", "FOREST_DRAG_FIELD", "drag_coefficient"),
        "height_field": _text("field with the height of the drag layer, m", "FOREST_HEIGHT_FIELD", "drag_height"),
        "start": _number(0.0, "m", "distance from the releases within which forest and trees have no "
                                   "effect", 0.0, 10_000.0,
                         parameter="FOREST_START"),
    },
    "trees": {
        "file": _path("layer with points of single stems", "TREES"),
        "layer": _text("name of the layer in the file; default: the first layer"),
        "id_field": _text("field with whole numbers that identify trees in results; default: their ids"),
        "diameter": _number(30.0, "cm", "diameter at breast height, if the field has no value", 1.0, 500.0,
                            parameter="TREE_DIAMETER"),
        "diameter_field": _text(
            "field with the diameter, cm; default: dbh_cm, if this field exists", "TREE_DIAMETER_FIELD"),
        "height_field": _text("field with the height, m; default: height_m, if this field exists", "TREE_HEIGHT_FIELD"),
        "species": _choice(KNOWN_SPECIES, f"species, if the field has no value: {', '.join(KNOWN_SPECIES)}",
                           "TREE_SPECIES"),
        "species_field": _text("field with the species; default: species, if this field exists", "TREE_SPECIES_FIELD"),
        "energy_field": _text("field with the energy that a stem can absorb, kJ", "TREE_ENERGY_FIELD"),
        "offsets": _text(
            "largest share of its energy that a stem absorbs, by the offset of the hit, such as 0: 1; 0.5: 0.8; 1: 0",
                         "TREE_OFFSETS"),
        "direction_field": _text(
            "field with the direction of lying logs, ° from north; default: lies_deg, if this field exists",
                                 "TREE_DIRECTION_FIELD"),
        "lean_field": _text(
            "field with the lean of stems, ° from the vertical; default: leans_deg, if this field exists",
                            "TREE_LEAN_FIELD"),
        "friction": _number(0.5, "", "friction between rock and stem", 0.0, 10.0, parameter="TREE_FRICTION"),
        "lost": _number(0.0, "%", "share of the standing stems lost before all runs, as by a felling or a "
                                  "storm", 0.0, 100.0,
                        parameter="STEMS_LOST"),
        "lost_first": _choice(LOST_FIRST, "stems that are lost first", "STEMS_LOST_FIRST"),
        "events": _whole(None, "number of successive events; stems broken in one event are missing in the next; "
                               "default: all stems stand in each run", 1,
                         10_000, "TREE_EVENTS"),
        "sequences": _whole(1, "number of sequences of such events, each beginning with the intact "
                               "stand", 1, 100_000, "TREE_SEQUENCES"),
        "stump_height": _number(None, "m", "height of the stumps of broken and lost stems; default: no "
                                           "stumps", 0.0, 20.0,
                                parameter="STUMP_HEIGHT"),
        "log_strength": _number(0.0, "", "energy that a lying log absorbs, as a share of that of its stem; 0: no "
                                         "logs", 0.0, 1.0,
                                parameter="LOG_STRENGTH"),
        "log_decay": _number(0.0, "1/year", "rate at which logs lose this strength", 0.0, 10.0, parameter="LOG_DECAY"),
        "event_years": _number(0.0, "years", "time between two events, and since stems were lost", 0.0, 1000.0,
                               parameter="EVENT_YEARS"),
    },
    "barriers": {
        "file": _path("layer with lines of barriers", "BARRIERS"),
        "layer": _text("name of the layer in the file; default: the first layer"),
        "id_field": _text("field with whole numbers that identify barriers in results; default: their ids"),
        "height": _quantity("barrier_height", 3.0, "height of the top, if the field has no value", "BARRIER_HEIGHT"),
        "height_field": _text(
            "field with the height, m; default: height_m, if this field exists", "BARRIER_HEIGHT_FIELD"),
        "energy": _quantity("barrier_energy", 1000.0, "energy that a barrier can absorb, if the field has no value",
                            "BARRIER_ENERGY", choices=(RIGID,)),
        "energy_field": _text(
            "field with the energy, kJ; default: energy_kj, if this field exists", "BARRIER_ENERGY_FIELD"),
        "rule": _choice(PASSING_RULES, "part of a rock that must be above the top for the rock to pass "
                                       "over", "BARRIER_RULE"),
        "net_field": _text("field with the flexible net; default: net, if this field exists", "BARRIER_NET_FIELD"),
        "net_crossings": _whole(0, "number of crossings that the net model decides, those with the most energy; 0: "
                                   "all", 0, 1_000_000,
                                "NET_CROSSINGS"),
        "surrogate_impacts": _whole(SURROGATE_IMPACTS, "number of impacts from which a surrogate of a net is "
                                                       "made", 1, 10_000,
                                    "SURROGATE_IMPACTS"),
    },
    "numerics": {
        "seed": _whole(0, "seed of all random numbers", 0, LARGEST_SEED, "SEED"),
        "time_step": _number(0.002, "s", "", 0.00001, 0.1, parameter="TIME_STEP"),
        "max_time": _number(300.0, "s", "longest duration of a run", 0.1, 100_000.0, parameter="MAX_TIME"),
        "impact_law": _choice(IMPACT_LAWS, "", "IMPACT_LAW"),
        "free_flight": _choice(FREE_FLIGHTS, "scheme of free flight", "FREE_FLIGHT"),
        "air_density": _quantity("air_density", USUAL_AIR, "density of the air; 0: no air drag", "AIR_DENSITY"),
        "precision": _number(0.0, "%", "precision of a 95th percentile at which the simulation stops; 0: simulate "
                                       "all runs", 0.0, 50.0,
                             parameter="PRECISION"),
        "precision_of": _choice(PRECISION_OF, "quantity of this percentile", "PRECISION_OF"),
        "exact_means": Key("flag", False, "integer sums for the means of maps: less data traffic from a cluster, but "
                           "the last bits differ"),
        "trajectory_interval": _number(0.1, "s", "largest time between two vertices of a trajectory, for "
                                                 "drawing", 0.001,
                                       100.0,
                                       parameter="TRAJECTORY_INTERVAL"),
    },
    "splitting": {
        "share": _number(None, "", "smallest share of rocks whose run-out is required, such as 0.0001 for one in "
                         "10,000; runs that get far continue as several copies with exact weights; default: runs are "
                         "not split", 1e-9, 0.1,
                         parameter="SPLITTING_SHARE"),
        "levels": _text("levels at which runs split, m, in increasing order (elevations in decreasing order), with "
                        "semicolons between them; default: determined for the share by some "
                        "500 runs each", "SPLITTING_LEVELS"),
        "copies": _whole(5, "number of copies as which a run continues after a level", 2, 1000, "SPLITTING_COPIES"),
        "measure": _choice(SPLITTING_MEASURES, "quantity that passes a level", "SPLITTING_MEASURE"),
        "friction": _number(None, "", "tangent of the reach angle of the rocks that get farthest, required for given "
                            "levels of energy_line; default: determined together with the levels; with the measure "
                            "distance the speed is then ignored", 0.01, 100.0,
                            parameter="SPLITTING_FRICTION"),
    },
    "compute": {
        "threads": _whole(0, "number of threads; 0: one per processor", 0, 1024, "THREADS"),
        "scheduler": _text("address of a dask scheduler, instead of threads", "SCHEDULER"),
        "rounds": Key("flag", True, "simulate some runs of each release point first, so that early maps show all "
                      "points; if false, point by point. The results are the same", parameter="IN_ROUNDS"),
        "terrain_memory": _number(None, "MB", "memory for the elevation model; if it needs more (24 bytes per cell), "
                                  "tiles are read when rocks reach them; default: half of the free memory", 1.0, 1e7,
                                  parameter="TERRAIN_MEMORY"),
        "terrain_folder": _path("folder that keeps these tiles for later jobs; default: in the folder of results, "
                                "until these are complete", "TERRAIN_FOLDER"),
    },
    "outputs": {
        "folder": _path("folder for all results", default="results"),
        "maps": Key("choices", USUAL_MAPS, "rasters to write", choices=MAPS),
        "only_asked": Key("flag", False, "keep only the values of a cell that these maps need, which saves time, "
                          "memory and disk; the digest of the result then covers fewer maps"),
        "energy_thresholds": _text(
            "thresholds of the map exceedances, which counts the runs above each of them; kJ, in increasing order",
                                   "ENERGY_THRESHOLDS", ENERGY.usual),
        "height_thresholds": _text(
            "thresholds of the map height_exceedances, for the height of the centre of mass above the ground; m, in "
            "increasing order",
                                   "HEIGHT_THRESHOLDS", HEIGHT.usual),
        "layers": Key("choices", USUAL_LAYERS, "vector layers to write", choices=LAYERS),
        "rolling_interval": Key("flag", True, "repeat up to 100 runs at each end of the interval of the rolling "
                                "resistance; summary.json reports the change of the 95 % run-out",
                                parameter="ROLLING_INTERVAL"),
    },
    "desktop": {
        "version": _text("version of Talus that simulated the study in QGIS"),
        "terrain": _text("sha256 of the terrain as it was read in QGIS"),
        "ground": _text("sha256 of the ground as read in QGIS"),
        "rocks": _text("sha256 of the rocks as read in QGIS"),
        "releases": _text("sha256 of the releases as read in QGIS"),
        "obstacles": _text("sha256 of the obstacles as read in QGIS"),
        "result": _text("sha256 of the runs and maps in QGIS"),
    },
}  # fmt: skip

SCENARIO = "scenario"  # an array of tables: a name, and keys of these tables in the place of those of the study
IN_SCENARIOS = ("releases", "rock", "ground", "forest", "trees", "barriers", "numerics", "splitting")
SCENARIO_NAME = _text("name of a scenario; its results are in a folder of that name", default=NEEDED)
