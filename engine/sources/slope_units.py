# SPDX-License-Identifier: GPL-2.0-or-later
"""The threshold of slope that an elevation model itself suggests.

The distribution of the slope angles of a mountain landscape is a sum of Gaussians, one for each kind of landform:
plains, footslopes, steep slopes, rock cliffs. Sources of rockfall are the cells steeper than the angle at which the
Gaussian of the cliffs begins to outweigh that of the steep slopes:

    Loye, Jaboyedoff & Pedrazzini (2009), Nat. Hazards Earth Syst. Sci. 9, 1643-1653.

Here the Gaussians are fitted to the histogram by least squares (scipy), each with its mode and width in a range of its
own (LANDFORMS): without these ranges cliffs that only make the tail of the distribution are not told from the rest.
The ranges are ours, not of that paper.
A landform that is missing gets the share 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..io.optional_packages import require

if TYPE_CHECKING:
    from ..hints import Array

BIN = 0.5  # degrees
FEWEST_CELLS = 500
SMALLEST_SHARE = 0.005  # of steep slopes and of cliffs, for a threshold between them


class Landform(NamedTuple):
    """Start and bounds of the fit of one Gaussian, degrees."""

    name: str
    mode: tuple  # lowest, start, highest
    deviation: tuple  # lowest, start, highest


LANDFORMS = (
    Landform("plains", (0.0, 4.0, 10.0), (1.0, 4.0, 8.0)),
    Landform("footslopes", (8.0, 18.0, 27.0), (2.0, 6.0, 10.0)),
    Landform("steep slopes", (25.0, 34.0, 42.0), (2.0, 6.0, 10.0)),
    Landform("rock cliffs", (45.0, 55.0, 80.0), (2.0, 8.0, 15.0)),
)


class SlopeUnits(NamedTuple):
    """The four landforms; arrays (4,) unless said otherwise."""

    share: np.ndarray  # of the cells; more than there are where a Gaussian reaches below 0 degrees
    mode: np.ndarray  # degrees
    deviation: np.ndarray  # degrees
    threshold: float  # degrees: from here on the cliffs outweigh the steep slopes
    angle: np.ndarray  # (n,) middles of the bins of the histogram, degrees
    density: np.ndarray  # (n,) share of the cells per degree
    r_squared: float  # of the fit to the histogram

    def densities(self, angle):
        """(4, n) share of the cells per degree of each landform."""
        return _gaussians(np.asarray(angle), self.share, self.mode, self.deviation)

    @property
    def has_distinct_cliffs(self):
        """False where the mode of the cliffs is held by the range it may have: they are the tail of the slopes."""
        return bool(self.mode[-1] > LANDFORMS[-1].mode[0] + 0.1)


def slope_units(slope: Array) -> SlopeUnits:
    """Decompose the slope angles (degrees, any shape, NaN is left out) into the LANDFORMS.

    Raises ValueError where the landscape has no steep slopes and cliffs to tell apart, or too few cells.
    """
    angles = slope[np.isfinite(slope)]
    _check_count(angles.size)
    return units_of_histogram(np.histogram(angles, np.arange(0.0, 90.0 + BIN, BIN))[0])


def units_of_histogram(number: Array) -> SlopeUnits:
    """Slope units from the number of cells (90 / BIN,) with a slope in each bin from 0 degrees, read by parts."""
    count = int(number.sum())
    _check_count(count)
    angle, density = BIN * (np.arange(number.size) + 0.5), number / (count * BIN)
    share, mode, deviation = _fit(angle, density)
    threshold = _crossing(share[-2:], mode[-2:], deviation[-2:])
    if threshold is None or share[-2:].min() < SMALLEST_SHARE:
        raise ValueError(
            "The distribution of the slope shows no rock cliffs beside steep slopes; give a fixed threshold, or take "
            "the one by the resolution."
        )
    rest = density - _gaussians(angle, share, mode, deviation).sum(axis=0)
    r_squared = 1.0 - float(np.sum(rest**2) / np.sum((density - density.mean()) ** 2))
    return SlopeUnits(share, mode, deviation, threshold, angle, density, r_squared)


def _check_count(count):
    if count < FEWEST_CELLS:
        raise ValueError(
            f"There are {count} cells with a slope, too few for their distribution (at least {FEWEST_CELLS}); "
            "choose a larger extent or another way to the threshold."
        )


def _fit(angle, density):
    """(share, mode, deviation) by bounded least squares."""
    require("scipy")
    from scipy.optimize import curve_fit

    count = len(LANDFORMS)
    # half of a Gaussian at 0 degrees lies outside, so a share can be up to 2
    ranges = [
        [(0.0, 1.0 / count, 2.0)] * count,
        [landform.mode for landform in LANDFORMS],
        [landform.deviation for landform in LANDFORMS],
    ]
    lowest, start, highest = np.concatenate(ranges).T

    def model(x, *parameters):
        return _gaussians(x, *np.reshape(parameters, (3, count))).sum(axis=0)

    try:
        fitted, _ = curve_fit(model, angle, density, start, bounds=(lowest, highest), max_nfev=5000)
    except RuntimeError as error:
        message = "The distribution of the slope cannot be fitted by Gaussians; give a fixed threshold."
        raise ValueError(message) from error
    return np.reshape(fitted, (3, count))


def _gaussians(angle, share, mode, deviation):
    """(k, n) densities."""
    scaled = (angle - np.reshape(mode, (-1, 1))) / np.reshape(deviation, (-1, 1))
    return np.reshape(share / (deviation * np.sqrt(2.0 * np.pi)), (-1, 1)) * np.exp(-0.5 * scaled**2)


def _crossing(share, mode, deviation):
    """First angle above the mode of the flatter Gaussian where the steeper one outweighs it; None if there is none.

    The logarithm of their ratio is a parabola a x^2 + b x + c, which is negative below the root that is wanted.
    """
    if share.min() <= 0.0:
        return None
    precision = 1.0 / deviation**2
    a = 0.5 * (precision[0] - precision[1])
    b = precision[1] * mode[1] - precision[0] * mode[0]
    c = 0.5 * (precision[0] * mode[0] ** 2 - precision[1] * mode[1] ** 2)
    c += np.log(share[1] / deviation[1]) - np.log(share[0] / deviation[0])
    roots = np.roots([a, b, c])
    roots = np.sort(roots[np.isreal(roots)].real)
    rising = roots[(roots > mode[0]) & (roots < 90.0) & (2.0 * a * roots + b > 0.0)]
    return float(rising[0]) if rising.size else None
