# SPDX-License-Identifier: GPL-2.0-or-later
"""The map of the ground in the report: classes by their names, and what shares a colour."""

import numpy as np


def table_of(*names, **columns):
    from talus.engine import ground_classes
    from talus.engine.ground.parameters import DEFAULTS

    rows = [{**DEFAULTS, **ground_classes.load()[name]._asdict()} for name in names]
    rows = [{**row, **{key: values[k] for key, values in columns.items()}} for k, row in enumerate(rows)]
    return np.array([[row[name] for name in DEFAULTS] for row in rows])


def test_each_class_that_is_shown_has_a_colour_and_its_name(qgis_app):
    from talus.algorithms.shared.styles.ramps import CLASS_COLOURS
    from talus.algorithms.tools.simulate.ground_map import _classes

    keys, colours = _classes(table_of("hard", "medium", "snow"), np.array([5, 7, 0]))
    assert [name for _, name in keys] == ["medium", "hard"]  # no cell has snow; the one with less friction first
    assert [colour for colour, _ in keys] == [CLASS_COLOURS["medium"], CLASS_COLOURS["hard"]]
    assert colours.shape == (3, 3) and not np.array_equal(colours[0], colours[1])


def test_rows_that_differ_by_forest_alone_share_a_colour(qgis_app):
    from talus.algorithms.tools.simulate.ground_map import _classes

    table = table_of("hard", "hard", drag=(0.0, 500.0), drag_height=(0.0, 5.0))
    keys, colours = _classes(table, np.array([1, 1]))
    assert len(keys) == 1 and np.array_equal(colours[0], colours[1])


def test_colours_are_those_of_the_classes_that_are_read(qgis_app):
    """Each class by its friction; between two classes the colour lies between theirs."""
    from talus.algorithms.shared.styles.ramps import CLASSES, friction_colour
    from talus.engine import ground_classes

    for name, one in ground_classes.load().items():
        assert CLASSES[name][0] == one.mu_min
        assert friction_colour(one.mu_min) == CLASSES[name][1]
    assert friction_colour(0.01) == CLASSES["snow"][1] and friction_colour(2.0) == CLASSES["extra_hard"][1]
    assert friction_colour(0.675) == "#361c60"  # half-way from #43367f to #2a0140


def test_ground_that_is_no_class_is_named_by_its_friction(qgis_app):
    from talus.algorithms.tools.simulate.ground_map import _classes

    keys, _ = _classes(table_of("hard", mu_min=(0.123,)), np.array([1]))
    assert [name for _, name in keys] == ["friction from 0.123"]


def test_report_has_it_with_its_forest(simulate, tmp_path):
    report = tmp_path / "report.html"
    simulate(TRAJECTORIES=None, REPORT=str(report))
    page = report.read_text(encoding="utf-8")
    assert "Ground, forest, and releases." in page and "medium" in page
