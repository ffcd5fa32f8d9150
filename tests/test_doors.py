# SPDX-License-Identifier: GPL-2.0-or-later
"""At every door of the engine a number a thousand times too large or too small is refused or reported, never silent."""

import pytest

from talus.engine.findings.finding import REFUSED
from talus.tests.doors.engine_doors import engine_doors
from talus.tests.doors.numbers import FACTORS, RIGHT, SILENT, outcome

NAMES = (
    "Python objects", "Table of ground classes", "Set of rocks", "Distributions", "Keys of a study",
    "Fields of a study", "Folder of Rockyfor3D", "Generic nets", "Product sheets of nets",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_no_door_is_silent(tmp_path, name):
    """The right number passes without a message; its thousandth and its thousandfold do not."""
    door, quantities = engine_doors(tmp_path)[name]
    actual = {}
    for quantity in quantities:
        assert outcome(door, quantity, RIGHT[quantity]) == SILENT, quantity
        actual.update({(quantity, factor): outcome(door, quantity, factor * RIGHT[quantity]) for factor in FACTORS})
    assert [key for key, what in actual.items() if what == SILENT] == []
    assert REFUSED in actual.values()


def test_the_doors_are_all_of_the_engine(tmp_path):
    assert tuple(engine_doors(tmp_path)) == NAMES
