# SPDX-License-Identifier: GPL-2.0-or-later
"""The figure of talus:blockscenarios: how the list is distributed, and the block of each return period."""

import numpy as np

from ...engine.sources.block_statistics import blocks_of_periods
from ..choice_names import choice_names
from ..reports.figures import BEST, LINE, POINTS, row_of_axes, save_figure
from ..translation import tr

OTHER = "#8d99a5"
OTHERS = "-", "--", "-.", ":", (0, (6, 1, 1, 1, 1, 1))  # lines of the distributions that were not taken
LIMIT = {"color": BEST, "linewidth": 1.0, "linestyle": "--"}
LEAST_SHARE = 1e-4


def draw_blocks(path, study):
    """Share of blocks above each volume, and volume against return period, by each distribution."""
    figure, (left, right) = row_of_axes(2, (9.6, 4.0))
    _draw_shares(left, study)
    _draw_periods(right, study)
    save_figure(figure, path)


def _draw_shares(axes, study):
    ordered = np.sort(study.volumes)
    above = 1.0 - (np.arange(1, ordered.size + 1) - 0.5) / ordered.size
    reach = np.geomspace(ordered[0], max(ordered[-1] * 10.0, study.scenarios[-1].volume * 1.5), 300)
    for fit, look in _looks(study):
        axes.plot(reach, fit.share_above(reach), **look)
    if study.limit is not None:
        axes.axvline(study.limit.volume, **LIMIT)
    axes.plot(ordered, above, ".", color=POINTS, markersize=4.0, label=tr("measured"), zorder=2)
    axes.set(xscale="log", yscale="log", ylim=(LEAST_SHARE, 1.2), xlabel=tr("volume [m³]"))
    axes.set_ylabel(tr("share of the blocks that are larger"))
    axes.legend(frameon=False, fontsize=7)


def _draw_periods(axes, study):
    scenarios, anchor = study.scenarios, study.anchor
    longest = max(scenarios[-1].period, anchor.period) * 3.0
    periods = np.geomspace(0.3 * min(scenarios[0].period, anchor.period), longest, 300)
    for fit, look in _looks(study):
        axes.plot(periods, blocks_of_periods(fit, anchor, periods), **{**look, "label": None})
    largest = max(study.volumes)
    axes.axhline(largest, color=POINTS, linewidth=0.8, linestyle=":", label=tr("largest that was measured"))
    if study.limit is not None:
        axes.axhline(study.limit.volume, label=tr("largest possible from the cliff"), **LIMIT)
    axes.plot([anchor.period], [anchor.volume], "s", color=POINTS, label=tr("known event"))
    axes.plot([one.period for one in scenarios], [one.volume for one in scenarios], "o", color=BEST,
              label=tr("scenarios"))  # fmt: skip
    lowest, highest = sorted((anchor.volume, scenarios[0].volume))[0], max(largest, scenarios[-1].volume)
    axes.set(xscale="log", yscale="log", xlabel=tr("return period [years]"), ylabel=tr("volume [m³]"))
    axes.set_ylim(0.3 * lowest, 30.0 * highest)
    axes.legend(frameon=False, fontsize=7)


def _looks(study):
    """(fit, how its line is drawn): the one that was taken stands out."""
    others, names = iter(OTHERS), choice_names()
    for fit in study.fits:
        if fit.family == study.fit.family:
            yield fit, {"color": LINE, "linewidth": 1.8, "zorder": 3, "label": names[fit.family]}
        else:
            yield (
                fit,
                {"color": OTHER, "linewidth": 1.0, "linestyle": next(others), "zorder": 1, "label": names[fit.family]},
            )
