# SPDX-License-Identifier: GPL-2.0-or-later
"""Largest heights against all samples of single steps: ``python tests/campaign/heights.py --runs 100000 --seed 1``.

The starts are those of campaign.py, with each step kept as a sample. No run may have a ``height_max`` below one of its
samples, and no map cell a largest height below a sample in it.
"""

import argparse
import sys
from typing import NamedTuple

import numpy as np

from talus.engine import Settings, simulate
from talus.tests.campaign import starts

ROUNDING = 1e-5  # m: coordinates and maps have four bytes a number


class Heights(NamedTuple):
    """Counts of some runs."""

    runs: int
    below: int  # runs with a largest height below a sample
    above: int  # runs with a largest height a millimetre above all samples
    cells: int  # samples above the largest height of their map cell
    samples: int


def compare(seed, number, size=starts.BATCH):
    """Heights of a batch."""
    batch = starts.draw(seed, number, size)
    settings = {**batch.settings.as_dict(), "trajectory_interval": batch.settings.time_step, "maps": True}
    result = simulate(
        batch.terrain, batch.ground, batch.rocks, batch.releases, Settings(**{"air_density": 0.0, **settings})
    )
    runs, samples = result.runs, result.trajectories
    samples = samples[np.isfinite(samples["height"])]
    highest = np.full(runs.size, -np.inf)
    np.maximum.at(highest, samples["run"], samples["height"])
    (x0, y0), (lx, ly) = batch.terrain.origin, batch.terrain.cell_size
    rows = np.rint((samples["y"] - y0) / ly).astype(int) - result.maps.row0
    columns = np.rint((samples["x"] - x0) / lx).astype(int) - result.maps.col0
    of_cells = result.maps["height_max"][rows, columns]
    return Heights(
        runs.size, int((runs["height_max"] < highest - ROUNDING).sum()),
        int((runs["height_max"] > highest + 1e-3).sum()), int((of_cells < samples["height"] - ROUNDING).sum()),
        samples.size,
    )  # fmt: skip


def main():
    """Compare, and end with 1 where a height lies below a sample."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--runs", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    actual = [compare(given.seed, number) for number in range(-(-given.runs // starts.BATCH))]
    total = Heights(*np.sum(actual, axis=0).tolist())
    print(f"{total.runs} runs, {total.samples} samples: {total.below} runs and {total.cells} samples of cells below; "
          f"{total.above} runs more than a millimetre above all samples")  # fmt: skip
    sys.exit(1 if total.below or total.cells else 0)


if __name__ == "__main__":
    main()
