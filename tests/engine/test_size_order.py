# SPDX-License-Identifier: GPL-2.0-or-later
"""Larger blocks that reach less far: what counts as a fall, its reason, and who is compared with whom."""

import json
import math

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.sizes.size_order import (
    FEWEST_RUNS,
    HitClass,
    as_values,
    from_values,
    hit_order,
    order_within,
    shape_numbers,
    size_class,
    size_order,
)

N = 400


def made(name, mass, mean, reasons=None, spread=20.0, runs=N):
    """A class with evenly spread run-outs."""
    distances = mean + spread * (np.arange(runs) + 0.5 - 0.5 * runs) / runs
    reasons = ["rest"] * runs if reasons is None else reasons
    return size_class(name, np.full(runs, mass), np.full(runs, mass / 2700.0), distances, reasons)


def test_standard_errors_are_those_of_the_theory():
    one = made("a", 1000.0, 100.0)
    assert one.mean_error == pytest.approx(20.0 / math.sqrt(12.0 * N), rel=0.01)  # uniform distribution
    assert one.p95 == pytest.approx(109.0, abs=0.05)
    assert one.p95_error == pytest.approx(20.0 * math.sqrt(0.95 * 0.05 / N), rel=0.05)  # sqrt(p(1-p)/n) / density


def test_a_larger_class_that_reaches_less_far_is_unsafe_and_named_with_both_numbers():
    (finding,) = size_order([made("300 years", 13500.0, 61.0), made("30 years", 540.0, 353.0)])
    assert (finding.code, finding.severity, finding.subject) == ("larger-class-reaches-less", "unsafe", "300 years")
    assert finding.value < finding.limit
    assert "300 years" in finding.text and "30 years" in finding.text and "353 m" in finding.text


def test_classes_that_go_farther_the_larger_they_are_have_nothing_to_tell():
    assert size_order([made("a", 500.0, 100.0), made("b", 5000.0, 120.0), made("c", 50_000.0, 130.0)]) == []


@pytest.mark.parametrize(("after", "spread", "told"), [
    (97.5, 2.0, False),   # sure, but within 3 %
    (96.0, 2.0, True),    # 4 % and far beyond the errors
    (96.0, 900.0, False),  # 4 %, but the standard error of the mean is 13 m
])  # fmt: skip
def test_a_fall_counts_beyond_three_percent_and_two_standard_errors(after, spread, told):
    result = size_order([made("a", 500.0, 100.0, spread=spread), made("b", 5000.0, after, spread=spread)])
    assert bool(result) is told


def test_classes_of_one_size_are_not_compared():
    assert size_order([made("a", 1000.0, 100.0), made("b", 1050.0, 50.0)]) == []


def test_a_class_of_few_runs_is_not_compared():
    few = FEWEST_RUNS - 1
    assert size_order([made("a", 500.0, 100.0), made("b", 5000.0, 50.0, runs=few)]) == []


def test_each_class_is_compared_with_the_smaller_one_that_goes_farthest():
    result = size_order([made("a", 500.0, 100.0), made("b", 5000.0, 90.0), made("c", 50_000.0, 80.0)])
    assert [(entry.subject, entry.limit) for entry in result] == [
        ("b", pytest.approx(109.0, abs=0.1)), ("c", pytest.approx(109.0, abs=0.1))]  # fmt: skip


def reasons_of(word, share):
    count = int(share * N)
    return [word] * count + ["rest"] * (N - count)


@pytest.mark.parametrize(("word", "says"), [
    ("left terrain", "leave the elevation model"), ("max time", "still moved"), ("barrier", "barriers or trees"),
    ("tree", "barriers or trees"),
])  # fmt: skip
def test_the_ends_of_the_runs_give_the_reason(word, says):
    (actual,) = size_order([made("a", 500.0, 100.0), made("b", 5000.0, 80.0, reasons_of(word, 0.3))])
    assert says in actual.text and "30 % of the larger blocks" in actual.text and " 0 % of the smaller" in actual.text


def test_blocks_that_never_got_going_are_a_reason():
    (actual,) = size_order([made("a", 500.0, 100.0), made("b", 50_000.0, 10.0, spread=1.0)])
    assert "never started to move" in actual.text


def test_a_fall_without_a_reason_in_the_ends_says_so():
    (actual,) = size_order([made("a", 500.0, 100.0), made("b", 5000.0, 80.0)])
    assert "do not explain" in actual.text and "reach of the smaller class" in actual.remedy


def test_an_object_that_the_larger_block_never_hits_is_told():
    """The dossier's hits: the 30-year block hits the house in 12.5 % of the runs, the 300-year block never."""
    result = hit_order("house", [HitClass("300 years", 13500.0, 400, 0.0), HitClass("30 years", 540.0, 400, 0.125)])
    assert (result.code, result.severity, result.subject) == ("larger-class-hits-less", "doubtful", "house")
    assert "12.5 %" in result.text and "0 %" in result.text


@pytest.mark.parametrize("shares", [(0.1, 0.2), (0.1, 0.098), (0.0, 0.0)])
def test_hits_that_do_not_fall_have_nothing_to_tell(shares):
    classes = [HitClass("a", 500.0, 400, shares[0]), HitClass("b", 5000.0, 400, shares[1])]
    assert hit_order("house", classes) is None


def test_no_hit_of_few_runs_is_not_taken_for_sure():
    assert hit_order("house", [HitClass("a", 500.0, 10, 0.2), HitClass("b", 5000.0, 10, 0.0)]) is None


def test_a_class_comes_back_from_the_metadata_of_a_file():
    one = made("a", 1000.0, 100.0)
    again = from_values(json.loads(json.dumps(as_values(one))), "a")
    assert again.name == "a" and again[1:] == pytest.approx(one[1:], abs=1e-5)
    assert from_values({"mass": 1.0}, "a") is None and from_values(None, "a") is None


def runs_of(*classes):
    """Runs of pairs of a rock, its volume, mean run-out and places (x) of release."""
    kinds = [("rock", int), ("mass", float), ("volume", float), ("distance", float), ("stop_reason", "U16"),
             ("start", float, 3)]  # fmt: skip
    rows = [
        (rock, 2700.0 * volume, volume, mean + 0.1 * k, "rest", (places[k % len(places)], 0.0, volume))
        for rock, volume, mean, places in classes
        for k in range(60)
    ]
    return np.array(rows, dtype=kinds)


@pytest.mark.parametrize(("large", "shapes", "told"), [
    ((1, 5.0, 60.0, (0.0, 9.0)), [0, 0], True),
    ((1, 5.0, 60.0, (0.0, 9.0)), [0, 1], False),  # of another shape
    ((1, 5.0, 60.0, (0.0, 8.0)), [0, 0], False),  # from other places
    ((1, 5.0, 160.0, (0.0, 9.0)), [0, 0], False),
])  # fmt: skip
def test_sizes_within_one_simulation_are_compared_where_shape_and_releases_are_the_same(large, shapes, told):
    result = order_within(runs_of((0, 0.5, 100.0, (0.0, 9.0)), large), np.array(shapes))
    assert [entry.subject for entry in result] == (["5 m³"] if told else [])


def test_runs_that_draw_their_volumes_are_no_classes():
    runs = runs_of((0, 0.5, 100.0, (0.0,)), (1, 5.0, 60.0, (0.0,)))
    runs["volume"][runs["rock"] == 1] *= np.linspace(1.0, 2.0, 60)
    assert order_within(runs, np.array([0, 0])) == []


def test_rocks_of_one_shape_have_one_number():
    rocks = [
        rock_library.rock(*entry) for entry in (("cube", 0.3), ("worn_slab", 1.0), ("cube", 7.0), ("worn_slab", 0.2))
    ]
    assert shape_numbers(rocks).tolist() == [0, 1, 0, 1]
