# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of talus:catchmentchart, and its numbers."""

import math

import numpy as np

from ...engine.slope_profiles.ditch_rules import expanded_ritchie, face_angle, modified_ritchie
from ..layers.writing import make_feature
from ..number_words import told
from ..styles.columns import INTEGER, REAL, Column, known
from ..translation import tr
from .own_ditches import held_by

PERCENTS = (50, 90, 95, 99)  # of analysis.catchment_chart.SHARES


def chart_columns(own=None):
    """Columns of the table; ``own``: ditches of the user."""
    return (
        Column("height_m", REAL, tr("height of the slope [m]"), None),
        Column("slope", REAL, tr("slope, horizontal to a vertical of 1"), None),
        Column("catchment", REAL, tr("catchment, vertical to a horizontal of 1"), None),
        Column("berm_m", REAL, tr("width of the berm [m]"), None),
        *(Column(f"w{one}_m", REAL, told(tr("width that holds {:g} % [m]"), one), None) for one in PERCENTS),
        Column("i90_m", REAL, tr("width within which 90 % first meet the catchment [m]"), None),
        Column("mrc_m", REAL, tr("width by the modified Ritchie criterion, 0.2 H + 4.5 [m]"), None),
        Column("mrc90_m", REAL, tr("expanded modified Ritchie criterion, for 90 % [m]"), None),
        Column("held_pct", REAL, tr("held on the whole length [%]"), None),
        Column("fell_pct", REAL, tr("rocks that pass over the crest, of all that were thrown [%]"), None),
        Column("rocks", INTEGER, tr("rocks that pass over the crest: the shares refer to these"), None),
        *(_own_columns() if own else ()),
    )


def _own_columns():
    return (
        Column("own_w_m", REAL, tr("width of the ditch of a guideline [m]"), None),
        Column("own_d_m", REAL, tr("its depth [m]"), None),
        Column("own_pct", REAL, tr("held within its width [%]"), None),
    )


def chart_features(rows, own=None):
    """A feature for each Row of the engine; a width beyond the catchment is empty. ``own``: a Ditch of each or None."""
    for row, ditch in zip(rows, own or [None] * len(rows)):
        case, held = row.case, known(100.0 * float(row.retained[-1]))
        widths = [known(width) for width in (*row.widths, *rules_of(row))]
        yield make_feature(
            None,
            [
                case.height, case.slope, case.catchment, case.berm, *widths, held, 100.0 * row.fallen, counted(row),
                *(_own_values(row, ditch) if own else ()),
            ],
        )  # fmt: skip


def _own_values(row, ditch):
    if ditch is None:
        return None, None, None
    return ditch.width, known(ditch.depth), known(100.0 * held_by(row, ditch))


def counted(row):
    """Number of rocks that the shares refer to: those that passed over the crest."""
    return round(row.fallen * row.thrown)


def rules_of(row):
    """Width of the first impact of 90 %, that of the modified Ritchie criterion, and of its expanded form, m."""
    held = np.flatnonzero(row.impacted >= 0.9)
    impact = float(row.distances[held[0]]) if held.size else math.nan
    height = row.case.height
    return impact, modified_ritchie(height), expanded_ritchie(height, face_angle(row.case.slope))


def numbers_of(rows):
    """Name -> value; what is not known is missing."""
    of_90, of_95 = ([row.widths[place] for row in rows] for place in (1, 2))
    numbers = {"CASE_COUNT": len(rows), "TOO_SHORT_COUNT": sum(map(math.isnan, of_95))}
    for name, widths in (("WIDTH_90_MAX", of_90), ("WIDTH_95_MAX", of_95)):
        if not any(map(math.isnan, widths)):
            numbers[name] = max(widths)
    return numbers
