# SPDX-License-Identifier: GPL-2.0-or-later
"""Polygons onto the nodes of a grid: which value has each node, and where do polygons contradict each other?

A node belongs to the polygons that it lies in. GDAL adds up 1, k and k^2 over these polygons, where k numbers
the values: they differ at a node exactly where the variance n sum(k^2) - sum(k)^2 is not zero. All sums are
whole numbers below 2^53, so the comparison is exact, however many polygons lie over each other.
"""

from typing import NamedTuple

import numpy as np
from osgeo import gdal, ogr, osr

from .raster import Grid

# Shift of the nodes, in cells, while they are compared with the outlines. Outlines drawn along grid lines go
# exactly through nodes, which both neighbours would claim, or neither; nothing is drawn to this accuracy.
SHIFT = (1.3e-6, 2.1e-6)
FIELDS = ("one", "value", "square")
NAMED_NODES = 20  # contradictory nodes that are looked at to name their polygons


class Polygon(NamedTuple):
    """One polygon with its value, which may be anything that can be a key of a dictionary."""

    identifier: int  # of the caller's own, for messages
    wkb: bytes  # polygon or multipolygon in the coordinates of the grid
    value: object


class Burnt(NamedTuple):
    """What lies on the nodes."""

    index: np.ndarray  # (ny, nx) int32: place of the node's value in ``values``, -1 where no polygon is
    values: list
    contradictory: list  # identifiers of polygons that claim a node with different values, sorted


def burn(polygons, grid):
    """Burn polygons onto the nodes of a grid (Grid or Terrain); row 0 of the result is the southernmost."""
    values = list(dict.fromkeys(polygon.value for polygon in polygons))
    number = {value: k for k, value in enumerate(values)}
    layer, keep = _layer([(polygon.wkb, number[polygon.value]) for polygon in polygons])
    one, value, square = (_sum_on_nodes(layer, field, grid) for field in FIELDS)
    del keep
    differs = one * square != value * value
    index = np.full(grid.shape, -1, np.int32)
    np.floor_divide(value, one, out=value, where=one > 0)
    np.copyto(index, value, where=one > 0, casting="unsafe")
    return Burnt(index, values, _claimants(polygons, grid, differs) if differs.any() else [])


def nodes_inside(wkb, spacing):
    """Multiples of ``spacing`` within a polygon: arrays of x and of y, row by row from the south."""
    xmin, xmax, ymin, ymax = _geometry(wkb).GetEnvelope()
    west, south = np.ceil(xmin / spacing), np.ceil(ymin / spacing)
    shape = (int(np.floor(ymax / spacing) - south) + 1, int(np.floor(xmax / spacing) - west) + 1)
    if min(shape) < 1:
        return np.empty(0), np.empty(0)
    grid = Grid(shape, (spacing, spacing), (west * spacing, south * spacing))
    row, column = np.nonzero(burn([Polygon(0, wkb, True)], grid).index >= 0)
    return grid.origin[0] + column * spacing, grid.origin[1] + row * spacing


def _geometry(wkb):
    return ogr.CreateGeometryFromWkb(bytes(wkb))


def _layer(features):
    """A layer in memory with the FIELDS; the data source must be kept as long as the layer."""
    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")  # one driver since GDAL 3.11
    source = driver.CreateDataSource("")
    layer = source.CreateLayer("polygons", _plane(), ogr.wkbUnknown)
    for name in FIELDS:
        layer.CreateField(ogr.FieldDefn(name, ogr.OFTReal))
    for wkb, k in features:
        feature = ogr.Feature(layer.GetLayerDefn())
        for name, number in zip(FIELDS, (1.0, float(k), float(k * k))):
            feature.SetField(name, number)
        feature.SetGeometry(_geometry(wkb))
        layer.CreateFeature(feature)
    return layer, source


def _sum_on_nodes(layer, field, grid):
    """Sum of a field over the polygons in which each node lies, (ny, nx) float64."""
    ny, nx = grid.shape
    (lx, ly), (x0, y0) = grid.cell_size, grid.origin
    raster = gdal.GetDriverByName("MEM").Create("", nx, ny, 1, gdal.GDT_Float64)
    raster.SetGeoTransform((x0 + (SHIFT[0] - 0.5) * lx, lx, 0.0, y0 + (SHIFT[1] - 0.5) * ly, 0.0, ly))
    raster.SetProjection(_plane().ExportToWkt())
    gdal.RasterizeLayer(raster, [1], layer, options=[f"ATTRIBUTE={field}", "MERGE_ALG=ADD"])
    return raster.ReadAsArray()


def _plane():
    """The same for polygons and grid, so that GDAL neither transforms nor warns that it cannot."""
    plane = osr.SpatialReference()
    plane.SetLocalCS("plane")
    return plane


def _claimants(polygons, grid, differs):
    """Identifiers of the polygons over the first contradictory nodes."""
    nodes = [_node(grid, row, column) for row, column in np.argwhere(differs)[:NAMED_NODES]]
    found = set()
    for polygon in polygons:
        geometry = _geometry(polygon.wkb)
        if any(geometry.Contains(node) for node in nodes):
            found.add(polygon.identifier)
    return sorted(found)


def _node(grid, row, column):
    point = ogr.Geometry(ogr.wkbPoint)
    x, y = (float(grid.origin[k] + ([column, row][k] + SHIFT[k]) * grid.cell_size[k]) for k in (0, 1))
    point.AddPoint_2D(x, y)
    return point
