# SPDX-License-Identifier: GPL-2.0-or-later
"""The tables of talus:blockscenarios: scenarios, and the distributions that were fitted."""

import math

from ..choice_names import choice_names
from ..layers.writing import make_feature
from ..number_words import told
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr

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


def scenario_features(found, fit, limit):
    """A feature for each scenario."""
    law, largest = choice_names()[fit.family], None if limit is None else limit.volume
    for one in found:
        share = 100.0 * float(fit.share_above(one.volume))
        yield make_feature(None, [one.name, one.period, one.volume, one.volume ** (1.0 / 3.0), share, law, largest])


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
        *(_volume_column(100 * share) for share in SHARES),
        *(Column(f"T{period:g}_m3", REAL, told(tr("block of {:g} years [m³]"), period), None) for period in periods),
    )


def _volume_column(percent):
    return Column(f"v{percent:.0f}_m3", REAL, told(tr("{:g} % of the blocks are smaller [m³]"), percent), None)


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
