# SPDX-License-Identifier: GPL-2.0-or-later
"""Single trees: where they stand, how thick and high they are, and how much energy their stems take (stems.py)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from ..choices import SPECIES_GROUPS
from ..ground.terrain import Terrain
from .strength import stem_energy, stem_height

NAMED = 5  # how many offenders a message lists


@dataclass(frozen=True)
class Trees:
    """Single trees.

    Parameters
    ----------
    positions : (n, 2) coordinates x, y in the system of the terrain, m
    diameters : (n,) at breast height, m
    heights : (n,) m; NaN or None: by the diameter (strength.stem_height)
    species : (n,) or one group of species, "conifer", "broadleaf" or "fir"
    energies : (n,) J that the stems can take; NaN or None: by the diameter (strength.stem_energy)
    identifiers : (n,) whole numbers, default 0, 1, ...
    friction : between rock and stem

    Raises
    ------
    ValueError
        For numbers that are not positive, or a group that is not known.
    """

    positions: ArrayLike
    diameters: ArrayLike
    heights: ArrayLike | None = None
    species: str | Sequence[str] = SPECIES_GROUPS[0]
    energies: ArrayLike | None = None
    identifiers: ArrayLike | None = None
    friction: float = 0.5

    def __post_init__(self) -> None:
        positions = np.asarray(self.positions, np.float64).reshape(-1, 2)
        count = len(positions)
        diameters = self._numbers("diameters", self.diameters, count)
        species = np.broadcast_to(np.asarray(self.species, object), count)
        heights = self._numbers("heights", self.heights, count, stem_height(diameters, species))
        energies = self._numbers("energies", self.energies, count, stem_energy(diameters, species))
        identifiers = np.arange(count) if self.identifiers is None else np.asarray(self.identifiers)
        if not np.isfinite(positions).all() or identifiers.shape != (count,):
            raise ValueError("Trees: each tree needs a finite position and one identifier.")
        if not (math.isfinite(self.friction) and self.friction >= 0.0):
            raise ValueError(f"Trees: the friction is {self.friction}; give a number of at least 0.")
        for name, value in (
            ("positions", positions), ("diameters", diameters), ("heights", heights), ("energies", energies),
            ("species", species), ("identifiers", identifiers.astype(np.int64)),
        ):  # fmt: skip
            object.__setattr__(self, name, value)

    @staticmethod
    def _numbers(name, values, count, otherwise=None):
        """The values as an array, with ``otherwise`` for those that are missing."""
        if values is None:
            values = np.nan
        values = np.broadcast_to(np.asarray(values, np.float64), count)
        if otherwise is not None:
            values = np.where(np.isnan(values), otherwise, values)
        wrong = np.flatnonzero(~(values > 0.0))
        if wrong.size:
            raise ValueError(f"Trees: {name} of tree {wrong[0]} is {values[wrong[0]]}; give a positive number.")
        return np.array(values)

    def __len__(self) -> int:
        return len(np.asarray(self.positions))

    def rows(self, terrain: Terrain) -> np.ndarray:
        """The TREE_COLUMNS of each tree. Raises ValueError for trees without ground."""
        numbers = self.positions, self.diameters, self.heights, self.energies, self.identifiers
        positions, diameters, heights, energies, identifiers = (np.asarray(one) for one in numbers)
        ground = terrain.height(positions[:, 0], positions[:, 1])
        bare = np.flatnonzero(np.isnan(ground))
        if bare.size:
            named = ", ".join(str(identifiers[i]) for i in bare[:NAMED])
            raise ValueError(f"Trees: {bare.size} of {len(self)} trees have no ground below them: {named} ...")
        local = positions - np.array(terrain.origin)
        return np.column_stack([local, 0.5 * diameters, ground + heights, energies])
