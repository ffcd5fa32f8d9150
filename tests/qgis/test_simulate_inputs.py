# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate through processing.run: its inputs have the effect that their help promises."""

import numpy as np
import pytest

from talus.tests.qgis.test_simulate_bad_input import FOREST

LINES = {"TRAJECTORIES": "memory:"}


@pytest.fixture
def starts(simulate):
    """``starts(NAME=value, ...)``: attributes and first vertex of each run."""

    def run(**parameters):
        lines = simulate(**LINES, **parameters)["TRAJECTORIES"]
        return [(line, next(line.geometry().vertices())) for line in lines.getFeatures()]

    return run


def local(vertex):
    """Coordinates in metres from the north-western corner."""
    return vertex.x() - 2_600_000.0, vertex.y() - 1_200_000.0


def test_lines_are_sampled_in_the_middle_of_equal_pieces(starts, make_layer):
    line = make_layer("LineString", [("LINESTRING(20 -20, 40 -20)", [])])
    places = [local(vertex) for _, vertex in starts(RELEASES=line, SPACING=5.0, RUNS=1)]
    np.testing.assert_allclose(places, [(22.5, -20), (27.5, -20), (32.5, -20), (37.5, -20)], atol=1e-6)


def test_polygons_are_sampled_at_multiples_of_the_spacing(starts, make_layer, box):
    polygon = make_layer("Polygon", [(box(19, -31, 41, -19), [])])
    places = [local(vertex) for _, vertex in starts(RELEASES=polygon, SPACING=10.0, RUNS=1)]
    expected = [(x, y) for y in (-30, -20) for x in (20, 30, 40)]
    np.testing.assert_allclose(sorted(places), sorted(expected), atol=1e-6)


def test_polygon_smaller_than_the_spacing_has_one_point(starts, make_layer, box):
    polygon = make_layer("Polygon", [(box(21, -22, 23, -21), [])])
    (place,) = [local(vertex) for _, vertex in starts(RELEASES=polygon, SPACING=10.0, RUNS=1)]
    assert 21 < place[0] < 23 and -22 < place[1] < -21


def test_fields_give_volume_runs_and_height_of_each_feature(starts, make_layer):
    fields = "field=v:double&field=n:integer&field=h:double"
    layer = make_layer("Point", [("POINT(30 -20)", [2.0, 1, 5.0]), ("POINT(50 -20)", [None, 2, None])], fields)
    rows = starts(RELEASES=layer, VOLUME_FIELD="v", RUNS_FIELD="n", HEIGHT_FIELD="h", VOLUME=0.5, HEIGHT=1.0)
    assert [line["volume_m3"] for line, _ in rows] == pytest.approx([2.0, 0.5, 0.5])
    assert [line["point"] for line, _ in rows] == [0, 1, 1]
    ground = 500.0 - 19.0 * np.tan(np.radians(40.0))
    # The centre lies above the lowest corner by at most the radius, 1.1 m for 2 m3.
    assert 5.0 < rows[0][1].z() - ground < 6.2
    assert 1.0 < rows[1][1].z() - ground < 1.8


def test_releases_in_another_system_are_reprojected(starts, make_layer, qgis_app):
    from qgis.core import QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsPointXY, QgsProject

    swiss, degrees = QgsCoordinateReferenceSystem("EPSG:2056"), QgsCoordinateReferenceSystem("EPSG:4326")
    transform = QgsCoordinateTransform(swiss, degrees, QgsProject.instance())
    place = transform.transform(QgsPointXY(2_600_030.0, 1_199_980.0))
    shifted = f"POINT({place.x() - 2_600_000.0:.12f} {place.y() - 1_200_000.0:.12f})"
    layer = make_layer("Point", [(shifted, [])], crs="EPSG:4326")
    _, vertex = starts(RELEASES=layer, RUNS=1)[0]
    # There and back, the Swiss transformation of PROJ is good to some millimetres.
    np.testing.assert_allclose(local(vertex), (30.0, -20.0), atol=1e-2)


def test_rock_file_replaces_the_library_and_is_scaled_to_the_volume(starts, tmp_path):
    path = tmp_path / "box.xyz"
    path.write_text("\n".join(f"{x} {y} {z}" for x in (0, 3) for y in (0, 2) for z in (0, 1)))
    line, _ = starts(ROCK_FILE=str(path), VOLUME=0.75, RUNS=1)[0]
    assert (line["rock"], line["volume_m3"]) == ("box", pytest.approx(0.75))


def test_rock_file_keeps_its_size_where_no_volume_is_given(starts, tmp_path):
    path = tmp_path / "box.xyz"
    path.write_text("\n".join(f"{x} {y} {z}" for x in (0, 1) for y in (0, 2) for z in (0, 1)))
    line, _ = starts(ROCK_FILE=str(path), VOLUME=None, RUNS=1)[0]
    assert line["mass_kg"] == pytest.approx(2.0 * 2700.0)


def test_initial_velocity_has_its_size_and_azimuth(starts):
    # East is 90 degrees from north; in 0.02 s a free rock moves 0.02 s * 10 m/s = 0.2 m.
    still = {"AIR_DENSITY": 0.0, "HEIGHT": 5.0, "TRAJECTORY_INTERVAL": 0.02}
    line, start = starts(VELOCITY=10.0, VELOCITY_DIRECTION=90.0, RUNS=1, **still)[0]
    second = line.geometry().vertexAt(1)
    assert (second.x() - start.x(), second.y() - start.y()) == pytest.approx((0.2, 0.0), abs=1e-6)


def test_initial_vertical_velocity_and_its_horizontal_distribution_are_those_of_each_run(starts):
    """In 0.02 s a rock thrown up at 3 m/s rises 0.06 m less g t^2 / 2, and goes 0.02 s times a speed of 2 to 4 m/s."""
    still = {"AIR_DENSITY": 0.0, "HEIGHT": 5.0, "TRAJECTORY_INTERVAL": 0.02}
    rows = starts(
        VERTICAL_VELOCITY="3", VELOCITY_DISTRIBUTION="uniform(2, 4)", VELOCITY_DIRECTION=90.0, RUNS=8, **still
    )
    ways = []
    for line, start in rows:
        second = line.geometry().vertexAt(1)
        assert second.z() - start.z() == pytest.approx(0.06 - 0.5 * 9.81 * 0.02**2, abs=1e-5)
        ways.append((second.x() - start.x()) / 0.02)
    assert 2.0 - 1e-3 <= min(ways) < max(ways) <= 4.0 + 1e-3
    assert len({round(way, 6) for way in ways}) == len(ways)


def test_initial_velocity_without_azimuth_points_down_the_slope(starts):
    line, start = starts(VELOCITY=10.0, AIR_DENSITY=0.0, RUNS=1, HEIGHT=5.0, TRAJECTORY_INTERVAL=0.02)[0]
    second = line.geometry().vertexAt(1)
    assert (second.x() - start.x(), second.y() - start.y()) == pytest.approx((0.0, -0.2), abs=1e-6)


def test_forest_stops_rocks_earlier(simulate, make_layer, box):
    # Leine et al. (2014), eqs. 10-11: drag below the height of the layer can only take energy.
    fields = "field=drag_coefficient:double&field=drag_height:double"
    forest = make_layer("Polygon", [(box(0, -120, 80, -25), [3000.0, 30.0])], fields)
    assert simulate(FOREST=forest)["ENERGY_MAX_VALUE"] < 0.7 * simulate()["ENERGY_MAX_VALUE"]


def test_ground_polygons_change_what_happens_in_them(simulate, make_layer, box):
    ground = make_layer("Polygon", [(box(0, -120, 80, 0), ["snow"])], "field=ground_class:string")
    covered = simulate(GROUND=ground, **LINES)
    everywhere = simulate(GROUND_DEFAULT="snow", **LINES)
    assert covered["RUNOUT_MAX"] == everywhere["RUNOUT_MAX"]
    assert covered["RUNOUT_MAX"] != simulate(**LINES)["RUNOUT_MAX"]


def test_neighbouring_ground_polygons_along_grid_lines_do_not_overlap(simulate, make_layer, box):
    # Outlines through nodes (cell centres lie at odd metres): each node must belong to one side only.
    halves = [(box(0, -61, 80, 0), ["hard"]), (box(0, -120, 80, -61), ["soft"])]
    ground = make_layer("Polygon", halves, "field=ground_class:string")
    assert simulate(GROUND=ground)["RUN_COUNT"] == 6


def test_polygons_beside_the_terrain_are_named_in_a_warning(simulate, make_layer, box, recorder):
    polygons = [(box(0, -60, 80, 0), ["hard"]), (box(500, -60, 600, 0), ["soft"])]
    simulate(GROUND=make_layer("Polygon", polygons, "field=ground_class:string"))
    # rocks that leave the elevation model may be warned of too
    of_ground = [warning.partition(" – ")[2] for warning in recorder.warnings if " – GROUND" in warning]
    assert of_ground == ["GROUND: no effect, outside of the elevation model: feature 2."]


def test_polygons_partly_outside_are_told_with_their_area(simulate, make_layer, box, recorder):
    """80 m of 100 m lie on the elevation model, 60 m deep; a polygon that follows its edge is not reported."""
    simulate(
        GROUND=make_layer("Polygon", [(box(0, -60, 100, 0), ["hard"])], "field=ground_class:string"),
        FOREST=make_layer("Polygon", [(box(0, -120, 80, -60), [500.0, 15.0])], FOREST),
    )
    messages = [warning for warning in recorder.warnings if "partly outside" in warning]
    assert messages == [
        "Ground polygons – GROUND: partly outside of the elevation model, without effect there: feature 1; "
        "1200 m² of 6000 m² (20 %)."
    ]


def test_barriers_partly_outside_are_told_with_their_length(simulate, make_layer, recorder):
    lines = [("LINESTRING(120 -50, 0 -50)", []), ("LINESTRING(60 -60, 20 -60)", [])]
    simulate(BARRIERS=make_layer("LineString", lines))
    messages = [warning for warning in recorder.warnings if "partly" in warning]
    assert messages == [
        "Barriers – BARRIERS: partly outside of the elevation model, without effect there: feature 1; "
        "40 m of 160 m (25 %)."
    ]


def test_restitution_overrides_the_ground_classes(simulate):
    # On level ground nothing else gives height back: a rock that rebounds rises, one that does not stays down.
    high = simulate(RESTITUTION=0.7)["HEIGHT_MAX_VALUE"]
    assert high > simulate(RESTITUTION=0.0)["HEIGHT_MAX_VALUE"]


def test_viscous_drag_of_the_ground_reaches_the_engine(simulate):
    # Where a single rock stops is chaotic, so only that it acts is certain.
    assert simulate(VISCOUS_DRAG=True)["RUNOUT_MEAN"] != simulate(VISCOUS_DRAG=False)["RUNOUT_MEAN"]


def test_samples_of_an_area_without_ground_are_left_out_with_a_warning(simulate, make_layer, box, recorder):
    area = make_layer("Polygon", [(box(-20, -30, 20, -15), [])])
    results = simulate(RELEASES=area, SPACING=5.0, RUNS=1)
    assert results["RELEASE_COUNT"] < 8 * 3
    assert (
        "partly outside of the elevation model: feature 1; 15 of 24 sampled points (62 %) are" in recorder.warnings[0]
    )


@pytest.mark.parametrize("scheme", ["implicit", "explicit"])
def test_both_schemes_of_free_flight_run(simulate, scheme):
    assert simulate(FREE_FLIGHT=scheme)["RUN_COUNT"] == 6


def test_elevation_model_with_scale_offset_and_south_up_rows_is_read(simulate, dem, tmp_path, cells):
    from osgeo import gdal

    turned = str(tmp_path / "turned.tif")
    source = gdal.Open(dem)
    west, cell, _, north, _, _ = source.GetGeoTransform()
    raster = gdal.GetDriverByName("GTiff").Create(turned, 40, 60, 1, gdal.GDT_Float64)
    raster.SetGeoTransform((west, cell, 0.0, north - 60 * cell, 0.0, cell))
    raster.SetProjection(source.GetProjection())
    heights = source.ReadAsArray().astype(float)[::-1]
    raster.GetRasterBand(1).SetNoDataValue(-1.0)
    raster.GetRasterBand(1).SetScale(0.5)
    raster.GetRasterBand(1).SetOffset(100.0)
    raster.GetRasterBand(1).WriteArray(np.where(heights == -9999.0, -1.0, (heights - 100.0) / 0.5))
    raster = None
    entry, other = (str(tmp_path / name) for name in ("one.tif", "other.tif"))
    simulate(PASSAGES=entry)
    simulate(DEM=turned, PASSAGES=other)
    np.testing.assert_array_equal(cells(entry), cells(other))


@pytest.mark.parametrize("law", ["newton", "poisson", "maximum_dissipation"])
def test_each_impact_law_runs(simulate, law):
    assert simulate(IMPACT_LAW=law)["RUN_COUNT"] == 6


def test_restitution_that_the_impact_law_does_not_use_is_named_in_a_warning(simulate, recorder):
    """Maximum dissipation is purely inelastic."""
    simulate(IMPACT_LAW="maximum_dissipation", RESTITUTION=0.5)
    expected = (
        "Impact law – IMPACT_LAW: maximum_dissipation has no rebound; the restitution of the ground is not used. "
        "Choose another impact law, or leave the restitution at 0."
    )
    assert recorder.warnings == [expected]


def test_table_of_ground_classes_replaces_and_adds_classes(simulate, make_layer, box, tmp_path):
    # The table's medium has the values of hard, its new class those of soft: the same rocks as on those.
    from talus.engine import ground_classes

    known = ground_classes.load()
    table = tmp_path / "classes.csv"
    ground_classes.write(table, [known["hard"]._replace(name="medium"), known["soft"]._replace(name="marsh")])
    names = ("RUNOUT_MEAN", "ENERGY_MAX_VALUE")

    def numbers(name, **parameters):
        ground = make_layer("Polygon", [(box(0, -60, 80, -30), [name])], "field=ground_class:string")
        results = simulate(TRAJECTORIES=None, GROUND=ground, **parameters)
        return [results[number] for number in names]

    of_table = numbers("marsh", GROUND_DEFAULT="medium", GROUND_TABLE=str(table))
    assert of_table == numbers("soft", GROUND_DEFAULT="hard")
    assert of_table != numbers("soft", GROUND_DEFAULT="medium")


def test_table_of_an_earlier_version_is_refused_with_what_changed(refused, tmp_path):
    """It has no column that says what its rolling resistance means."""
    from talus.engine import ground_classes

    table = tmp_path / "classes.csv"
    ground_classes.write(table, [ground_classes.load()["medium"]._replace(rolling_resistance=0.13)])
    lines = table.read_text(encoding="utf-8").splitlines()
    table.write_text("\n".join(line.rsplit(",", 1)[0] for line in lines) + "\n", encoding="utf-8")
    message = refused(GROUND_TABLE=str(table))
    assert "GROUND_TABLE" in message and "line 2: rolling_resistance is 0.13" in message
    assert "corners included" in message and "resources/ground_classes.csv" in message


def test_rolling_resistance_as_of_an_earlier_version_is_told(simulate, recorder):
    """0.12 was a usual number; on ground that does not give way it has no other meaning."""
    for parameters, count in (({}, 1), ({"GROUND_MODEL": "as RAMMS 1"}, 0), ({"GROUND_DEFAULT": "extra_hard"}, 0)):
        recorder.warnings.clear()
        simulate(ROLLING_RESISTANCE=0.12, MAX_TIME=1.0, ROCK="eota111", **parameters)
        words = "Soil has a rolling resistance of 0.12, less than any published"
        assert len([warning for warning in recorder.warnings if words in warning]) == count
    recorder.warnings.clear()
    simulate(MAX_TIME=1.0, ROCK="eota111")
    assert not [warning for warning in recorder.warnings if "less than any published" in warning]


def test_slip_friction_is_the_ground_of_the_paper_whatever_the_class_has(simulate, monkeypatch, tmp_path):
    """mu(s) from mu_min to mu_max of the class; no layer, no angle of friction, no resistance, no roughness."""
    from talus.engine import ground_classes
    from talus.engine.scene import inputs as scene

    grounds, make = [], scene.make_ground
    monkeypatch.setattr(scene, "make_ground", lambda *given: grounds.append(make(*given)) or grounds[-1])
    medium = ground_classes.load()["medium"]._replace(roughness=5.0, surface_roughness=0.1)
    ground_classes.write(tmp_path / "classes.csv", [medium])
    for model in ("scar layer", "slip friction"):
        simulate(GROUND_MODEL=model, GROUND_TABLE=str(tmp_path / "classes.csv"), MAX_TIME=1.0)
    layered, paper = (
        {name: float(ground.field(name)[0, 0]) for name in (*medium._fields[1:7], "rolling_resistance", "roughness",
                                                         "surface_roughness", "scar_strength", "sliding_friction")}
        for ground in grounds
    )  # fmt: skip
    assert layered["scar_strength"] == medium.scar_strength and layered["roughness"] == 5.0
    expected = {name: getattr(medium, name) for name in ("mu_min", "mu_max", "beta", "kappa")}
    assert paper == {**dict.fromkeys(paper, 0.0), **expected}
    grid = grounds[1].grid().table[0]
    assert tuple(grid[:4]) == (medium.mu_min, medium.mu_max, medium.kappa, medium.beta)


@pytest.mark.parametrize("parameters", [
    {"ROLLING_RESISTANCE": 0.5}, {"SURFACE_ROUGHNESS": 0.1}, {"ROUGHNESS": 5.0}, {"VISCOUS_DRAG": True},
])  # fmt: skip
def test_slip_friction_takes_nothing_beside_it(refused, parameters):
    name = next(iter(parameters))
    message = refused(GROUND_MODEL="slip friction", **parameters)
    assert f"{name}: with slip friction as the ground model this input does not exist" in message


def test_first_page_says_the_model_of_a_paper_and_where_its_numbers_are_from(simulate, tmp_path):
    """Before all else; and the table of parameters does not claim an air that the paper has not."""
    simulate(GROUND_MODEL="Leine et al. 2014", REPORT=str(tmp_path / "report.html"), MAX_TIME=5.0)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    begin, end = page.index("Model of a paper"), page.index("Inputs")
    assert begin < end and "Ground class medium: mu_min 0.35" in page[begin:end] and "recalled" in page[begin:end]
    assert "Density of the air" not in page


def test_model_of_a_paper_refuses_restitution_in_words(refused):
    message = refused(GROUND_MODEL="Leine et al. 2014", RESTITUTION=0.3)
    assert "RESTITUTION: Leine et al. 2014 does not have this input" in message


def test_lengths_of_a_block_make_a_rock_of_it(simulate, recorder):
    """A cube of 2 m by 1.5 m by 1 m; the volume among the inputs is not used, and that is reported."""
    result = simulate(ROCK="cube", ROCK_LENGTHS="1.5 2 1", VOLUME=7.0, STOPS="memory:", MAX_TIME=0.5)
    volumes = [row["volume_m3"] for row in result["STOPS"].getFeatures()]
    assert volumes and volumes == pytest.approx([3.0] * len(volumes))
    assert any("ideal cube, 3 m³, 8100 kg, 8 corners" in message for message in recorder.messages)
    assert any("VOLUME" in warning and "ROCK_LENGTHS" in warning for warning in recorder.warnings)


def test_volumes_of_releases_keep_the_proportions_of_a_block(simulate, make_layer):
    releases = make_layer("Point", [("POINT(30 -20)", [6.0])], "field=size:double")
    row = next(simulate(
        RELEASES=releases, VOLUME_FIELD="size", ROCK="cube", ROCK_LENGTHS="1.5; 2; 1", STOPS="memory:", RUNS=1,
        MAX_TIME=0.5,
    )["STOPS"].getFeatures())  # fmt: skip
    assert row["volume_m3"] == pytest.approx(6.0)


@pytest.mark.parametrize("text", ["2 1", "2 1 0", "2 1 -1", "2 1 x", "2,1 1,4 0,9", "2 1 0.05"])
def test_lengths_that_are_no_block_are_refused(refused, text):
    assert "Long, middle and short length of a block [m] – ROCK_LENGTHS: " in refused(ROCK_LENGTHS=text)


def test_large_flats_of_a_rock_from_a_file_are_told(simulate, recorder, tmp_path):
    """Half of the surface of a cube; none of a worn block of the library."""
    from talus.engine import rock_library

    for name, count in (("cube", 1), ("worn_slab", 0)):
        np.savetxt(tmp_path / f"{name}.xyz", rock_library.rock(name).vertices)
        recorder.warnings.clear()
        simulate(ROCK_FILE=str(tmp_path / f"{name}.xyz"), MAX_TIME=0.5)
        messages = [
            warning for warning in recorder.warnings if "the three largest faces have 50 % of the surface" in warning
        ]
        assert len(messages) == count == len([warning for warning in recorder.warnings if "largest faces" in warning])


def test_scale_of_the_coordinate_system_is_told_and_in_the_report(simulate, recorder, tmp_path):
    simulate(REPORT=str(tmp_path / "report.html"))
    text = "A metre of the coordinate system is 1.0000 m on the ground"
    assert any(text in message for message in recorder.messages)
    assert text in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_doubtful_scale_is_warned_of(simulate, recorder, make_dem, make_layer):
    """LAEA Europe at 63 N: metres of 0.9966 to 1.0034 m."""
    west, north = 4_800_000.0, 4_500_000.0
    layer = make_layer("Point", [(f"POINT({west + 30 - 2_600_000.0} {north - 20 - 1_200_000.0})", [])], crs="EPSG:3035")
    simulate(DEM=make_dem(epsg=3035, corner=(west, north)), RELEASES=layer)
    assert any("0.9966 to 1.0034 m on the ground" in warning for warning in recorder.warnings)


def test_releases_without_ground_are_left_out_and_listed_by_choice(simulate, recorder, make_layer):
    """The second is outside, the third on no data."""
    layer = make_layer("Point", [("POINT(30 -20)", []), ("POINT(900 -20)", []), ("POINT(4 -4)", [])])
    assert simulate(RELEASES=layer, OUTSIDE="skip")["RUN_COUNT"] == 3
    label = "Release points, lines or areas"
    assert f"{label} – RELEASES: left out, as there is no elevation under them: features 2, 3." in recorder.warnings


def test_releases_all_without_ground_are_refused_also_then(refused, make_layer):
    """Nothing would be left."""
    layer = make_layer("Point", [("POINT(900 -20)", [])])
    assert "no elevation under feature 1" in refused(RELEASES=layer, OUTSIDE="skip")


def test_compiling_is_told_although_single_kernels_are_there(simulate, recorder, monkeypatch, tmp_path):
    """The height of the releases is asked for, and its kernel compiled, before the simulation begins."""
    from talus.engine.jit import kernels

    (tmp_path / "height_map.heights_at-80.py311.nbi").touch()
    monkeypatch.setattr(kernels, "CACHE_FOLDER", tmp_path)
    simulate()
    assert any("compiles the engine" in message for message in recorder.messages)
    assert any("runs/s" in message for message in recorder.messages)  # of the runs alone: the trial has compiled
    recorder.messages.clear()
    (tmp_path / f"chunk.{kernels.OF_RUNS}-212.py311.nbi").touch()
    simulate()
    assert not any("compil" in message for message in recorder.messages)


def test_kernel_of_whole_runs_is_the_one_that_is_looked_for(qgis_app):
    from talus.engine.chunks import chunk
    from talus.engine.jit import kernels

    assert hasattr(chunk, kernels.OF_RUNS)
