# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters, layers and coordinate systems by GDAL's own Python, osgeo; geodata.py says what the names mean."""

import math
import os
import sys
from contextlib import contextmanager

import numpy as np
from osgeo import gdal, gdal_array, ogr, osr  # gdal_array: not there where GDAL was built for another numpy

from .geodata import BandFacts, Layer, options_of, plain_value, text_of, time_text, vertical_axis
from .plain_file import refuse_pipe
from .well_known_binary import flat

LAYER_KINDS = {
    "Point": ogr.wkbPoint, "Point Z": ogr.wkbPoint25D, "Measured 3D Point": ogr.wkbPointZM,
    "LineString": ogr.wkbLineString, "Measured 3D LineString": ogr.wkbLineStringZM, "Polygon": ogr.wkbPolygon,
    "Unknown": ogr.wkbUnknown, "None": ogr.wkbNone,
}  # fmt: skip
TILED = {"TILED": "YES", "COMPRESS": "DEFLATE", "BIGTIFF": "IF_SAFER"}
FIELD_KINDS = {bool: ogr.OFTInteger, int: ogr.OFTInteger64, float: ogr.OFTReal, str: ogr.OFTString}
TIMES = {ogr.OFTDate: "{:04d}-{:02d}-{:02d}", ogr.OFTDateTime: "{:04d}-{:02d}-{:02d}T{:02d}:{:02d}:{:02.0f}"}
SURFACES = ogr.wkbTriangle, ogr.wkbTIN, ogr.wkbPolyhedralSurface
OF_FULL_DISK = "No space left on device", "disk is full"  # as GDAL and SQLite say it
MOST_NOTED, LONGEST_TOLD = 100, 300  # complaints, characters


def _opened(path):
    """The dataset of a raster; tiles of a GeoTIFF that are compressed are unpacked by all processors."""
    driver = gdal.IdentifyDriver(path)
    if driver is None or driver.ShortName != "GTiff":
        return gdal.Open(path)
    return gdal.OpenEx(path, gdal.OF_RASTER, open_options=["NUM_THREADS=ALL_CPUS"])


class Raster:
    """A raster to read."""

    def __init__(self, path):
        refuse_pipe(path)
        try:
            self.dataset = _opened(os.fspath(path))
        except RuntimeError:  # where exceptions of GDAL are switched on
            self.dataset = None
        if self.dataset is None:
            raise ValueError(f"{path}: GDAL cannot read this as a raster ({gdal.GetLastErrorMsg()}).")
        self.path = path
        self.shape = (self.dataset.RasterYSize, self.dataset.RasterXSize)
        self.transform = self.dataset.GetGeoTransform(can_return_null=True)
        self.crs = self.dataset.GetProjection()
        bands = [self.dataset.GetRasterBand(k + 1) for k in range(self.dataset.RasterCount)]
        alphas = [k for k, band in enumerate(bands, 1) if band.GetColorInterpretation() == gdal.GCI_AlphaBand]
        self.alpha = alphas[0] if alphas else None  # GDAL itself makes no mask of one that is not of whole numbers
        self.bands = [self._facts(band) for band in bands]
        self.files = list(self.dataset.GetFileList() or [])

    def _facts(self, band):
        has_mask = self._has_own_mask(band) or self.alpha not in (None, band.GetBand())
        colour = gdal.GetColorInterpretationName(band.GetColorInterpretation()).lower()
        kind = gdal_array.GDALTypeCodeToNumericTypeCode(band.DataType)
        return BandFacts(
            band.GetUnitType() or "", band.GetDescription() or "", band.GetNoDataValue(), band.GetScale(),
            band.GetOffset(), band.DataType == gdal.GDT_Float32, has_mask,
            "" if kind is None else np.dtype(kind).name, "" if colour == "undefined" else colour,
        )  # fmt: skip

    @staticmethod
    def _has_own_mask(band):
        return not band.GetMaskFlags() & (gdal.GMF_ALL_VALID | gdal.GMF_NODATA)

    def read(self, number, window, out):
        """Fill ``out`` (rows, columns) float64, of any strides; window = (column, row, columns, rows)."""
        try:
            done = self.dataset.GetRasterBand(number).ReadAsArray(*window, buf_obj=out)
        except RuntimeError:
            done = None
        if done is None:
            raise ValueError(f"{self.path}: cells cannot be read ({gdal.GetLastErrorMsg()}); is the file complete?")

    def mask(self, number, window):
        """The band's own mask, 0 where cells have no data or are transparent."""
        band, mask_band = self.dataset.GetRasterBand(number), None
        if self._has_own_mask(band):
            mask_band = band.GetMaskBand().ReadAsArray(*window)
        if self.alpha not in (None, number):
            is_seen = self.dataset.GetRasterBand(self.alpha).ReadAsArray(*window) != 0
            return is_seen if mask_band is None else is_seen & (mask_band != 0)
        return mask_band


def file_list(path):
    """Names of all that a raster or a layer is read from; [] for what GDAL does not open."""
    gdal.PushErrorHandler("CPLQuietErrorHandler")
    try:
        dataset = gdal.OpenEx(os.fspath(path), gdal.OF_RASTER | gdal.OF_VECTOR | gdal.OF_READONLY)
        return [] if dataset is None else list(dataset.GetFileList() or [])
    except RuntimeError:
        return []
    finally:
        gdal.PopErrorHandler()


@contextmanager
def small_cache(size):
    """GDAL keeps at most this many bytes of decoded cells meanwhile; by itself it takes a twentieth of the memory."""
    before = gdal.GetCacheMax()
    gdal.SetCacheMax(min(before, size))
    try:
        yield
    finally:
        gdal.SetCacheMax(before)


class RasterSink:
    """A raster that is written."""

    def __init__(self, dataset, nodata):
        self.dataset, self.nodata = dataset, nodata

    def write(self, number, array, column=0, row=0, description="", unit=""):
        """An array, row 0 in the north, from a cell on; the rest of the band is without data."""
        self.describe(number, description, unit)
        band = self.dataset.GetRasterBand(number)
        if self.nodata is not None:
            band.Fill(self.nodata)
        band.WriteArray(array, column, row)

    def describe(self, number, description, unit=""):
        """Say what a band is that is written by parts, before the first of them."""
        band = self.dataset.GetRasterBand(number)
        band.SetDescription(description)
        band.SetUnitType(unit)
        if self.nodata is not None:
            band.SetNoDataValue(self.nodata)

    def write_part(self, number, array, column, row):
        """One of the arrays that cover a band together, row 0 in the north, from a cell on."""
        if self.dataset.GetRasterBand(number).WriteArray(array, column, row) != gdal.CE_None:
            raise OSError(gdal.GetLastErrorMsg())


@contextmanager
def new_raster(path, shape, transform, crs, count, dtype, nodata, options, items):
    """A RasterSink for a GeoTIFF; ``options``: name -> value of the driver, ``items``: texts for the metadata."""
    rows, columns = shape
    settings = [f"{name}={value}" for name, value in options.items()]
    kind = gdal_array.NumericTypeCodeToGDALTypeCode(np.dtype(dtype).type)
    dataset = gdal.GetDriverByName("GTiff").Create(os.fspath(path), columns, rows, count, kind, settings)
    if dataset is None:
        raise OSError(gdal.GetLastErrorMsg())
    dataset.SetGeoTransform(transform)
    if crs:
        dataset.SetProjection(crs)
    for name, text in items.items():
        dataset.SetMetadataItem(name, text)
    yield RasterSink(dataset, nodata)
    dataset.FlushCache()


def as_cloud_optimised(path, out_path, options):
    """Copy a raster to a cloud optimised GeoTIFF with overviews; ``options``: name -> value of the driver COG.

    A tiled one without overviews where GDAL is older than that driver, 3.1.
    """
    driver = gdal.GetDriverByName("COG")
    if driver is None:
        driver, options = gdal.GetDriverByName("GTiff"), TILED
    settings = [f"{name}={value}" for name, value in options.items()]
    source = gdal.Open(os.fspath(path))
    if driver.CreateCopy(os.fspath(out_path), source, 0, settings) is None:
        raise OSError(gdal.GetLastErrorMsg())


@contextmanager
def quiet():
    """GDAL prints no errors meanwhile, in any thread: they are reported in words by those who meet them."""
    gdal.SetErrorHandler(_print_warning)
    try:
        yield
    finally:
        gdal.SetErrorHandler()


def _print_warning(kind, number, text):
    if kind == gdal.CE_Warning:
        print(f"warning of GDAL: {text}", file=sys.stderr)


@contextmanager
def failures(path):
    """Turn a complaint of GDAL into an OSError that says that the disk is full, or what came first of all."""
    complaints = []

    def note(kind, number, text):
        if kind >= gdal.CE_Failure and len(complaints) < MOST_NOTED:
            complaints.append(text)

    gdal.ErrorReset()
    gdal.PushErrorHandler(note)
    try:
        yield
    except Exception as error:  # RuntimeError where exceptions of GDAL are switched on; any where a call gave nothing
        if not complaints and not isinstance(error, (RuntimeError, OSError)):
            raise
        raise OSError(f"{path} cannot be written: {_first_of([*complaints, str(error)])}") from error
    finally:
        gdal.PopErrorHandler()
    if complaints:
        raise OSError(f"{path} cannot be written: {_first_of(complaints)}")


def _first_of(complaints):
    """First complaint, from which the others follow, or that of a full disk."""
    if any(words in complaint for complaint in complaints for words in OF_FULL_DISK):
        return "the disk is full"
    return complaints[0][:LONGEST_TOLD]


def layer_names(path):
    """Names of the layers of a file."""
    dataset = _open_vector(path)
    return [dataset.GetLayer(k).GetName() for k in range(dataset.GetLayerCount())]


def read_layer(path, name=None):
    """The Layer of a file; the only or first one where no name is given."""
    dataset = _open_vector(path)
    layer = dataset.GetLayerByName(name) if name else dataset.GetLayer(0)
    if layer is None:
        raise ValueError(f"{path}: there is no layer {name!r}; it has {', '.join(layer_names(path))}.")
    system, definition = layer.GetSpatialRef(), layer.GetLayerDefn()
    fields = _fields_of(definition)
    geometries, identifiers, columns = [], [], {field: [] for field in fields}
    for feature in layer:
        geometry = feature.GetGeometryRef()
        if geometry is not None and geometry.HasCurveGeometry():
            geometry = geometry.GetLinearGeometry()  # as the wheels read it
        is_bare = geometry is None or geometry.IsEmpty()
        geometries.append(None if is_bare else bytes(geometry.ExportToIsoWkb()))
        identifiers.append(feature.GetFID())
        for one, (k, kind) in fields.items():
            columns[one].append(_value(feature, k, kind) if feature.IsFieldSetAndNotNull(k) else None)
    kind = ogr.GeometryTypeToName(layer.GetGeomType())
    return Layer(layer.GetName(), kind, system.ExportToWkt() if system else "", geometries, columns, identifiers)


def _fields_of(definition):
    """Name -> (number, type) of the fields; of two with one name the first."""
    fields = {}
    for k in range(definition.GetFieldCount()):
        field = definition.GetFieldDefn(k)
        kind = bool if field.GetSubType() == ogr.OFSTBoolean else field.GetType()
        fields.setdefault(text_of(_undecoded(field.GetName)), (k, kind))
    return fields


def _undecoded(call, *arguments):
    """Result of a call of osgeo; the bytes of a text that is not UTF-8."""
    try:
        return call(*arguments)
    except UnicodeDecodeError as error:
        return error.object


def _value(feature, k, kind):
    """A value of a feature as geodata.plain_value gives it."""
    if kind in TIMES:
        return time_text(TIMES[kind].format(*feature.GetFieldAsDateTime(k)))
    value = text_of(_undecoded(feature.GetField, k))
    return bool(value) if kind is bool else plain_value(value)


def _open_vector(path):
    refuse_pipe(path)
    try:
        options = [f"{name}={value}" for name, value in options_of(path).items()]
        dataset = gdal.OpenEx(os.fspath(path), gdal.OF_VECTOR | gdal.OF_READONLY, open_options=options)
    except RuntimeError:
        dataset = None
    if dataset is None or not dataset.GetLayerCount():
        raise ValueError(f"{path}: GDAL cannot read this as a vector layer ({gdal.GetLastErrorMsg()}).")
    return dataset


def write_layer(path, layer, items=None):
    """Write a Layer as a GeoPackage, or beside the layers that one holds; ``items``: texts for its metadata."""
    with failures(path):
        driver = gdal.GetDriverByName("GPKG")
        if os.path.exists(path):
            dataset = gdal.OpenEx(os.fspath(path), gdal.OF_VECTOR | gdal.OF_UPDATE)
        else:
            dataset = driver.Create(os.fspath(path), 0, 0, 0, gdal.GDT_Unknown)
        if dataset is None:
            raise OSError(gdal.GetLastErrorMsg())
        system = osr.SpatialReference(layer.crs) if layer.crs else None
        kind = LAYER_KINDS[layer.kind]
        options = [] if kind == ogr.wkbNone else [f"GEOMETRY_NAME={layer.geometry}"]
        target = dataset.CreateLayer(layer.name, system, kind, options)
        for name, values in layer.columns.items():
            field = ogr.FieldDefn(name, FIELD_KINDS[kind_of(values)])
            if kind_of(values) is bool:
                field.SetSubType(ogr.OFSTBoolean)
            target.CreateField(field)
        target.StartTransaction()
        _append(target, layer)
        target.CommitTransaction()
        for name, text in (items or {}).items():
            dataset.SetMetadataItem(name, text)
        target = dataset = None  # closes it


def _append(target, layer):
    definition = target.GetLayerDefn()
    rows = zip(*layer.columns.values()) if layer.columns else ([] for _ in layer.geometries)
    for geometry, values in zip(layer.geometries, rows):
        feature = ogr.Feature(definition)
        if geometry is not None:
            feature.SetGeometryDirectly(ogr.CreateGeometryFromWkb(geometry))
        for k, value in enumerate(values):
            if value is not None:
                feature.SetField(k, value)
        target.CreateFeature(feature)


def kind_of(values):
    """bool, int, float or str: the type of the values of a column."""
    kinds = {type(value) for value in values if value is not None}
    return str if str in kinds else kinds.pop() if kinds in ({int}, {bool}) else float


def envelope(wkb):
    """(xmin, xmax, ymin, ymax) of a geometry."""
    return _geometry(wkb).GetEnvelope()


def contains(wkb, x, y):
    """Does a polygon contain a point?"""
    point = ogr.Geometry(ogr.wkbPoint)
    point.AddPoint_2D(x, y)
    return _geometry(wkb).Contains(point)


def _geometry(wkb):
    """Geometry of straight lines and polygons: GDAL burns arcs and triangles not at all, and does not say so."""
    geometry = ogr.CreateGeometryFromWkb(bytes(wkb))
    if ogr.GT_Flatten(geometry.GetGeometryType()) in SURFACES:
        geometry = ogr.CreateGeometryFromWkb(flat(wkb))
    return geometry.GetLinearGeometry() if geometry.HasCurveGeometry() else geometry


def sums_on_nodes(polygons, columns, transform, shape):
    """For each column (a number a polygon) its sum over the polygons in which the middle of each cell lies.

    (rows, columns) float64, row 0 at the transform's corner.
    """
    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")  # one driver since GDAL 3.11
    source = driver.CreateDataSource("")
    layer = source.CreateLayer("polygons", _plane(), ogr.wkbUnknown)
    for k in range(len(columns)):
        layer.CreateField(ogr.FieldDefn(f"column{k}", ogr.OFTReal))
    for i, wkb in enumerate(polygons):
        feature = ogr.Feature(layer.GetLayerDefn())
        for k, values in enumerate(columns):
            feature.SetField(k, float(values[i]))
        feature.SetGeometry(_geometry(wkb))
        layer.CreateFeature(feature)
    return [_burnt(layer, f"column{k}", transform, shape) for k in range(len(columns))]


def _burnt(layer, field, transform, shape):
    raster = gdal.GetDriverByName("MEM").Create("", shape[1], shape[0], 1, gdal.GDT_Float64)
    raster.SetGeoTransform(transform)
    raster.SetProjection(_plane().ExportToWkt())
    gdal.RasterizeLayer(raster, [1], layer, options=[f"ATTRIBUTE={field}", "MERGE_ALG=ADD"])
    return raster.ReadAsArray()


def _plane():
    """Plane coordinate system for polygons and grid, so that GDAL neither transforms nor warns that it cannot."""
    plane = osr.SpatialReference()
    plane.SetLocalCS("plane")
    return plane


def sieved(label, cells):
    """Labels without areas of fewer cells, which take the label of their largest neighbour."""
    source = gdal.GetDriverByName("MEM").Create("", label.shape[1], label.shape[0], 1, gdal.GDT_Int32)
    band = source.GetRasterBand(1)
    band.WriteArray(label)
    gdal.SieveFilter(band, None, band, cells, 4)
    return band.ReadAsArray()


def outlines(label, transform):
    """Number -> multipolygon as WKB, of the cells (row 0 in the north) with that number above 0."""
    raster = gdal.GetDriverByName("MEM").Create("", label.shape[1], label.shape[0], 1, gdal.GDT_Int32)
    raster.SetGeoTransform(transform)
    band = raster.GetRasterBand(1)
    band.WriteArray(np.ascontiguousarray(label))
    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")  # one driver since GDAL 3.11
    source = driver.CreateDataSource("")
    layer = source.CreateLayer("areas", None, ogr.wkbPolygon)
    layer.CreateField(ogr.FieldDefn("number", ogr.OFTInteger))
    raster.CreateMaskBand(gdal.GMF_PER_DATASET)
    mask = band.GetMaskBand()
    mask.WriteArray((label > 0).astype(np.uint8) * 255)
    gdal.Polygonize(band, mask, layer, 0)
    parts = {}
    for feature in layer:
        parts.setdefault(feature.GetField(0), []).append(feature.GetGeometryRef().Clone())
    return {number: _multipolygon(parts[number]) for number in sorted(parts)}


def _multipolygon(polygons):
    """One geometry; GDAL before 3.7 leaves outlines that touch themselves at a corner."""
    collected = ogr.Geometry(ogr.wkbMultiPolygon)
    for polygon in polygons:
        polygon = polygon if polygon.IsValid() else polygon.MakeValid()
        for k in range(polygon.GetGeometryCount() if polygon.GetGeometryName() != "POLYGON" else 0):
            collected.AddGeometry(polygon.GetGeometryRef(k))
        if polygon.GetGeometryName() == "POLYGON":
            collected.AddGeometry(polygon)
    return bytes(collected.ExportToWkb())


class System:
    """A coordinate system. Raises ValueError for a text that GDAL does not understand."""

    def __init__(self, text):
        self.reference = osr.SpatialReference() if isinstance(text, str) else text
        try:
            failed = isinstance(text, str) and self.reference.SetFromUserInput(text)
        except RuntimeError:  # where exceptions of GDAL are switched on
            failed = True
        if failed:
            raise ValueError(f"the system {text[:60]!r} is not understood")
        self.reference.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)

    @property
    def name(self):
        """Name that the system gives itself."""
        return self.reference.GetName()

    @property
    def wkt(self):
        """Coordinate system as well-known text."""
        return self.reference.ExportToWkt()

    @property
    def is_geographic(self):
        """Its coordinates are degrees."""
        return bool(self.reference.IsGeographic())

    @property
    def is_projected(self):
        """It is a map of the earth."""
        return bool(self.reference.IsProjected())

    @property
    def is_local(self):
        """It is a plane somewhere."""
        return bool(self.reference.IsLocal())

    @property
    def unit(self):
        """(metres, name) of the unit of its coordinates."""
        return self.reference.GetLinearUnits(), self.reference.GetLinearUnitsName()

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
        return vertical_axis(self.reference.ExportToWkt(["FORMAT=WKT2_2018"]))

    @property
    def axes(self):
        """Directions of its two axes across, in the order that the system names them: "east", "north" ..."""
        names = {osr.OAO_North: "north", osr.OAO_South: "south", osr.OAO_East: "east", osr.OAO_West: "west"}
        return tuple(names.get(self.reference.GetAxisOrientation(None, k), "") for k in range(2))

    @property
    def ellipsoid(self):
        """(semi-major axis in m, inverse flattening or 0 of a sphere, radians of the angular unit) of its degrees."""
        degrees = self.degrees().reference
        return degrees.GetSemiMajor(), degrees.GetInvFlattening(), degrees.GetAngularUnits()

    def flat(self):
        """Coordinate system without heights."""
        flat = self.reference.Clone()
        flat.StripVertical()
        return System(flat)

    def degrees(self):
        """The geographic system that a projected one is a map of."""
        return System(self.reference.CloneGeogCS())

    def is_same(self, other):
        """Do coordinates of both systems mean the same points?"""
        return bool(self.reference.IsSame(other.reference))

    def to(self, other):
        """Function of x, y -> (x, y) in the other system, x before y as in a GIS; NaN where that cannot be."""
        try:
            transformation = osr.CreateCoordinateTransformation(self.reference, other.reference)
        except RuntimeError:  # where exceptions of GDAL are switched on
            transformation = None

        def transformed(x, y):
            if transformation is None:  # of a local system, for example
                return math.nan, math.nan
            try:
                return transformation.TransformPoint(float(x), float(y))[:2]
            except RuntimeError:
                return math.nan, math.nan

        return transformed
