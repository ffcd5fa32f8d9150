# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters with which simulated blocks stop where observed ones did.

What is compared are two clouds of points X (simulated) and Y (observed): the places in the plane, their distances
from the source, or any values measured together, each over its observed deviation. Their difference is the energy
coefficient

    H = (2 E|X-Y| - E|X-X'| - E|Y-Y'|) / (2 E|X-Y|),

0 for equal distributions, 1 for two different points, the same whatever the unit and wherever the origin (Szekely,
Rizzo 2013, J. Stat. Plan. Inference 143, 1249-1272). Unlike a difference of means it sees spread and direction too, and
needs no classes.

Every evaluation simulates with the same random numbers, so that H changes because of the parameters (common random
numbers). Half of the evaluations are a Latin hypercube over the bounds, the rest the bounded simplex search of Nelder
and Mead (scipy), begun again around the best until the evaluations are used up.

    uncertainty   observed points, and runs in groups, are drawn anew (bootstrap, Efron, Tibshirani 1993), the same
                  runs for all parameters: which of those evaluated would have been best? Costs no simulation, but is
                  no finer than the evaluated parameters lie
    fit           as many points as were observed, drawn from the best simulation: how often are they as far from it
                  as the observed ones? Near 0 no parameters within the bounds explain the observations
"""

import copy
import math
from contextlib import suppress
from typing import NamedTuple

import numpy as np

from ..choices import COMPARED, OBSERVED_PLACES
from ..ensemble.simulation import simulate
from ..ground.parameters import BY_NAME, MU_MAX, MU_MIN, NAMES, SEARCHABLE, TELLING
from ..io.optional_packages import require

require("scipy")
from scipy.optimize import minimize  # noqa: E402, after it was asked for its version
from scipy.spatial.distance import cdist  # noqa: E402, after it was asked for its version
from scipy.stats import qmc  # noqa: E402, after it was asked for its version

VALUES, SIZES = "values", "scar sizes"  # in Python only: a layer of points has no place for them
MOST_POINTS = 2000  # of a simulation that are compared; more cost much and tell little
RESAMPLES = 500
GROUPS = 20  # of runs, drawn as a whole
FIRST_SIMPLEX, SHRINK = 0.15, 0.5  # of the width of the bounds; each new search begins with a smaller one


class Bounds(NamedTuple):
    """A parameter and where to search it."""

    name: str
    low: float
    high: float


class Calibration(NamedTuple):
    """Outcome; d parameters, k evaluations."""

    names: tuple
    tried: np.ndarray  # (k, d) values of the parameters
    misfit: np.ndarray  # (k,) energy coefficient H
    best: dict  # name -> value of the smallest misfit
    low: dict  # name -> 5th percentile of the bootstrap
    high: dict  # name -> 95th percentile
    fit: float  # share of draws from the best simulation that are as far from it as the observed points
    points: np.ndarray  # (n, 2) of the best simulation


class Cloud:
    """Observed points, and how far simulated ones are from them.

    Parameters
    ----------
    observed : (n, 2) x, y, m; at least two different. Of "values" (n, k), such as depth and length of scars
    compared : "positions" in the plane, "distances" from the source, or "values"
    source : (x, y) from which distances count
    """

    def __init__(self, observed, compared="positions", source=(0.0, 0.0)):
        if compared not in (*COMPARED, VALUES):
            raise ValueError(f"calibration: compared is {compared!r}; known are {', '.join((*COMPARED, VALUES))}.")
        self.compared, self.source = compared, np.asarray(source, np.float64)
        observed = np.asarray(observed, np.float64)
        self.places = observed[:, :2]
        deviation = observed.std(axis=0)
        self.scale = np.where(deviation > 0.0, deviation, 1.0)  # of VALUES
        self.observed = self.features(observed)
        if len(np.unique(self.observed, axis=0)) < 2:
            raise ValueError("calibration: give at least two observed points at different places.")
        self.between_observed = cdist(self.observed, self.observed)

    def features(self, points):
        """(n, 2), (n, 1) or (n, k): what is compared, places taken from the source so that no digits are lost."""
        if self.compared == VALUES:
            return np.asarray(points, np.float64) / self.scale
        points = np.asarray(points, np.float64)[:, :2] - self.source
        return points if self.compared == "positions" else np.hypot(points[:, 0], points[:, 1])[:, None]

    def misfit(self, points):
        """(H, parts): the energy coefficient of simulated points, and what ``misfits_of_weights`` needs."""
        thinned = self.features(thin(points))
        groups = min(GROUPS, len(thinned))
        share = np.zeros((len(thinned), groups))  # of each point in the mean of its group
        share[np.arange(len(thinned)), np.arange(len(thinned)) % groups] = 1.0
        share /= share.sum(axis=0)
        parts = cdist(self.observed, thinned) @ share, share.T @ cdist(thinned, thinned) @ share
        count = len(self.observed)
        return float(self.misfits_of_weights(parts, np.full((1, count), 1.0 / count), None)[0]), parts

    def misfits_of_weights(self, parts, weights, random):
        """(b,) H of points drawn anew: of the observed in the shares ``weights`` (b, n), of the groups of runs by the
        generator ``random``, which draws the same for all parameters; None leaves them as they are."""
        to_observed, within = parts
        groups = len(within)
        drawn = np.full((len(weights), groups), 1.0 / groups)
        if random is not None:
            drawn = random.multinomial(groups, drawn[0], len(weights)) / groups
        across = np.einsum("bi,ig,bg->b", weights, to_observed, drawn, optimize=True)
        simulated = np.einsum("bg,gh,bh->b", drawn, within, drawn, optimize=True)
        observed = np.einsum("bi,ij,bj->b", weights, self.between_observed, weights, optimize=True)
        return energy_coefficient(across, simulated, observed)

    def fit(self, points, random, misfit):
        """Share of draws of as many simulated points as were observed as far from all of them as ``misfit``."""
        simulated = self.features(thin(points))
        distance = cdist(simulated, simulated)
        to_all, within = distance.mean(axis=1), distance.mean()
        count = len(self.observed)
        draws = max(min(RESAMPLES, int(5e7 / count**2)), 20)
        found = []
        for _ in range(draws):
            drawn = random.integers(len(simulated), size=count)
            found.append(energy_coefficient(to_all[drawn].mean(), within, distance[np.ix_(drawn, drawn)].mean()))
        return float(np.mean(np.array(found) >= misfit))


class Clouds:
    """The Clouds of several sites, or several kinds of observation of one, to be explained by the same parameters.

    The misfit is the mean over the sites, each weighing as much as its observed points. To be used with ``Models``.
    """

    def __init__(self, clouds):
        self.clouds = list(clouds)
        self.counts = np.array([len(cloud.observed) for cloud in self.clouds])
        self.observed = np.zeros((int(self.counts.sum()), 0))  # how many there are, for the bootstrap

    def misfit(self, points):
        """(H, parts) as of a Cloud; ``points``: those of each site."""
        found = [cloud.misfit(one) for cloud, one in zip(self.clouds, points)]
        return float(np.average([one for one, _ in found], weights=self.counts)), [parts for _, parts in found]

    def misfits_of_weights(self, parts, weights, random):
        """(b,) H of points drawn anew; a site of which no point was drawn does not count."""
        total, first = np.zeros(len(weights)), 0
        for cloud, one, count in zip(self.clouds, parts, self.counts):
            mine = weights[:, first : first + count]
            share = mine.sum(axis=1)
            even = np.where(share[:, None] > 0.0, mine / np.maximum(share, 1e-300)[:, None], 1.0 / count)
            total += share * cloud.misfits_of_weights(one, even, random)
            first += count
        return total

    def fit(self, points, random, misfit):
        """The smallest fit of any site; ``misfit``, of all together, is not used."""
        return min(cloud.fit(one, random, cloud.misfit(one)[0]) for cloud, one in zip(self.clouds, points))


def energy_coefficient(across, within_one, within_other):
    """H of the three mean distances."""
    across = np.asarray(across, np.float64)
    return np.where(across > 0.0, 1.0 - (within_one + within_other) / np.maximum(2.0 * across, 1e-300), 0.0)


def thin(points):
    """At most MOST_POINTS points, evenly from all."""
    every = max(math.ceil(len(points) / MOST_POINTS), 1)
    return points[::every]


def calibrate(run, bounds, cloud, evaluations=60, seed=0, tell=None):
    """Find the parameters of the smallest misfit.

    Parameters
    ----------
    run : function of a dict name -> value that returns simulated points (n, 2)
    bounds : list of Bounds
    cloud : Cloud of the observed points
    evaluations : how often ``run`` may be called
    seed : of the Latin hypercube and of the bootstrap
    tell : called after each evaluation with its number from 1 on, the values and the misfit

    Raises
    ------
    ValueError
        For bounds that are no range, of an unknown parameter or of one twice, or too few evaluations.
    """
    check_bounds(bounds)
    fewest = 2 * len(bounds) + 2
    if evaluations < fewest:
        raise ValueError(f"calibration: {evaluations} evaluations; {len(bounds)} parameters need at least {fewest}.")
    search = _Search(run, bounds, cloud, evaluations, tell)
    first = max(evaluations // 2, len(bounds) + 1)
    for place in qmc.LatinHypercube(len(bounds), seed=seed).random(first):
        search.misfit_at(place)
    size = FIRST_SIMPLEX
    while search.left > len(bounds):
        search.descend(size)
        size *= SHRINK
    return search.outcome(seed)


def check_bounds(bounds):
    """Raise ValueError unless these are ranges of different, known parameters."""
    if not bounds:
        raise ValueError("calibration: give at least one parameter with its bounds.")
    names = [one.name for one in bounds]
    for one in bounds:
        if one.name not in SEARCHABLE:
            raise ValueError(f"calibration: {one.name!r} cannot be searched; known are {', '.join(SEARCHABLE)}.")
        if names.count(one.name) > 1:
            raise ValueError(f"calibration: {one.name} is given twice.")
        lowest = 1e-6 if SEARCHABLE[one.name] else 0.0
        limit = BY_NAME[one.name].highest
        highest = math.inf if limit is None else limit
        if not (math.isfinite(one.low) and math.isfinite(one.high) and lowest <= one.low < one.high <= highest):
            raise ValueError(
                f"calibration: {one.name} from {one.low:g} to {one.high:g} is no range of at least {lowest:g}"
                f"{f' and at most {highest:g}' if highest < math.inf else ''}; give the smaller number first."
            )


class _UsedUp(Exception):
    """No evaluation is left."""


class _Search:
    """Places in the unit cube, what was found there, and how many evaluations are left."""

    def __init__(self, run, bounds, cloud, evaluations, tell):
        self.run, self.bounds, self.cloud, self.tell = run, bounds, cloud, tell
        self.left, self.places, self.tried, self.misfits, self.parts = evaluations, [], [], [], []
        self.best_points = None

    def values_at(self, place):
        values = {}
        for one, share in zip(self.bounds, np.clip(place, 0.0, 1.0)):
            low, high = (math.log(one.low), math.log(one.high)) if SEARCHABLE[one.name] else (one.low, one.high)
            value = low + float(share) * (high - low)
            values[one.name] = math.exp(value) if SEARCHABLE[one.name] else value
        return values

    def misfit_at(self, place):
        if self.left <= 0:
            raise _UsedUp
        values = self.values_at(place)
        points = self.run(values)
        misfit, parts = self.cloud.misfit(points)
        if not self.misfits or misfit < min(self.misfits):
            self.best_points = points
        self.left -= 1
        self.places.append(np.array(place))
        self.tried.append(list(values.values()))
        self.misfits.append(float(misfit))
        self.parts.append(parts)
        if self.tell is not None:
            self.tell(len(self.misfits), values, float(misfit))
        return float(misfit)

    def descend(self, size):
        """One search of Nelder and Mead from the best place so far."""
        best = np.clip(self.places[int(np.argmin(self.misfits))], 0.0, 1.0)
        corners = best + np.vstack([np.zeros(best.size), np.diag(np.where(best > 0.5, -size, size))])
        with suppress(_UsedUp):
            minimize(
                self.misfit_at, best, method="Nelder-Mead", bounds=[(0.0, 1.0)] * best.size,
                options={"initial_simplex": corners, "maxfev": self.left, "xatol": 0.1 * size, "fatol": 1e-4},
            )  # fmt: skip

    def outcome(self, seed):
        names = tuple(one.name for one in self.bounds)
        misfit, tried = np.array(self.misfits), np.array(self.tried)
        best = int(np.argmin(misfit))
        random = np.random.default_rng(seed)
        count = len(self.cloud.observed)
        weights = random.multinomial(count, np.full(count, 1.0 / count), RESAMPLES) / count
        misfits = [
            self.cloud.misfits_of_weights(parts, weights, np.random.default_rng((seed, 1))) for parts in self.parts
        ]
        chosen = np.argmin(misfits, axis=0)
        low, high = np.percentile(tried[chosen], [5.0, 95.0], axis=0)
        return Calibration(
            names, tried, misfit, dict(zip(names, tried[best].tolist())), dict(zip(names, low.tolist())),
            dict(zip(names, high.tolist())), self.cloud.fit(self.best_points, random, misfit[best]), self.best_points,
        )  # fmt: skip


# ----------------------------------------------------------------------- with the simulation


class Model:
    """``run`` of ``calibrate``: simulates with the parameters of one ground class replaced.

    Parameters
    ----------
    terrain, ground, rocks, releases, settings, executor, cancelled : as for ``simulate``; maps and trajectories are
        not kept, whatever the settings say
    ground_class : GroundClass whose parameters are searched
    places : "stops" or "scars": where runs end, or where they touch the ground; "scar sizes": depth and length of the
        scars (n, 2), m, to compare as "values"

    Raises
    ------
    ValueError
        If the ground has no such class, or places are unknown.
    """

    def __init__(
        self, terrain, ground, rocks, releases, settings, ground_class, places="stops", executor=None, cancelled=None
    ):
        if places not in (*OBSERVED_PLACES, SIZES):
            raise ValueError(f"calibration: places is {places!r}; known are {', '.join((*OBSERVED_PLACES, SIZES))}.")
        self.rows = rows_of(ground, ground_class)
        if not self.rows.any():
            raise ValueError(f"calibration: there is no ground of the class {ground_class.name} on the terrain.")
        self.terrain, self.ground, self.rocks, self.releases = terrain, ground, rocks, releases
        self.places, self.executor, self.cancelled = places, executor, cancelled
        kept = {"maps": False, "trajectories": False, "contacts": places != "stops", "precision": 0.0}
        self.settings = type(settings)(**{**settings.as_dict(), **kept})

    def __call__(self, values):
        result = simulate(
            self.terrain, with_parameters(self.ground, self.rows, values), self.rocks, self.releases, self.settings,
            self.executor, cancelled=self.cancelled,
        )  # fmt: skip
        if self.places == "stops":
            return result.runs["stop"][:, :2]
        if not result.contacts.size:
            raise ValueError("calibration: no block touches the ground; is the terrain large enough?")
        if self.places == "scars":
            return np.column_stack([result.contacts["x"], result.contacts["y"]])
        scars = result.contacts[result.contacts["scar_depth"] > 0.0]
        if not scars.size:
            raise ValueError("calibration: no block leaves a scar; has the ground of the class a scar layer?")
        return np.column_stack([scars["scar_depth"], scars["scar_length"]])


class Speeds:
    """``run`` of ``calibrate`` for observed speeds: (n, 3) x, y (m, as observed), speed (m/s) of simulated passages.

    Compare them as "values".

    Parameters
    ----------
    model : Model, of whose simulation trajectories are kept instead of what it observes
    points : (k, 2) where speeds were observed
    radius : how near a rock has to come to count as one that passes, m
    """

    def __init__(self, model, points, radius=2.0):
        self.model, self.points, self.radius = model, np.asarray(points, np.float64)[:, :2], float(radius)
        kept = {"contacts": False, "trajectories": True, "trajectory_interval": min(0.05, radius / 40.0)}
        self.settings = type(model.settings)(**{**model.settings.as_dict(), **kept})

    def __call__(self, values):
        model = self.model
        samples = simulate(
            model.terrain, with_parameters(model.ground, model.rows, values), model.rocks, model.releases,
            self.settings, model.executor, cancelled=model.cancelled,
        ).trajectories  # fmt: skip
        found = [speeds_near(samples, point, self.radius) for point in self.points]
        if not any(len(one) for one in found):
            raise ValueError("calibration: no block passes the points with observed speeds; is the radius too small?")
        return np.concatenate(found)


def speeds_near(samples, point, radius):
    """(n, 3) the point and the speed of each run that passes within a radius, where it is nearest."""
    way = np.hypot(samples["x"] - point[0], samples["y"] - point[1])
    near = np.flatnonzero(way < radius)
    near = near[np.lexsort((way[near], samples["run"][near]))]
    _, first = np.unique(samples["run"][near], return_index=True)
    speed = samples["velocity"][near][first]
    return np.column_stack([np.full(speed.size, point[0]), np.full(speed.size, point[1]), speed])


class Models:
    """``run`` of ``calibrate`` for several sites with the same class: the points of each Model, for ``Clouds``."""

    def __init__(self, models):
        self.models = list(models)

    def __call__(self, values):
        return [model(values) for model in self.models]


def rows_of(ground, ground_class):
    """(classes,) bool: which rows of the ground's table have the contact parameters of a class."""
    columns = [NAMES.index(name) for name in TELLING]
    return (ground.table[:, columns] == [getattr(ground_class, name) for name in TELLING]).all(axis=1)


def with_parameters(ground, rows, values):
    """A copy of the ground with other parameters in some rows of its table; mu_max is raised to mu_min if need be."""
    changed = copy.copy(ground)
    changed.table = ground.table.copy()
    for name, value in values.items():
        changed.table[rows, NAMES.index(name)] = value
    changed.table[rows, MU_MAX] = np.maximum(changed.table[rows, MU_MIN], changed.table[rows, MU_MAX])
    return changed


def calibrated_class(ground_class, best, note):
    """The ground class with the found values."""
    changed = ground_class._replace(**best, source="calibrated", note=note)
    return changed._replace(mu_max=max(changed.mu_min, changed.mu_max))
