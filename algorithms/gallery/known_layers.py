# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:gallery that gets its style again."""

from ..styles.known_layers import known_table
from .outputs import section_columns
from .parameters import SECTIONS
from .styles import SectionStyle


def known_layers(label):
    """The KnownLayer of the sections; ``label``: of an output."""
    return [
        known_table(SECTIONS, label(SECTIONS), "line", section_columns(),
                    lambda columns, layer: SectionStyle(columns)),
    ]  # fmt: skip
