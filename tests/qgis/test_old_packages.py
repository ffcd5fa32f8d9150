# SPDX-License-Identifier: GPL-2.0-or-later
"""With the packages of Debian 12, what needs newer ones says so in a sentence."""

import json
import os
import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

from talus.tests.qgis import motion_layers

ROOT = Path(__file__).resolve().parents[2]
DEBIAN = ROOT / "build" / "debian-packages" / "usr" / "lib" / "python3" / "dist-packages"
STUDY = """
import json, os, sys
sys.path.append(sys.argv[2])  # pytest, which the folder of the tests imports
from talus.resources.demo import embedded_qgis
application = embedded_qgis.start()
import matplotlib, numba, processing, scipy, shapely
from talus.tests.qgis import motion_layers
from talus.tests.qgis.conftest import layer_of, write_dem
folder = sys.argv[1]
told = {module.__name__: module.__version__ for module in (numba, matplotlib, scipy, shapely)}
results = processing.run("talus:simulate", {
    "DEM": write_dem(folder + "/dem.tif"), "RELEASES": layer_of("Point", [("POINT(40 -4)", [])]), "RUNS": 3,
    "MAX_TIME": 20.0, "TRAJECTORIES": folder + "/lines.gpkg", "ENERGY_MAX": folder + "/energy.tif",
    "REPORT": folder + "/report.html"})
told["runs"] = results["RUN_COUNT"]
try:
    lines = motion_layers.lines([("wall", "LINESTRING(0 -24, 80 -24)")])
    processing.run("talus:screenline", {"TRAJECTORIES": results["TRAJECTORIES"], "LINES": lines})
except Exception as error:
    told["screenline"] = type(error).__name__ + ": " + str(error)
print("TOLD" + json.dumps(told), flush=True)
os._exit(0)  # what QGIS does at its end is not asked
"""


@pytest.mark.slow
def test_study_with_the_packages_of_debian(tmp_path):
    """numba 0.56, scipy 1.10, matplotlib 3.6: maps and a report. shapely 1.8 is refused in a sentence.

    The plugin is a copy, so that two numbas do not take turns in one cache.
    """
    if not (DEBIAN / "shapely").is_dir() or not Path("/usr/bin/python3").exists():
        pytest.skip("Debian's packages are not here: run .ci/debian-packages")
    if not any((DEBIAN / "numba").rglob(f"*.cpython-{sys.version_info.major}{sys.version_info.minor}-*.so")):
        pytest.skip("Debian's packages here are for another Python than this one")
    ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "docs", "benchmarks")
    shutil.copytree(ROOT, tmp_path / "talus", ignore=ignored)
    paths = os.pathsep.join((str(DEBIAN), str(tmp_path)))
    libraries = os.pathsep.join(map(str, DEBIAN.parents[1].glob("*-linux-gnu")))
    done = subprocess.run(
        ["/usr/bin/python3", "-c", STUDY, str(tmp_path), str(Path(pytest.__file__).parents[1])],
        env={**os.environ, "PYTHONPATH": paths, "LD_LIBRARY_PATH": libraries},
        capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert "TOLD" in done.stdout, done.stderr
    messages = json.loads(done.stdout.split("TOLD")[1])
    assert (messages["numba"], messages["shapely"][:3], messages["runs"]) == ("0.56.4", "1.8", 3)
    assert (
        messages["screenline"].startswith("QgsProcessingException") and "shapely 2.0 or later" in messages["screenline"]
    )
    assert (tmp_path / "report.html").stat().st_size > 10_000


@pytest.fixture
def old_shapely(monkeypatch):
    old = types.ModuleType("shapely")
    old.__version__ = "1.8.5"
    monkeypatch.setitem(sys.modules, "shapely", old)
    monkeypatch.delitem(sys.modules, "talus.engine.ground.polygon_problems", raising=False)


@pytest.mark.usefixtures("old_shapely")
@pytest.mark.parametrize("name", ["screenline", "groundclasses"])
def test_old_shapely_is_no_traceback(qgis_app, dem, make_layer, box, name):
    import processing
    from qgis.core import QgsProcessingException

    ground = make_layer("Polygon", [(box(0, -60, 80, 0), ["hard"])], "field=ground_class:string")
    lines = motion_layers.lines([("wall", "LINESTRING(0 -24, 80 -24)")])
    given = {
        "screenline": {"TRAJECTORIES": motion_layers.trajectories((10.0,)), "LINES": lines},
        "groundclasses": {"DEM": dem, "GROUND": ground, "GROUND_FIELD": "ground_class", "PROBLEMS": "memory:"},
    }[name]
    with pytest.raises(QgsProcessingException) as caught:
        processing.run(f"talus:{name}", given)
    message = str(caught.value)
    assert "shapely 2.0 or later, for 1.8.5 is there" in message and "Traceback" not in message


def test_old_matplotlib_is_told_where_it_draws(qgis_app, monkeypatch):
    from talus.algorithms.shared.reports.figures import row_of_axes

    old = types.ModuleType("matplotlib")
    old.__version__ = "3.1.2"
    monkeypatch.setitem(sys.modules, "matplotlib", old)
    with pytest.raises(ImportError, match=r"matplotlib 3\.5 or later, for 3\.1\.2 is there"):
        row_of_axes(1, (3.0, 3.0))
