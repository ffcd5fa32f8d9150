# SPDX-License-Identifier: GPL-2.0-or-later
"""Single trees: where they stand, how thick and tall they are, and how much energy their stems take (stems.py)."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from ..choices import SPECIES_GROUPS
from ..findings.finding import Finding
from ..ground.terrain import Terrain
from ..quantities import quantities
from .lying import NO_LOGS, add_leaning, rows_of_logs
from .offsets import checked_offsets
from .strength import stem_energy, stem_height

NAMED = 5  # how many offenders a message lists
OF_ALL = ("friction", "offsets", "findings")  # what is not of each tree


@dataclass(frozen=True)
class Trees:
    """Single trees.

    Parameters
    ----------
    positions : (n, 2) coordinates x, y in the system of the terrain, m
    diameters : (n,) at breast height, m
    heights : (n,) m; NaN or None: from the diameter (strength.stem_height)
    species : (n,) or one group of species, "conifer", "broadleaf" or "fir"
    energies : (n,) J that the stems can take; NaN or None: from the diameter (strength.stem_energy)
    identifiers : (n,) whole numbers, default 0, 1, ...
    friction : between rock and stem
    azimuths : (n,) of logs that lie on the ground: direction of their axis, rad clockwise from north; NaN or None:
        they stand. The height of a log is its length, its position the middle; its energy must be given
    leans : (n,) of stems that lean towards their azimuth: angle from the vertical, rad, below a right angle; NaN or
        None: none leans. Their height is the length of the stem, their position its foot
    present : (n,) True for the trees that are there, None for all; others keep their numbers, and no rock meets them
    findings : what was found while they were read
    offsets : (k, 2) share of its energy that a stem takes at most, by the offset of the hit (offsets.py); None: all

    Raises
    ------
    ValueError
        For numbers that are not positive, a group that is not known, a log without an energy, or a lean without a
        direction.
    """

    positions: ArrayLike
    diameters: ArrayLike
    heights: ArrayLike | None = None
    species: str | Sequence[str] = SPECIES_GROUPS[0]
    energies: ArrayLike | None = None
    identifiers: ArrayLike | None = None
    friction: float = 0.5
    azimuths: ArrayLike | None = None
    leans: ArrayLike | None = None
    present: ArrayLike | None = None
    offsets: ArrayLike | None = None
    findings: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        positions = np.asarray(self.positions, np.float64).reshape(-1, 2)
        count = len(positions)
        diameters = self._numbers("diameters", self.diameters, count)
        species = np.broadcast_to(np.asarray(self.species, object), count)
        quantities.check_all("stem_diameter", diameters, "Trees")
        heights = self._numbers("heights", self.heights, count, stem_height(diameters, species))
        azimuths, leans = (_angles(values, count) for values in (self.azimuths, self.leans))
        self._check_logs(azimuths, leans, count)
        present = np.array(np.broadcast_to(np.asarray(True if self.present is None else self.present, bool), count))
        energies = self._numbers("energies", self.energies, count, stem_energy(diameters, species))
        identifiers = np.arange(count) if self.identifiers is None else np.asarray(self.identifiers)
        if not np.isfinite(positions).all() or identifiers.shape != (count,):
            raise ValueError("Trees: each tree needs a finite position and one identifier.")
        if not (math.isfinite(self.friction) and self.friction >= 0.0):
            raise ValueError(f"Trees: the friction is {self.friction}; give a number of at least 0.")
        for name, value in (
            ("positions", positions), ("diameters", diameters), ("heights", heights), ("energies", energies),
            ("species", species), ("identifiers", identifiers.astype(np.int64)), ("azimuths", azimuths),
            ("leans", leans), ("present", present), ("offsets", checked_offsets(self.offsets)),
        ):  # fmt: skip
            object.__setattr__(self, name, value)

    def _check_logs(self, azimuths, leans, count):
        """A log must come with its energy: no published curve of the strength of lying logs is available."""
        does_lean = ~np.isnan(leans)
        wrong = np.flatnonzero(does_lean & ~((leans >= 0.0) & (leans < 0.5 * math.pi) & ~np.isnan(azimuths)))
        if wrong.size:
            raise ValueError(
                f"Trees: tree {wrong[0]} leans by {math.degrees(leans[wrong[0]]):g} degrees; give at least 0 and less "
                "than 90, and the direction to which it leans."
            )
        given = np.nan if self.energies is None else np.asarray(self.energies, np.float64)
        bare = np.flatnonzero(~np.isnan(azimuths) & ~does_lean & np.isnan(np.broadcast_to(given, count)))
        if bare.size:
            raise ValueError(f"Trees: tree {bare[0]} lies; give the energy that the log can take.")

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

    def some(self, numbers: ArrayLike) -> Trees:
        """The Trees with these numbers."""
        of_each = [field.name for field in dataclasses.fields(self) if field.name not in OF_ALL]
        chosen = np.asarray(numbers)
        return dataclasses.replace(self, **{name: np.asarray(getattr(self, name))[chosen] for name in of_each})

    def __len__(self) -> int:
        return len(np.asarray(self.positions))

    def lying_rows(self, terrain: Terrain) -> tuple[np.ndarray, np.ndarray]:
        """LOG_COLUMNS of all trees, no rows where all stand, and the ends of their axes in plan (n, 4), local.

        Those that are not there have neither.
        """
        numbers = self.positions, self.heights, self.diameters, self.azimuths, self.leans, self.present
        positions, lengths, diameters, azimuths, leans, present = (np.asarray(number) for number in numbers)
        azimuths, leans = (np.where(present, angles, np.nan) for angles in (azimuths, leans))
        rows, axes = rows_of_logs(terrain, positions, lengths, 0.5 * diameters, azimuths)
        add_leaning(terrain, (positions, lengths, azimuths, leans), rows, axes)
        return rows if rows.any() else NO_LOGS.copy(), axes

    def rows(self, terrain: Terrain) -> np.ndarray:
        """The TREE_COLUMNS of each tree. Raises ValueError for trees without ground."""
        numbers = self.positions, self.diameters, self.heights, self.energies, self.identifiers
        positions, diameters, heights, energies, identifiers = (np.asarray(number) for number in numbers)
        ground = terrain.height(positions[:, 0], positions[:, 1])
        bare = np.flatnonzero(np.isnan(ground))
        if bare.size:
            named = ", ".join(str(identifiers[i]) for i in bare[:NAMED])
            raise ValueError(f"Trees: {bare.size} of {len(self)} trees have no ground below them: {named} ...")
        local = positions - np.array(terrain.origin)
        return np.column_stack([local, 0.5 * diameters, ground + heights, energies])


def _angles(values, count):
    """(count,) rad, NaN where none is given."""
    return np.array(np.broadcast_to(np.asarray(np.nan if values is None else values, np.float64), count))
