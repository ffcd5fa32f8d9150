# SPDX-License-Identifier: GPL-2.0-or-later
"""The ramp of 40 degrees for a range of lengths, compared with the published table. Takes a minute."""

import numpy as np
from figure_style import pyplot, save

from talus.tests.verification import ramp_case as case

LENGTHS = np.array([60.0, 80.0, 100.0, 110.0, 120.0, 140.0, 160.0, 180.0])
RUNS = 400
LOOKS = {"implicit": {"color": "0.0", "marker": "o"}, "explicit": {"color": "0.55", "marker": "s"}}
TITLES = {
    "velocity": "velocity", "rotation": "rotation", "energy": "kinetic energy",
    "height": "height of the centre of mass above ground",
}  # fmt: skip


def draw(axes, quantity, tables):
    """One quantity over the length of the ramp: means solid, standard deviations dotted, published horizontal."""
    for scheme, look in LOOKS.items():
        for column, dash in ((0, "-"), (1, ":")):
            values = [table[quantity][column] for table in tables[scheme]]
            axes.plot(LENGTHS, values, dash, markersize=3.5, mfc="none", **look)
            axes.axhline(case.PUBLISHED[scheme][quantity][column], linestyle=dash, color=look["color"], linewidth=0.6)
    axes.axvline(case.LENGTH, color="0.3", linewidth=0.6, linestyle="-.")
    axes.set(title=TITLES[quantity], ylabel=case.UNITS[quantity], ylim=(0.0, None))


tables = {
    scheme: [case.means(case.by_passage(case.throw(scheme, RUNS, length))) for length in LENGTHS]
    for scheme in case.SCHEMES
}
figure, grid = pyplot.subplots(2, 2, figsize=(7.2, 5.4), sharex=True, layout="constrained")
for axes, quantity in zip(grid.ravel(), case.UNITS):
    draw(axes, quantity, tables)
for axes in grid[1]:
    axes.set_xlabel("horizontal length of the ramp (m)")
handles = [pyplot.Line2D([], [], mfc="none", markersize=3.5, **look) for look in LOOKS.values()]
labels = [f"Talus, {scheme}" for scheme in LOOKS]
lines = (("-", "mean"), (":", "standard deviation"))
handles += [pyplot.Line2D([], [], color="0.3", linestyle=dash) for dash, _ in lines]
labels += [name for _, name in lines]
handles.append(pyplot.Line2D([], [], color="0.3", linewidth=0.6))
labels.append("published, in the same grey")
grid[1, 0].legend(handles, labels, fontsize=6.5, loc="upper left")
save(figure, "validation_ramp.png")
