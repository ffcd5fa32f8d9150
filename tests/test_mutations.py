# SPDX-License-Identifier: GPL-2.0-or-later
"""The search for marked tests that cannot fail: what is falsified, and that everything is as before afterwards."""

import sys
import types
from typing import NamedTuple

import numpy as np
import pytest

from talus.tests import mutations, named_mutants


class Pair(NamedTuple):
    first: float
    second: bool


def test_numbers_are_doubled_and_nothing_else(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    assert mutations.doubled((1, 2.5)) == (1, 5.0)  # whole ones are counts of compiled code
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert mutations.doubled((1, 2.5, True, None, "x")) == (2, 5.0, True, None, "x")
    assert mutations.doubled({"a": 1.0, "b": "c"}) == {"a": 2.0, "b": "c"}
    assert mutations.doubled(Pair(1.5, False)) == Pair(3.0, False)
    np.testing.assert_array_equal(mutations.doubled(np.array([1.0, 2.0])), [2.0, 4.0])


def test_one_column_is_doubled_where_there_are_several():
    corners = np.ones((2, 3))
    np.testing.assert_array_equal(mutations.stretched((corners, 1.0))[0], [[1.0, 1.0, 2.0]] * 2)
    assert mutations.stretched(Pair(1.5, False)) == Pair(1.5, False) and corners.max() == 1.0


def test_what_a_function_writes_and_returns_is_taken_back_without_what_it_returns():
    def write(parts):
        parts[0][:] = 1.0
        return 3.0

    out = np.zeros(2)
    assert mutations.falsified(write, mutations.left_out)((out, 2)) == 3.0
    assert not out.any()


def test_function_that_writes_is_without_effect():
    def write(out, rows):
        out[:] = 1.0
        rows[0]["x"] = 1.0

    out, rows = np.zeros(3), np.zeros(1, [("x", float)])
    assert mutations.falsified(write)(out, rows) is None
    assert not out.any() and rows["x"][0] == 0.0


@pytest.fixture
def modules():
    """A module with a function, and one that has imported it by another name."""
    own, user = types.ModuleType("talus.made_up"), types.ModuleType("talus.made_up_user")
    exec("def size(x):\n    return x\n\nclass Box:\n    def edge(self):\n        return 3.0\n", vars(own))
    user.length = own.size
    for module in (own, user):
        sys.modules[module.__name__] = module
    yield own, user
    for module in (own, user):
        del sys.modules[module.__name__]


def test_function_is_falsified_wherever_it_is_known_and_comes_back(modules):
    own, user = modules
    actual = {name: (owner, function) for owner, name, function in mutations.functions_of(own)}
    assert set(actual) == {"size", "edge"}
    owner, size = actual["size"]
    with mutations.replaced(owner, "size", size, mutations.falsified(size)):
        assert (own.size(2.0), user.length(2.0)) == (4.0, 4.0)
    owner, edge = actual["edge"]
    with mutations.replaced(owner, "edge", edge, mutations.falsified(edge)):
        assert own.Box().edge() == 6.0
    assert (own.size(2.0), user.length(2.0), own.Box().edge()) == (2.0, 2.0, 3.0)


def test_record_is_of_marked_tests_and_each_of_them_can_fail():
    """docs/refresh/mutants.csv, which ``make mutations`` writes: no test stays green under all that was falsified."""
    record, marked = mutations.recorded(), {mark.test for mark in mutations.features.marks()}
    assert {entry.test for entry in record} <= marked
    could = {entry.test for entry in record if entry.verdict in (mutations.CAUGHT, mutations.NOT_TRIED)}
    assert {entry.test for entry in record} - could == set()
    assert all(bool(entry.mutant) for entry in record if entry.verdict == mutations.CAUGHT)


def test_record_keeps_what_was_caught_and_replaces_the_rest(tmp_path):
    path = tmp_path / "mutants.csv"
    caught = mutations.Outcome("test_a", "x.py", mutations.CAUGHT, "f")
    green, later = (caught._replace(test="test_b", verdict=entry) for entry in (mutations.GREEN, mutations.CAUGHT))
    mutations.put_on_record([green, caught], path)
    beside = caught._replace(file="y.py", verdict=mutations.NOT_CALLED, mutant="")
    mutations.put_on_record([later, caught._replace(verdict=mutations.NOT_TRIED), beside], path)
    assert mutations.recorded(path) == [caught, later]


def test_report_names_the_tests_that_nothing_fails():
    text = mutations.report([
        mutations.Outcome("test_a", "x.py", mutations.CAUGHT, "f"),
        mutations.Outcome("test_b", "x.py", mutations.GREEN, "f, g"),
        mutations.Outcome("test_b", "y.py", mutations.NOT_CALLED, ""),
    ])  # fmt: skip
    assert "- `test_b`" in text and "- `test_a`" not in text
    assert "caught: 1, stays green: 1, calls nothing of it: 1" in text


def test_named_mutants_are_of_marked_tests_and_of_functions_that_are_there():
    """Each name of the table begins that of one marked test, and its function is defined in its file."""
    marked = {mark.test for mark in mutations.features.marks()}
    for begin, named in named_mutants.MUTANTS.items():
        assert len([test for test in marked if test.startswith(begin)]) == 1, begin
        text = (mutations.features.ROOT / named.file).read_text(encoding="utf-8")
        assert f"def {named.function.split('.')[-1]}(" in text, named
