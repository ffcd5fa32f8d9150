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
    survey_classes = survey_classes_of(path, terrain, cancelled)
    source = NodeBlocks(path, survey_classes.band, survey_classes.window, heights=False)
    numbers = np.full(int(survey_classes.used.max()) + 1, -1, np.int32)
    numbers[survey_classes.used] = np.arange(survey_classes.used.size)
    table = Ground.from_table(
        OneRow(survey_classes.used.size), np.arange(survey_classes.used.size)[None, :], survey_classes.table
    ).table  # type: ignore[arg-type]
    digest = index_digest((numbers[part] for _, part in strips_of_classes(source, cancelled)), terrain.shape)
    key = json.dumps([source.path, source.band, source.window, source.files()])
    name = hashlib.sha256(key.encode()).hexdigest()[:NAME_LENGTH]
    terrain.store.add_ground(name, source, numbers)
    return StoredGround(terrain, name, table, digest)
