# SPDX-License-Identifier: GPL-2.0-or-later
"""The threshold of slope that an elevation model itself suggests.

The distribution of the slope angles of a mountain landscape is a sum of Gaussians, one for each kind of landform:
plains, footslopes, steep slopes, rock cliffs. Sources of rockfall are the cells steeper than the angle at which the
Gaussian of the cliffs begins to outweigh that of the steep slopes:

    Loye, Jaboyedoff & Pedrazzini (2009), Nat. Hazards Earth Syst. Sci. 9, 1643-1653.

Here the Gaussians are fitted to the histogram by least squares (scipy). They may reach below 0 degrees, where the
histogram ends. Where a landscape lacks a landform the fit has one Gaussian that means nothing; then one fewer is tried.
"""

from typing import NamedTuple

import numpy as np

BIN = 0.5  # degrees
FEWEST_CELLS = 500
MODES = {2: (25.0, 55.0), 3: (12.0, 33.0, 55.0), 4: (5.0, 18.0, 35.0, 55.0)}  # where the fit starts, degrees
NARROWEST, WIDEST = 1.0, 25.0  # standard deviations, degrees
SMALLEST_SHARE = 0.002
LEAST_DISTANCE = 3.0  # between the modes of steep slopes and cliffs, degrees


class SlopeUnits(NamedTuple):
    """Landforms from flat to steep; the last are the rock cliffs, the last but one the steep slopes."""

    share: np.ndarray  # (k,) of the cells
    mean: np.ndarray  # (k,) degrees
    deviation: np.ndarray  # (k,) degrees
    threshold: float  # degrees: from here on the cliffs outweigh the steep slopes
    angle: np.ndarray  # (n,) middles of the bins of the histogram, degrees
    density: np.ndarray  # (n,) share of the cells per degree
    r_squared: float  # of the fit to the histogram

    def densities(self, angle):
        """(k, n) share of the cells per degree of each landform."""
        return _gaussians(np.asarray(angle), self.share, self.mean, self.deviation)


def slope_units(slope, count=4):
    """Decompose the slope angles (degrees, any shape, NaN is left out) into ``count`` Gaussians, or down to 2.

    Raises ValueError where the landscape has no cliffs that stand out, or there are too few cells to tell.
    """
    if count not in MODES:
        raise ValueError(f"The number of landforms is {count}; give 2, 3 or 4.")
    angles = slope[np.isfinite(slope)]
    if angles.size < FEWEST_CELLS:
        raise ValueError(
            f"There are {angles.size} cells with a slope, too few for their distribution (at least {FEWEST_CELLS}); "
            "choose a larger extent or another way to the threshold."
        )
    number, edges = np.histogram(angles, np.arange(0.0, 90.0 + BIN, BIN))
    angle, density = edges[:-1] + 0.5 * BIN, number / (angles.size * BIN)
    for k in range(count, 1, -1):
        found = _fit(angle, density, k)
        if found is not None:
            return found
    raise ValueError(
        "The distribution of the slope shows no rock cliffs beside the steep slopes; give a fixed threshold, or take "
        "the one by the resolution."
    )


def _fit(angle, density, count):
    """SlopeUnits with this many Gaussians, None where they make no sense."""
    from scipy.optimize import curve_fit

    def model(x, *parameters):
        return _gaussians(x, *np.reshape(parameters, (3, count))).sum(axis=0)

    start = np.concatenate([np.full(count, 1.0 / count), MODES[count], np.full(count, 8.0)])
    lowest = np.repeat([0.0, 0.0, NARROWEST], count)
    highest = np.repeat([2.0, 89.0, WIDEST], count)  # half of a Gaussian at 0 degrees lies outside: up to twice
    try:
        fitted, _ = curve_fit(model, angle, density, start, bounds=(lowest, highest), max_nfev=5000)
    except RuntimeError:  # does not converge
        return None
    share, mean, deviation = np.reshape(fitted, (3, count))
    order = np.argsort(mean)
    share, mean, deviation = share[order], mean[order], deviation[order]
    threshold = _crossing(share[-2:], mean[-2:], deviation[-2:])
    if threshold is None or share.min() < SMALLEST_SHARE or mean[-1] - mean[-2] < LEAST_DISTANCE:
        return None
    rest = density - model(angle, *share, *mean, *deviation)
    r_squared = 1.0 - float(np.sum(rest**2) / np.sum((density - density.mean()) ** 2))
    return SlopeUnits(share, mean, deviation, threshold, angle, density, r_squared)


def _gaussians(angle, share, mean, deviation):
    """(k, n) densities."""
    scaled = (angle - np.reshape(mean, (-1, 1))) / np.reshape(deviation, (-1, 1))
    return np.reshape(share / (deviation * np.sqrt(2.0 * np.pi)), (-1, 1)) * np.exp(-0.5 * scaled**2)


def _crossing(share, mean, deviation):
    """First angle above the mode of the flatter Gaussian where the steeper one outweighs it; None if there is none.

    The logarithm of their ratio is a parabola a x^2 + b x + c, which is negative below the root that is wanted.
    """
    if share.min() <= 0.0:
        return None
    precision = 1.0 / deviation**2
    a = 0.5 * (precision[0] - precision[1])
    b = precision[1] * mean[1] - precision[0] * mean[0]
    c = 0.5 * (precision[0] * mean[0] ** 2 - precision[1] * mean[1] ** 2)
    c += np.log(share[1] / deviation[1]) - np.log(share[0] / deviation[0])
    roots = np.roots([a, b, c])
    roots = np.sort(roots[np.isreal(roots)].real)
    rising = roots[(roots > mean[0]) & (roots < 90.0) & (2.0 * a * roots + b > 0.0)]
    return float(rising[0]) if rising.size else None
