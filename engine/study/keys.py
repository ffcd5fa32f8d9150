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
    one = QUANTITIES[name]
    return Key("number", default, help, one.unit, one.lowest, one.highest, choices=choices, parameter=parameter,
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
        "unsupported": Key("texts", None, "settings that QGIS could not export; such a study is refused"),
    },
    "terrain": {
        "dem": _path("elevation model, a raster that GDAL reads", "DEM", NEEDED),
        "band": _whole(1, "band with the heights", 1, parameter="BAND"),
        "crs": _text("coordinate system, such as EPSG:2056, instead of the raster's own"),
        "extent": Key("extent", None, "part to read: [xmin, ymin, xmax, ymax]", "m", parameter="EXTENT"),
    },
    "releases": {
        "file": _path("layer with release points, lines or areas", "RELEASES", NEEDED),
        "layer": _text("its name in the file; else the first"),
        "crs": _text("coordinate system of a file that names none, such as a csv of points with the columns x and y"),
        "id_field": _text("field with whole numbers that identify features in results; else their ids"),
        "runs": _whole(10, "runs from each point", 1, 10_000_000, "RUNS"),
        "runs_field": _text("field with the runs from each point of a feature", "RUNS_FIELD"),
        "height": _quantity("release_height", 1.0, "of the lowest corner of the rock above the ground", "HEIGHT"),
        "height_field": _text("field with that height", "HEIGHT_FIELD"),
        "volume_field": _text("field with the volume of the rocks of a feature, m³", "VOLUME_FIELD"),
        "spacing": _number(5.0, "m", "between points on lines and in areas", 0.01, 100_000.0, parameter="SPACING"),
        "outside": _choice(OUTSIDE, "stop: a release without ground under it ends the run; skip: it is left out",
                           "OUTSIDE"),
        "velocity": _quantity("release_velocity", 0.0, "horizontal, at the start", "VELOCITY"),
        "velocity_direction": _number(None, "° from north", "of that velocity; else down the slope", 0.0, 360.0,
                                      parameter="VELOCITY_DIRECTION"),
        "velocity_distribution": _text("that each run draws that velocity from, m/s, such as uniform(0.5, 1.5)",
                                       "VELOCITY_DISTRIBUTION"),
        "vertical_velocity": _text("m/s upwards, at the start: a number, or a distribution that each run draws from",
                                   "VERTICAL_VELOCITY"),
        "spin": _text("rad/s about the three axes of the rock, numbers or distributions with semicolons between them: "
                      "0; normal(2, 1); 0", "SPIN"),
        "orientation": _text("turns about the axes z (up), y (north) and x (east) in °, that about x first, numbers or "
                             "distributions with semicolons between them: uniform(0, 360); 0; 90; else drawn from all",
                             "ORIENTATION"),
        "slip": _text("s(0), m, of friction that grows with slip: a number or a distribution; flight forgets it",
                      "SLIP"),
    },
    "rock": {
        "shape": _choice(LIBRARY_ROCKS, "of the library", "ROCK", USUAL_ROCK),
        "lengths": _text("the three lengths of a block in metres, to which the shape is stretched: 2.1 1.4 0.9",
                         "ROCK_LENGTHS"),
        "file": _path("points or a mesh in metres, instead of a shape", "ROCK_FILE"),
        "set": _path("csv with several rocks, instead of one: rock, volume_m3 or long_m, middle_m, short_m, share",
                     "ROCK_SET"),
        "sizes": _text("m³ of several rocks, instead of one, with their shares: 0.5 60, 2 30, 8 10", "ROCK_SIZES"),
        "solid": _choice(ROCK_SOLIDS, "what the file is", "ROCK_SOLID"),
        "volume": _quantity("volume", None, "the rock is scaled to it; else 1 m³, or the size that the file has",
                            "VOLUME"),
        "density": _quantity("density", 2700.0, "of the rock", "DENSITY"),
        "volume_distribution": _text("that each run draws its volume from, such as lognormal(1.0, 0.3)",
                                     "VOLUME_DISTRIBUTION"),
        "density_distribution": _text("that each run draws its density from, such as normal(2700, 50)",
                                      "DENSITY_DISTRIBUTION"),
        "breaking": _number(None, "", "share of new surface above which rocks break (research); else they do not", 0.0,
                            1.0, parameter="BREAKING"),
        "smallest_piece": _number(0.01, "m³", "of rocks that break", 1e-4, 1000.0, parameter="SMALLEST_PIECE"),
    },
    "ground": {
        "class": _text("ground class where no polygon is", "GROUND_DEFAULT", USUAL_GROUND),
        "other_class": _text("ground class where no polygon is, instead, such as one of the table alone",
                             "GROUND_DEFAULT_OTHER"),
        "table": _path("csv of ground classes in the place of, or beside, those of Talus", "GROUND_TABLE"),
        "file": _path("layer with polygons of one class each", "GROUND"),
        "layer": _text("its name in the file; else the first"),
        "class_field": _text("field with the class", "GROUND_FIELD", "ground_class"),
        "raster": _path("parameters of ground and forest in bands, as talus:groundclasses writes them, instead",
                        "GROUND_RASTER"),
        "model": _choice(GROUND_MODELS, "scar layer, hard contact and friction that grows with slip, or the whole "
                         "model of a paper", "GROUND_MODEL"),
        "mu_min": _number(None, "", "friction of a fresh contact on all ground, of models whose friction grows; else "
                          "the classes say", 0.0, 100.0, parameter="MU_MIN"),
        "mu_max": _number(None, "", "friction after long slip, likewise", 0.0, 100.0, parameter="MU_MAX"),
        "kappa": _number(None, "1/m", "how fast friction grows with slip, likewise", 0.0, 1e6, parameter="KAPPA"),
        "beta": _number(None, "1/s", "how fast slip is forgotten in flight, likewise", 0.0, 1e6, parameter="BETA"),
        "viscous_drag": Key("flag", False, "take the viscous drag of the classes", parameter="VISCOUS_DRAG"),
        "restitution": _number(None, "", "normal restitution of all ground; else the classes say", 0.0, 1.0,
                               parameter="RESTITUTION"),
        "tangential_restitution": _number(None, "", "share of the slip that impacts turn round; else none", 0.0, 1.0,
                                          parameter="TANGENTIAL_RESTITUTION"),
        "restitution_halving_speed": _number(None, "m/s", "of approach at which restitution is half", 0.001, 1000.0,
                                             parameter="RESTITUTION_HALVING_SPEED"),
        "restitution_distribution": _text("that restitution is drawn from", "RESTITUTION_DISTRIBUTION"),
        "friction_distribution": _text("that a factor of friction is drawn from", "FRICTION_DISTRIBUTION"),
        "rolling_distribution": _text("that a factor of rolling resistance is drawn from",
                                      "ROLLING_DISTRIBUTION"),
        "material_drawn": _choice(MATERIALS_DRAWN, "when restitution and both factors are drawn", "MATERIAL_DRAWN"),
        "rolling_resistance": _number(None, "", "of all ground where nothing stands out; else the classes say", 0.0,
                                      3.0, parameter="ROLLING_RESISTANCE"),
        "rolling_field": _text("field of the polygons with it", "ROLLING_FIELD"),
        "surface_roughness": _number(None, "m", "height of what stands out of all ground; else the classes say", 0.0,
                                     5.0, parameter="SURFACE_ROUGHNESS"),
        "surface_roughness_field": _text("field of the polygons with it, m; else surface_roughness, or rg70, rg20 and "
                                         "rg10, if they are there", "SURFACE_ROUGHNESS_FIELD"),
        "roughness": _number(None, "°", "scatter of the contact plane of all ground; else the classes say", 0.0, 45.0,
                             parameter="ROUGHNESS"),
        "roughness_field": _text("field of the polygons with it", "ROUGHNESS_FIELD"),
    },
    "forest": {
        "file": _path("layer with polygons of stands", "FOREST"),
        "layer": _text("its name in the file; else the first"),
        "drag_field": _text("field with the drag coefficient, kg/s", "FOREST_DRAG_FIELD", "drag_coefficient"),
        "height_field": _text("field with the height of the drag layer, m", "FOREST_HEIGHT_FIELD", "drag_height"),
        "start": _number(0.0, "m", "distance from releases within which there is no forest and no tree", 0.0, 10_000.0,
                         parameter="FOREST_START"),
    },
    "trees": {
        "file": _path("layer with points of single stems", "TREES"),
        "layer": _text("its name in the file; else the first"),
        "id_field": _text("field with whole numbers that identify trees in results; else their ids"),
        "diameter": _number(30.0, "cm", "at breast height, where the field says nothing", 1.0, 500.0,
                            parameter="TREE_DIAMETER"),
        "diameter_field": _text("field with it, cm; else dbh_cm, if there is one", "TREE_DIAMETER_FIELD"),
        "height_field": _text("field with the height, m; else height_m, if there is one", "TREE_HEIGHT_FIELD"),
        "species": _choice(KNOWN_SPECIES, f"where the field says nothing: {', '.join(KNOWN_SPECIES)}", "TREE_SPECIES"),
        "species_field": _text("field with it; else species, if there is one", "TREE_SPECIES_FIELD"),
        "energy_field": _text("field with the energy that a stem can take, kJ", "TREE_ENERGY_FIELD"),
        "offsets": _text("share of its energy that a stem takes at most, by offset of the hit: 0: 1; 0.5: 0.8; 1: 0",
                         "TREE_OFFSETS"),
        "direction_field": _text("field with the direction of lying logs, ° from north; else lies_deg, if there is one",
                                 "TREE_DIRECTION_FIELD"),
        "lean_field": _text("field with the lean of stems, ° from the vertical; else leans_deg, if there is one",
                            "TREE_LEAN_FIELD"),
        "friction": _number(0.5, "", "between rock and stem", 0.0, 10.0, parameter="TREE_FRICTION"),
        "lost": _number(0.0, "%", "of the stems that stand, lost before all runs, as by a cut or a storm", 0.0, 100.0,
                        parameter="STEMS_LOST"),
        "lost_first": _choice(LOST_FIRST, "which of them are lost first", "STEMS_LOST_FIRST"),
        "events": _whole(None, "that follow each other; broken stems are gone in the next; else each run meets all", 1,
                         10_000, "TREE_EVENTS"),
        "sequences": _whole(1, "of such events, each from the whole stand on", 1, 100_000, "TREE_SEQUENCES"),
        "stump_height": _number(None, "m", "of the stumps of broken and lost stems; else they leave none", 0.0, 20.0,
                                parameter="STUMP_HEIGHT"),
        "log_strength": _number(0.0, "", "share of what a stem takes that its lying log takes; 0: no logs", 0.0, 1.0,
                                parameter="LOG_STRENGTH"),
        "log_decay": _number(0.0, "1/year", "rate at which logs lose it", 0.0, 10.0, parameter="LOG_DECAY"),
        "event_years": _number(0.0, "years", "between two events, and since stems were lost", 0.0, 1000.0,
                               parameter="EVENT_YEARS"),
    },
    "barriers": {
        "file": _path("layer with lines", "BARRIERS"),
        "layer": _text("its name in the file; else the first"),
        "id_field": _text("field with whole numbers that identify barriers in results; else their ids"),
        "height": _quantity("barrier_height", 3.0, "of the top, where the field says nothing", "BARRIER_HEIGHT"),
        "height_field": _text("field with it, m; else height_m, if there is one", "BARRIER_HEIGHT_FIELD"),
        "energy": _quantity("barrier_energy", 1000.0, "that a barrier can take, where the field says nothing",
                            "BARRIER_ENERGY", choices=(RIGID,)),
        "energy_field": _text("field with it, kJ; else energy_kj, if there is one", "BARRIER_ENERGY_FIELD"),
        "rule": _choice(PASSING_RULES, "what of a rock must be above the top to pass over", "BARRIER_RULE"),
        "net_field": _text("field with the flexible net; else net, if there is one", "BARRIER_NET_FIELD"),
        "net_crossings": _whole(0, "crossings that nets decide, those with the most energy; 0: all", 0, 1_000_000,
                                "NET_CROSSINGS"),
        "surrogate_impacts": _whole(SURROGATE_IMPACTS, "impacts that a surrogate of a net is made of", 1, 10_000,
                                    "SURROGATE_IMPACTS"),
    },
    "numerics": {
        "seed": _whole(0, "of all that is drawn", 0, LARGEST_SEED, "SEED"),
        "time_step": _number(0.002, "s", "", 0.00001, 0.1, parameter="TIME_STEP"),
        "max_time": _number(300.0, "s", "longest duration of a run", 0.1, 100_000.0, parameter="MAX_TIME"),
        "impact_law": _choice(IMPACT_LAWS, "", "IMPACT_LAW"),
        "free_flight": _choice(FREE_FLIGHTS, "scheme of free flight", "FREE_FLIGHT"),
        "air_density": _quantity("air_density", USUAL_AIR, "0: no drag of the air", "AIR_DENSITY"),
        "precision": _number(0.0, "%", "of a 95th percentile at which to stop; 0: make all runs", 0.0, 50.0,
                             parameter="PRECISION"),
        "precision_of": _choice(PRECISION_OF, "whose percentile that is", "PRECISION_OF"),
        "exact_means": Key("flag", False, "integer sums for the means of maps: less traffic from a cluster; last bits "
                           "differ"),
        "trajectory_interval": _number(0.1, "s", "from a vertex of a line to the next at most, for drawing", 0.001,
                                       100.0,
                                       parameter="TRAJECTORY_INTERVAL"),
    },
    "splitting": {
        "share": _number(None, "", "of the rocks whose run-out is still sought, such as 0.0001 for one in 10,000: "
                         "rocks that get far go on as several, with exact weights; else no runs split", 1e-9, 0.1,
                         parameter="SPLITTING_SHARE"),
        "levels": _text("levels at which runs split, m, rising, elevations falling, with semicolons between them; else "
                        "found for the share by some 500 runs for each", "SPLITTING_LEVELS"),
        "copies": _whole(5, "as how many a run goes on that passes a level", 2, 1000, "SPLITTING_COPIES"),
        "measure": _choice(SPLITTING_MEASURES, "what must be beyond a level", "SPLITTING_MEASURE"),
        "friction": _number(None, "", "tangent of the angle of reach of far rocks, with levels of energy_line needed; "
                            "else found with these, and the speed does not count in distance", 0.01, 100.0,
                            parameter="SPLITTING_FRICTION"),
    },
    "compute": {
        "threads": _whole(0, "0: as many as there are processors", 0, 1024, "THREADS"),
        "scheduler": _text("address of a dask scheduler, instead of threads", "SCHEDULER"),
        "rounds": Key("flag", True, "make some runs of each release point first, so that early maps are of all; else "
                      "point by point. The results are the same", parameter="IN_ROUNDS"),
        "terrain_memory": _number(None, "MB", "that the elevation model may take; of a larger one (24 bytes a cell) "
                                  "tiles are read as rocks come to them; else half of what is free", 1.0, 1e7,
                                  parameter="TERRAIN_MEMORY"),
        "terrain_folder": _path("folder that keeps these tiles for later jobs; else one in the folder of results, "
                                "until these are whole", "TERRAIN_FOLDER"),
    },
    "outputs": {
        "folder": _path("folder for all results", default="results"),
        "maps": Key("choices", USUAL_MAPS, "rasters to write", choices=MAPS),
        "only_asked": Key("flag", False, "keep no more of a cell than these maps need: less time, memory and disk; the "
                          "digest of the result is then of fewer maps"),
        "energy_thresholds": _text("of the map exceedances, which counts the runs above each of them; kJ, rising",
                                   "ENERGY_THRESHOLDS", ENERGY.usual),
        "height_thresholds": _text("the same of the map height_exceedances, for the centre of mass above the ground; m",
                                   "HEIGHT_THRESHOLDS", HEIGHT.usual),
        "layers": Key("choices", USUAL_LAYERS, "vector layers to write", choices=LAYERS),
        "rolling_interval": Key("flag", True, "make up to 100 runs again at each end of the interval of the rolling "
                                "resistance; summary.json reports how far the 95 % run-out moves",
                                parameter="ROLLING_INTERVAL"),
    },
    "desktop": {
        "version": _text("of the Talus that did the study in QGIS"),
        "terrain": _text("sha256 of what it read there"),
        "ground": _text("the same"),
        "rocks": _text("the same"),
        "releases": _text("the same"),
        "obstacles": _text("the same"),
        "result": _text("sha256 of its runs and maps"),
    },
}  # fmt: skip

SCENARIO = "scenario"  # an array of tables: a name, and keys of these tables in the place of those of the study
IN_SCENARIOS = ("releases", "rock", "ground", "forest", "trees", "barriers", "numerics", "splitting")
SCENARIO_NAME = _text("of a scenario; its results are in a folder of that name", default=NEEDED)
