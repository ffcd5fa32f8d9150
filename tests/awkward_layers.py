# SPDX-License-Identifier: GPL-2.0-or-later
"""Layers and rasters that are legal and awkward, each with what every reader must make of it.

Made with GDAL on the slope of tests/study_files.py. A case is refused with a word that the message must hold, or gives
release points (of layers) or heights (of rasters). Coordinates in WKT are metres from the south-western node.
"""

import math
import re
import shutil
import struct
import zipfile
from typing import NamedTuple

import numpy as np
from osgeo import gdal, ogr, osr

from talus.tests.study_files import CELL, COLUMNS, ROWS, SOUTH, WEST

NUMBER = re.compile(r"(-?[\d.]+|nan|inf) (-?[\d.]+|nan|inf)")
TEN = "((30 100, 40 100, 40 110, 30 110, 30 100))"  # a square of 100 m2, which holds four points 5 m apart
OWN = None  # volume of a release that takes the rock's


class Case(NamedTuple):
    """One layer."""

    features: list  # pairs of WKT, None for no geometry, and the values of its fields
    starts: object = 1  # how many release points, or where they are
    refused: str = ""  # words of the message, with | between those of QGIS and of studies
    fields: tuple = ()  # pairs of a name and a type of ogr, or triples with a subtype
    volume: object = ""  # what the field "number" says, if it is the volume of the release points
    driver: str = "GPKG"
    crs: object = 2056
    options: tuple = ()
    change: object = None  # function of the path, which returns the path to read
    not_by_wheels: bool = False  # pyogrio reads no such layer, and says so
    not_by_qgis: bool = False  # Processing takes no such layer, and says so


def at(wkt):
    """WKT in the system of the study; a letter keeps more than two dimensions apart."""
    return NUMBER.sub(lambda match: f"{float(match[1]) + WEST:.12g} {float(match[2]) + SOUTH:.12g}", wkt)


def write(case, folder):
    """Write the layer of a case; returns what to open."""
    suffix = {"GPKG": "gpkg", "ESRI Shapefile": "shp", "GeoJSON": "geojson", "FlatGeobuf": "fgb"}[case.driver]
    path = folder / f"awkward.{suffix}"
    target = ogr.GetDriverByName(case.driver).CreateDataSource(str(path))
    system = osr.SpatialReference()
    if case.crs:
        system.ImportFromEPSG(case.crs)
    geometries = [None if wkt is None else ogr.CreateGeometryFromWkt(at(wkt)) for wkt, _ in case.features]
    kinds = {geometry.GetGeometryType() for geometry in geometries if geometry is not None}
    kind = kinds.pop() if len(kinds) == 1 else ogr.wkbUnknown if kinds else ogr.wkbPoint
    layer = target.CreateLayer("awkward", system if case.crs else None, kind, list(case.options))
    for name, kind, *sub in case.fields:
        field = ogr.FieldDefn(name, kind)
        if sub:
            field.SetSubType(sub[0])
        layer.CreateField(field)
    for geometry, (_, values) in zip(geometries, case.features):
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(geometry)
        for k, value in enumerate(values):
            if value is not None:
                set_field(feature, k, value)
        layer.CreateFeature(feature)
    layer = target = None
    return path if case.change is None else case.change(path)


def set_field(feature, k, value):
    """Set a field, also one of bytes and lists."""
    if isinstance(value, bytes):
        feature.SetFieldBinaryFromHexString(k, value.hex())
    elif isinstance(value, list) and isinstance(value[0], str):
        feature.SetFieldStringList(k, value)
    elif isinstance(value, list) and isinstance(value[0], int):
        feature.SetFieldIntegerList(k, value)
    elif isinstance(value, list):
        feature.SetFieldDoubleList(k, value)
    else:
        feature.SetField(k, value)


def zipped(path):
    """The files of a layer or raster in an archive."""
    archive = path.with_suffix(".zip")
    with zipfile.ZipFile(archive, "w") as file:
        for entry in path.parent.glob(f"{path.stem}.*"):
            if entry != archive:
                file.write(entry, entry.name)
    return f"/vsizip/{archive}/{path.name}"


def gzipped(path):
    """A raster compressed by gzip."""
    import gzip

    with open(path, "rb") as file, gzip.open(f"{path}.gz", "wb") as target:
        shutil.copyfileobj(file, target)
    return f"/vsigzip/{path}.gz"


def without_language(path):
    """A shapefile that does not say in what encoding its texts are."""
    table = path.with_suffix(".dbf")
    data = bytearray(table.read_bytes())
    data[29] = 0
    table.write_bytes(data)
    path.with_suffix(".cpg").unlink(missing_ok=True)
    return path


def same_names(path):
    """A shapefile whose two fields have one name, as no program writes and some scripts do."""
    table = path.with_suffix(".dbf")
    data = bytearray(table.read_bytes())
    data[64:75] = data[32:43]
    table.write_bytes(data)
    return path


def with_geometry(wkb):
    """The layer with another geometry in its first feature, as bytes, which GDAL would not make."""
    import sqlite3

    def change(path):
        head = b"GP\x00\x01" + struct.pack("<i", 2056)
        with sqlite3.connect(path) as data:
            data.execute("DROP TRIGGER IF EXISTS rtree_awkward_geom_update1")
            for (name,) in data.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                data.execute(f'DROP TRIGGER "{name}"')
            data.execute("UPDATE awkward SET geom = ? WHERE fid = 1", (head + wkb,))
        return path

    return change


def line_of(*places):
    """Well-known binary of a line, whatever its vertices."""
    numbers = [number for x, y in places for number in (x + WEST, y + SOUTH)]
    return struct.pack(f"<BII{len(numbers)}d", 1, 2, len(places), *numbers)


def ring_of(*places):
    """Well-known binary of a polygon, whatever its ring."""
    numbers = [number for x, y in places for number in (x + WEST, y + SOUTH)]
    return struct.pack(f"<BIII{len(numbers)}d", 1, 3, 1, len(places), *numbers)


ONE = [("POINT (30 100)", ())]
ARC = "CIRCULARSTRING (30 100, 35 105, 40 100)"
ROUND = "CURVEPOLYGON (CIRCULARSTRING (30 100, 40 110, 50 100, 40 90, 30 100))"


def valued(value, kind, refused="", volume=OWN, sub=()):
    """A point whose volume is in a field of some type."""
    return Case([("POINT (30 100)", (value,))], 1, refused, (("number", kind, *sub),), volume)


def beside(value, kind, *sub):
    """A point with a field that nothing reads."""
    return Case([("POINT (30 100)", (value,))], 1, "", (("unused", kind, *sub),))


LAYERS = {
    "points": Case([("POINT (30 100)", ()), ("POINT (50 100)", ())], [(30.0, 100.0), (50.0, 100.0)]),
    "several points": Case([("MULTIPOINT (30 100, 40 100, 50 100)", ())], 3),
    "points with heights": Case([("POINT Z (30 100 5)", ())], [(30.0, 100.0)]),
    "points with measures": Case([("POINT M (30 100 5)", ())], [(30.0, 100.0)]),
    "points with both": Case([("POINT ZM (30 100 5 6)", ())], [(30.0, 100.0)]),
    "line": Case([("LINESTRING (30 100, 40 100)", ())], [(32.5, 100.0), (37.5, 100.0)]),
    "lines": Case([("MULTILINESTRING ((30 100, 35 100), (50 100, 55 100))", ())], [(32.5, 100.0), (52.5, 100.0)]),
    "line with heights": Case([("LINESTRING Z (30 100 1, 40 100 900)", ())], [(32.5, 100.0), (37.5, 100.0)]),
    "line with a vertex twice": Case([("LINESTRING (30 100, 30 100, 35 100)", ())], [(32.5, 100.0)]),
    "polygon": Case([(f"POLYGON {TEN}", ())], 4),
    "polygon the other way round": Case([("POLYGON ((30 100, 30 110, 40 110, 40 100, 30 100))", ())], 4),
    "polygon with a hole": Case([("POLYGON ((20 90, 60 90, 60 110, 20 110, 20 90), (25 92, 55 92, 55 108, 25 108, "
                                  "25 92))", ())], 14),
    "polygons": Case([(f"MULTIPOLYGON ({TEN}, ((50 100, 52 100, 52 102, 50 102, 50 100)))", ())], 5),
    "polygon with heights": Case([("POLYGON Z ((30 100 1, 40 100 2, 40 110 3, 30 110 4, 30 100 1))", ())], 4),
    "polygon smaller than the spacing": Case([("POLYGON ((31 101, 32 101, 32 102, 31 102, 31 101))", ())],
                                             [(31.5, 101.5)]),
    "curve": Case([(ARC, ())], 3),
    "curve of parts": Case([(f"COMPOUNDCURVE ({ARC}, (40 100, 50 100))", ())], 5),
    "polygon of curves": Case([(ROUND, ())], 10),
    "polygons of curves": Case([(f"MULTISURFACE ({ROUND})", ())], 10),
    "curves": Case([(f"MULTICURVE ({ARC})", ())], 3),
    "triangle": Case([("TRIANGLE ((30 100, 45 100, 30 115, 30 100))", ())], 6, not_by_wheels=True),
    "surface of one triangle": Case([("TIN (((30 100, 45 100, 30 115, 30 100)))", ())], 6, not_by_wheels=True),
    "surface of polygons": Case([(f"POLYHEDRALSURFACE ({TEN})", ())], 4, not_by_wheels=True),
    "bow tie": Case([("POLYGON ((30 100, 40 110, 40 100, 30 110, 30 100))", ())], refused="invalid"),
    "polygon without area": Case([("POLYGON ((30 100, 40 100, 30 100, 30 100))", ())], refused="invalid"),
    "polygons over each other": Case([(f"MULTIPOLYGON ({TEN}, {TEN})", ())], refused="invalid"),
    "point without place among others": Case([*ONE, ("POINT EMPTY", ())], 1),
    "points without place": Case([("POINT EMPTY", ()), ("POINT EMPTY", ())], refused="geometry|to start from"),
    "no geometry among others": Case([*ONE, (None, ())], 1),
    "no geometry": Case([(None, ()), (None, ())], refused="geometry|to start from"),
    "empty polygon among others": Case([(f"POLYGON {TEN}", ()), ("POLYGON EMPTY", ())], 4),
    "empty collection among others": Case([*ONE, ("GEOMETRYCOLLECTION EMPTY", ())], 1),
    "collection of points": Case([("GEOMETRYCOLLECTION (POINT (30 100), POINT (50 100))", ())], 2,
                                 not_by_qgis=True),
    "mixed layer": Case([*ONE, ("LINESTRING (30 100, 35 100)", ()), (f"POLYGON {TEN}", ())], 6),
    "vertex that is no number": Case([("LINESTRING (30 100, 40 100)", ())], refused="invalid",
                                     change=with_geometry(line_of((30.0, 100.0), (math.nan, 100.0)))),
    "vertex without end": Case([("LINESTRING (30 100, 40 100)", ())], refused="invalid",
                               change=with_geometry(line_of((30.0, 100.0), (math.inf, 100.0)))),
    "ring that is not closed": Case([(f"POLYGON {TEN}", ())], 4,
                                    change=with_geometry(ring_of((30, 100), (40, 100), (40, 110), (30, 110)))),
    "layer without features": Case([], refused="empty"),
    "layer without a system": Case(ONE, refused="no coordinate system", crs=None, driver="ESRI Shapefile"),
    "point outside": Case([("POINT (500 100)", ())], refused="no elevation"),
    "polygon partly outside": Case([("POLYGON ((70 100, 200 100, 200 105, 70 105, 70 100))", ())], 2),
    "polygon with too many points": Case([("POLYGON ((0 0, 90000 0, 90000 90000, 0 90000, 0 0))", ())],
                                         refused="too many points"),
    "volume missing": valued(None, ogr.OFTReal),
    "volume no number": valued(math.nan, ogr.OFTReal),
    "volume in a whole number": valued(2, ogr.OFTInteger, volume=2.0),
    "volume in a long whole number": valued(2, ogr.OFTInteger64, volume=2.0),
    "volume in a text": valued("1.5", ogr.OFTString, volume=1.5),
    "volume in words": valued("large", ogr.OFTString, "number"),
    "volume in yes and no": valued(1, ogr.OFTInteger, volume=1.0, sub=(ogr.OFSTBoolean,)),
    "volume in a date": valued("2026/05/01", ogr.OFTDate, "number"),
    "volume of nothing": valued(0.0, ogr.OFTReal, "number"),
    "volume below nothing": valued(-1.0, ogr.OFTReal, "number"),
    "volume in litres": valued(1e6, ogr.OFTReal, "must be from"),
    "volume without end": valued(math.inf, ogr.OFTReal, "number"),
    "unused text": beside("large", ogr.OFTString),
    "unused no number": beside(math.nan, ogr.OFTReal),
    "unused bytes": beside(b"\x00\xff", ogr.OFTBinary),
    "unused date": beside("2026/05/01", ogr.OFTDate),
    "unused moment": beside("2026/05/01 12:30:00", ogr.OFTDateTime),
    "unused data in a text": beside('{"a": [1]}', ogr.OFTString, ogr.OFSTJSON),
    "unused list of numbers": beside([1.0, 2.0], ogr.OFTRealList)._replace(driver="GeoJSON"),
    "unused list of texts": beside(["a", "b"], ogr.OFTStringList)._replace(driver="GeoJSON"),
    "volume in a list": valued([1, 2], ogr.OFTIntegerList, "number")._replace(driver="GeoJSON"),
    "unused hour": beside("12:30:00", ogr.OFTTime)._replace(driver="GeoJSON"),
    "field name in Latin-1": Case([("POINT (30 100)", (1.0,))], 1, "", (("gr\u00f6\u00dfe", ogr.OFTReal),),
                                  driver="ESRI Shapefile", options=("ENCODING=ISO-8859-1",), change=without_language),
    "text in Latin-1": Case([("POINT (30 100)", ("Gr\u00f6\u00dfe",))], 1, "", (("unused", ogr.OFTString),),
                            driver="ESRI Shapefile", options=("ENCODING=ISO-8859-1",), change=without_language),
    "field name in UTF-8": Case([("POINT (30 100)", (1.0,))], 1, "", (("gr\u00f6\u00dfe", ogr.OFTReal),),
                                driver="ESRI Shapefile", options=("ENCODING=UTF-8",)),
    "two fields of one name": Case([("POINT (30 100)", (2.0, 7.0))], 1, "",
                                   (("number", ogr.OFTReal), ("numbes", ogr.OFTReal)), 2.0, "ESRI Shapefile",
                                   change=same_names),
    "shapefile": Case([(f"POLYGON {TEN}", ())], 4, driver="ESRI Shapefile"),
    "shapefile in an archive": Case([(f"POLYGON {TEN}", ())], 4, driver="ESRI Shapefile", change=zipped),
    "geojson": Case([("POINT (30 100)", (2.0,))], 1, "", (("number", ogr.OFTReal),), 2.0, "GeoJSON"),
    "flatgeobuf": Case([("POINT (30 100)", (2.0,))], 1, "", (("number", ogr.OFTReal),), 2.0, "FlatGeobuf"),
}  # fmt: skip


class Dem(NamedTuple):
    """One elevation model."""

    kind: int = gdal.GDT_Float32
    nodata: object = None
    holes: int = 0  # cells without data
    refused: str = ""
    codes: tuple = ()  # of the findings of the survey that are not notes
    crs: object = "EPSG:2056"
    transform: object = (WEST - 0.5 * CELL, CELL, 0.0, SOUTH + (ROWS - 0.5) * CELL, 0.0, -CELL)
    scale: object = None  # (scale, offset)
    bands: int = 1
    unit: str = ""
    alpha: bool = False
    mask: bool = False
    fill: object = None  # value of the holes where none is declared
    add: float = 0.0  # to the heights
    options: tuple = ()
    change: object = None


def heights():
    """The slope of tests/study_files.py with waves of some metres, row 0 in the north; whole decimetres."""
    y, x = np.mgrid[ROWS - 1 : -1 : -1, 0:COLUMNS] * CELL
    slope = np.maximum(y - 40.0, 0.0) * math.tan(math.radians(40.0))
    return np.round(100.0 + slope + 0.31 * x + 2.0 * np.sin(0.37 * x) * np.cos(0.29 * y) + 0.013 * x * y, 1)


def write_dem(dem, folder):
    """Write a raster; returns what to open."""
    path = folder / "awkward.tif"
    values = heights() + dem.add
    if dem.scale is not None:
        values = np.rint((values - dem.scale[1]) / dem.scale[0])
    is_hole = np.zeros(values.shape, bool)
    is_hole.ravel()[3 : 3 + dem.holes] = True
    if dem.fill is not None or dem.nodata is not None:
        values[is_hole] = dem.nodata if dem.fill is None else dem.fill
    count = dem.bands + dem.alpha
    target = gdal.GetDriverByName("GTiff").Create(str(path), COLUMNS, ROWS, count, dem.kind, list(dem.options))
    if dem.transform is not None:
        target.SetGeoTransform(dem.transform)
    if dem.crs:
        system = osr.SpatialReference()
        system.SetFromUserInput(dem.crs)
        target.SetProjection(system.ExportToWkt())
    flipped = values if dem.transform is None or dem.transform[5] < 0.0 else values[::-1]
    for number in range(1, dem.bands + 1):
        band = target.GetRasterBand(number)
        band.WriteArray(flipped + 1000.0 * (number - 1))
        if dem.nodata is not None:
            band.SetNoDataValue(dem.nodata)
        if dem.scale is not None:
            band.SetScale(dem.scale[0])
            band.SetOffset(dem.scale[1])
        if dem.unit:
            band.SetUnitType(dem.unit)
    if dem.alpha:
        band = target.GetRasterBand(count)
        band.SetColorInterpretation(gdal.GCI_AlphaBand)
        band.WriteArray(np.where(is_hole, 0.0, 255.0))
    if dem.mask:
        target.CreateMaskBand(gdal.GMF_PER_DATASET)
        target.GetRasterBand(1).GetMaskBand().WriteArray(np.where(is_hole, 0, 255).astype(np.uint8))
    target = None
    return path if dem.change is None else dem.change(path)


def virtual(path):
    """A VRT of the raster."""
    made = path.with_suffix(".vrt")
    gdal.BuildVRT(str(made), [str(path)]).FlushCache()
    return made


def ascii_grid(path):
    """An ESRI grid, which says nothing of a system."""
    made = path.with_name("grid.asc")
    gdal.Translate(str(made), str(path), format="AAIGrid").FlushCache()
    for side in ("grid.prj", "grid.asc.aux.xml"):
        (path.parent / side).unlink(missing_ok=True)
    return made


TURNED = (WEST, 1.9, 0.3, SOUTH + ROWS * CELL, 0.3, -1.9)
DEGREES = (7.4, 0.00002, 0.0, 46.9, 0.0, -0.00002)
DEMS = {
    "float": Dem(nodata=-9999.0, holes=7),
    "double": Dem(gdal.GDT_Float64, -9999.0, 7),
    "no data that no float holds": Dem(nodata=-3.4028234663852886e38, holes=7),
    "no number as no data": Dem(nodata=math.nan, holes=7),
    "no number undeclared": Dem(fill=math.nan, holes=7),
    "without end": Dem(fill=math.inf, holes=7),
    "decimetres in short whole numbers": Dem(gdal.GDT_Int16, -32768, 7, scale=(0.1, 0.0)),
    "decimetres above an offset": Dem(gdal.GDT_UInt16, 65535, 7, scale=(0.1, 50.0)),
    "long whole numbers in decimetres": Dem(gdal.GDT_Int32, -1, 7, scale=(0.1, 0.0)),
    "scale of nothing": Dem(scale=(1e-30, 0.0), refused="outside -500 to 9000", kind=gdal.GDT_Float64, add=1e40),
    "bytes": Dem(gdal.GDT_Byte, codes=("dem-byte", "dem-steps")),
    "transparency": Dem(alpha=True, holes=7),
    "mask": Dem(mask=True, holes=7),
    "two bands": Dem(bands=2),
    "south up": Dem(transform=(WEST - 1.0, CELL, 0.0, SOUTH - 1.0, 0.0, CELL), nodata=-9999.0, holes=7),
    "turned": Dem(transform=TURNED, refused="rotated"),
    "mirrored": Dem(transform=(WEST + 80.0, -CELL, 0.0, SOUTH + 119.0, 0.0, -CELL), refused="mirrored"),
    "without a place": Dem(transform=None, crs="", refused="coordinate system|georeference"),
    "without a system": Dem(crs="", refused="no coordinate system"),
    "degrees": Dem(crs="EPSG:4326", transform=DEGREES, refused="degrees|coordinate system"),
    "feet": Dem(crs="EPSG:2225", refused="metres"),
    "heights above a datum": Dem(crs="EPSG:2056+5728"),
    "heights in feet": Dem(crs="EPSG:2056+6360", refused="heights"),
    "depths": Dem(crs="EPSG:2056+5715", refused="downwards"),
    "unit of feet": Dem(unit="ft", refused="'ft'"),
    "unit of metres": Dem(unit="metre"),
    "web map": Dem(crs="EPSG:3857", transform=(8.3e5, CELL, 0.0, 5.9e6, 0.0, -CELL), refused="true to scale"),
    "no data undeclared": Dem(fill=-9999.0, holes=7, refused="There is no land"),
    "nothing undeclared": Dem(fill=0.0, holes=7, codes=("dem-undeclared-nodata",)),
    "tiles": Dem(nodata=-9999.0, holes=7, options=("TILED=YES", "COMPRESS=DEFLATE", "PREDICTOR=3", "BLOCKXSIZE=16",
                                                   "BLOCKYSIZE=16")),
    "archive": Dem(nodata=-9999.0, holes=7, change=zipped),
    "gzip": Dem(nodata=-9999.0, holes=7, change=gzipped),
    "virtual": Dem(nodata=-9999.0, holes=7, change=virtual),
    "ascii grid": Dem(nodata=-9999.0, holes=7, change=ascii_grid, refused="no coordinate system"),
    "cells that are no squares": Dem(transform=(WEST - 1.0, CELL, 0.0, SOUTH + 3.0 * ROWS, 0.0, -3.0)),
}  # fmt: skip
