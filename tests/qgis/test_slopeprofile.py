# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:slopeprofile through processing.run: profiles from a file and from a line, and what it refuses."""

import numpy as np
import pytest

PROFILE = "x,z,class\n0,20\n3,20,hard\n10,0,medium_soft\n60,0\n"


@pytest.fixture
def profile_file(tmp_path):
    path = tmp_path / "profile.csv"
    path.write_text(PROFILE)
    return str(path)


@pytest.fixture
def thrown(qgis_app, recorder, tmp_path):
    def run(**parameters):
        import processing

        small = {"RUNS": 20, "STATIONS": "memory:", "PLOT": None, "VELOCITY": 2.0, "VELOCITY_TO": None, "VOLUME": 0.1}
        return processing.run("talus:slopeprofile", {**small, **parameters}, feedback=recorder)

    return run


def rows_of(results):
    return [dict(zip(row.fields().names(), row.attributes())) for row in results["STATIONS"].getFeatures()]


def test_stations_agree_with_the_numbers(thrown, profile_file):
    results = thrown(PROFILE_FILE=profile_file, TOE=10.0, VELOCITY=8.0)  # else they stop on the bench
    rows = rows_of(results)
    assert [row["along_m"] for row in rows] == list(np.arange(0.0, 60.1, 0.5))
    assert max(row["e_max_kj"] or 0.0 for row in rows) == pytest.approx(results["ENERGY_MAX_VALUE"])
    assert sum(row["stops"] for row in rows) == results["RUN_COUNT"] == 20 and results["LEFT_SHARE"] == 0.0
    assert {row["class"] for row in rows} == {"", "hard", "medium_soft"}
    beyond = [row["along_m"] for row in rows if row["share"] <= 0.05]
    assert results["WIDTH_95"] == pytest.approx(min(x for x in beyond if x >= 10.0) - 10.25, abs=0.51)
    assert 10.0 < results["STOP_P95"] <= results["FARTHEST"] < 60.0


def test_energy_is_that_of_the_fall_at_most(thrown, profile_file):
    # Nothing gains energy: m (g (20 m + release height + radius) + v^2 / 2) bounds what a rock can have.
    results = thrown(PROFILE_FILE=profile_file)
    mass, radius = 0.1 * 2700.0, 0.5
    assert results["ENERGY_MAX_VALUE"] <= 1e-3 * mass * (9.81 * (20.0 + 0.6 + radius) + 0.5 * 2.0**2)


def test_shapes_and_starts_share_the_runs(thrown, profile_file):
    results = thrown(PROFILE_FILE=profile_file, ROCKS=["cube", "disc"], VELOCITY_TO=3.0, START_TO=2.5, RUNS=10)
    assert results["RUN_COUNT"] == 2 * 20 * 5  # shapes, places and velocities, one run each


def test_shapes_by_number_go_instead_of_those_of_the_library(thrown, profile_file):
    """Three shapes share the runs, as the engine's own; a ball of many corners is not a box."""
    shapes = "superellipsoid 2, prism 5; box 3:2:1.5"
    assert thrown(PROFILE_FILE=profile_file, SHAPES=shapes, RUNS=20)["RUN_COUNT"] == 21
    box, ball = (thrown(PROFILE_FILE=profile_file, SHAPES=shape) for shape in ("box", "superellipsoid 2"))
    cube = thrown(PROFILE_FILE=profile_file, ROCKS=["cube"])
    assert box["FARTHEST"] == cube["FARTHEST"] != ball["FARTHEST"]


def test_model_of_a_paper_sets_all_that_it_has(thrown, profile_file):
    """That of 2020 is slip friction without air and restitution; that of 2014 has the explicit scheme beside it."""
    given = {"PROFILE_FILE": profile_file, "VELOCITY": 8.0, "RUNS": 40}
    by_hand = thrown(**given, GROUND_MODEL="slip friction", AIR_DENSITY=0.0, RESTITUTION=0.0)
    implicit, explicit = (thrown(**given, GROUND_MODEL=f"Leine et al. {year}") for year in (2020, 2014))
    for name in ("FARTHEST", "ENERGY_MAX_VALUE", "STOP_P95"):
        assert implicit[name] == by_hand[name]
    assert explicit["STOP_P95"] != implicit["STOP_P95"]  # largest energies are those of the first fall


def test_restitution_is_refused_beside_the_model_of_a_paper(thrown, profile_file):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match="2014 does not have this input"):
        thrown(PROFILE_FILE=profile_file, GROUND_MODEL="Leine et al. 2014", RESTITUTION=0.3)


def test_class_of_a_piece_is_its_ground(thrown, tmp_path):
    """A slope of bedrock above a foot of bedrock or of wet meadow: rocks stop earlier on the meadow, and down to
    the foot all go as far as before."""
    shares = []
    for foot in ("extra_hard", "extra_soft"):
        path = tmp_path / f"{foot}.csv"
        path.write_text(f"0,20,extra_hard\n3,20,extra_hard\n10,0,{foot}\n90,0\n")
        results = thrown(PROFILE_FILE=str(path), TOE=12.0, RUNS=40)
        rows = rows_of(results)
        beyond = sum(row["share"] for row in rows if row["along_m"] > 12.0)
        shares.append((beyond, [row["share"] for row in rows if 4.0 < row["along_m"] < 8.0]))
    (far, before), (near, same) = shares
    assert near < 0.7 * far
    assert same == before


def test_line_on_an_elevation_model_is_the_same_slope(thrown, dem, make_layer, tmp_path):
    from osgeo import gdal
    from qgis.core import QgsRasterLayer

    data = gdal.Open(dem)
    cell, column = data.GetGeoTransform()[1], data.RasterXSize // 2
    heights = data.ReadAsArray()[2:-2, column]  # from north to south, downhill
    x, south = (column + 0.5) * cell, (heights.size + 1.5) * cell
    line = make_layer("LineString", [(f"LINESTRING({x} {-2.5 * cell}, {x} {-south})", [])])
    path = tmp_path / "same.csv"
    path.write_text("\n".join(f"{k * cell},{float(z)!r}" for k, z in enumerate(heights)))
    same = {"SPACING": cell, "START": 5.0, "START_TO": None, "RUNS": 10}
    of_line, of_file = thrown(LINE=line, DEM=dem, **same), thrown(PROFILE_FILE=str(path), **same)
    assert of_line["FARTHEST"] == pytest.approx(of_file["FARTHEST"], rel=1e-6)
    one, other = rows_of(of_line), rows_of(of_file)
    for name in ("along_m", "ground_m", "share", "stops", "e_max_kj", "v_max_ms", "h_max_m"):
        columns = ([float(row[name] or 0.0) for row in rows] for rows in (one, other))  # nobody came: NULL
        np.testing.assert_allclose(*columns, rtol=1e-6, err_msg=name)
    first = next(of_line["STATIONS"].getFeatures())
    assert first.geometry().constGet().is3D() and of_line["STATIONS"].crs() == QgsRasterLayer(dem).crs()


LONG = "0,1100\n1500,170\n1741,165\n"  # 32 degrees, and a flat foot


def test_rocks_in_the_plane_of_a_long_profile(thrown, recorder, tmp_path):
    """1,741 m: bound rocks cannot leave the profile sideways, whatever its length; the same bits again."""
    path = tmp_path / "long.csv"
    path.write_text(LONG)
    case = {"PROFILE_FILE": str(path), "SPACING": 2.0, "START": 20.0, "VELOCITY": 3.0, "VOLUME": 1.0, "RUNS": 6,
            "GROUND_DEFAULT": "extra_hard", "PLANE": True}  # fmt: skip
    first, again = thrown(**case), thrown(**case)
    assert first["FARTHEST"] == again["FARTHEST"] > 300.0
    assert any("bound to the plane" in text for text in recorder.messages)
    assert sum(row["stops"] for row in rows_of(first)) <= 6 and rows_of(first)[20]["share"] == 1.0


def test_plane_is_off_by_default_and_another_motion(thrown, profile_file):
    free, off, bound = (thrown(PROFILE_FILE=profile_file, VELOCITY=8.0, **more)
                        for more in ({}, {"PLANE": False}, {"PLANE": True}))  # fmt: skip
    assert free["FARTHEST"] == off["FARTHEST"] != bound["FARTHEST"]


def test_largest_velocity_that_a_script_leaves_out_is_that_of_the_dialog(qgis_app, profile_file, recorder):
    """1.5 m/s, so that five velocities share the runs; where the smallest is more, all have that one."""
    import processing

    case = {"PROFILE_FILE": profile_file, "RUNS": 1, "STATIONS": "memory:", "PLOT": None, "VOLUME": 0.1}
    counts = [processing.run("talus:slopeprofile", {**case, **more}, feedback=recorder)["RUN_COUNT"]
              for more in ({}, {"VELOCITY_TO": None}, {"VELOCITY": 8.0})]  # fmt: skip
    assert counts == [5, 1, 1]


def test_plot_is_drawn(thrown, profile_file, tmp_path):
    plot = str(tmp_path / "plot.png")
    thrown(PROFILE_FILE=profile_file, TOE=10.0, BARRIERS_ALONG="20: 3: 500", VELOCITY=8.0, PLOT=plot)
    assert (tmp_path / "plot.png").stat().st_size > 20_000


def test_legends_lie_off_curves_that_rise_to_the_end(qgis_app):
    import numpy as np

    from talus.algorithms.shared.reports.plots import drawn, new_figure
    from talus.algorithms.tools.slopeprofile.plot import _draw_pair

    figure, axes = new_figure(18.0, 3.0)
    x = np.linspace(0.0, 1700.0, 500)
    _draw_pair(axes, x, 19.0 * np.sqrt(x), 17.0 * np.sqrt(x), "energy [kJ]")
    drawn(figure, "svg")
    legend = axes.get_legend().get_window_extent()
    for line in axes.get_lines():
        assert legend.count_contains(axes.transData.transform(line.get_xydata())) == 0


@pytest.mark.source("ashayer_2007", "historical models as choices of the study of a slope profile")
def test_earlier_models_stand_beside_the_runs(thrown, recorder, profile_file, tmp_path):
    """Each chosen model has its column of shares and its line in log and plot; the runs of Talus stay the same."""
    plot = tmp_path / "plot.png"
    case = {"PROFILE_FILE": profile_file, "TOE": 10.0, "VELOCITY": 8.0}
    alone = thrown(**case)
    results = thrown(**case, EARLIER_MODELS=["descoeudres", "pfeiffer"], PLOT=str(plot))
    assert results["FARTHEST"] == alone["FARTHEST"] and plot.stat().st_size > 20_000
    rows = rows_of(results)
    assert [name for name in rows[0] if name.startswith("sh_")] == ["sh_descoeudres", "sh_pfeiffer"]
    shares = [row["sh_descoeudres"] for row in rows]
    assert shares[0] == 1.0 and shares[-1] < 1.0 and shares == sorted(shares, reverse=True)
    messages = [text for text in recorder.messages if "95 % go no farther than" in text]
    assert len(messages) == 2 and "Pfeiffer and Bowen" in messages[1] and "holds 90 %" in messages[1]
    stiff = thrown(**case, EARLIER_MODELS=["pfeiffer"], EARLIER_RESTITUTION="0.9", EARLIER_FRICTION="0.1")
    assert [row["sh_pfeiffer"] for row in rows_of(stiff)] != [row["sh_pfeiffer"] for row in rows]


@pytest.mark.parametrize(("value", "words"), [("1.5", "from 0 to 1"), ("normal(0.3)", "EARLIER_RESTITUTION: ")])
def test_restitution_of_earlier_models_is_refused_by_its_name(thrown, profile_file, value, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        thrown(PROFILE_FILE=profile_file, EARLIER_MODELS=["stronge"], EARLIER_RESTITUTION=value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0,10\n5", "line 2"), ("0,10\n5,abc", "line 2"), ("0,10\n5,0\n4,0", "not beyond"), ("0,10", "two points"),
        ("0,10,granite\n5,0", "known classes"), ("0,10\n5,nan", "line 2"), ("", "two points"),
    ],
)  # fmt: skip
def test_file_that_is_no_profile_is_refused_by_its_line(thrown, tmp_path, text, words):
    from qgis.core import QgsProcessingException

    path = tmp_path / "bad.csv"
    path.write_text(text)
    with pytest.raises(QgsProcessingException, match=f"PROFILE_FILE.*{words}"):
        thrown(PROFILE_FILE=str(path))


def test_texts_that_are_no_shapes_are_refused(thrown, profile_file):
    from qgis.core import QgsProcessingException

    for shapes, words in (("prism", "prism SIDES"), ("cone 3", "superellipsoid EXPONENT"), ("prism 2", "3 or more")):
        with pytest.raises(QgsProcessingException, match=f"SHAPES.*{words}"):
            thrown(PROFILE_FILE=profile_file, SHAPES=shapes)


@pytest.mark.source("ashayer_2007", "distributions in the studies of a slope profile and of catchments")
def test_ground_may_be_drawn(thrown, profile_file):
    """Same inputs, same stops; drawn for each run or for each contact, or not at all, they are others."""
    drawn = {"FRICTION_DISTRIBUTION": "uniform(0.3, 0.5)", "RESTITUTION_DISTRIBUTION": "normal(0.35, 0.05, 0.3, 0.4)",
             "ROLLING_DISTRIBUTION": "uniform(0.5, 1.5)", "MATERIAL_DRAWN": "contact"}  # fmt: skip
    case = {"PROFILE_FILE": profile_file, "VELOCITY": 8.0}
    first, again, plain, other = (
        thrown(**case, **how)["FARTHEST"] for how in (drawn, drawn, {}, {**drawn, "MATERIAL_DRAWN": "run"})
    )
    assert first == again
    assert len({first, plain, other}) == 3


@pytest.mark.source("sautter", "own and concave rocks in studies of profiles")
@pytest.mark.parametrize("solid", ["hull", "parts"])
def test_rock_from_a_file_goes_instead_of_the_shapes(thrown, profile_file, recorder, tmp_path, solid):
    """A box of 3 : 2 : 1.5, and two boxes that overlap and make an L, which its hull is not."""
    corners = [(x, y, z) for x in (0.0, 3.0) for y in (0.0, 2.0) for z in (0.0, 1.5)]
    arm = [(x, y, z) for x in (0.0, 1.0) for y in (1.5, 5.0) for z in (0.0, 1.5)]
    path = tmp_path / ("rock.xyz" if solid == "hull" else "rock.obj")
    blocks = [corners] if solid == "hull" else [corners, arm]
    heads = [""] if solid == "hull" else ["o body\n", "o arm\n"]
    before = "" if solid == "hull" else "v "
    path.write_text("".join(
        head + "".join(before + " ".join(map(str, corner)) + "\n" for corner in block)
        for head, block in zip(heads, blocks)
    ))  # fmt: skip
    own = thrown(PROFILE_FILE=profile_file, ROCK_FILE=str(path), ROCK_SOLID=solid, VELOCITY=8.0,
                 EARLIER_MODELS=["stronge"])  # fmt: skip
    assert len([text for text in recorder.messages if text.startswith("Rock:")]) == 1  # it is read once
    box = thrown(PROFILE_FILE=profile_file, SHAPES="box 3:2:1.5", VELOCITY=8.0)
    assert own["RUN_COUNT"] == box["RUN_COUNT"] == 20
    assert (own["FARTHEST"] == pytest.approx(box["FARTHEST"], rel=1e-9)) == (solid == "hull")


@pytest.mark.source("ashayer_2007", "barriers on a slope profile")
def test_barriers_stop_what_they_can_hold(thrown, profile_file):
    """A rigid wall of 50 m holds every rock; one of 1 J takes that from each and lets it on; a low one is jumped."""
    case = {"PROFILE_FILE": profile_file, "VELOCITY": 8.0, "TOE": 10.0}
    open_slope = thrown(**case)
    walled = thrown(**case, BARRIERS_ALONG="12: 50")
    shares = {row["along_m"]: row["share"] for row in rows_of(walled)}
    assert shares[11.5] > 0.9 and shares[12.5] == 0.0
    assert walled["FARTHEST"] == pytest.approx(12.0, abs=0.05)
    weak = thrown(**case, BARRIERS_ALONG="12: 50: 0.001; 14: 0.01: 1")
    assert weak["FARTHEST"] == pytest.approx(open_slope["FARTHEST"], abs=5.0)
    assert weak["FARTHEST"] > 14.5


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"ROCK_FILE": "/nowhere/rock.xyz"}, "ROCK_FILE"),
        ({"BARRIERS_ALONG": "35"}, "BARRIERS_ALONG: '35' is not a barrier; give its distance"),
        ({"BARRIERS_ALONG": "12: 3: 0"}, "BARRIERS_ALONG"), ({"BARRIERS_ALONG": "60: 3"}, "below 60 m"),
        ({"START": 0.0}, "START"), ({"START": 70.0}, "START"), ({"START_TO": 1.0}, "START_TO"), ({"TOE": 60.0}, "TOE"),
        ({"SPACING": 61.0}, "spacing"), ({"PROFILE_FILE": None}, "LINE"), ({"VELOCITY_TO": 0.1}, "VELOCITY_TO"),
        ({"ROLLING_DISTRIBUTION": "uniform(-1, 1)"}, "ROLLING_DISTRIBUTION: .*at least 0"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(thrown, profile_file, parameters, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        thrown(**{"PROFILE_FILE": profile_file, **parameters})
