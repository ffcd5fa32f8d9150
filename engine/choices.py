# SPDX-License-Identifier: GPL-2.0-or-later
"""The names that a user can choose from, and the names of results; where order matters, it is the order given here.

Imports no more than rows of facts, so that dialogs can read it when QGIS starts, long before the engine and numba are
needed. What a name stands for is defined where it is used: a law in contact/laws/.
"""

from .map_rows import statistics_of_maps
from .rock_rows import IDEAL, NATURAL, NORM, rocks_of_kind

# settings of a simulation; the first of each is the default
FREE_FLIGHTS = ("implicit", "explicit")
IMPACT_LAWS = ("newton", "poisson", "energetic", "maximum_dissipation", "mdem")
USUAL_GROUND, USUAL_AIR = "medium", 1.2  # class and kg/m3 where nothing is said, at every door
# of the ground; after the scar layer those whose friction grows with slip (Leine et al. 2014, eqs. 46 and 47)
SCAR_LAYER, AS_RAMMS_1, SLIP_FRICTION = "scar layer", "as RAMMS 1", "slip friction"
LEINE_2014, LEINE_2020 = "Leine et al. 2014", "Leine et al. 2020"
GROUND_MODELS = (SCAR_LAYER, AS_RAMMS_1, SLIP_FRICTION, LEINE_2014, LEINE_2020)
PAPERS = {LEINE_2014: "explicit", LEINE_2020: "implicit"}  # whole models of a paper -> its scheme of free flight
BARE_MODELS = (SLIP_FRICTION, *PAPERS)  # to whose friction nothing can be added
INELASTIC_LAWS = ("maximum_dissipation",)  # those of them that ignore the restitution of the ground
# These store energy in springs and give it back. With them the default law decides whether a rock is at rest, the
# energy of a step is not bounded, and sliding is not taken in long steps.
COMPLIANT_LAWS = ("mdem",)
EARLIER_MODELS = ("stronge", "descoeudres", "azzoni", "pfeiffer")  # slope_profiles/impact_models.py, in its order
MATERIALS_DRAWN = ("run", "contact")
PRECISION_OF = ("energy_max", "distance")
SPLITTING_MEASURES = ("energy_line", "distance", "elevation")  # what must be beyond a level (ensemble/splitting.py)
STATISTICS = ("quantile", "mean", "share")  # for which a precision can be requested

# why a run ends
STOP_REASONS = ("rest", "left terrain", "max time", "cancelled", "barrier", "tree", "broken")

# in the metadata of what is made of runs whose rocks broke: how many runs ended so, each piece being a run of its own
BROKEN_ITEM = "TALUS_BROKEN"
COUNTED_ITEM, ROCKS = "TALUS_COUNTED", "rocks"  # of a raster of such runs that counts the rocks that fell
# the same of runs that split: counts are sums of weights, and bands with their squares follow (ensemble/splitting.py)
SPLITTING_ITEM, SQUARES = "TALUS_SPLITTING", "_squares"
WEIGHT_FIELD, FIRST_FIELD = "run_weight", "first_run"  # of layers of such runs

# maps: counts of runs, and of each quantity of a rock (motion/quantities.py) some statistics over the runs in a cell
MAP_COUNTS = ("passages", "reach_probability", "stops")
MAP_STATISTICS = statistics_of_maps()
MOST_THRESHOLDS = 64  # of energy, above which runs are counted: 256 bytes a visited cell
# kJ, upper bounds of the classes that colour lines; 30 and 300 separate the intensities of the Swiss hazard maps
ENERGY_CLASSES = (30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000)
CONFIDENCE_STATISTICS = ("p50", "p90", "p99", "p95_low", "p95_high", "more_runs")  # of maps with a 95th percentile
MAPS = (*MAP_COUNTS, *(f"{quantity}_{kind}" for quantity, kinds in MAP_STATISTICS.items() for kind in kinds))
CONFIDENCE_MAPS = (
    "reach_low", "reach_high",
    *(f"{name}_{kind}" for name, kinds in MAP_STATISTICS.items() if "p95" in kinds for kind in CONFIDENCE_STATISTICS),
)  # fmt: skip

# obstacles
PASSING_RULES = ("highest point", "centre of mass", "lowest point")  # the point of a rock that must clear a barrier
LOST_FIRST = ("random", "thickest", "thinnest")  # which stems are lost first, by a cut or a storm
SPECIES_GROUPS = ("conifer", "broadleaf", "fir")
# species that layers of trees may name besides; silver fir is the ninth of Rockfor.NET (obstacles/strength.py)
CONIFER_SPECIES = ("spruce", "larch", "black pine", "scots pine")
BROADLEAF_SPECIES = ("maple", "beech", "oak", "robinia")
KNOWN_SPECIES = (*SPECIES_GROUPS, *CONIFER_SPECIES, *BROADLEAF_SPECIES)
STEM_DISTRIBUTIONS = ("gamma", "weibull")  # of diameters in a stand
CANOPY_WINDOWS = ("linear", "power", "mixed", "deciduous", "pine")  # in which tops are highest (forest/tree_tops.py)
# stem diameters from heights (forest/stem_diameters.py); the first five, of woods, take the crown too
DIAMETER_RULES = ("temperate conifer", "temperate mixed", "boreal", "woodland", "global", "height", "table")
NET_CAPACITIES = (100.0, 250.0, 500.0, 1000.0, 1500.0, 2000.0, 3000.0, 4500.0)  # kJ, classes 0 to 7 of ETAG 27
NET_CLASSES = (*NET_CAPACITIES, 8500.0)  # class 8 has no upper bound (protection/barrier_variants.py)
NET_FAMILIES = ("ring net", "cable net", "membrane")  # generic flexible nets (nets/families/family.py)
# of a rock (nets/collision/verdict.py); only what is caught is held
NET_VERDICTS = ("caught", "through", "over", "under", "beside", "missed", "failed", "unsure")
RIGID = "rigid"  # a barrier that takes any energy
SURROGATE = "surrogate"  # before the name of a net: a response surface replaces it
SURROGATE_IMPACTS = 120  # from which a response surface that replaces a net is made
NET_SIDES = ("lower side", "left", "right")  # which side of a line is downhill
EMBANKMENT_HEIGHTS = ("uphill toe", "axis")  # above which ground a height counts (embankments/layout.py)
EMBANKMENT_CRESTS = ("along the ground", "straight")  # between the vertices of its line
UPHILL_SIDES = ("by the terrain", "left", "right")  # of a crest line, in its direction
STRUCTURE_KINDS = ("gallery", "wall")
IMPACT_VELOCITIES = ("whole velocity", "across the roof")  # of a rock at the roof of a gallery
STOPPING_PULSES = ("steady", "triangle", "falling", "rising")  # in time (galleries/rigid_wall.py)
NET_HEIGHTS = (2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 10.0)  # m

# rocks: those of the library in the order of rock_rows.py; then recipes for others
NATURAL_ROCKS, NORM_BLOCKS, IDEAL_ROCKS = map(rocks_of_kind, (NATURAL, NORM, IDEAL))
LIBRARY_ROCKS = (*NATURAL_ROCKS, *NORM_BLOCKS, *IDEAL_ROCKS)
USUAL_ROCK = "worn_compact"  # where nothing is known about the shapes
ROCK_SOLIDS = ("hull", "mesh", "parts")  # how the file of a rock is interpreted
PARAMETRIC_ROCKS = ("box", "superellipsoid", "prism", "random")
ZINGG_CLASSES = ("sphere", "disc", "rod", "bladed")
SIZE_MEASURES = ("volume", "length", "mass")
SIZE_DISTRIBUTIONS = ("fixed", "uniform", "normal", "lognormal")
LENGTH_UNITS = {"m": 1.0, "cm": 0.01, "mm": 0.001, "ft": 0.3048}  # in metres; the international foot
BLOCK_FAMILIES = ("exponential", "generalised_exponential", "lognormal", "weibull", "pareto", "power_law")

# observations for a calibration: where runs end or touch the ground, depth and length of scars, velocity where rocks
# passed, boulders of unknown sources; and which aspect of them is compared
OBSERVED_PLACES = ("stops", "scars", "scar sizes", "speeds", "inventory")
COMPARED = ("positions", "distances")

# hazard: what a return period refers to; levels of danger, counted from 0; and the matrix of intensity (weak, medium,
# strong) and return period (frequent, occasional, rare) of the Canton of Ticino, see hazard/hazard.py
LARGEST_SEED = 2**53 - 1  # the seeds of an ensemble's members have 53 bits, which a float holds exactly
RETURN_PERIODS_OF = ("scenario", "cell", "propagation")
HAZARD_METHODS = (*RETURN_PERIODS_OF, "frequency")
# rates of release: blocks of one size class; blocks of all classes per true area; volume per true area
RELEASE_UNITS = ("1/year", "1/(year hm2)", "m3/(year hm2)")
# files of rules in resources/hazard_rules, and the forms in which zones leave as data
HAZARD_RULES = ("at", "ca_bc", "ch", "es_ct", "fr", "it_bz", "it_pai", "no", "own")
ZONE_DATA = ("plain", "ch_166_1", "fr_ppr")
DANGER_LEVELS = ("none", "residual", "yellow", "blue", "red")
HAZARD_MATRIX = ("blue", "yellow", "yellow", "blue", "blue", "yellow", "red", "red", "red")

CONSEQUENCE_CLASSES = ("CC1", "CC2", "CC3")  # of what is protected, as ONR 24810 has them
HIT_ENERGIES = ("together", "largest", "whole")  # of the pieces of an event at a field (protection/fragment_hits.py)

# checks of a design: how well the ground and the blocks were surveyed, and what the simulation rests on
SURVEYS = ("good", "poor")
SIMULATION_BASES = ("back_analysis", "literature")
