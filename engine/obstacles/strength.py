# SPDX-License-Identifier: GPL-2.0-or-later
"""Strength of a stem, and its height, by its diameter at breast height and its group of species.

E_max = f 38.7 DBH^2.31        J, DBH in cm: after Dorren and Berger (2006), Stem breakage of trees and energy
                               dissipation during rockfall impacts, Tree Physiology 26, 63-71, for silver fir;
                               f = 0.93 for conifers, 1.59 for broadleaved trees: after Dorren (2016), Rockyfor3D
                               (v5.2) revealed, ecorisQ, section 3.4. Not compared with the originals. f of single
                               species as in Rockfor.NET (Berger and Dorren 2007), by public code of its authors'
                               institute; that of robinia stands in a comment there
H = 4.5 + exp(a + b / (D + 1)) feet, D in inches: Wykoff, Crookston and Stage (1982), User's guide to the stand
                               prognosis model, USDA INT-133, for Engelmann spruce, grand fir and birch and aspen;
                               a and b as in the Inland Empire variant of the Forest Vegetation Simulator
                               (USDAForestService/ForestVegetationSimulator, ie/blkdat.f, HT1 and HT2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..choices import BROADLEAF_SPECIES, CONIFER_SPECIES, SPECIES_GROUPS

if TYPE_CHECKING:
    from ..hints import Array

INCH, FOOT = 2.54, 0.3048  # cm, m
STRENGTH, STRENGTH_EXPONENT = 38.7, 2.31  # J, of silver fir


class SpeciesGroup(NamedTuple):
    """Numbers of a group."""

    fracture_ratio: float  # f, 1 for silver fir
    height_a: float
    height_b: float


GROUPS = dict(zip(SPECIES_GROUPS, (
    SpeciesGroup(0.93, 4.92190, -8.30289), SpeciesGroup(1.59, 4.44210, -6.54050), SpeciesGroup(1.00, 5.00233, -8.19365),
)))  # fmt: skip
# single species have heights as their group
FRACTURE_RATIOS = dict(zip((*CONIFER_SPECIES, *BROADLEAF_SPECIES), (0.9, 0.9, 1.1, 1.1, 1.1, 1.5, 2.2, 2.7)))
GROUPS |= {
    name: GROUPS["conifer" if name in CONIFER_SPECIES else "broadleaf"]._replace(fracture_ratio=ratio)
    for name, ratio in FRACTURE_RATIOS.items()
}


def _columns(groups):
    names = np.atleast_1d(np.asarray(groups, object))
    unknown = sorted({str(name) for name in names} - set(GROUPS))
    if unknown:
        raise ValueError(f"Trees: the species group {unknown[0]!r} is not known; known are {', '.join(GROUPS)}.")
    known, row = np.unique(names.astype(str), return_inverse=True)
    return np.array([GROUPS[name] for name in known])[row].T


def stem_energy(diameter: Array, groups: Array) -> Array:
    """Energy that stems can take, J, for diameters at breast height (m) and groups of species.

    Raises
    ------
    ValueError
        For a group that is not in GROUPS.
    """
    return _columns(groups)[0] * STRENGTH * arrays.pow(100.0 * np.asarray(diameter, np.float64), STRENGTH_EXPONENT)


def stem_height(diameter: Array, groups: Array) -> Array:
    """Heights of trees, m, for diameters at breast height (m) and groups of species; see stem_energy."""
    _, a, b = _columns(groups)
    inches = 100.0 * np.asarray(diameter, np.float64) / INCH
    return FOOT * (4.5 + arrays.exp(a + b / (inches + 1.0)))
