# SPDX-License-Identifier: GPL-2.0-or-later
"""The library that opens rasters, layers and coordinate systems: GDAL's own Python, or packages whose wheels bring it.

    osgeo                        wherever QGIS is, and where the system's GDAL has its Python (osgeo_files.py)
    rasterio, pyogrio, pyproj    elsewhere: pip install rasterio pyogrio pyproj (wheel_files.py)

Both modules have the same names, which take and give plain arrays, texts and the records below, so nothing else asks
which of them is there. What is read has the same bits: both hand cells over as GDAL decodes them, and all arithmetic on
heights is in raster.py.

Names of both modules
---------------------
Raster(path)       a raster to read: shape, transform (six numbers as GDAL orders them, None without a georeference),
                   crs (WKT, "" for none), bands, files (paths of all that it is read from);
                   read(number, window, out), mask(number, window)
file_list(path)    names of all that a raster or a layer is read from; [] for what cannot be opened
small_cache(size)  a context in which GDAL keeps at most so many bytes of decoded cells
new_raster(...)    a context with a RasterSink to write bands to: whole ones, or parts that cover it together
as_cloud_optimised(path, out_path, options)    a copy as cloud optimised GeoTIFF
quiet()            a context in which GDAL prints no errors
failures(path)     a context in which what GDAL complains of becomes an OSError
layer_names(path)  names of the layers of a file
read_layer(path, name)             Layer
write_layer(path, layer, items)    a GeoPackage with one Layer
envelope(wkb), contains(wkb, x, y)
sums_on_nodes(polygons, columns, transform, shape)    polygons burnt by addition, an array a column
sieved(label, cells), outlines(label, transform)      areas of labelled cells
System(text)       a coordinate system

All raise ValueError for what cannot be read, and OSError for what cannot be written.
"""

from __future__ import annotations

import contextlib
import io
import re
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

HOW = "python3 -m pip install rasterio pyogrio pyproj"


class BandFacts(NamedTuple):
    """Facts that a file states about a band."""

    unit: str
    description: str
    nodata: float  # None for none
    scale: float  # None: 1
    offset: float  # None: 0
    is_float32: bool
    has_mask: bool  # one of its own, beside no data, or a band of transparency
    kind: str = ""  # name of the numpy type of its cells
    colour: str = ""  # "alpha", "gray", "palette", "red" ..., "" where nothing is said


class Layer(NamedTuple):
    """Features of a vector layer; lists and arrays have an entry a feature."""

    name: str
    kind: str  # of KINDS for layers to write; what the library calls it for those that were read
    crs: str  # WKT, "" for none
    geometries: list  # bytes of well-known binary, None for none
    columns: dict  # name -> list of int, float, bool or str; None where there is no value
    identifiers: list  # ids of the features in their file
    geometry: str = "geom"  # name of the column with geometries, of layers to write


# kinds of layers that are written, by the names of pyogrio
KINDS = ("Point", "Point Z", "Measured 3D Point", "LineString", "Measured 3D LineString", "Polygon", "Unknown", "None")


@cache
def library() -> Any:
    """The module. Raises ImportError, with what to install, where there is none."""
    missing = []
    for name, why in (("osgeo_files", _why_no_osgeo), ("wheel_files", str)):
        try:
            with contextlib.redirect_stderr(io.StringIO()):  # numpy prints a page beside the error that tells it all
                return import_module(f".{name}", __package__)
        except ImportError as error:
            missing.append(why(error))
    raise ImportError(
        f"Rasters, layers and coordinate systems need osgeo, or rasterio, pyogrio and pyproj ({'; '.join(missing)}): "
        f"{HOW}"
    )


def _why_no_osgeo(error):
    """The error; of an osgeo built for another numpy, as where pip has brought a newer one into a venv, what helps."""
    spec = find_spec("osgeo")
    if spec is None or "numpy" not in str(error):
        return str(error)
    beside = metadata.distributions(name="numpy", path=[str(Path(spec.origin).parents[1])])
    wanted = next((f"numpy=={package.version}" for package in beside), "numpy<2")
    return f"osgeo was built for another numpy than {np.__version__}; it works after python3 -m pip install '{wanted}'"


def osgeo_gdal(purpose):
    """GDAL's own Python, for what no wheel has. Raises ImportError that names the purpose."""
    try:
        from osgeo import gdal
    except ImportError as error:
        raise ImportError(
            f"{purpose} needs osgeo, GDAL's own Python ({error}), which comes with QGIS and with the system's packages "
            "(Debian: apt install python3-gdal)."
        ) from error
    return gdal


# open options of GDAL for points in a .csv file: columns with coordinates, and numbers as numbers
POINTS_IN_CSV = {
    "X_POSSIBLE_NAMES": "x,east,easting,e", "Y_POSSIBLE_NAMES": "y,north,northing,n", "AUTODETECT_TYPE": "YES",
    "KEEP_GEOM_COLUMNS": "YES",
}  # fmt: skip
LONGEST_TIME = 19  # characters of 2026-05-01T12:30:00
VERTICAL_AXIS = re.compile(r'AXIS\["[^"]*",(up|down)\b.*?LENGTHUNIT\["[^"]*",([0-9.eE+-]+)', re.DOTALL)


def vertical_axis(wkt: str) -> tuple[float, bool] | None:
    """(metres of its unit, whether it points downwards) of the axis of heights in WKT 2; None where there is none."""
    match = VERTICAL_AXIS.search(wkt)
    return None if match is None else (float(match[2]), match[1] == "down")


def plain(values: Any, kind: str = "") -> list:
    """A list of int, float, bool, str or None, of an array in which NaN stands for no value.

    kind : numpy type of the column in its file; whole numbers come as others where a value is missing
    """
    array = np.asarray(values)
    if array.dtype.kind == "M":
        return [None if np.isnat(value) else time_text(str(value)) for value in array]
    if array.dtype.kind == "f":
        is_whole = kind.startswith(("int", "uint"))
        return [None if value != value else int(value) if is_whole else value for value in array.tolist()]
    return [plain_value(value) for value in array.tolist()]


def options_of(path: Any) -> dict[str, str]:
    """Open options of GDAL for a file of features, name -> value; {} for none."""
    return POINTS_IN_CSV if str(path).lower().endswith(".csv") else {}


def plain_value(value: Any) -> Any:
    """A value as int, float, bool, str or None; of lists and bytes, which nothing reads, a text that says so."""
    if isinstance(value, (bytes, bytearray)):
        return f"<{len(value)} bytes>"
    if isinstance(value, (list, tuple, np.ndarray)):
        return repr(list(np.asarray(value).tolist()))
    return None if value is None or value != value else value


def time_text(text: str) -> str:
    """A date or a moment as ISO 8601 writes it, to the second and without a zone."""
    return text.replace("/", "-").replace(" ", "T")[:LONGEST_TIME]


def text_of(value: Any) -> str:
    """A name or a text of a file: what is not UTF-8 is read as Latin-1, in which every byte is a letter."""
    return bytes(value).decode("latin-1") if isinstance(value, (bytes, bytearray)) else value
