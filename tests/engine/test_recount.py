# SPDX-License-Identifier: GPL-2.0-or-later
"""A recount: passages, crossings, frequencies, levels and risk from the raw paths, with numpy and shapely alone.

A plane slope that falls obliquely to the grid, releases at a point, along a line and in an area, with their own numbers
of runs and volumes; three sizes, two lines, two houses. The paths that are recounted hold every time step; what the
engine is asked comes from its maps, and from the same runs with vertices 0.02 s apart.
"""

import math
from dataclasses import replace

import numpy as np
import pytest
import shapely

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.frequency_risk import counts_by_intensity, risk_by_frequency
from talus.engine.hazard.hazard import Hazard
from talus.engine.hazard.hazard_curve import hazard_curve
from talus.engine.hazard.object_risk import Exposure
from talus.engine.hazard.reference_width import Width
from talus.engine.passages.hits import AREA, Target, exceeding, hardest, hits
from talus.engine.passages.in_area import passages_in_area
from talus.engine.passages.motion import motion_of
from talus.engine.passages.screen_line import crossings, first_passages, segments_of

SIDE, CELL = 120.0, 4.0
FALL = math.radians(19.2)  # of the slope to the columns: cells show such paths their mean width
DOWN = np.array([math.sin(FALL), -math.cos(FALL)])
BOUNDS = (1e3, 8e3)  # J
RATES = {0.05: 0.2, 0.1: 0.1, 0.2: 0.05}  # m3: blocks a year
LINES = [np.array([[20.0, 70.0], [110.0, 100.0]]), np.array([[30.0, 40.0], [115.0, 75.0]])]
HOUSES = [
    np.array([[62.0, 60.0], [74.0, 60.0], [74.0, 68.0], [62.0, 68.0], [62.0, 60.0]]),
    np.array([[70.0, 30.0], [85.0, 36.0], [80.0, 45.0], [70.0, 30.0]]),
]
EXPOSURE = Exposure(1e5, 2.0, 0.5, (0.1, 0.3, 0.8), (0.01, 0.1, 0.5))


def releases(volume):
    """A point, a line of 20 m, an area of 15 x 10 m; more runs and larger blocks on the line."""
    along = [(50.0 + 5.0 * k, 108.0) for k in range(5)]
    within = [(x, y) for x in (45.0, 52.5, 60.0) for y in (98.0, 103.0)]
    return [
        Release((58.0, 112.0), height=0.3, runs=6, volume=volume),
        *(Release(place, height=0.3, runs=3, volume=1.2 * volume) for place in along),
        *(Release(place, height=0.3, runs=1, volume=0.9 * volume) for place in within),
    ]


@pytest.fixture(scope="module")
def runs():
    """Volume -> (result with every step, the same result with vertices 0.02 s apart)."""
    number = round(SIDE / CELL)
    y, x = np.meshgrid(CELL * (np.arange(number) + 0.5), CELL * (np.arange(number) + 0.5), indexing="ij")
    heights = 200.0 - math.tan(math.radians(38.0)) * (x * DOWN[0] + y * DOWN[1])
    terrain = Terrain(heights, CELL, origin=(0.5 * CELL, 0.5 * CELL))
    ground = Ground.of_class(terrain, "hard")
    settings = Settings(seed=3, energy_thresholds=BOUNDS, trajectories=True, trajectory_interval=0.002, threads=1,
                        max_time=20.0)  # fmt: skip
    found = {}
    for volume in RATES:
        given = terrain, ground, rock_library.rock("worn_compact", volume=volume), releases(volume)
        coarse = replace(settings, trajectory_interval=0.02)
        found[volume] = simulate(*given, settings), simulate(*given, coarse)
    return found


def paths_of(result):
    """(points (n, 2), energies (n,)) of each run."""
    samples = result.trajectories
    ends = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    points = np.column_stack([samples["x"], samples["y"]])
    return [(points[a:b], samples["energy"][a:b]) for a, b in zip(ends, ends[1:])]


def recounted(result):
    """(1 + bounds, ny, nx) runs that pass each cell, and with more than each energy at a step or at its ends."""
    number = round(SIDE / CELL)
    counts = np.zeros((1 + len(BOUNDS), number, number), int)
    for points, energies in paths_of(result):
        largest = np.full((number, number), -1.0)
        fine = np.linspace(0.0, 1.0, 9)[:, None]
        between = points[:-1, None] + fine * (points[1:, None] - points[:-1, None]) if len(points) > 1 else points[None]
        of_piece = np.maximum(energies[:-1], energies[1:]) if len(points) > 1 else energies
        column, row = np.clip((between / CELL).astype(int), 0, number - 1).transpose(2, 0, 1)
        np.maximum.at(largest, (row, column), np.broadcast_to(of_piece[:, None], row.shape))
        counts[0] += largest >= 0.0
        for level, bound in enumerate(BOUNDS, 1):
            counts[level] += largest > bound
    return counts


def on_terrain(maps):
    """The same of the maps of a result."""
    number = round(SIDE / CELL)
    counts = np.zeros((1 + len(BOUNDS), number, number), int)
    rows, columns = slice(maps.row0, maps.row0 + maps.shape[0]), slice(maps.col0, maps.col0 + maps.shape[1])
    counts[0, rows, columns], counts[1:, rows, columns] = maps["passages"], maps["energy_exceedances"]
    return counts


def test_passages_and_exceedances(runs):
    """Cell by cell; a path that cuts a corner within a step, or an energy at its bound, may count otherwise: 1 %."""
    for result, _ in runs.values():
        mine, found = recounted(result), on_terrain(result.maps)
        assert mine[0].sum() > 500
        assert np.abs(mine - found).sum(axis=(1, 2)).max() <= 0.01 * mine[0].sum()


def test_crossings_of_two_lines(runs):
    """Runs that cross, and their energy at the first crossing between two steps; from vertices 0.02 s apart to 3 %."""
    for fine, coarse in runs.values():
        rows = first_passages(crossings(motion_of(coarse), segments_of([[line] for line in LINES])))
        for number, line in enumerate(LINES):
            barrier, energies = shapely.LineString(line), {}
            for run, (points, energy) in enumerate(paths_of(fine)):
                pieces = shapely.linestrings(np.stack([points[:-1], points[1:]], axis=1))
                hit = np.flatnonzero(shapely.intersects(pieces, barrier))
                if hit.size:
                    energies[run] = 0.5 * (energy[hit[0]] + energy[hit[0] + 1])
            of_line = rows[rows["line"] == number]
            assert set(of_line["run"].tolist()) == set(energies) and len(energies) > 5
            ratios = of_line["energy"] / np.array([energies[run] for run in of_line["run"].tolist()])
            assert np.median(np.abs(ratios - 1.0)) < 0.01 and np.quantile(np.abs(ratios - 1.0), 0.9) < 0.1


def test_frequencies_and_levels(runs):
    """Of cells: sums of the runs by rate and runs. Of objects of 10 m: the runs whose path comes within 5 m of the
    middle of a cell, on the mean over the cells; the danger levels of these frequencies by the matrix."""
    number = round(SIDE / CELL)
    middles = shapely.points(*np.meshgrid(CELL * (np.arange(number) + 0.5), CELL * (np.arange(number) + 0.5)))
    of_cells = Frequencies((number, number), BOUNDS)
    of_width = Frequencies((number, number), BOUNDS, Width(10.0, (CELL, CELL)))
    expected, near = np.zeros((3, number, number)), np.zeros((number, number))
    for volume, (result, _) in runs.items():
        weight = RATES[volume] / result.runs.size
        counts = on_terrain(result.maps)
        for one in (of_cells, of_width):
            one.add(counts, result.runs.size, RATES[volume])
        expected += weight * counts
        for points, _ in paths_of(result):
            near += weight * shapely.dwithin(shapely.LineString(points[::5]), middles, 5.0)
    np.testing.assert_allclose(of_cells.passages(), expected[0], rtol=1e-12)
    for level, bound in enumerate(BOUNDS, 1):
        np.testing.assert_allclose(of_cells.above(bound), expected[level], rtol=1e-12)
    found = of_width.passages()
    assert found.sum() == pytest.approx(near.sum(), rel=0.12)
    often = near > 0.02
    assert np.median(np.abs(found[often] / near[often] - 1.0)) < 0.25
    levels = np.zeros((number, number), int)
    matrix = [[3, 2, 2], [3, 3, 2], [4, 4, 4]]  # weak, medium, strong by 30, 100, 300 years: docs/hazard.md
    above = [found, *(of_width.above(bound) for bound in BOUNDS)]
    levels[found > 0.0] = 1
    for row, frequency in zip(matrix, above):
        for years, level in zip((30.0, 100.0, 300.0), row):
            levels = np.where(frequency * years >= 1.0 - 1e-9, np.maximum(levels, level), levels)
    np.testing.assert_array_equal(Hazard.of_frequencies(of_width, BOUNDS).danger(), levels)


def test_risk_of_two_houses(runs):
    """Runs whose path meets the house, by their largest energy there; damage and deaths by hand."""
    for house in HOUSES:
        shape = shapely.Polygon(house)
        counts, weights, hits, damage, deaths = [], [], 0.0, 0.0, 0.0
        for volume, (fine, coarse) in runs.items():
            rows = passages_in_area(motion_of(coarse), [house])
            weight = RATES[volume] / fine.runs.size
            exceeded = [len(rows), *(int((rows["energy"] > bound).sum()) for bound in BOUNDS)]
            counts.append(exceeded)
            weights.append(weight)
            mine = []
            for points, energies in paths_of(fine):
                inside = shapely.contains_xy(shape, *points.T)
                if inside.any():
                    mine.append(energies[inside].max())
            assert abs(len(mine) - len(rows)) <= 1  # a path may cut a corner within a step
            by_level = np.bincount(np.searchsorted(BOUNDS, mine), minlength=3)
            hits += weight * len(mine)
            damage += weight * EXPOSURE.value * float(np.dot(by_level, EXPOSURE.vulnerability))
            deaths += weight * EXPOSURE.presence * EXPOSURE.persons * float(np.dot(by_level, EXPOSURE.lethality))
        risk = risk_by_frequency(counts_by_intensity(counts), weights, EXPOSURE)
        assert risk.hits.value == pytest.approx(hits, rel=0.05)
        assert risk.damage.value == pytest.approx(damage, rel=0.1)
        assert risk.deaths.value == pytest.approx(deaths, rel=0.15)
        assert risk.hits.low <= hits <= risk.hits.high


def test_hits_of_houses_and_lines_by_rocks_of_their_size(runs):
    """Runs whose path comes within the radius of the rock, by shapely; what they make a year, with its bounds by the
    chi-squared distribution. A path sampled at each step may differ by one run at a shape."""
    from scipy import stats

    targets = [*(Target([one], AREA) for one in HOUSES), *(Target([one]) for one in LINES)]
    shapes = [*map(shapely.Polygon, HOUSES), *map(shapely.LineString, LINES)]
    counts, weights = np.zeros((len(RATES), len(targets), 1 + len(BOUNDS))), np.zeros(len(RATES))
    for k, (volume, (fine, coarse)) in enumerate(runs.items()):
        radius = rock_library.rock("worn_compact", volume=1.0).radius * np.cbrt(fine.runs["volume"])
        rows = hits(motion_of(coarse), targets, radius)
        target, _, energy = hardest(rows)
        counts[k], weights[k] = exceeding(target, energy, len(targets), BOUNDS), RATES[volume] / fine.runs.size
        paths = [shapely.LineString(points) for points, _ in paths_of(fine)]
        for number, shape in enumerate(shapes):
            expected = np.flatnonzero(shapely.distance(paths, shape) <= radius)
            found = rows["run"][rows["line"] == number]
            assert len(np.setxor1d(expected, found)) <= 1 and counts[k, number, 0] == found.size
    for number in range(len(targets)):
        curve = hazard_curve(counts[:, number], weights)
        for level, often in enumerate((weights[:, None] * counts[:, number]).sum(axis=0)):
            square, most = float((weights**2) @ counts[:, number, level]), float(weights.max())
            assert curve.frequency[level] == pytest.approx(often, rel=1e-12)
            high = (square + most**2) / (2.0 * (often + most))
            high *= stats.chi2.ppf(0.975, 2.0 * (often + most) ** 2 / (square + most**2))
            assert curve.high[level] == pytest.approx(high, rel=1e-9)
            if often > 0.0:
                low = square / (2.0 * often) * stats.chi2.ppf(0.025, 2.0 * often**2 / square)
                assert curve.low[level] == pytest.approx(low, rel=1e-9)
