# SPDX-License-Identifier: GPL-2.0-or-later
"""With the packages of Debian 12, what needs newer ones says so in a sentence."""

import sys
import types

import pytest

from talus.tests.qgis import motion_layers


@pytest.fixture
def old_shapely(monkeypatch):
    old = types.ModuleType("shapely")
    old.__version__ = "1.8.5"
    monkeypatch.setitem(sys.modules, "shapely", old)
    monkeypatch.delitem(sys.modules, "talus.engine.analysis.polygon_problems", raising=False)


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
    from talus.algorithms.reports.figures import row_of_axes

    old = types.ModuleType("matplotlib")
    old.__version__ = "3.1.2"
    monkeypatch.setitem(sys.modules, "matplotlib", old)
    with pytest.raises(ImportError, match=r"matplotlib 3\.5 or later, for 3\.1\.2 is there"):
        row_of_axes(1, (3.0, 3.0))
