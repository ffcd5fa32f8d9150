# SPDX-License-Identifier: GPL-2.0-or-later
"""Parts of the plugin that need Qt alone run under PyQt6; QGIS's own classes have stand-ins (tests/qt6/stand_in.py)."""

import ast
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "qt6"
NAMES = FOLDER / "names_of_qgis.json"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("PyQt6") is None, reason="PyQt6 is not installed; make setup brings it"),
]


@pytest.fixture(scope="module")
def tour(tmp_path_factory):
    """Outcome of tour.py, and the folder with its pictures."""
    pytest.importorskip("osgeo", reason="GDAL is not installed")
    from talus.i18n import compile as translations

    folder = tmp_path_factory.mktemp("tour")
    try:
        for source in sorted((ROOT / "i18n").glob("talus_*.ts")):
            translations.compile_translation(source, folder / source.with_suffix(".qm").name)
    except FileNotFoundError as error:
        pytest.skip(str(error))
    command = [sys.executable, FOLDER / "tour.py", NAMES, folder, folder]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1]), folder


def test_every_module_is_imported_with_qt_6_alone(tour):
    done, _ = tour
    modules = [path for path in (ROOT / "algorithms").rglob("*.py") if path.parent != ROOT / "algorithms"]
    assert done["qt"].startswith("6.")
    assert done["modules"] > len(modules)


def test_every_algorithm_has_its_parameters_and_help_in_every_language(tour):
    done, _ = tour
    listed = list((ROOT / "algorithms" / "tools").glob("*/algorithm.py"))
    assert done["algorithms"] == len(listed) > 20
    assert done["parameters"] > 10 * len(listed)
    assert set(done["languages"]) == {"en", "de", "fr", "it"}
    assert len(set(done["languages"].values())) == 4  # each has its own words


def test_every_dialog_and_style_is_made(tour):
    done, folder = tour
    assert done["panels"] > done["algorithms"] and done["styles"] > 40
    assert done["pictures"] == ["packages.png", "simulate.png"]
    assert all((folder / name).stat().st_size > 5000 for name in done["pictures"])


def test_menu_programs_and_background_work(tour):
    done, _ = tour
    assert "Python packages ..." in done["menu"] and len(done["menu"]) == 13
    assert done["program"] == "heard" and done["warm-up"] is True


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("core.QgsProcessing.TypeVectorPoint", "has no attribute 'TypeVectorPoint'"),
        ("core.QgsProcessingParameterNumber.Double", "has no attribute 'Double'"),
        ("core.QgsNoSuchClass", "has no QgsNoSuchClass"),
        ("core.QgsVectorLayer().noSuchMethod", "has no attribute 'noSuchMethod'"),
        ("Qt.Checked", "has no attribute 'Checked'"),
    ],
)
def test_what_qgis_4_lacks_is_found(code, words, tmp_path):
    """A stand-in that took every name would find nothing."""
    program = f"""
import json, os, sys
sys.path.insert(0, {str(FOLDER)!r})
import stand_in
stand_in.install(json.load(open({str(NAMES)!r})), {str(tmp_path)!r})
import qgis.core as core
from qgis.PyQt.QtCore import Qt
core.QgsProcessing.SourceType.TypeVectorPoint, core.QgsProcessingParameterNumber.Type.Double
{code}
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1 and words in done.stderr, done.stderr[-500:]


def test_names_are_those_of_a_qgis_with_all_that_the_plugin_imports():
    """Else the file is to be written again: .ci/test-in-root FOLDER tests/qt6/names.py."""
    names = json.loads(NAMES.read_text("utf-8"))
    assert tuple(map(int, re.findall(r"\d+", names["version"])[:2])) >= (3, 44)
    imported = {
        alias.name
        for path in (ROOT / "algorithms").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in ("qgis.core", "qgis.gui")
        for alias in node.names
    }
    assert imported - {"NULL"} <= {*names["qgis.core"], *names["qgis.gui"]}


def names_of(library):
    done = subprocess.run([sys.executable, FOLDER / "removed.py", library], capture_output=True, text=True)
    if "No module named 'PyQt5" in done.stderr:
        pytest.skip("PyQt5 is not installed")
    assert done.returncode == 0, done.stderr[-500:]
    return set(done.stdout.split())


def words_of(value):
    """Every key and text in a structure of JSON."""
    if isinstance(value, dict):
        return set(value).union(*map(words_of, value.values()))
    return set().union(*map(words_of, value)) if isinstance(value, list) else {str(value)}


def test_no_class_or_method_that_qt_6_has_lost_is_used():
    """All names of PyQt5 that PyQt6 has not, but for members of enumerations (tests/qgis/test_scoped_enums.py)."""
    lost = {name for name in names_of("PyQt5") - names_of("PyQt6") if name[0].islower() or name[0] == "Q"}
    assert {"exec_", "QRegExp", "QDesktopWidget", "toTime_t"} <= lost and len(lost) > 500
    own = words_of(json.loads(NAMES.read_text("utf-8")))
    declared = ast.parse((ROOT / "engine" / "findings" / "finding.py").read_text("utf-8"))
    own |= {node.target.id for node in ast.walk(declared) if isinstance(node, ast.AnnAssign)}  # fields of a Finding
    used = {}
    for path in (ROOT / "plugin.py", *(ROOT / "algorithms").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                own.add(node.name)
            elif isinstance(node, ast.arg):
                own.add(node.arg)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                own.add(node.id)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                own.add(node.target.id)
            elif isinstance(node, ast.Attribute) and node.attr in lost:
                used.setdefault(node.attr, path.name)
            elif isinstance(node, ast.ImportFrom):
                used.update((name.name, path.name) for name in node.names if name.name in lost)
    assert {name: file for name, file in used.items() if name not in own} == {}
