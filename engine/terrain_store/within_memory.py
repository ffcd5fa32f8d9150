# SPDX-License-Identifier: GPL-2.0-or-later
"""Terrain that is larger than the memory for it, in stores: for those who give a limit and no more.

A Shelf is a folder of terrain stores, each in a folder named by the raster it is of, so that jobs on the same raster
find the blocks that others have read:

    SHELF/0123456789abcdef       the store of a raster, a band and a part of it (stored_terrain.py)
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ..ground.terrain import Terrain
from ..io.node_blocks import NodeBlocks
from ..memory.free_memory import free_memory
from .own_files import is_store, remove_store
from .stored_terrain import BLOCK, StoredTerrain, open_terrain

if TYPE_CHECKING:
    from ..hints import FilePath

BYTES_A_NODE = 24.0  # of terrain in memory: the height, bounds of the slopes, the class of the ground
SHARE = 0.5  # of the free memory that terrain may take where nobody says how much
LEAST_MEMORY = 64e6  # bytes
BLOCK_WIDTH = 256.0  # m: rocks look less far, whatever their size and speed
NAME_LENGTH = 16
NAME = re.compile(f"[0-9a-f]{{{NAME_LENGTH}}}")
SECONDS_PER_DAY = 86400.0


def memory_for_terrain(given: float | None) -> float | None:
    """Bytes that terrain may take: what was given, else half of what is free; None where it is unknown."""
    if given is not None:
        return given
    free = free_memory()
    return None if free is None else max(SHARE * free, LEAST_MEMORY)


def size_in_memory(shape: tuple[int, int]) -> float:
    """Bytes of terrain of this many rows and columns in memory."""
    return BYTES_A_NODE * shape[0] * shape[1]


def is_too_large(shape: tuple[int, int], memory: float | None) -> bool:
    """Does terrain of this many rows and columns take more than the memory, bytes?"""
    return memory is not None and size_in_memory(shape) > memory


class Shelf:
    """Terrain stores in a folder, which is made when the first of them is needed."""

    def __init__(self, folder: FilePath) -> None:
        self.folder = Path(folder)

    def terrain(
        self,
        path: FilePath,
        band: int = 1,
        window: tuple[int, int, int, int] | None = None,
        crs: str | None = None,
        memory: float | None = None,
        progress: Callable[[float], object] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> StoredTerrain:
        """The terrain of a raster in a store, of which ``memory`` bytes are kept at most (None: no limit).

        path, band, window : as of ``Terrain.from_raster``; the caller has checked the coordinate system
        crs : WKT of it, instead of that of the raster

        Raises
        ------
        ValueError
            As of ``Terrain.from_raster`` and ``open_terrain``.
        OSError
            If the store cannot be made or written.
        Cancelled
            If ``cancelled`` returned True while the raster was surveyed.
        """
        source = NodeBlocks(path, band, window)
        block = block_of(source.grid.cell_size)
        folder = self.folder / name_of(source, block)
        terrain = open_terrain(
            path, folder, band, window, block, memory=memory, progress=progress, cancelled=cancelled, crs=crs
        )
        with suppress(OSError):  # another user's
            os.utime(folder)
        return terrain

    def remove_old(self, days: float) -> None:
        """Remove the stores that no job has opened for this many days."""
        limit = time.time() - days * SECONDS_PER_DAY
        for folder in self._stores():
            with suppress(OSError):  # others remove the same
                if folder.stat().st_mtime < limit:
                    remove_store(folder)

    def remove(self) -> None:
        """Remove all stores, and the folder where it holds nothing else."""
        for store in self._stores():
            remove_store(store)
        with suppress(OSError):
            self.folder.rmdir()

    def _stores(self):
        """Folders of the stores: what has another name, or no mark, is another's."""
        try:
            return [folder for folder in self.folder.iterdir() if NAME.fullmatch(folder.name) and is_store(folder)]
        except OSError:  # there is no folder, or it cannot be read
            return []


def block_of(cell_size: tuple[float, float]) -> int:
    """Nodes along the side of a block for cells of a size."""
    block = BLOCK
    while block * min(cell_size) < BLOCK_WIDTH:
        block *= 2
    return block


def name_of(source: NodeBlocks, block: int) -> str:
    """Name of the store of a raster: another one where its files have changed."""
    path = os.path.abspath(source.path) if os.path.exists(source.path) else source.path
    identity = json.dumps([path, source.band, source.window, source.files(), block])
    return hashlib.sha256(identity.encode()).hexdigest()[:NAME_LENGTH]


def room_missing(needs: Mapping[Path, float]) -> str:
    """Remedy where a disk has less room than some folders on it need in all, bytes; "" where all have enough."""
    on_disk: dict[int, list[Path]] = {}
    for folder in needs:
        on_disk.setdefault(os.stat(_that_is_there(folder)).st_dev, []).append(folder)
    for folders in on_disk.values():
        needed, free = sum(needs[folder] for folder in folders), shutil.disk_usage(_that_is_there(folders[0])).free
        if needed > free:
            named = " and ".join(str(folder) for folder in folders if needs[folder] > 0.0)
            return (
                f"This simulation may take {size_text(needed)} of disk in {named}, where {size_text(free)} are free; "
                "make room, or give another folder."
            )
    return ""


def size_text(size: float) -> str:
    """Bytes as people read them, in the unit in which two digits say something."""
    for unit, name in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
        if size >= 0.95 * unit:
            return f"{size / unit:.1f} {name}"
    return f"{size:.0f} bytes"


def still_to_read(terrain: Terrain, needed: float) -> dict[Path, float]:
    """Needs of a terrain store and the maps in it, for ``room_missing``: blocks that are there need none."""
    if not isinstance(terrain, StoredTerrain):
        return {}
    return {terrain.store.folder: max(needed - terrain.store.bytes_read(), 0.0)}


def _that_is_there(folder):
    """The folder, or the one in which it will be made."""
    folder = Path(folder).absolute()
    return next(path for path in (folder, *folder.parents) if path.exists())
