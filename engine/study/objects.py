# SPDX-License-Identifier: GPL-2.0-or-later
"""A scene of Python objects: the same keys as a study, with a Terrain and layers in memory instead of files.

door = ObjectDoor(terrain, {"releases": features}, {"rock": {"volume": 0.5}})
inputs = read_inputs(door, {"maps": True})
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from ..findings.finding import Finding, refuse
from ..io.raster import Grid
from ..scene.door import Elevations
from ..scene.features import Feature, Features
from .keys import NEEDED, TABLES

if TYPE_CHECKING:
    from ..hints import FilePath, Terrain
    from ..terrain_store.within_memory import Shelf


class ObjectDoor:
    """The Door of objects.

    terrain : Terrain
    layers : table, such as "releases", -> list of Feature
    values : table -> key -> value, of those that are not the usual ones

    Raises FindingError and ValueError as they are.
    """

    cancelled: Callable[[], bool] | None = None
    shelf: Shelf | None = None

    def __init__(
        self, terrain: Terrain, layers: Mapping[str, list[Feature]], values: Mapping[str, Mapping[str, Any]]
    ) -> None:
        self.terrain, self.layers = terrain, layers
        self._found: list[Finding] = []
        usual = {
            table: {name: None if key.default is NEEDED else key.default for name, key in keys.items()}
            for table, keys in TABLES.items()
        }
        self.values = {table: {**usual[table], **values.get(table, {})} for table in TABLES}
        for table in layers:
            self.values[table]["file"] = table

    def called(self, key: str) -> str:
        """A key is called by its name."""
        return key

    def at(self, key: str) -> AbstractContextManager[None]:
        """Errors are those of the engine."""
        return nullcontext()

    def file(self, key: str) -> FilePath:
        """The path in the value of a key."""
        table, name = key.split(".")
        return self.values[table][name]

    def net_file(self, name: str) -> FilePath:
        """The path that a field of the barriers names."""
        return name

    def elevations(self) -> Elevations:
        """The Terrain with the findings that it has."""
        terrain = self.terrain
        self.find(terrain.findings)
        return Elevations(Grid(terrain.shape, terrain.cell_size, terrain.origin, terrain.crs), terrain, (0, 0))

    def features(self, table: str) -> Features:
        """The layer of a table."""
        rows = self.layers[table]
        fields = dict.fromkeys(field for row in rows for field in row.values)
        return Features(table, table, fields, rows, [], self.find)

    def find(self, findings: Iterable[Finding]) -> None:
        """Keep findings. Raises FindingError for those that are refused."""
        new = list(findings)
        refuse(new)
        self._found += new

    def tell(self, finding: Finding) -> None:
        """Report nothing of what was read."""

    def found(self) -> list[Finding]:
        """All findings so far."""
        return self._found
