# SPDX-License-Identifier: GPL-2.0-or-later
"""How a layer of trees looks: a mark for each species group."""

from ...engine.choices import BROADLEAF_SPECIES, CONIFER_SPECIES
from ..styles import styles
from ..styles.marks import STEMS
from ..translation import tr


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
