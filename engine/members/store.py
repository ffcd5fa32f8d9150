# SPDX-License-Identifier: GPL-2.0-or-later
"""Store of the members until all are there: visited cells on disk, read back a band of rows at a time.

    FOLDER/member_0007.cells.npy     (n,) numbers of the cells of the terrain, rising
    FOLDER/member_0007.counts.npy    (1 + k, n) runs that pass, and that exceed each threshold
    FOLDER/member_0007.energy.npy    (2, n) 95th percentile of the energy, J, and the variance that chance gives it
    FOLDER/member_0007.json          numbers of the whole run; written last, so a member with it is complete

So memory holds one member and one band, however many members there are, and what is there is not simulated again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from ..hints import FilePath, Result

BOUND_WIDTH = 2.0 * 1.959963984540054  # of 95 % bounds, in standard deviations


class Part(NamedTuple):
    """Some members in the cells of a band that any of them visits; n cells."""

    cells: np.ndarray  # (n,)
    counts: np.ndarray  # (members, 1 + k, n) float32, 0 where a member does not come
    energy: np.ndarray  # (members, n) J, 0 where a member does not come
    noise: np.ndarray  # (members, n) variance of the energy by chance, NaN where it is not known


class MemberStore:
    """The members in a folder."""

    def __init__(self, folder: FilePath) -> None:
        self.folder = Path(folder)

    def has(self, number: int) -> bool:
        """Is a member complete?"""
        return self._path(number, "json").is_file()

    def facts(self, number: int) -> dict[str, Any]:
        """Numbers of the whole run of a member."""
        content: dict[str, Any] = json.loads(self._path(number, "json").read_text(encoding="utf-8"))
        return content

    def keep(self, number: int, shape: tuple[int, int], result: Result, facts: dict[str, Any]) -> None:
        """Keep what the maps of a Result on a terrain of this shape say."""
        maps = result.maps
        if maps is None:
            raise ValueError("Ensemble: a member was simulated without maps.")
        counts = np.concatenate([maps["passages"][None], maps["energy_exceedances"]])
        row, column = np.nonzero(counts[0])
        half = (maps["energy_p95_high"] - maps["energy_p95_low"])[row, column] / BOUND_WIDTH
        energy = np.stack([maps["energy_p95"][row, column], half * half])
        arrays = {
            "cells": (row + maps.row0).astype(np.int64) * shape[1] + column + maps.col0,
            "counts": counts[:, row, column].astype(np.int32),
            "energy": energy.astype(np.float32),
        }
        for name, array in arrays.items():
            np.save(self._path(number, f"{name}.npy"), array, allow_pickle=False)
        part = self._path(number, "json.part")
        part.write_text(json.dumps(facts), encoding="utf-8")
        os.replace(part, self._path(number, "json"))

    def ends(self, members: int) -> tuple[int, int]:
        """First and last cell that any member visits; (0, -1) where none does."""
        cells = [self._load(number, "cells") for number in range(members)]
        visited = [(int(cell[0]), int(cell[-1])) for cell in cells if cell.size]
        return (min(first for first, _ in visited), max(last for _, last in visited)) if visited else (0, -1)

    def part(self, members: int, first: int, end: int) -> Part:
        """The cells from ``first`` to before ``end``, of all members."""
        parts = []
        for number in range(members):
            cells = self._load(number, "cells")
            low, high = np.searchsorted(cells, [first, end])
            arrays = [self._load(number, name)[:, low:high] for name in ("counts", "energy")]
            parts.append((np.array(cells[low:high]), *map(np.array, arrays)))
        union = np.unique(np.concatenate([cells for cells, _, _ in parts]))
        counts = np.zeros((members, len(parts[0][1]), union.size), np.float32)
        energy, noise = (np.zeros((members, union.size), np.float32) for _ in range(2))
        for number, (cells, of_counts, of_energy) in enumerate(parts):
            places = np.searchsorted(union, cells)
            counts[number][:, places] = of_counts
            energy[number, places], noise[number, places] = of_energy
        return Part(union, counts, energy, noise)

    def _load(self, number, name):
        return np.load(self._path(number, f"{name}.npy"), mmap_mode="r", allow_pickle=False)

    def _path(self, number, ending):
        return self.folder / f"member_{number:04d}.{ending}"
