# SPDX-License-Identifier: GPL-2.0-or-later
"""Experience so far in words: how wrong forecasts were at open sites, for logs and reports."""

from ...engine.statistics.experience import QUANTITIES, load
from ..number_words import told
from ..translation import tr


def experience_lines():
    """A sentence for each quantity: observed over forecast, the band of new sites, and the number of sites."""
    table = load()
    return [_sentence(name, table[name]) for name in QUANTITIES if name in table]


def _sentence(name, one):
    words = {
        "run_out": tr("Run-out"), "speed": tr("Speed at the foot of the slope"),
        "energy": tr("Translational energy at the foot of the slope"), "height": tr("Jump height"),
    }  # fmt: skip
    if not one.sites:
        return told(tr("{}: the forecast has not been tested at any site with open data yet."), words[name])
    if not one.has_band:
        text = tr("{}: {:.2f} times the forecast was observed; sites with open data: {}, too few for a band.")
        return told(text, words[name], one.factor, one.sites)
    text = tr(
        "{}: {:.2f} times the forecast was observed, as the geometric mean of {} sites with open data. At a new site "
        "the ratio is expected between {:.2f} and {:.2f} with a probability of 80 %."
    )
    return told(text, words[name], one.factor, one.sites, one.low, one.high)
