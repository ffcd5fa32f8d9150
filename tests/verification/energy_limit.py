# SPDX-License-Identifier: GPL-2.0-or-later
"""Count percussions that are scaled to add no energy, in sections 5.1 and 5.2 of Leine et al. (2014).

    NUMBA_DISABLE_JIT=1 python -m talus.tests.verification.energy_limit

Uncompiled, so that the share of each step can be read; some minutes. docs/theory.md says why there are such steps.
"""

from typing import NamedTuple

import numpy as np

from talus.engine import Ground, Settings, trace
from talus.engine.motion import step
from talus.tests.verification import scarring_block, tabular_box

LIMITED = 1.0 - 1e-9  # shares below it are counted, as energy_limited does


class Counted(NamedTuple):
    """Contact steps of a motion, in their order."""

    share: np.ndarray  # (n,) of the percussions that was taken
    work: np.ndarray  # (n,) that all of them would have done, J

    @property
    def limited(self):
        """True for the steps that were limited."""
        return self.share < LIMITED

    def not_done(self):
        """Work of all percussions of the limited steps, J."""
        return self.work[self.limited].sum()


def watched(motion):
    """Call ``motion`` and return its answer with the Counted of its contact steps. Kernels must not be compiled."""
    rows, share_of_step = [], step.harmless_share

    def watching(dp, dl, mean_free, dv, dw):
        share = share_of_step(dp, dl, mean_free, dv, dw)
        rows.append([share, 0.5 * np.dot([*dp, *dl], np.add(mean_free, [*dv, *dw]))])
        return share

    step.harmless_share = watching
    try:
        result = motion()
    finally:
        step.harmless_share = share_of_step
    return result, Counted(*np.reshape(rows, (-1, 2)).T)


def block(scheme, time_step):
    """The block of section 5.1 until it has landed again after its first flight."""
    return watched(lambda: scarring_block.slide(scheme, duration=2.2, time_step=time_step))


def box(scheme, number, time_step=0.002):
    """A box of section 5.2 for 30 s, or until it rests."""
    rock, terrain = tabular_box.rock(), tabular_box.SLOPE.terrain()
    ground = Ground(terrain, mu_min=tabular_box.FRICTION, mu_max=tabular_box.FRICTION, restitution=0.0)
    settings = Settings(time_step=time_step, free_flight=scheme, max_time=30.0, air_density=0.0)
    turned, rate = tabular_box.start(1, number, 1e-2)
    place = tabular_box.SLOPE.above(tabular_box.HEIGHT - turned.apply(rock.vertices)[:, 2].min())
    return watched(
        lambda: trace(
            terrain, ground, rock, place, tabular_box.SLOPE.orientation(turned.as_rotvec()),
            velocity=tabular_box.SPEED * tabular_box.SLOPE.frame[:, 0], spin=rate, settings=settings,
        )
    )  # fmt: skip


def turned(time_step, is_limited=True):
    """Tilt (rad) and spin (rad/s) of the block of section 5.1 after 2 s, with the limit or without."""
    share_of_step = step.harmless_share
    step.harmless_share = share_of_step if is_limited else (lambda *_: 1.0)
    try:
        motion = scarring_block.slide(duration=2.2, time_step=time_step)
    finally:
        step.harmless_share = share_of_step
    at = int(np.searchsorted(motion.time, 2.0))
    return motion.tilt[at], motion.spin[at, 1]


def line(name, counted, mass):
    """One line of the table."""
    limited = counted.limited
    return (
        f"{name:34s} {limited.size:5d} {100.0 * limited.mean():5.1f} % {np.sum(limited[1:] & limited[:-1]):5d}"
        f" {1000.0 * counted.not_done() / mass:11.3g} {-counted.work[~limited].sum() / mass:9.3f}"
    )


def main():
    """Print the table."""
    print(f"{'':34s} steps limited  next to one  mJ/kg not done  J/kg taken by all others")
    for scheme in ("implicit", "explicit"):
        for h in (0.002, 0.001):
            print(line(f"5.1 {scheme}, {1000 * h:g} ms", block(scheme, h)[1], scarring_block.MASS), flush=True)
        for number in range(3):
            run, counted = box(scheme, number)
            print(line(f"5.2 {scheme}, run {number}", counted, tabular_box.rock().mass), flush=True)
            assert run.energy_limited == np.sum(counted.limited)
    print("5.1 after 2 s: tilt, rad, and spin, rad/s")
    for is_limited in (True, False):
        for h in (0.004, 0.002, 0.001):
            tilt, spin = turned(h, is_limited)
            print(
                f"{'with' if is_limited else 'without'} the limit, {1000 * h:g} ms: {tilt:.5f} {spin:.4f}", flush=True
            )


if __name__ == "__main__":
    main()
