# SPDX-License-Identifier: GPL-2.0-or-later
"""Comparison of arrays bit by bit, with a message that names the rows and fields that differ."""

import numpy as np

NAMED = 5  # rows that the message lists


def assert_same_array(found, expected, what="array"):
    """The same type, shape and bits, those of NaN included; otherwise AssertionError that tells what differs."""
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape), what
    if found.tobytes() == expected.tobytes():
        return
    rows = [i for i in range(len(found)) if found[i].tobytes() != expected[i].tobytes()]
    lines = [f"row {i}: {_difference(found[i], expected[i])}" for i in rows[:NAMED]]
    raise AssertionError("\n".join([f"{what}: {len(rows)} of {len(found)} rows differ", *lines]))


def _difference(found, expected):
    if found.dtype.names is None:
        return f"{found!r} instead of {expected!r}"
    names = [name for name in found.dtype.names if np.asarray(found[name]).tobytes() != expected[name].tobytes()]
    return ", ".join(f"{name} {found[name]!r} instead of {expected[name]!r}" for name in names)
