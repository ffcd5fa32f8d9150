# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:netsiting that get their styles again."""

from ..styles.known_layers import known_table
from .layers import SiteStyle, site_columns
from .parameters import SITES


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [known_table(SITES, label(SITES), "line", site_columns(), lambda columns, layer: SiteStyle(columns))]
