# SPDX-License-Identifier: GPL-2.0-or-later
"""The tables of talus:blockscenarios: scenarios, and the distributions that were fitted."""

import math

import numpy as np

from ....engine.sources.block_statistics import blocks_of_periods
from ...choice_names import choice_names
from ...number_words import formatted
from ...shared.layers.writing import make_feature
from ...shared.reports.figures import BEST, LINE, POINTS, row_of_axes, save_figure
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column
from ...translation import tr

# The figure of talus:blockscenarios: how the list is distributed, and the block of each return period.

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
    axes.plot([scenario.period for scenario in scenarios], [scenario.volume for scenario in scenarios], "o", color=BEST,
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


SHARES = (0.5, 0.9, 0.95, 0.98)


def scenario_columns():
    """Columns of the scenarios."""
    return (
        Column("name", TEXT, tr("name of the scenario"), None),
        Column("period_y", REAL, tr("return period [years]"), None),
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("size_m", REAL, tr("cube root of the volume [m]"), None),
        Column("above_pct", REAL, tr("share of the blocks that are larger [%]"), None),
        Column("law", TEXT, tr("distribution that was selected"), None),
        Column("limit_m3", REAL, tr("largest possible block of the cliff [m³]"), None),
    )


def scenario_features(scenarios, fit, limit):
    """A feature for each scenario."""
    law, largest = choice_names()[fit.family], None if limit is None else limit.volume
    for scenario in scenarios:
        share = 100.0 * float(fit.share_above(scenario.volume))
        yield make_feature(
            None, [scenario.name, scenario.period, scenario.volume, scenario.volume ** (1.0 / 3.0), share, law, largest]
        )


def fit_columns(periods):
    """Columns of the fitted distributions; ``periods``: years, whose blocks stand there."""
    return (
        Column("family", TEXT, tr("distribution of the sizes"), None),
        Column("blocks", INTEGER, tr("blocks in the list"), None),
        Column("param_1", REAL, tr("shape, or scale [m] where there is no shape; of power_law its exponent"), None),
        Column("param_2", REAL, tr("scale [m]; of power_law the volume [m³] above which it holds"), None),
        Column("loglike", REAL, tr("logarithm of the likelihood"), None),
        Column("aic", REAL, tr("information criterion of Akaike, the smaller the better"), None),
        Column("tail", REAL, tr("mean distance from the largest tenth of the list, in logarithms of the share"), None),
        Column("ks", REAL, tr("largest distance from the list (Kolmogorov, Smirnov)"), None),
        *(
            Column(f"v{percent:.0f}_m3", REAL, formatted(tr("{:g} % of the blocks are smaller [m³]"), percent), None)
            for percent in (100 * share for share in SHARES)
        ),
        *(
            Column(f"T{period:g}_m3", REAL, formatted(tr("block of {:g} years [m³]"), period), None)
            for period in periods
        ),
    )


def fit_features(fits, blocks):
    """A feature for each Fit of engine.sources.block_statistics; ``blocks``: volumes of each by return period."""
    for fit, of_periods in zip(fits, blocks):
        is_held = (0.0, 1.0) if fit.family != "power_law" else ()  # what was held is 0 or 1
        free = [value for value in fit.parameters if value not in is_held]
        first, second = free[0], free[1] if len(free) > 1 else None
        volumes = [float(fit.volume(share)) for share in SHARES]
        quality = fit.log_likelihood, fit.information, fit.tail_distance, fit.distance
        numbers = [None if math.isnan(value) else value for value in (*quality, *volumes, *of_periods)]
        yield make_feature(None, [fit.family, fit.blocks, first, second, *numbers])
