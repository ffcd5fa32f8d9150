# SPDX-License-Identifier: GPL-2.0-or-later
"""Colours and shapes of results: distinct for readers with protanopia, deuteranopia, tritanopia, and on grey paper."""

from itertools import combinations

import pytest

from talus.tests.colour_vision import DEFICIENCIES, distance, seen

# CIE 1976 distances. Classes of a ramp stand in their order and need less than kinds, which may be far from the key.
NEIGHBOURS, KINDS = 10.0, 15.0
DARKER = 5.0  # L*, from a class to the next
EYES = pytest.mark.parametrize("eyes", DEFICIENCIES)


def ramps():
    from talus.algorithms.shared.styles.ramps import COLOURS, COLOURS_BEYOND, FRICTION_COLOURS, STAND_COLOURS
    from talus.algorithms.tools.hazardmap.outputs import INTENSITY_COLOURS

    return {
        "classes": COLOURS + COLOURS_BEYOND,
        "intensity": tuple(INTENSITY_COLOURS.values()),
        "friction": tuple(FRICTION_COLOURS.values()),
        "stands": tuple(STAND_COLOURS.values()),
    }


def kinds():
    from talus.algorithms.shared.styles import styles as marks
    from talus.algorithms.shared.styles.ramps import PROBLEM_COLOURS
    from talus.algorithms.shared.styles.styles import LESS, MORE
    from talus.algorithms.tools.hazardmap.outputs import DANGER_COLOURS
    from talus.algorithms.tools.sourceareas.run import COLOURS

    return {
        "stops": [mark.colour for mark in (*marks.STOPS.values(), marks.OTHER_STOP)],
        "crossings": [mark.colour for mark in marks.CROSSINGS.values()],
        "impacts": [mark.colour for mark in marks.IMPACTS.values()],
        "trees": [mark.colour for mark in marks.TREES.values()],
        "stems": [mark.colour for mark in marks.STEMS.values()],
        "danger": list(DANGER_COLOURS.values()),
        "problems": list(PROBLEM_COLOURS.values()),
        "differences": [LESS, MORE],
        "slopes": list(COLOURS),
    }


@EYES
def test_classes_of_a_ramp_darken_for_every_reader(qgis_app, eyes):
    for name, colours in ramps().items():
        lightness = [seen(colour, eyes)[0] for colour in colours]
        assert all(light - dark > DARKER for light, dark in zip(lightness, lightness[1:])), (name, lightness)
        assert min(distance(*pair, eyes) for pair in zip(colours, colours[1:])) > NEIGHBOURS, name


@EYES
def test_kinds_are_told_apart_by_every_reader(qgis_app, eyes):
    for name, colours in kinds().items():
        closest = min(combinations(colours, 2), key=lambda pair: distance(*pair, eyes))
        assert distance(*closest, eyes) > KINDS, (name, closest)


def test_kinds_have_a_shape_each(qgis_app):
    from talus.algorithms.shared.styles import styles as marks

    for kind in (marks.STOPS, marks.CROSSINGS, marks.IMPACTS, marks.TREES, marks.STEMS):
        shapes = [mark.shape for mark in kind.values()]
        assert len(set(shapes)) == len(shapes)
    assert marks.OTHER_STOP.shape not in [mark.shape for mark in marks.STOPS.values()]


def test_distance_of_colours_is_that_of_the_standard():
    # L* of mid grey and b* of the primary blue under D65 (Lindbloom); a dichromat of the model sees grey as it is.
    assert seen("#777777", "normal")[0] == pytest.approx(50.0, abs=0.2)
    assert seen("#0000ff", "normal") == pytest.approx([32.30, 79.19, -107.86], abs=0.05)
    assert distance("#777777", "#777777", "protanopia") == 0.0
    for eyes in DEFICIENCIES:
        assert seen("#808080", eyes)[1:] == pytest.approx([0.0, 0.0], abs=0.05)


def test_classes_go_on_where_the_data_do(qgis_app):
    from talus.algorithms.shared.styles.ramps import HIGHEST, RAMPS, bounds_of, classes

    assert bounds_of("energy", 2900.0)[-1] == 3000 and bounds_of("energy", 3001.0)[-1] == 10_000
    assert bounds_of("energy", 1e9)[-1] == 100_000
    for ramp in RAMPS:
        small, large = list(classes(ramp)), list(classes(ramp, 1e6))
        assert [entry[:3] for entry in small[:-1]] == [
            entry[:3] for entry in large[: len(small) - 1]
        ]  # two maps compare
        assert all(entry[1] == other[0] for entry, other in zip(large, large[1:]))
        assert large[0][0] == 0.0 and large[-1][1] == HIGHEST
