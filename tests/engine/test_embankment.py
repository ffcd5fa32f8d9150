# SPDX-License-Identifier: GPL-2.0-or-later
"""Embankments carved into planes: volumes, toes and heights of closed forms; what is left as it was; bad input."""

import math

import numpy as np
import pytest
from shapely import LineString, Polygon

from talus.engine import Terrain
from talus.engine.embankments.carving import Carving, carve
from talus.engine.embankments.finer_grid import finer_grid, finer_heights, parts_of_cell
from talus.engine.embankments.layout import layout_of
from talus.engine.embankments.shape import EmbankmentShape, check_shape, section_error
from talus.engine.embankments.surface import CREST, DITCH, PARTS
from talus.engine.embankments.uphill_side import uphill_side

TWO_IN_THREE = math.degrees(math.atan(1.0 / 1.5))
AT_AXIS = EmbankmentShape(5.0, 3.0, 60.0, TWO_IN_THREE, height_at="axis")
AT_TOE = EmbankmentShape(5.0, 3.0, 60.0, 35.0)
WITH_DITCH = AT_TOE._replace(ditch_depth=2.0, ditch_width=3.0, ditch_angle=45.0)
SIZE = 240.0  # m, side of the planes


def plane(angle, cell=0.5, turn=0.0):
    """Terrain that rises with an angle towards the north, turned by this many degrees towards the east."""
    nodes = cell * np.arange(int(SIZE / cell) + 1)
    east, north = np.meshgrid(nodes, nodes)
    rise = math.tan(math.radians(angle))
    way = math.radians(turn)
    return Terrain(100.0 + rise * (math.cos(way) * north + math.sin(way) * east), (cell, cell))


def across(length, y=110.3):
    """A crest line from the west to the east: its left side is the north."""
    return np.array([(0.5 * (SIZE - length), y), (0.5 * (SIZE + length), y)])


def made(terrain, points, shape):
    """(layout, Carved, heights) of one embankment."""
    heights = terrain.heights.copy()
    is_left = uphill_side(terrain, points, 5.0).is_left
    layout = layout_of(terrain, points, shape, is_left)
    return layout, carve(heights, terrain, points, layout, shape), heights


def per_metre(terrain, shape, what="fill"):
    """Volume a metre of line: the ends of a long and of a short one are the same."""
    (_, short, _), (_, long, _) = (made(terrain, across(length), shape) for length in (30.0, 90.0))
    return (getattr(long, what) - getattr(short, what)) / 60.0


def section_area(angle, shape):
    """Area of fill on a plane, of the polygon of the section, whose crest has the height H at the uphill toe."""
    gradient, half = math.tan(math.radians(angle)), 0.5 * shape.crest_width
    up, down = (math.tan(math.radians(entry)) for entry in (shape.uphill_angle, shape.downhill_angle))
    toe = half + shape.height / up
    # ground at -x is -(toe + x) g, the face there H - (x - half) tan
    foot = (shape.height + half * down + toe * gradient) / (down - gradient)
    corners = [(toe, 0.0), (half, shape.height), (-half, shape.height), (-foot, -(toe + foot) * gradient)]
    return Polygon(corners).area


def ditch_area(angle, shape):
    """Area of cut on a plane, of the polygon of the ditch."""
    gradient, up = math.tan(math.radians(angle)), math.tan(math.radians(shape.uphill_angle))
    back = math.tan(math.radians(shape.ditch_angle))
    foot, depth = shape.ditch_depth / up, shape.ditch_depth  # from the toe
    bank = foot + shape.ditch_width
    edge = (depth + bank * back) / (back - gradient)
    return Polygon([(0.0, 0.0), (foot, -depth), (bank, -depth), (edge, edge * gradient)]).area


@pytest.mark.parametrize(("angle", "uphill_toe", "downhill_toe", "uphill_height", "downhill_height", "area"), [
    (0.0, 4.387, 9.000, 5.000, 5.0, 40.97), (20.0, 3.625, 19.822, 3.681, 12.215, 70.54),
])  # fmt: skip
def test_height_above_the_axis_gives_the_section_of_the_closed_form(
    angle, uphill_toe, downhill_toe, uphill_height, downhill_height, area
):
    terrain = plane(angle)
    layout = made(terrain, across(30.0), AT_AXIS)[0]
    actual = layout.uphill_toe, layout.downhill_toe, layout.uphill_height, layout.downhill_height
    for values, expected in zip(actual, (uphill_toe, downhill_toe, uphill_height, downhill_height)):
        assert values == pytest.approx(expected, abs=6e-4)  # the digits that the closed form was written down with
    assert per_metre(terrain, AT_AXIS) == pytest.approx(area, rel=0.005)


def test_slope_of_30_degrees_leaves_hardly_room():
    """The worked example: the downhill toe of a face of 1 : 1.5 lies 67.2 m below the axis."""
    layout = made(plane(30.0), across(30.0, 140.3), AT_AXIS)[0]
    assert layout.downhill_toe == pytest.approx(67.2, abs=0.05)


@pytest.mark.parametrize("angle", [0.0, 10.0, 20.0, 30.0])
def test_volumes_of_fill_and_ditch_are_those_of_the_section(angle):
    terrain = plane(angle)
    layout = made(terrain, across(30.0), WITH_DITCH)[0]
    assert layout.uphill_height == pytest.approx(5.0, abs=1e-9)
    assert per_metre(terrain, AT_TOE) == pytest.approx(section_area(angle, AT_TOE), rel=0.005)
    assert per_metre(terrain, WITH_DITCH) == pytest.approx(section_area(angle, AT_TOE), rel=0.005)
    # a ditch is small: at most half a percent with cells of a quarter of a metre
    fine = plane(angle, 0.25)
    assert per_metre(fine, WITH_DITCH, "cut") == pytest.approx(ditch_area(angle, WITH_DITCH), rel=0.005)


@pytest.mark.parametrize("turn", [15.0, 30.0, 45.0])
def test_volume_of_a_crest_oblique_to_the_contour_lines(turn):
    """Along such a line the section stays the same where the height counts at the uphill toe: its gradient across is
    tan(angle) cos(turn), and the part along it moves all heights alike.

    Fill that lies on nodes ``s`` along the line has the crest of s, so the section is that across the line.
    """
    gradient = math.tan(math.radians(25.0)) * math.cos(math.radians(turn))
    expected = section_area(math.degrees(math.atan(gradient)), AT_TOE)
    assert per_metre(plane(25.0, turn=turn), AT_TOE) == pytest.approx(expected, rel=0.005)


def test_ends_on_level_ground_have_the_volume_of_their_closed_form():
    """Half discs with a run of m + a cos(phi): integral over phi of b2 H / 8 + b n H2 / 4 + n2 H3 / 6, twice."""
    shape = AT_TOE
    run_up, run_down = (1.0 / math.tan(math.radians(a)) for a in (shape.uphill_angle, shape.downhill_angle))
    mean, half = 0.5 * (run_up + run_down), 0.5 * (run_up - run_down)
    b, h = shape.crest_width, shape.height
    end = math.pi * (b**2 * h / 8.0 + b * mean * h**2 / 4.0 + (mean**2 + 0.5 * half**2) * h**3 / 6.0)
    _, carved, _ = made(plane(0.0, 0.25), across(20.0), shape)
    assert carved.fill == pytest.approx(20.0 * section_area(0.0, shape) + 2.0 * end, rel=0.005)


def test_volume_converges_with_the_cells_within_its_bound():
    expected = section_area(20.0, AT_TOE)
    errors = [abs(per_metre(plane(20.0, cell), AT_TOE) - expected) for cell in (2.0, 1.0, 0.5, 0.25)]
    bounds = [section_error(AT_TOE, cell) for cell in (2.0, 1.0, 0.5, 0.25)]
    assert all(error <= bound for error, bound in zip(errors, bounds))
    assert errors[-1] < 0.001 * expected


def test_level_ground_and_equal_faces_make_it_symmetrical():
    terrain, shape = plane(0.0), EmbankmentShape(4.0, 2.0, 40.0, 40.0)
    _, _, heights = made(terrain, across(40.0, 120.0), shape)
    assert np.abs(heights - heights[::-1]).max() < 1e-9
    assert np.abs(heights - heights[:, ::-1]).max() < 1e-9
    assert heights.max() == pytest.approx(104.0, abs=1e-12)


def test_direction_of_the_line_changes_nothing_but_rounding():
    terrain = plane(20.0)
    one, other = (made(terrain, points, WITH_DITCH) for points in (across(40.0), across(40.0)[::-1]))
    assert one[2] == pytest.approx(other[2], abs=1e-9)
    assert (one[1].part != other[1].part).sum() <= 0.001 * (one[1].part > 0).sum()


def test_ground_beyond_the_footprint_has_the_same_bits():
    terrain = plane(20.0, 1.0)
    grid, heights = finer_grid(terrain, (2, 2)), finer_heights(terrain.heights, (2, 2))
    assert np.array_equal(heights[::2, ::2], terrain.heights)
    before = heights.copy()
    points = across(40.0)
    fine = Terrain(before, grid.cell_size, grid.origin)
    carved = carve(heights, grid, points, layout_of(fine, points, WITH_DITCH, True), WITH_DITCH)
    is_part = np.zeros(heights.shape, bool)
    row, column = carved.corner
    is_part[row : row + carved.part.shape[0], column : column + carved.part.shape[1]] = carved.part > 0
    assert np.array_equal(heights[~is_part], before[~is_part]) and is_part.any()
    assert np.all(heights[is_part] != before[is_part])


def test_finer_grid_has_the_same_surface():
    chance = np.random.default_rng(1)
    terrain = Terrain(chance.uniform(0.0, 5.0, (7, 9)), (2.0, 1.5), (10.0, 20.0))
    parts = parts_of_cell(terrain.cell_size, 0.5)
    assert parts == (4, 3)
    grid = finer_grid(terrain, parts)
    fine = Terrain(finer_heights(terrain.heights, parts), grid.cell_size, grid.origin)
    assert fine.extent == pytest.approx(terrain.extent)
    x, y = chance.uniform(10.0, 26.0, 200), chance.uniform(20.0, 29.0, 200)
    assert fine.height(x, y) == pytest.approx(terrain.height(x, y), abs=1e-12)


def test_finer_grid_keeps_what_has_no_data():
    heights = np.ones((4, 4))
    heights[1, 1] = np.nan
    fine = finer_heights(heights, (2, 2))
    assert np.isnan(fine[1:4, 1:4]).all() and np.isnan(fine).sum() == 9


def test_parts_are_where_the_section_has_them():
    layout, carved, _ = made(plane(20.0), across(40.0), WITH_DITCH)
    middle = carved.part[:, carved.part.shape[1] // 2]
    order = middle[np.flatnonzero(np.diff(middle, prepend=0))]
    assert order[order > 0].tolist() == [3, 1, 2, DITCH]  # from the south, which is downhill
    assert carved.area() == pytest.approx(sum(carved.area(part) for part in PARTS))
    width = (layout.ditch_edge + layout.downhill_toe)[0]
    assert np.count_nonzero(middle) * 0.5 == pytest.approx(width, abs=1.0)  # a cell on each side


def test_section_is_that_of_the_equations():
    """Between the nodes the surface is bilinear: beside a kink it is off by a quarter of a cell times its gradients."""
    terrain, shape, y = plane(20.0, 0.25), WITH_DITCH, 110.3
    heights = made(terrain, across(40.0, y), shape)[2]
    x = np.linspace(-12.0, 12.0, 97)  # uphill
    up, down = (math.tan(math.radians(angle)) for angle in (shape.uphill_angle, shape.downhill_angle))
    ground = terrain.height(np.full(x.size, 120.0), y + x)
    toe = 0.5 * shape.crest_width + shape.height / up
    crest = terrain.height(120.0, y + toe) + shape.height
    bottom = crest - shape.height - shape.ditch_depth
    foot = toe + shape.ditch_depth / up
    dam = crest - np.maximum(np.abs(x) - 0.5 * shape.crest_width, 0.0) * np.where(x > 0.0, up, down)
    bank = np.maximum(x - foot - shape.ditch_width, 0.0)  # at 45 degrees
    ditch = bottom + np.maximum(foot - x, 0.0) * up + bank
    expected = np.maximum(np.where(x > 0.5 * shape.crest_width, np.minimum(ground, ditch), ground), dam)
    result = Terrain(heights, terrain.cell_size).height(np.full(x.size, 120.0), y + x)
    assert result == pytest.approx(expected, abs=0.25 * 0.25 * (up + 1.0))


def test_bent_line_is_whole_on_both_sides():
    """The crest of a bend of 60 degrees has its width everywhere: no gap outside, no hump inside."""
    terrain = plane(0.0)
    points = np.array([(90.0, 100.1), (120.1, 100.1), (135.1, 100.1 + 15.0 * math.sqrt(3.0))])
    layout, carved, heights = made(terrain, points, EmbankmentShape(4.0, 3.0, 45.0, 45.0))
    assert heights.max() == pytest.approx(104.0) and layout.crest == pytest.approx(104.0)
    crest = LineString(points).buffer(1.5, quad_segs=64)
    assert carved.area(1) == pytest.approx(crest.area, rel=0.03)  # counted by nodes, on a rim of 120 m


def test_straight_crest_goes_from_vertex_to_vertex():
    nodes = np.arange(241.0)
    east, north = np.meshgrid(nodes, nodes)
    terrain = Terrain(100.0 + 0.2 * north - 2.0 * np.exp(-(((east - 120.0) / 10.0) ** 2)), (1.0, 1.0))
    points = across(60.0)
    along, straight = (layout_of(terrain, points, AT_AXIS._replace(crest=name), True)
                       for name in ("along the ground", "straight"))  # fmt: skip
    assert np.ptp(along.crest) > 1.5
    assert np.ptp(straight.crest) < 0.01 and straight.uphill_height.max() > along.uphill_height.max() + 1.5


def test_fill_ends_at_the_first_toe():
    """Behind a bench the ground drops steeper than the face: nothing is filled there."""
    nodes = 0.5 * np.arange(401)
    fall = np.where(nodes < 80.0, 0.0, 60.0)  # a cliff 60 m high at y = 80
    terrain = Terrain(np.repeat(fall[:, None], 401, axis=1), (0.5, 0.5))
    _, carved, heights = made(terrain, np.array([(80.0, 110.0), (120.0, 110.0)]), EmbankmentShape(4.0, 2.0, 45.0, 45.0))
    assert np.array_equal(heights[:200], terrain.heights[:200])
    assert carved.fill == pytest.approx(40.0 * 24.0 + 2 * math.pi / 2 * (4 / 3) * (1 + 5 + 25), rel=0.01)


@pytest.mark.parametrize(("shape", "message"), [
    (EmbankmentShape(0.0), "height is 0 m"), (EmbankmentShape(math.nan), "height is nan"),
    (EmbankmentShape(5.0, 0.0), "0 m wide"), (EmbankmentShape(5.0, 3.0, 91.0), "uphill angle is 91"),
    (EmbankmentShape(5.0, 3.0, 60.0, 0.0), "downhill angle is 0"),
    (EmbankmentShape(5.0, ditch_depth=-1.0), "must not be negative"),
    (EmbankmentShape(5.0, ditch_depth=1.0, ditch_angle=95.0), "ditch angle is 95"),
])  # fmt: skip
def test_sizes_that_make_no_embankment_are_refused(shape, message):
    with pytest.raises(ValueError, match=message):
        check_shape(shape)


def test_face_that_is_no_steeper_than_the_ground_has_no_toe():
    with pytest.raises(ValueError, match=r"no downhill toe near .* 35 degrees .* falls with 36\.0 degrees"):
        made(plane(36.0), across(30.0, 200.0), AT_TOE)


def test_back_slope_that_is_no_steeper_than_the_ground_has_no_edge():
    terrain = plane(30.0)
    with pytest.raises(ValueError, match="ditch has no upper edge near"):
        layout_of(terrain, across(30.0, 60.0), WITH_DITCH._replace(ditch_angle=30.0, downhill_angle=60.0), True)


def test_data_must_reach_as_far_as_the_embankment():
    terrain = plane(10.0)
    with pytest.raises(ValueError, match="the crest line lies outside"):
        layout_of(terrain, across(300.0), AT_TOE, True)
    with pytest.raises(ValueError, match="downhill face reaches the edge"):
        layout_of(terrain, across(30.0, 3.0), AT_TOE, True)
    with pytest.raises(ValueError, match="uphill toe lies outside"):
        layout_of(terrain, across(30.0, 238.0), AT_TOE, True)
    with pytest.raises(ValueError, match="it reaches the edge"):  # by its end
        made(terrain, np.array([(2.0, 110.0), (40.0, 110.0)]), AT_TOE)
    terrain.heights[210:214, 240:260] = np.nan
    with pytest.raises(ValueError, match="cells without data"):
        made(terrain, across(30.0), AT_TOE)


def test_vertical_faces_make_a_wall():
    _, carved, heights = made(plane(0.0, 0.25), across(20.0, 110.0), EmbankmentShape(3.0, 2.0, 90.0, 90.0))
    assert heights.max() == 103.0
    # between the last node of the crest and the first beside it the surface falls over a cell
    assert carved.fill == pytest.approx(3.0 * (20.0 * 2.0 + math.pi), rel=0.13)


@pytest.mark.parametrize(("turn", "is_left", "is_level", "is_along"), [
    (0.0, True, False, False), (180.0, False, False, False), (90.0, True, True, True), (70.0, True, False, True),
])  # fmt: skip
def test_uphill_side_is_that_of_the_ground(turn, is_left, is_level, is_along):
    side = uphill_side(plane(20.0, turn=turn), across(40.0), 5.0)
    assert (side.is_level, side.is_along_fall_line) == (is_level, is_along)
    assert side.is_left is is_left or is_level
    assert math.isclose(
        abs(side.across), math.tan(math.radians(20.0)) * abs(math.cos(math.radians(turn))), abs_tol=1e-9
    )


def test_level_ground_has_no_uphill_side():
    side = uphill_side(plane(0.0), across(40.0), 5.0)
    assert side.is_level and side.is_left and not side.is_along_fall_line


BEND = 0.5 * SIZE, 110.3  # where two of the lines below meet
MEETING = (
    np.array([(BEND[0] - 40.0, BEND[1]), BEND]),
    np.array([BEND, (BEND[0] + 20.0, BEND[1] + 20.0 * math.sqrt(3.0))]),  # 60 degrees off the first
    np.array([(BEND[0] - 40.0, BEND[1] + 9.0), (BEND[0] - 5.0, BEND[1] + 9.0)]),  # in the ditch of the first
)


def made_together(terrain, lines, shape):
    """(layouts, Carving) of several embankments whose left side is uphill."""
    carving = Carving(terrain.heights.copy(), terrain)
    layouts = [layout_of(terrain, points, shape, True) for points in lines]
    for put in (carving.dig, carving.heap):
        for number, (points, layout) in enumerate(zip(lines, layouts)):
            put(number, points, layout, shape)
    carving.finish()
    return layouts, carving


def test_no_ditch_lowers_a_dam():
    """Two lines end to end with a bend of 60 degrees, and one beside them: each has the crest that it has alone."""
    terrain = plane(10.0)
    layouts, carving = made_together(terrain, MEETING, WITH_DITCH)
    for points, layout in zip(MEETING, layouts):
        alone = terrain.heights.copy()
        carved = carve(alone, terrain, points, layout, WITH_DITCH)
        rows, columns = (slice(start, start + size) for start, size in zip(carved.corner, carved.part.shape))
        is_dam = (carved.part > 0) & (carved.part != DITCH) & (carved.change > 0.0)
        assert (is_dam & (carved.part == CREST)).any()
        assert np.all(carving.heights[rows, columns][is_dam] >= alone[rows, columns][is_dam])
    assert carving.overlapping == {0, 1, 2}


def test_surface_together_is_that_of_the_equation():
    """max(min(z, all ditches), all dams): above the ground the highest of all, below it no lower than the lowest."""
    terrain = plane(10.0)
    _, carving = made_together(terrain, MEETING, WITH_DITCH)
    lowest, highest = terrain.heights.copy(), terrain.heights.copy()
    for points in MEETING:
        alone = terrain.heights.copy()
        carve(alone, terrain, points, layout_of(terrain, points, WITH_DITCH, True), WITH_DITCH)
        lowest, highest = np.minimum(lowest, alone), np.maximum(highest, alone)
    is_high = highest > terrain.heights
    assert np.array_equal(carving.heights[is_high], highest[is_high])
    # below the ground a dam may stand in the ditch of another, never the other way round
    assert np.all(carving.heights[~is_high] >= lowest[~is_high])


def test_volumes_together_are_those_of_the_surface():
    terrain = plane(10.0)
    _, carving = made_together(terrain, MEETING, WITH_DITCH)
    change = (carving.heights - terrain.heights) * 0.25  # of cells of 0.5 m
    carved = [carving.carved(number) for number in range(3)]
    assert sum(entry.fill for entry in carved) == pytest.approx(change[change > 0.0].sum())
    assert sum(entry.cut for entry in carved) == pytest.approx(-change[change < 0.0].sum())
    assert sum(entry.area() for entry in carved) == np.count_nonzero(carving.label) * 0.25


def test_order_of_embankments_does_not_change_the_terrain():
    terrain = plane(10.0)
    carvings = [made_together(terrain, [MEETING[k] for k in order], WITH_DITCH)[1]
                for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0))]  # fmt: skip
    assert all(np.array_equal(carving.heights, carvings[0].heights) for carving in carvings)


def test_embankments_apart_are_as_each_alone():
    terrain = plane(10.0)
    lines = across(40.0, 60.3), across(40.0, 180.3)
    _, carving = made_together(terrain, lines, WITH_DITCH)
    one, other = (made(terrain, points, WITH_DITCH) for points in lines)
    assert np.array_equal(carving.heights, np.where(one[2] != terrain.heights, one[2], other[2]))
    assert not carving.overlapping and carving.carved(1).cut == pytest.approx(other[1].cut)


def test_new_heights_are_whole_tenths_of_a_millimetre():
    """Tangents differ in their last bits from computer to computer, and rocks that roll on them would, too."""
    terrain = plane(20.0, turn=13.0)
    _, carved, heights = made(terrain, across(40.0), WITH_DITCH)
    changed = heights != terrain.heights
    assert changed.sum() > 0.9 * np.count_nonzero(carved.part)
    np.testing.assert_array_equal(heights[changed], np.round(heights[changed], 4))
