# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the demonstration data: terrain.tif and demo.gpkg with releases, ground, forest and road.

    python resources/demo/make_demo.py FOLDER

The place is invented; its coordinates lie in the Swiss system (EPSG:2056) so that lengths are metres.
"""

import sys
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr

from talus.resources.demo import slope

WEST, NORTH = 2_640_000.0, 1_160_000.0
EPSG = 2056

# Drag of the forest, kg/s, and thickness of the layer where it acts, m (Leine et al. 2014, eqs. 10-11): round
# figures of the order used in practice, for the demonstration only.
FOREST_DRAG = {"open": 250.0, "medium": 500.0, "dense": 750.0}
FOREST_HEIGHT = 20.0


def coordinate_system():
    system = osr.SpatialReference()
    system.ImportFromEPSG(EPSG)
    system.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return system


def write_terrain(path):
    """The digital elevation model as a GeoTIFF."""
    heights = slope.heights().astype(np.float32)
    options = ["TILED=YES", "COMPRESS=DEFLATE", "PREDICTOR=3"]
    raster = gdal.GetDriverByName("GTiff").Create(
        str(path), heights.shape[1], heights.shape[0], 1, gdal.GDT_Float32, options
    )
    raster.SetGeoTransform((WEST, slope.CELL_SIZE, 0.0, NORTH, 0.0, -slope.CELL_SIZE))
    raster.SetProjection(coordinate_system().ExportToWkt())
    raster.GetRasterBand(1).WriteArray(heights)
    raster.FlushCache()


def write_layer(source, name, kind, fields, features):
    """One layer of the geopackage; ``features`` are pairs of a geometry and a dictionary of the fields."""
    layer = source.CreateLayer(name, coordinate_system(), kind)
    for field, field_type in fields.items():
        layer.CreateField(ogr.FieldDefn(field, field_type))
    for geometry, values in features:
        feature = ogr.Feature(layer.GetLayerDefn())
        for field, value in values.items():
            feature.SetField(field, value)
        feature.SetGeometry(geometry)
        layer.CreateFeature(feature)


def line_at(distance, x_from=0.0, x_to=slope.WIDTH, step=10.0):
    """Points (x, y) of the CRS from west to east; ``distance`` from the northern edge is a function of x."""
    x = np.linspace(x_from, x_to, round((x_to - x_from) / step) + 1)
    return list(zip(WEST + x, NORTH - distance(x)))


def point(x, y):
    geometry = ogr.Geometry(ogr.wkbPoint)
    geometry.AddPoint_2D(float(x), float(y))
    return geometry


def line(points):
    geometry = ogr.Geometry(ogr.wkbLineString)
    for x, y in points:
        geometry.AddPoint_2D(float(x), float(y))
    return geometry


def band(upper, lower, x_from=0.0, x_to=slope.WIDTH):
    """The polygon between two lines from west to east."""
    corners = line_at(upper, x_from, x_to) + line_at(lower, x_from, x_to)[::-1]
    ring = ogr.Geometry(ogr.wkbLinearRing)
    for x, y in corners + corners[:1]:
        ring.AddPoint_2D(float(x), float(y))
    polygon = ogr.Geometry(ogr.wkbPolygon)
    polygon.AddGeometry(ring)
    return polygon


def level(distance, winding=0.0):
    """A line at a distance from the northern edge; ``winding`` says how far it follows the cliff."""
    return lambda x: distance + winding * slope.cliff_shift(np.asarray(x, dtype=float))


def road_surface():
    offset = slope.ROAD_HALF_WIDTH
    return band(lambda x: slope.road_line(x) - offset, lambda x: slope.road_line(x) + offset)


def release_points(count=12):
    """Points in the upper half of the cliff, evenly from west to east."""
    x = np.linspace(85.0, slope.WIDTH - 85.0, count)
    y = slope.CLIFF_TOP + 14.0 + slope.cliff_shift(x)
    return list(zip(WEST + x, NORTH - y))


def ground_polygons():
    """Ground classes from the top of the slope to the valley, and the road between them."""
    road = road_surface()
    top, foot = level(slope.CLIFF_TOP - 4.0, 1.0), level(slope.CLIFF_FOOT, 1.0)
    talus_foot, meadow = level(slope.TALUS_FOOT, -1.5), level(slope.MEADOW, 0.5)
    bands = (
        ("medium_hard", band(level(0.0), top)),
        ("extra_hard", band(top, foot)),
        ("hard", band(foot, talus_foot)),
        ("medium", band(talus_foot, lambda x: slope.road_line(x) - slope.ROAD_HALF_WIDTH)),
        ("medium_soft", band(lambda x: slope.road_line(x) + slope.ROAD_HALF_WIDTH, meadow)),
        ("soft", band(meadow, level(slope.LENGTH))),
        ("extra_hard", road),
    )
    return [(polygon, {"ground_class": name}) for name, polygon in bands]


def forest_polygons():
    """Two stands beside a clearing that rocks have kept open, and a young open stand on the western cone."""
    stands = (
        ("dense", band(level(290.0, 0.8), level(372.0, 0.4), 15.0, 190.0)),
        ("medium", band(level(285.0, -0.8), level(372.0, 0.4), 310.0, 488.0)),
        ("open", band(level(235.0, 0.8), level(290.0, 0.8), 15.0, 150.0)),
    )
    return [
        (stand, {"density": density, "drag_coefficient": FOREST_DRAG[density], "drag_height": FOREST_HEIGHT})
        for density, stand in stands
    ]


def write_vectors(path):
    """The geopackage with all vector layers."""
    path.unlink(missing_ok=True)
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    named = {"name": ogr.OFTString}
    stand = {"density": ogr.OFTString, "drag_coefficient": ogr.OFTReal, "drag_height": ogr.OFTReal}
    points = release_points()
    releases = [(point(*place), {"name": f"R{number}"}) for number, place in enumerate(points, 1)]
    road = line(line_at(slope.road_line))
    write_layer(source, "releases", ogr.wkbPoint, named, releases)
    write_layer(source, "release_line", ogr.wkbLineString, named, [(line(points), {"name": "cliff"})])
    write_layer(source, "ground", ogr.wkbPolygon, {"ground_class": ogr.OFTString}, ground_polygons())
    write_layer(source, "forest", ogr.wkbPolygon, stand, forest_polygons())
    write_layer(source, "road", ogr.wkbLineString, named, [(road, {"name": "valley road"})])


def main(folder):
    gdal.UseExceptions()
    ogr.UseExceptions()
    osr.UseExceptions()
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_terrain(folder / "terrain.tif")
    write_vectors(folder / "demo.gpkg")
    print(f"Demonstration slope: {folder / 'terrain.tif'} and {folder / 'demo.gpkg'}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
