# SPDX-License-Identifier: GPL-2.0-or-later
"""What dialogs call the names to choose from. Scripts, models and files keep the names themselves."""

from .translation import tr


def choice_names():
    """Name -> words, of those names that are not the words themselves in every language."""
    return {**_ground(), **_shapes(), **_laws(), **_obstacles(), **_statistics(), **_others()}


def shown_choice(name, names):
    """What a list shows for a name: the words, and the name where it is another, for help texts speak of it."""
    words = names.get(name, name)
    return words if words == name else f"{words} ({name})"


def _ground():
    return {
        "extra_soft": tr("extra soft"), "soft": tr("soft"), "medium_soft": tr("medium soft"), "medium": tr("medium"),
        "medium_hard": tr("medium hard"), "hard": tr("hard"), "extra_hard": tr("extra hard"), "snow": tr("snow"),
        "scar layer": tr("scar layer"), "as RAMMS 1": tr("as RAMMS 1"),
        "slip friction": tr("friction that grows with slip"),
    }  # fmt: skip


def _shapes():
    return {
        "cube": tr("cube"), "block": tr("block"), "column": tr("column"), "plate": tr("plate"), "slab": tr("slab"),
        "disc": tr("disc"), "hexagonal_column": tr("hexagonal column"), "wedge": tr("wedge"),
        "tetrahedron": tr("tetrahedron"), "octahedron": tr("octahedron"), "boulder": tr("boulder"),
        "eota111": tr("norm block 1:1:1"), "eota221": tr("norm block 2:2:1"), "sphere": tr("sphere"),
        "sphere_coarse": tr("sphere, coarse"), "sphere_fine": tr("sphere, fine"), "dodecahedron": tr("dodecahedron"),
        "icosahedron": tr("icosahedron"), "rounded_cube": tr("rounded cube"), "rounded_block": tr("rounded block"),
        "zingg_sphere": tr("irregular, compact"), "zingg_disc": tr("irregular, flat"),
        "zingg_rod": tr("irregular, long"), "zingg_bladed": tr("irregular, bladed"), "box": tr("box"),
        "superellipsoid": tr("superellipsoid"), "prism": tr("prism"), "random": tr("random"),
    }  # fmt: skip


def _laws():
    return {
        "newton": tr("Newton"), "poisson": tr("Poisson"), "energetic": tr("energetic, Stronge"),
        "maximum_dissipation": tr("largest dissipation"), "mdem": tr("compliant"), "implicit": tr("implicit"),
        "explicit": tr("explicit"),
    }  # fmt: skip


def _obstacles():
    return {
        "highest point": tr("highest point"), "centre of mass": tr("centre of mass"),
        "lowest point": tr("lowest point"),
        "ring net": tr("ring net"), "cable net": tr("cable net"), "membrane": tr("membrane"),
        "lower side": tr("lower side"), "left": tr("left"), "right": tr("right"),
        "maximum": tr("maximum level"), "service": tr("service level"), "mel": tr("maximum level"),
        "sel": tr("service level"), "capacity": tr("its own capacity"), "rigid": tr("rigid, holds all"),
        "conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir"),
    }  # fmt: skip


def _statistics():
    return {
        "fixed": tr("fixed"), "uniform": tr("uniform"), "normal": tr("normal"), "lognormal": tr("lognormal"),
        "gamma": tr("gamma"), "weibull": tr("Weibull"), "exponential": tr("exponential"),
        "generalised_exponential": tr("generalised exponential"), "pareto": tr("Pareto"), "best": tr("the best one"),
        "good": tr("good"), "poor": tr("poor"), "back_analysis": tr("back analysis of an event"),
        "literature": tr("literature"),
    }  # fmt: skip


def _others():
    return {
        "stop": tr("stop"), "skip": tr("skip"), "run": tr("each run"), "contact": tr("each contact"),
        "hull": tr("hull of its points"), "mesh": tr("closed mesh"), "parts": tr("convex parts"),
        "energy_max": tr("largest energy"), "distance": tr("run-out"),
        "scenario": tr("of the scenario"), "cell": tr("of the cell"),
        "percentile": tr("percentile"), "mean": tr("mean"), "share": tr("share"),
        "stops": tr("stops"), "scars": tr("scars"), "scar sizes": tr("sizes of scars"),
        "speeds": tr("velocities"),
        "positions": tr("positions"), "distances": tr("distances"),
        "volume": tr("volume"), "length": tr("length"), "mass": tr("mass"), "given": tr("as given"), "any": tr("any"),
        "rod": tr("rod"), "bladed": tr("bladed"), "rectangular": tr("rectangular"),
        "ellipsoidal": tr("ellipsoidal"), "spherical": tr("spherical"),
        "first": tr("the first one"), "last": tr("the last one"),
        "resolution": tr("by the cell size"), "distribution": tr("by the distribution of the slopes"),
        "A4 landscape": tr("A4 landscape"), "A4 portrait": tr("A4 portrait"), "A3 landscape": tr("A3 landscape"),
    }  # fmt: skip
