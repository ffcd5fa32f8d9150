# SPDX-License-Identifier: GPL-2.0-or-later
"""One lazy door: algorithms/base.py opens check.py, run.py and known_layers.py; all else is imported at the top."""

import ast
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "algorithms"
MATPLOTLIB = "a run makes all else where matplotlib is missing"
# file and what it imports within a function -> why
WITHIN_FUNCTIONS = {
    ("base.py", ".sectioned_dialog"): "Processing's dialogs are not there yet when the plugin loads",
    ("net/moments.py", "matplotlib.collections"): MATPLOTLIB,
    ("net/moments.py", "matplotlib.lines"): MATPLOTLIB,
    ("net/moments.py", "matplotlib.patches"): MATPLOTLIB,
    ("reports/profile_plot.py", "matplotlib.collections"): MATPLOTLIB,
    ("reports/figures.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("reports/figures.py", "matplotlib.figure"): MATPLOTLIB,
    ("reports/plots.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("reports/plots.py", "matplotlib.figure"): MATPLOTLIB,
    ("reports/plots.py", "matplotlib.lines"): MATPLOTLIB,
    ("reports/plots.py", "matplotlib.ticker"): MATPLOTLIB,
    ("rocks/preview.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("rocks/preview.py", "matplotlib.collections"): MATPLOTLIB,
    ("rocks/preview.py", "matplotlib.figure"): MATPLOTLIB,
    ("screenline/plots.py", "matplotlib.collections"): MATPLOTLIB,
    ("screenline/run.py", ".report"): "scipy is asked for by the report alone",
    ("simulate/run.py", ".report"): "scipy is asked for by the report alone",
    ("styles/canvas.py", "qgis.utils"): "there is no desktop in qgis_process",
    ("styles/temporal.py", "qgis.utils"): "there is no desktop in qgis_process",
    ("styles/three_dimensional.py", "qgis._3d"): "not every QGIS has a 3D view",
}
DESKTOP = "desktop"  # dialogs of the menu: what they need is loaded when they open
ROOMS = {"check", "model_check", "run", "known_layers"}  # behind the door


def imports_within_functions(path):
    """Names of the modules, as they stand there."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            for node in ast.walk(function):
                if isinstance(node, ast.Import):
                    yield from (alias.name for alias in node.names)
                elif isinstance(node, ast.ImportFrom):
                    yield "." * node.level + (node.module or "")


def test_imports_within_functions_are_those_that_have_a_reason():
    found = {
        (path.relative_to(FOLDER).as_posix(), name)
        for path in FOLDER.rglob("*.py")
        if path.relative_to(FOLDER).parts[0] != DESKTOP
        for name in imports_within_functions(path)
    }
    assert found == set(WITHIN_FUNCTIONS)


def files_imported(path):
    """Files of algorithms/ that a file imports at its top."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        start = path.parents[node.level - 1]
        base = start.joinpath(*(node.module or "").split("."))
        for one in (base, *(base / alias.name for alias in node.names)):
            yield from (file for file in (one.with_suffix(".py"), one / "__init__.py") if file.is_file())


def test_nothing_is_behind_the_door_that_a_start_of_qgis_loads():
    """From the provider and its algorithms on, through all imports at the top of files."""
    loaded, todo = set(), [FOLDER / "provider.py", *FOLDER.glob("*/__init__.py")]
    while todo:
        path = todo.pop()
        if path not in loaded:
            loaded.add(path)
            todo += [one for one in files_imported(path) if FOLDER in one.parents]
    assert len([path for path in loaded if path.name == "algorithm.py"]) > 20
    behind = {path.relative_to(FOLDER).as_posix() for path in loaded if path.stem in ROOMS}
    assert behind == set()


def test_algorithm_with_styles_has_its_room_for_them():
    for path in FOLDER.glob("*/algorithm.py"):
        has_styles = "has_styles = True" in path.read_text(encoding="utf-8")
        assert has_styles == path.with_name("known_layers.py").is_file(), path
