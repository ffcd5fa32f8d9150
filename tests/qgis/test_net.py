# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net through processing.run: one impact as in a type test, crossings of a simulation, a net from a file."""

import json
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine.choices import NET_VERDICTS
from talus.tests.qgis.motion_layers import trajectories

LINE = "LINESTRING(60 -50, 44 -50)"
SMALL = {"NET_ENERGY": 100.0, "FAMILY": "cable net", "SPACING": 8.0, "MESH": 0.25, "THREADS": 1}
LAYERS = ("IMPACTS", "NET", "ROCK_FILM")
NOTHING = dict.fromkeys((*LAYERS, "REPORT"))


@pytest.fixture
def throw(qgis_app, dem, make_layer, recorder):
    def run(**parameters):
        import processing

        given = {"DEM": dem, "BARRIERS": make_layer("LineString", [(LINE, [])]), **SMALL, **NOTHING, **parameters}
        return processing.run("talus:net", given, feedback=recorder)

    return run


def test_one_impact_with_film_report_and_description(throw, tmp_path):
    """80 kJ at 25 m/s: held; the film has all parts at all moments, the rock moves down the slope, to the south."""
    files = {"REPORT": str(tmp_path / "net.html"), "DESCRIPTION": str(tmp_path / "net.json")}
    layers = dict.fromkeys(LAYERS, "memory:")
    results = throw(VOLUME=2.0 * 80e3 / 25.0**2 / 2700.0, FRAME_INTERVAL=0.1, **files, **layers)
    assert (results["IMPACT_COUNT"], results["CAUGHT_SHARE"]) == (1, 100.0)
    row = next(results["IMPACTS"].getFeatures())
    # in free fall until it touches: within 5 % of the energy at the place that was aimed at
    assert row["e_kj"] == pytest.approx(80.0, rel=0.05) and row["mass_kg"] == pytest.approx(256.0, rel=1e-6)
    assert 0.5 < row["elong_m"] == results["ELONGATION_MAX"] and row["verdict"] == "caught"
    film = list(results["NET"].getFeatures())
    assert {entry["part"] for entry in film} == {"net", "rope", "post", "brake"}
    moments = sorted({entry["time_s"] for entry in film})
    assert moments[:5] == pytest.approx([0.0, 0.1, 0.2, 0.3, 0.4], abs=2e-3)  # samples of 1 ms or so
    rocks = sorted(results["ROCK_FILM"].getFeatures(), key=lambda one: one["time_s"])
    ways = [rock.geometry().boundingBox().center().y() for rock in rocks]
    assert len(rocks) == len(moments) < 200 and ways[1] < ways[0] - 1.0  # until the rock is still
    page = (tmp_path / "net.html").read_text(encoding="utf-8")
    assert "The net is generic" in page and page.count("data:image/svg+xml") in (0, 2)
    assert len(page) < 3e6  # thousands of lines of the net are a picture of pixels
    made = json.loads((tmp_path / "net.json").read_text(encoding="utf-8"))
    assert made["family"]["energy"] == 1e5


def test_rock_hits_the_middle_of_a_field_unless_told_otherwise(throw, recorder):
    """Two fields of 8 m: half the way along the line is a post, which the model does not see; that is said."""
    quick = {"VOLUME": 0.05, "MAX_TIME": 0.1}
    throw(**quick, IMPACTS="memory:")
    assert any("25 % of the length of the net, 4.0 m from the nearest post" in text for text in recorder.messages)
    assert not any("meets a post" in text for text in recorder.warnings)
    row = next(throw(**quick, ALONG=50.0, IMPACTS="memory:")["IMPACTS"].getFeatures())
    assert any("ALONG: at 50 % the rock" in text and "meets a post 0.0 m away" in text for text in recorder.warnings)
    assert row["post_m"] < 0.3


def test_flags_have_unit_and_place(throw, recorder):
    """500 kJ into a net for 100 kJ: what passes its strength is named, in kN, with where it is."""
    row = next(throw(VOLUME=2.0 * 500e3 / 25.0**2 / 2700.0, IMPACTS="memory:", MAX_TIME=0.3)["IMPACTS"].getFeatures())
    assert " kN exceed its strength of " in row["flags"] and "m along the net" in row["flags"]
    assert any(row["flags"].split("; ")[0] in text for text in recorder.warnings)


def test_bending_strength_of_a_post_has_unit_and_place(qgis_app):
    """The words of the engine on a beam: two posts 10 m apart, of which the second is meant."""
    from talus.algorithms.tools.net.numbers import flag_words
    from talus.engine.nets import Net

    post = {"E": 2.1e11, "A": 4e-3, "I": 1.7e-5, "rho": 7850.0}
    net = Net.from_dict({
        "nodes": [[x, 0.0, z] for x in (0.0, 10.0) for z in (0.0, 2.0, 4.0)], "fixed": [0, 3],
        "materials": {"post": post}, "elements": [
            {"type": "beam", "nodes": [0, 1, 2], "mat": "post"}, {"type": "beam", "nodes": [3, 4, 5], "mat": "post"},
            {"type": "truss", "nodes": [2, 5], "mat": "post"},
        ],
    })  # fmt: skip
    words = flag_words("post: 12345 N m in element 1 passes the bending strength 1000", net)
    assert words == "post at 10.0 m along the net: 12.3 kNm exceed its bending strength of 1 kNm"


def test_progress_of_one_impact_rises_step_by_step(throw, recorder, monkeypatch):
    """Looked at often, whatever the speed of the computer."""
    from talus.engine.nets.collision import many

    monkeypatch.setattr(many, "PAUSE", 0.001)
    shares = []
    recorder.progressChanged.connect(shares.append)
    throw(VOLUME=0.05, MAX_TIME=0.5)
    assert len({round(share) for share in shares if 0.0 < share < 90.0}) >= 2 and shares == sorted(shares)


def test_product_sheet_is_written_read_and_compared_with_its_test(throw, recorder, tmp_path):
    """The generic net as a sheet makes the same net again; with an elongation of a test, the model is compared."""
    sheet, page = tmp_path / "sheet.csv", tmp_path / "net.html"
    quick = {"MAX_TIME": 0.4, "MESH": 0.5}
    generic = throw(**quick, SHEET_OUT=str(sheet))
    text = sheet.read_text(encoding="utf-8").replace("test_elongation;;", "test_elongation;9.5;")
    sheet.write_text(text.replace("generic cable net", "Holder 100"), encoding="utf-8")
    made = throw(**quick, SHEET=str(sheet), NET_ENERGY=8000.0, REPORT=str(page))  # the sheet says the energy
    assert made["ELONGATION_MAX"] == pytest.approx(generic["ELONGATION_MAX"], rel=1e-3)
    assert any("Net by a product sheet: Holder 100" in text for text in recorder.messages)
    assert any("9.50 m in the type test" in text for text in recorder.warnings + recorder.messages)
    html = page.read_text(encoding="utf-8")
    assert "Holder 100" in html and "Product sheet" in html and "The net is generic" not in html


def test_sheet_that_is_none_is_refused_by_its_entry(throw, tmp_path):
    from qgis.core import QgsProcessingException

    path = tmp_path / "sheet.csv"
    path.write_text("product;A\nkind;cable net\nmel;much\nheight;3\npost_spacing;8\n")
    with pytest.raises(QgsProcessingException, match="SHEET: mel is 'much'"):
        throw(SHEET=str(path))


@pytest.mark.source("sautter", "own and concave rocks in talus:net and talus:netsiting")
def test_own_rock_keeps_its_size(throw, recorder, tmp_path):
    """Two boxes that overlap as an L: the mass is that of their union, which has the corner that they share once."""
    blocks = [(0.0, 0.4, 0.0, 0.3), (0.0, 0.3, 0.2, 0.6)]
    text = ""
    for name, (west, east, south, north) in zip("ab", blocks):
        text += f"o {name}\n" + "".join(f"v {x} {y} {z}\n" for x in (west, east) for y in (south, north)
                                        for z in (0.0, 0.3))  # fmt: skip
    path = tmp_path / "rock.obj"
    path.write_text(text)
    results = throw(ROCK_FILE=str(path), ROCK_SOLID="parts", IMPACTS="memory:", MAX_TIME=0.1)
    row = next(results["IMPACTS"].getFeatures())
    assert row["mass_kg"] == pytest.approx(2700.0 * (0.036 + 0.036 - 0.009), rel=1e-6)
    assert any("The net meets the hull of all parts" in text for text in recorder.messages)


def test_net_from_a_file_gives_the_same_impact(throw, tmp_path):
    """Written, and read again instead of line and family: the same to the metre's sixth digit."""
    path = str(tmp_path / "net.json")
    first = throw(VOLUME=0.05, MAX_TIME=0.2, DESCRIPTION=path)
    second = throw(VOLUME=0.05, MAX_TIME=0.2, NET_FILE=path, BARRIERS=None)
    assert second["ELONGATION_MAX"] == pytest.approx(first["ELONGATION_MAX"], abs=1e-6)


def test_rocks_of_a_simulation_where_they_cross(throw, make_layer, make_dem):
    """Throws to the south from 450 m: level ground at 448 m; the fast ones still fly above the top, as the log says."""
    dem = make_dem(heights=np.full((60, 40), 446.0))
    paths = trajectories([12.0, 20.0, 60.0], duration=2.0)
    line = make_layer("LineString", [("LINESTRING(30 -12, 14 -12)", [])])
    results = throw(DEM=dem, BARRIERS=line, TRAJECTORIES=paths, WORST=1, IMPACTS="memory:", SIDE="left", MAX_TIME=0.1,
                    DENSITY=2500.0)  # fmt: skip
    row = next(results["IMPACTS"].getFeatures())
    assert results["IMPACT_COUNT"] == 1 and row["mass_kg"] == pytest.approx(2000.0)
    assert row["run"] == 0  # after 12 m it is 4.9 m lower, the others 1.8 and 0.2 m


CROSSED = "&".join(
    [f"field={name}:double" for name in ("time_s", "e_kj", "mass_kg", "vx_ms", "vy_ms", "vz_ms", "wx_rads", "wy_rads",
                                         "wz_rads", "turn_w", "turn_x", "turn_y", "turn_z")] + ["field=run:integer"]
)  # fmt: skip
OVER_LEVEL_GROUND = {"WORST": 1, "SIDE": "left", "MAX_TIME": 0.1, "DENSITY": 2500.0}


@pytest.fixture
def crossings(make_layer):
    """A layer of crossings 1 m above level ground at 446 m, 10 cm before the line; speeds and quaternions as given.

    Each is of a run of its own, or all of the run 0, the last first.
    """

    def layer_of(given, beside=0.0, are_of_one_run=False):
        rows = []
        for k, (speed, turn) in enumerate(given):
            energy = 0.5 * 800.0 * speed**2 / 1000.0
            time, run = (9.0 - k, 0) if are_of_one_run else (1.0, k)
            rows.append((f"PointZ ({21.0 + 0.3 * k} {-11.9 + beside} 447)",
                         [time, energy, 800.0, 0.0, -speed, 0.0, 0.0, 0.0, 3.0, *map(float, turn), run]))  # fmt: skip
        return make_layer("PointZ", rows, CROSSED)

    return layer_of


@pytest.fixture
def level(make_layer, make_dem):
    """Level ground and a line across it."""
    dem = make_dem(heights=np.full((60, 40), 446.0))
    return {"DEM": dem, "BARRIERS": make_layer("LineString", [("LINESTRING(30 -12, 14 -12)", [])]), **OVER_LEVEL_GROUND}


def test_rocks_of_crossings_come_turned_and_spinning_as_they_were(throw, crossings, level):
    """The first picture of the film: the corners of the library's rock, turned by the quaternion of the layer."""
    from talus.engine.rigid_body.quaternion import rotation_matrix
    from talus.engine.shapes.rock_library import rock

    turn = np.array([0.8, 0.2, -0.4, 0.4])
    results = throw(CROSSINGS=crossings([(15.0, turn)]), IMPACTS="memory:", ROCK_FILM="memory:", **level)
    row = next(results["IMPACTS"].getFeatures())
    assert row["run"] == 0 and row["mass_kg"] == pytest.approx(800.0)
    first = min(results["ROCK_FILM"].getFeatures(), key=lambda one: one["time_s"])
    corners = np.array([(v.x(), v.y(), v.z()) for v in first.geometry().vertices()])
    wanted = np.array(rock("eota111", volume=0.32).vertices) @ np.array(rotation_matrix(turn)).reshape(3, 3).T
    for axis in range(3):
        assert np.ptp(corners[:, axis]) == pytest.approx(np.ptp(wanted[:, axis]), abs=1e-6)


def test_a_run_that_comes_back_is_thrown_as_it_came_first(throw, crossings, level):
    """The first in time, not the one with the most energy nor the first row of the layer."""
    turn = (1.0, 0.0, 0.0, 0.0)
    layer = crossings([(20.0, turn), (15.0, turn), (10.0, turn)], are_of_one_run=True)
    results = throw(CROSSINGS=layer, IMPACTS="memory:", **{**level, "WORST": 0})
    assert [row["v_ms"] for row in results["IMPACTS"].getFeatures()] == [pytest.approx(10.0, abs=0.01)]


def test_ranking_takes_what_asks_most(throw, crossings, level, recorder):
    """Rocks alike but for speed and place: 12 impacts make a surface, and what it ranks first is thrown."""
    given = [(6.0 + 0.8 * k, (1.0, 0.0, 0.0, 0.0)) for k in range(16)]
    results = throw(CROSSINGS=crossings(given), RANKING=14, IMPACTS="memory:", **level)
    assert any("ranked by a response surface of 14 impacts" in text for text in recorder.messages)
    assert next(results["IMPACTS"].getFeatures())["run"] >= 10
    throw(CROSSINGS=crossings(given), RANKING=3, **level)
    assert any("RANKING: 3 impacts are too few" in text for text in recorder.warnings)


def test_crossings_beside_the_line_or_with_trajectories_are_refused(throw, crossings, level):
    from qgis.core import QgsProcessingException

    layer = crossings([(15.0, (1.0, 0.0, 0.0, 0.0))], beside=3.0)
    with pytest.raises(QgsProcessingException, match="CROSSINGS: no rock crosses the net"):
        throw(CROSSINGS=layer, **level)
    with pytest.raises(QgsProcessingException, match="give one of them"):
        throw(CROSSINGS=layer, TRAJECTORIES=trajectories([12.0]), **level)


def test_layers_show_verdicts_and_a_film(loaded, dem, make_layer):
    """Impacts by verdict; net and rock each picture for as long as it lasts, the parts of the net in their colours."""
    given = {"DEM": dem, "BARRIERS": make_layer("LineString", [(LINE, [])]), **SMALL, "VOLUME": 0.05, "MAX_TIME": 0.1}
    layers = loaded("talus:net", {**given, "FRAME_INTERVAL": 0.05}, dict.fromkeys(LAYERS, "memory:"))
    assert set(layers) == {"Impacts on the net", "Film of the net", "Film of the rock"}
    verdicts = layers["Impacts on the net"].renderer()
    assert verdicts.classAttribute() == "verdict"
    assert {category.value() for category in verdicts.categories()} == set(NET_VERDICTS)
    film = layers["Film of the net"]
    assert {category.value() for category in film.renderer().categories()} == {
        feature["part"] for feature in film.getFeatures()
    }
    assert film.attributeDisplayName(1) == "part of the net" and film.renderer3D() is not None
    for name in ("Film of the net", "Film of the rock"):
        time = layers[name].temporalProperties()
        assert time.isActive() and time.fixedDuration() == 50.0  # ms
        assert layers[name].fields().lookupField(time.startField()) >= 0


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"BARRIERS": None}, "give the line of the net"),
        ({"NET_ENERGY": 9000.0}, "from 100 to 8000"),
        ({"FAMILY": "fence"}, "choose one of"),
        ({"NET_FILE": "/nowhere.json"}, "cannot be read"),
        ({"CROSSINGS": set()}, "CROSSINGS: this is no vector layer"),
    ],
)
def test_what_makes_no_net_is_refused(throw, change, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        throw(**change)


def test_line_beyond_the_elevation_model_is_refused(throw, make_layer):
    from qgis.core import QgsProcessingException

    outside = make_layer("LineString", [("LINESTRING(90 -50, 60 -50)", [])])
    with pytest.raises(QgsProcessingException, match=r"Line of the net.* – BARRIERS: .* no ground under .* the line"):
        throw(BARRIERS=outside)


def test_level_ground_asks_for_side_and_direction_by_their_labels(throw, level):
    """Nothing shows downhill on a plane: first where the net leans, then where the rock flies to."""
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=r"Side of the line that is downhill – SIDE: .* too flat"):
        throw(**{**level, "SIDE": "lower side"})
    with pytest.raises(QgsProcessingException, match=r"Direction of the impact .* – AZIMUTH: .* downhill"):
        throw(**level)


def test_verdicts_have_colours_and_words(qgis_app):
    from talus.algorithms.tools.net.layers import VERDICT_COLOURS, verdict_names

    assert set(VERDICT_COLOURS) == set(verdict_names()) == set(NET_VERDICTS)


def test_line_with_coordinates_that_are_not_finite_is_refused(throw, make_layer):
    from qgis.core import QgsGeometry, QgsPointXY, QgsProcessingException

    layer = make_layer("LineString", [(LINE, [])])
    line = QgsGeometry.fromPolylineXY([QgsPointXY(2_600_050.0, 1_199_950.0), QgsPointXY(np.inf, 1_199_950.0)])
    layer.dataProvider().changeGeometryValues({1: line})
    with pytest.raises(QgsProcessingException, match=r"BARRIERS.*feature 1.*coordinates that are not finite"):
        throw(BARRIERS=layer)


@pytest.fixture
def hits():
    """Impacts: one held after 3 m, one after 5 m, and a rock that has flown 23 m on."""

    def hit(verdict, elongation):
        return SimpleNamespace(
            verdict=verdict, elongation=elongation, flags=(), brake_strokes=(), rope_forces={}, reactions={},
            residual_height=0.5, energy={"rock_motion": [1e3], "rock_rotation": [0.0]},
        )  # fmt: skip

    return [hit("caught", 3.0), hit("caught", 5.0), hit("through", 23.0)]


def test_elongation_is_that_of_rocks_that_are_held(hits):
    """A rock that has passed flies on: its way is no elongation; where none is held the largest way is reported."""
    from talus.algorithms.tools.net.numbers import numbers_of

    assert numbers_of(hits)["ELONGATION_MAX"] == 5.0
    assert numbers_of(hits[2:])["ELONGATION_MAX"] == 23.0


def test_film_is_of_the_held_rock_with_the_largest_elongation(hits, monkeypatch):
    from talus.algorithms.tools.net import run
    from talus.algorithms.tools.net.algorithm import FRAME_INTERVAL

    monkeypatch.setattr(run, "throw_all", lambda call, net, cases, told: hits if len(cases) == 3 else cases)
    scene = SimpleNamespace(net=None, cases=[{"number": k} for k in range(3)])
    assert run._throw({FRAME_INTERVAL: 0.1}, scene) == (hits, (1, {"number": 1, "frame_interval": 0.1}))


def test_table_of_impacts_begins_with_rocks_that_are_not_held(hits, qgis_app):
    from talus.algorithms.tools.net.report import _impacts_table

    scene = SimpleNamespace(cases=[{"rock": SimpleNamespace(mass=1.0)}] * 3, runs=[71, 72, 73])
    table = _impacts_table(scene, hits)
    assert table.index("73") < table.index("72") < table.index("71")


def test_rocks_in_succession_meet_what_is_left_of_the_net(throw, recorder, tmp_path):
    """60 kJ twice into a net for 100 kJ: brakes go on from where they are; the first is as on a new net."""
    rock = {"VOLUME": 2.0 * 60e3 / 25.0**2 / 2700.0, "MAX_TIME": 0.8}
    report = tmp_path / "net.html"
    alone, twice = throw(**rock), throw(**rock, SUCCESSIVE=2, REPORT=str(report))
    assert {name: twice[name] for name in alone if name in ("ELONGATION_MAX", "STROKE_MAX")} == {
        name: alone[name] for name in ("ELONGATION_MAX", "STROKE_MAX")
    }
    assert twice["IMPACT_COUNT"] == 1 and 0 <= twice["CAUGHT_IN_SUCCESSION"] <= 2 and "HEIGHT_LEFT" not in alone
    assert twice["HEIGHT_LEFT"] < 100.0 and twice["STROKE_USED"] > 0.0
    messages = [message for message in recorder.messages if "In succession" in message]
    assert len(messages) == 2 and "rock 2 (impact 1)" in messages[1]
    page = report.read_text(encoding="utf-8")
    section = page[page.index("Successive rocks without repair</h2>") :]
    section = section[: section.index("<h2")]
    assert section.count("<tr") == 3 and f"{twice['STROKE_USED']:.3g}" in section and "<img" in section
    assert "Each rock hits a new net, except" in page


def test_report_says_first_what_is_not_held_and_what_rolls_out_later(qgis_app):
    """Its first lines count them, before any plot: one of three rocks tears a rope, one rolls out after the stop."""
    from talus.algorithms.tools.net.report import _heading

    scene = SimpleNamespace(sheet=None, net=SimpleNamespace(description={"family": {"name": "ring net"}}))
    hits = [SimpleNamespace(verdict=verdict, left_at=left)
            for verdict, left in (("caught", np.nan), ("failed", np.nan), ("caught", 2.7))]  # fmt: skip
    assert "Not held: 1; held, but out of the net later: 1." in _heading(scene, hits)
    assert "Not held" not in _heading(scene, hits[:1])
