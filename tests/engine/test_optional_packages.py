# SPDX-License-Identifier: GPL-2.0-or-later
"""Packages that are missing or too old are named with the version that is needed, where they are used."""

import os
import re
import subprocess
import sys
import threading
import types
from pathlib import Path

import numpy as np
import pytest

from talus.engine.io import optional_packages
from talus.engine.io.optional_packages import OLDEST, require


@pytest.fixture
def shapely_of_debian(monkeypatch):
    """shapely 1.8.5 of Debian 12: it imports, and has no function box of arrays."""
    old = types.ModuleType("shapely")
    old.__version__ = "1.8.5.post1"
    monkeypatch.setitem(sys.modules, "shapely", old)
    return old


@pytest.mark.filterwarnings("ignore:Valid PROJ data directory not found")  # of laspy's pyproj, in .venv
@pytest.mark.parametrize("name", OLDEST)
def test_package_that_is_there_is_new_enough_or_says_what_is_missing(name):
    """pyproject.toml asks for no older ones."""
    try:
        assert require(name).__name__ == name
    except ImportError as error:
        assert f"{name} {'.'.join(map(str, OLDEST[name]))} or later" in str(error)


ROUNDED = """
import numpy as np
from talus.engine import Terrain
from talus.engine.hazard.danger_zones import danger_zones
levels = np.random.default_rng(3).integers(0, 2, (60, 60))
zones = danger_zones(levels, Terrain(np.zeros((60, 60)), 2.0), 20.0, 4.0)
print([repr(part.area) for level in sorted(zones) for part in zones[level].geoms])
"""


def test_another_geos_in_the_program_changes_no_zone():
    """QGIS is linked with one; it was called in place of parts of shapely's own."""
    system = sorted(Path("/usr/lib").glob("*/libgeos.so.3*"))
    if not system:
        pytest.skip("no GEOS of the system is here")
    actual = [
        subprocess.run([sys.executable, "-c", ROUNDED], capture_output=True, text=True, env={**os.environ, **more})
        for more in ({}, {"LD_PRELOAD": str(system[0])})
    ]
    assert [entry.returncode for entry in actual] == [0, 0], actual[1].stderr[-500:]
    assert actual[0].stdout == actual[1].stdout and "." in actual[0].stdout


def test_old_package_is_refused_with_its_version(shapely_of_debian):
    with pytest.raises(ImportError, match=r"shapely 2\.0 or later, for 1\.8\.5\.post1 is there; .*'shapely>=2\.0'"):
        require("shapely")


def test_package_that_is_not_there_is_refused(monkeypatch):
    monkeypatch.setitem(sys.modules, "laspy", None)
    with pytest.raises(ImportError, match=r"laspy 2\.4 or later \("):
        require("laspy")


def test_old_shapely_is_told_where_it_is_used(shapely_of_debian):
    """It was a bare traceback: module 'shapely' has no attribute 'box'."""
    from talus.engine.passages.neighbourhood import SegmentGrid

    with pytest.raises(ImportError, match=r"shapely 2\.0 or later"):
        SegmentGrid(np.zeros((1, 2)), np.ones((1, 2)))


def test_old_scipy_is_told_where_it_is_used(monkeypatch):
    from talus.engine.shapes.polyhedron import convex_hull
    from talus.engine.statistics.order_statistics import quantile_interval

    old = types.ModuleType("scipy")
    old.__version__ = "1.3.3"
    monkeypatch.setitem(sys.modules, "scipy", old)
    for use in (lambda: quantile_interval(np.arange(9.0), 0.5), lambda: convex_hull(np.eye(4, 3))):
        with pytest.raises(ImportError, match=r"scipy 1\.8 or later, for 1\.3\.3 is there"):
            use()


def test_first_import_has_a_thread_that_ends(monkeypatch, tmp_path):
    """Modules made with pybind11 remember the thread that imports the first of them; see the module's page."""
    (tmp_path / "laspy.py").write_text("import threading\n\n__version__ = '9.9'\nTHREAD = threading.current_thread()\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "laspy", raising=False)
    thread = require("laspy").THREAD
    assert thread is not threading.current_thread() and not thread.is_alive()
    assert require("laspy").THREAD is thread
    del sys.modules["laspy"]


def test_who_imports_scipy_or_matplotlib_asks_for_it_first():
    root = Path(optional_packages.__file__).parents[2]
    for path in [*root.glob("engine/**/*.py"), *root.glob("algorithms/**/*.py")]:
        text = path.read_text("utf-8")
        for name in set(re.findall(r"^\s*(?:import|from) (scipy|matplotlib)\b", text, re.MULTILINE)):
            first = re.search(rf"^\s*(?:import|from) {name}\b", text, re.MULTILINE).start()
            asked = text.find(f'require("{name}")')
            assert 0 <= asked < first or "new_figure" in text, f"{path}: {name}"
