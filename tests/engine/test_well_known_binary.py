# SPDX-License-Identifier: GPL-2.0-or-later
"""Well-known binary as GDAL reads and writes it."""

import numpy as np
import pytest
from osgeo import ogr

from talus.engine.io import well_known_binary as binary

RING = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 0.0)]
HOLE = [(2.0, 0.5), (3.0, 0.5), (3.0, 1.0), (2.0, 0.5)]


def as_text(wkb):
    return ogr.CreateGeometryFromWkb(wkb).ExportToIsoWkt()


def test_what_is_written_gdal_reads():
    assert as_text(binary.point((1.5, 2.5))) == "POINT (1.5 2.5)"
    assert as_text(binary.point((1.5, 2.5, 3.5))) == "POINT Z (1.5 2.5 3.5)"
    assert as_text(binary.line([(0.0, 1.0, 2.0, 3.0), (4.0, 5.0, 6.0, 7.0)])) == "LINESTRING ZM (0 1 2 3,4 5 6 7)"
    assert as_text(binary.polygon(RING, HOLE)) == "POLYGON ((0 0,4 0,4 3,0 0),(2.0 0.5,3.0 0.5,3 1,2.0 0.5))"


@pytest.mark.parametrize("order", [ogr.wkbNDR, ogr.wkbXDR], ids=["lowest byte first", "highest byte first"])
@pytest.mark.parametrize(
    "text, parts",
    [
        ("POINT (1 2)", [(binary.POINT, [[(1.0, 2.0)]])]),
        ("POINT Z (1 2 3)", [(binary.POINT, [[(1.0, 2.0)]])]),
        ("LINESTRING M (1 2 9,3 4 9)", [(binary.LINE, [[(1.0, 2.0), (3.0, 4.0)]])]),
        ("MULTIPOINT ZM ((1 2 3 4),(5 6 7 8))", [(binary.POINT, [[(1.0, 2.0)]]), (binary.POINT, [[(5.0, 6.0)]])]),
        ("POLYGON Z ((0 0 1,4 0 1,4 3 1,0 0 1))", [(binary.POLYGON, [RING])]),
        ("GEOMETRYCOLLECTION (POINT (1 2),MULTIPOLYGON (((0 0,4 0,4 3,0 0),(2 0.5,3 0.5,3 1,2 0.5))))",
         [(binary.POINT, [[(1.0, 2.0)]]), (binary.POLYGON, [RING, HOLE])]),
        ("POINT EMPTY", []),
        ("MULTILINESTRING EMPTY", []),
    ],
)  # fmt: skip
def test_parts_are_those_of_gdal_without_heights_and_measures(text, parts, order):
    """In the binary of ISO, and in the older one where that knows the kind."""
    geometry = ogr.CreateGeometryFromWkt(text)
    binaries = [geometry.ExportToIsoWkb(order)]
    if " M " not in text and text != "POINT EMPTY":
        binaries.append(geometry.ExportToWkb(order))
    for wkb in binaries:
        found = binary.parts_of(bytes(wkb))
        assert [(kind, [list(map(tuple, ring.tolist())) for ring in rings]) for kind, rings in found] == parts


def test_flat_geometry_has_the_same_places():
    text = "MULTIPOLYGON Z (((0 0 1,4 0 1,4 3 1,0 0 1)),((9 9 1,8 9 1,8 8 1,9 9 1)))"
    geometry = ogr.CreateGeometryFromWkt(text)
    flat = ogr.CreateGeometryFromWkb(binary.flat(bytes(geometry.ExportToWkb())))
    geometry.FlattenTo2D()
    assert flat.ExportToIsoWkt() == geometry.ExportToIsoWkt()
    mixed = ogr.CreateGeometryFromWkt("GEOMETRYCOLLECTION (POINT (1 2),LINESTRING (1 2,3 4))")
    assert as_text(binary.flat(bytes(mixed.ExportToWkb()))) == mixed.ExportToIsoWkt()
    np.testing.assert_array_equal(binary.parts_of(binary.flat(binary.point((1, 2, 3, 4))))[0][1][0], [[1.0, 2.0]])


def test_curves_are_refused_in_words():
    curve = ogr.CreateGeometryFromWkt("CIRCULARSTRING (0 0,1 1,2 0)")
    with pytest.raises(ValueError, match="such as a curve; make it of straight lines"):
        binary.parts_of(bytes(curve.ExportToIsoWkb()))
