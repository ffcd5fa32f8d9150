# SPDX-License-Identifier: GPL-2.0-or-later
"""A raster of ground parameters on a terrain in a store (ground/ground_raster.py): its classes are read in blocks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from ..ground.ground import Ground
from ..ground.ground_raster import survey_classes_of
from ..io.node_blocks import NodeBlocks
from .stored_terrain import OneRow, StoredGround, StoredTerrain
from .survey import index_digest, strips_of_classes

if TYPE_CHECKING:
    from ..hints import FilePath

NAME_LENGTH = 12


def open_ground_raster(
    path: FilePath, terrain: StoredTerrain, cancelled: Callable[[], bool] | None = None
) -> StoredGround:
    """Open a ground raster as ``ground.ground_raster.read_ground`` does. Raises ValueError, Cancelled."""
    found = survey_classes_of(path, terrain, cancelled)
    source = NodeBlocks(path, found.band, found.window, heights=False)
    numbers = np.full(int(found.used.max()) + 1, -1, np.int32)
    numbers[found.used] = np.arange(found.used.size)
    table = Ground.from_table(OneRow(found.used.size), np.arange(found.used.size)[None, :], found.table).table  # type: ignore[arg-type]
    digest = index_digest((numbers[part] for _, part in strips_of_classes(source, cancelled)), terrain.shape)
    key = json.dumps([source.path, source.band, source.window, source.files()])
    name = hashlib.sha256(key.encode()).hexdigest()[:NAME_LENGTH]
    terrain.store.add_ground(name, source, numbers)
    return StoredGround(terrain, name, table, digest)
