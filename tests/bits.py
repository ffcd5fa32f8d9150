# SPDX-License-Identifier: GPL-2.0-or-later
"""Comparison of arrays bit by bit, with a message that names the rows and fields that differ, and who was right."""

import numpy as np

NAMED = 5  # rows that the message lists


def assert_same_array(found, expected, what="array", again=None):
    """Assert the same type, shape and bits, those of NaN included; the AssertionError names what differs.

    again : function that makes the array once more, in the simplest way there is. It is called where rows differ, and
        the message says of each row which of the two comes out again. A difference that cannot be repeated tells most.
    """
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape), what
    if found.tobytes() == expected.tobytes():
        return
    rows = [i for i in range(len(found)) if found[i].tobytes() != expected[i].tobytes()]
    third = None if again is None else again()
    lines = [
        f"row {i}: {_difference(found[i], expected[i])}{'' if again is None else _verdict(found, expected, third, i)}"
        for i in rows[:NAMED]
    ]
    raise AssertionError("\n".join([f"{what}: {len(rows)} of {len(found)} rows differ", *lines]))


def _difference(found, expected):
    if found.dtype.names is None:
        return f"{found!r} instead of {expected!r}"
    names = [name for name in found.dtype.names if np.asarray(found[name]).tobytes() != expected[name].tobytes()]
    return ", ".join(f"{name} {found[name]!r} instead of {expected[name]!r}" for name in names)


def _verdict(found, expected, third, i):
    """Verdict of a third calculation on which of the two is right."""
    if len(third) != len(found):
        return f"; once more: another number of rows, {len(third)}"
    if third[i].tobytes() == expected[i].tobytes():
        return "; once more: as expected, so what was found is wrong"
    if third[i].tobytes() == found[i].tobytes():
        return "; once more: as found, so what was expected is wrong"
    return f"; once more: neither, {_difference(third[i], expected[i])}"
