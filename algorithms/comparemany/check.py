# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:comparemany before a run."""

from ..parameters.output_files import check_outputs
from .simulations import read_sources


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work; the sources."""
    sources = read_sources(call)
    check_outputs(call)
    return sources
