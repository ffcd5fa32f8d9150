# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground of a study file: surface roughness by number, field and obstacle heights, and what is said of old ones."""

import numpy as np
import pytest

from talus.engine import Ground, Terrain, ground_classes
from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE, REFUSED
from talus.engine.ground.ground_raster import write_ground
from talus.engine.ground.parameters import NAMES
from talus.engine.io.raster import read_grid
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.tests.study_files import STUDY, line_of_key, square, write_layer, write_study

EARLIER = "comes without the surface roughness. In earlier versions it held for rocks of 1 t"
POLYGONS = 'file = "layers.gpkg"\nlayer = "ground"'


@pytest.fixture
def study(tmp_path):
    """``study(line, ...)``: path of a study with these lines in its table [ground]; ``rows``: of a new layer."""

    def make(*lines, rows=()):
        if rows:
            for name in ("dem.tif", "layers.gpkg"):
                (tmp_path / name).unlink(missing_ok=True)
        path = write_study(tmp_path, STUDY, ('class = "medium"', "\n".join(('class = "medium"', *lines))))
        if rows:
            write_layer(tmp_path, "ground", "Polygon", rows)
        return path

    return make


@pytest.fixture
def read(tmp_path):
    """``read(path)``: (surface roughness on the ground, rising, in m; warnings and findings)."""

    def of(path):
        one = Study(path)
        ground = Reader(one, one.scenarios[0], Shelf(tmp_path / "shelf")).inputs().ground
        heights = np.round(ground.table[:, NAMES.index("surface_roughness")], 12)
        return sorted(set(heights.tolist())), [finding.sentence for finding in ground.findings]

    return of


def test_number_of_all_ground_replaces_that_of_the_class(study, read):
    medium = ground_classes.load()["medium"].surface_roughness
    assert read(study())[0] == [medium]
    assert read(study("surface_roughness = 0.3"))[0] == [0.3]
    assert read(study('model = "as RAMMS 1"'))[0] == [0.0]
    assert read(study('model = "slip friction"'))[0] == [0.0]


def test_slip_friction_takes_no_roughness_of_its_classes(study, tmp_path):
    """Neither kind is taken in QGIS or here, whatever the class has; without the scar layer the scatter stays."""
    medium = ground_classes.load()["medium"]._replace(roughness=5.0, surface_roughness=0.2)
    ground_classes.write(tmp_path / "classes.csv", [medium])
    actual = {}
    for model in ("scar layer", "as RAMMS 1", "slip friction"):
        one = Study(study('table = "classes.csv"', f'model = "{model}"'))
        ground = Reader(one, one.scenarios[0], Shelf(tmp_path / "shelf")).inputs().ground
        actual[model] = tuple(float(ground.field(name)[0, 0]) for name in ("roughness", "surface_roughness"))
    assert actual == {"scar layer": (5.0, 0.2), "as RAMMS 1": (5.0, 0.0), "slip friction": (0.0, 0.0)}


def test_fields_of_polygons_are_read(study, read):
    """The chosen one, else surface_roughness, else 0.7 rg70 + 0.2 rg20 + 0.1 rg10; empty: that of all ground."""
    west, east = square(0, 0, 40, 120), square(40, 0, 80, 120)
    heights = {"ground_class": "soft", "d": 0.25, "surface_roughness": 0.5}
    rows = [(west, heights), (east, {**heights, "d": None, "surface_roughness": None})]
    lines = POLYGONS, "surface_roughness = 0.05"
    path = study(*lines, 'surface_roughness_field = "d"', rows=rows)
    assert read(path)[0] == [0.05, 0.25]
    assert read(study(*lines))[0] == [0.05, 0.5]
    three = {"ground_class": "soft", "RG70": 0.05, "RG20": 0.3, "RG10": 0.8}
    assert read(study(*lines, rows=[(square(0, 0, 80, 120), three)]))[0][-1] == pytest.approx(0.175, rel=1e-12)


@pytest.mark.parametrize(("values", "words"), [((15.0, 0.3, 0.8), "rg70 = 15.0"), ((0.1, None, 0.8), "rg20 = (empty)")])
def test_centimetres_and_missing_heights_are_refused_with_feature_and_line(study, capsys, values, words):
    fields = dict(zip(("rg70", "rg20", "rg10"), values))
    path = study(POLYGONS, rows=[(square(0, 0, 80, 120), {"ground_class": "soft", **fields})])
    assert main(["check", str(path)]) == REFUSED
    messages = capsys.readouterr().err
    assert f"has {words}; give a number from 0 to 5. The surface roughness is in metres" in messages
    assert f"line {line_of_key(path, 'ground.file')}, ground.file" in messages


def test_number_out_of_range_is_refused_by_its_key(study, capsys):
    assert main(["check", str(study("surface_roughness = 15"))]) == REFUSED
    assert "ground.surface_roughness" in capsys.readouterr().err


def test_rolling_resistance_as_earlier_versions_had_it_is_told(study, read, tmp_path):
    """The resistance is a number, a field, a table or a raster; no message once the surface roughness is given."""

    def told(*lines, **rows):
        return [entry for entry in read(study(*lines, **rows))[1] if EARLIER in entry]

    (one,) = told("rolling_resistance = 0.4")
    assert one.startswith("ground.rolling_resistance: the rolling resistance (0.4)") and one.endswith("by 1.1 d.")
    assert not told("rolling_resistance = 0.4", "surface_roughness = 0.0") and not told()
    field = POLYGONS, 'rolling_field = "mu"'
    assert told(*field, rows=[(square(0, 0, 80, 120), {"ground_class": "soft", "mu": 0.6})])
    both = {"ground_class": "soft", "mu": 0.6, "surface_roughness": 0.1}
    assert not told(*field, rows=[(square(0, 0, 80, 120), both)])
    table = tmp_path / "classes.csv"
    ground_classes.write(table, [ground_classes.load()["medium"]])
    assert not told('table = "classes.csv"')
    table.write_text(table.read_text(encoding="utf-8").replace(",surface_roughness,", ",other,"), encoding="utf-8")
    assert told('table = "classes.csv"')[0].startswith("ground.table")


def test_raster_of_an_earlier_version_is_told_and_one_of_today_is_not(study, read, tmp_path):
    from osgeo import gdal

    study()
    grid = read_grid(str(tmp_path / "dem.tif"))
    ground = Ground.of_class(Terrain.from_raster(tmp_path / "dem.tif"), "medium", surface_roughness=0.125)
    write_ground(str(tmp_path / "ground.tif"), ground, grid)
    heights, warnings = read(study('raster = "ground.tif"'))
    assert heights == [0.125] and not warnings
    bands = [1 + k for k in range(1 + len(NAMES)) if k != 1 + NAMES.index("surface_roughness")]
    gdal.Translate(str(tmp_path / "older.tif"), str(tmp_path / "ground.tif"), bandList=bands)
    heights, warnings = read(study('raster = "older.tif"'))
    assert heights == [0.0] and [EARLIER in warning for warning in warnings] == [True]
    assert read(study('raster = "older.tif"', "surface_roughness = 0.1")) == ([0.1], [])


def test_height_that_is_likely_in_centimetres_is_told(study, capsys):
    assert main(["check", str(study("surface_roughness = 3.0"))]) == DONE
    assert "up to 3 m, above 2 m and higher than most blocks" in capsys.readouterr().err
