# SPDX-License-Identifier: GPL-2.0-or-later
"""Values that mean nothing, for each kind of parameter; all must be refused in words."""

import json
import math
import struct
from pathlib import Path

import numpy as np

WEST, NORTH, EPSG = 2_600_000.0, 1_200_000.0, 2056

NO_NUMBERS = (
    "abc", "2 m", "1,500", "1.2.3", "1,2,3", "--1", "1 2", "0x10", "1e", "e5", "1_000", "\u0661", "nan", "inf", "-inf",
    "1e400", "true", "None", "[]", {}, [], [1.0], (1.0, 2.0), True, False, math.nan, math.inf, -math.inf, b"1",
    {"value": 1}, "=1+", "1;5", "\u00bd", "1 000", "one",
)  # fmt: skip
NO_CHOICES = ("nonsense", "", "NEWTON!", -1, 9999, {}, [0, 1], "0,1", 1.5, "\u00e9", "../")
NO_SWITCHES = ("abc", "2", 7, {}, [], "ja", math.nan)
NO_EXTENTS = (
    "0,0,0,0", "nan,nan,nan,nan", "inf,inf,inf,inf", "-inf,inf,-inf,inf", "1,2,3", "a,b,c,d", "1e400,0,1,2",
    f"{WEST},{WEST + 50},{NORTH - 90},{NORTH} [EPSG:99999999]", f"{WEST},{WEST + 50},{NORTH - 90},{NORTH} [nonsense]",
    f"{WEST},{WEST},{NORTH},{NORTH}", "5,6,7,8", "missing.shp", {}, 7, True, f"{WEST},nan,{NORTH - 90},{NORTH}",
)  # fmt: skip
NO_BANDS = ("x", 0, -1, 99, 1.5, "0", {}, True, "1,5", math.nan, "band 1")
NO_LISTS = ("high", "2, -3", "0", "nan", "inf; 2", "1 m", "=1", "1e400", "2,,x")
NO_DISTRIBUTIONS = (
    "abc", "normal(1)", "normal(1, 0)", "uniform(2, 1)", "lognormal(0, 1)", "lognormal(1, nan)", "uniform(1, inf)",
    "normal(1, 1, 9, 8)", "normal(a, b)", "weibull(1, 2)", "normal 1 2", "__import__('os')", "uniform(1,2", "1.5",
)  # fmt: skip
NO_TABLES = (["a", "b", "c"], [1], {}, 7, True, "x", [math.nan] * 6, [-1.0] * 6, ["", "", ""])
NO_LAYERS = ("missing.gpkg", "/", 7, {}, [], "", "postgis:nowhere", "vsizip/no.zip", b"x", True)


def no_number(definition, draw):
    """A value that is no number, or one outside the range of the definition."""
    from qgis.core import QgsProcessingParameterNumber

    lowest, highest = definition.minimum(), definition.maximum()
    outside = [lowest - abs(lowest) * draw.random() - 1.0, 2.0 * abs(highest) + 1.0 + draw.random()]
    if definition.dataType() == QgsProcessingParameterNumber.Type.Integer:
        outside.append(min(max(lowest, 2) + 0.5, highest - 0.5))
    outside += [str(number) for number in outside]
    return draw.choice([*NO_NUMBERS, *outside])


def bad_layers(folder):
    """Kind of geometry that an input takes -> paths of layers that mean nothing for it."""
    folder.mkdir(exist_ok=True)
    crs = {"type": "name", "properties": {"name": f"urn:ogc:def:crs:EPSG::{EPSG}"}}
    shapes = {
        "point": {"type": "Point", "coordinates": [WEST + 30.0, NORTH - 20.0]},
        "line": {"type": "LineString", "coordinates": [[WEST + 5.0, NORTH - 40.0], [WEST + 70.0, NORTH - 40.0]]},
        "polygon": {"type": "Polygon", "coordinates": [_ring(10.0, -60.0, 60.0, -15.0)]},
    }  # fmt: skip
    corner = [WEST, NORTH]
    bow_tie = [(10.0, -60.0), (60.0, -15.0), (60.0, -60.0), (10.0, -15.0), (10.0, -60.0)]
    broken = {
        "point": [{"type": "Point", "coordinates": [math.inf, NORTH]}, {"type": "Point", "coordinates": [1.0, 2.0]}],
        "line": [
            {"type": "LineString", "coordinates": [[WEST, NORTH], [math.inf, NORTH]]},
            {"type": "LineString", "coordinates": [[WEST, math.nan], [WEST + 9.0, NORTH]]},
        ],
        "polygon": [
            {"type": "Polygon", "coordinates": [[[WEST + x, NORTH + y] for x, y in bow_tie]]},
            {"type": "Polygon", "coordinates": [[corner, [WEST + 9.0, math.inf], [math.inf, NORTH], corner]]},
        ],
    }  # fmt: skip

    def write(name, geometries, system=crs):
        features = [{"type": "Feature", "properties": {"name": "a"}, "geometry": geometry} for geometry in geometries]
        path = folder / f"{name}.gpkg"
        _write_layer(path, [(_wkt(feature["geometry"]), "a") for feature in features], system is not None)
        return str(path)

    good = {kind: write(f"good_{kind}", [shape]) for kind, shape in shapes.items()}
    actual = {}
    for kind in shapes:
        actual[kind] = [path for other, path in good.items() if other != kind]
        actual[kind] += [write(f"{kind}_{k}", [shape]) for k, shape in enumerate(broken[kind])]
        actual[kind] += [write(f"{kind}_empty", []), write(f"{kind}_bare", [shapes[kind]], None), *bad_files(folder)]
    return actual


def _ring(west, south, east, north):
    corners = ((west, south), (east, south), (east, north), (west, north), (west, south))
    return [[WEST + x, NORTH + y] for x, y in corners]


def _wkt(geometry):
    """WKT that keeps what is not finite."""

    def text(pair):
        return f"{pair[0]!r} {pair[1]!r}".replace("inf", "Inf").replace("nan", "NaN")

    coordinates = geometry["coordinates"]
    if geometry["type"] == "Point":
        return f"POINT ({text(coordinates)})"
    if geometry["type"] == "LineString":
        return f"LINESTRING ({', '.join(map(text, coordinates))})"
    return f"POLYGON (({', '.join(map(text, coordinates[0]))}))"


def _write_layer(path, rows, has_system):
    from osgeo import ogr, osr

    system = osr.SpatialReference()
    system.ImportFromEPSG(EPSG)
    kinds = {"POINT": ogr.wkbPoint, "LINESTRING": ogr.wkbLineString, "POLYGON": ogr.wkbPolygon}
    name = path.stem.split("_")[0]
    word = rows[0][0].split()[0] if rows else {"point": "POINT", "line": "LINESTRING", "polygon": "POLYGON"}[name]
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = source.CreateLayer("layer", system if has_system else None, kinds[word])
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    for wkt, text in rows:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("name", text)
        feature.SetGeometryDirectly(_geometry(wkt))
        layer.CreateFeature(feature)


def _geometry(wkt):
    """A geometry of OGR point by point, for its WKT knows no infinity."""
    from osgeo import ogr

    word, _, rest = wkt.partition(" ")
    pairs = [tuple(map(float, pair.split())) for pair in rest.strip("()").split(",")]
    kind = {"POINT": ogr.wkbPoint, "LINESTRING": ogr.wkbLineString, "POLYGON": ogr.wkbLinearRing}[word]
    part = ogr.Geometry(kind)
    for x, y in pairs:
        part.AddPoint_2D(x, y)
    if word != "POLYGON":
        return part
    polygon = ogr.Geometry(ogr.wkbPolygon)
    polygon.AddGeometryDirectly(part)
    return polygon


def bad_rasters(folder):
    """Paths of rasters that are no elevation model for physics."""
    from talus.tests.qgis.conftest import slope_heights, write_dem

    folder.mkdir(exist_ok=True)
    heights = slope_heights()
    empty = np.full_like(heights, np.nan)
    made = (
        ("degrees", {"epsg": 4326}), ("tile", {"epsg": 3857, "corner": (899_000.0, 5_901_000.0)}),
        ("bare", {"epsg": None}), ("feet", {"epsg": 2263}), ("turned", {"tilt": 0.5}),
        ("empty", {"heights": empty}), ("tiny", {"cell": 1e-6}), ("far", {"corner": (1e9, 1e9)}),
        ("one", {"heights": heights[:1, :1]}), ("infinite", {"heights": np.full_like(heights, np.inf)}),
    )  # fmt: skip
    paths = [write_dem(folder / f"{name}.tif", **properties) for name, properties in made]
    (folder / "cut.tif").write_bytes(Path(paths[0]).read_bytes()[:600])
    return [*paths, str(folder / "cut.tif"), *bad_files(folder)]


def bad_files(folder):
    """Paths of files that are neither layers nor rocks nor tables."""
    folder.mkdir(exist_ok=True)
    las = bytearray(375)
    las[:4], las[24:26] = b"LASF", bytes([1, 2])
    struct.pack_into("<HIIBHI", las, 94, 227, 375, 2**32 - 1, 0, 20, 2**32 - 1)
    contents = {
        "notes.txt": b"no data", "nothing.csv": b"", "binary.csv": bytes(range(256)) * 8, "hostile.las": bytes(las),
        "cut.ply": b"ply\nformat binary_little_endian 1.0\nelement vertex 999999999\nproperty float x\n",
        "minus.ply": b"ply\nformat ascii 1.0\nelement vertex -5\nproperty float x\nproperty float y\nproperty float z\n"
                     b"end_header\n1 2 3\n",
        "cut.stl": b"\0" * 80 + b"\xff\xff\xff\x7f", "faces.obj": b"f 1 2 3\n", "letters.pts": b"a b c\nd e f\n",
        "infinite.xyz": b"0 0 0\n1 0 0\n0 1 0\ninf 0 1\n", "flat.xyz": b"0 0 0\n1 0 0\n0 1 0\n1 1 0\n",
        "one.xyz": b"0 0 0\n", "torn.geojson": b'{"type": "FeatureCollection", "features": [{"type"',
        "list.json": json.dumps([1, 2]).encode(), "columns.csv": b"a,b\n1,2\n",
    }  # fmt: skip
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [str(folder / name) for name in contents]
