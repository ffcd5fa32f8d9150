# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:screenline with pieces of rocks that broke: energies of an event at a field, by hand; and from a simulation."""

import pytest

from talus.tests.qgis import motion_layers
from talus.tests.qgis.motion_layers import LINE_FIELDS, MASS, ROTATIONAL, G, layer_of, throw

WALL = ("wall", "LINESTRING(0 -24, 80 -24)")
FIELDS = LINE_FIELDS + "&field=whole_run:integer&field=begin_s:double"
# three throws 10 m apart, at x = 20, 30 and 40 m: two are pieces of run 5, the second of which began 2 s later
SPEEDS, WHOLE, BEGINS = (10.0, 20.0, 30.0), (5, 5, 6), (0.0, 2.0, 0.0)


def energy(speed):
    """kJ, at the wall."""
    return 1e-3 * (0.5 * MASS * (speed**2 + (G * 24.0 / speed) ** 2) + ROTATIONAL)


@pytest.fixture
def pieces(qgis_app):
    features = []
    for k, speed in enumerate(SPEEDS):
        points = ", ".join(f"{x!r} {y!r} {z!r} {t!r}" for t, x, y, z in throw(speed, 20.0 + 10.0 * k).tolist())
        features.append((f"LineStringZM ({points})", [k, 7, MASS, 0.8, WHOLE[k], BEGINS[k]]))
    return layer_of("LineStringZM", features, FIELDS, name="trajectories")


@pytest.fixture
def screen(qgis_app, recorder, pieces):
    def run(**parameters):
        import processing

        given = {
            "TRAJECTORIES": pieces, "NAME_FIELD": "name", "LINES": motion_layers.lines([WALL]),
            "SAMPLES": motion_layers.samples(SPEEDS), "CROSSINGS": "memory:", "STATISTICS": "memory:",
        }  # fmt: skip
        return processing.run("talus:screenline", {**given, **parameters}, feedback=recorder)

    return run


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_pieces_of_a_rock_are_added(screen):
    """Run 5 arrives with both its pieces, run 6 with one."""
    first, second = rows_of(screen(PIECES="together", HITS="memory:")["HITS"])
    assert (first["whole_run"], first["pieces"], second["whole_run"], second["pieces"]) == (5, 2, 6, 1)
    assert first["e_tog_kj"] == first["e_all_kj"] == pytest.approx(energy(10.0) + energy(20.0))
    assert first["e_max_kj"] == pytest.approx(max(energy(10.0), energy(20.0)))
    assert first["mass_kg"] == 2.0 * MASS and second["e_tog_kj"] == pytest.approx(energy(30.0))
    assert first["top_m"] == pytest.approx(50.0 - 0.5 * G * 1.2**2 + 0.8)


def test_only_hits_within_the_time_are_added(screen):
    """After its rock was let go the first piece arrives at 2.4 s, the second at 2 + 1.2 s."""
    for window, expected in ((0.7, max(energy(10.0), energy(20.0))), (0.9, energy(10.0) + energy(20.0))):
        first, _ = rows_of(screen(PIECES="together", HITS="memory:", HIT_WINDOW=window)["HITS"])
        assert first["e_tog_kj"] == pytest.approx(expected)


def test_fields_are_apart(screen):
    """Fields of 25 m: the piece at x = 20 m hits the first, that at 30 m the second, and the rock at 40 m too."""
    rows = rows_of(screen(PIECES="whole", HITS="memory:", FIELD_LENGTH=25.0)["HITS"])
    assert [(row["whole_run"], row["field"], row["pieces"]) for row in rows] == [(5, 0, 1), (5, 1, 1), (6, 1, 1)]


def test_barrier_is_of_the_energies_that_were_chosen(screen, recorder):
    """The classes between: a piece alone needs less than the pieces of a rock together."""
    limits = f"{0.5 * (energy(20.0) + energy(30.0)):.1f}, {energy(30.0) + 1:.1f}, {energy(10.0) + energy(20.0) + 1:.1f}"
    given = {"ENERGIES": limits, "HEIGHTS": "100", "TARGET": 100.0}
    classes = [float(value) for value in limits.split(",")]
    alone, largest, together = (screen(PIECES=entry, **given) for entry in ("pieces", "largest", "together"))
    assert alone["DESIGN_ENERGY"] == largest["DESIGN_ENERGY"] == pytest.approx(classes[1])
    assert together["DESIGN_ENERGY"] == pytest.approx(max(classes[1:]))
    assert any("each piece counts as a rock" in warning for warning in recorder.warnings)
    assert any("2 rocks send 3 pieces, at most 2 of one rock" in message for message in recorder.messages)


@pytest.mark.parametrize("name", ["PIECES", "HITS"])
def test_what_does_not_fit_is_refused(screen, name):
    from qgis.core import QgsProcessingException

    given = {"HITS": "memory:"} if name == "HITS" else {
        "PIECES": "together", "TRAJECTORIES": motion_layers.trajectories(SPEEDS),
    }  # fmt: skip
    with pytest.raises(QgsProcessingException, match=name):
        screen(**given)


@pytest.mark.long
def test_pieces_of_a_simulation_come_to_a_line(simulate, recorder):
    """From talus:simulate: masses at the line are at most those of the rocks, and each event is a rock that fell."""
    import processing

    given = {"BREAKING": 0.05, "HEIGHT": 10.0, "SMALLEST_PIECE": 0.05, "ROCK": "cube", "RUNS": 3}
    made = simulate(TRAJECTORIES="memory:", STOPS="memory:", **given)
    stops = rows_of(made["STOPS"])
    whole = {row["run"]: row for row in stops if row["whole_run"] == row["run"]}
    assert len(whole) == 6 and all(row["begin_s"] == 0.0 for row in whole.values())
    pieces = [row for row in stops if row["whole_run"] != row["run"]]
    assert pieces and all(row["begin_s"] > 0.0 and row["whole_run"] in whole for row in pieces)
    outputs = processing.run(
        "talus:screenline",
        {"TRAJECTORIES": made["TRAJECTORIES"], "LINES": motion_layers.lines([("row", "LINESTRING(0 -40, 80 -40)")]),
         "PIECES": "together", "HITS": "memory:"},
        feedback=recorder,
    )  # fmt: skip
    hits = rows_of(outputs["HITS"])
    assert hits and {row["whole_run"] for row in hits} <= set(whole)
    assert max(row["mass_kg"] for row in hits) <= 2700.0 + 1e-6
    assert all(row["e_max_kj"] <= row["e_tog_kj"] + 1e-9 <= row["e_all_kj"] + 2e-9 for row in hits)
