# SPDX-License-Identifier: GPL-2.0-or-later
"""Labels of the names to choose from in dialogs. Scripts, models and files keep the names themselves."""

from ..engine.choices import LIBRARY_ROCKS
from .translation import tr


def choice_names(options=()):
    """Name -> words, of those names that are not the words themselves in every language.

    ``options``: the names of a list. A sphere and a disc are classes of natural blocks in one, ideal solids in another.
    """
    names = {
        # ground
        "extra_soft": tr("extra soft"), "soft": tr("soft"), "medium_soft": tr("medium soft"), "medium": tr("medium"),
        "medium_hard": tr("medium hard"), "hard": tr("hard"), "extra_hard": tr("extra hard"), "snow": tr("snow"),
        "scar layer": tr("scar layer"), "as RAMMS 1": tr("as RAMMS 1"),
        "slip friction": tr("friction that grows with slip"), "Leine et al. 2014": tr("Leine et al. (2014), explicit"),
        "Leine et al. 2020": tr("Leine et al. (2014), implicit"),
        # shapes of rocks
        "worn_compact": tr("worn block, compact"), "worn_slab": tr("worn slab"), "worn_column": tr("worn column"),
        "worn_bladed": tr("worn block, bladed"), "boulder": tr("boulder"), "rounded_block": tr("rounded block"),
        "rounded_cube": tr("rounded cube"), "zingg_sphere": tr("irregular, compact"),
        "zingg_disc": tr("irregular, flat"), "zingg_rod": tr("irregular, long"),
        "zingg_bladed": tr("irregular, bladed"), "eota111": tr("norm block 1:1:1"), "eota221": tr("norm block 2:2:1"),
        "cube": tr("ideal cube"), "block": tr("ideal block"), "column": tr("ideal column"), "plate": tr("ideal plate"),
        "slab": tr("ideal slab"), "hexagonal_column": tr("ideal hexagonal column"), "wedge": tr("ideal wedge"),
        "tetrahedron": tr("ideal tetrahedron"), "octahedron": tr("ideal octahedron"),
        "dodecahedron": tr("ideal dodecahedron"), "icosahedron": tr("ideal icosahedron"),
        "sphere_coarse": tr("ideal sphere, coarse"), "sphere_fine": tr("ideal sphere, fine"), "sphere": tr("sphere"),
        "disc": tr("disc"), "box": tr("box"), "superellipsoid": tr("superellipsoid"), "prism": tr("prism"),
        "random": tr("random"),
        # impact laws and schemes
        "newton": tr("Newton"), "poisson": tr("Poisson"), "energetic": tr("energetic, Stronge"),
        "maximum_dissipation": tr("largest dissipation"), "mdem": tr("compliant"), "implicit": tr("implicit"),
        "explicit": tr("explicit"),
        # barriers, nets, embankments, galleries, trees
        "highest point": tr("highest point"), "centre of mass": tr("centre of mass"),
        "lowest point": tr("lowest point"),
        "ring net": tr("ring net"), "cable net": tr("cable net"), "membrane": tr("membrane"),
        "uphill toe": tr("uphill toe"), "axis": tr("axis of the crest"), "along the ground": tr("along the ground"),
        "straight": tr("straight between vertices"), "by the terrain": tr("by the terrain"),
        "lower side": tr("lower side"), "left": tr("left"), "right": tr("right"),
        "pieces": tr("each piece alone"), "together": tr("pieces together within the time"),
        "largest": tr("largest piece"), "whole": tr("all pieces"),
        "maximum": tr("maximum level"), "service": tr("service level"), "mel": tr("maximum level"),
        "sel": tr("service level"), "capacity": tr("its own capacity"), "rigid": tr("rigid, holds all"),
        "gallery": tr("gallery with a cushion"), "wall": tr("rigid wall"), "whole velocity": tr("whole velocity"),
        "across the roof": tr("across the roof"), "steady": tr("steady"), "triangle": tr("triangle"),
        "falling": tr("falling"), "rising": tr("rising"),
        "linear": tr("linear (Pitkänen et al.)"), "power": tr("power (Chen et al.)"),
        "mixed": tr("mixed forest (Popescu and Wynne)"), "deciduous": tr("deciduous forest (Popescu and Wynne)"),
        "pine": tr("pine forest (Popescu and Wynne)"), "height": tr("by height (FINT)"),
        "table": tr("by a table of heights"), "temperate conifer": tr("by height and crown, temperate conifer forest"),
        "temperate mixed": tr("by height and crown, temperate mixed forest"),
        "boreal": tr("by height and crown, boreal forest"), "woodland": tr("by height and crown, woodland"),
        "global": tr("by height and crown, global"),
        "thickest": tr("thickest stems"), "thinnest": tr("thinnest stems"),
        "conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"),
        "fir": tr("silver fir"), "spruce": tr("spruce"), "larch": tr("larch"), "black pine": tr("black pine"),
        "scots pine": tr("Scots pine"), "maple": tr("maple"), "beech": tr("beech"), "oak": tr("oak"),
        "robinia": tr("robinia"),
        # distributions and how well they fit
        "fixed": tr("fixed"), "uniform": tr("uniform"), "normal": tr("normal"), "lognormal": tr("lognormal"),
        "gamma": tr("gamma"), "weibull": tr("Weibull"), "exponential": tr("exponential"),
        "generalised_exponential": tr("generalised exponential"), "pareto": tr("Pareto"), "power_law": tr("power law"),
        "best": tr("the best one"),
        "good": tr("good"), "poor": tr("poor"), "back_analysis": tr("back analysis of an event"),
        "literature": tr("literature"),
        # hazard maps
        "scenario": tr("of the scenario"), "cell": tr("of the cell"),
        "propagation": tr("of the scenario, by the share that arrives"),
        "frequency": tr("of the cell, by sources and sizes"),
        "matrix": tr("matrix of this dialog"), "ch": tr("Switzerland"), "fr": tr("France"), "no": tr("Norway"),
        "at": tr("Austria"), "it_bz": tr("South Tyrol"), "it_pai": tr("Italy, PAI"), "es_ct": tr("Catalonia"),
        "ca_bc": tr("British Columbia"), "own": tr("own, to fill in"),
        "plain": tr("all, with the rules"), "ch_166_1": tr("Swiss model 166.1"), "fr_ppr": tr("French geostandard"),
        "complete": tr("complete"), "not_complete": tr("not complete"), "not_recognizable": tr("not recognisable"),
        "to_be_clarified": tr("to be clarified"),
        # others
        "stop": tr("stop"), "skip": tr("skip"), "run": tr("each run"), "contact": tr("each contact"),
        "hull": tr("hull of its points"), "mesh": tr("closed mesh"), "parts": tr("convex parts"),
        "energy_max": tr("largest energy"), "distance": tr("run-out"),
        "energy_line": tr("energy line"), "elevation": tr("elevation"),
        "percentile": tr("percentile"), "mean": tr("mean"), "share": tr("share"),
        "stops": tr("stops"), "scars": tr("scars"), "scar sizes": tr("sizes of scars"),
        "speeds": tr("velocities"), "inventory": tr("inventory of boulders"),
        "positions": tr("positions"), "distances": tr("distances"),
        "not_asked": tr("not asked for"),
        "volume": tr("volume"), "length": tr("length"), "mass": tr("mass"), "given": tr("as given"), "any": tr("any"),
        "rod": tr("rod"), "bladed": tr("bladed"), "rectangular": tr("rectangular"),
        "ellipsoidal": tr("ellipsoidal"), "spherical": tr("spherical"),
        "first": tr("the first one"), "last": tr("the last one"),
        "resolution": tr("by the cell size"), "distribution": tr("by the distribution of the slopes"),
        "A4 landscape": tr("A4 landscape"), "A4 portrait": tr("A4 portrait"),
        "A3 landscape": tr("A3 landscape"), "A3 portrait": tr("A3 portrait"),
    }  # fmt: skip
    if set(LIBRARY_ROCKS) <= set(options):
        names.update({"sphere": tr("ideal sphere"), "disc": tr("ideal disc")})
    return names


def shown_choice(name, names):
    """Label of a name in a list: the words, and the name where it is another, for help texts speak of it."""
    words = names.get(name, name)
    return words if words == name else f"{words} ({name})"
