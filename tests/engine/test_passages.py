# SPDX-License-Identifier: GPL-2.0-or-later
"""Cells passed by a rock against brute force, and the merging of visits against a dictionary."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talus.engine import Ground, Settings, Terrain, rock_library
from talus.engine.motion import passed_cells
from talus.engine.motion.quantities import QUANTITIES, Quantities
from talus.engine.motion.run_records import Way, note_cells
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World

TERRAIN = Terrain(np.zeros((12, 15)), cell_size=(2.0, 3.0)).grid(1.0)
ROCK = rock_library.rock("cube", volume=1.0)
WORLD = World(
    TERRAIN,
    Ground(Terrain(np.zeros((12, 15)), cell_size=(2.0, 3.0)), mu_min=0.55).grid(),
    body_of(ROCK),
    Settings(air_density=0.0).physics(),
)
ROWS, COLUMNS = TERRAIN.heights.shape
WIDTH, DEPTH = (COLUMNS - 1) * TERRAIN.cell_x, (ROWS - 1) * TERRAIN.cell_y


NOTHING = Quantities(0.0, 0.0, 0.0, 0.0, 0.0)
STATE = State(0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def empty(rows=4):
    return passed_cells.Passages(np.zeros((rows, 1), np.int64), np.zeros((rows, QUANTITIES)), 0)


def between(line, earlier, now):
    """Cells and values of those strictly between the ends of a line."""
    room = passed_cells.with_rows(empty(), passed_cells.most_cells(TERRAIN, *line))
    count = passed_cells.put_cells_between(TERRAIN, line[:2], line[2:], earlier, now, 0, room.cells, room.values)
    return room.cells[:count], room.values[:count]


def cells_passed(x0, y0, x1, y1):
    """Numbers of the cells from the first to the last sample, in their order."""
    cells, _ = between((x0, y0, x1, y1), NOTHING, NOTHING)
    ends = [passed_cells.map_cell(x, y, TERRAIN) for x, y in ((x0, y0), (x1, y1))]
    return [ends[0], *cells[:, 0].tolist(), *(ends[1:] if ends[1] != ends[0] else [])]


def crosses(cell, line, margin):
    """True if the line meets the cell made larger by ``margin`` on every side, by clipping (Liang and Barsky 1984)."""
    row, column = divmod(cell, COLUMNS)
    first, last = 0.0, 1.0
    for start, end, centre, size in zip(line[:2], line[2:], (column, row), (TERRAIN.cell_x, TERRAIN.cell_y)):
        low, high, way = (centre - 0.5) * size - margin - start, (centre + 0.5) * size + margin - start, end - start
        if way == 0.0 and not low <= 0.0 <= high:
            return False
        if way != 0.0:
            first, last = max(first, min(low / way, high / way)), min(last, max(low / way, high / way))
    return first <= last


coordinates = st.tuples(st.floats(0.0, WIDTH), st.floats(0.0, DEPTH), st.floats(0.0, WIDTH), st.floats(0.0, DEPTH))


@settings(max_examples=300)
@given(coordinates)
def test_cells_passed_are_those_that_the_line_crosses(line):
    """Brute force over all cells. Cells that the line comes to within 1e-9 m only may be in or out."""
    passed, every_cell = set(cells_passed(*line)), range(ROWS * COLUMNS)
    assert {cell for cell in every_cell if crosses(cell, line, -1e-9)} <= passed
    assert passed <= {cell for cell in every_cell if crosses(cell, line, 1e-9)}


@given(coordinates)
def test_way_through_the_cells_goes_from_neighbour_to_neighbour(line):
    """A step between cells crosses one edge, never a corner, and comes to no cell twice."""
    passed = cells_passed(*line)
    rows, columns = np.divmod(passed, COLUMNS)
    assert (np.abs(np.diff(rows)) + np.abs(np.diff(columns)) == 1).all()
    assert len(set(passed)) == len(passed)


def test_every_cell_of_densely_sampled_lines_is_found():
    """The other twin: 20 000 points on each of some random lines; cells with a point in them must be there."""
    for line in np.random.default_rng(1).uniform(0.0, [WIDTH, DEPTH, WIDTH, DEPTH], size=(50, 4)):
        points = line[:2] + np.linspace(0.0, 1.0, 20_000)[:, None] * (line[2:] - line[:2])
        column, row = np.floor(points / [TERRAIN.cell_x, TERRAIN.cell_y] + 0.5).astype(int).T
        assert set(row * COLUMNS + column) <= set(cells_passed(*line))


@pytest.mark.parametrize(
    ("line", "length"),
    [
        ((0.0, 0.0, WIDTH, 0.0), COLUMNS),
        ((0.0, DEPTH, 0.0, 0.0), ROWS),
        ((5.0, 5.0, 5.0, 5.0), 1),
        ((4.0, 3.0, 4.9, 4.4), 1),
    ],
    ids=["east", "south", "no way", "within a cell"],
)
def test_straight_ways_pass_a_row_of_cells(line, length):
    """Closed form."""
    assert len(cells_passed(*line)) == length


def test_map_cell_is_centred_on_its_node():
    """Map cells are the cells of the elevation model, whose centres are the nodes."""
    for row, column in np.ndindex(ROWS, COLUMNS):
        for dx, dy in ((0.0, 0.0), (0.49, 0.49), (-0.49, 0.49)):
            x, y = (column + dx) * TERRAIN.cell_x, (row + dy) * TERRAIN.cell_y
            if 0.0 <= x <= WIDTH and 0.0 <= y <= DEPTH:
                assert passed_cells.map_cell(x, y, TERRAIN) == row * COLUMNS + column


@given(st.integers(0, 3), st.lists(st.tuples(st.integers(0, 5), *[st.floats(-5.0, 5.0)] * 5), max_size=60))
def test_merging_leaves_one_record_a_cell_with_its_largest_values(earlier, visits):
    """Twin: a dictionary. Records of earlier runs stay untouched."""
    cells, values, _ = empty(earlier + len(visits) + 1)
    cells[:earlier, 0], values[:earlier] = -7, -1.0
    for i, (cell, *numbers) in enumerate(visits):
        cells[earlier + i, 0], values[earlier + i] = cell, numbers
    expected = {}
    for cell, *numbers in visits:
        expected[cell] = np.maximum(expected.get(cell, -np.inf), numbers)
    passed = passed_cells.Passages(cells, values, earlier + len(visits))
    count = passed_cells.merge_visits(passed, earlier).used
    assert cells[earlier:count, 0].tolist() == sorted(expected)
    for cell, actual in zip(cells[earlier:count, 0], values[earlier:count]):
        np.testing.assert_array_equal(actual, expected[cell])
    assert (cells[:earlier, 0] == -7).all()
    assert (values[:earlier] == -1.0).all()


def test_records_grow_without_losing_any():
    """The arrays are doubled when full."""
    passed = empty(2)
    for i in range(100):
        passed = passed_cells.enter_cell(passed, 3 * i, Quantities(1.0 * i, 2.0 * i, 3.0 * i, 4.0 * i, 5.0 * i))
    cells, values, count = passed
    assert count == 100
    np.testing.assert_array_equal(cells[:100, 0], 3 * np.arange(100))
    np.testing.assert_array_equal(values[:100], np.outer(np.arange(100), [1.0, 2.0, 3.0, 4.0, 5.0]))


def test_crossed_cells_get_the_larger_of_each_quantity_at_both_ends():
    """The cells between are passed in one step, of which only the ends are known."""
    ends = Quantities(10.0, 2.0, 30.0, 4.0, 0.5), Quantities(1.0, 20.0, 3.0, 40.0, 0.1)
    _, values = between((0.0, 0.0, 12.0, 0.0), *ends)
    assert len(values) == 5  # six cells on, those at the ends not included
    np.testing.assert_array_equal(values, np.tile([10.0, 20.0, 30.0, 40.0, 0.5], (5, 1)))


@given(coordinates, st.integers(0, 30))
def test_cells_are_noted_in_place_where_there_is_room_and_not_at_all_where_not(line, room):
    """First the cell where the step begins, then those between, then the last, any way; none beyond the room."""
    x0, y0, x1, y1 = line
    ends = Quantities(10.0, 2.0, 30.0, 4.0, 0.5), Quantities(1.0, 20.0, 3.0, 40.0, 0.1)
    larger = [max(pair) for pair in zip(*ends)]
    noted = passed_cells.enter_cell(empty(1 + room), passed_cells.map_cell(x0, y0, TERRAIN), ends[0])
    before, after = STATE._replace(x=x0, y=y0), STATE._replace(x=x1, y=y1)
    way = Way(before, after, *ends, -np.inf, 0.002, False)
    used, is_noted = note_cells(WORLD, noted, 1, way)
    cells = cells_passed(*line)
    if is_noted:
        assert noted.cells[:used, 0].tolist() == cells
        expected = [larger] if len(cells) == 1 else [ends[0], *[larger] * (len(cells) - 2), ends[1]]
        np.testing.assert_array_equal(noted.values[:used], expected)
    else:
        assert room < passed_cells.most_cells(TERRAIN, *line) <= len(cells) + 1
        assert used == 1 and (noted.values[1:] == 0.0).all()
