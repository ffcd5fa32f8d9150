# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios through processing.run: scenarios from a list, and what it refuses."""

import json

import numpy as np
import pytest

VOLUMES = np.exp(np.random.default_rng(3).normal(-1.0, 0.5, 80)) ** 3


@pytest.fixture
def blocks(make_layer):
    features = [(f"POINT({i} 0)", [float(volume)]) for i, volume in enumerate(VOLUMES)]
    return make_layer("Point", features, "field=volume_m3:double")


@pytest.fixture
def scenarios(qgis_app, recorder, tmp_path):
    def run(**parameters):
        import processing

        outputs = {"SCENARIOS": "memory:", "FITS": "memory:", "FIGURE": str(tmp_path / "blocks.png")}
        known = {"ANCHOR_VOLUME": 0.2, "ANCHOR_PERIOD": 10.0}
        return processing.run("talus:blockscenarios", {**outputs, **known, **parameters}, feedback=recorder)

    return run


def test_scenarios_are_those_of_the_engine(scenarios, blocks, tmp_path):
    from talus.engine.sources.block_statistics import Anchor, block_of_period, fit_blocks

    results = scenarios(BLOCKS=blocks)
    rows = list(results["SCENARIOS"].getFeatures())
    assert [row["period_y"] for row in rows] == [30.0, 100.0, 300.0]
    expected = block_of_period(fit_blocks(VOLUMES)[0], Anchor(0.2, 10.0), [30.0, 100.0, 300.0])
    np.testing.assert_allclose([row["volume_m3"] for row in rows], expected, rtol=1e-9)
    assert results["VOLUME_2"] == pytest.approx(expected[1])
    assert results["BLOCK_COUNT"] == 80 and results["VOLUME_P95"] == pytest.approx(np.quantile(VOLUMES, 0.95))
    assert (tmp_path / "blocks.png").stat().st_size > 10_000
    fits = {fit["family"]: fit for fit in results["FITS"].getFeatures()}
    assert next(iter(fits)) == fit_blocks(VOLUMES)[0].family
    assert [fits[fit_blocks(VOLUMES)[0].family][f"T{k}_m3"] for k in (30, 100, 300)] == pytest.approx(list(expected))


def test_known_event_comes_back_as_a_scenario(scenarios, blocks):
    for family in ("weibull", "pareto"):
        results = scenarios(BLOCKS=blocks, DISTRIBUTION=family, PERIODS="10")
        assert results["VOLUME_1"] == pytest.approx(0.2)


def test_no_block_is_larger_than_the_cliff_can_give(scenarios, blocks, recorder):
    free = scenarios(BLOCKS=blocks, DISTRIBUTION="pareto", PERIODS="10, 100000")
    largest = 1.1 * float(VOLUMES.max())
    limited = scenarios(BLOCKS=blocks, DISTRIBUTION="pareto", PERIODS="10, 100000", LARGEST_VOLUME=largest)
    assert limited["VOLUME_1"] == pytest.approx(0.2) and limited["VOLUME_2"] < largest < free["VOLUME_2"]


def test_joints_limit_the_blocks_and_the_table_says_so(scenarios, blocks, recorder):
    """Three sets at right angles allow the product of their spacings."""
    spacings = 1.5, 2.0, 3.0
    joints = [0, 0, spacings[0], 90, 90, spacings[1], 180, 90, spacings[2]]
    limited = scenarios(BLOCKS=blocks, DISTRIBUTION="pareto", PERIODS="10, 100000", JOINTS=joints)
    assert limited["VOLUME_2"] == pytest.approx(9.0, rel=0.1) and limited["VOLUME_2"] < 9.0
    rows = list(limited["SCENARIOS"].getFeatures())
    assert [(row["limit_m3"], row["law"]) for row in rows] == [(pytest.approx(9.0), "Pareto")] * 2
    assert any("joints allow blocks up to 9 m³" in message for message in recorder.messages)
    smaller = scenarios(BLOCKS=blocks, DISTRIBUTION="pareto", PERIODS="10, 100000", JOINTS=joints, LARGEST_VOLUME=8.0)
    assert smaller["VOLUME_2"] < 8.0


def test_without_a_limit_the_log_says_that_none_is_known(scenarios, blocks, recorder):
    assert scenarios(BLOCKS=blocks, JOINTS=[""])["BLOCK_COUNT"] == 80  # as a dialog passes an empty table
    assert any(message.startswith("No limit is known") for message in recorder.messages)


def test_text_file_says_the_same_as_a_layer(scenarios, blocks, tmp_path):
    path = tmp_path / "blocks.txt"
    path.write_text("# m3\n" + "\n".join(f"{volume!r}" for volume in VOLUMES.tolist()) + "\n\n")
    assert scenarios(BLOCK_FILE=str(path))["VOLUME_3"] == scenarios(BLOCKS=blocks)["VOLUME_3"]


def test_block_beyond_all_that_was_measured_is_pointed_at(scenarios, blocks, recorder):
    scenarios(BLOCKS=blocks, DISTRIBUTION="pareto", PERIODS="10, 100000")
    assert any("no measured block supports" in warning for warning in recorder.warnings)


def test_laws_that_disagree_are_found(scenarios, blocks):
    """The finding has the volumes of the table of the fits; with the block that the cliff can give they agree."""
    results = scenarios(BLOCKS=blocks, PERIODS="30, 10000")
    volumes = [fit["T10000_m3"] for fit in results["FITS"].getFeatures()]
    (finding,) = (load for load in json.loads(results["FINDINGS"]) if load["code"] == "block-laws-apart")
    assert finding["value"] == pytest.approx(np.nanmax(volumes) / np.nanmin(volumes)) and finding["value"] > 3.0
    assert f"between {np.nanmin(volumes):.3g} and" in finding["text"]
    agreed = scenarios(BLOCKS=blocks, PERIODS="30, 10000", LARGEST_VOLUME=float(VOLUMES.max()))
    assert "block-laws-apart" not in agreed["FINDINGS"]


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({}, "BLOCKS, BLOCK_FILE"),
        ({"BLOCK_FILE": "LIST", "PERIODS": "30, x"}, "PERIODS"),
        ({"BLOCK_FILE": "LIST", "ANCHOR_VOLUME": None}, "ANCHOR_VOLUME"),
        ({"BLOCK_FILE": "BAD"}, "line 2"),
        ({"BLOCK_FILE": "LIST", "LARGEST_VOLUME": 0.001}, "LARGEST_VOLUME: it allows"),
        ({"BLOCK_FILE": "LIST", "JOINTS": [0, 0, 1, 90, 90, 1]}, "JOINTS: 2 sets"),
        ({"BLOCK_FILE": "LIST", "JOINTS": [0, 0, 0.01, 90, 90, 0.01, 0, 90, 0.01]}, "JOINTS: it allows"),
        ({"BLOCK_FILE": "LIST", "ANCHOR_VOLUME": 1000.0, "DISTRIBUTION": "weibull"}, "Anchor event"),
    ],
)
def test_what_cannot_be_used_is_refused(scenarios, tmp_path, parameters, words):
    from qgis.core import QgsProcessingException

    (tmp_path / "list.txt").write_text("\n".join(f"{volume!r}" for volume in VOLUMES.tolist()))
    (tmp_path / "bad.txt").write_text("1.0\n1,5\n")
    files = {"LIST": str(tmp_path / "list.txt"), "BAD": str(tmp_path / "bad.txt")}
    parameters = {name: files.get(str(value), value) for name, value in parameters.items()}
    with pytest.raises(QgsProcessingException, match=words):
        scenarios(**parameters)
    assert not (tmp_path / "blocks.png").exists()
