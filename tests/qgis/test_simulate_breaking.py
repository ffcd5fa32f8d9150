# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with rocks that break, and with rocks that are not convex."""

import numpy as np
import pytest

from talus.algorithms.tools.hazardmap.scenarios import metadata_of
from talus.engine import Rock, rock_library
from talus.engine.choices import COUNTED_ITEM
from talus.engine.io import raster
from talus.engine.io.rock_writers import write_obj
from talus.engine.shapes.rock_library import box


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_pieces_are_runs_of_the_release_and_in_the_maps(simulate, recorder, tmp_path):
    """Each impact breaks: every release has pieces, their masses add up to the rocks', and each is counted. The report
    does not say that rocks stay whole."""
    page = tmp_path / "report.html"
    results = simulate(STOPS="memory:", TRAJECTORIES="memory:", PASSAGES="TEMPORARY_OUTPUT", BREAKING=0.05, HEIGHT=10.0,
                       SMALLEST_PIECE=0.05, ROCK="cube", RUNS=2, REPORT=str(page))  # fmt: skip
    text = page.read_text(encoding="utf-8")
    assert "Rocks stay whole" not in text and "Rocks break by a law that is research" in text
    rows = rows_of(results["STOPS"])
    broken = [row for row in rows if row["stop"] == "broken"]
    whole = [row for row in rows if row["stop"] != "broken"]
    assert len(broken) >= 4 and len(rows) == results["RUN_COUNT"] > 8
    assert sum(row["mass_kg"] for row in whole) == pytest.approx(4 * 0.5 * 2700.0, rel=1e-9)
    assert {row["point"] for row in rows} == {0, 1}
    assert results["TRAJECTORIES"].featureCount() == len(rows)
    assert any("pieces with runs of their own" in message for message in recorder.messages)
    assert min(row["reach_deg"] for row in whole if row["stop"] == "rest") > 20.0


@pytest.fixture
def broken_maps(simulate, tmp_path):
    """Paths of rasters of four rocks that broke, by their outputs."""
    names = ("PASSAGES", "REACH_PROBABILITY", "ENERGY_MAX", "ENERGY_P95", "EXCEEDANCES")
    paths = {name: str(tmp_path / f"{name}.tif") for name in names}
    simulate(**paths, BREAKING=0.05, HEIGHT=10.0, SMALLEST_PIECE=0.05, ROCK="cube", RUNS=2)
    return paths


def test_a_rock_that_broke_counts_once_in_a_cell(broken_maps):
    """Four rocks fall, so no cell has more passages; where each starts a share of 2 in 4 passes, whatever broke."""
    passages, *_ = raster.read_values(broken_maps["PASSAGES"])
    reach, *_ = raster.read_values(broken_maps["REACH_PROBABILITY"])
    above, *_ = raster.read_values(broken_maps["EXCEEDANCES"], 1)
    assert np.nanmax(passages) <= 4 and np.nanmax(above) <= 4
    known = np.nan_to_num(passages) > 0
    np.testing.assert_allclose(reach[known], passages[known] / 4.0, rtol=1e-6)
    assert metadata_of(broken_maps["PASSAGES"])["TALUS_RUNS"] == "4"
    assert int(metadata_of(broken_maps["ENERGY_MAX"])["TALUS_RUNS"]) > 8


def test_hazard_by_frequency_takes_rocks_that_broke(broken_maps, recorder, tmp_path):
    """One block a year, a share p of which passes a cell of its own: the annual probability is 1 - exp(-p)."""
    import processing

    given = {"EXCEEDANCES": [broken_maps["EXCEEDANCES"]], "PASSAGES": [broken_maps["PASSAGES"]],
             "FREQUENCIES": ["", "cliff", "", "", 1.0, "1/year", "", ""], "REFERENCE_WIDTH": 0.0}  # fmt: skip
    outputs = {name: str(tmp_path / f"{name}.tif") for name in ("HAZARD", "PROBABILITY")}
    outputs["REPORT"] = str(tmp_path / "report.html")
    processing.run("talus:hazardmap", {"METHOD": "frequency", **given, **outputs}, feedback=recorder)
    probability, *_ = raster.read_values(outputs["PROBABILITY"])
    passages, *_ = raster.read_values(broken_maps["PASSAGES"])
    known = np.nan_to_num(passages) > 0
    np.testing.assert_allclose(probability[known], 1.0 - np.exp(-passages[known] / 4.0), rtol=1e-5)
    assert "Blocks broke on their path" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_hazard_by_events_warns_of_percentiles_over_pieces(broken_maps, recorder, tmp_path):
    import processing

    given = {"PASSAGES": [broken_maps["PASSAGES"]], "SCENARIOS": [4, 10, 1], "HAZARD": str(tmp_path / "hazard.tif")}
    processing.run("talus:hazardmap", {"ENERGY": [broken_maps["ENERGY_MAX"]], **given}, feedback=recorder)
    assert not any("rocks broke" in warning for warning in recorder.warnings)
    processing.run("talus:hazardmap", {"ENERGY": [broken_maps["ENERGY_P95"]], **given}, feedback=recorder)
    assert any("most of which are small" in warning for warning in recorder.warnings)


def test_maps_that_count_pieces_are_refused_by_frequency(broken_maps, recorder, tmp_path):
    """The maps are as earlier versions wrote them: without the mark that says that rocks are counted."""
    import processing
    from osgeo import gdal
    from qgis.core import QgsProcessingException

    for name in ("EXCEEDANCES", "PASSAGES"):
        dataset = gdal.OpenEx(broken_maps[name], gdal.OF_UPDATE, open_options=["IGNORE_COG_LAYOUT_BREAK=YES"])
        dataset.SetMetadata({key: value for key, value in dataset.GetMetadata().items() if key != COUNTED_ITEM})
        dataset = None
    given = {"EXCEEDANCES": [broken_maps["EXCEEDANCES"]], "PASSAGES": [broken_maps["PASSAGES"]],
             "FREQUENCIES": ["", "cliff", "", "", 0.1, "1/year", "", ""]}  # fmt: skip
    output = str(tmp_path / "hazard.tif")
    with pytest.raises(QgsProcessingException, match="pieces are counted"):
        processing.run("talus:hazardmap", {"METHOD": "frequency", **given, "HAZARD": output}, feedback=recorder)


def test_without_a_number_nothing_breaks_and_nothing_changes(simulate, recorder):
    plain, never = (simulate(STOPS="memory:", **more) for more in ({}, {"BREAKING": 1.0}))
    rows = [{**row, "whole_run": row["run"], "begin_s": 0.0} for row in rows_of(plain["STOPS"])]
    assert rows == rows_of(never["STOPS"]) and "whole_run" not in rows_of(plain["STOPS"])[0]
    assert any("no rock broke" in message for message in recorder.warnings)
    assert "no-rock-broke" in never["FINDINGS"] and "no-rock-broke" not in plain["FINDINGS"]


@pytest.mark.parametrize(
    ("more", "words"),
    [({"DENSITY_DISTRIBUTION": "normal(2700, 100)"}, "DENSITY_DISTRIBUTION"), ({"PRECISION": 5.0}, "PRECISION"),
     ({"SCHEDULER": "tcp://nowhere:1"}, "SCHEDULER")],
)  # fmt: skip
def test_what_cannot_break_is_refused(simulate, more, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=f"BREAKING.*{words}"):
        simulate(BREAKING=0.4, **more)


@pytest.fixture
def hollow(tmp_path):
    """Path of a cube of 1 m whose upper face is pressed down to near its floor: 30 % of its hull is void."""
    path = tmp_path / "hollow.obj"
    corners = np.vstack([box(1, 1, 1), [[0.0, 0.0, 0.6]]])
    hull = Rock.from_points(corners).hull
    apex = int(np.argmax(hull.vertices[:, 2] * (np.abs(hull.vertices[:, :2]).max(axis=1) < 0.1)))
    vertices = hull.vertices.copy()
    vertices[apex, 2] -= 1.0
    lines = ["v {} {} {}".format(*corner) for corner in vertices]
    lines += ["f {} {} {}".format(*triangle) for triangle in hull.triangles + 1]
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def test_a_closed_mesh_keeps_its_volume_and_a_hollow_one_is_warned_of(simulate, recorder, hollow):
    masses = []
    for solid in ("hull", "mesh"):
        rows = rows_of(simulate(STOPS="memory:", ROCK_FILE=hollow, ROCK_SOLID=solid, VOLUME=None, RUNS=1)["STOPS"])
        masses.append(rows[0]["mass_kg"])
    assert masses[0] == pytest.approx(2700.0, rel=1e-6) and masses[1] == pytest.approx(0.7 * 2700.0, rel=1e-6)
    assert [text for text in recorder.warnings if "30 % of the hull" in text]


def test_objects_of_a_file_are_parts_of_a_rock(simulate, recorder, tmp_path):
    path = tmp_path / "pair.obj"
    write_obj(path, rock_library.rock("cube", volume=1.0))
    corners = "o two\nv 1.5 0 0\nv 1.5 1 0\nv 0.4 0 0.3\nv 0.4 0 -0.3\nv 0.4 1 0\n"
    path.write_text(f"o one\n{path.read_text()}{corners}")
    rows = rows_of(simulate(STOPS="memory:", ROCK_FILE=str(path), ROCK_SOLID="parts", VOLUME=None, RUNS=1)["STOPS"])
    assert rows[0]["volume_m3"] > 1.0
    assert [text for text in recorder.messages if "2 convex parts" in text]
