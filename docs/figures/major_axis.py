# SPDX-License-Identifier: GPL-2.0-or-later
"""The tabular box of Leine et al. (2014), section 5.2: one run, and the share of the time about each axis."""

import numpy as np
from figure_style import DASHES, GREYS, pyplot, save

from talus.tests.verification import tabular_box as case

NAMES = (r"$e_x$ (intermediate)", r"$e_y$ (minor)", r"$e_z$ (major)")
HATCHES = ("xxxx", "", "////")
FACES = ("white", "0.85", "white")
ENSEMBLES = (("implicit", 0.002), ("explicit", 0.002), ("explicit", 0.0005))


def draw_shares(axes, ensemble, title):
    """Stacked shares in bins of 2 s, and the part of the runs that still move."""
    edges = np.arange(0.0, case.DURATION, 2.0)
    actual = [case.shares(ensemble, begin, begin + 2.0) for begin in edges]
    share, moving = np.array([s for s, _ in actual]), np.array([n for _, n in actual]) / len(ensemble.spin)
    base = np.zeros(edges.size)
    for k in (1, 0, 2):
        axes.bar(edges, share[:, k], 2.0, base, align="edge", color=FACES[k], hatch=HATCHES[k], edgecolor="0.3",
                 linewidth=0.3, label=NAMES[k])  # fmt: skip
        base += share[:, k]
    axes.plot(edges + 1.0, moving, "o-", color="black", markersize=2.5, label="runs that still move")
    axes.set(title=title, xlabel="time (s)", ylabel="share (-)", xlim=(0, case.DURATION), ylim=(0, 1))


pyplot.rcParams["hatch.linewidth"] = 0.4
figure, axes = pyplot.subplots(2, 2, figsize=(7.2, 5.2), layout="constrained")
for panel, (scheme, step) in zip(axes.ravel()[1:], ENSEMBLES):
    ensemble = case.roll(scheme, time_step=step)
    draw_shares(panel, ensemble, f"{scheme}, step {1000 * step:g} ms, 200 runs")
    if panel is axes[0, 1]:
        late = np.abs(ensemble.spin[:, -1, 2])
        one = int(np.flatnonzero(np.nan_to_num(late) > 10.0)[0])
        for k, name in enumerate(NAMES):
            axes[0, 0].plot(ensemble.time, ensemble.spin[one, :, k], DASHES[k], color=GREYS[k], label=name)
        axes[0, 0].set(title="implicit, one run", xlabel="time (s)", ylabel="spin (rad/s)", xlim=(0, case.DURATION))
        axes[0, 0].legend(fontsize=6, loc="upper right")
axes[0, 1].legend(fontsize=6, loc="lower right", frameon=True, framealpha=0.95)
save(figure, "verification_major_axis.png")
