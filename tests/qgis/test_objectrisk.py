# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:objectrisk through processing.run: risk by hand, layers that screen lines made, and what it refuses."""

import math

import pytest

CROSSINGS = "field=run:integer&field=line:integer&field=passage:integer&field=e_kj:double"
OBJECTS = "&".join((
    "field=name:string", "field=kind:string", "field=value:double", "field=persons:double", "field=presence:double",
    "field=traffic:double",
))  # fmt: skip
FIELDS = {f"{name.upper()}_FIELD": name for name in ("name", "kind", "value", "persons", "presence", "traffic")}
HOUSE = ["", 0.1, 0.4, 1.0, 0.0, 0.05, 0.5]
ROAD = ["road", 0, 0, 0, 0.1, 0.2, 0.8]


@pytest.fixture
def objects(make_layer):
    """A house of 500,000 with 4 persons half of the time, a road with 8640 vehicles a day of 2 persons."""
    return make_layer(
        "Polygon",
        [
            ("POLYGON((0 0,10 0,10 10,0 10,0 0))", ["house", "house", 500e3, 4.0, 0.5, None]),
            ("POLYGON((20 0,90 0,90 5,20 5,20 0))", ["road", "road", None, 2.0, None, 8640.0]),
            ("POLYGON((20 50,90 50,90 55,20 55,20 50))", ["barn", "barn", 20e3, 0.0, None, None]),
        ],
        OBJECTS,
    )


@pytest.fixture
def crossings(make_layer):
    """Object 1 is hit by 10 runs (5 of 20 kJ, 3 of 200 kJ, 2 of 400 kJ) and object 2 by 4 of 500 kJ."""
    energies = [20.0] * 5 + [200.0] * 3 + [400.0] * 2
    rows = [("POINT(0 0)", [run, 1, 1, energy]) for run, energy in enumerate(energies)]
    rows += [("POINT(30 0)", [run, 2, 1, 500.0]) for run in range(4)]
    rows += [("POINT(0 0)", [0, 1, 2, 9e9])]  # it leaves the house: no second hit
    return make_layer("Point", rows, CROSSINGS)


@pytest.fixture
def assess(qgis_app, recorder, objects, crossings):
    def run(**parameters):
        import processing

        given = {"OBJECTS": objects, **FIELDS, "CROSSINGS": [crossings], "SCENARIOS": [100, 50, 1],
                 "LOSSES": HOUSE + ROAD, "RISK": "memory:", "HITS": "memory:"}  # fmt: skip
        return processing.run("talus:objectrisk", {**given, **parameters}, feedback=recorder)

    return run


def rows_of(layer, key="name"):
    return {row[key]: row for row in layer.getFeatures()}


def test_risk_by_hand(assess):
    """A block in 50 years hits the house with 0.1: once in 500 years.

    Loss of a block: 0.05 x 0.1 + 0.03 x 0.4 + 0.02 x 1 = 0.037; deaths 0.03 x 0.05 + 0.02 x 0.5 = 0.0115 a person.
    """
    results = assess()
    house = rows_of(results["RISK"])["house"]
    assert house["hits_year"] == pytest.approx(0.1 / 50) and house["period_y"] == pytest.approx(500.0)
    assert house["prob_year"] == pytest.approx(-math.expm1(-0.1 / 50))
    assert house["damage_y"] == pytest.approx(500e3 * 0.037 / 50)
    assert house["deaths_y"] == pytest.approx(4 * 0.5 * 0.0115 / 50)
    assert house["indiv_y"] == pytest.approx(0.5 * 0.0115 / 50, rel=1e-4)
    assert house["e_max_kj"] == 400.0
    assert (results["OBJECT_COUNT"], results["OBJECTS_HIT"]) == (3, 2)


def test_road_by_hand(assess):
    """0.1 vehicles a second, 5 m and a block of 1 m at 16.67 m/s: 0.036 in the way, 2 persons, 0.04 x 0.8 die."""
    results = assess()
    road = rows_of(results["RISK"])["road"]
    assert road["deaths_y"] == pytest.approx(2 * 0.1 * 6.0 / (60 / 3.6) * 0.04 * 0.8 / 50)
    assert road["damage_y"] is None or str(road["damage_y"]) == "NULL"  # the road has no value
    assert results["COLLECTIVE_RISK"] == pytest.approx(rows_of(results["RISK"])["house"]["deaths_y"] + road["deaths_y"])


def test_shares_and_intensities_of_each_scenario(assess, crossings):
    results = assess(CROSSINGS=[crossings, crossings], SCENARIOS=[100, 50, 1, 200, 300, 5])
    hits = [row for row in results["HITS"].getFeatures() if row["name"] == "house"]
    assert [row["share"] for row in hits] == pytest.approx([0.1, 0.05])
    assert [hits[0][name] for name in ("weak", "medium", "strong")] == pytest.approx([0.05, 0.03, 0.02])
    assert hits[0]["share_low"] < 0.1 < hits[0]["share_high"]
    house = rows_of(results["RISK"])["house"]
    assert house["hits_year"] == pytest.approx(0.1 / 50 + 5 * 0.05 / 300)
    assert house["prob_year"] == pytest.approx(-math.expm1(-(0.1 / 50 + (1 - 0.95**5) / 300)))


def test_bounds_are_those_of_the_runs_and_of_the_rates(assess):
    """10 of 100 runs: Poisson's bounds of 10 are 4.795 and 18.39; 5 events make them 0.325 and 2.334 times as wide."""
    house = rows_of(assess()["RISK"])["house"]
    assert house["hits_low"] == pytest.approx(4.795 / 5000, rel=1e-3)
    assert house["hits_high"] == pytest.approx(18.39 / 5000, rel=1e-3)
    assert house["damage_low"] < house["damage_y"] < house["damage_up"]
    assert house["deaths_low"] < house["deaths_y"] < house["deaths_up"] and house["indiv_low"] < house["indiv_y"]
    wider = rows_of(assess(RATE_EVENTS=5)["RISK"])["house"]
    assert wider["hits_low"] == pytest.approx(0.3247 * house["hits_low"], rel=1e-3)
    assert wider["hits_high"] == pytest.approx(2.334 * house["hits_high"], rel=1e-3)
    assert wider["damage_y"] == house["damage_y"]


def test_risk_by_rates_is_that_of_the_same_frequency(assess, crossings, recorder):
    """A block in 50 years is 0.02 blocks a year; two classes of half of it make the same hits, with narrower bounds."""
    by_scenario = rows_of(assess()["RISK"])["house"]
    by_rate = rows_of(assess(SCENARIOS=None, RATES=[100, 0.02])["RISK"])["house"]
    assert by_rate == by_scenario
    parted = assess(CROSSINGS=[crossings, crossings], SCENARIOS=None, RATES=[100, 0.01, 100, 0.01])["RISK"]
    house = rows_of(parted)["house"]
    assert house["hits_year"] == pytest.approx(by_rate["hits_year"])
    assert house["damage_y"] == pytest.approx(by_rate["damage_y"])
    assert by_rate["hits_low"] < house["hits_low"] and house["hits_high"] < by_rate["hits_high"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"RATES": [100, 0.02]}, "give one of these tables and empty the other"),
        ({"RATES": [100, 0.0], "SCENARIOS": None}, "give at least 1 run and a positive rate"),
        ({"RATES": [100], "SCENARIOS": None}, "do not make rows of 2"),
        ({"RATES": [100, 0.1, 100, 0.1], "SCENARIOS": None}, "2 rows; give one of each"),
        ({"SCENARIOS": None}, "0 rows; give one of each"),
    ],
)
def test_rates_that_will_not_do_are_refused(assess, given, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        assess(**given)


def test_inputs_of_econome_add_up_to_the_hits(assess, crossings):
    """One block has the shares by intensity; five have the probability 1 - 0.9^5 that the event hits at all."""
    table = assess(CROSSINGS=[crossings, crossings], SCENARIOS=[100, 50, 1, 100, 300, 5], ECONOME="memory:")["ECONOME"]
    one, five = [row for row in table.getFeatures() if row["name"] == "house"]
    names = ("pra_weak", "pra_medium", "pra_strong")
    assert (one["period_y"], five["period_y"]) == (50.0, 300.0)
    assert [one[name] for name in names] == pytest.approx([0.05, 0.03, 0.02])
    assert sum(five[name] for name in names) == pytest.approx(1.0 - 0.9**5)
    assert five["pra_strong"] == pytest.approx(1.0 - 0.98**5)


def test_object_that_nothing_hits(assess):
    barn = rows_of(assess()["RISK"])["barn"]
    assert (barn["hits_year"], barn["prob_year"], barn["damage_y"]) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(("given", "whose"), [({}, "number of runs only"), ({"RATE_EVENTS": 5}, "recorded events")])
def test_bounds_say_whose_they_are_and_what_they_leave_out(assess, recorder, given, whose):
    """No hit in 100 runs: Poisson's upper bound is 3.689 hits, above 0 as the log says."""
    barn = rows_of(assess(**given)["RISK"])["barn"]
    (said,) = (text for text in recorder.messages if text.startswith("The bounds of 95 %"))
    assert whose in said and "their uncertainty is not included" in said and barn["hits_high"] > 0.0
    if not given:
        assert barn["hits_high"] == pytest.approx(3.689 / 5000, rel=1e-3)


@pytest.mark.parametrize("nothing", [[], [""], ["", "", "", "", "", "", ""], [None] * 7])
def test_without_losses_there_are_hits_but_no_damage_and_it_is_said(assess, recorder, nothing):
    """A dialog gives one empty text for a table without rows."""
    results = assess(LOSSES=nothing)
    assert "DAMAGE" not in results and "COLLECTIVE_RISK" not in results
    assert rows_of(results["RISK"])["house"]["hits_year"] == pytest.approx(0.002)
    assert any("without vulnerabilities" in warning for warning in recorder.warnings)


def test_rows_left_empty_in_the_dialog_do_not_count(assess):
    empty = [""] * 7
    assert rows_of(assess(LOSSES=[*empty, *HOUSE, *ROAD, *empty])["RISK"]) == rows_of(assess()["RISK"])


def test_kind_without_a_row_is_named(assess, recorder):
    assess(LOSSES=ROAD)
    assert any("no row for the kinds barn, house" in warning for warning in recorder.warnings)


@pytest.mark.parametrize(
    "parameters, words",
    [
        ({"SCENARIOS": [100, 50, 1, 100, 50, 1]}, "1 layers, .* 2 rows"),
        ({"SCENARIOS": [5, 50, 1]}, "more than its 5 runs"),
        ({"SCENARIOS": ["many", 50, 1]}, "not a valid value for runs"),
        ({"LOSSES": [*HOUSE[:6], 1.5]}, "row 1: give six numbers"),
        ({"LOSSES": [0.1, 0.2]}, "do not make rows of 7"),
        ({"WEAK": 300.0, "STRONG": 30.0}, "STRONG must be more"),
    ],
)
def test_refuses(assess, parameters, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        assess(**parameters)


def test_raster_is_no_layer_of_crossings(assess, dem):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=r"CROSSINGS .*no vector layer"):
        assess(CROSSINGS=[dem])


def test_crossings_of_other_lines_are_refused(assess, make_layer):
    from qgis.core import QgsProcessingException

    other = make_layer("Point", [("POINT(0 0)", [1, 77, 1, 5.0])], CROSSINGS)
    with pytest.raises(QgsProcessingException, match=r"which is not a feature of Objects: .* \(OBJECTS\)"):
        assess(CROSSINGS=[other])


def test_simulation_screen_lines_and_risk_agree_on_the_share(simulate, recorder, make_layer):
    """The share of the runs at the second of two areas is that of the statistics of the lines."""
    import processing

    areas = make_layer(
        "Polygon",
        [("POLYGON((0 -500,5 -500,5 -495,0 -495,0 -500))", []), ("POLYGON((0 -60,80 -60,80 -50,0 -50,0 -60))", [])],
    )
    nothing = dict.fromkeys(("ENERGY_MAX", "ENERGY_P95", "HEIGHT_P95", "PASSAGES", "STOPS", "REPORT"))
    simulated = simulate(**nothing, TRAJECTORIES="memory:", GROUND_DEFAULT="extra_hard", RUNS=10)
    lines = {"CROSSINGS": "memory:", "STATISTICS": "memory:", "REPORT": None}
    given = {"TRAJECTORIES": simulated["TRAJECTORIES"], "LINES": areas, **lines}
    screened = processing.run("talus:screenline", given, feedback=recorder)
    shares = [row["share"] for row in screened["STATISTICS"].getFeatures()]
    events = {"CROSSINGS": [screened["CROSSINGS"]], "SCENARIOS": [20, 10, 1]}
    outputs = {"RISK": "memory:", "HITS": "memory:"}
    results = processing.run("talus:objectrisk", {"OBJECTS": areas, **events, **outputs}, feedback=recorder)
    assert shares[1] > 0.0
    assert [row["share"] for row in results["HITS"].getFeatures()] == pytest.approx(shares)
    assert [row["hits_year"] for row in results["RISK"].getFeatures()] == pytest.approx(
        [share / 10 for share in shares]
    )


def test_pieces_of_a_rock_hit_an_object_once_with_the_hardest(assess, make_layer, recorder):
    """Two of ten rocks that were let go hit the house, one with three pieces: 2 in 10, with 200 and 400 kJ."""
    rows = [(0, 20.0, 0), (3, 400.0, 0), (4, 30.0, 0), (1, 200.0, 1)]
    pieces = make_layer(
        "Point", [("POINT(0 0)", [run, 1, 1, energy, whole]) for run, energy, whole in rows],
        CROSSINGS + "&field=whole_run:integer",
    )  # fmt: skip
    result = assess(CROSSINGS=[pieces], SCENARIOS=[10, 50, 1])
    (hits,) = [row for row in result["HITS"].getFeatures() if row["name"] == "house"]
    assert (hits["share"], hits["weak"], hits["medium"], hits["strong"]) == pytest.approx((0.2, 0.0, 0.1, 0.1))
    assert rows_of(result["RISK"])["house"]["hits_year"] == pytest.approx(0.2 / 50.0)
    assert any("rocks broke" in message for message in recorder.messages)


@pytest.mark.parametrize("losses", [HOUSE + ROAD, [""]])
def test_figure_shows_the_objects_with_and_without_losses(assess, tmp_path, losses):
    path = tmp_path / "objects.png"
    assess(LOSSES=losses, FIGURE=str(path))
    assert path.read_bytes()[1:4] == b"PNG" and path.stat().st_size > 10_000


def test_runs_left_empty_are_counted_in_the_stops(assess, make_layer):
    """A model gives periods alone; 100 stops are 100 runs, as if they had been typed in."""
    stops = make_layer("Point", [("POINT(0 0)", [run]) for run in range(100)], "field=run:integer", name="stops")
    typed, counted = assess(), assess(SCENARIOS=["", 50, 1], STOPS=[stops])
    assert counted["PROBABILITY_MAX"] == typed["PROBABILITY_MAX"] > 0.0
    with pytest.raises(Exception, match="is not a valid value for runs"):
        assess(SCENARIOS=["", 50, 1])
