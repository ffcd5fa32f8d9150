# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of the page: some of the runs, as rows of times and places from the middle of the terrain."""

from typing import NamedTuple

import numpy as np

MOST_SAMPLES = 400_000  # 16 bytes each
USUAL_RADIUS = 0.7  # m, of a rock of 1 m3, where a layer does not tell


class Rocks(NamedTuple):
    """Samples of some runs, run after run."""

    first: np.ndarray  # (runs + 1,) uint32, number of each run's first sample
    samples: np.ndarray  # (n, 4) float32: time [s], x to the east, y upwards, z to the south [m]
    radius: np.ndarray  # (runs,) float32, m

    @property
    def count(self):
        return self.radius.size


def rocks_of(paths, terrain, most):
    """The Rocks of at most ``most`` runs, taken evenly; of long paths every n-th sample, and always the last."""
    motion = paths.motion
    chosen = np.unique(np.linspace(0, motion.run_count - 1, min(most, motion.run_count)).astype(np.int64))
    total = int((motion.first[chosen + 1] - motion.first[chosen]).sum())
    every = max(-(-total // MOST_SAMPLES), 1)
    kept = [_every_nth(motion.first[run], motion.first[run + 1], every) for run in chosen]
    first = np.concatenate([[0], np.cumsum([one.size for one in kept])])
    rows = np.concatenate(kept)
    x, y = motion.position[rows, 0] - terrain.centre[0], motion.position[rows, 1] - terrain.centre[1]
    samples = np.column_stack([motion.time[rows], x, motion.position[rows, 2] - terrain.lowest, -y])
    radius = np.where(np.isfinite(paths.radius[chosen]), paths.radius[chosen], USUAL_RADIUS)
    return Rocks(first.astype("<u4"), samples.astype("<f4"), radius.astype("<f4"))


def _every_nth(start, end, every):
    rows = np.arange(start, end, every)
    return rows if rows[-1] == end - 1 else np.append(rows, end - 1)
