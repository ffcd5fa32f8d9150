# SPDX-License-Identifier: GPL-2.0-or-later
"""Single trees drawn from what inventories record of stands: stems per hectare and the distribution of diameters.

    number       Poisson, with the mean stems per hectare times the area in plan
    places       uniform; with a least distance, places too near to an earlier one are drawn again (simple sequential
                 inhibition: Diggle 2013, Statistical Analysis of Spatial and Spatio-Temporal Point Patterns, 6.5)
    diameters    gamma or Weibull with the mean and the standard deviation of the stand
    species      conifer with the given probability, else broadleaf

A stand depends on the seed and on its own key alone, not on the stands beside it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.special import gamma
from ..arithmetic.vectors import total
from ..choices import STEM_DISTRIBUTIONS
from ..io.optional_packages import require
from .draws import gamma_numbers, poisson_events, weibull_numbers, weibull_shape

require("scipy")
from scipy.spatial import cKDTree  # noqa: E402, after it was asked for its version

if TYPE_CHECKING:
    from ..hints import Array

HECTARE = 10_000.0  # m2
FIRST_SHARE, ROUNDS = 1.2, 60  # places drawn for each that is missing, and how often
LEAST_DIAMETER = 0.005  # m
SHAPE_DIGITS = 6  # of the coefficient of variation, of which the Weibull distribution's shape is found
DENSEST = 0.5  # share of the area within half the least distance of a stem that can be reached by drawing


class Stems(NamedTuple):
    """Trees of one or many stands, arrays of one length."""

    x: np.ndarray  # m
    y: np.ndarray
    diameter: np.ndarray  # at breast height, m
    species: np.ndarray  # "conifer" or "broadleaf"


def generator(seed, key=0):
    """Random numbers of the stand with this key."""
    return np.random.Generator(np.random.Philox(np.random.SeedSequence([int(seed), int(key)])))


def draw_diameters(stream, mean, deviation, distribution="gamma"):
    """Diameters with a mean and a standard deviation, arrays of one length, m; not below LEAST_DIAMETER."""
    mean, deviation = np.broadcast_arrays(np.asarray(mean, np.float64), np.asarray(deviation, np.float64))
    if distribution not in STEM_DISTRIBUTIONS:
        known = ", ".join(STEM_DISTRIBUTIONS)
        raise ValueError(f"trees: the distribution {distribution!r} is not known; known are {known}.")
    variation = deviation / mean
    varies = variation > 1e-3
    out = np.array(mean)
    if distribution == "gamma":
        shape = 1.0 / (variation[varies] * variation[varies])
        out[varies] = mean[varies] / shape * gamma_numbers(stream, shape)
    else:
        known, row = np.unique(np.round(variation[varies], SHAPE_DIGITS), return_inverse=True)
        shapes = [weibull_shape(float(value)) for value in known]
        of_one = [gamma(1.0 + 1.0 / k) for k in shapes]
        shape, of_one = (np.array(numbers, np.float64)[row] for numbers in (shapes, of_one))
        out[varies] = mean[varies] / of_one * weibull_numbers(stream, shape)
    return np.maximum(out, LEAST_DIAMETER)


def inside(rings, x, y):
    """True for the points within a polygon: an odd number of its rings' edges lies to their east."""
    odd = np.zeros(x.shape, bool)
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring[:-1], ring[1:]):
            if y0 != y1:
                spans = (y0 > y) != (y1 > y)
                odd[spans] ^= x[spans] < x0 + (y[spans] - y0) * ((x1 - x0) / (y1 - y0))
    return odd


def area_of(rings):
    """Area in plan of a polygon whose holes turn the other way round, or of any rings that do not overlap, m2."""
    area = 0.0
    for ring in rings:
        x, y = ring[:, 0] - ring[0, 0], ring[:, 1] - ring[0, 1]
        area += 0.5 * float(total(x[:-1] * y[1:] - x[1:] * y[:-1]))
    return abs(area)


def places_in(rings, stream):
    """``draw(n)``: about n uniform places in a polygon, (places, 2)."""
    corner = np.min([ring.min(axis=0) for ring in rings], axis=0)
    size = np.max([ring.max(axis=0) for ring in rings], axis=0) - corner
    share = max(area_of(rings) / max(float(size[0] * size[1]), 1e-12), 1e-3)

    def draw(number):
        places = corner + stream.random((int(number / share) + 4, 2)) * size
        return places[inside(rings, places[:, 0], places[:, 1])]

    return draw


def _too_near(places, distance):
    """Numbers of the places that are within the distance of an earlier one."""
    if not len(places):
        return np.zeros(0, np.int64)
    return np.unique(cKDTree(places).query_pairs(distance, output_type="ndarray").reshape(-1, 2).max(axis=1))


def _spaced(draw, count, distance):
    """``count`` places from ``draw(n)`` -> (n, 2), none within the distance of another; fewer where they do not fit."""
    places = np.zeros((0, 2))
    for _ in range(ROUNDS):
        missing = count - len(places)
        if missing <= 0:
            break
        fresh = draw(int(FIRST_SHARE * missing) + 4)
        if distance > 0.0:
            if len(places):
                gap, _ = cKDTree(places).query(fresh)
                fresh = fresh[gap >= distance]
            fresh = np.delete(fresh, _too_near(fresh, distance), axis=0)
        places = np.concatenate([places, fresh[:missing]])
    return places


def stand_in_polygon(
    rings: Sequence[Array],
    per_hectare: float,
    mean: float,
    deviation: float,
    conifers: float = 1.0,
    distance: float = 0.0,
    distribution: str = "gamma",
    seed: int = 0,
    key: int = 0,
) -> tuple[Stems, int]:
    """Stems of one stand.

    Parameters
    ----------
    rings : list of (n, 2) closed rings of a polygon or multipolygon, outer ones counterclockwise and holes clockwise
        or the other way round, m
    per_hectare : stems per hectare of plan area
    mean, deviation : of the diameters, m
    conifers : share, 0 to 1
    distance : least one between two stems, m

    Returns
    -------
    Stems, and how many did not fit

    Raises
    ------
    ValueError
        For numbers out of range.
    """
    _check(per_hectare, mean, deviation, conifers, distance)
    stream = generator(seed, key)
    count = int(poisson_events(stream, [per_hectare * area_of(rings) / HECTARE])[0])
    places = _spaced(places_in(rings, stream), count, distance)
    means, deviations = np.full(len(places), mean), np.full(len(places), deviation)
    return _stems(stream, places, means, deviations, conifers, distribution), count - len(places)


def stands_on_grid(
    per_hectare: Array,
    mean: Array,
    variation: float,
    cell_size: tuple[float, float],
    origin: tuple[float, float],
    conifers: float = 1.0,
    distance: float = 0.0,
    distribution: str = "gamma",
    seed: int = 0,
) -> tuple[Stems, int]:
    """Stems on a grid of cells.

    Parameters
    ----------
    per_hectare : (ny, nx) stems per hectare, row 0 in the south; NaN for none
    mean : (ny, nx) mean diameter, m; cells without a positive one get no stems
    variation : standard deviation of the diameters over their mean
    cell_size, origin : (l_x, l_y) and centre of the south-western cell, m
    conifers, distance, distribution : as for stand_in_polygon

    Returns
    -------
    Stems, and how many did not fit
    """
    known = np.isfinite(per_hectare) & (per_hectare > 0.0) & np.isfinite(mean) & (mean > 0.0)
    densest, thickest = (float(array[known].max()) if known.any() else 1.0 for array in (per_hectare, mean))
    _check(densest, thickest, variation * thickest, conifers, distance)
    stream = generator(seed)
    cells = np.flatnonzero(known)
    expected = per_hectare.ravel()[cells] * cell_size[0] * cell_size[1] / HECTARE
    cell_of = np.repeat(cells, poisson_events(stream, expected))

    def places_in(cell_of):
        row, column = np.divmod(cell_of, per_hectare.shape[1])
        corner = np.column_stack([column, row]) - 0.5 + stream.random((len(cell_of), 2))
        return np.array(origin) + corner * np.array(cell_size)

    places = places_in(cell_of)
    fits = np.ones(len(places), bool)
    if distance > 0.0:
        for _ in range(ROUNDS):
            again = _too_near(places, distance)
            fits[:] = True
            fits[again] = False
            if not again.size:
                break
            places[again] = places_in(cell_of[again])
    means = mean.ravel()[cell_of[fits]]
    stems = _stems(stream, places[fits], means, variation * means, conifers, distribution)
    return stems, int(np.count_nonzero(~fits))


def _stems(stream, places, mean, deviation, conifers, distribution):
    diameter = draw_diameters(stream, mean, deviation, distribution)
    species = np.where(stream.random(len(places)) < conifers, "conifer", "broadleaf")
    return Stems(places[:, 0], places[:, 1], diameter, species)


def _check(per_hectare, mean, deviation, conifers, distance):
    if not (math.isfinite(per_hectare) and per_hectare >= 0.0):
        raise ValueError(f"trees: {per_hectare} stems per hectare; give a number of at least 0.")
    if not (math.isfinite(mean) and mean > 0.0):
        raise ValueError(f"trees: the mean diameter is {mean} m; give a positive number.")
    if not 0.0 <= deviation <= 3.0 * mean:
        raise ValueError(f"trees: the standard deviation {deviation} m must lie between 0 and three times the mean.")
    if not 0.0 <= conifers <= 1.0:
        raise ValueError(f"trees: the share of conifers is {conifers}; give a number from 0 to 1.")
    if not (math.isfinite(distance) and distance >= 0.0):
        raise ValueError(f"trees: the least distance is {distance} m; give a number of at least 0.")
    if per_hectare * math.pi * distance * distance / 4.0 > DENSEST * HECTARE:
        raise ValueError(
            f"trees: {per_hectare:.0f} stems per hectare do not fit with {distance:g} m between them; "
            f"at most {DENSEST * HECTARE * 4.0 / (math.pi * distance * distance):.0f} do."
        )
