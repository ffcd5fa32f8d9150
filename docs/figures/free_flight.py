# SPDX-License-Identifier: GPL-2.0-or-later
"""The freely spinning cuboid by both schemes; figures 1 and 2 of Leine et al. (2020), and the flipping cuboid."""

import numpy as np
from figure_style import DASHES, GREYS, pyplot, save

from talus.tests.verification import spinning_cuboid as case
from talus.tests.verification.planes import SCHEMES

NAMES = (r"$\omega_x$ (minor)", r"$\omega_y$ (intermediate)", r"$\omega_z$ (major)")


def draw_spin(axes, flight, title):
    """The components of the spin over time."""
    for k, name in enumerate(NAMES):
        axes.plot(flight.time, flight.spin[:, k], DASHES[k], color=GREYS[k], label=name)
    axes.set(title=title, xlabel="time (s)", ylabel="spin (rad/s)", ylim=(-19, 19))


figure, axes = pyplot.subplots(2, 2, figsize=(7.2, 5.0), layout="constrained")
for column, scheme in enumerate(SCHEMES):
    draw_spin(axes[0, column], case.fly(case.ABOUT_MAJOR_AXIS, scheme), f"{scheme}: about the major axis")
    off = np.linalg.norm(case.fly(case.ABOUT_MAJOR_AXIS, scheme).axis - [0.0, 0.0, 1.0], axis=1)
    axes[1, 0].semilogy(case.TIME_STEP * np.arange(off.size)[1:], off[1:], DASHES[column], color="black", label=scheme)
axes[0, 0].legend(loc="lower left", ncols=2, fontsize=7, columnspacing=1.0)
axes[1, 0].set(title="distance of the major axis from its start", xlabel="time (s)", ylabel="|d| (-)")
axes[1, 0].legend()

flight = case.fly(case.ABOUT_INTERMEDIATE_AXIS, "implicit")
draw_spin(axes[1, 1], flight, "implicit: about the intermediate axis")
first = case.flips(flight)[0]
closed = first + case.flip_interval(case.ABOUT_INTERMEDIATE_AXIS) * np.arange(4)
axes[1, 1].plot(closed, np.zeros(4), "o", color="black", markersize=4, label="reversals, closed form")
axes[1, 1].legend(loc="lower left", fontsize=7, ncols=2, columnspacing=1.0)
save(figure, "verification_free_flight.png")
