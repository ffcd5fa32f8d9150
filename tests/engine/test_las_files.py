# SPDX-License-Identifier: GPL-2.0-or-later
"""Headers of .las files that promise what the file does not hold: refused at once and not after hours."""

import io
import struct
import time

import numpy as np
import pytest

from talus.engine.io.las_files import parse_las

laspy = pytest.importorskip("laspy")
CORNERS = np.array([(x, y, z) for x in (0.0, 1.0) for y in (0.0, 2.0) for z in (0.0, 3.0)])
LARGEST = 2**32 - 1


def las(version="1.2", point_format=0):
    """A file of the eight corners, as bytes."""
    header = laspy.LasHeader(point_format=point_format, version=version)
    header.scales = np.full(3, 0.001)
    cloud = laspy.LasData(header)
    cloud.x, cloud.y, cloud.z = CORNERS.T
    file = io.BytesIO()
    cloud.write(file, do_compress=False)
    return file.getvalue()


@pytest.mark.parametrize(("version", "point_format"), [("1.2", 0), ("1.2", 3), ("1.4", 6)])
def test_points_come_back(version, point_format):
    """To the millimetre of the scale."""
    np.testing.assert_allclose(parse_las(las(version, point_format)), CORNERS, atol=1e-9)


@pytest.mark.parametrize(
    ("place", "form", "value"),
    [(100, "<I", LARGEST), (107, "<I", LARGEST), (96, "<I", LARGEST), (94, "<H", 0), (94, "<H", 65535),
     (105, "<H", 65535)],
)  # fmt: skip
def test_header_beyond_the_file_is_refused_at_once(place, form, value):
    """The first, 4 billion records of variable length in 387 bytes, kept laspy busy for longer than anybody waited."""
    content = bytearray(las())
    struct.pack_into(form, content, place, value)
    begin = time.process_time()
    with pytest.raises(ValueError, match=r"have no room\. It is cut short"):
        parse_las(bytes(content))
    assert time.process_time() - begin < 1.0


@pytest.mark.parametrize(("place", "form"), [(243, "<I"), (247, "<Q")])
def test_extended_header_beyond_the_file_is_refused_at_once(place, form):
    content = bytearray(las("1.4", 6))
    struct.pack_into(form, content, place, LARGEST)
    with pytest.raises(ValueError, match="have no room"):
        parse_las(bytes(content))


@pytest.mark.parametrize("scale", [0.0, float("nan"), float("inf")])
def test_scale_that_makes_no_coordinates_is_refused(scale):
    content = bytearray(las())
    struct.pack_into("<d", content, 131, scale)
    with pytest.raises(ValueError, match=r"scales and offsets"):
        parse_las(bytes(content))


@pytest.mark.parametrize("content", [b"", b"LASF", b"no cloud" * 100])
def test_file_that_is_none_is_refused(content):
    with pytest.raises(ValueError, match="does not begin with a header of LAS"):
        parse_las(content)
