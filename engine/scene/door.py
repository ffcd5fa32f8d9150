# SPDX-License-Identifier: GPL-2.0-or-later
"""The interface of every way in: values by the keys of a study, layers as features, and messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..findings.finding import Finding

if TYPE_CHECKING:
    from ..hints import FilePath, Terrain
    from ..io.raster import Grid
    from ..terrain_store.within_memory import Shelf
    from .elevations import Model
    from .features import Features

Values = Mapping[str, Mapping[str, Any]]  # table -> key -> value, of study/keys.py; None for what is not given


class Elevations(NamedTuple):
    """The elevation model as a door has opened it."""

    grid: Grid  # of the whole raster
    terrain: Terrain
    offset: tuple[int, int]  # (row, column) of the terrain's first node in the grid
    model: Model | None = None  # None where it is no file


class Door(Protocol):
    """One way in. A key is "ground.file", with its table."""

    values: Values
    cancelled: Callable[[], bool] | None
    shelf: Shelf | None  # for an elevation model that is larger than memory; None: it is always read into that

    def called(self, key: str) -> str:
        """Name by which users of this door know a key."""
        ...

    def at(self, key: str) -> AbstractContextManager[None]:
        """A context in which errors are those of a key."""
        ...

    def file(self, key: str) -> FilePath:
        """Path of the file of a key, as it can be opened."""
        ...

    def net_file(self, name: str) -> FilePath:
        """Path of a file that a field of the barriers names."""
        ...

    def elevations(self) -> Elevations:
        """The elevation model, its findings reported; layers are asked for after it."""
        ...

    def features(self, table: str) -> Features:
        """The layer of a table, whose file is given, in the system of the elevation model."""
        ...

    def find(self, findings: Iterable[Finding]) -> None:
        """Keep findings, and report them. Raises for those that are refused."""
        ...

    def tell(self, finding: Finding) -> None:
        """Report what was read, where this door reports that."""
        ...

    def found(self) -> Iterable[Finding]:
        """All findings so far, in their order."""
        ...
