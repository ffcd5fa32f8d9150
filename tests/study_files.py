# SPDX-License-Identifier: GPL-2.0-or-later
"""A small slope with its layers and a study of it, for tests of the command line; made without QGIS."""

import numpy as np

from talus.engine.io import raster
from talus.engine.io import well_known_binary as binary
from talus.engine.io.geodata import Layer, library

WEST, SOUTH = 2_600_000.0, 1_200_000.0
ROWS, COLUMNS, CELL = 60, 40, 2.0

STUDY = """\
format = 1
name = "slope"

[terrain]
dem = "dem.tif"

[releases]
file = "layers.gpkg"
layer = "releases"
runs = 2

[rock]
shape = "cube"
volume = 0.5  # m³

[ground]
class = "medium"

[numerics]
max_time = 60.0
seed = 3

[outputs]
folder = "results"
maps = ["passages", "energy_max"]
layers = ["trajectories", "stops"]
"""


def write_dem(path, crs="EPSG:2056", unit="", degrees=40.0):
    """A plane that falls to the south and ends on level ground."""
    y = CELL * np.arange(ROWS)
    heights = np.repeat(np.maximum(y - 40.0, 0.0)[:, None] * np.tan(np.radians(degrees)), COLUMNS, axis=1)
    text = library().System(crs).wkt if crs else None
    grid = raster.Grid(heights.shape, (CELL, CELL), (WEST, SOUTH), text)
    raster.write_grid(path, heights.astype(np.float32), grid, nodata=-9999.0, unit=unit)


def square(west, south, east, north):
    """A rectangle in metres from the south-western node."""
    corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
    return binary.polygon([(WEST + x, SOUTH + y) for x, y in corners])


def write_layer(folder, name, kind, rows, crs="EPSG:2056"):
    """A layer of layers.gpkg; ``rows``: pairs of a geometry and a dictionary of fields."""
    geometries, values = zip(*rows)
    columns = {field: [value[field] for value in values] for field in values[0]}
    layer = Layer(name, kind, library().System(crs).wkt, list(geometries), columns, [])
    library().write_layer(str(folder / "layers.gpkg"), layer)


def write_study(folder, text=STUDY, *changes):
    """The study and its files; ``changes``: pairs of texts, the second in the place of the first."""
    if not (folder / "dem.tif").exists():
        write_dem(folder / "dem.tif")
        points = [binary.point((WEST + x, SOUTH + 100.0)) for x in (30.0, 50.0)]
        write_layer(folder, "releases", "Point", [(point, {"n": k + 1}) for k, point in enumerate(points)])
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_with(path, text):
    """Number of the line of a file that holds a text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return 1 + next(number for number, line in enumerate(lines) if text in line)


def line_of_key(path, key):
    """Number of the line of a key, "ground.file", or of the head of a table."""
    table, _, name = key.rpartition(".")
    heads = [f"[{key}]", f"[{table}]"]
    inside = not table
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            inside = not table or line == heads[1]
        if line == heads[0] or (inside and line.startswith(f"{name} =")):
            return number
    raise AssertionError(f"{key} is not in {path}")
