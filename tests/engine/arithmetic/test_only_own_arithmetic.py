# SPDX-License-Identifier: GPL-2.0-or-later
"""Nothing between input and result asks the C library, BLAS, LAPACK or NumPy's vector code for a number.

Looks at the sources: functions of ``math`` and ``numpy`` that IEEE 754 does not fix, ``@`` and ``**`` between
numbers, generators that make other than uniform numbers, and anything of SciPy that is not named here.
"""

import ast
from pathlib import Path

import pytest

import talus

ROOT = Path(talus.__file__).resolve().parent

# exact, or fixed by IEEE 754, whoever computes them
OF_MATH = {"sqrt", "floor", "ceil", "isfinite", "isnan", "isinf", "inf", "nan", "pi", "copysign", "fsum", "gcd"}
OF_NUMPY_NOT = {
    "sin", "cos", "tan", "arcsin", "arccos", "arctan", "arctan2", "sinh", "cosh", "tanh", "exp", "exp2", "expm1", "log",
    "log2", "log10", "log1p", "logaddexp", "power", "float_power", "cbrt", "hypot", "linalg", "dot", "vdot", "inner",
    "matmul", "einsum", "tensordot", "kron", "convolve", "correlate", "interp", "polyfit", "cov", "corrcoef", "fft",
    "var", "std", "average", "sum", "mean", "nansum", "nanmean", "prod", "trace", "degrees", "radians", "deg2rad",
    "rad2deg", "geomspace", "logspace", "gradient", "trapz", "sinc",
}  # fmt: skip
METHODS_NOT = {
    "dot", "std", "var", "sum", "mean", "prod", "trace", "normal", "gamma", "poisson", "weibull", "exponential",
    "lognormal", "uniform", "standard_normal", "standard_gamma", "multivariate_normal", "choice",
}  # fmt: skip

# what is looked at after a simulation, what helps to choose its inputs without making any, and what is said of both
AFTER_A_RUN = {
    f"engine/{name}.py"
    for name in (
        "io/map_scale", "io/line_fields", "shapes/flats", "ground/polygon_problems",
        "statistics/order_statistics", "statistics/convergence", "statistics/paired_difference",
        "statistics/weighted_counts",
        "sources/block_statistics", "sources/slope_units", "slope_profiles/slope_profile",
        "slope_profiles/ditch_rules",
        "passages/motion", "passages/arrivals", "passages/screen_line", "passages/passage_statistics",
        "passages/profile", "passages/neighbourhood",
        "protection/barrier_design", "protection/barrier_variants", "protection/screening", "protection/design_check",
        "protection/net_crossings", "protection/net_siting",
        "protection/fragment_hits", "hazard/hazard", "hazard/energy_line",
        "hazard/object_risk", "hazard/frequency", "hazard/frequency_risk", "hazard/hazard_curve", "hazard/size_law",
        "hazard/reference_width", "hazard/findings",
        "embankments/overtopping", "embankments/penetration", "ensemble/estimate", "ensemble/size_of_maps",
        "calibration/search", "calibration/clouds", "calibration/blocks", "calibration/inventory",
        "ensemble/plausible_inputs", "ensemble/plausible_terrain", "forest/plausible_stems",
        "slope_profiles/plausibility", "findings/of_results", "ground/narrow_polygons", "quantities/quantities",
        "sizes/block_sizes", "sizes/size_order", "survey/measures", "survey/steps",
        "calibration/models", "calibration/posterior", "calibration/scatter", "calibration/surrogate", "heap/deposits",
        "indication/comparison", "indication/cones", "indication/kinematics", "indication/rules", "members/bands",
        "members/job", "members/shares", "members/summary", "passages/in_area", "sources/joint_blocks",
    )
}  # fmt: skip
# nets and models for research are calculated by themselves, and agree to rounding: docs/reproducibility.md; scenes,
# studies and the command line read inputs
ELSEWHERE = "engine/nets/", "engine/research/", "engine/scene/", "engine/study/", "engine/command_line/"
# new heights of an elevation model, which are rounded to a tenth of a millimetre before rocks roll on them
ROUNDED_NAMES = "carving", "crest_line", "layout", "shape", "surface", "uphill_side"
ROUNDED = {f"engine/embankments/{name}.py" for name in ROUNDED_NAMES}
# file: what of it is meant, and why it changes no bit
EXCEPTIONS = {
    ("engine/shapes/lengths.py", "np.prod"): "a product of three",
    ("engine/shapes/polyhedron.py", "scipy.spatial"): "Qhull: which points are corners (hull_faces.py)",
    ("engine/shapes/simplify.py", "scipy.spatial"): "Qhull: volumes, of which 32 bits are used",
    ("engine/shapes/superellipsoid.py", "scipy.spatial"): "a tree of places: which vertex is at a point",
    ("engine/shapes/point_cloud.py", "scipy.spatial"): "a tree of places: which are measured again",
    ("engine/shapes/point_cloud.py", "scipy.sparse"): "whole numbers",
    ("engine/shapes/point_cloud.py", "scipy.sparse.csgraph"): "whole numbers",
    ("engine/forest/tree_stands.py", "scipy.spatial"): "a tree of places: distances of random points to a limit",
    ("engine/forest/detection.py", "scipy.spatial"): "a tree of places: pairs, whose distances are computed again",
    ("engine/forest/fall_lines.py", "scipy.spatial"): "a tree of places: stems, whose distances are computed again",
    ("engine/forest/fall_lines.py", ".normal"): "the normal of a terrain",
    ("engine/sources/source_areas.py", "scipy"): "ndimage.label: whole numbers",
    ("engine/chunks/pieces.py", "np.sum"): "whole numbers",
    ("engine/chunks/summed_chunk.py", "np.sum"): "whole numbers",
    ("engine/terrain_store/sparse_file.py", "np.prod"): "whole numbers",
    ("engine/io/sealed_arrays.py", "np.prod"): "whole numbers",
    ("engine/terrain_store/reach.py", "math.tan"): "what is read first: a run that needs more is done again",
    ("engine/terrain_store/reach.py", "math.radians"): "what is read first: a run that needs more is done again",
    ("engine/ensemble/gathering.py", "np.sum"): "whole numbers",
    ("engine/ensemble/result.py", ".sum"): "whole numbers",
    ("engine/ensemble/round_plan.py", ".sum"): "whole numbers",
    ("engine/ensemble/rounds.py", ".sum"): "whole numbers",
    ("engine/ensemble/stopping.py", ".sum"): "whole numbers",
    ("engine/ensemble/splitting.py", "**"): "whole numbers",
    ("engine/ensemble/splitting.py", ".sum"): "whole numbers, and weights that are reported as a share",
    ("engine/ensemble/split_words.py", ".sum"): "reported: the effective number of runs",
    ("engine/ensemble/split_words.py", "**"): "reported: the effective number of runs",
    ("engine/io/mesh_files.py", ".sum"): "whole numbers",
    ("engine/sources/source_areas.py", ".sum"): "whole numbers",
    ("engine/forest/draws.py", ".sum"): "whole numbers",
    ("engine/sources/density.py", ".sum"): "whole numbers",
    ("engine/obstacles/tree_layer.py", ".sum"): "whole numbers",
    ("engine/obstacles/stand_findings.py", "scipy.spatial"): "a tree of places: what is found of stems, told alone",
    ("engine/obstacles/tree_layer.py", "scipy.spatial"): "a tree of places: which stems are near a release",
    ("engine/forest/lost_stems.py", "np.sum"): "told of a stand: the share of its basal area",
    ("engine/forest/damaging_events.py", ".mean"): "told of an event when its runs are done",
    ("engine/obstacles/trees.py", "math.degrees"): "in a message",
}


def _sources():
    for path in sorted((ROOT / "engine").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if name not in AFTER_A_RUN | ROUNDED and not name.startswith(ELSEWHERE):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def _is_whole(node):
    """True for a power of whole numbers or of two, which is exact."""
    exponent = node.right.operand if isinstance(node.right, ast.UnaryOp) else node.right
    sides = [side.value if isinstance(side, ast.Constant) else None for side in (node.left, exponent)]
    return sides[0] == 2.0 or all(isinstance(side, int) for side in sides)


def _of_operators(node):
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        if isinstance(node.op, ast.MatMult):
            yield "@"
        elif isinstance(node.op, ast.Pow) and not (isinstance(node, ast.BinOp) and _is_whole(node)):
            yield "**"


def _of_names(node):
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.value.id == "math" and node.attr not in OF_MATH:
            yield f"math.{node.attr}"
        if node.value.id in ("np", "numpy") and node.attr in OF_NUMPY_NOT:
            yield f"np.{node.attr}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in METHODS_NOT:
        owner = node.func.value
        if not (isinstance(owner, ast.Name) and owner.id in ("np", "numpy", "math", "vectors", "quaternion")):
            yield f".{node.func.attr}"


def _of_imports(node):
    if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
        if node.module.split(".")[0] == "scipy":
            yield node.module
        if node.module == "math":
            yield from (f"math.{alias.name}" for alias in node.names if alias.name not in OF_MATH)
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name.split(".")[0] in ("scipy", "cmath", "random"))


def found_in(name, tree):
    """(file, what) of all that is not fixed by IEEE 754."""
    for node in ast.walk(tree):
        for look in (_of_operators, _of_names, _of_imports):
            for what in look(node):
                yield (name, what), getattr(node, "lineno", 0)


def test_sources_use_the_engines_own_arithmetic():
    wrong = [
        f"{name}:{line}: {what}" for source in _sources() for (name, what), line in found_in(*source)
        if (name, what) not in EXCEPTIONS
    ]  # fmt: skip
    assert not wrong, "use engine/arithmetic instead, or name the exception here with its reason:\n" + "\n".join(wrong)


def test_no_exception_is_named_in_vain():
    actual = {what for source in _sources() for what, _ in found_in(*source)}
    assert set(EXCEPTIONS) <= actual
    assert all((ROOT / name).exists() for name in AFTER_A_RUN | ROUNDED)


@pytest.mark.parametrize(
    "line, what",
    [("y = math.sin(x)", "math.sin"), ("y = np.linalg.det(x)", "np.linalg"), ("y = a @ b", "@"), ("y = x ** 0.5", "**"),
     ("y **= 2", "**"), ("from math import exp", "math.exp"), ("from scipy.special import gamma", "scipy.special"),
     ("y = generator.normal(size=3)", ".normal"), ("y = x.sum(axis=0)", ".sum")],
)  # fmt: skip
def test_what_is_looked_for_is_found(line, what):
    assert [(name, actual) for (name, actual), _ in found_in("it", ast.parse(line))] == [("it", what)]


@pytest.mark.parametrize("line", ["y = math.sqrt(x)", "n = 2**20", "y = np.sqrt(x * x)", "y = vectors.total(x)"])
def test_what_is_allowed_is_not(line):
    assert not list(found_in("it", ast.parse(line)))
