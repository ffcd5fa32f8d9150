# SPDX-License-Identifier: GPL-2.0-or-later
"""At every door of QGIS a number a thousand times too large or too small is refused or reported; the page lists it."""

import pytest

from talus.tests.doors.numbers import FACTORS, RIGHT, SILENT, outcome

NAMES = (
    "Parameters of Simulate rockfall", "Fields of layers in QGIS", "Parameters of nets", "Stands of Single trees",
    "Points of Single trees", "Canopy heights",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_no_door_of_qgis_is_silent(qgis_app, tmp_path, name):
    """The right number passes without a message; its thousandth and its thousandfold do not."""
    from talus.tests.doors.qgis_doors import qgis_doors

    door, quantities = qgis_doors(tmp_path)[name]
    actual = {}
    for quantity in quantities:
        assert outcome(door, quantity, RIGHT[quantity]) == SILENT, quantity
        actual.update({(quantity, factor): outcome(door, quantity, factor * RIGHT[quantity]) for factor in FACTORS})
    assert [key for key, what in actual.items() if what == SILENT] == []
