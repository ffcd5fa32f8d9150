# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulatemany: every combination once, each as talus:simulate makes it, and the comparison of all."""

from pathlib import Path

import pytest
from qgis.core import QgsProcessingException, QgsVectorLayer


@pytest.fixture
def simulate_many(qgis_app, dem, releases, recorder, tmp_path):
    def run(**parameters):
        import processing

        given = {"DEM": dem, "RELEASES": releases, "RUNS": 2, "VOLUMES": "0.5, 1", "GROUNDS": ["soft", "hard"],
                 "FOLDER": str(tmp_path / "study"), "TABLE": "memory:", "AT_LINES": "memory:",
                 "FIGURE": str(tmp_path / "figure.png")}  # fmt: skip
        return processing.run("talus:simulatemany", {**given, **parameters}, feedback=recorder)

    return run


def test_names_of_folders_are_taken_by_every_disk(qgis_app):
    from talus.algorithms.tools.simulatemany.run import Combination

    one = Combination(7, 0.25, "worn_compact", "extra_hard", False, 0.0, "0.25 m³")
    assert one.folder == "007_0.25m3_worn_compact_extra_hard_bare"


def test_each_combination_is_a_simulation_and_all_are_compared(simulate_many, simulate, make_layer, tmp_path):
    """Two volumes on two grounds; one of them has the run-outs that talus:simulate gives alone."""
    road = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", ["road"])], "field=name:string", name="road")
    results = simulate_many(LINES=road, NAME_FIELD="name")
    assert results["SIMULATION_COUNT"] == 4
    rows = list(results["TABLE"].getFeatures())
    assert [row["simulation"] for row in rows] == ["0.5 m³, soft", "0.5 m³, hard", "1 m³, soft", "1 m³, hard"]
    folders = sorted(path.name for path in Path(results["FOLDER"]).iterdir())
    assert len(folders) == 4 and folders[1] == "002_0.5m3_worn_compact_hard_bare"
    kept = {path.name for path in (Path(results["FOLDER"]) / folders[1]).iterdir()}
    assert {"stops.gpkg", "trajectories.gpkg", "energy_p95.tif", "report.html", "crossings.gpkg"} <= kept
    stops = QgsVectorLayer(str(Path(results["FOLDER"]) / folders[1] / "stops.gpkg"), "stops", "ogr")
    alone = simulate(RUNS=2, VOLUME=0.5, GROUND_DEFAULT="hard", STOPS="memory:", MAX_TIME=300.0)
    actual, expected = (sorted(row["runout_m"] for row in layer.getFeatures()) for layer in (stops, alone["STOPS"]))
    assert actual == expected
    assert {row["line"] for row in results["AT_LINES"].getFeatures()} <= {"road"}
    assert (tmp_path / "figure.png").stat().st_size > 10_000


def test_stands_with_lost_stems_are_simulations_of_their_own(simulate_many, simulate, make_layer):
    """The stand as it is, with 50 % of the stems lost, and without trees: each as talus:simulate makes it."""
    rows = [(f"POINT({x} {y})", []) for x in range(20, 62, 3) for y in (-40, -46, -52, -58)]
    stand = make_layer("Point", rows, name="stand")
    given = {"VOLUMES": "0.5", "GROUNDS": ["hard"], "RUNS": 5, "TREES": stand}
    results = simulate_many(**given, STEMS_LOST="0, 50")
    names = [row["simulation"] for row in results["TABLE"].getFeatures()]
    assert names == ["0.5 m³, with forest", "0.5 m³, 50 % of the stems lost", "0.5 m³, without forest"]
    folders = sorted(path.name for path in Path(results["FOLDER"]).iterdir())
    assert [name.split("hard_")[1] for name in folders] == ["forest", "forest_lost50", "bare"]
    runouts = []
    for folder, trees in zip(folders, ({"TREES": stand}, {"TREES": stand, "STEMS_LOST": 50.0}, {})):
        stops = QgsVectorLayer(str(Path(results["FOLDER"]) / folder / "stops.gpkg"), "stops", "ogr")
        alone = simulate(RUNS=5, VOLUME=0.5, GROUND_DEFAULT="hard", STOPS="memory:", MAX_TIME=300.0, **trees)
        actual, expected = (sorted(row["runout_m"] for row in layer.getFeatures()) for layer in (stops, alone["STOPS"]))
        assert actual == expected
        runouts.append(actual)
    assert sum(runouts[0]) < sum(runouts[2])


def test_complete_simulations_are_not_made_again(simulate_many, dem, tmp_path, recorder):
    from osgeo import ogr, osr

    path = tmp_path / "releases.gpkg"
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = file.CreateLayer("releases", system, ogr.wkbPoint)
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT(2600040 1199980)"))
    layer.CreateFeature(feature)
    file = None  # written to the disk
    given = {"RELEASES": str(path), "RUNS": 1, "GROUNDS": ["hard"]}
    simulate_many(**given)
    assert not [text for text in recorder.messages if "already there" in text]
    simulate_many(**given)
    assert len([text for text in recorder.messages if "already there" in text]) == 2
    simulate_many(**{**given, "SEED": 3})
    assert len([text for text in recorder.messages if "already there" in text]) == 2


def test_what_makes_no_simulation_is_refused(simulate_many, make_layer):
    with pytest.raises(QgsProcessingException, match="VOLUMES"):
        simulate_many(VOLUMES="1, x")
    with pytest.raises(QgsProcessingException, match="STEMS_LOST: 120 % is more than all"):
        simulate_many(TREES=make_layer("Point", [("POINT(40 -40)", [])]), STEMS_LOST="0, 120")
    with pytest.raises(QgsProcessingException, match="they make 600 simulations"):
        simulate_many(VOLUMES=", ".join(str(k + 1) for k in range(300)))
