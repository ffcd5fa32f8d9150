# SPDX-License-Identifier: GPL-2.0-or-later
"""One lazy door: algorithms/base.py opens run.py and the styles of a tool; all else is imported at the top."""

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "algorithms"
MATPLOTLIB = "a run makes all else where matplotlib is missing"
# file and what it imports within a function -> why
WITHIN_FUNCTIONS = {
    ("base.py", ".sectioned_dialog"): "Processing's dialogs are not there yet when the plugin loads",
    ("tools/net/moments.py", "matplotlib.collections"): MATPLOTLIB,
    ("tools/net/moments.py", "matplotlib.lines"): MATPLOTLIB,
    ("tools/net/moments.py", "matplotlib.patches"): MATPLOTLIB,
    ("shared/reports/plots.py", "matplotlib.collections"): MATPLOTLIB,
    ("shared/reports/figures.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("shared/reports/figures.py", "matplotlib.figure"): MATPLOTLIB,
    ("shared/reports/plots.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("shared/reports/plots.py", "matplotlib.figure"): MATPLOTLIB,
    ("shared/reports/plots.py", "matplotlib.lines"): MATPLOTLIB,
    ("shared/reports/plots.py", "matplotlib.ticker"): MATPLOTLIB,
    ("shared/rocks/preview.py", "matplotlib.backends.backend_agg"): MATPLOTLIB,
    ("shared/rocks/preview.py", "matplotlib.collections"): MATPLOTLIB,
    ("shared/rocks/preview.py", "matplotlib.figure"): MATPLOTLIB,
    ("tools/screenline/plots.py", "matplotlib.collections"): MATPLOTLIB,
    ("tools/screenline/run.py", ".report"): "scipy is asked for by the report alone",
    ("tools/simulate/run.py", ".report"): "scipy is asked for by the report alone",
    ("shared/styles/relief.py", "qgis.utils"): "there is no desktop in qgis_process",
    ("shared/styles/temporal.py", "qgis.utils"): "there is no desktop in qgis_process",
    ("shared/styles/styles.py", "qgis._3d"): "not every QGIS has a 3D view",
}
DESKTOP = "shared/desktop/"  # dialogs of the menu: what they need is loaded when they open
ROOMS = {"check", "run", "known_layers"}  # behind the door


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
    actual = {
        (path.relative_to(FOLDER).as_posix(), name)
        for path in FOLDER.rglob("*.py")
        if not path.relative_to(FOLDER).as_posix().startswith(DESKTOP)
        for name in imports_within_functions(path)
    }
    assert actual == set(WITHIN_FUNCTIONS)


def files_imported(path):
    """Files of algorithms/ that a file imports at its top."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        start = path.parents[node.level - 1]
        base = start.joinpath(*(node.module or "").split("."))
        for entry in (base, *(base / alias.name for alias in node.names)):
            yield from (file for file in (entry.with_suffix(".py"), entry / "__init__.py") if file.is_file())


def test_nothing_is_behind_the_door_that_a_start_of_qgis_loads():
    """From the provider and its algorithms on, through all imports at the top of files."""
    loaded, todo = set(), [FOLDER / "provider.py", *FOLDER.glob("tools/*/__init__.py")]
    while todo:
        path = todo.pop()
        if path not in loaded:
            loaded.add(path)
            todo += [entry for entry in files_imported(path) if FOLDER in entry.parents]
    assert len([path for path in loaded if path.name == "algorithm.py"]) > 20
    behind = {
        path.relative_to(FOLDER).as_posix()
        for path in loaded
        if path.stem in ROOMS and FOLDER / "tools" in path.parents
    }
    assert behind == set()


def test_a_tool_with_styles_names_the_file_that_has_them():
    named = 0
    for path in FOLDER.glob("tools/*/algorithm.py"):
        match = re.search(r'styles_in = "(\w+)"', path.read_text(encoding="utf-8"))
        having = [
            file.stem for file in path.parent.glob("*.py") if "def known_layers(label)" in file.read_text("utf-8")
        ]
        assert having == ([match[1]] if match else []), path
        named += match is not None
    assert named > 20
