# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:net that get their styles again."""

from ..styles.known_layers import known_table
from . import layers


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [known_table(name, label(name), *rest) for name, *rest in layers.known_kinds()]
