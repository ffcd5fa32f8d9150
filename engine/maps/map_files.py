# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps that are larger than memory: written to files strip by strip, and read from there one at a time.

Each map becomes a cloud optimised GeoTIFF with overviews, NAME.tif, in SI units. A file appears under its name when it
is complete.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..io.geodata import library
from ..io.node_blocks import CACHE_OF_BLOCKS, small_cache
from ..io.raster import complete_or_absent, free_part, new_geotiff, open_raster
from .grids import Maps, Window, strips_of
from .maps import EXCEEDANCES

if TYPE_CHECKING:
    from ..hints import FilePath

UNITS = {"energy": "J", "height": "m", "velocity": "m/s", "rotation": "rad/s", "scar_depth": "m"}
ROWS = "rows.tif"  # behind the name of a map: its rows as they come, removed when the map is made of them
OF_ROWS = {"TILED": "NO", "COMPRESS": "LZW", "SPARSE_OK": "TRUE"}
OF_MAP = {"COMPRESS": "DEFLATE", "BIGTIFF": "IF_SAFER", "OVERVIEW_RESAMPLING": "NEAREST", "SPARSE_OK": "TRUE"}


class MapFiles(Maps):
    """Maps in files, as items and as attributes: each is read when it is asked for, and not kept.

    folder : where the files are
    """

    def __init__(self, window: Window, folder: FilePath, names: list[str]) -> None:
        self.folder = Path(folder)
        self.files = _Grids(self.folder, names, window.shape)
        super().__init__(window, self.files)

    def strips(self, *names: str) -> Iterator[tuple[slice, list[np.ndarray]]]:
        """Strips as those of Maps; only these rows of the files are read."""
        grids = [self.files.opened(name) for name in names]
        for rows in strips_of(self.shape, sum(grid.bands for grid in grids)):
            yield rows, [grid.part(rows) for grid in grids]

    def kind_of(self, name: str) -> np.dtype:
        """Type of a map's values, as that of Maps."""
        return np.dtype(_kind_of(name))


class _Grids(Mapping):
    """Name of a map -> its array, read from its file; row 0 in the south."""

    def __init__(self, folder, names, shape):
        self.folder, self.names, self.shape = folder, names, shape

    def __getitem__(self, name: str) -> np.ndarray:
        return self.opened(name).part(slice(0, self.shape[0]))

    def opened(self, name):
        """The open _Grid of a name. KeyError where there is none."""
        if name not in self.names:
            raise KeyError(name)
        return _Grid(self.folder, name, self.shape)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


class _Grid:
    """An open file of a map."""

    def __init__(self, folder, name, shape):
        self.file, self.kind, self.shape = open_raster(folder / f"{name}.tif", 1, None), _kind_of(name), shape
        self.is_stack, self.bands = EXCEEDANCES in name, len(self.file.bands)

    def part(self, rows):
        """Its cells in some rows, counted from the south."""
        height, width = self.shape
        cells = np.empty((self.bands, rows.stop - rows.start, width), self.kind)
        for k in range(self.bands):
            self.file.read(k + 1, (0, height - rows.stop, width, rows.stop - rows.start), cells[k, ::-1])
        return cells if self.is_stack else cells[0]


def _kind_of(name):
    return np.int32 if name in ("passages", "stops") or EXCEEDANCES in name else np.float32


def write_map_files(table, terrain, run_count, folder, with_confidence=False):
    """Write the maps of a MapTable; returns the MapFiles. Empties the table's histograms.

    Raises OSError where they cannot be written; none is there then that is not whole.
    """
    folder = Path(folder)
    window, names, sinks = table.window(terrain), [], {}
    with ExitStack() as stack, small_cache(CACHE_OF_BLOCKS):
        parts = {}
        with ExitStack() as open_files:
            for rows, grids in table.strips(window, run_count, with_confidence):
                for name, grid in grids.items():
                    if name not in sinks:
                        parts[name] = Path(free_part(folder / f"{name}.{ROWS}"))
                        stack.callback(parts[name].unlink, missing_ok=True)
                        sinks[name] = _sink(open_files, parts[name], window, name, grid)
                    for number, band in enumerate(grid if grid.ndim == 3 else [grid], 1):
                        sinks[name].write_part(number, band[::-1], 0, window.shape[0] - rows.stop)
        names = list(sinks)
        sinks.clear()  # GDAL ends a file when nobody holds it any more
        for name in names:
            with complete_or_absent(folder / f"{name}.tif") as part:
                library().as_cloud_optimised(parts[name], part, OF_MAP)
            parts[name].unlink()
    return MapFiles(window, folder, names)


def _sink(open_files, path, window, name, grid):
    """An open file for the rows of a map."""
    open_files.enter_context(library().failures(path))
    bands = grid.shape[0] if grid.ndim == 3 else 1
    kind = np.dtype(_kind_of(name)).name
    nodata = None if kind == "int32" else float("nan")
    sink = open_files.enter_context(new_geotiff(path, window, bands, kind, nodata, **OF_ROWS))
    for number in range(1, bands + 1):
        sink.describe(number, name, _unit_of(name))
    return sink


def _unit_of(name):
    if EXCEEDANCES in name or name.endswith("more_runs"):
        return ""
    return next((unit for quantity, unit in UNITS.items() if name.startswith(quantity)), "")


def check_folder(folder: FilePath) -> None:
    """Make the folder for maps. OSError, naming it, where nothing can be written there."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise OSError(f"The folder for maps {folder} cannot be used ({error.strerror}); give another one.") from error
