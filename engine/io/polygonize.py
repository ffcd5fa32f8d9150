# SPDX-License-Identifier: GPL-2.0-or-later
"""From labelled cells to polygons along the edges of the cells (GDAL)."""

import numpy as np
from osgeo import gdal, ogr


def sieved(label, cells):
    """The labels (ny, nx) without islands and holes of fewer cells; holes at the border count as outside.

    For that a rim of nothing is laid around them.
    """
    ny, nx = label.shape
    source = gdal.GetDriverByName("MEM").Create("", nx + 2, ny + 2, 1, gdal.GDT_Int32)
    band = source.GetRasterBand(1)
    band.WriteArray(np.pad(label, 1))
    gdal.SieveFilter(band, None, band, cells, 4)
    return band.ReadAsArray()[1:-1, 1:-1]


def polygonize(label, grid):
    """Number -> multipolygon as WKB, of the cells with that number above 0.

    label : (ny, nx) int32, row 0 in the south
    grid : Grid or Terrain of the same shape; cells reach half a cell beyond the nodes

    Cells that touch at a corner only are parts of their own, so the outlines are simple.
    """
    ny, nx = label.shape
    (lx, ly), (x0, y0) = grid.cell_size, grid.origin
    raster = gdal.GetDriverByName("MEM").Create("", nx, ny, 1, gdal.GDT_Int32)
    raster.SetGeoTransform((x0 - 0.5 * lx, lx, 0.0, y0 + (ny - 0.5) * ly, 0.0, -ly))
    band = raster.GetRasterBand(1)
    band.WriteArray(np.ascontiguousarray(label[::-1]))
    driver = ogr.GetDriverByName("Memory") or ogr.GetDriverByName("MEM")  # one driver since GDAL 3.11
    source = driver.CreateDataSource("")
    layer = source.CreateLayer("areas", None, ogr.wkbPolygon)
    layer.CreateField(ogr.FieldDefn("number", ogr.OFTInteger))
    raster.CreateMaskBand(gdal.GMF_PER_DATASET)
    mask = band.GetMaskBand()
    mask.WriteArray((label[::-1] > 0).astype(np.uint8) * 255)
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
