# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels that are compiled when they are first called: by whom, with what result, and from the disk."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from talus.engine.jit import kernels

pytestmark = pytest.mark.skipif(
    not kernels.COMPILED or kernels.support.part_compiler() is None, reason="numba is missing, or as it comes"
)


@kernels.late_kernel(returns=(0.0, 0))
def half_of(values, k):
    return values[k] / 2.0, k


@kernels.inner_kernel
def halves_above(values, limit):
    """The sum of the halves of what is above the limit."""
    total = 0.0
    for k in range(values.size):
        if values[k] > limit:
            half, _ = half_of(values, k)
            total += half
    return total


@kernels.late_kernel(returns=0)
def third_of(value):
    return value / 3.0


@kernels.inner_kernel
def thirds_above(value, limit):
    return third_of(value) if value > limit else 0


def test_late_kernel_is_compiled_at_its_first_call():
    values = np.array([1.0, 5.0, 7.0])
    assert halves_above(values, 10.0) == 0.0
    assert not half_of.signatures
    assert halves_above(values, 4.0) == 6.0
    assert halves_above(values, 0.0) == 6.5
    assert len(half_of.signatures) == 1


def test_late_kernel_that_returns_what_it_does_not_say_ends_with_an_error(capfd):
    """Its callers would read another value than was written."""
    assert thirds_above(1.0, 2.0) == 0
    with pytest.raises(RuntimeError, match="could not be compiled"):
        thirds_above(3.0, 2.0)
    assert "third_of returns float64, not int64" in capfd.readouterr().err


KEPT = """
import json, pathlib, sys
from talus.engine.jit import kernels
kernels.CACHE_FOLDER = pathlib.Path(sys.argv[1]) / "cache"
sys.path.insert(0, sys.argv[1])
import late_and_kept
import numpy as np
found = late_and_kept.doubled(np.array([1.0, 5.0]), float(sys.argv[2]))
print(json.dumps([found, sum(late_and_kept.doubled.stats.cache_hits.values()), len(late_and_kept.twice.signatures)]))
"""
MODULE = """
from talus.engine.jit import kernels

@kernels.late_kernel(returns=0.0)
def twice(x):
    return 2.0 * x

@kernels.inner_kernel
def doubled(values, limit):
    return twice(values[1]) if values[0] > limit else 0.0
"""


def test_kernel_from_the_disk_finds_its_late_one(tmp_path):
    """In other processes: one that never comes to it, one that compiles it, one that has both from the disk."""
    (tmp_path / "late_and_kept.py").write_text(MODULE)
    found = []
    for limit in ("2", "0", "0"):
        done = subprocess.run(
            [sys.executable, "-c", KEPT, str(tmp_path), limit],
            env={**os.environ}, capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found == [[0.0, 0, 0], [10.0, 1, 1], [10.0, 1, 1]]
