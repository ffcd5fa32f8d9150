# SPDX-License-Identifier: GPL-2.0-or-later
"""The packages that a run needs, as docs/install.md has them: the table of scipy, and a run where it is missing."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
STUDY = "resources/papers/leine_2014/sliding_block.toml"
HIDDEN = """
import sys
sys.modules["{package}"] = None
from talus.engine.command_line import main
sys.exit(main({arguments}))
"""


def without(package, *arguments):
    """The finished process of the command line where a package cannot be imported."""
    code = HIDDEN.format(package=package, arguments=list(arguments))
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)


def imports_scipy(path):
    """Does a file import scipy, wherever in it?"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        if any(name.split(".")[0] == "scipy" for name in names):
            return True
    return False


def test_table_has_every_module_of_the_engine_that_imports_scipy():
    text = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    rows = text[text.index("| module | function of scipy |") :].split("\n\n")[0].splitlines()
    messages = {name for row in rows for name in re.findall(r"`(engine/[\w/]+\.py)`", row.split("|")[1])}
    files = (path for path in (ROOT / "engine").rglob("*.py") if imports_scipy(path))
    actual = {path.relative_to(ROOT).as_posix() for path in files}
    assert messages == {name for name in actual if not name.startswith("engine/research/")}
    assert [row.split("|")[1].strip(" `") for row in rows if "**every run**" in row] == ["engine/shapes/polyhedron.py"]


@pytest.mark.parametrize(
    ("package", "said"),
    [
        ("scipy", "needs SciPy to find the convex hull of a rock: scipy 1.8 or later"),
        ("shapely", "shapely 2.0 or later"),
    ],
)
def test_study_without_a_package_is_refused_in_words(package, said):
    done = without(package, "check", STUDY)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert said in done.stderr and f"python3 -m pip install '{package}>=" in done.stderr


@pytest.mark.parametrize("package", ["scipy", "shapely"])
def test_modules_of_a_run_are_imported_without_it(package):
    """A package that is asked for its version when it is called costs nothing before: no other name is missing."""
    modules = "talus.engine.scene.job, talus.engine.ensemble.simulation"
    code = f"import sys; sys.modules[{package!r}] = None; import {modules}"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
