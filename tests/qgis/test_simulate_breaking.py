# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with rocks that break, and with rocks that are not convex."""

import numpy as np
import pytest

from talus.engine import Rock, rock_library
from talus.engine.io.rock_writers import write_obj
from talus.engine.shapes.rock_library import box


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_pieces_are_runs_of_the_release_and_in_the_maps(simulate, recorder):
    """Each impact breaks: every release has pieces, their masses add up to the rocks', and each is counted."""
    results = simulate(STOPS="memory:", TRAJECTORIES="memory:", PASSAGES="TEMPORARY_OUTPUT", BREAKING=0.05, HEIGHT=10.0,
                       SMALLEST_PIECE=0.05, ROCK="cube", RUNS=2)  # fmt: skip
    rows = rows_of(results["STOPS"])
    broken = [row for row in rows if row["stop"] == "broken"]
    whole = [row for row in rows if row["stop"] != "broken"]
    assert len(broken) >= 4 and len(rows) == results["RUN_COUNT"] > 8
    assert sum(row["mass_kg"] for row in whole) == pytest.approx(4 * 0.5 * 2700.0, rel=1e-9)
    assert {row["point"] for row in rows} == {0, 1}
    assert results["TRAJECTORIES"].featureCount() == len(rows)
    assert any("pieces are runs of their own" in message for message in recorder.messages)
    assert min(row["reach_deg"] for row in whole if row["stop"] == "rest") > 20.0


def test_maps_of_rocks_that_broke_say_so_and_a_frequency_refuses_them(simulate, recorder, tmp_path):
    """Each piece is a run in them: hazardmap by frequency would take the share of the pieces for that of the blocks."""
    import processing
    from qgis.core import QgsProcessingException

    paths = {name: str(tmp_path / f"{name}.tif") for name in ("PASSAGES", "ENERGY_MAX", "EXCEEDANCES")}
    simulate(**paths, BREAKING=0.05, HEIGHT=10.0, SMALLEST_PIECE=0.05, ROCK="cube", RUNS=2)
    given = {"EXCEEDANCES": [paths["EXCEEDANCES"]], "PASSAGES": [paths["PASSAGES"]],
             "FREQUENCIES": ["", "cliff", "", "", 0.1, "1/year", "", ""]}  # fmt: skip
    output = str(tmp_path / "hazard.tif")
    with pytest.raises(QgsProcessingException, match="rocks broke"):
        processing.run("talus:hazardmap", {"METHOD": "frequency", **given, "HAZARD": output}, feedback=recorder)
    events = {"ENERGY": [paths["ENERGY_MAX"]], "PASSAGES": [paths["PASSAGES"]], "SCENARIOS": [100, 10, 1]}
    processing.run("talus:hazardmap", {**events, "HAZARD": output}, feedback=recorder)
    assert any("rocks broke in this run" in warning for warning in recorder.warnings)


def test_without_a_number_nothing_breaks_and_nothing_changes(simulate, recorder):
    plain, never = (simulate(STOPS="memory:", **more) for more in ({}, {"BREAKING": 1.0}))
    rows = [{**row, "whole_run": row["run"], "begin_s": 0.0} for row in rows_of(plain["STOPS"])]
    assert rows == rows_of(never["STOPS"]) and "whole_run" not in rows_of(plain["STOPS"])[0]
    assert any("no rock broke" in message for message in recorder.warnings)


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
