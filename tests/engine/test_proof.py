# SPDX-License-Identifier: GPL-2.0-or-later
"""Digests of inputs and results: those of a whole copy, without making one."""

import hashlib
import tracemalloc

import numpy as np
import pytest

from talus.engine.ensemble import proof
from talus.engine.ensemble.result import RUNS

MADE_UP = 200_000  # runs: a table of some 70 MB

GRID = np.arange(35.0).reshape(5, 7)
TABLE = np.zeros(1000, [("name", "U17"), ("place", np.float64, 3), ("count", np.int64)])
TABLE["name"][::3], TABLE["place"], TABLE["count"] = "rest", np.arange(3000.0).reshape(1000, 3), np.arange(1000)


@pytest.mark.parametrize(
    "array",
    [GRID, GRID.T, GRID[1:4, ::2], GRID[::-1], GRID[:, 0], GRID[:0], np.array(7.5), np.array([True, False]), TABLE,
     TABLE["name"], TABLE["place"], TABLE["count"][::-3]],
    ids=["whole", "turned", "part", "reversed", "column", "empty", "number", "flags", "table", "words", "places",
         "counts"],
)  # fmt: skip
@pytest.mark.parametrize("at_once", [1, 100, proof.BYTES_AT_ONCE])
def test_digest_is_that_of_a_whole_copy(array, at_once, monkeypatch):
    monkeypatch.setattr(proof, "BYTES_AT_ONCE", at_once)
    expected = hashlib.sha256(repr((array.shape, array.dtype.str)).encode() + array.tobytes())
    assert proof.fingerprint(array) == expected.hexdigest()


def test_digest_of_many_runs_takes_no_copy_of_a_column():
    runs = np.zeros(MADE_UP, RUNS)
    runs["stop_reason"] = "left_terrain"
    largest_column = runs["stop_reason"].nbytes
    tracemalloc.start()
    try:
        proof.result_digest(runs, None)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # a part, made contiguous, and little more; a column of reasons is 68 bytes a run, 105 MB in a job of 1.54 million
    assert peak < 4 * proof.BYTES_AT_ONCE < largest_column
