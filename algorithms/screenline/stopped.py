# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that a barrier on the line of passage stopped: they arrive, which designs the barrier, and do not go on."""

import numpy as np

from ...engine.passages.arrivals import stopped_there
from ..number_words import told
from ..translation import tr


def stopped_counts(screening, motion):
    """Number of runs that end at each line because of a barrier there."""
    rows = screening.rows[stopped_there(motion, screening.rows)]
    return [np.unique(rows["run"][rows["line"] == line]).size for line in range(len(screening.numbers))]


def stopped_text(passing, stopped):
    """In words, for the log and the report; "" where a line has no barrier that stops a rock."""
    if not stopped:
        return ""
    text = tr(
        "A barrier on the line stops {} of them, {} continue. Numbers are of all that arrive, with their motion there."
    )
    return told(text, stopped, passing - stopped)
