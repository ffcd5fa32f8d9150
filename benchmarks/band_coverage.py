# SPDX-License-Identifier: GPL-2.0-or-later
"""Coverage of the 95 % bands of frequencies: exact for one simulation, by repeated draws of the counts for several.

    python benchmarks/band_coverage.py          prints the tables of docs/hazard.md

Beside the band of Talus (gamma) stands that of mid-P, the half of the gamma distributions of both its ends, which is
known to be narrower: it holds the truth too seldom where counts are few. Equal weights are one simulation; the parts
and the whole are those of the example of docs/hazard.md, with weights that differ twentyfold.
"""

import numpy as np
from scipy.special import gammainc
from scipy.stats import poisson

from talus.engine.hazard.frequency import poisson_band
from talus.tests.engine import test_frequency as example

DRAWS = 40_000
MEANS = (1, 2, 3, 5, 10, 20, 50, 100, 300)
RANGES = ((0.5, 5.0), (5.0, 20.0), (20.0, 50.0), (50.0, 300.0))  # expected hits, of the exact table
TRUTHS = 2000  # in each
ASKED = 0.93, 0.97
HALVINGS = 60
TAIL = 0.025


def mid_p(sums, squares, largest_weight):
    """(low, high) by mid-P, with the arguments of poisson_band."""
    is_hit = sums > 0.0
    y, v = np.where(is_hit, sums, 1.0), np.where(is_hit, squares, 1.0)
    more, spread = sums + largest_weight, squares + largest_weight**2

    def share_below(x):
        below = np.where(is_hit, gammainc(y * y / v, x * y / v), 1.0)
        return 0.5 * (below + gammainc(more * more / spread, x * more / spread))

    bounds, widest = [], poisson_band(sums, squares, largest_weight)[1]
    for share in (TAIL, 1.0 - TAIL):
        low, high = np.zeros(sums.shape), widest.copy()
        for _ in range(HALVINGS):
            middle = 0.5 * (low + high)
            is_less = share_below(middle) < share
            low, high = np.where(is_less, middle, low), np.where(is_less, high, middle)
        bounds.append(np.where(is_hit | (share > 0.5), middle, 0.0))
    return bounds


def coverage(draws, weights, truth):
    """Share of the draws (n, simulations) in which the band of Talus, and that of mid-P, holds the truth."""
    given = draws @ weights, draws @ (weights * weights), float(weights.max())
    return [np.mean((low <= truth) & (truth <= high)) for low, high in (band(*given) for band in (poisson_band, mid_p))]


def exact_coverage(band, means):
    """Chance (n,) that a band holds each of n expected hits of one simulation: its counts are Poisson's."""
    counts = np.arange(means.max() + 12.0 * np.sqrt(means.max()) + 30.0)
    low, high = band(counts, counts, 1.0)
    holds = (low <= means[:, None]) & (means[:, None] <= high)
    return (poisson.pmf(counts, means[:, None]) * holds).sum(axis=1)


def print_exact():
    """Print the exact table, of truths that lie evenly by their logarithm."""
    print("| expected hits | gamma | of truths in 0.93 to 0.97 | mid-P | of truths in 0.93 to 0.97 |")
    print("| --- | --- | --- | --- | --- |")
    for low, high in RANGES:
        cells = [f"{low:g} to {high:g}"]
        for band in (poisson_band, mid_p):
            held = exact_coverage(band, np.geomspace(low, high, TRUTHS))
            is_asked = (held >= ASKED[0]) & (held <= ASKED[1])
            cells += [f"{held.min():.3f} to {held.max():.3f}", f"{100.0 * is_asked.mean():.0f} %"]
        print(f"| {' | '.join(cells)} |")


def main():
    """Print the tables."""
    print_exact()
    random = np.random.default_rng(1)
    print("| counts | expected hits | gamma | mid-P |\n| --- | --- | --- | --- |")
    for mean in MEANS:
        held = coverage(random.poisson(mean, (DRAWS, 1)), np.ones(1), mean)
        print(f"| one simulation | {mean} | {held[0]:.3f} | {held[1]:.3f} |")
    rates = example.rates_of().ravel()
    for runs in (20, 100, 1000):
        weights = rates / runs
        for level, name in enumerate(("any energy", "above 30 kJ", "above 300 kJ")):
            shares = example.COUNTS[:, level].ravel() / example.RUNS
            for part, numbers in (("whole", slice(None)), ("one source", slice(0, 4))):
                draws = random.binomial(runs, shares[numbers], (DRAWS, shares[numbers].size))
                held = coverage(draws, weights[numbers], shares[numbers] @ rates[numbers])
                expected = runs * shares[numbers].sum()
                print(f"| {part}, {runs} runs, {name} | {expected:.0f} | {held[0]:.3f} | {held[1]:.3f} |")


if __name__ == "__main__":
    main()
