# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs as a table of pandas."""

import sys
import types

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate


@pytest.fixture(scope="module")
def result():
    x = np.arange(60.0)
    terrain = Terrain(np.tile(np.maximum(30.0 - 0.8 * x, 0.0), (40, 1)), 1.0, (100.0, 200.0), "EPSG:2056")
    rock = rock_library.rock("cube", volume=1.0)
    return simulate(
        terrain, Ground.of_class(terrain, "hard"), rock, [Release((105.0, 220.0), runs=3)], Settings(air_density=0.0)
    )


def test_frame_has_a_row_a_run_and_the_bits_of_the_runs(result, monkeypatch):
    pytest.importorskip("pandas", reason="pandas is not installed")
    monkeypatch.setitem(sys.modules, "geopandas", None)
    frame = result.runs_frame()
    assert type(frame).__name__ == "DataFrame" and frame.index.name == "run"
    assert frame.shape[0] == 3
    np.testing.assert_array_equal(frame["energy_max"], result.runs["energy_max"])
    np.testing.assert_array_equal(frame[["stop_x", "stop_y", "stop_z"]], result.runs["stop"])
    assert list(frame["stop_reason"]) == result.runs["stop_reason"].tolist()


def test_where_geopandas_is_the_stops_are_points_in_the_system_of_the_terrain(result, monkeypatch):
    """geopandas itself is tried in a fresh environment, docs/developing.md; here what it is given."""
    pytest.importorskip("pandas", reason="pandas is not installed")
    double = types.ModuleType("geopandas")
    double.points_from_xy = lambda x, y, z: np.column_stack([x, y, z])
    double.GeoDataFrame = lambda frame, geometry, crs: (frame, geometry, crs)
    monkeypatch.setitem(sys.modules, "geopandas", double)
    _, geometry, crs = result.runs_frame()
    np.testing.assert_array_equal(geometry, result.runs["stop"])
    assert crs == "EPSG:2056"


def test_without_pandas_the_message_says_what_to_install(result, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pip install geopandas"):
        result.runs_frame()
