# SPDX-License-Identifier: GPL-2.0-or-later
"""Each finding is brought about, and is gone, or nearer to its limit, once its remedy is followed.

The tables CASES have a row for each Kind of the engine and each finding that a tool makes by itself; a Kind without a
row fails. Where a remedy is to change the ground, the site or the survey, the input that it leads to is given to the
function that finds.
"""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import talus
from talus.engine.findings.finding import NOTE, SEVERITIES
from talus.engine.quantities import quantities
from talus.tests.findings import (
    advice_of_calls,
    advice_of_engine,
    advice_of_scenes,
    advice_of_tools,
    advice_of_whole_tools,
)

ROOT = Path(talus.__file__).parent
OF_ENGINE = {**advice_of_scenes.CASES, **advice_of_engine.CASES}
OF_TOOLS = {**advice_of_tools.CASES, **advice_of_calls.CASES, **advice_of_whole_tools.CASES}
CASES = {**OF_ENGINE, **OF_TOOLS}
# in test_every_quantity: one row for each quantity
OF_QUANTITIES = {f"quantities.quantities.{name}" for name in ("OUT_OF_RANGE", "OTHER_UNIT", "IMPLAUSIBLE")}
UNITS = [
    (quantity.name, unit)
    for quantity in quantities.QUANTITIES.values()
    for unit, factor in quantity.other_units
    if factor is not None
]


@cache
def kinds():
    """Name of each Kind, such as algorithms.tools.net.scene.RESTLESS -> its words, by the sources."""
    actual = {}
    for path in sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "algorithms").rglob("*.py")]):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removeprefix("engine.")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            is_kind = isinstance(node, ast.Assign) and getattr(getattr(node.value, "func", None), "id", "") == "Kind"
            if is_kind and isinstance(node.value.args[2], ast.Constant) and isinstance(node.value.args[2].value, str):
                actual[f"{module}.{node.targets[0].id}"] = " ".join(
                    str(argument.value) for argument in node.value.args[2:4] if isinstance(argument, ast.Constant)
                )
    return actual


def codes_of_tools():
    """Codes of findings that are made without a Kind, by the sources."""
    names = set()
    for path in sorted([*(ROOT / "engine").rglob("*.py"), *(ROOT / "algorithms").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Finding" and node.args:
                code = getattr(node.args[0], "value", None)
                names |= {code} if isinstance(code, str) else set()
    return names


def test_every_kind_of_finding_is_in_a_table():
    """A new finding fails here until it has a row: what brings it about, and what its remedy leads to."""
    rows = set(CASES) | OF_QUANTITIES
    assert set(kinds()) - rows == set()
    assert codes_of_tools() - set(CASES) == set()
    assert rows - set(kinds()) - codes_of_tools() == {"size-trend", "shape-trend"}  # whose code is a variable


@pytest.mark.parametrize("name", advice_of_calls.BY_TEST)
def test_a_finding_of_a_whole_tool_is_looked_for_by_a_test_of_it(name):
    """The words are of the finding, and in the sources of the test that runs the tool."""
    file, words = advice_of_calls.BY_TEST[name]
    assert words in kinds()[name]
    assert words in (ROOT / "tests" / "qgis" / f"{file}.py").read_text(encoding="utf-8")


def of_kind(findings, name):
    """The findings of a kind, or of a code."""
    module, _, constant = name.rpartition(".")
    if not module:
        return [finding for finding in findings if finding.code == name]
    package = "talus" if module.startswith("algorithms.") else "talus.engine"
    kind = getattr(import_module(f"{package}.{module}"), constant)
    return [finding for finding in findings if finding.template is not None and finding.template.text == kind.text]


@pytest.mark.parametrize("name", CASES)
def test_a_finding_ends_where_its_remedy_is_followed(request, name):
    """One that is refused says what to enter in its text or its remedy; a note has no remedy."""
    if name in OF_TOOLS:
        request.getfixturevalue("qgis_app")
    bring, follow = CASES[name]
    before = of_kind(bring(), name)
    assert before and all(finding.text and finding.severity in SEVERITIES for finding in before)
    if follow is None:
        assert all(finding.severity == NOTE and not finding.remedy for finding in before)
        return
    assert of_kind(follow(), name) == []


@pytest.mark.parametrize(("name", "unit"), UNITS)
def test_a_number_in_another_unit_is_told_with_the_number_meant(name, unit):
    """The middle of the plausible range in a wrong unit; entering what the remedy says ends it."""
    quantity = quantities.QUANTITIES[name]
    factor = dict(quantity.other_units)[unit]
    meant = (quantity.usual_low * quantity.usual_high) ** 0.5
    result = quantities.out_of_range(name, meant / factor, "rock")
    if result is None:  # legal, so it is implausible at most
        return
    facts = dict(result.template.facts)
    assert result.template.remedy in (quantities.OTHER_UNIT.remedy, quantities.OUT_OF_RANGE.remedy)
    if "instead" in facts:
        assert quantities.out_of_range(name, facts["instead"], "rock") is None
        assert quantities.implausible(name, facts["instead"], "rock") is None


@pytest.mark.parametrize("name", quantities.QUANTITIES)
def test_a_quantity_is_refused_beyond_its_range_and_told_beyond_the_plausible_one(name):
    """Following the finding to its limit ends it on both sides."""
    quantity = quantities.QUANTITIES[name]
    for value in (quantity.lowest - 1.0, 2.0 * quantity.highest + 1.0):
        result = quantities.out_of_range(name, value, "x")
        assert result.code.endswith("-out-of-range") and result.remedy
        assert quantities.out_of_range(name, result.limit, "x") is None
    for value in (0.999 * quantity.usual_low, 1.001 * quantity.usual_high):
        result = quantities.implausible(name, value, "x")
        assert result.code.endswith("-implausible") and result.remedy
        assert quantities.implausible(name, result.limit, "x") is None
