# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate from the command line, with and without --json: results, exit codes, files."""

import json
import subprocess

import numpy as np
import pytest
from osgeo import gdal


@pytest.fixture(scope="session")
def command(qgis_process):
    """``command(*arguments)``: the finished process of qgis_process."""

    def run(*arguments):
        command = [qgis_process.program, *(str(argument) for argument in arguments)]
        return subprocess.run(command, env=qgis_process.environment, capture_output=True, text=True)

    return run


@pytest.fixture(scope="session")
def points(tmp_path_factory):
    """Path of a layer with one release point on the slope."""
    path = tmp_path_factory.mktemp("points") / "points.geojson"
    crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::2056"}}
    geometry = {"type": "Point", "coordinates": [2_600_040.0, 1_199_980.0]}
    feature = {"type": "Feature", "properties": {}, "geometry": geometry}
    path.write_text(json.dumps({"type": "FeatureCollection", "crs": crs, "features": [feature]}))
    return path


@pytest.fixture
def arguments(dem, points, tmp_path):
    """Parameters of a small run that writes two files."""
    lines, energy = tmp_path / "lines.gpkg", tmp_path / "energy.tif"
    return [f"DEM={dem}", f"RELEASES={points}", "RUNS=2", f"TRAJECTORIES={lines}", f"ENERGY_MAX={energy}"]


def test_json_run_prints_results_and_ends_with_0(command, arguments, tmp_path):
    done = command("--json", "run", "talus:simulate", "--", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads(done.stdout)["results"]
    assert results["RUN_COUNT"] == 2
    assert not {"PASSAGES", "ENERGY_P95", "REACH_PROBABILITY"} & set(results)  # nobody would get them
    study = {"lines.study.toml", "lines.study.gpkg"}
    assert {path.name for path in tmp_path.iterdir()} == {"lines.gpkg", "energy.tif", *study}


def test_plain_run_prints_the_log_and_ends_with_0(command, arguments):
    done = command("run", "talus:simulate", "--", *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    for text in ("Elevation model: 40 x 60 cells", "runs/s", "RUN_COUNT:\t2"):
        assert text in done.stdout


@pytest.mark.parametrize("mode", [[], ["--json"]])
def test_failed_run_says_why_ends_with_1_and_leaves_no_file(command, arguments, tmp_path, mode):
    # A release that only the run itself can find to lie off the terrain.
    done = command(
        *mode, "run", "talus:simulate", "--", *arguments, "EXTENT=2600000,2600070,1199900,1199960 [EPSG:2056]"
    )
    assert done.returncode == 1
    assert "RELEASES: no elevation under feature 0" in done.stdout + done.stderr
    assert list(tmp_path.iterdir()) == []


def test_refused_parameters_end_with_1(command, arguments):
    done = command("run", "talus:simulate", "--", *arguments, "VOLUME=-1")
    assert done.returncode == 1
    assert "VOLUME" in done.stdout + done.stderr


def test_help_lists_parameters_and_outputs(command):
    done = command("help", "talus:simulate")
    assert done.returncode == 0
    for name in ("DEM", "RELEASES", "TRAJECTORIES", "ENERGY_P95_MAX"):
        assert name in done.stdout


@pytest.mark.long
def test_sources_and_ground_from_the_command_line_go_to_the_simulation(command, dem, tmp_path):
    square = [[2_600_000, 1_199_880], [2_600_080, 1_199_880], [2_600_080, 1_199_940], [2_600_000, 1_199_940]]
    geometry = {"type": "Polygon", "coordinates": [[*square, square[0]]]}
    feature = {"type": "Feature", "properties": {"code": 4}, "geometry": geometry}
    crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::2056"}}
    ground, raster, points = tmp_path / "ground.geojson", tmp_path / "ground.tif", tmp_path / "points.gpkg"
    ground.write_text(json.dumps({"type": "FeatureCollection", "crs": crs, "features": [feature]}))
    done = command(
        "run", "talus:groundclasses", "--", f"DEM={dem}", f"GROUND={ground}", "GROUND_FIELD=code",
        "CLASS_TABLE=4,soft,5,hard", f"GROUND_RASTER={raster}", f"PROBLEMS={tmp_path / 'problems.gpkg'}",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "GROUND_SHARE:\t0.5" in done.stdout
    done = command(
        "run", "talus:sourceareas", "--", f"DEM={dem}", "METHOD=fixed", "THRESHOLD=35", "SPACING=40",
        f"AREAS={tmp_path / 'areas.gpkg'}", f"POINTS={points}",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    lines = f"TRAJECTORIES={tmp_path / 'lines.gpkg'}"
    done = command(
        "run", "talus:simulate", "--", f"DEM={dem}", f"RELEASES={points}", f"GROUND_RASTER={raster}", "RUNS=1", lines
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "GROUND_RASTER: 2 combinations" in done.stdout


@pytest.mark.long
def test_lines_of_a_run_go_to_the_screen_line_and_the_profile(command, arguments, dem, tmp_path):
    import csv

    samples, wall, plot = (tmp_path / name for name in ("samples.gpkg", "wall.geojson", "plot.svg"))
    assert command("run", "talus:simulate", "--", *arguments, f"SAMPLES={samples}").returncode == 0
    crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::2056"}}
    across = {"type": "LineString", "coordinates": [[2_600_000.0, 1_199_950.0], [2_600_080.0, 1_199_950.0]]}
    feature = {"type": "Feature", "properties": {}, "geometry": across}
    wall.write_text(json.dumps({"type": "FeatureCollection", "crs": crs, "features": [feature]}))
    given = [f"TRAJECTORIES={tmp_path / 'lines.gpkg'}", f"SAMPLES={samples}", f"DEM={dem}"]
    table, report = tmp_path / "statistics.csv", tmp_path / "report.html"
    done = command("run", "talus:screenline", "--", *given, f"LINES={wall}", f"STATISTICS={table}", f"REPORT={report}")
    assert done.returncode == 0, done.stdout + done.stderr
    with open(table, encoding="utf-8", newline="") as file:
        assert next(csv.DictReader(file))["runs"] == "2"
    assert report.exists()
    done = command("run", "talus:profile", "--", *given, f"LINE={wall}", f"PLOT={plot}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert plot.exists()


def test_danger_zones_come_without_a_screen(command, dem, tmp_path):
    """In this program shapely may run on the GEOS of QGIS, which takes no geometries of four dimensions."""
    from osgeo import gdal

    energy, passages, zones = (str(tmp_path / name) for name in ("energy.tif", "passages.tif", "zones.gpkg"))
    for path, value in ((energy, 500.0), (passages, 20.0)):
        raster = gdal.GetDriverByName("GTiff").CreateCopy(path, gdal.Open(dem))
        raster.GetRasterBand(1).Fill(value)
    del raster
    inputs = [f"ENERGY={energy}", f"PASSAGES={passages}", "SCENARIOS=100", "SCENARIOS=30", "SCENARIOS=1"]
    done = command("run", "talus:hazardmap", "--", *inputs, f"ZONES={zones}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert gdal.OpenEx(zones).GetLayer(0).GetFeatureCount() == 1


@pytest.mark.long
def test_an_elevation_model_larger_than_its_memory_gives_the_same_bits(command, make_dem, points, tmp_path):
    """600 x 600 cells, which are 9 MB, come in four blocks; the study that is written names the memory."""
    down = np.minimum(np.arange(600), 500) * 2.0 * np.tan(np.radians(40.0))
    dem = make_dem("large.tif", heights=np.repeat((1500.0 - down)[:, None], 600, axis=1))
    results = []
    for name, more in (("whole", []), ("tiles", ["TERRAIN_MEMORY=2", f"TERRAIN_FOLDER={tmp_path / 'kept'}"])):
        energy = tmp_path / f"{name}.tif"
        given = [f"DEM={dem}", f"RELEASES={points}", "RUNS=2", f"ENERGY_MAX={energy}", *more]
        done = command("--json", "run", "talus:simulate", "--", *given)
        assert done.returncode == 0, done.stdout + done.stderr
        file = gdal.Open(str(energy))
        results.append((file.ReadAsArray().tobytes(), file.GetMetadataItem("TALUS_RESULT")))
    assert results[0] == results[1]
    assert len(list((tmp_path / "kept").iterdir())) == 1
    assert "terrain_memory = 2" in (tmp_path / "tiles.study.toml").read_text(encoding="utf-8")
