# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with barriers and trees through processing.run: their effect, their layers, and bad input."""

import json
from collections import Counter

import pytest

from talus.engine.choices import NET_FAMILIES

FENCE = "LINESTRING(0 -60, 80 -60)"  # across the slope, 40 m below the releases
TREES = [f"POINT({x} {y})" for y in range(-70, -30, 4) for x in range(11 + y % 3, 70, 4)]


@pytest.fixture
def fence(make_layer):
    return make_layer("LineString", [(FENCE, [])], name="fence")


def rows_of(layer):
    return list(layer.getFeatures())


def mean_runout(outputs):
    stops = rows_of(outputs["STOPS"])
    return sum(row["runout_m"] for row in stops) / len(stops)


def test_high_and_strong_barrier_stops_every_rock(simulate, fence):
    outputs = simulate(
        BARRIERS=fence, BARRIER_HEIGHT=100.0, BARRIER_ENERGY=1e6, BARRIER_RESULTS="memory:",
        BARRIER_CROSSINGS="memory:", STOPS="memory:",
    )  # fmt: skip
    assert outputs["BARRIER_STOPPED_SHARE"] == 1.0
    (row,) = rows_of(outputs["BARRIER_RESULTS"])
    assert (row["crossings"], row["runs"], row["stopped"], row["over"], row["through"]) == (6, 6, 6, 0, 0)
    assert row["stop_pct"] == 100.0 and row["length_m"] == pytest.approx(80.0) and row["energy_kj"] == 1e6
    crossings = rows_of(outputs["BARRIER_CROSSINGS"])
    assert {crossing["outcome"] for crossing in crossings} == {"stopped"}
    assert max(crossing["e_kj"] for crossing in crossings) == row["e_max_kj"] > row["e_p50_kj"] > 0.0
    assert {stop["stop"] for stop in rows_of(outputs["STOPS"])} == {"barrier"}
    for crossing in crossings:
        speed = sum(crossing[f"v{axis}_ms"] ** 2 for axis in "xyz") ** 0.5
        assert speed == pytest.approx(crossing["v_ms"]) and crossing["mass_kg"] > 0.0
        assert sum(crossing[f"turn_{axis}"] ** 2 for axis in "wxyz") == pytest.approx(1.0)
        place = next(crossing.geometry().vertices())
        assert place.y() == pytest.approx(1_200_000.0 - 60.0, abs=1e-6)
        assert place.m() == pytest.approx(crossing["time_s"])


def test_weak_barrier_is_broken_and_low_one_passed_over(simulate, fence):
    weak = simulate(BARRIERS=fence, BARRIER_HEIGHT=100.0, BARRIER_ENERGY=0.1, BARRIER_RESULTS="memory:")
    (row,) = rows_of(weak["BARRIER_RESULTS"])
    assert row["through"] == row["crossings"] == 6 and weak["BARRIER_STOPPED_SHARE"] == 0.0
    low = simulate(BARRIERS=fence, BARRIER_HEIGHT=0.01, BARRIER_ENERGY=1e6, BARRIER_RESULTS="memory:")
    (row,) = rows_of(low["BARRIER_RESULTS"])
    assert row["over"] == row["crossings"] == 6


def test_barrier_without_a_capacity_is_rigid(simulate, fence):
    outputs = simulate(BARRIERS=fence, BARRIER_HEIGHT=100.0, BARRIER_ENERGY=None, BARRIER_RESULTS="memory:")
    (row,) = rows_of(outputs["BARRIER_RESULTS"])
    assert row["stopped"] == 6 and not row["energy_kj"]


def test_fields_of_the_barriers_win_over_the_numbers(simulate, make_layer):
    fields = "field=height_m:double&field=capacity:double"
    layer = make_layer("LineString", [(FENCE, [100.0, None])], fields)
    outputs = simulate(
        BARRIERS=layer, BARRIER_HEIGHT=0.01, BARRIER_ENERGY=1e6, BARRIER_ENERGY_FIELD="capacity",
        BARRIER_RESULTS="memory:",
    )  # fmt: skip
    (row,) = rows_of(outputs["BARRIER_RESULTS"])
    assert (row["height_m"], row["energy_kj"], row["stopped"]) == (100.0, 1e6, 6)


@pytest.mark.slow
def test_flexible_net_decides_in_place_of_the_capacity(simulate, make_layer, recorder):
    """A net for 500 kJ decides the crossing with the most energy, its capacity the others."""
    fields = "field=height_m:double&field=energy_kj:double&field=net:string"
    low = make_layer("LineString", [("LINESTRING(65 -60, 15 -60)", [4.0, 500.0, "cable net"])], fields)
    outputs = simulate(BARRIERS=low, BARRIER_RULE="lowest point", NET_CROSSINGS=1, BARRIER_RESULTS="memory:")
    (row,) = rows_of(outputs["BARRIER_RESULTS"])
    assert row["crossings"] == row["stopped"] + row["over"] + row["through"] > 0
    assert any(message.endswith("BARRIERS: 1 flexible nets.") for message in recorder.messages)


NET_FIELDS = "field=height_m:double&field=energy_kj:double&field=net:string"


def thrown_into_a_net(simulate, make_layer, name, energy, height, places):
    """Blocks of 2 m3 with some 2,200 kJ, one at each place along a net of three fields for an energy, kJ."""
    line = make_layer("LineString", [("LINESTRING(55 -44, 25 -44)", [height, energy, name])], NET_FIELDS)
    outputs = simulate(
        BARRIERS=line, BARRIER_RULE="centre of mass", BARRIER_CROSSINGS="memory:", RUNS=1, VOLUME=2.0,
        RELEASES=make_layer("Point", [(f"POINT({x} -41.5)", []) for x in places]), HEIGHT=0.3, VELOCITY=28.7,
        VELOCITY_DIRECTION=180.0, MAX_TIME=10.0,
    )  # fmt: skip
    crossings = rows_of(outputs["BARRIER_CROSSINGS"])
    print(name, energy, [(crossing["outcome"], round(crossing["e_kj"])) for crossing in crossings])
    assert len(crossings) == len(places) and all(2100.0 < crossing["e_kj"] < 2400.0 for crossing in crossings)
    actual = {load["code"]: load for load in json.loads(outputs["FINDINGS"])}
    return outputs["BARRIER_STOPPED_SHARE"], actual.get("nets-do-not-hold")


@pytest.mark.slow
@pytest.mark.parametrize("name", NET_FAMILIES)
@pytest.mark.parametrize("count", [2, pytest.param(12, marks=pytest.mark.long)])
def test_net_that_is_twenty_times_too_weak_holds_no_block_and_that_is_found(simulate, make_layer, count, name):
    """Blocks along a net for 100 kJ: as a plain barrier for 100 kJ it lets all through, and a net does too."""
    places = [27.0 + 25.3 / (count - 1) * k for k in range(count)]
    share, finding = thrown_into_a_net(simulate, make_layer, name, 100.0, 4.0, places)
    assert share == 0.0
    assert (finding["severity"], finding["value"]) == ("unsafe", count) and f"of {count} rocks" in finding["text"]


@pytest.mark.long
def test_net_for_more_energy_holds_the_block(simulate, make_layer):
    """The remedy of the finding above: with a net for 3,000 kJ there is none."""
    assert thrown_into_a_net(simulate, make_layer, "ring net", 3000.0, 5.0, [40.0]) == (1.0, None)


@pytest.mark.long
def test_surrogate_of_a_net_is_made_told_of_and_leaves_to_the_net_what_it_must(simulate, make_layer, recorder):
    """Three impacts are too few for a surrogate: the net decides all, as it does without, and the log says so."""
    fields = "field=height_m:double&field=energy_kj:double&field=net:string"
    row = ["LINESTRING(65 -60, 15 -60)", 4.0, 500.0]
    actual = {}
    for name in ("cable net", "surrogate cable net"):
        low = make_layer("LineString", [(row[0], [*row[1:], name])], fields)
        outputs = simulate(
            BARRIERS=low, BARRIER_RULE="lowest point", SURROGATE_IMPACTS=3, BARRIER_RESULTS="memory:",
            BARRIER_CROSSINGS="memory:",
        )  # fmt: skip
        crossings = rows_of(outputs["BARRIER_CROSSINGS"])
        actual[name] = [(crossing["outcome"], crossing["e_kj"]) for crossing in crossings]
    assert actual["cable net"] == actual["surrogate cable net"] and len(actual["cable net"]) >= 3
    messages = [message for message in recorder.messages if "Surrogate of barrier" in message]
    assert len(messages) == 1 and "3 impacts are too few" in messages[0]


def test_net_that_nobody_knows_is_refused(simulate, make_layer):
    from qgis.core import QgsProcessingException

    fields = "field=net:string"
    for name, words in (("fence", "known are ring net"), ("nowhere.json", "cannot be read")):
        with pytest.raises(QgsProcessingException, match=words):
            simulate(BARRIERS=make_layer("LineString", [(FENCE, [name])], fields))


def test_rule_of_the_highest_point_stops_fewer_rocks(simulate, fence):
    shares = [
        simulate(BARRIERS=fence, BARRIER_HEIGHT=1.0, BARRIER_ENERGY=1e6, BARRIER_RULE=rule, RUNS=20)[
            "BARRIER_STOPPED_SHARE"
        ]
        for rule in ("highest point", "centre of mass", "lowest point")
    ]
    assert shares[0] < shares[2] and shares == sorted(shares)


def test_trees_are_hit_and_hold_rocks(simulate, make_layer, recorder):
    """Forty rocks: a mean run-out of 45 m against 58 m, with standard errors of 2.5 m and 0.1 m."""
    layer = make_layer("Point", [(place, []) for place in TREES], name="stems")
    free = simulate(RUNS=20, STOPS="memory:")
    outputs = simulate(
        RUNS=20, TREES=layer, TREE_DIAMETER=80.0, TREE_SPECIES="broadleaf", TREE_RESULTS="memory:", STOPS="memory:"
    )
    rows = rows_of(outputs["TREE_RESULTS"])
    assert len(rows) == len(TREES) and sum(row["hits"] for row in rows) > 20
    assert mean_runout(outputs) < mean_runout(free) - 5.0 and outputs["TREE_STOPPED_SHARE"] > 0.0
    assert {row["dbh_cm"] for row in rows} == {80.0} and {row["species"] for row in rows} == {"broadleaf"}
    # 1.59 * 38.7 * 80^2.31 J, Dorren and Berger (2006) with the ratio of Dorren (2016)
    assert rows[0]["energy_kj"] == pytest.approx(1.59 * 38.7e-3 * 80.0**2.31)
    assert all(row["t_max_kj"] <= row["energy_kj"] * (1.0 + 1e-12) for row in rows)
    assert {row["state"] for row in rows} <= {"untouched", "hit", "stopped", "broken"}
    assert any(f"TREES: {len(TREES)} stems" in message for message in recorder.messages)


def test_impacts_are_mapped_by_what_became_of_rock_and_stem(simulate, make_layer):
    """Counting invariants between the points of the impacts, the trees and the stops."""
    layer = make_layer("Point", [(place, []) for place in TREES], name="stems")
    names = dict.fromkeys(("TREE_RESULTS", "TREE_IMPACTS", "STOPS"), "memory:")
    outputs = simulate(TREES=layer, TREE_DIAMETER=16.0, RUNS=20, **names)
    trees, impacts = rows_of(outputs["TREE_RESULTS"]), rows_of(outputs["TREE_IMPACTS"])
    for outcome, field in (("deflected", "deflects"), ("broken", "breaks"), ("stopped", "stops")):
        of_kind = [impact["tree"] for impact in impacts if impact["outcome"] == outcome]
        assert {tree["id"]: tree[field] for tree in trees if tree[field]} == dict(Counter(of_kind))
    assert sum(tree["breaks"] for tree in trees) > 0 and sum(tree["deflects"] for tree in trees) > 0
    assert sum(tree["hits"] for tree in trees) == len(impacts)
    held = sum(stop["stop"] == "tree" for stop in rows_of(outputs["STOPS"]))
    assert sum(tree["stops"] for tree in trees) == held
    for impact in impacts:
        place = next(impact.geometry().vertices())
        assert place.m() == pytest.approx(impact["time_s"]) and impact["e_kj"] > 0.0


def test_curve_by_offset_limits_what_stems_take(simulate, make_layer):
    """A curve of 1 changes nothing; one of 0 leaves a forest that is not there; one between takes less.

    Near stems the steps are shorter than without a forest, so the last run-outs agree to some centimetres.
    """
    layer = make_layer("Point", [(place, []) for place in TREES], name="stems")
    given = {"RUNS": 20, "TREES": layer, "TREE_DIAMETER": 40.0, "TREE_RESULTS": "memory:", "STOPS": "memory:"}
    free = simulate(RUNS=20, STOPS="memory:")
    plain, whole, part, none = (
        simulate(**given, TREE_OFFSETS=curve) for curve in (None, "0: 1; 1: 1", "0: 1; 0.5: 0.5; 0.8: 0", "0: 0")
    )
    assert runouts(whole) == runouts(plain) and runouts(none) == pytest.approx(runouts(free), abs=0.5)
    takes = [sum(row["taken_kj"] for row in rows_of(entry["TREE_RESULTS"])) for entry in (plain, whole, part, none)]
    assert takes[0] == takes[1] > takes[2] > takes[3] == 0.0
    assert not any(row["breaks"] for row in rows_of(none["TREE_RESULTS"]))


def runouts(outputs):
    return [row["runout_m"] for row in rows_of(outputs["STOPS"])]


def test_fields_of_the_trees_are_read_by_their_usual_names(simulate, make_layer):
    fields = "field=dbh_cm:double&field=height_m:double&field=species:string&field=e:double"
    layer = make_layer("Point", [("POINT(40 -50)", [25.0, 12.0, "fir", 77.0]), ("POINT(30 -50)", [None] * 4)], fields)
    outputs = simulate(TREES=layer, TREE_DIAMETER=40.0, TREE_ENERGY_FIELD="e", TREE_RESULTS="memory:")
    first, second = rows_of(outputs["TREE_RESULTS"])
    assert (first["dbh_cm"], first["height_m"], first["species"], first["energy_kj"]) == (25.0, 12.0, "fir", 77.0)
    assert (second["dbh_cm"], second["species"]) == (40.0, "conifer") and second["height_m"] > 20.0


def test_layers_are_not_made_without_obstacles(simulate):
    outputs = simulate(BARRIER_RESULTS="memory:", TREE_RESULTS="memory:", BARRIER_CROSSINGS="memory:")
    assert {"BARRIER_RESULTS", "TREE_RESULTS", "BARRIER_CROSSINGS"}.isdisjoint(outputs)
    assert {"BARRIER_STOPPED_SHARE", "TREE_STOPPED_SHARE"}.isdisjoint(outputs)


def test_report_tells_of_barriers_and_trees(simulate, fence, make_layer, tmp_path):
    path = tmp_path / "report.html"
    trees = make_layer("Point", [(place, []) for place in TREES])
    simulate(BARRIERS=fence, BARRIER_HEIGHT=100.0, BARRIER_ENERGY=None, TREES=trees, REPORT=str(path))
    text = path.read_text(encoding="utf-8")
    assert "Barriers (screening model)" in text and "0 passed over, 0 broke through" in text
    assert f"<code>{len(TREES)}</code>" in text


def test_trees_outside_of_the_elevation_model_are_named_in_a_warning(simulate, make_layer, recorder):
    simulate(TREES=make_layer("Point", [("POINT(40 -50)", []), ("POINT(900 -50)", [])]))
    assert recorder.warnings == ["Single trees – TREES: no effect, outside of the elevation model: feature 2."]


def test_layers_get_a_style_with_a_class_for_each_value(simulate, fence, make_layer):
    from qgis.core import QgsRenderContext

    from talus.algorithms.tools.simulate import run as made

    trees = make_layer("Point", [(place, []) for place in TREES])
    names = ("BARRIER_RESULTS", "BARRIER_CROSSINGS", "TREE_RESULTS", "TREE_IMPACTS")
    outputs = simulate(BARRIERS=fence, BARRIER_HEIGHT=1.0, TREES=trees, **dict.fromkeys(names, "memory:"))
    styles = (
        made.BarrierStyle(made.barrier_columns()), made.CrossingStyle(made.crossing_columns()),
        made.TreeStyle(made.tree_columns()), made.ImpactStyle(made.impact_columns()),
    )  # fmt: skip
    for name, style in zip(names, styles):
        layer = outputs[name]
        style.apply(layer)
        aliases = [layer.attributeAlias(k) for k in range(layer.fields().count())]
        assert aliases[: len(style.columns)] == [column.alias for column in style.columns]
        assert len({column.name for column in style.columns}) == len(style.columns)
        assert max(len(column.name) for column in style.columns) <= 10
        if name != "BARRIER_RESULTS":
            values = {category.value() for category in layer.renderer().categories()}
            field = layer.renderer().classAttribute()
            assert {row[field] for row in layer.getFeatures()} <= values
    assert outputs["BARRIER_RESULTS"].labelsEnabled()
    symbols = outputs["TREE_RESULTS"].renderer().symbols(QgsRenderContext())
    assert len(symbols) == 4 and all("hits" in symbol.dataDefinedSize().expressionString() for symbol in symbols)


@pytest.mark.parametrize(
    ("kind", "features", "fields", "parameters", "message"),
    [
        ("LineString", [(FENCE, [-2.0])], "field=h:double", {"BARRIER_HEIGHT_FIELD": "h"}, "BARRIERS: feature 1 has h"),
        ("LineString", [(FENCE, [0.0])], "field=h:double", {"BARRIER_HEIGHT_FIELD": "h"}, "a number of more than 0"),
        ("LineString", [(FENCE, ["x"])], "field=e:string", {"BARRIER_ENERGY_FIELD": "e"}, "BARRIERS: feature 1 has e"),
        ("LineString", [(FENCE, [])], "", {"BARRIER_HEIGHT_FIELD": "top"}, "has no field 'top'"),
        (
            "LineString",
            [("LINESTRING(900 0, 950 0)", [])],
            "",
            {},
            "nothing of the layer layer lies on the elevation model",
        ),
        ("LineString", [], "", {}, "BARRIERS: the layer layer is empty"),
        ("LineString", [(FENCE, [])], "", {"BARRIER_HEIGHT": 0.0}, "BARRIER_HEIGHT"),
        ("LineString", [(FENCE, [])], "", {"BARRIER_ENERGY": float("nan")}, "BARRIER_ENERGY"),
        ("Point", [("POINT(40 -50)", [0.0])], "field=d:double", {"TREE_DIAMETER_FIELD": "d"}, "TREES: feature 1 has d"),
        ("Point", [("POINT(40 -50)", ["palm"])], "field=species:string", {}, "species group 'palm'"),
        ("Point", [("POINT(40 -50)", [])], "", {"TREE_OFFSETS": "0.5: 1; 0: 1"}, "TREE_OFFSETS: '0.5: 1; 0: 1' is no"),
        ("Point", [("POINT(900 -50)", [])], "", {}, "nothing of the layer layer lies on the elevation model"),
        ("Point", [("POINT(40 -50)", [])], "", {"TREE_FRICTION": -1.0}, "TREE_FRICTION"),
    ],
)
def test_bad_obstacles_are_refused_with_a_reason(refused, make_layer, kind, features, fields, parameters, message):
    layer = make_layer(kind, features, fields)
    name = "BARRIERS" if kind == "LineString" else "TREES"
    assert message in refused(**{name: layer, **parameters})


def test_rocks_do_not_start_from_their_barrier(refused, make_layer):
    """Dialogs take the current layer, which was just drawn, for the releases."""
    from qgis.core import QgsProcessingFeatureSourceDefinition, QgsProject

    fence = QgsProject.instance().addMapLayer(make_layer("LineString", [(FENCE, [])], name="fence"))
    message = refused(RELEASES=fence.id(), BARRIERS=fence.id())
    assert "RELEASES: the layer fence is also the input Barriers (BARRIERS)" in message
    fence.selectAll()
    part = QgsProcessingFeatureSourceDefinition(fence.id(), True)
    assert "is also the input" not in refused(RELEASES=part, BARRIERS=fence.id(), BARRIER_HEIGHT=0.0)
    QgsProject.instance().removeMapLayer(fence.id())


@pytest.mark.parametrize(
    ("name", "kind", "wkt"), [("BARRIERS", "LineString", FENCE), ("TREES", "Point", "POINT(1 -1)")]
)
def test_obstacles_without_a_coordinate_system_are_refused(refused, make_layer, name, kind, wkt):
    assert f"{name}: the layer" in refused(**{name: make_layer(kind, [(wkt, [])], crs="")})


LOGS = "field=dbh_cm:double&field=height_m:double&field=energy_kj:double&field=lies_deg:double"


def test_logs_across_the_slope_hold_the_rocks(simulate, make_layer):
    """Thick logs that nothing breaks, two rows across the slope, against the same without. Of sixty rocks that bounce
    a quarter stays there: the mean run-out is 0.75 of that without, with a standard error of 0.05."""
    rows = [(f"POINT({x} {y})", [160.0, 30.0, 1e5, 90.0]) for y in (-50, -55) for x in (10, 40, 70)]
    layer = make_layer("Point", rows, LOGS)
    given = {"RUNS": 30, "STOPS": "memory:", "GROUND_DEFAULT": "extra_hard"}
    outputs, bare = simulate(TREES=layer, TREE_RESULTS="memory:", **given), simulate(**given)
    assert sum(row["hits"] for row in rows_of(outputs["TREE_RESULTS"])) >= 0.9 * 60
    assert {row["lies_deg"] for row in rows_of(outputs["TREE_RESULTS"])} == {90.0}
    assert mean_runout(outputs) < 0.9 * mean_runout(bare)


def test_log_without_an_energy_is_refused_by_its_id(refused, make_layer):
    layer = make_layer("Point", [("POINT(40 -50)", [40.0, 10.0, None, 0.0])], LOGS)
    assert "feature 1 lies" in refused(TREES=layer)


def test_forest_begins_at_a_distance_from_the_releases(simulate, make_layer, box):
    """Within 500 m of the releases lies the whole slope, so that no stem is left and nothing brakes."""
    drag = "field=drag_coefficient:double&field=drag_height:double"
    forest = make_layer("Polygon", [(box(0, -190, 80, 0), [3000.0, 20.0])], drag)
    trees = make_layer("Point", [(place, []) for place in TREES])
    given = {"FOREST": forest, "TREES": trees, "TREE_DIAMETER": 80.0, "STOPS": "memory:"}

    def ways(**parameters):
        return [row["runout_m"] for row in rows_of(simulate(**parameters)["STOPS"])]

    far, near = sum(ways(**given, FOREST_START=500.0)), sum(ways(**given, FOREST_START=10.0))
    assert sum(ways(**given)) < far and near < far  # a few rocks: no more is asked of them
