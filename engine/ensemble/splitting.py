# SPDX-License-Identifier: GPL-2.0-or-later
"""Rare run-outs with few runs: a rock that passes a level goes on as several, each with a part of its weight.

Levels L_1 < L_2 < ... of the way a rock has gone are passed one after the other. At each a run goes on as c runs, copy
0 as it is, the others with chance of their own (motion/levels.py). A run that has passed n levels has the weight

    w = c^-n                                            sum of w over all runs of one first rock = 1
    E[f] = 1/N sum over first rocks of T,   T = sum over its runs of w f(run)
    variance of the estimate = 1/N variance of T

for any number f that a run gives: whether it crosses a line, how often it is in a cell, its energy there. The estimate
is unbiased whatever levels and c are, as long as neither follows from these runs (Kahn, Harris 1951; Glasserman,
Heidelberger, Shahabuddin, Zajic 1999, Operations Research 47, 585-600, fixed splitting; recalled). c of about 1 over
the probability of passing the next level is best.

A copy begins at the start again, and is the run that it is a copy of until it parts from it. So every run is whole: its
line, its cells, its largest energy and its duration are those of one rock, and nothing must be joined.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from ..arithmetic.rounding_state import in_default_rounding
from ..choices import SPLITTING_MEASURES, SQUARES
from ..chunks.pieces import numbers_from
from ..findings.finding import Finding
from ..ground.ground import Ground
from ..ground.terrain import Terrain
from ..jit.kernels import may_compile
from ..maps.grids import Maps
from ..maps.weighted_maps import TreeSums, weighted_maps
from ..motion.levels import MOST_LEVELS, set_split
from ..obstacles.barriers import Barriers
from ..obstacles.trees import Trees
from ..release import Release
from ..settings import Settings
from ..shapes.rock import Rock
from ..statistics.weighted_counts import poisson_band, weighted_quantile
from ..terrain_store.stored_terrain import StoredTerrain
from ..workers.workers import adders_for, pool_of
from .gathering import Gathering
from .proof import input_digest
from .result import Result
from .simulation import call_until_cancelled, prepare, run_all, simulate
from .stopping import StoppingPlan
from .weighted_tables import WeightedTreeTable, weighted_barrier_table

ENERGY_LINE, DISTANCE, ELEVATION = MEASURES = SPLITTING_MEASURES
MOST_COPIES, MOST_NUMBER = 1000, 2**31
PILOT = 0x5EED0  # added to the seed of runs that find levels
BEYOND = 1e12  # m; no run gets there
FEWEST_BEYOND = 5  # runs that tell where a level lies
LEAST_WAY = 0.1  # m, of a rock whose angle of reach counts
LEAST_FRICTION, MOST_FRICTION = 0.05, 10.0  # that are found
PILOT_ROCKS = 500  # first rocks that find levels


@dataclass(frozen=True)
class Splitting:
    """Levels at which runs split, and the number of runs that go on from each.

    levels : of the measure, m: rising, elevations falling
    copies : number of copies as which a run continues after a level, from 2 on
    measure : "distance": the horizontal distance d from the start, and with a friction the way v^2 / (2 g friction)
        that the horizontal speed v would carry the rock over level ground; "elevation": that of the centre of mass, m;
        "energy_line": d + (z - z_0 + v^2 / (2 g)) / friction, how far beyond an energy line of this friction from the
        start the rock will come. It tells far rocks from others while they are on the slope, and needs a friction
    friction : tangent of the angle of reach of far rocks, 0.4 to 0.7; None: the speed does not count
    turn : standard deviation of the angles by which velocity and spin of a copy are turned where it parts, rad. Not 0:
        where contacts draw nothing copies would be the same rock for ever
    most_runs : where there would be more the work ends with an error: the levels are too close

    Raises
    ------
    ValueError
        If a value is outside its range; the message names it.
    """

    levels: Sequence[float]
    copies: int = 5
    measure: str = ENERGY_LINE
    friction: float | None = None
    turn: float = 0.02
    most_runs: int = 1_000_000

    def __post_init__(self) -> None:
        if self.measure not in MEASURES:
            raise ValueError(f"Splitting: measure is {self.measure!r}; known are {', '.join(MEASURES)}.")
        for name, lowest, highest in (("copies", 2, MOST_COPIES), ("most_runs", 1, 2**40)):
            value = getattr(self, name)
            if isinstance(value, bool) or not hasattr(value, "__index__") or not lowest <= value <= highest:
                raise ValueError(f"Splitting: {name} is {value!r}; give a whole number from {lowest} to {highest}.")
        if not (isinstance(self.turn, float) and 0.0 < self.turn <= 0.1):
            raise ValueError(f"Splitting: turn is {self.turn!r}; give an angle above 0 and up to 0.1 rad.")
        is_number = isinstance(self.friction, (int, float)) and not isinstance(self.friction, bool)
        if self.friction is not None and not (is_number and 0.01 <= self.friction <= 100.0):
            raise ValueError(f"Splitting: friction is {self.friction!r}; give a number from 0.01 to 100, or None.")
        levels = [float(level) for level in self.levels]
        object.__setattr__(self, "levels", tuple(levels))
        way = self.way
        if self.measure == ENERGY_LINE and self.friction is None:
            raise ValueError(
                "Splitting: the measure energy_line needs a friction; give the tangent of an angle of reach, "
                'or measure="distance".'
            )
        if self.measure == ELEVATION and self.friction is not None:
            raise ValueError("Splitting: with the measure elevation the speed does not count; leave friction None.")
        is_rising = all(low < high for low, high in zip(way, way[1:])) and all(map(math.isfinite, way))
        if not (levels and is_rising and (self.measure != DISTANCE or levels[0] > 0.0)):
            wanted = {
                ELEVATION: "elevations that fall",
                DISTANCE: "positive distances that rise",
                ENERGY_LINE: "numbers that rise",
            }
            wanted = wanted[self.measure]
            raise ValueError(f"Splitting: levels are {levels}; give {wanted}, in m.")
        if len(levels) > MOST_LEVELS or self.copies ** len(levels) > MOST_NUMBER:
            raise ValueError(
                f"Splitting: {len(levels)} levels with {self.copies} copies each; copies to the power of the levels "
                f"may be {MOST_NUMBER} at most, and there may be {MOST_LEVELS} levels."
            )

    @property
    def way(self) -> list[float]:
        """The levels as numbers that rise: minus the elevation where that is the measure."""
        return [-level if self.measure == ELEVATION else level for level in self.levels]

    def parts(self, gravity: float) -> tuple[float, float, float]:
        """Weights in the measure, m: of 1 m of distance, of 1 m of elevation, of the square of the speed [m2/s2]."""
        if self.measure == ELEVATION:
            return 0.0, -1.0, 0.0
        friction = math.inf if self.friction is None else float(self.friction)
        return 1.0, 1.0 / friction if self.measure == ENERGY_LINE else 0.0, 1.0 / (2.0 * gravity * friction)


class Probability(NamedTuple):
    """A mean over runs, with its standard error and its interval at 95 % (statistics/weighted_counts.py)."""

    value: float
    error: float
    low: float
    high: float

    @property
    def relative_error(self) -> float:
        """Standard error over value, inf for a value of 0."""
        return self.error / self.value if self.value else math.inf


@dataclass(frozen=True)
class Split:
    """Outcome of a simulation whose runs split; positions in the coordinates of the terrain, SI units.

    runs : as Result.runs; the first ``first_runs`` are those of a simulation without splitting, copies follow
    weight : (runs,) of each; those of one first rock add up to 1
    first : (runs,) number of the run of its first rock
    levels_passed : (runs,)
    farthest : (runs,) how far each has got, in the measure of the levels, m
    first_runs : how many first rocks there are
    maps : with weights in all sums, means and percentiles (maps/weighted_maps.py); None if not asked for
    trajectories, extents, bodies, contacts, crossings, impacts : as of Result; ``run`` is the place in ``runs``
    barriers, trees : as of Result, with sums of weights (weighted_tables.py)
    findings : of the inputs
    provenance : as of Result, with "splitting"
    result : all of it as a Result, for whatever takes one
    """

    runs: np.ndarray
    weight: np.ndarray
    first: np.ndarray
    levels_passed: np.ndarray
    farthest: np.ndarray
    first_runs: int
    maps: Maps | None
    trajectories: np.ndarray | None
    extents: np.ndarray | None
    bodies: Any
    contacts: np.ndarray | None
    crossings: np.ndarray | None
    impacts: np.ndarray | None
    findings: tuple[Finding, ...]
    provenance: dict[str, Any]
    result: Result
    crs: str | None = None

    @property
    def barriers(self) -> np.ndarray | None:
        """The table of the barriers, None without any."""
        return self.result.barriers

    @property
    def trees(self) -> np.ndarray | None:
        """The table of the trees, None without any."""
        return self.result.trees

    def probability(self, values: Any) -> Probability:
        """Share of the runs for which ``values`` (runs,) is True, or the mean of numbers that are not negative.

        Raises ValueError for another number of values, or negative ones.
        """
        values = np.asarray(values, np.float64)
        if values.shape != self.weight.shape or not (values >= 0.0).all():
            raise ValueError(f"probability: give a number of at least 0 for each of the {self.weight.size} runs.")
        # over the runs of each first rock
        sums = np.bincount(self.first, self.weight * values, minlength=self.first_runs)
        return probability_of(sums, self.runs["release"][: self.first_runs])

    def exceedance(self, distances: Any) -> list[Probability]:
        """Share of the runs that stop farther from their start than each of some distances, m."""
        return [self.probability(self.runs["distance"] > distance) for distance in np.atleast_1d(distances)]

    def counts(self, quantity: str | None = None) -> tuple[np.ndarray, np.ndarray]:
        """Two arrays (1 + thresholds, rows, columns) for ``Frequencies.add`` (hazard/frequency.py).

        Sums of the weights of the runs that pass each cell and exceed each threshold of a quantity, None for no
        thresholds; and the sums over first rocks of their squares.

        Raises ValueError where no maps, or none of these thresholds, were asked for.
        """
        if self.maps is None or (quantity is not None and f"{quantity}_exceedances" not in self.maps):
            raise ValueError("counts: there are no such maps; give Settings maps=True, and thresholds of the quantity.")
        of_quantity = [] if quantity is None else [f"{quantity}_exceedances"]
        both = []
        for behind in ("", SQUARES):
            above = [band for name in of_quantity for band in self.maps[name + behind]]
            both.append(np.stack([self.maps[f"passages{behind}"], *above]))
        return both[0], both[1]


def probability_of(sums, strata):
    """The Probability that sums over first rocks (n,) give; ``strata`` (n,): release of each, which are independent."""
    count = sums.size
    runs = np.bincount(strata)
    mean = np.bincount(strata, sums) / np.maximum(runs, 1)
    beyond = sums - mean[strata]
    spread = np.bincount(strata, beyond * beyond)
    many = runs > 1
    # the releases are strata of their own where all have two runs or more
    if many[runs > 0].all():
        variance = math.fsum(spread[many] * runs[many] / (runs[many] - 1)) / (count * count)
    else:
        beyond = sums - math.fsum(sums) / count
        variance = math.fsum(beyond * beyond) / ((count - 1) * count) if count > 1 else math.nan
    shares = sums / count
    largest = float(shares.max()) if shares.any() else 1.0 / count
    value = math.fsum(shares)
    low, high = poisson_band(value, math.fsum(shares * shares), largest)
    return Probability(value, math.sqrt(variance), float(low), float(high))


@in_default_rounding
def simulate_splitting(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Release | Sequence[Release],
    settings: Settings | None,
    splitting: Splitting,
    executor: Executor | None = None,
    progress: Callable[[float], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
    barriers: Barriers | None = None,
    trees: Trees | None = None,
) -> Split:
    """Throw rocks down the terrain; those that pass a level go on as several.

    All but ``splitting`` as for ``simulate``. The same bits for the same inputs and seed, whatever the executor.

    Raises
    ------
    ValueError
        As ``simulate`` does; for settings with a precision to stop at, confidence maps or exact means, which runs with
        weights do not give; for barriers with flexible nets and terrain in a store; and where there would be more than
        ``splitting.most_runs`` runs.
    """
    settings = _checked(settings or Settings(), terrain, barriers)
    rocks = list(rocks) if isinstance(rocks, (list, tuple)) else [rocks]
    releases = list(releases) if isinstance(releases, (list, tuple)) else [releases]
    scene = call_until_cancelled(
        may_compile, (prepare, terrain, ground, rocks, releases, settings, barriers, trees), cancelled
    )
    total = int(scene.releases.first_run[-1])
    set_split(
        splitting.way, splitting.parts(settings.gravity), splitting.copies, splitting.turn,
        scene.seed, scene.common[0]["split"],
    )  # fmt: skip
    scene = scene._replace(splits=_first_runs(total, len(splitting.levels)), sums_cells=False)
    gathering = SplitGathering(
        terrain, ground, rocks, releases, settings, scene, barriers, trees, adders_for(settings, executor)
    )
    gathering.begin(splitting)
    made, progress_share = 0, 0.0
    with closing(gathering), pool_of(settings, executor) as pool:
        while made < len(scene.splits):
            _check_count(len(scene.splits), splitting)
            share = 0.5 * (1.0 - progress_share)  # nobody knows how many generations there will be
            _run_on(
                scene, gathering, pool, _part_of(progress, progress_share, share, made, len(scene.splits)), cancelled
            )
            born = _copies(scene.splits[made:], gathering.passed()[made:], splitting.copies)
            made, progress_share = len(scene.splits), progress_share + share
            scene = scene._replace(splits=np.concatenate([scene.splits, born]))
        result = call_until_cancelled(gathering.split, (scene.splits[:, 0].copy(), total), cancelled)
    if progress is not None:
        progress(1.0)
    return result


def choose_levels(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Release | Sequence[Release],
    settings: Settings | None,
    splitting: Splitting,
    least: float = 1e-5,
    **more: Any,
) -> Splitting:
    """A Splitting whose levels lie where runs pass each of them with the probability 1 / copies, found by runs for it.

    All but ``splitting`` and ``least`` as for ``simulate_splitting``; some hundred first rocks in all are enough. They
    draw from other streams than those of the seed, so that levels and results are independent.

    splitting : whose copies, measure, friction and turn are taken
    least : probability at which the levels end; a tenth of the one that is sought

    Raises ValueError as ``simulate_splitting`` does, and where no run gets on.
    """
    quiet = _of_pilot(settings or Settings())
    way, sign = [], -1.0 if splitting.measure == ELEVATION else 1.0
    while 1.0 / splitting.copies ** (len(way) + 1) > least and len(way) < MOST_LEVELS:
        asked = replace(splitting, levels=[sign * value for value in way or [BEYOND]])
        trial = simulate_splitting(terrain, ground, rocks, releases, quiet, asked, **more)
        of_last = trial.levels_passed == len(way)
        reached, weight = trial.farthest[of_last], trial.weight[of_last]
        order = np.argsort(-reached, kind="stable")
        share = np.cumsum(weight[order]) / trial.first_runs
        beyond = int(np.searchsorted(share, 1.0 / splitting.copies ** (len(way) + 1)))
        if beyond < FEWEST_BEYOND or beyond + 1 >= reached.size:
            break
        if np.count_nonzero(reached > reached[order][beyond]) < FEWEST_BEYOND:
            break  # many runs have got as far, and none farther
        way.append(float(reached[order][beyond]))
    if not way:
        raise ValueError(
            "choose_levels: too few runs get beyond others by this measure; give more runs for each release, fewer "
            "copies, or another friction or measure."
        )
    return replace(splitting, levels=[sign * value for value in way])


def find_friction(
    terrain: Terrain,
    ground: Ground,
    rocks: Rock | Sequence[Rock],
    releases: Release | Sequence[Release],
    settings: Settings | None,
    copies: int,
    **more: Any,
) -> float:
    """Friction of the energy line that one rock in ``copies`` gets beyond, found by runs for it, as ``choose_levels``.

    All but ``copies`` as for ``simulate``.
    """
    runs = simulate(terrain, ground, rocks, releases, _of_pilot(settings or Settings()), **more).runs
    way = runs["stop"] - runs["start"]
    slopes = np.sort(-way[:, 2] / np.maximum(runs["distance"], LEAST_WAY))
    return float(min(max(slopes[slopes.size // copies], LEAST_FRICTION), MOST_FRICTION))


def _of_pilot(settings):
    """Settings of runs for levels: nothing is kept, and another seed."""
    return replace(
        settings, maps=False, trajectories=False, contacts=False, impacts=False, confidence_maps=False,
        energy_thresholds=(), height_thresholds=(), seed=(int(settings.seed) + PILOT) % 2**63,
    )  # fmt: skip


def _checked(settings, terrain, barriers):
    """The settings. ValueError for what does not go with splitting."""
    if settings.precision > 0.0:
        raise ValueError("simulate_splitting: precision ends runs that are alike; leave it 0 and give more runs.")
    if settings.confidence_maps:
        raise ValueError(
            "simulate_splitting: confidence maps of runs with weights are not made; leave confidence_maps False."
        )
    if settings.exact_means:
        raise ValueError("simulate_splitting: exact_means adds up runs without weights; leave it False.")
    if isinstance(terrain, StoredTerrain):
        raise ValueError("simulate_splitting: give terrain in memory (Terrain.from_raster), not that of a store.")
    if barriers is not None and any(net is not None for net in barriers.nets):
        raise ValueError(
            "simulate_splitting: a barrier has a flexible net, whose decisions have no weights; give it an energy."
        )
    return settings


def _first_runs(total, levels):
    """The table of motion/levels.py for runs that are no copies."""
    table = np.zeros((total, 1 + levels), np.int64)
    table[:, 0] = np.arange(total)
    return table


def _copies(table, passed, copies):
    """Rows of the copies that some runs have left behind: at each level passed since they were born themselves."""
    levels = table.shape[1] - 1
    is_copy = table[:, 1:] > 0
    born = np.where(is_copy.any(axis=1), levels - np.argmax(is_copy[:, ::-1], axis=1), 0)  # level of the last branch
    count = np.maximum(passed - born, 0)
    of = np.repeat(np.arange(len(table)), count * (copies - 1))
    within = numbers_from(np.zeros(len(table), np.int64), count * (copies - 1))
    level, branch = np.divmod(within, copies - 1)
    rows = table[of]
    rows[np.arange(of.size), 1 + born[of] + level] = 1 + branch
    return rows


def _check_count(runs, splitting):
    if runs > splitting.most_runs:
        raise ValueError(
            f"simulate_splitting: {runs} runs are needed, {splitting.most_runs} are allowed (most_runs); the levels "
            "are too close to each other, or there are too many copies."
        )


def _run_on(scene, gathering, pool, progress, cancelled):
    """Make the runs of the scene that the gathering does not have."""
    gathering.scene, gathering.total = scene, len(scene.splits)
    plan = StoppingPlan(scene.releases, 0.0, "")
    plan.total, plan.ends = len(scene.splits), [len(scene.splits)]
    run_all(scene, gathering, plan, pool, progress, cancelled, None)


def _part_of(progress, begin, share, made, total):
    """A ``progress`` for one generation; it gets the share of all runs so far."""
    if progress is None:
        return None
    before = made / total
    return lambda done: progress(begin + share * min(max((done - before) / (1.0 - before), 0.0), 1.0))


class SplitGathering(Gathering):
    """A Gathering of runs with weights: a table of maps for each of them, and sums of first rocks."""

    def begin(self, splitting):
        """Before the first run is added."""
        self.passed_of, self.farthest_of = [], []
        levels = len(splitting.levels)
        self.units = int(splitting.copies) ** np.arange(levels, -1, -1, dtype=np.int64)  # weights of which are whole
        self.weights = self.units / self.units[0]
        self.tables = self.sums = None
        if self.table is not None:
            plain = replace(self.settings, energy_thresholds=(), height_thresholds=())
            asked, self.settings = self.settings, plain
            self.table.close()
            self.tables = [self.new_table() for _ in self.weights]
            self.settings = asked
            self.sums = TreeSums(self.terrain.shape, asked.thresholds, int(self.units[0]))
            self.table = None
        if self.trees is not None:
            self.trees = WeightedTreeTable(self.trees.table["identifier"])
        self.provenance["splitting"] = {
            "levels": list(splitting.levels), "copies": int(splitting.copies), "measure": splitting.measure,
            "friction": splitting.friction, "turn": splitting.turn,
        }  # fmt: skip
        obstacles = [some.identifiers for some in (self.barriers, self.given_trees) if some is not None]
        self.provenance["inputs"] = input_digest(self.provenance, self.identifiers, *obstacles)

    def add(self, chunk):
        """Add the next chunk."""
        if self.tables is not None:
            self._add_maps(chunk)
        self.passed_of.append(chunk.runs["levels_passed"].copy())
        self.farthest_of.append(chunk.runs["farthest"].copy())
        super().add(chunk)

    def add_to_trees(self, chunk, held_by):
        """Enter the meetings of a chunk with the weights of its runs."""
        self.trees.weights = np.repeat(self.weights[chunk.runs["levels_passed"]], chunk.runs["meetings"])
        super().add_to_trees(chunk, held_by)

    def barrier_table(self, crossings):
        """The table of the barriers with sums of weights, None without any."""
        if self.barriers is None:
            return None
        return weighted_barrier_table(self.barriers, crossings, self.weights[self.passed()])

    def _add_maps(self, chunk):
        passed, passages = chunk.runs["levels_passed"], chunk.runs["passages"]
        of_row, cells = np.repeat(passed, passages), chunk.cells.astype(np.int64, copy=False)
        first = self.scene.splits[self.count : self.count + passed.size, 0]
        self.sums.add(np.repeat(first, passages), cells, chunk.values, self.units[of_row])
        stops = chunk.runs["stop_cell"]
        for level in np.unique(passed):
            rows = of_row == level
            values = np.require(chunk.values[rows], requirements="CAW")
            self.tables[level].add(cells[rows], values, stops[(passed == level) & (stops >= 0)])

    def passed(self):
        """(runs,) levels that each has passed."""
        return np.concatenate(self.passed_of)

    def close(self):
        super().close()
        for table in self.tables or ():
            table.close()

    def split(self, first, total):
        """The Split of all runs, ``first`` rock of each, of ``total`` first rocks."""
        plain, passed = self.result(), self.passed()
        maps, weight = None, self.weights[passed]
        if self.tables is not None:
            maps = weighted_maps(self.tables, self.weights.tolist(), self.sums, self.terrain, total)
        reasons = {
            reason: float(self.units[passed[plain.runs["stop_reason"] == reason]].sum() / self.units[0])
            for reason in plain.provenance["stop_reasons"]
        }
        self.provenance["stop_reasons"] = reasons
        self.provenance["splitting"] = {
            **self.provenance["splitting"], "first_runs": total, "runs": int(passed.size),
            "passed": _passed_levels(passed, weight, first, self.provenance["splitting"]["levels"], total),
        }  # fmt: skip
        result = replace(plain, maps=maps, weight=weight, first=first)
        return Split(
            runs=result.runs, weight=weight, first=first, levels_passed=passed,
            farthest=np.concatenate(self.farthest_of), first_runs=total, maps=maps, trajectories=result.trajectories,
            extents=result.extents, bodies=result.bodies, contacts=result.contacts, crossings=result.crossings,
            impacts=result.impacts, findings=result.of_inputs, provenance=result.provenance, result=result,
            crs=result.crs,
        )  # fmt: skip


def _passed_levels(passed, weight, first, levels, total):
    """A dictionary for each level: where it lies, how many runs of how many first rocks have passed it, the weight of
    a run behind it and before the next, and the share of all rocks that passes it."""
    rows = []
    for number, level in enumerate(levels, 1):
        beyond = passed >= number
        rows.append({
            "level": level, "runs": int(np.count_nonzero(beyond)), "first_runs": int(np.unique(first[beyond]).size),
            "weight": float(weight[passed == number][0]) if (passed == number).any() else None,
            "share": float(weight[beyond].sum() / total),
        })  # fmt: skip
    return rows


def rare_run_outs(result: Result, shares: Sequence[float]) -> list[dict[str, float]]:
    """The horizontal run-out, m, that so small shares of all rocks reach, of a Result of runs that split.

    Those of ``shares`` alone that FEWEST_BEYOND first rocks or more reach. A dictionary each: share, distance,
    relative_error of that share, first_runs that get so far.
    """
    rows, distance = [], result.runs["distance"]
    strata = result.plain_runs["release"]
    for share in shares:
        distance_of_share = weighted_quantile(distance, result.weight, 1.0 - share)
        beyond = np.where(distance >= distance_of_share, result.weight, 0.0)
        sums = np.bincount(result.first, beyond, minlength=result.rocks_thrown)
        rocks = int(np.count_nonzero(sums))
        if rocks < FEWEST_BEYOND:
            break
        error = probability_of(sums, strata).relative_error
        rows.append({"share": share, "distance": distance_of_share, "relative_error": error, "first_runs": rocks})
    return rows


def pilot_of(releases: Sequence[Release], rocks: int = PILOT_ROCKS) -> list[Release]:
    """Releases with this number of runs in all, each with its part; those whose part is less than one are left out."""
    ends = np.cumsum([release.runs for release in releases], dtype=np.int64)
    runs = np.diff(rocks * ends // ends[-1], prepend=0).tolist()
    return [replace(release, runs=count) for release, count in zip(releases, runs) if count > 0]
