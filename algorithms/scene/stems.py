# SPDX-License-Identifier: GPL-2.0-or-later
"""Stems as a layer: columns and marks, which simulations and lists of trees share."""

from ...engine.choices import BROADLEAF_SPECIES, CONIFER_SPECIES
from ..styles import styles
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..styles.marks import STEMS
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


class StemStyle(styles.VectorStyle):
    """A mark for each species group."""

    sort_key = 5

    def renderer(self, layer):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised(_group(), {name: (mark, words[name]) for name, mark in STEMS.items()})


def _group():
    """The group of the species, as an expression: single species have the mark of their group."""
    cases = (("conifer", CONIFER_SPECIES), ("broadleaf", BROADLEAF_SPECIES))
    whens = (f"WHEN \"species\" IN ({', '.join(map(repr, names))}) THEN '{group}'" for group, names in cases)
    return f'CASE {" ".join(whens)} ELSE "species" END'
