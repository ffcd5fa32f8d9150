# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters, layers and coordinate systems by rasterio, pyogrio and pyproj, whose wheels bring GDAL and PROJ.

geodata.py says what the names mean.
"""

import math
import os
import warnings
from contextlib import contextmanager, nullcontext

import numpy as np
import pyogrio
import pyproj
import rasterio
import rasterio.shutil
import shapely
from pyogrio import raw
from rasterio import features
from rasterio.enums import ColorInterp, MaskFlags, MergeAlg
from rasterio.errors import NotGeoreferencedWarning, RasterioError
from rasterio.windows import Window

from .geodata import BandFacts, Layer, options_of, plain, vertical_axis
from .plain_file import refuse_pipe
from .well_known_binary import parts_of

NO_TRANSFORM = (0.0, 1.0, 0.0, 0.0, 0.0, 1.0)  # what rasterio says of a raster without georeference
SIDE_FILES = ".shp", ".shx", ".dbf", ".prj", ".cpg", ".tab", ".dat", ".map", ".id", ".mif", ".mid"
ROWS = 512  # that are written at once
VERSION = "1.2"  # of GeoPackages, as older programs read them without a warning


class Raster:
    """A raster to read."""

    def __init__(self, path):
        refuse_pipe(path)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", NotGeoreferencedWarning)
                self.dataset = rasterio.open(os.fspath(path))
        except RasterioError as error:
            raise ValueError(f"{path}: GDAL cannot read this as a raster ({error}).") from error
        self.path = path
        self.shape = self.dataset.shape
        transform = self.dataset.transform.to_gdal()
        self.transform = None if transform == NO_TRANSFORM else transform
        self.crs = self.dataset.crs.to_wkt() if self.dataset.crs else ""
        alphas = [k for k, colour in enumerate(self.dataset.colorinterp, 1) if colour == ColorInterp.alpha]
        self.alpha = alphas[0] if alphas else None  # GDAL itself makes no mask of one that is not of whole numbers
        self.bands = [self._facts(k) for k in range(self.dataset.count)]
        self.files = list(self.dataset.files)

    def _facts(self, k):
        dataset = self.dataset
        has_mask = self._has_own_mask(k) or self.alpha not in (None, k + 1)
        colour = dataset.colorinterp[k].name
        return BandFacts(
            dataset.units[k] or "", dataset.descriptions[k] or "", dataset.nodatavals[k], dataset.scales[k],
            dataset.offsets[k], dataset.dtypes[k] == "float32", has_mask, dataset.dtypes[k],
            "" if colour == "undefined" else colour,
        )  # fmt: skip

    def _has_own_mask(self, k):
        flags = self.dataset.mask_flag_enums[k]
        return MaskFlags.all_valid not in flags and MaskFlags.nodata not in flags

    def read(self, number, window, out):
        """Fill ``out`` (rows, columns) float64, of any strides; window = (column, row, columns, rows)."""
        try:
            self.dataset.read(number, window=Window(*window), out=out)
        except RasterioError as error:
            raise ValueError(f"{self.path}: cells cannot be read ({error}); is the file complete?") from error

    def mask(self, number, window):
        """The band's own mask, 0 where cells have no data or are transparent."""
        part, mask_of_band = Window(*window), None
        if self._has_own_mask(number - 1):
            mask_of_band = self.dataset.read_masks(number, window=part)
        if self.alpha not in (None, number):
            is_seen = self.dataset.read(self.alpha, window=part) != 0
            return is_seen if mask_of_band is None else is_seen & (mask_of_band != 0)
        return mask_of_band


def file_list(path):
    """Names of all that a raster or a layer is read from; [] for what these packages do not open."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with rasterio.open(os.fspath(path)) as dataset:
                return list(dataset.files)
    except RasterioError:  # a layer: pyogrio lists no files, so all that have its name
        stem = os.path.splitext(os.fspath(path))[0]
        return [f"{stem}{suffix}" for suffix in SIDE_FILES if os.path.exists(f"{stem}{suffix}")]


@contextmanager
def small_cache(size):
    """GDAL keeps at most this many bytes of decoded cells meanwhile; by itself it takes a twentieth of the memory."""
    with rasterio.Env(GDAL_CACHEMAX=size):
        yield


class RasterSink:
    """A raster that is written."""

    def __init__(self, dataset, nodata):
        self.dataset, self.nodata = dataset, nodata

    def write(self, number, array, column=0, row=0, description="", unit=""):
        """An array, row 0 in the north, from a cell on; the rest of the band is without data."""
        if description:
            self.dataset.set_band_description(number, description)
        if unit:
            self.dataset.set_band_unit(number, unit)
        rows, columns = self.dataset.shape
        for first in range(0, rows, ROWS):
            last = min(first + ROWS, rows)
            part = np.full((last - first, columns), 0 if self.nodata is None else self.nodata, array.dtype)
            low, high = max(first, row), min(last, row + array.shape[0])
            if low < high:
                part[low - first : high - first, column : column + array.shape[1]] = array[low - row : high - row]
            self.dataset.write(part, number, window=Window(0, first, columns, last - first))

    def describe(self, number, description, unit=""):
        """Say what a band is that is written by parts, before the first of them."""
        self.dataset.set_band_description(number, description)
        if unit:
            self.dataset.set_band_unit(number, unit)

    def write_part(self, number, array, column, row):
        """One of the arrays that cover a band together, row 0 in the north, from a cell on."""
        window = Window(column, row, array.shape[1], array.shape[0])
        self.dataset.write(np.ascontiguousarray(array), number, window=window)


@contextmanager
def new_raster(path, shape, transform, crs, count, dtype, nodata, options, items):
    """A RasterSink for a GeoTIFF; ``options``: name -> value of the driver, ``items``: texts for the metadata."""
    profile = {
        "driver": "GTiff", "height": shape[0], "width": shape[1], "count": count, "dtype": dtype, "nodata": nodata,
        "transform": rasterio.Affine.from_gdal(*transform), "crs": crs or None, **options,
    }  # fmt: skip
    with rasterio.open(os.fspath(path), "w", **profile) as dataset:
        dataset.update_tags(**items)
        yield RasterSink(dataset, nodata)
    with rasterio.open(os.fspath(path)) as dataset:  # rasterio closes in silence, also when the disk is full
        for number in range(1, count + 1):
            for _, window in dataset.block_windows(number):
                dataset.read(number, window=window)


def as_cloud_optimised(path, out_path, options):
    """Copy a raster to a cloud optimised GeoTIFF with overviews; ``options``: name -> value of the driver COG."""
    rasterio.shutil.copy(os.fspath(path), os.fspath(out_path), driver="COG", **options)


def quiet():
    """These packages print nothing of GDAL's."""
    return nullcontext()


@contextmanager
def failures(path):
    """Turn a complaint of GDAL into an OSError."""
    try:
        yield
    except (RasterioError, pyogrio.errors.DataSourceError, OSError) as error:
        raise OSError(f"{path} cannot be written: {error}") from error


def layer_names(path):
    """Names of the layers of a file."""
    refuse_pipe(path)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            return [str(name) for name, _ in pyogrio.list_layers(path)]
    except pyogrio.errors.GeometryError as error:
        message = f"{path}: pyogrio does not read these geometries ({error}). Export them as polygons."
        raise ValueError(message) from error
    except pyogrio.errors.DataSourceError as error:
        raise ValueError(f"{path}: GDAL cannot read this as a vector layer ({error}).") from error


def read_layer(path, name=None):
    """The Layer of a file, without measures; the only or first one where no name is given."""
    names = layer_names(path)
    if not names or (name and name not in names):
        raise ValueError(f"{path}: there is no layer {name!r}; it has {', '.join(names)}.")
    name = name or names[0]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that measures are left out
            facts, identifiers, geometries, columns = _read(path, name)
    except pyogrio.errors.DataSourceError as error:
        raise ValueError(f"{path}: GDAL cannot read this as a vector layer ({error}).") from error
    except pyogrio.errors.GeometryError as error:
        raise ValueError(
            f"{path}: pyogrio does not read these geometries ({error}). Export them as polygons."
        ) from error
    values = {}
    for field, kind, column in zip(map(str, facts["fields"]), map(str, facts["dtypes"]), columns):
        values.setdefault(field, plain(column, kind))  # of two fields with one name the first
    crs = pyproj.CRS.from_user_input(facts["crs"]).to_wkt() if facts["crs"] else ""
    geometries = [None] * len(identifiers) if geometries is None else list(map(_unless_empty, geometries))
    return Layer(name, str(facts["geometry_type"]), crs, geometries, values, identifiers.tolist())


def _read(path, name):
    """Layer as pyogrio reads it; texts that are not UTF-8 as Latin-1."""
    try:
        return raw.read(path, layer=name, return_fids=True, **options_of(path))
    except UnicodeDecodeError:
        return raw.read(path, layer=name, return_fids=True, encoding="ISO-8859-1", **options_of(path))


def _unless_empty(wkb):
    """The bytes of a geometry, None for one without a vertex."""
    try:
        return None if wkb is None or not parts_of(wkb) else wkb
    except ValueError:
        return wkb


def write_layer(path, layer, items=None):
    """Write a Layer as a GeoPackage, or beside the layers that one holds; ``items``: texts for its metadata."""
    names = list(layer.columns)
    is_table = layer.kind == "None"
    options = {} if is_table else {"GEOMETRY_NAME": layer.geometry}
    with failures(path):
        raw.write(
            os.fspath(path), None if is_table else np.array([*layer.geometries, None], object)[:-1],
            [_as_array(layer.columns[name]) for name in names], names, layer=layer.name, driver="GPKG",
            geometry_type=None if is_table else layer.kind, crs=layer.crs or None, promote_to_multi=False,
            append=False, VERSION=VERSION, **options, **({"dataset_metadata": items} if items else {}),
        )  # fmt: skip


def _as_array(values):
    """Array of a column: whole numbers, numbers with NaN for none, or texts with None for none."""
    kinds = {type(value) for value in values if value is not None}
    if str in kinds:
        return np.array(values, object)
    if kinds in ({int}, {bool}) and None not in values:
        return np.array(values, bool if kinds == {bool} else np.int64)
    return np.array([math.nan if value is None else value for value in values], np.float64)


def envelope(wkb):
    """(xmin, xmax, ymin, ymax) of a geometry."""
    xmin, ymin, xmax, ymax = _geometry(wkb).bounds
    return xmin, xmax, ymin, ymax


def contains(wkb, x, y):
    """Does a polygon contain a point?"""
    return bool(_geometry(wkb).contains(shapely.Point(x, y)))


def _geometry(wkb):
    return shapely.force_2d(shapely.from_wkb(bytes(wkb)))


def sums_on_nodes(polygons, columns, transform, shape):
    """For each column (a number a polygon) its sum over the polygons in which the middle of each cell lies.

    (rows, columns) float64, row 0 at the transform's corner.
    """
    geometries = [_geometry(wkb) for wkb in polygons]
    if not geometries:
        return [np.zeros(shape) for _ in columns]
    placing = rasterio.Affine.from_gdal(*transform)
    return [
        features.rasterize(
            zip(geometries, map(float, values)), shape, fill=0.0, transform=placing, merge_alg=MergeAlg.add,
            dtype="float64",
        )
        for values in columns
    ]  # fmt: skip


def sieved(label, cells):
    """Labels without areas of fewer cells, which take the label of their largest neighbour."""
    return features.sieve(np.ascontiguousarray(label, np.int32), cells, connectivity=4)


def outlines(label, transform):
    """Number -> multipolygon as WKB, of the cells (row 0 in the north) with that number above 0."""
    label = np.ascontiguousarray(label, np.int32)
    parts = {}
    for shape, number in features.shapes(label, label > 0, 4, rasterio.Affine.from_gdal(*transform)):
        polygon = shapely.geometry.shape(shape)
        polygon = polygon if polygon.is_valid else shapely.make_valid(polygon)
        parts.setdefault(int(number), []).extend(getattr(polygon, "geoms", [polygon]))
    return {number: shapely.to_wkb(shapely.MultiPolygon(parts[number])) for number in sorted(parts)}


class System:
    """A coordinate system. Raises ValueError for a text that PROJ does not understand."""

    def __init__(self, text):
        try:
            self.reference = pyproj.CRS.from_user_input(text)
        except pyproj.exceptions.CRSError as error:
            raise ValueError(f"the system {str(text)[:60]!r} is not understood") from error

    @property
    def name(self):
        """Name that the system gives itself."""
        return self.reference.name

    @property
    def wkt(self):
        """Coordinate system as well-known text."""
        return self.reference.to_wkt()

    @property
    def is_geographic(self):
        """Its coordinates are degrees."""
        return self.reference.is_geographic

    @property
    def is_projected(self):
        """It is a map of the earth."""
        return self.reference.is_projected

    @property
    def is_local(self):
        """It is a plane somewhere."""
        return self.reference.is_engineering

    @property
    def unit(self):
        """(metres, name) of the unit of its coordinates."""
        axis = self.reference.axis_info[0]
        return axis.unit_conversion_factor, axis.unit_name

    @property
    def metres_upwards(self):
        """Metres of the unit of its heights, None where it has none."""
        return None if self._vertical is None else self._vertical[0]

    @property
    def is_downwards(self):
        """Its vertical axis points downwards, as of depths."""
        return self._vertical is not None and self._vertical[1]

    @property
    def _vertical(self):
        return vertical_axis(self.reference.to_wkt("WKT2_2019"))

    @property
    def axes(self):
        """Directions of its two axes across, in the order that the system names them: "east", "north" ..."""
        across = self.flat().reference.axis_info[:2]
        return tuple(axis.direction if axis.direction in ("north", "south", "east", "west") else "" for axis in across)

    @property
    def ellipsoid(self):
        """(semi-major axis in m, inverse flattening or 0 of a sphere, radians of the angular unit) of its degrees."""
        degrees = self.degrees().reference
        ellipsoid = degrees.ellipsoid
        return ellipsoid.semi_major_metre, ellipsoid.inverse_flattening, degrees.axis_info[0].unit_conversion_factor

    def flat(self):
        """Coordinate system without heights."""
        across = [system for system in self.reference.sub_crs_list if not system.is_vertical]
        return System(across[0]) if across else self

    def degrees(self):
        """The geographic system that a projected one is a map of."""
        return System(self.flat().reference.geodetic_crs)

    def is_same(self, other):
        """Do coordinates of both systems mean the same points?"""
        return self.reference.equals(other.reference, ignore_axis_order=True)

    def to(self, other):
        """Function of x, y -> (x, y) in the other system, x before y as in a GIS; NaN where that cannot be."""
        try:
            transformer = pyproj.Transformer.from_crs(self.reference, other.reference, always_xy=True)
        except pyproj.exceptions.ProjError:
            transformer = None

        def transformed(x, y):
            if transformer is None:  # of a local system, for example
                return math.nan, math.nan
            return transformer.transform(float(x), float(y))

        return transformed
