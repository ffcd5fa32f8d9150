# SPDX-License-Identifier: GPL-2.0-or-later
"""Surface roughness in metres: obstacle heights of Rockyfor3D, old tables and rasters, and what is doubted of them."""

import math

import numpy as np
import pytest
from osgeo import gdal

from talus.engine import Ground, ground_classes
from talus.engine.findings.finding import DOUBTFUL
from talus.engine.ground.doubts import EARLIER, LOW, PER_METRE, ROUGH, Stated, ground_doubts
from talus.engine.ground.ground_raster import read_ground, states_surface_roughness, write_ground
from talus.engine.ground.mapped_ground import MAPPED, MappedGround, adapt_table, columns_of, mapped_class
from talus.engine.ground.parameters import BY_NAME, NAMES, SCAR_LAYER
from talus.engine.ground.surface_roughness import FIELD, HIGHEST, fields_of, mean_height
from talus.engine.io.raster import Grid

GRID = Grid((6, 5), (2.0, 2.0), (1000.0, 2000.0))
NOTHING = dict.fromkeys(MAPPED)


def test_mean_height_is_the_mean_over_the_draws_of_rockyfor3d():
    """70, 20 and 10 % of the rebounds; drawn 200,000 times, the mean of mu_0 + d / 2R is that of the mean height."""
    heights = np.array([0.05, 0.3, 0.8])
    mean = float(mean_height(*heights))
    assert mean == pytest.approx(0.7 * 0.05 + 0.2 * 0.3 + 0.1 * 0.8, rel=1e-15)
    drawn = np.random.default_rng(1).choice(heights, 200_000, p=[0.7, 0.2, 0.1])
    error = drawn.std() / math.sqrt(drawn.size)
    for radius in (0.2, 1.0):
        result = np.mean(0.4 + drawn / (2.0 * radius))
        assert result == pytest.approx(0.4 + mean / (2.0 * radius), abs=4.0 * error / (2.0 * radius))
    assert math.isnan(mean_height(math.nan, 0.0, 0.0)) and math.isnan(mean_height(0.0, 0.0, math.nan))
    np.testing.assert_allclose(mean_height(np.ones((2, 3)), np.ones((2, 3)), np.ones((2, 3))), 1.0, rtol=1e-15)


def test_fields_are_the_chosen_one_then_the_usual_ones():
    obstacles = ("class", "RG70", "Rg20", "rg10")
    assert fields_of((*obstacles, FIELD, "d"), "d") == ("d",)
    assert fields_of((*obstacles, FIELD)) == (FIELD,)
    assert fields_of(obstacles) == ("RG70", "Rg20", "rg10")
    assert fields_of(obstacles[:3]) == fields_of(("class",)) == fields_of(()) == ()
    assert HIGHEST == BY_NAME[FIELD].highest == 5.0


def test_class_gives_what_no_number_replaces():
    row = ground_classes.load()["hard"]._replace(rolling_resistance=0.45, roughness=4.0, surface_roughness=0.12)
    assert mapped_class(row, True, NOTHING) == MappedGround("hard", 0.45, 4.0, 0.12)
    assert mapped_class(row, False, NOTHING) == MappedGround("hard", 0.0, 4.0, 0.0)
    given = {**NOTHING, "surface_roughness": 0.3}
    assert mapped_class(row, True, given) == MappedGround("hard", 0.45, 4.0, 0.3)
    assert mapped_class(row, False, given).surface_roughness == 0.3
    names, columns = columns_of([mapped_class(row, True, given), MappedGround("soft", 0.5, 0.0, 0.0)])
    assert names == ["hard", "soft"] and columns["surface_roughness"].tolist() == [0.3, 0.0]


def test_raster_without_the_scar_layer_has_no_surface_roughness_unless_it_is_given():
    """All that a class has of the layer alone is dropped, by the rows of the parameters."""
    table = Ground.of_class(GRID, "hard", rolling_resistance=0.4, surface_roughness=0.1).table
    layered, bare, given = (table.copy() for _ in range(3))
    adapt_table(layered, True, NOTHING)
    np.testing.assert_array_equal(layered, table)
    adapt_table(bare, False, NOTHING)
    assert not bare[:, [NAMES.index(entry) for entry in MAPPED if BY_NAME[entry].part == SCAR_LAYER]].any()
    assert not bare[:, NAMES.index("scar_strength")].any() and not bare[:, NAMES.index("sliding_friction")].any()
    adapt_table(given, False, {**NOTHING, "surface_roughness": 0.2})
    assert given[0, NAMES.index("surface_roughness")] == 0.2 and given[0, NAMES.index("rolling_resistance")] == 0.0


def test_column_of_a_table_is_read_and_may_be_absent(tmp_path):
    table, hard = tmp_path / "classes.csv", ground_classes.load()["hard"]._replace(surface_roughness=0.25)
    ground_classes.write(table, [hard])
    assert ground_classes.states_surface_roughness(table)
    assert Ground.of_class(GRID, "hard", classes=ground_classes.read(table)).field(FIELD)[0, 0] == 0.25
    lines = [line.split(",") for line in table.read_text(encoding="utf-8").splitlines()]
    column = lines[0].index(FIELD)
    table.write_text("\n".join(",".join(row[:column] + row[column + 1 :]) for row in lines), encoding="utf-8")
    assert not ground_classes.states_surface_roughness(table)
    assert ground_classes.read(table)["hard"] == hard._replace(surface_roughness=0.0)


@pytest.mark.parametrize("value", [-0.1, 5.1, math.inf, math.nan])
def test_height_that_is_none_is_refused_with_its_line(value, tmp_path):
    """A table that has 15 for 15 cm is one of these; nan in a cell is an empty one, so it is no number of a Ground."""
    with pytest.raises(ValueError, match="surface_roughness must be"):
        Ground(GRID, surface_roughness=value)
    if math.isnan(value):
        return
    hard = ground_classes.load()["hard"]._replace(surface_roughness=value)
    ground_classes.write(tmp_path / "classes.csv", [hard])
    with pytest.raises(ValueError, match=r"line 2: surface_roughness must be"):
        ground_classes.read(tmp_path / "classes.csv")


def test_band_of_a_raster_comes_back_and_an_older_raster_has_none(tmp_path):
    path, without = str(tmp_path / "ground.tif"), str(tmp_path / "older.tif")
    ground = Ground.of_class(GRID, "medium", surface_roughness=0.0625)
    write_ground(path, ground, GRID)
    assert states_surface_roughness(path) and read_ground(path, GRID).field(FIELD)[0, 0] == 0.0625
    bands = [1 + k for k in range(1 + len(NAMES)) if k != 1 + NAMES.index(FIELD)]
    gdal.Translate(without, path, bandList=bands)
    assert not states_surface_roughness(without)
    older = read_ground(without, GRID)
    assert older.field(FIELD)[0, 0] == 0.0
    assert older.field("rolling_resistance")[0, 0] == ground.field("rolling_resistance")[0, 0]


def test_doubts_of_an_earlier_version_say_what_to_enter():
    """0.446 m is the radius of 1 t at 2,700 kg/m3, so what a rock of 1 t feels stays with mu_0 = mu - 1.1 d."""
    radius = (1000.0 / 2700.0 / (4.0 / 3.0 * math.pi)) ** (1.0 / 3.0)
    assert pytest.approx(1.0 / (2.0 * radius), abs=0.05) == PER_METRE
    table = Ground.of_class(GRID, "hard", rolling_resistance=0.455, surface_roughness=0.1).table
    assert ground_doubts(table) == []
    (actual,) = ground_doubts(table, [Stated("ground.table", 0.455)])
    assert (actual.code, actual.severity, actual.subject, actual.value) == (
        EARLIER.code,
        DOUBTFUL,
        "ground.table",
        0.455,
    )
    assert actual.code == "rolling-resistance-of-an-earlier-version"
    assert "1 t" in actual.text and "ninth root" in actual.text and "by 1.1 d" in actual.remedy


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ({"rolling_resistance": 0.12}, LOW), ({"surface_roughness": 2.1}, ROUGH), ({"surface_roughness": 2.0}, None),
        ({"rolling_resistance": 0.0}, None),
    ],
)  # fmt: skip
def test_numbers_that_were_likely_mistyped_are_doubted(parameters, code):
    """At every door, for the ground itself carries them."""
    ground = Ground.of_class(GRID, "hard", **{"rolling_resistance": 0.4, **parameters})
    assert [finding.code for finding in ground.findings] == ([code.code] if code else [])
