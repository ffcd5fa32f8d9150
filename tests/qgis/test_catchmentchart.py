# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart through processing.run: rows of all cases, and what it refuses."""

import pytest


@pytest.fixture
def charted(qgis_app, recorder):
    def run(**parameters):
        import processing

        small = {"HEIGHTS": "12", "SLOPES": "0.5", "CATCHMENTS": "0, 0.25", "RUNS": 40, "ROCKS": ["block"]}
        small = {**small, "CHART": "memory:", "PLOT": None, "GROUND_DEFAULT": "hard"}
        return processing.run("talus:catchmentchart", {**small, **parameters}, feedback=recorder)

    return run


def rows_of(results):
    return [dict(zip(row.fields().names(), row.attributes())) for row in results["CHART"].getFeatures()]


def test_rows_are_those_of_the_engine(charted):
    from talus.engine import Settings, rock_library
    from talus.engine.ground.ground import class_parameters
    from talus.engine.slope_profiles.catchment_chart import Case, chart_row

    results = charted()
    rows = rows_of(results)
    assert [(row["height_m"], row["slope"], row["catchment"]) for row in rows] == [(12.0, 0.5, 0.0), (12.0, 0.5, 0.25)]
    expected = chart_row(
        Case(12.0, 0.5, 0.25), [rock_library.rock("block", volume=0.1)], 40, class_parameters("hard"),
        Settings(air_density=1.2),
    )  # fmt: skip
    assert rows[1]["w90_m"] == pytest.approx(expected.widths[1], rel=1e-12)
    assert results["CASE_COUNT"] == 2


@pytest.mark.source("ashayer_2007", "distributions in the studies of a slope profile and of catchments")
def test_drawn_ground_is_that_of_the_engine(charted):
    from talus.engine import Settings, rock_library
    from talus.engine.ground.ground import class_parameters
    from talus.engine.slope_profiles.catchment_chart import Case, chart_row

    drawn = {"restitution": "normal(0.35, 0.05, 0.3, 0.4)", "friction_factor": "uniform(0.8, 1.2)",
             "rolling_factor": "normal(1, 0.125, 0.875, 1.125)", "material_drawn": "contact"}  # fmt: skip
    rows = rows_of(charted(
        CATCHMENTS="0", RESTITUTION_DISTRIBUTION=drawn["restitution"], FRICTION_DISTRIBUTION=drawn["friction_factor"],
        ROLLING_DISTRIBUTION=drawn["rolling_factor"], MATERIAL_DRAWN=drawn["material_drawn"],
    ))  # fmt: skip
    expected = chart_row(
        Case(12.0, 0.5, 0.0), [rock_library.rock("block", volume=0.1)], 40, class_parameters("hard"),
        Settings(air_density=1.2, **drawn),
    )  # fmt: skip
    assert rows[0]["w90_m"] == pytest.approx(expected.widths[1], rel=1e-12)


@pytest.mark.parametrize("model", ["Leine et al. 2014", "Leine et al. 2020"])
def test_model_of_a_paper_is_that_of_the_engine(charted, model):
    """Friction that grows with slip alone, no restitution, no air, the scheme of the paper."""
    from talus.engine import rock_library
    from talus.engine.ground.ground import class_parameters
    from talus.engine.ground.mapped_ground import MAPPED
    from talus.engine.scene.papers import paper_settings
    from talus.engine.slope_profiles.catchment_chart import Case, chart_row

    ground = {**class_parameters("hard", with_scar_layer=False), **dict.fromkeys(MAPPED, 0.0), "restitution": 0.0}
    expected = chart_row(
        Case(12.0, 0.5, 0.0), [rock_library.rock("block", volume=0.1)], 40, ground, paper_settings(model)
    )
    rows = rows_of(charted(CATCHMENTS="0", GROUND_MODEL=model))
    assert rows[0]["w90_m"] == pytest.approx(expected.widths[1], rel=1e-12)


def test_restitution_is_refused_beside_the_model_of_a_paper(charted):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match="2014 does not have this input"):
        charted(GROUND_MODEL="Leine et al. 2014", RESTITUTION=0.3)


def test_as_many_rocks_count_as_were_asked_for(charted, recorder):
    """On ground where some stop behind the crest more are thrown, up to four times as many."""
    row = rows_of(charted(CATCHMENTS="0", GROUND_DEFAULT="medium", RUNS=40))[0]
    share = 0.01 * row["fell_pct"]
    assert share < 0.9 and row["rocks"] >= min(30, round(3.0 * 40 * share))
    assert any("Shares refer to the rocks that pass over the crest" in text for text in recorder.messages)


def test_berm_is_in_the_slopes_that_are_high_enough(charted):
    rows = rows_of(charted(HEIGHTS="6, 18", CATCHMENTS="0", BERM=0.5, BERM_DEPTH=12.0, RUNS=5))
    assert [(row["height_m"], row["berm_m"]) for row in rows] == [(6.0, 0.0), (18.0, 0.5)]


def test_ditches_of_a_guideline_hold_a_share(charted, recorder):
    """Between the widths for 50 and 99 %; classes of slopes and heights as in such tables, up to their number."""
    found = rows_of(charted(CATCHMENTS="0", HEIGHTS="12, 30", SLOPES="0.5", RUNS=40))[0]
    rows = [0.25, 100, 1, "", 0.5, 20, found["w90_m"], 1.2, 0.5, 15, found["w50_m"], "", 1, 20, 30.0, 2]
    lower, higher = rows_of(charted(CATCHMENTS="0", HEIGHTS="12, 30", SLOPES="0.5", RUNS=40, DITCHES=rows))
    assert (lower["own_w_m"], lower["own_pct"]) == (found["w50_m"], pytest.approx(50.0, abs=2.5))
    assert not isinstance(lower["own_d_m"], float) and not isinstance(higher["own_w_m"], float)
    assert any("no row applies to 1 of 2 cases" in text for text in recorder.warnings)
    (lower,) = rows_of(charted(CATCHMENTS="0", RUNS=40, DITCHES=rows[:8]))
    assert lower["own_d_m"] == 1.2 and lower["own_pct"] == pytest.approx(90.0, abs=2.5)
    assert "own_w_m" not in found


def test_chart_is_drawn(charted, tmp_path):
    charted(PLOT=str(tmp_path / "chart.png"), RUNS=5)
    assert (tmp_path / "chart.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"DITCHES": [0.5, 20, 3, 1, 0.5, "", 3, 1]}, "DITCHES: row 2"),
        ({"DITCHES": [0.5, 20, 3]}, "3 values do not make rows of 4"),
        ({"HEIGHTS": "0"}, "HEIGHTS"), ({"HEIGHTS": ""}, "HEIGHTS"), ({"SLOPES": "-1"}, "SLOPES"),
        ({"CATCHMENTS": "flat"}, "CATCHMENTS"), ({"ROCKS": []}, "ROCKS"),
        ({"RESTITUTION_DISTRIBUTION": "uniform(0, 2)"}, "RESTITUTION_DISTRIBUTION: .*at most 1"),
        ({"HEIGHTS": ",".join(map(str, range(1, 300))), "SLOPES": "0, 1"}, "598|1196"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(charted, parameters, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        charted(**parameters)
