# SPDX-License-Identifier: GPL-2.0-or-later
"""Points of .las files as laspy writes them; headers that promise what the file does not hold are refused at once."""

import io
import struct
import sys
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
    return laspy_bytes(cloud)


def laspy_bytes(cloud):
    """The file of a cloud."""
    file = io.BytesIO()
    cloud.write(file, do_compress=False)
    return file.getvalue()


@pytest.mark.parametrize(("version", "point_format"), [("1.2", 0), ("1.2", 3), ("1.4", 6)])
def test_points_come_back_without_a_package(version, point_format, monkeypatch):
    """To the millimetre of the scale. laspy brings pyproj, whose contexts of PROJ end QGIS (map_scale.py)."""
    content = las(version, point_format)
    monkeypatch.setitem(sys.modules, "laspy", None)
    np.testing.assert_allclose(parse_las(content), CORNERS, atol=1e-9)


def test_points_are_those_that_laspy_reads():
    """With records longer than their point format asks, offsets and numbers below zero."""
    header = laspy.LasHeader(point_format=3, version="1.2")
    header.scales, header.offsets = np.array([0.01, 0.001, 0.1]), np.array([2.6e6, 1.2e6, -50.0])
    header.add_extra_dim(laspy.ExtraBytesParams("quality", "f8"))
    cloud = laspy.LasData(header)
    cloud.xyz = header.offsets + np.random.default_rng(1).normal(size=(100, 3), scale=40.0)
    content = laspy_bytes(cloud)
    np.testing.assert_array_equal(parse_las(content), laspy.read(io.BytesIO(content)).xyz)


@pytest.mark.parametrize(("version", "point_format"), [("1.2", 0), ("1.4", 6)])
def test_file_without_points_has_none(version, point_format):
    assert parse_las(laspy_bytes(laspy.create(point_format=point_format, file_version=version))).shape == (0, 3)


@pytest.mark.parametrize(
    ("place", "form", "value"),
    [(100, "<I", LARGEST), (107, "<I", LARGEST), (96, "<I", LARGEST), (94, "<H", 0), (94, "<H", 65535),
     (105, "<H", 65535), (105, "<H", 11)],
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
