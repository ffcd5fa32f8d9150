# SPDX-License-Identifier: GPL-2.0-or-later
"""Species of trees in dialogs: which there are to choose from, and what they mean for a stem."""

from ...engine.choices import BROADLEAF_SPECIES, CONIFER_SPECIES, KNOWN_SPECIES, SPECIES_GROUPS
from ..translation import tr
from .definitions import choice

CONIFER, BROADLEAF, FIR = SPECIES_GROUPS
CONIFER_KINDS = (CONIFER, FIR, *CONIFER_SPECIES)
BROADLEAF_KINDS = (BROADLEAF, *BROADLEAF_SPECIES)


def species_choice(name, options=KNOWN_SPECIES):
    """A group of species or a species, by default the first of them."""
    return choice(name, options, options[0])


def factors_text():
    """Help on the strength of a stem, by species; the numbers of engine/obstacles/strength.py."""
    return tr(
        "The energy that a stem can absorb is f 38.7 DBH^2.31 J with DBH in cm (Dorren and Berger 2006). f is 0.93 "
        "for conifers, 1.59 for broadleaved trees and 1 for silver fir, and for single species after Rockfor.NET: "
        "spruce and larch 0.9, black pine, scots pine and maple 1.1, beech 1.5, oak 2.2, robinia 2.7."
    )


def names_text():
    """The values that a field may have."""
    return tr("Values: {}.").format(", ".join(KNOWN_SPECIES))
