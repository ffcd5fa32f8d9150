# SPDX-License-Identifier: GPL-2.0-or-later
"""Experience so far in words: how wrong forecasts were at open sites, for logs and reports."""

from ...engine.members.experience import QUANTITIES, load
from ..number_words import told
from ..translation import tr


def experience_lines():
    """A sentence for each quantity: its factor, the band of new sites, and how many sites they are of."""
    table = load()
    return [_sentence(name, table[name]) for name in QUANTITIES if name in table]


def _sentence(name, one):
    words = {"run_out": tr("run-out"), "speed": tr("speed"), "energy": tr("energy"), "height": tr("jump height")}
    if not one.sites:
        return told(tr("Experience so far with the {}: no open site."), words[name])
    if not one.has_band:
        text = tr(
            "Experience so far with the {}: seen {:.2f} times as forecast at {} open site(s), too few for a band."
        )
        return told(text, words[name], one.factor, one.sites)
    text = tr(
        "Experience so far with the {}: seen {:.2f} times as forecast in the middle of {} open sites; at a new site "
        "80 % lie between {:.2f} and {:.2f} times."
    )
    return told(text, words[name], one.factor, one.sites, one.low, one.high)
