# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier through processing.run: what it checks, what is needed, variants, and bad input."""

import json

import numpy as np
import pytest

FENCE = "LINESTRING(4 -60, 76 -60)"  # across the slope of 40 degrees
DOWN = "LINESTRING(40 -20, 40 -60)"
STRONG = {"HEIGHT": 50.0, "CLASS": "rigid"}
STEEP = np.tan(np.radians(40.0))


@pytest.fixture
def barrier(qgis_app, dem, recorder):
    """``barrier(NAME=value, ...)``: outputs of the algorithm on the small slope."""

    def run(**parameters):
        import processing

        small = {"DEM": dem, "OUTPUT": "memory:", "VARIANTS": "memory:"}
        return processing.run("talus:barrier", {**small, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def no_barrier(barrier, tmp_path):
    """``no_barrier(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            barrier(**{"OUTPUT": str(tmp_path / "barriers.gpkg"), **parameters})
        assert not list(tmp_path.glob("*.gpkg"))
        return str(caught.value)

    return run


def rows_of(layer):
    return list(layer.getFeatures())


def test_line_is_laid_on_the_ground_and_measured(barrier, make_layer):
    """Down a plane of 40 degrees: 40 m in plan are 40 / cos 40 on the ground; cell centres lie at odd metres."""
    outputs = barrier(BARRIERS=make_layer("LineString", [(DOWN, [])]), HEIGHT=4.0, CLASS="2000", POST_SPACING=10.0)
    (row,) = rows_of(outputs["OUTPUT"])
    assert (row["height_m"], row["energy_kj"], row["class_kj"]) == (4.0, 2000.0, 2000.0)
    assert row["length_m"] == pytest.approx(40.0)
    assert row["ground_m"] == pytest.approx(40.0 / np.cos(np.radians(40.0)), rel=1e-5)
    assert row["area_m2"] == pytest.approx(4.0 * row["ground_m"]) and row["posts"] == 5
    assert row["slope_deg"] == pytest.approx(40.0, abs=1e-3) and row["missing_m"] == 0.0
    top, bottom = 500.0 - 19.0 * STEEP, 500.0 - 59.0 * STEEP
    assert (row["z_max_m"], row["z_min_m"]) == (pytest.approx(top, abs=1e-3), pytest.approx(bottom, abs=1e-3))
    assert row["top_max_m"] == pytest.approx(top + 4.0, abs=1e-3)
    heights = [vertex.z() for vertex in row.geometry().vertices()]
    assert (max(heights), min(heights)) == (row["z_max_m"], row["z_min_m"])
    assert outputs["BARRIER_COUNT"] == 1 and "VARIANTS" not in outputs and not row["crossings"]


@pytest.mark.parametrize(
    ("parameters", "capacity"),
    [
        ({"CLASS": "3000", "LEVEL": "service"}, 1000.0),
        ({"CLASS": "capacity", "ENERGY": 123.0}, 123.0),
        ({"CLASS": "rigid"}, None),
    ],
)
def test_class_and_level_give_the_capacity(barrier, make_layer, parameters, capacity):
    (row,) = rows_of(barrier(BARRIERS=make_layer("LineString", [(FENCE, [])]), **parameters)["OUTPUT"])
    assert (row["energy_kj"] or None) == (None if capacity is None else pytest.approx(capacity))


def test_fields_of_the_lines_win(barrier, make_layer):
    layer = make_layer("LineString", [(FENCE, [6.0, 700.0])], "field=height_m:double&field=energy_kj:double")
    (row,) = rows_of(barrier(BARRIERS=layer, HEIGHT=2.0)["OUTPUT"])
    assert (row["height_m"], row["energy_kj"]) == (6.0, 700.0) and not row["class_kj"]


def test_missing_ground_is_measured_and_named(barrier, make_layer, recorder):
    """The north-western corner of 10 m has no data; the line begins in it."""
    outputs = barrier(BARRIERS=make_layer("LineString", [("LINESTRING(3 -5, 43 -5)", [])]))
    assert outputs["MISSING_TOTAL"] == pytest.approx(8.0, abs=2.0)
    assert recorder.warnings == [
        "Barrier lines – BARRIERS: partly where the elevation model has no data: feature 1; 8 of 40 m. Fill the holes "
        "of the elevation model below them, or draw them elsewhere."
    ]


def test_needs_and_variants_are_those_of_simulated_barriers(barrier, simulate, make_layer):
    """Measured once with the capacity 0, compared with simulations of two of the variants."""
    fence = make_layer("LineString", [(FENCE, [])])
    scene = {"BARRIERS": fence, "RUNS": 20}
    measuring = simulate(**scene, BARRIER_HEIGHT=50.0, BARRIER_ENERGY=0.0, BARRIER_CROSSINGS="memory:")
    measured = measuring["BARRIER_CROSSINGS"]
    outputs = barrier(
        BARRIERS=fence, HEIGHT=1.0, CLASS="100", CROSSINGS=measured, TARGET=90.0, VARIANT_HEIGHTS="1.5, 3",
        VARIANT_ENERGIES="50, 5000",
    )  # fmt: skip
    (row,) = rows_of(outputs["OUTPUT"])
    crossings = rows_of(measured)
    tops, energies = (np.sort([crossing[name] for crossing in crossings]) for name in ("top_m", "e_kj"))
    rank = int(np.ceil(0.9 * tops.size)) - 1
    assert row["crossings"] == len(crossings) == 40
    assert (row["need_h_m"], row["need_kj"]) == (pytest.approx(tops[rank]), pytest.approx(energies[rank]))
    assert row["need_class"] >= row["need_kj"] and outputs["HEIGHT_NEEDED"] == row["need_h_m"]
    variants = rows_of(outputs["VARIANTS"])
    assert len(variants) == 9  # three heights with three capacities, the barrier's own among them
    for variant in (variant for variant in variants if variant["height_m"] != 3.0 and variant["energy_kj"] != 5000.0):
        result = simulate(
            **scene, BARRIER_HEIGHT=variant["height_m"], BARRIER_ENERGY=variant["energy_kj"], BARRIER_RESULTS="memory:"
        )
        (simulated,) = rows_of(result["BARRIER_RESULTS"])
        for name in ("crossings", "stopped", "over", "through"):
            assert variant[name] == simulated[name]
        assert variant["reaches"] == int(variant["stop_pct"] >= 90.0)
    own = next(variant for variant in variants if (variant["height_m"], variant["energy_kj"]) == (1.0, 100.0))
    assert own["stop_pct"] == row["stop_pct"] == outputs["STOPPED_SHARE_MIN"]


def test_trajectories_tell_what_screen_lines_tell(barrier, simulate, make_layer, recorder, dem):
    """Rocks, energies and tops are those of the crossings of talus:screenline, counted by hand; both layers give the
    same barriers and variants."""
    import processing
    from qgis.core import NULL

    fence = make_layer("LineString", [(FENCE, [])])
    paths = simulate(RUNS=20, TRAJECTORIES="memory:", SAMPLES="memory:")
    paths = {name: paths[name] for name in ("TRAJECTORIES", "SAMPLES")}
    result = processing.run(
        "talus:screenline", {**paths, "LINES": fence, "DEM": dem, "CROSSINGS": "memory:", "STATISTICS": "memory:"}
    )["CROSSINGS"]
    first = [row for row in rows_of(result) if row["passage"] == 1]
    tops, energies = (np.array([row[name] for row in first]) for name in ("top_m", "e_kj"))
    medians = {"HEIGHT": float(np.median(tops)), "ENERGY": float(np.median(energies))}
    plan = {"BARRIERS": fence, "CLASS": "capacity", **medians}
    outputs = barrier(**plan, **paths, TARGET=90.0)
    (row,) = rows_of(outputs["OUTPUT"])
    is_over = tops > plan["HEIGHT"]
    is_through = ~is_over & (energies > plan["ENERGY"])
    counts = len(first), int(is_over.sum()), int(is_through.sum())
    assert (row["crossings"], row["over"], row["through"]) == counts and min(counts) > 0
    assert row["stopped"] == counts[0] - counts[1] - counts[2] > 0
    rest = np.concatenate([energies[is_over], energies[is_through] - plan["ENERGY"]])
    assert row["rest_kj"] == pytest.approx(rest.max()) and row["rest95_kj"] == pytest.approx(np.quantile(rest, 0.95))
    rank = int(np.ceil(0.9 * tops.size)) - 1
    assert row["need_h_m"] == pytest.approx(np.sort(tops)[rank])
    assert row["need_kj"] == pytest.approx(np.sort(energies)[rank])
    assert any(
        f"runs at a barrier: {len(first)} of 40; barriers that are reached: 1 of 1" in text
        for text in recorder.messages
    )
    again = barrier(**plan, CROSSINGS=result, TARGET=90.0)
    for name in ("OUTPUT", "VARIANTS"):
        for one, other in zip(rows_of(outputs[name]), rows_of(again[name]), strict=True):
            pairs = zip(one.attributes(), other.attributes(), strict=True)
            assert all(mine == NULL == its or mine == pytest.approx(its, rel=1e-9) for mine, its in pairs)


def test_trajectories_tell_what_the_same_simulation_measures(barrier, simulate, make_layer, dem):
    """A barrier of no capacity at the line measures the highest point there; sampled paths know it to some percent,
    with an impact between two samples less well."""
    fence = make_layer("LineString", [(FENCE, [])])
    made = simulate(
        RUNS=30, BARRIERS=fence, BARRIER_HEIGHT=50.0, BARRIER_ENERGY=0.0, BARRIER_CROSSINGS="memory:",
        TRAJECTORIES="memory:", SAMPLES="memory:", TRAJECTORY_INTERVAL=0.02,
    )  # fmt: skip
    paths = {name: made[name] for name in ("TRAJECTORIES", "SAMPLES")}
    (sampled,) = rows_of(barrier(BARRIERS=fence, **paths)["OUTPUT"])
    (measured,) = rows_of(barrier(BARRIERS=fence, CROSSINGS=made["BARRIER_CROSSINGS"])["OUTPUT"])
    assert sampled["crossings"] == measured["crossings"] == 60
    assert sampled["need_kj"] == pytest.approx(measured["need_kj"], rel=0.05)
    assert sampled["need_h_m"] == pytest.approx(measured["need_h_m"], abs=0.05)


@pytest.mark.long
def test_predicted_and_simulated_shares_agree_on_the_same_runs(barrier, simulate, make_layer):
    """By default both ask whether the highest point of the rock, as it is turned, is above the top. Between two
    samples it is interpolated: of rocks that turn ten times a second and bounce, to 6 cm at 0.05 s and to 5 mm at
    0.005 s, most of them to half a millimetre. So a rock within 6 mm of the top may fall on the other side."""
    fence = make_layer("LineString", [(FENCE, [])])
    paths = simulate(RUNS=60, TRAJECTORIES="memory:", TRAJECTORY_INTERVAL=0.005)["TRAJECTORIES"]
    for target in (40.0, 80.0):
        plan = {"BARRIERS": fence, "TRAJECTORIES": paths, "CLASS": "rigid", "TARGET": target}
        height = rows_of(barrier(**plan)["OUTPUT"])[0]["need_h_m"] + 1e-6
        (predicted,) = rows_of(barrier(**plan, HEIGHT=height)["OUTPUT"])
        made = simulate(
            RUNS=60, BARRIERS=fence, BARRIER_HEIGHT=height, BARRIER_ENERGY=None, BARRIER_RESULTS="memory:",
            BARRIER_CROSSINGS="memory:",
        )  # fmt: skip
        (simulated,) = rows_of(made["BARRIER_RESULTS"])
        near = sum(abs(row["top_m"] - height) < 0.006 for row in rows_of(made["BARRIER_CROSSINGS"]))
        assert predicted["crossings"] == simulated["crossings"] > 40
        assert predicted["stop_pct"] == pytest.approx(target, abs=2.5)
        assert abs(predicted["stopped"] - simulated["stopped"]) <= near < 0.3 * simulated["crossings"]


def test_all_ways_have_the_same_rule_by_default(qgis_app):
    from talus.engine import Barriers
    from talus.engine.choices import PASSING_RULES

    registry = qgis_app.processingRegistry()
    for name, parameter in (("talus:simulate", "BARRIER_RULE"), ("talus:barrier", "RULE")):
        algorithm = registry.createAlgorithmById(name)  # its definitions go with it
        assert algorithm.parameterDefinition(parameter).defaultValue() in (
            "highest point",
            PASSING_RULES.index("highest point"),
        )
    assert Barriers([[(0.0, 0.0), (1.0, 0.0)]], [1.0], [1.0]).rule == "highest point"


def test_rules_are_up_to_a_radius_apart(barrier, simulate, make_layer):
    made = simulate(RUNS=20, TRAJECTORIES="memory:")
    paths, fence = made["TRAJECTORIES"], make_layer("LineString", [(FENCE, [])])
    radius = rows_of(paths)[0]["radius_m"]
    needs = [
        rows_of(barrier(BARRIERS=fence, TRAJECTORIES=paths, RULE=rule)["OUTPUT"])[0]["need_h_m"]
        for rule in ("highest point", "centre of mass", "lowest point")
    ]
    apart = -np.diff(needs) / radius  # of a norm block: from the centre to its faces and to its corners
    assert np.all((apart > 0.5) & (apart <= 1.0 + 1e-6))


def test_energy_is_the_same_with_and_without_samples_here_and_at_screen_lines(
    barrier, simulate, make_layer, recorder, dem, tmp_path
):
    """The trajectories carry seven digits of the motion at their vertices; half of a rock's energy may be rotation."""
    import processing

    fence = make_layer("LineString", [(FENCE, [])])
    made = simulate(RUNS=20, TRAJECTORIES=str(tmp_path / "lines.gpkg"), SAMPLES="memory:")
    given = ({"SAMPLES": made["SAMPLES"]}, {})
    full, carried = (
        rows_of(barrier(BARRIERS=fence, TRAJECTORIES=made["TRAJECTORIES"], **STRONG, **more)["OUTPUT"])[0]
        for more in given
    )
    screened = []
    for more in given:
        inputs = {"TRAJECTORIES": made["TRAJECTORIES"], "LINES": fence, "DEM": dem, "TARGET": 95.0, **more}
        screened.append(rows_of(processing.run("talus:screenline", {**inputs, "CROSSINGS": "memory:"})["CROSSINGS"]))
    assert recorder.warnings == []
    for name in ("need_kj", "need_h_m", "rest_kj", "stop_pct"):
        assert carried[name] == pytest.approx(full[name], rel=1e-6)
    assert len(screened[0]) == len(screened[1]) == 40
    for one, other in zip(*screened):
        for name in ("e_kj", "e_rot_kj", "v_ms", "rot_revs", "h_m"):
            assert other[name] == pytest.approx(one[name], rel=1e-6)
    energies = np.sort([row["e_kj"] for row in screened[1] if row["passage"] == 1])
    assert carried["need_kj"] == pytest.approx(energies[int(np.ceil(0.95 * energies.size)) - 1], rel=1e-12)
    assert max(row["e_rot_kj"] / row["e_kj"] for row in screened[1]) > 0.05


def test_trajectories_that_lost_their_motion_have_energies_of_the_translation(
    barrier, simulate, make_layer, recorder, dem
):
    """The crossings are those of a screen line in the same paths with their motion; the speed between two vertices is
    known to some per cent of the energy."""
    import processing

    from talus.algorithms.tools.barrier.layers import barrier_columns

    paths, fence = simulate(RUNS=20, TRAJECTORIES="memory:")["TRAJECTORIES"], make_layer("LineString", [(FENCE, [])])
    screen = {"TRAJECTORIES": paths, "LINES": fence, "DEM": dem, "CROSSINGS": "memory:"}
    crossings = rows_of(processing.run("talus:screenline", screen)["CROSSINGS"])
    translational = np.sort([row["e_kj"] - row["e_rot_kj"] for row in crossings if row["passage"] == 1])
    (full,) = rows_of(barrier(BARRIERS=fence, TRAJECTORIES=paths, **STRONG)["OUTPUT"])
    assert recorder.warnings == []
    first, field = next(paths.getFeatures()), paths.fields().lookupField("motion")
    paths.dataProvider().changeAttributeValues({first.id(): {field: first["motion"][:80]}})  # as a shapefile cuts it
    (part,) = rows_of(barrier(BARRIERS=fence, TRAJECTORIES=paths)["OUTPUT"])
    rank = int(np.ceil(0.95 * translational.size)) - 1
    assert part["need_kj"] == pytest.approx(translational[rank], rel=0.05) and part["need_kj"] < full["need_kj"]
    assert any("1 of 40 lines do not have the motion" in warning for warning in recorder.warnings)
    assert any("translation" in column.alias for column in barrier_columns(False))
    assert not any("translation" in column.alias for column in barrier_columns())


def test_several_barriers_are_looked_at_alone_and_said_so(barrier, simulate, make_layer, recorder):
    upper = "LINESTRING(4 -50, 76 -50)"
    made = simulate(RUNS=10, TRAJECTORIES="memory:")
    lines = make_layer("LineString", [(upper, []), (FENCE, []), ("LINESTRING(1 -14, 9 -14)", [])])
    rows = rows_of(barrier(BARRIERS=lines, TRAJECTORIES=made["TRAJECTORIES"], CLASS="rigid", HEIGHT=100.0)["OUTPUT"])
    assert [row["crossings"] for row in rows] == [20, 20, 0]
    assert [row["stopped"] or 0 for row in rows] == [20, 20, 0]
    assert any("20 runs pass several barriers" in warning for warning in recorder.warnings)


def test_output_is_the_input_of_a_simulation(barrier, simulate, make_layer):
    planned = barrier(BARRIERS=make_layer("LineString", [(FENCE, [])]), HEIGHT=50.0, CLASS="rigid")["OUTPUT"]
    outputs = simulate(BARRIERS=planned, BARRIER_ENERGY=None, BARRIER_RESULTS="memory:")
    assert outputs["BARRIER_STOPPED_SHARE"] == 1.0
    assert rows_of(outputs["BARRIER_RESULTS"])[0]["height_m"] == 50.0


def test_real_terrain_gives_a_barrier_its_measures(barrier, shared_data):
    from qgis.core import QgsFeature, QgsGeometry, QgsRasterLayer, QgsVectorLayer

    path = str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif")
    box = QgsRasterLayer(path).extent().center()
    lines = QgsVectorLayer("LineString?crs=EPSG:31287", "planned", "memory")
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromWkt(f"LINESTRING({box.x()} {box.y()}, {box.x() + 60} {box.y() + 80})"))
    lines.dataProvider().addFeatures([feature])
    (row,) = rows_of(barrier(DEM=path, BARRIERS=lines, HEIGHT=5.0, CLASS="3000")["OUTPUT"])
    assert row["length_m"] == pytest.approx(100.0) and row["ground_m"] > 100.0
    assert row["top_max_m"] - row["z_max_m"] == pytest.approx(5.0) and 0.0 < row["slope_deg"] < 90.0


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:barrier")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_layers_get_readable_names(barrier, make_layer):
    from talus.algorithms.shared.styles.styles import TableStyle
    from talus.algorithms.tools.barrier import layers as made

    layer = barrier(BARRIERS=make_layer("LineString", [(FENCE, [])]))["OUTPUT"]
    for columns in (made.barrier_columns(), made.variant_columns()):
        assert max(len(column.name) for column in columns) <= 10
    made.PlannedStyle(made.barrier_columns()).apply(layer)
    assert layer.attributeAlias(1) == made.barrier_columns()[1].alias
    TableStyle(made.barrier_columns()).apply(layer)


@pytest.mark.parametrize(
    ("row", "parameters", "message"),
    [
        ([-1.0], {"HEIGHT_FIELD": "n"}, "BARRIERS: feature 1 has n = -1.0"),
        ([-1.0], {"ENERGY_FIELD": "n"}, "BARRIERS: feature 1 has n = -1.0"),
        ([1.0], {"HEIGHT_FIELD": "top"}, "has no field 'top'"),
        ([1.0], {"HEIGHT": 0.0}, "HEIGHT"),
        ([1.0], {"TARGET": float("nan")}, "TARGET"),
        ([1.0], {"VARIANT_HEIGHTS": "2, high"}, ") is '2, high'; give positive numbers"),
        ([1.0], {"VARIANT_ENERGIES": "-5"}, ") is '-5'; give positive numbers"),
    ],
)
def test_impossible_values_are_refused(no_barrier, make_layer, row, parameters, message):
    assert message in no_barrier(BARRIERS=make_layer("LineString", [(FENCE, row)], "field=n:double"), **parameters)


def test_lines_that_cannot_be_used_are_refused(no_barrier, make_layer):
    assert "the layer layer is empty" in no_barrier(BARRIERS=make_layer("LineString", []))
    assert "no coordinate system" in no_barrier(BARRIERS=make_layer("LineString", [(FENCE, [])], crs=""))
    away = make_layer("LineString", [("LINESTRING(900 0, 950 0)", [])])
    assert "nothing of layer lies on the elevation model" in no_barrier(BARRIERS=away)


def test_one_source_of_rocks_is_asked_for(no_barrier, simulate, make_layer, make_dem):
    made = simulate(TRAJECTORIES="memory:", SAMPLES="memory:")
    lines = make_layer("LineString", [(FENCE, [])])
    fields = "field=barrier:integer&field=e_kj:double&field=top_m:double"
    crossings = make_layer("Point", [("POINT(1 -1)", [1, 10.0, 1.0])], fields)
    paths = made["TRAJECTORIES"]
    assert "give one of them, not both" in no_barrier(BARRIERS=lines, CROSSINGS=crossings, TRAJECTORIES=paths)
    message = no_barrier(BARRIERS=lines, SAMPLES=made["SAMPLES"])
    assert "SAMPLES: they are used with Trajectories (TRAJECTORIES) only" in message
    other = make_dem(epsg=31287)
    assert "the trajectories in EPSG:2056" in no_barrier(BARRIERS=lines, TRAJECTORIES=paths, DEM=other)
    fields = "field=run:integer&field=release:integer&field=mass_kg:double"
    flat = make_layer("LineString", [(FENCE, [0, 1, 10.0])], fields)
    assert "have no height (Z) or no time (M)" in no_barrier(BARRIERS=lines, TRAJECTORIES=flat)


def test_crossings_of_other_lines_are_refused(no_barrier, make_layer):
    fields = "field=barrier:integer&field=e_kj:double&field=top_m:double"
    other = make_layer("Point", [("POINT(1 -1)", [77, 10.0, 1.0])], fields)
    lines = make_layer("LineString", [(FENCE, [])])
    assert "simulate with the same layer" in no_barrier(BARRIERS=lines, CROSSINGS=other)
    assert "has no field 'e_kj'" in no_barrier(
        BARRIERS=lines, CROSSINGS=make_layer("Point", [("POINT(1 -1)", [77])], "field=barrier:integer")
    )


def test_each_part_of_a_line_has_its_own_crossings(barrier, make_layer):
    """Three rocks at the western part, one at the eastern one, by crossings at places of the lines."""
    lines = make_layer("MultiLineString", [("MULTILINESTRING((4 -60, 30 -60), (40 -60, 76 -60))", [])])
    fields = "field=barrier:integer&field=e_kj:double&field=top_m:double"
    rocks = [(f"POINT({x} -60)", [1, 100.0, 1.0]) for x in (10, 20, 29, 60)]
    rows = rows_of(barrier(BARRIERS=lines, CROSSINGS=make_layer("Point", rocks, fields))["OUTPUT"])
    assert sorted(row["crossings"] for row in rows) == [1, 3]
    (west,) = [row for row in rows if row["crossings"] == 3]
    assert west["length_m"] == pytest.approx(26.0)


def test_each_part_of_a_line_has_its_own_trajectories(barrier, simulate, make_layer):
    """Two parts of one line, one behind the other, give what two lines give, from paths and from the same paths at
    screen lines: the upper part keeps nothing from the lower one, and each row is of its own part."""
    import processing

    both = "(0 -50, 80 -50)", "(0 -60, 40 -60)"
    apart = make_layer("LineString", [(f"LINESTRING{line}", []) for line in both])
    parts = make_layer("MultiLineString", [(f"MULTILINESTRING({', '.join(both)})", [])])
    made = simulate(RUNS=20, TRAJECTORIES="memory:", SAMPLES="memory:")
    paths = {name: made[name] for name in ("TRAJECTORIES", "SAMPLES")}
    screened = processing.run("talus:screenline", {**paths, "LINES": parts, "CROSSINGS": "memory:"})["CROSSINGS"]
    plan, names = {"CLASS": "rigid", "HEIGHT": 2.0}, ("crossings", "over", "stop_pct", "need_kj", "need_h_m")
    alone, together, measured = (
        [[row[name] for name in names] for row in rows_of(barrier(BARRIERS=lines, **plan, **given)["OUTPUT"])]
        for lines, given in ((apart, paths), (parts, paths), (parts, {"CROSSINGS": screened}))
    )
    assert alone[0][0] > alone[1][0] > 0
    assert together == alone
    assert [row[0] for row in measured] == [row[0] for row in alone]
    for one, other in zip(measured, alone, strict=True):
        assert one[3] == pytest.approx(other[3], rel=1e-9)


def test_barrier_that_stops_too_few_is_a_finding_that_a_higher_one_ends(barrier, simulate, make_layer):
    """With the height that is needed and any energy it stops the share that is asked for."""
    fence = make_layer("LineString", [(FENCE, [])])
    given = {"BARRIERS": fence, "TRAJECTORIES": simulate(RUNS=20, TRAJECTORIES="memory:")["TRAJECTORIES"]}
    low = barrier(**given, HEIGHT=0.1, CLASS="rigid")
    (actual,) = (load for load in json.loads(low["FINDINGS"]) if load["code"] == "barrier-below-target")
    assert actual["value"] == pytest.approx(low["STOPPED_SHARE_MIN"]) and actual["limit"] == 95.0
    high = barrier(**given, HEIGHT=low["HEIGHT_NEEDED"] + 1e-6, CLASS="rigid")
    assert high["STOPPED_SHARE_MIN"] >= 95.0 and "barrier-below-target" not in high["FINDINGS"]


def test_barrier_that_no_rock_reaches_has_no_share(barrier, make_layer, recorder):
    """A barrier without crossings has no share, neither 0 nor 100 %: it is empty, and the barrier is named."""
    lines = make_layer("LineString", [(FENCE, []), (DOWN, [])])
    fields = "field=barrier:integer&field=e_kj:double&field=top_m:double"
    crossings = make_layer("Point", [("POINT(40 -60)", [1, 100.0, 1.0])], fields)
    outputs = barrier(BARRIERS=lines, HEIGHT=2.0, CLASS="rigid", CROSSINGS=crossings)
    bare = [row for row in rows_of(outputs["VARIANTS"]) if row["barrier"] == 2]
    assert bare and all(row["crossings"] == 0 and not row["reaches"] for row in bare)
    assert {str(row["stop_pct"]) for row in bare} <= {"NULL", "None"}
    assert any("no rock reaches feature 2" in text for text in recorder.warnings)
    assert "barrier-not-reached" in outputs["FINDINGS"]


def test_height_and_energy_needed_do_not_reach_the_share_together(barrier, make_layer):
    """One of 20 rocks is high, another strong: each limit leaves 95 %, both leave 90 %, and the remedy says so."""
    fence = make_layer("LineString", [(FENCE, [])])
    rocks = [(100.0, 1.0)] * 18 + [(9000.0, 1.0), (100.0, 9.0)]
    fields = "field=barrier:integer&field=e_kj:double&field=top_m:double"
    crossings = make_layer("Point", [("POINT(40 -60)", [1, *rock]) for rock in rocks], fields)
    outputs = barrier(BARRIERS=fence, HEIGHT=1.0, CLASS="capacity", ENERGY=100.0, CROSSINGS=crossings)
    (row,) = rows_of(outputs["OUTPUT"])
    assert (row["need_h_m"], row["need_kj"], row["stop_pct"]) == (1.0, 100.0, pytest.approx(90.0))
    (actual,) = (load for load in json.loads(outputs["FINDINGS"]) if load["code"] == "barrier-below-target")
    assert "together reach the required share" in actual["remedy"]
