# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of a tree that talus:trees and talus:simulate both write; simulate reads them again as its input TREES."""

from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr

LATER = ("lies_deg",)  # that layers of earlier versions have not


def stem_columns():
    """Identifier, diameter, height, species group and strength."""
    return (
        Column("id", INTEGER, tr("id of the feature"), lambda row: int(row["identifier"])),
        Column("dbh_cm", REAL, tr("stem diameter [cm]"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("species", TEXT, tr("species group"), None),
        Column("energy_kj", REAL, tr("energy that the stem can take [kJ]"), None),
        Column("lies_deg", REAL, tr("direction of a lying log [° from north], empty: it stands"), None),
    )
