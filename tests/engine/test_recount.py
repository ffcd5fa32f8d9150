# SPDX-License-Identifier: GPL-2.0-or-later
"""A recount: passages, crossings, frequencies, levels and risk from the raw paths, with numpy and shapely alone.

Two cases: a plane slope that falls obliquely to the grid, and the demonstration by a study of it. Each has releases at
a point, along a line and in an area, with their own numbers of runs and volumes (in the study by RUNS_FIELD and
VOLUME_FIELD); three sizes, two lines, two houses. The paths that are recounted hold every time step; what the engine is
asked comes from its maps, and from the same runs with the vertices that it keeps at an interval of 10 s.
"""

import math
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import pytest
import shapely

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.command_line.demo import STUDY
from talus.engine.hazard.frequency import Frequencies
from talus.engine.hazard.frequency_risk import risk_by_frequency
from talus.engine.hazard.hazard import Hazard
from talus.engine.hazard.hazard_curve import hazard_curve
from talus.engine.hazard.object_risk import Exposure
from talus.engine.hazard.reference_width import Width
from talus.engine.io import well_known_binary as binary
from talus.engine.passages.hits import AREA, Target, exceeding, hardest, hits
from talus.engine.passages.in_area import passages_in_area
from talus.engine.passages.motion import motion_of
from talus.engine.passages.screen_line import crossings, first_passages, segments_of
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.resources.demo import make_demo

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
LARGER = 10.0  # times the volumes on the demonstration
EXPOSURE = Exposure(1e5, 2.0, 0.5, (0.1, 0.3, 0.8), (0.01, 0.1, 0.5))
SPARSE = 10.0  # s


class Case(NamedTuple):
    """Runs and where they are looked at; coordinates in m from the corner."""

    results: dict  # volume -> (result with every step, the same with few vertices)
    shape: tuple  # of the terrain
    cell: float
    corner: np.ndarray  # of the south-western cell
    lines: list  # (k, 2)
    houses: list

    def there(self, shapes):
        """Lines or outlines in the coordinates of the engine."""
        return [shape + self.corner for shape in shapes]

    def counts(self):
        """Counts of no run in each cell."""
        return np.zeros((1 + len(BOUNDS), *self.shape), int)


def releases(volume):
    """A point, a line of 20 m, an area of 15 x 10 m; more runs and larger blocks on the line."""
    along = [(50.0 + 5.0 * k, 108.0) for k in range(5)]
    within = [(x, y) for x in (45.0, 52.5, 60.0) for y in (98.0, 103.0)]
    return [
        Release((58.0, 112.0), height=0.3, runs=6, volume=volume),
        *(Release(place, height=0.3, runs=3, volume=1.2 * volume) for place in along),
        *(Release(place, height=0.3, runs=1, volume=0.9 * volume) for place in within),
    ]


def on_plane():
    """The Case of the plane slope."""
    number = round(SIDE / CELL)
    y, x = np.meshgrid(CELL * (np.arange(number) + 0.5), CELL * (np.arange(number) + 0.5), indexing="ij")
    heights = 200.0 - math.tan(math.radians(38.0)) * (x * DOWN[0] + y * DOWN[1])
    terrain = Terrain(heights, CELL, origin=(0.5 * CELL, 0.5 * CELL))
    ground = Ground.of_class(terrain, "hard")
    settings = Settings(seed=3, energy_thresholds=BOUNDS, trajectories=True, trajectory_interval=0.002, threads=1,
                        max_time=20.0, air_density=0.0)  # fmt: skip
    actual = {}
    for volume in RATES:
        given = terrain, ground, rock_library.rock("worn_compact", volume=volume), releases(volume)
        sparse = replace(settings, trajectory_interval=SPARSE)
        actual[volume] = simulate(*given, settings), simulate(*given, sparse)
    return Case(actual, terrain.shape, CELL, np.zeros(2), LINES, HOUSES)


def write_releases(path, volume):
    """A point, a line and an area on the cliff of the demonstration, with their fields."""
    (path / "releases.gpkg").unlink(missing_ok=True)
    places = np.array(make_demo.release_points())
    corners = places[5] + np.array([(0.0, -4.0), (16.0, -4.0), (16.0, 4.0), (0.0, 4.0), (0.0, -4.0)])
    for name, kind, shape, runs, share in (
        ("point", "Point", binary.point(places[3]), 8, 1.0),
        ("line", "LineString", binary.line(np.stack([places[6], places[6] + (20.0, 0.0)])), 3, 1.2),
        ("area", "Polygon", binary.polygon([tuple(corner) for corner in corners]), 2, 0.9),
    ):
        make_demo.write_layer(path / "releases.gpkg", name, kind, [(shape, {"n": runs, "v": share * volume})])


def on_demonstration(folder):
    """The Case of the demonstration, from the studies of its files; the first 12 s of each run."""
    make_demo.main(folder)
    actual = {}
    for volume in RATES:
        write_releases(folder, LARGER * volume)
        parts, both = [], []
        for kind in ("point", "line", "area"):
            text = STUDY.format(runs=1).replace('"demo.gpkg"\nlayer = "releases"', f'"releases.gpkg"\nlayer = "{kind}"')
            text = text.replace("runs = 1", 'runs_field = "n"\nvolume_field = "v"')
            (folder / "study.toml").write_text(text, encoding="utf-8")
            study = Study(folder / "study.toml")
            parts.append(Reader(study, study.scenarios[0], Shelf(folder), None).inputs())
        inputs = parts[0]
        thrown = [release for part in parts for release in part.releases]
        for interval in (0.002, SPARSE):
            settings = replace(inputs.settings, energy_thresholds=BOUNDS, trajectories=True, threads=1, max_time=12.0,
                               trajectory_interval=interval)  # fmt: skip
            both.append(simulate(inputs.terrain, inputs.ground, inputs.rocks, thrown, settings, trees=inputs.trees))
        actual[volume] = tuple(both)
    terrain = inputs.terrain
    cell = terrain.cell_size[0]
    corner = np.array(terrain.origin) - 0.5 * cell
    return Case(actual, terrain.shape, cell, corner, *seen_in(actual, corner))


def seen_in(found, corner):
    """Two lines and two houses where the rocks of the demonstration come by."""
    samples = found[0.2][1].trajectories
    places = np.column_stack([samples["x"], samples["y"]]) - corner
    low, middle = np.quantile(places[:, 1], [0.15, 0.5])
    lines, houses = [], []
    for height, turn in ((middle, 8.0), (low, -6.0)):
        across = np.median(places[np.abs(places[:, 1] - height) < 15.0, 0])
        lines.append(np.array([(across - 60.0, height - turn), (across + 60.0, height + turn)]))
        box = np.array([(-9.0, -5.0), (9.0, -5.0), (9.0, 5.0), (-9.0, 5.0), (-9.0, -5.0)])
        houses.append(box + (across, height - 20.0))
    return lines, houses


@pytest.fixture(scope="module", params=["plane", "demonstration"])
def case(request, tmp_path_factory):
    """The Case."""
    return on_plane() if request.param == "plane" else on_demonstration(tmp_path_factory.mktemp("demo"))


def paths_of(case, result):
    """(points (n, 2), energies (n,)) of each run."""
    samples = result.trajectories
    ends = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    points = np.column_stack([samples["x"], samples["y"]]) - case.corner
    return [(points[a:b], samples["energy"][a:b]) for a, b in zip(ends, ends[1:])]


def recounted(case, result):
    """(1 + bounds, ny, nx) runs that pass each cell, and with more than each energy at a step or at its ends."""
    counts, (rows, columns) = case.counts(), case.shape
    for points, energies in paths_of(case, result):
        largest = np.full(case.shape, -1.0)
        fine = np.linspace(0.0, 1.0, 9)[:, None]
        between = points[:-1, None] + fine * (points[1:, None] - points[:-1, None]) if len(points) > 1 else points[None]
        of_piece = np.maximum(energies[:-1], energies[1:]) if len(points) > 1 else energies
        column, row = (between / case.cell).astype(int).transpose(2, 0, 1)
        column, row = np.clip(column, 0, columns - 1), np.clip(row, 0, rows - 1)
        np.maximum.at(largest, (row, column), np.broadcast_to(of_piece[:, None], row.shape))
        counts[0] += largest >= 0.0
        for level, bound in enumerate(BOUNDS, 1):
            counts[level] += largest > bound
    return counts


def on_terrain(case, maps):
    """Counts over the maps of a result."""
    counts = case.counts()
    rows, columns = slice(maps.row0, maps.row0 + maps.shape[0]), slice(maps.col0, maps.col0 + maps.shape[1])
    counts[0, rows, columns], counts[1:, rows, columns] = maps["passages"], maps["energy_exceedances"]
    return counts


def passing(case, paths, reach):
    """(ny, nx) how many paths come within ``reach`` of the middle of each cell."""
    x, y = (case.cell * (np.arange(number) + 0.5) for number in case.shape[::-1])
    tree, counts = shapely.STRtree(shapely.points(*np.meshgrid(x, y)).ravel()), np.zeros(case.shape[0] * case.shape[1])
    for points, _ in paths:
        ends = [*range(0, max(len(points) - 1, 1), 100), len(points) - 1]
        pieces = [shapely.LineString(points[[*range(a, b, 5), b]]) for a, b in zip(ends, ends[1:]) if b > a]
        if pieces:
            counts[np.unique(tree.query(pieces, predicate="dwithin", distance=reach)[1])] += 1.0
    return counts.reshape(case.shape)


def test_passages_and_exceedances(case):
    """Cell by cell; a path that cuts a corner within a step, or an energy at its bound, may count otherwise: 1 %."""
    for result, _ in case.results.values():
        mine, actual = recounted(case, result), on_terrain(case, result.maps)
        assert mine[0].sum() > 500
        assert np.abs(mine - actual).sum(axis=(1, 2)).max() <= 0.01 * mine[0].sum()


def test_crossings_of_two_lines(case):
    """Runs that cross, and their energy at the first crossing between two steps; from few vertices to 1 %.

    At a contact the energy of the two steps differs, so one crossing in fifty may differ more."""
    for fine, coarse in case.results.values():
        lines = segments_of([[line] for line in case.there(case.lines)])
        rows = first_passages(crossings(motion_of(coarse), lines))
        for number, line in enumerate(case.lines):
            barrier, energies = shapely.LineString(line), {}
            for run, (points, energy) in enumerate(paths_of(case, fine)):
                pieces = shapely.linestrings(np.stack([points[:-1], points[1:]], axis=1))
                hit = np.flatnonzero(shapely.intersects(pieces, barrier))
                if hit.size:
                    energies[run] = 0.5 * (energy[hit[0]] + energy[hit[0] + 1])
            of_line = rows[rows["line"] == number]
            assert set(of_line["run"].tolist()) == set(energies) and len(energies) > 5
            ratios = of_line["energy"] / np.array([energies[run] for run in of_line["run"].tolist()])
            assert np.quantile(np.abs(ratios - 1.0), 0.9) < 0.01 and np.abs(ratios - 1.0).max() < 0.1


def test_frequencies_and_levels(case):
    """Frequencies of cells are sums of the runs by rate; of objects of 10 m, runs whose path comes within 5 m of the
    middle of a cell, on the mean over the cells; the danger levels of these frequencies by the matrix."""
    of_cells = Frequencies(case.shape, BOUNDS)
    of_width = Frequencies(case.shape, BOUNDS, Width(10.0, (case.cell, case.cell)))
    expected, near = np.zeros((3, *case.shape)), np.zeros(case.shape)
    for volume, (result, _) in case.results.items():
        weight = RATES[volume] / result.runs.size
        counts = on_terrain(case, result.maps)
        for entry in (of_cells, of_width):
            entry.add(counts, result.runs.size, RATES[volume])
        expected += weight * counts
        near += weight * passing(case, paths_of(case, result), 5.0)
    np.testing.assert_allclose(of_cells.passages(), expected[0], rtol=1e-12)
    for level, bound in enumerate(BOUNDS, 1):
        np.testing.assert_allclose(of_cells.above(bound), expected[level], rtol=1e-12)
    passages = of_width.passages()
    assert passages.sum() == pytest.approx(near.sum(), rel=0.12)
    often = near > 0.02
    assert np.median(np.abs(passages[often] / near[often] - 1.0)) < 0.25
    levels = np.zeros(case.shape, int)
    matrix = [[3, 2, 2], [3, 3, 2], [4, 4, 4]]  # weak, medium, strong by 30, 100, 300 years: docs/hazard.md
    above = [passages, *(of_width.above(bound) for bound in BOUNDS)]
    levels[passages > 0.0] = 1
    for row, frequency in zip(matrix, above):
        for years, level in zip((30.0, 100.0, 300.0), row):
            levels = np.where(frequency * years >= 1.0 - 1e-9, np.maximum(levels, level), levels)
    np.testing.assert_array_equal(Hazard.of_frequencies(of_width, BOUNDS).danger(), levels)


def test_risk_of_two_houses(case):
    """Runs whose path meets the house, by their largest energy there; damage and deaths by hand."""
    for house, there in zip(case.houses, case.there(case.houses)):
        shape = shapely.Polygon(house)
        counts, weights, hits, damage, deaths = [], [], 0.0, 0.0, 0.0
        for volume, (fine, coarse) in case.results.items():
            rows = passages_in_area(motion_of(coarse), [there])
            weight = RATES[volume] / fine.runs.size
            exceeded = [len(rows), *(int((rows["energy"] > bound).sum()) for bound in BOUNDS)]
            counts.append(exceeded)
            weights.append(weight)
            mine = []
            for points, energies in paths_of(case, fine):
                inside = shapely.contains_xy(shape, *points.T)
                if inside.any():
                    mine.append(energies[inside].max())
            assert abs(len(mine) - len(rows)) <= 1  # a path may cut a corner within a step
            by_level = np.bincount(np.searchsorted(BOUNDS, mine), minlength=3)
            hits += weight * len(mine)
            damage += weight * EXPOSURE.value * float(np.dot(by_level, EXPOSURE.vulnerability))
            deaths += weight * EXPOSURE.presence * EXPOSURE.persons * float(np.dot(by_level, EXPOSURE.lethality))
        risk = risk_by_frequency(-np.diff(counts, append=0), weights, EXPOSURE)
        assert risk.hits.value == pytest.approx(hits, rel=0.05)
        assert risk.damage.value == pytest.approx(damage, rel=0.1)
        assert risk.deaths.value == pytest.approx(deaths, rel=0.15)
        assert risk.hits.low <= hits <= risk.hits.high


def test_hits_of_houses_and_lines_by_rocks_of_their_size(case):
    """Runs whose path comes within the radius of the rock, by shapely; what they make a year, with its bounds by the
    chi-squared distribution. A path sampled at each step may differ by one run at a shape."""
    from scipy import stats

    lines = case.there(case.lines)
    targets = [*(Target([entry], AREA) for entry in case.there(case.houses)), *(Target([line]) for line in lines)]
    shapes = [*map(shapely.Polygon, case.houses), *map(shapely.LineString, case.lines)]
    counts, weights = np.zeros((len(RATES), len(targets), 1 + len(BOUNDS))), np.zeros(len(RATES))
    for k, (volume, (fine, coarse)) in enumerate(case.results.items()):
        radius = rock_library.rock("worn_compact", volume=1.0).radius * np.cbrt(fine.runs["volume"])
        rows = hits(motion_of(coarse), targets, radius)
        target, _, energy = hardest(rows)
        counts[k], weights[k] = exceeding(target, energy, len(targets), BOUNDS), RATES[volume] / fine.runs.size
        paths = [shapely.LineString(points) for points, _ in paths_of(case, fine)]
        for number, shape in enumerate(shapes):
            expected = np.flatnonzero(shapely.distance(paths, shape) <= radius)
            actual = rows["run"][rows["line"] == number]
            assert len(np.setxor1d(expected, actual)) <= 1 and counts[k, number, 0] == actual.size
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
