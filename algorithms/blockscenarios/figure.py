# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:blockscenarios: how the list is distributed, and the block of each return period."""

import numpy as np

from ..reports.figures import BEST, LINE, POINTS, row_of_axes, save_figure
from ..translation import tr

OTHER = "#b9c4ce"
LEAST_SHARE = 1e-4


def draw_blocks(path, volumes, fits, chosen, anchor, scenarios):
    """Share of blocks above each volume, and volume against return period."""
    from ...engine.sources.block_statistics import block_of_period

    figure, (left, right) = row_of_axes(2, (9.6, 4.0))
    ordered = np.sort(volumes)
    above = 1.0 - (np.arange(1, ordered.size + 1) - 0.5) / ordered.size
    reach = np.geomspace(ordered[0], max(ordered[-1] * 10.0, scenarios[-1].volume * 1.5), 300)
    for fit in fits:
        look = {"color": OTHER, "linewidth": 0.9, "zorder": 1}
        if fit.family == chosen.family:
            look = {"color": LINE, "linewidth": 1.6, "zorder": 3, "label": fit.family}
        left.plot(reach, fit.share_above(reach), **look)
    left.plot(ordered, above, ".", color=POINTS, markersize=4.0, label=tr("measured"), zorder=2)
    left.set(xscale="log", yscale="log", ylim=(LEAST_SHARE, 1.2), xlabel=tr("volume [m³]"))
    left.set_ylabel(tr("share of the blocks that are larger"))
    left.legend(frameon=False, fontsize=8)
    longest = max(scenarios[-1].period, anchor.period) * 3.0
    periods = np.geomspace(0.3 * min(scenarios[0].period, anchor.period), longest, 300)
    right.plot(periods, block_of_period(chosen, anchor, periods), color=LINE)
    right.plot([anchor.period], [anchor.volume], "s", color=POINTS, label=tr("known event"))
    right.plot([one.period for one in scenarios], [one.volume for one in scenarios], "o", color=BEST,
               label=tr("scenarios"))  # fmt: skip
    right.set(xscale="log", yscale="log", xlabel=tr("return period [years]"), ylabel=tr("volume [m³]"))
    right.legend(frameon=False, fontsize=8)
    save_figure(figure, path)
