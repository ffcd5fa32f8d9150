# SPDX-License-Identifier: GPL-2.0-or-later
"""Anchors of nets against the worked example."""

import math

import pytest

from talus.engine.protection.anchors import anchor_needs


@pytest.mark.parametrize(("consequence", "tendon", "pull_out"), [
    ("CC1", 403.65, 324.0), ("CC2", 403.65, 324.0), ("CC3", 465.75, 405.0),
])  # fmt: skip
def test_needs_are_those_of_the_worked_example(consequence, tendon, pull_out):
    """By hand, of 180 kN: E_d 270 kN; 1.15 x 1.3 x 270 and 1.15 x 1.5 x 270; 1.2 x 270 and 1.5 x 270; 1.3 x 180."""
    result = anchor_needs(180.0, consequence)
    assert (result.design, result.swiss) == (pytest.approx(270.0), pytest.approx(234.0))
    assert (result.tendon, result.pull_out) == (pytest.approx(tendon), pytest.approx(pull_out))


@pytest.mark.parametrize(("force", "consequence"), [(0.0, "CC1"), (-1.0, "CC1"), (math.nan, "CC1"), (180.0, "CC4")])
def test_what_is_no_force_or_class_is_refused(force, consequence):
    with pytest.raises(ValueError, match="anchors"):
        anchor_needs(force, consequence)
