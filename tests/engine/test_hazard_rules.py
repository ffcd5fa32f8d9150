# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules of authorities: the published fields, the worked examples, what is not filled in, and files that are wrong."""

import json
from xml.etree import ElementTree

import numpy as np
import pytest

from talus.engine.choices import HAZARD_MATRIX
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.hazard import MATRIX, Hazard
from talus.engine.hazard.reference_width import width_of_cell
from talus.engine.hazard.rules.problems import RulesError
from talus.engine.hazard.rules.rules import FOLDER, Outcome, Rules, shipped_keys
from talus.engine.hazard.rules.schema import LANGUAGES, json_schema
from talus.tests.engine.test_frequency import worked_example

RESIDUAL, YELLOW, BLUE, RED = 1, 2, 3, 4
READY = ("at", "ca_bc", "ch")  # nothing of which is left to fill in for the method cell


def document_of(key):
    return json.loads((FOLDER / f"{key}.json").read_text(encoding="utf-8"))


def filled(key, values):
    """Rules of Talus with numbers for what they leave open: dotted key -> value."""
    document = document_of(key)
    for name, value in values.items():
        *around, last = name.split(".")
        part = document
        for entry in around:
            part = part[entry]
        part[last] = value
        document["certainty"][name] = ["given", "a test"]
    return Rules.of_text(json.dumps(document), key)


def norway(width=30.0):
    return filled("no", {"intensity.bounds": [1.0], "occurrence.per_width": width})


def levels(rules, hazard, cell_size=(5.0, 5.0)):
    matrix, beyond = rules.matrix()
    return rules.levels_of(hazard.danger(matrix, beyond, rules.width_factor(cell_size)))


def at_frequency(rules, of_intensities, method="cell"):
    """Level of a cell that is hit so often a year with at least each intensity."""
    hazard = Hazard((1, 1), rules.bounds, rules.periods, method)
    hazard.exceeded[:, 0, 0] = of_intensities
    hazard.reached[:] = True
    return int(levels(rules, hazard)[0, 0])


# published fields and worked examples


def test_swiss_rules_are_the_matrix_of_the_hazard_map():
    rules = Rules.shipped("ch")
    matrix, beyond = rules.matrix()
    np.testing.assert_array_equal(rules.levels_of(matrix), MATRIX)
    assert rules.levels_of(np.array(beyond)) == RESIDUAL
    keys = [level.key for level in rules.levels]
    assert tuple(keys[level - 1] for row in MATRIX for level in row) == HAZARD_MATRIX


def test_split_fields_of_the_swiss_matrix_have_their_names_and_both_levels():
    """Ticino's table: 6a blue, 6b red; 4a yellow, 4b blue; the tool takes the first."""
    rules = Rules.shipped("ch")
    split = {rules.field_names(outcome): outcome for outcome in rules.outcomes if outcome.alternative}
    assert split == {("4",): Outcome(YELLOW, BLUE), ("6",): Outcome(BLUE, RED)}
    assert rules.field_names(Outcome(RED, 0)) == ("9", "8", "7")
    assert rules.field_names(Outcome(BLUE, 0)) == ("5", "3")


def test_outcomes_rise_with_level_and_then_with_what_they_may_become():
    rules = Rules.shipped("ch")
    assert rules.outcomes == ((1, 0), (2, 0), (2, 3), (3, 0), (3, 4), (4, 0))


@pytest.mark.parametrize(
    ("failure", "propagation", "occurrence"),
    [  # Ticino's table of falling stones, all twelve fields
        (30, "high", 30), (100, "high", 100), (300, "high", 300), (1000, "high", None),
        (30, "medium", 100), (100, "medium", 300), (300, "medium", None), (1000, "medium", None),
        (30, "low", 300), (100, "low", None), (300, "low", None), (1000, "low", None),
    ],
)  # fmt: skip
def test_occurrence_of_failure_and_propagation(failure, propagation, occurrence):
    """Medium failure and medium propagation make 100 to 300 years."""
    assert Rules.shipped("ch").occurrence_of(failure, propagation) == occurrence


def test_method_propagation_counts_an_event_by_the_share_that_arrives():
    """A strong event of 100 years: red (300 years) where half of the runs arrive, residual where 1 of 100 does."""
    rules = filled("ch", {"propagation.shares": [60.0, 5.0]})
    hazard = Hazard((1, 4), rules.bounds, rules.periods, "propagation", rules=rules)
    hazard.add(np.array([[400e3, 400e3, 400e3, np.nan]]), np.array([[0.9, 0.5, 0.01, 0.0]]), 100.0)
    assert levels(rules, hazard).tolist() == [[RED, RED, RESIDUAL, 0]]
    assert hazard.intensities()[:, 0, :3].T.tolist() == [[0, 3, 3], [0, 0, 3], [0, 0, 0]]
    assert rules.propagation_class(np.array([0.6, 0.59, 0.05, 0.049])).tolist() == [0, 1, 1, 2]


def test_worked_example_is_red_by_the_swiss_curve():
    """Medium once in 82 years is blue, strong once in 238 red: the most unfavourable field counts."""
    rules, frequencies = Rules.shipped("ch"), worked_example()
    hazard = Hazard.of_frequencies(frequencies, rules.bounds, rules.periods)
    assert levels(rules, hazard).tolist() == [[RED]]
    weaker = Hazard((1, 1), rules.bounds, rules.periods, "cell")
    weaker.exceeded[:, 0, 0] = 0.0238, 0.0122, 0.0
    assert levels(rules, weaker).tolist() == [[BLUE]]


@pytest.mark.parametrize(
    ("lambda_30", "level"), [(0.0015, "S2"), (0.02, "S1"), (0.0002, "S3"), (0.00019, None), (0.01, "S1")]
)
def test_norwegian_classes_by_damaging_hits_in_the_width(lambda_30, level):
    """0.0015 a year in 30 m: outside of 1/100, inside of 1/1000 and so of 1/5000."""
    rules = norway()
    in_cell = lambda_30 / rules.width_factor((5.0, 5.0))
    result = at_frequency(rules, [1.0, in_cell])
    assert (rules.levels[result - 1].key if result else None) == level


def test_crossings_in_the_width_of_the_norwegian_guide():
    """0.2 crossings a year on 100 m are 0.06 in 30 m, whatever the cell shows of them."""
    for side in (2.0, 5.0, 10.0):
        in_cell = 0.2 / 100.0 * width_of_cell((side, side))
        assert norway().width_factor((side, side)) * in_cell == pytest.approx(0.06, rel=1e-12)


@pytest.mark.parametrize(("energy", "level"), [(80e3, "light"), (140e3, "dark"), (100e3, "light")])
def test_austrian_brown_by_the_energy_of_the_design_block(energy, level):
    rules = Rules.shipped("at")
    hazard = Hazard((1, 2), rules.bounds, rules.periods)
    hazard.add(np.array([[energy, np.nan]]), np.array([[0.01, 0.0]]), 150.0)
    keys = [None, *(level.key for level in rules.levels)]
    assert [keys[entry] for entry in levels(rules, hazard)[0]] == [level, None]


def test_periods_of_british_columbia_are_those_of_the_probabilities():
    """T = -50 / ln(1 - P): 474.6 years for 10 %, 9975.0 for 0.5 %."""
    exact = [-50.0 / np.log1p(-share) for share in (0.1, 0.005)]
    assert Rules.shipped("ca_bc").periods == pytest.approx(exact, abs=0.05)
    assert at_frequency(Rules.shipped("ca_bc"), [1 / 400]) == 2
    assert at_frequency(Rules.shipped("ca_bc"), [1 / 5000]) == 1
    assert at_frequency(Rules.shipped("ca_bc"), [1 / 20000]) == 0


def test_french_levels_are_those_of_the_standard():
    """Géostandard Risques PPR v1.0.1: codes and colours; its classes 03 and 05 are technological."""
    actual = {level.code: level.colour for level in Rules.shipped("fr").levels}
    colours = (143, 188, 143), (135, 206, 250), (245, 222, 179), (233, 150, 122)
    assert actual == dict(zip(("01", "02", "04", "06"), colours))


def test_rules_of_a_level_for_each_field_give_the_highest_of_all_periods():
    """Two made-up frequencies, by hand: weak once in 10 years, strong once in 200."""
    own = {"intensity.bounds": [30, 300], "occurrence.bounds": [30, 100, 300], "beyond": "", "fields": {
        "weak": ["medium", "low", "low"], "medium": ["high"] * 3, "strong": ["high"] * 3}}  # fmt: skip
    rules = filled("own", own)
    assert at_frequency(rules, [0.1, 0.0, 0.0]) == 2
    assert at_frequency(rules, [0.1, 0.005, 0.005]) == 3
    assert at_frequency(rules, [0.001, 0.0, 0.0]) == 0


# the effect of the cell


def test_frequency_of_a_cell_grows_with_its_side():
    """Straight paths of all directions through a square of the side L meet a cell of the side c with 4 c / (pi L)
    times what crosses the square's own mean width: twice the side, twice the frequency. Counted on 40,000 lines."""
    rng = np.random.default_rng(4)
    count, reach = 40_000, 60.0
    angle, offset = rng.uniform(0.0, np.pi, count), rng.uniform(-reach, reach, count)  # lines by direction and distance
    shares = []
    for side in (5.0, 10.0, 20.0):
        half_width = 0.5 * side * (np.abs(np.cos(angle)) + np.abs(np.sin(angle)))
        shares.append(np.mean(np.abs(offset) <= half_width))
    expected = [width_of_cell((side, side)) / (2.0 * reach) for side in (5.0, 10.0, 20.0)]
    assert expected[0] == pytest.approx(4.0 * 5.0 / (np.pi * 2.0 * reach))
    np.testing.assert_allclose(shares, expected, rtol=0.05)  # 5 standard deviations of the smallest share
    assert shares[2] / shares[1] == pytest.approx(2.0, rel=0.05)


def test_frequency_of_a_width_does_not_hang_on_the_cell():
    """Cells of 2 and 10 m see the same crossings: the level of Norway's rules stays."""
    names = set()
    for side in (2.0, 10.0):
        frequencies = Frequencies((1, 1), (1e3,))
        in_cell = 0.002 / 30.0 * width_of_cell((side, side))  # 0.002 a year in 30 m
        frequencies.add(np.full((2, 1, 1), 100), 1000, in_cell * 10.0)
        hazard = Hazard.of_frequencies(frequencies, norway().bounds, norway().periods)
        names.add(int(levels(norway(), hazard, (side, side))[0, 0]))
    assert names == {2}


# what is not filled in


@pytest.mark.parametrize("key", shipped_keys())
def test_shipped_rules_are_sound_and_say_what_they_leave_open(key):
    rules = Rules.shipped(key)
    assert rules.name and rules.language in LANGUAGES
    if key in READY:
        rules.check_filled("cell")
        return
    with pytest.raises(RulesError, match="is not filled in") as caught:
        rules.check_filled("cell")
    for problem in caught.value.problems:
        assert problem.line and problem.text.rpartition("filled in")[2].strip(". ")  # where to look it up


def test_shipped_sets():
    assert set(shipped_keys()) == {"at", "ca_bc", "ch", "es_ct", "fr", "it_bz", "it_pai", "no", "own"}


def test_no_recalled_number_is_built_in():
    """The digest recalls 30 m, 30 and 300 kJ of South Tyrol, and the classes of MEZAP: all of them are open."""
    assert [entry.key for entry in Rules.shipped("no").unfilled("occurrence.per_width")] == ["occurrence.per_width"]
    for key, names in (("it_bz", ("intensity.bounds", "occurrence.bounds", "fields")),
                       ("fr", ("intensity.bounds", "fields", "propagation.occurrence"))):  # fmt: skip
        for name in names:
            assert Rules.shipped(key).unfilled(name)


def test_message_names_file_line_and_key():
    with pytest.raises(RulesError) as caught:
        Rules.shipped("no").check_filled("frequency")
    first = str(caught.value).splitlines()[0]
    assert first.startswith(f"{FOLDER / 'no.json'}, line 14, intensity.bounds[0]: is not filled in. ")


def test_rules_of_a_width_refuse_return_periods_of_events():
    with pytest.raises(RulesError, match=r"occurrence.per_width: the rules hold for a frequency per width"):
        norway().check_filled("scenario")
    norway().check_filled("frequency")


def test_method_propagation_needs_its_tables():
    with pytest.raises(RulesError, match=r"propagation.shares\[0\]: is not filled in, and 1 more"):
        Rules.shipped("ch").check_filled("propagation")
    with pytest.raises(RulesError, match="propagation: there is no such table"):
        Rules.shipped("at").check_filled("propagation")


# files that are wrong


def changed(**values):
    """Text of the Swiss rules with other values of some keys, one key a line."""
    document = {**document_of("ch"), **values}
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in document.items()) + "\n}"


def refused(text, pattern):
    with pytest.raises(RulesError, match=pattern) as caught:
        Rules.of_text(text, "mine.json")
    return caught.value


def test_wrong_key_is_told_by_file_key_and_line():
    error = refused(changed(feilds={}), r"mine\.json, line 16, feilds: is no key here; did you mean 'fields'\?")
    assert error.problems[0].line == 16


@pytest.mark.parametrize(
    ("values", "pattern"),
    [
        ({"format": 2}, "format: is 2, which this version"),
        ({"language": "xx"}, "language: is 'xx'; known are en, de"),
        ({"beyond": "orange"}, "beyond: is 'orange', which is no level; known are residual"),
        ({"occurrence": {"bounds": [30, 300, 100]}}, r"occurrence.bounds\[2\]: is 100 after 300; give numbers that ri"),
        ({"occurrence": {"bounds": [30, 100, "300"]}}, "occurrence.bounds: is .*; give a list of numbers that rise"),
        ({"occurrence": {"bounds": [30, 100]}}, "fields.strong: there are 3 fields for 2 return periods"),
        ({"occurrence": {}}, "occurrence: has no bounds; add it"),
        ({"fields": {"strong": ["red"] * 3, "medium": ["blue"] * 3}}, "fields: has no row for weak; add it, with 3"),
        ({"fields": {"strong": ["red"] * 3, "medium": ["blue"] * 2, "weak": ["blue"] * 3}}, "fields.medium: there "),
        ({"fields": {"strong": ["red"] * 3, "medium": ["blue"] * 3, "weak": ["bleu"] * 3}}, r"fields.weak\[0\]: is '"),
        ({"fields": {"strong": ["red"] * 3, "medium": [["blue"]] * 3, "weak": ["blue"] * 3}}, "a split field has two "),
        ({"fields": {"strong": "red", "medium": ["blue"] * 3, "weak": ["blue"] * 3}}, "fields.strong: is no list"),
        ({"levels": []}, r"levels: is \[\]; give a list of objects"),
        ({"certainty": {}}, "certainty: does not say how sure intensity.bounds is"),
        ({"fields": {"strong": ["red"] * 3, "medium": [None] * 3, "weak": ["blue"] * 3}},
         "certainty.fields: is 'read', but there is a null in it"),
    ],
)  # fmt: skip
def test_rules_that_are_wrong_are_refused(values, pattern):
    assert "mine.json, line " in str(refused(changed(**values), pattern))


@pytest.mark.parametrize(
    ("key", "value", "pattern"),
    [
        ("shares", [10, 40], r"propagation.shares\[1\]: is 40 after 10; give numbers that fall"),
        ("shares", [10], "propagation.shares: there are 1 for 3 classes; give 2"),
        ("occurrence", {"high": [30, 100, 300, "beyond"]}, "propagation.occurrence: has no row for medium"),
        ("occurrence", {name: [30, 90, 300, "beyond"] for name in ("high", "medium", "low")},
         r"propagation.occurrence.high\[1\]: is 90; give one of occurrence.bounds \(30, 100, 300\)"),
    ],
)  # fmt: skip
def test_tables_of_propagation_that_are_wrong_are_refused(key, value, pattern):
    refused(changed(propagation={**document_of("ch")["propagation"], key: value}), pattern)


def test_words_and_grades_that_are_wrong_are_refused():
    levels = document_of("ch")["levels"]
    refused(changed(levels=[*levels[:3], {**levels[3], "key": "blue"}]), r"levels\[3\].key: is 'blue'; give each a key")
    refused(changed(levels=[{**levels[0], "colour": [1, 2, 256]}, *levels[1:]]), r"levels\[0\].colour: is \[1, 2, 256")
    refused(changed(levels=[{**levels[0], "names": {"xx": "a"}}, *levels[1:]]), r"levels\[0\].names: is ")
    certainty = document_of("ch")["certainty"]
    refused(changed(certainty={**certainty, "fields": ["memory", ""]}), "certainty.fields: has the grade 'memory'")
    refused(changed(certainty={**certainty, "fields": ["read"]}), "certainty.fields: is no pair")
    refused(changed(certainty={**certainty, "field": ["read", ""]}), "certainty.field: is no key with numbers")


def test_all_problems_of_a_file_are_told_at_once():
    error = refused(changed(beyond="orange", occurrence={"bounds": [100, 30, 300]}), "beyond")
    assert [problem.key for problem in error.problems] == ["occurrence.bounds[1]", "beyond"]


def test_rules_that_are_not_there():
    with pytest.raises(RulesError, match="there are no rules 'xx'; there are at, "):
        Rules.shipped("xx")
    with pytest.raises(RulesError, match="cannot be read"):
        Rules.read("nowhere.json")
    refused("[]", "holds no object")


def test_schema_for_editors_is_that_of_the_keys():
    """resources/hazard_rules/schema.json is written from the rows of schema.py."""
    assert json.loads((FOLDER / "schema.json").read_text(encoding="utf-8")) == json_schema()


def test_shipped_rules_keep_to_the_schema():
    jsonschema = pytest.importorskip("jsonschema")
    for key in shipped_keys():
        jsonschema.validate(document_of(key), json_schema())


# The words of the sources in their language, the least level first; whoever changes one has to look there.
LEVELS = {
    "at": ("hellbraun, geringe und mittlere Intensität", "dunkelbraun, hohe Intensität"),
    "ca_bc": ("more than 0.5 % in 50 years", "more than 10 % in 50 years"),
    "ch": ("pericolo residuo", "pericolo basso", "pericolo medio", "pericolo elevato"),
    "es_ct": ("perillositat baixa", "perillositat mitjana", "perillositat alta"),
    "fr": ("faible", "moyen ou modéré", "fort", "très fort ou majeur"),
    "it_bz": ("untersucht, nicht H2 bis H4", "H2, mittlere Gefahr", "H3, hohe Gefahr", "H4, sehr hohe Gefahr"),
    "it_pai": ("P1, moderata", "P2, media", "P3, elevata", "P4, molto elevata"),
    "no": ("1/5000", "1/1000", "1/100"),
    "own": ("low", "medium", "high"),
}


@pytest.mark.parametrize("key", sorted(shipped_keys()))
def test_levels_have_the_words_of_their_sources(key):
    document = document_of(key)
    assert tuple(entry["names"][document["language"]] for entry in document["levels"]) == LEVELS[key]


@pytest.mark.parametrize(("language", "words"), [
    ("de", "mittlere Gefährdung"), ("fr", "danger moyen"), ("it", "pericolo medio"),
])  # fmt: skip
def test_blue_is_moderate_danger_in_every_language(language, words):
    """Swiss federal guidelines: red is high (erheblich), blue moderate, yellow low danger."""
    (blue,) = [entry for entry in document_of("ch")["levels"] if entry["key"] == "blue"]
    assert blue["names"]["en"] == "moderate danger"
    texts = ElementTree.parse(FOLDER.parents[1] / "i18n" / f"talus_{language}.ts").iter("message")
    messages = {text.findtext("source"): text.findtext("translation") for text in texts}
    assert messages["moderate danger"] == words and messages["high danger"] != words != messages["low danger"]


def test_legend_is_in_the_language_of_the_rules():
    rules = Rules.shipped("ch")
    assert [level.name(rules.language) for level in rules.levels][-1] == "pericolo elevato"
    assert rules.levels[-1].name("fr") == "high danger"  # nobody has read the French word: the English one
