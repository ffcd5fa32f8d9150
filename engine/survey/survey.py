# SPDX-License-Identifier: GPL-2.0-or-later
"""Surveys an elevation model: of a file by windows, so that it may be larger than memory, or of arrays."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..findings.finding import Finding
from ..io.coordinate_systems import check_metric, metric_system_there
from ..io.geodata import library
from ..io.node_blocks import CACHE_OF_BLOCKS, NodeBlocks
from .findings import of_band, of_measures, of_scale, of_system
from .measures import measure

if TYPE_CHECKING:
    from ..hints import FilePath

MOST_REMEMBERED = 16  # surveys of files that did not change since
_REMEMBERED: dict[str, tuple[Finding, ...]] = {}


class _Place(NamedTuple):
    shape: tuple
    cell_size: tuple


class Heights:
    """Heights in memory, row 0 in the south, to be surveyed."""

    def __init__(self, heights: np.ndarray, cell_size: Sequence[float]) -> None:
        self.heights, self.grid = heights, _Place(heights.shape, tuple(cell_size))

    def read(self, row: int, column: int, rows: int, columns: int) -> np.ndarray:
        """A window."""
        return self.heights[row : row + rows, column : column + columns]


def survey(
    path: FilePath,
    band: int = 1,
    window: tuple[int, int, int, int] | None = None,
    crs: str | None = None,
    subject: str | None = None,
    heights: np.ndarray | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Finding, ...]:
    """Findings about an elevation model.

    path, band, window : as of ``raster.read_heights``
    crs : WKT of the coordinate system, instead of that of the file
    subject : name of it in the findings, the file's if None
    heights : those of the window, where they are in memory; else they are read by windows of a million cells

    Raises ValueError, naming the file, where it cannot be read, and Cancelled if ``cancelled`` returned True.
    """
    source = NodeBlocks(path, band, window)
    name = subject or Path(os.fspath(path)).name or os.fspath(path)
    key = repr((os.fspath(path), band, source.window, crs, name, source.files()))
    if key not in _REMEMBERED:
        cells = source if heights is None else Heights(heights, source.grid.cell_size)
        with library().small_cache(CACHE_OF_BLOCKS):
            measures = measure(cells, cancelled)
        findings = [*of_band(source.file.bands[band - 1], name), *of_measures(measures, name, source.grid.cell_size)]
        findings.extend(_of_system(crs or source.grid.crs, source.grid.extent, name))
        while len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.pop(next(iter(_REMEMBERED)))
        _REMEMBERED[key] = tuple(findings)
    return _REMEMBERED[key]


def _of_system(crs, extent, name):
    """Findings about a coordinate system that can be used; one that cannot is refused by ``check_metric`` elsewhere."""
    try:
        scale = check_metric(crs, name, extent)
    except ValueError:
        return
    yield from of_scale(scale, name)
    yield from of_system(library().System(crs), name, metric_system_there(crs, extent))
