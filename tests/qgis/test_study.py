# SPDX-License-Identifier: GPL-2.0-or-later
"""The study file that talus:simulate writes: `talus run` makes the same rasters and lines of it, bit by bit."""

import json

import numpy as np
import pytest

from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE, REFUSED
from talus.engine.io import raster
from talus.engine.io.geodata import library
from talus.engine.study.keys import LAYERS, MAPS, NEEDED, TABLES
from talus.engine.study.study import Study

# inputs of talus:simulate that say nothing of the simulation: the head of the report, and how long to wait for it
OF_QGIS_ALONE = {"REPORT_OBJECT", "REPORT_AUTHOR", "REPORT_DATE", "SLOW_LIMIT", "KEEP_UNFINISHED",
                 "ONLY_ESTIMATE"}  # fmt: skip
NUMBER_OF_SUMMARY = "RUN_COUNT"


@pytest.fixture
def desktop(simulate, tmp_path):
    """``desktop(outputs, ...)``: runs talus:simulate with these outputs in a folder; returns the path of the study."""

    def run(outputs, **parameters):
        folder = tmp_path / "desktop"
        folder.mkdir(exist_ok=True)
        for name in outputs:
            suffix = "gpkg" if name in LAYERS else "tif"
            parameters[name.upper()] = str(folder / f"{name}.{suffix}")
        simulate(**parameters)
        (path,) = folder.glob("*.study.toml")
        return path

    return run


def assert_same_files(study, outputs):
    """Assert that QGIS and the command line wrote the same files."""
    results = study.parent / f"{study.name.removesuffix('.study.toml')}.results"
    for name in outputs:
        if name in MAPS:
            one, other = study.parent / f"{name}.tif", results / f"{name}.tif"
            (values, grid, unit), (others, other_grid, other_unit) = map(raster.read_values, (str(one), str(other)))
            assert values.tobytes() == others.tobytes(), name
            assert np.isfinite(values).any(), name
            assert (grid._replace(crs=""), unit) == (other_grid._replace(crs=""), other_unit), name
            continue
        one, other = (library().read_layer(str(folder / f"{name}.gpkg")) for folder in (study.parent, results))
        assert one.geometries == other.geometries, name
        assert one.columns.keys() == other.columns.keys(), name
        for field in one.columns:
            assert one.columns[field] == other.columns[field], (name, field)


def test_study_of_the_desktop_gives_the_same_bits_on_the_command_line(desktop, capsys):
    outputs = ("passages", "energy_p95", "height_max", "reach_probability", "trajectories", "stops", "contacts")
    study = desktop(outputs, RUNS=3, SEED=5, VOLUME=0.7, ROCK="cube")
    assert main(["check", str(study)]) == DONE
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, outputs)


@pytest.mark.source("leine_2014", "tangential restitution of all ground in dialog and headless")
def test_every_kind_of_input_comes_through(desktop, make_layer, box, tmp_path, capsys):
    """Ground and forest polygons, barriers with and without a capacity of their own, trees that stand and lie, areas
    and lines to start from, numbers from fields, chance, an extent and every output."""
    ground = make_layer(
        "Polygon", [(box(0, -60, 80, -30), ["soft", 0.12, None, 0.07, 0.3, 0.8]),
         (box(0, -30, 40, 0), ["hard", None, 4.0, None, None, None])],
        "field=kind:string&field=roll:double&field=rough:double&field=rg70:double&field=rg20:double&field=rg10:double",
    )  # fmt: skip
    forest = make_layer("Polygon", [(box(10, -50, 60, -40), [333.3, 7.7])], "field=d:double&field=h:double")
    releases = make_layer(
        "Polygon", [(box(25, -22, 33, -14), [2, 0.333, None]), (box(50, -20, 50.5, -19.5), [1, None, 2.5])],
        "field=n:integer&field=v:double&field=z:double",
    )  # fmt: skip
    barriers = make_layer(
        "LineString",
        [("LINESTRING(0 -75, 40 -76, 80 -74)", [None, 66.6]), ("LINESTRING(10 -50, 30 -51)", [1.7, None])],
        "field=height_m:double&field=energy_kj:double",
    )  # fmt: skip
    trees = make_layer(
        "Point",
        [("POINT(30 -45)", [33.3, None, None, None, None]), ("POINT(32 -46)", [None, 21.3, "fir", None, None]),
         ("POINT(45 -50)", [41.7, 12.3, None, 77.7, 123.4])],
        "field=dbh_cm:double&field=height_m:double&field=species:string&field=lies_deg:double&field=energy_kj:double",
    )  # fmt: skip
    outputs = (*MAPS, *LAYERS)
    study = desktop(
        outputs, RELEASES=releases, RUNS_FIELD="n", VOLUME_FIELD="v", HEIGHT_FIELD="z", SPACING=4.0, VELOCITY=1.3,
        GROUND=ground, GROUND_FIELD="kind", ROLLING_FIELD="roll", ROUGHNESS_FIELD="rough", FOREST=forest,
        FOREST_DRAG_FIELD="d", FOREST_HEIGHT_FIELD="h", FOREST_START=3.0, BARRIERS=barriers, TREES=trees,
        DENSITY_DISTRIBUTION="normal(2700, 50)", FRICTION_DISTRIBUTION="lognormal(1, 0.1)", VISCOUS_DRAG=True,
        RESTITUTION=0.2, TANGENTIAL_RESTITUTION=0.3, RESTITUTION_HALVING_SPEED=9.8, MATERIAL_DRAWN="contact",
        AIR_DENSITY=1.0, SEED=11,
        EXTENT="2600002,2600078,1199885,1199995 [EPSG:2056]", RUN_NAME='all of "it"',
        VELOCITY_DISTRIBUTION="uniform(0.5, 1.5)", VERTICAL_VELOCITY="-1.5", SPIN="0; normal(2, 1); 0",
        ORIENTATION="uniform(0, 360); 0; 90", SLIP="0.2",
        ROLLING_DISTRIBUTION="normal(1, 0.125, 0.875, 1.125)", TRAJECTORY_INTERVAL=0.05,
        REPORT=str(tmp_path / "desktop" / "all.html"),
    )  # fmt: skip
    assert study.name == "all.study.toml"  # beside the report
    heights = library().read_layer(str(study.with_suffix(".gpkg")), "ground").columns["surface_roughness"]
    assert heights == [pytest.approx(0.7 * 0.07 + 0.2 * 0.3 + 0.1 * 0.8), None]
    drawn = library().read_layer(str(study.with_suffix(".gpkg")), "releases")
    assert drawn.columns["volume_m3"] == [0.333, None] and len(drawn.geometries) == 2  # areas, and no points of them
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, outputs)


def test_rock_from_a_file_a_ground_raster_and_a_rigid_barrier_come_through(
    desktop, make_layer, box, dem, tmp_path, capsys
):
    import processing

    corners = [(x, y, z) for x in (0.0, 0.9) for y in (0.0, 1.1) for z in (0.0, 0.7)]
    rock = tmp_path / "block.xyz"
    rock.write_text("\n".join(" ".join(map(str, corner)) for corner in corners))
    ground = make_layer("Polygon", [(box(0, -60, 80, -30), ["soft"])], "field=ground_class:string")
    cells = str(tmp_path / "ground.tif")
    polygons = {"GROUND": ground, "GROUND_FIELD": "ground_class"}
    processing.run("talus:groundclasses", {"DEM": dem, **polygons, "GROUND_RASTER": cells})
    barriers = make_layer("LineString", [("LINESTRING(0 -75, 80 -74)", [])])
    outputs = ("passages", "trajectories", "barrier_results", "barrier_crossings")
    study = desktop(outputs, RUNS=2, ROCK_FILE=str(rock), VOLUME=None, GROUND_RASTER=cells, BARRIERS=barriers,
                    BARRIER_ENERGY=None, BREAKING=None)  # fmt: skip
    text = study.read_text(encoding="utf-8")
    assert 'file = "../block.xyz"' in text and 'energy = "rigid"' in text and 'raster = "../ground.tif"' in text
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, outputs)


def test_flexible_nets_and_their_names_come_through(desktop, make_layer, capsys):
    """The ring net creeps on its ropes without end; it must sag once, however many trials QGIS makes."""
    barriers = make_layer(
        "LineString", [("LINESTRING(24 -60, 36 -60)", ["ring net"]), ("LINESTRING(0 -80, 80 -80)", [None])],
        "field=net:string",
    )  # fmt: skip
    study = desktop(
        ("barrier_results", "stops"), RUNS=1, BARRIERS=barriers, BARRIER_ENERGY=300.0, NET_CROSSINGS=1, VOLUME=0.2
    )
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, ("barrier_results", "stops"))
    assert library().read_layer(str(study.with_suffix(".gpkg")), "barriers").columns["net"] == ["ring net", None]


def test_ground_with_heights_and_arcs_comes_through(desktop, make_layer, capsys):
    """Arcs are burnt as short straight lines; the study has those."""
    rim = "CIRCULARSTRING Z(20 -40 1, 40 -25 1, 60 -40 1), (60 -40 1, 40 -58 1, 20 -40 1)"
    arcs = f"CURVEPOLYGON Z(COMPOUNDCURVE Z({rim}))"
    ground = make_layer("CurvePolygonZ", [(arcs, ["soft"])], "field=ground_class:string")
    study = desktop(("stops",), RUNS=2, GROUND=ground, GROUND_FIELD="ground_class")
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err


@pytest.mark.long
def test_events_of_stems_that_break_come_through(desktop, make_layer, capsys):
    rows = [(f"POINT({x} {y})", [14.0, None, None]) for y in range(-60, -24, 3) for x in range(18, 64, 3)]
    rows[0] = (rows[0][0], [14.0, 90.0, 30.0])
    trees = make_layer("Point", rows, "field=dbh_cm:double&field=lies_deg:double&field=leans_deg:double")
    outputs = ("trajectories", "stops", "tree_results", "tree_impacts", "energy_max")
    study = desktop(outputs, RUNS=2, VELOCITY=8.0, GROUND_DEFAULT="extra_hard", TREES=trees, TREE_EVENTS=3,
                    STUMP_HEIGHT=1.1, LOG_STRENGTH=0.4, LOG_DECAY=0.05, EVENT_YEARS=7.0)  # fmt: skip
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, outputs)


@pytest.mark.long
def test_stems_that_are_lost_come_through(desktop, make_layer, capsys):
    """The layer of the study is whole, and the study loses the same stems by its key ``lost``, to the bit."""
    stand = [(f"POINT({x} {y})", [14.0 + 0.01 * x]) for y in range(-60, -24, 3) for x in range(18, 64, 3)]
    given = {"TREES": make_layer("Point", stand, "field=dbh_cm:double"), "RUNS": 2, "GROUND_DEFAULT": "extra_hard",
             "STUMP_HEIGHT": 1.0, "LOG_STRENGTH": 0.5, "ROCK": "cube", "VOLUME": 0.6, "TREE_SPECIES": "beech",
             "TREE_OFFSETS": "0: 1; 0.5: 0.8; 1: 0"}  # fmt: skip
    study = desktop(("tree_results",), STEMS_LOST=30.0, STEMS_LOST_FIRST="thickest", **given)
    trees = Study(study).values["trees"]
    assert (trees["lost"], trees["species"], trees["offsets"]) == (30.0, "beech", "0: 1; 0.5: 0.8; 1: 0")
    assert main(["run", str(study)]) == DONE
    messages = capsys.readouterr().err
    assert (
        "the same inputs and the same bits as in QGIS" in messages
        and f"{round(0.3 * len(stand))} stems are lost" in messages
    )
    assert_same_files(study, ("tree_results",))


@pytest.mark.long
def test_rocks_that_break_come_through(desktop, capsys):
    outputs = ("trajectories", "energy_max", "passages", "reach_probability", "exceedances")
    study = desktop(outputs, RUNS=2, BREAKING=0.05, SMALLEST_PIECE=0.05, VOLUME=0.8, HEIGHT=20.0)
    assert main(["run", str(study)]) == DONE
    said = capsys.readouterr().err
    assert "the same inputs and the same bits as in QGIS" in said and "begin anew" in said
    assert_same_files(study, outputs)
    assert "broken" in library().read_layer(str(study.parent / "trajectories.gpkg")).columns["stop"]


def test_layers_in_another_system_selected_and_filtered_are_kept_as_they_were_read(desktop, make_layer, capsys):
    from qgis.core import (
        QgsCoordinateReferenceSystem,
        QgsCoordinateTransform,
        QgsFeature,
        QgsProcessingFeatureSourceDefinition,
        QgsProject,
        QgsVectorLayer,
    )

    near = make_layer("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", []), ("POINT(40 -20)", [])])
    degrees = QgsVectorLayer("Point?crs=EPSG:4326", "degrees", "memory")
    transform = QgsCoordinateTransform(near.crs(), QgsCoordinateReferenceSystem("EPSG:4326"), QgsProject.instance())
    rows = []
    for feature in near.getFeatures():
        geometry = feature.geometry()
        geometry.transform(transform)
        row = QgsFeature(degrees.fields())
        row.setGeometry(geometry)
        rows.append(row)
    degrees.dataProvider().addFeatures(rows)
    QgsProject.instance().addMapLayer(degrees)
    try:
        degrees.selectByIds([2, 3])
        study = desktop(("stops",), RUNS=2, RELEASES=QgsProcessingFeatureSourceDefinition(degrees.id(), True))
    finally:
        QgsProject.instance().removeMapLayer(degrees.id())
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    assert_same_files(study, ("stops",))
    assert set(library().read_layer(str(study.parent / "stops.gpkg")).columns["release"]) == {2, 3}


def test_who_changes_the_study_changes_all_points_without_numbers_of_their_own(desktop, make_layer):
    releases = make_layer("Point", [("POINT(30 -20)", [None]), ("POINT(50 -20)", [0.3])], "field=v:double")
    path = desktop(("stops",), RUNS=2, RELEASES=releases, VOLUME_FIELD="v", VOLUME=0.5)
    text = path.read_text(encoding="utf-8")
    assert 'volume_field = "volume_m3"' in text and "runs_field" not in text and "height_field" not in text
    path.write_text(text.replace("runs = 2", "runs = 1").replace("volume = 0.5", "volume = 0.7"), encoding="utf-8")
    assert main(["run", str(path)]) == DONE
    (results,) = path.parent.glob("*.results")
    assert library().read_layer(str(results / "stops.gpkg")).columns["volume_m3"] == [0.7, 0.3]


def test_changed_input_is_told_when_the_study_is_done_again(desktop, capsys):
    study = desktop(("stops",), RUNS=2)
    text = study.read_text(encoding="utf-8")
    study.write_text(text.replace("seed = 0", "seed = 1"), encoding="utf-8")
    assert main(["run", str(study)]) == DONE
    assert "differs in its bits" in capsys.readouterr().err
    study.write_text(text.replace('class = "medium"', 'class = "hard"'), encoding="utf-8")
    assert main(["run", str(study), "--anew"]) == DONE
    assert "ground changed since" in capsys.readouterr().err


def test_temporary_elevation_model_is_refused_in_words(desktop, dem, capsys):
    import shutil

    from qgis.core import QgsProcessingUtils

    temporary = QgsProcessingUtils.generateTempFilename("dem.tif")
    shutil.copy(dem, temporary)
    study = desktop(("stops",), DEM=temporary, RUNS=1)
    assert main(["check", str(study)]) == REFUSED
    said = capsys.readouterr().err
    assert "unsupported" in said and "temporary file of QGIS" in said and "line " in said


def test_no_study_is_written_where_all_outputs_are_temporary(simulate, tmp_path, recorder):
    simulate(RUNS=1)
    assert not [message for message in recorder.messages if ".study.toml" in message]
    assert not list(tmp_path.rglob("*.study.*"))


def test_every_input_of_the_dialog_has_a_key(qgis_app):
    from qgis.core import QgsApplication

    algorithm = QgsApplication.processingRegistry().algorithmById("talus:simulate")
    outputs = {definition.name() for definition in algorithm.destinationParameterDefinitions()}
    inputs = {definition.name() for definition in algorithm.parameterDefinitions()} - outputs - OF_QGIS_ALONE
    assert {key.parameter for keys in TABLES.values() for key in keys.values()} - {""} == inputs
    assert outputs == {name.upper() for name in (*MAPS, *LAYERS)} | {"REPORT"}


def test_defaults_of_the_keys_are_those_of_the_dialog(qgis_app):
    from qgis.core import QgsApplication

    algorithm = QgsApplication.processingRegistry().algorithmById("talus:simulate")
    # without a volume a rock of the library has 1 m³, and one from a file its own
    other = {"rock.volume", "trees.energy_field", "compute.scheduler", ".name"}
    for table, keys in TABLES.items():
        for name, key in keys.items():
            if not key.parameter or key.default is NEEDED or f"{table}.{name}" in other:
                continue
            definition = algorithm.parameterDefinition(key.parameter)
            default = definition.defaultValue()
            if key.kind == "choice" or key.parameter == "GROUND_DEFAULT":
                assert default == key.default, name
            elif key.default is None:
                assert default in (None, ""), name
            else:
                assert default == key.default, name
            if key.kind in ("number", "whole") and hasattr(definition, "minimum"):
                limits = definition.minimum(), definition.maximum()
                assert limits == pytest.approx((key.lowest, key.highest)) or key.highest == float("inf"), name


def test_study_file_is_valid_for_its_reader(desktop):
    study = Study(desktop(("stops",), RUNS=1, RUN_NAME="Grüße"))
    assert study.values[""]["name"] == "Grüße"
    assert study.values["releases"]["file"].endswith(".study.gpkg")
    assert json.dumps(study.values["desktop"])
