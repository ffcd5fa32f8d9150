# SPDX-License-Identifier: GPL-2.0-or-later
"""Readers of rock files: what was written comes back, and what is broken is named."""

import numpy as np
import pytest

from talus.engine.io.rock_files import read_points
from talus.engine.shapes.rock import Rock
from talus.engine.shapes.rock_library import norm_block

POINTS = norm_block(0.93, 0.91, 0.47) + [2.0, -3.0, 0.5]
# float32 keeps 24 bits: 6e-8 of the largest coordinate
SINGLE = 2e-7


def triangles():
    """Three corners a triangle, covering every point at least once, (8, 3, 3)."""
    return POINTS.reshape(8, 3, 3)


def text(template, points=POINTS):
    """One line a point."""
    return "".join(template.format(*(repr(float(value)) for value in point)) + "\n" for point in points)


def binary_stl(header=b"made by a test"):
    """A binary .stl with eight triangles, as bytes."""
    body = b"".join(np.zeros(3, "<f4").tobytes() + corners.astype("<f4").tobytes() + b"\0\0" for corners in triangles())
    return header.ljust(80, b"\0") + (8).to_bytes(4, "little") + body


def text_stl():
    """STL file as text."""
    opened, closed = "  facet normal 0 0 0\n    outer loop\n", "    endloop\n  endfacet\n"
    facets = "".join(opened + text("      vertex {} {} {}", corners) + closed for corners in triangles())
    return f"solid block\n{facets}endsolid block\n"


def ply_header(encoding):
    """Header with an element before the vertices, more properties than x y z, and faces behind."""
    return (
        f"ply\nformat {encoding} 1.0\ncomment written by a test\nelement camera 1\nproperty double focus\n"
        f"element vertex {len(POINTS)}\nproperty uchar red\n"
        "property double x\nproperty double y\nproperty double z\nproperty float quality\n"
        "element face 1\nproperty list uchar int vertex_indices\nend_header\n"
    )


def ply(encoding):
    """A .ply file of the encoding, as bytes."""
    header = ply_header(encoding).encode()
    if encoding == "ascii":
        return header + f"1.5\n{text('200 {} {} {} 0.5')}3 0 1 2\n".encode()
    order = "<" if "little" in encoding else ">"
    coordinates = [(axis, order + "f8") for axis in "xyz"]
    row = np.dtype([("red", "u1"), *coordinates, ("quality", order + "f4")])
    vertices = np.zeros(len(POINTS), row)
    for axis, name in enumerate("xyz"):
        vertices[name] = POINTS[:, axis]
    face = b"\3" + np.arange(3, dtype=order + "i4").tobytes()
    return header + np.array([1.5], order + "f8").tobytes() + vertices.tobytes() + face


def write(folder, name, content):
    """Path of a file with this content."""
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("plain.pts", text("{} {} {}")),
        ("tabs.xyz", text("{}\t{}\t{}")),
        ("scanner.pts", f"{len(POINTS)}\n" + text("{} {} {} -1024 200 190 180")),
        ("commented.xyz", "// X Y Z\n# exported\n\n" + text("  {}   {}  {}  ")),
        ("commas.csv", "x,y,z\n" + text("{},{},{}")),
        ("spaced.csv", "x, y, z\n" + text("{}, {}, {}")),
        ("semicolons.csv", "x;y;z\r\n" + text("{};{};{}\r")),
        ("decimal_commas.csv", "x;y;z\n" + text("{};{};{}").replace(".", ",")),
        ("decimal_commas.xyz", text("{} {} {}").replace(".", ",")),
        ("named_columns.csv", '"id";"Z [m]";"X [m]";"Y [m]"\n' + "".join(
            f"7;{z!r};{x!r};{y!r}\n" for x, y, z in POINTS.tolist())),
        ("byte_order_mark.csv", "\ufeff" + text("{},{},{}")),
        ("upper_case.XYZ", text("{} {} {}")),
        ("mesh.obj", "# block\no block\n" + text("v {} {} {}") + "vn 0 0 1\nvt 0 0\nf 1 2 3\n"),
        ("coloured.obj", text("v {} {} {} 0.5 0.5 0.5")),
        ("text.ply", ply("ascii")),
        ("little.ply", ply("binary_little_endian")),
        ("big.ply", ply("binary_big_endian")),
        ("windows.ply", ply("ascii").replace(b"\n", b"\r\n")),
        ("text.stl", text_stl()),
    ],
)  # fmt: skip
def test_points_come_back_exactly(tmp_path, name, content):
    """Every digit of a double is written, so every bit comes back."""
    np.testing.assert_array_equal(read_points(write(tmp_path, name, content)), POINTS)


@pytest.mark.parametrize("header", [b"made by a test", b"solid block, facet 0.1 mm"])
def test_binary_stl_comes_back_in_single_precision(tmp_path, header):
    """Some programs begin a binary header with 'solid', the mark of a text file."""
    points = read_points(write(tmp_path, "block.stl", binary_stl(header)))
    np.testing.assert_allclose(points, POINTS, rtol=SINGLE)
    assert points.dtype == np.float64


@pytest.mark.parametrize("name", ["block.stl", "block.ply", "block.csv"])
def test_rock_of_a_file_is_the_rock_of_its_points(tmp_path, name):
    """Whatever the format, the same hull; .stl to its single precision."""
    contents = {"stl": binary_stl(), "ply": ply("binary_big_endian"), "csv": text("{},{},{}")}
    rock = Rock.from_file(write(tmp_path, name, contents[name[-3:]]), mass=780.0)
    expected = Rock.from_points(POINTS, mass=780.0)
    # three lengths to 2e-7 each, over a block five times smaller than its largest coordinate
    np.testing.assert_allclose(rock.inertia, expected.inertia, rtol=1e-5)
    np.testing.assert_allclose(rock.frame, np.eye(3), atol=1e-5)
    assert rock.name == "block"


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("broken.xyz", "1 2 3\n4 5\n6 7 8\n", "line 2: '4 5'"),
        ("first.csv", "1.0,2.0,abc\n3,4,5\n", "line 1: '1.0,2.0,abc'"),
        ("not_finite.pts", "1 2 3\n1 nan 3\n", "line 2"),
        ("header_only.csv", "x,y,z\n", "no points"),
        ("empty.pts", "", "no points"),
        ("broken.obj", "v 1 2 3\nv 1 2\n", "line 2: 'v 1 2'"),
        ("faces_only.obj", "f 1 2 3\n", "no points"),
        ("broken_text.stl", text_stl().replace("vertex", "vertex x", 1), "line 4"),
        ("short.stl", binary_stl()[:-10], "8 triangles .* need 484"),
        ("tiny.stl", b"abc", "cut short"),
        ("no.ply", "hello\n", "line 1: not 'ply'"),
        ("no_end.ply", "ply\nformat ascii 1.0\n", "end_header"),
        ("format.ply", "ply\nformat ebcdic 1.0\nend_header\n", "'ebcdic' is unknown"),
        ("property.ply", "ply\nformat ascii 1.0\nelement vertex 1\nproperty long x\nend_header\n", "line 4"),
        ("no_z.ply", ply("ascii").replace(b"double z", b"double w"), "lacks .* z"),
        ("no_vertex.ply", "ply\nformat ascii 1.0\nend_header\n", "no element vertex"),
        ("broken.ply", ply("ascii").replace(b"200 ", b"200 x ", 1), "line 16"),
        ("short_text.ply", ply_header("ascii") + "1.5\n", "ends before its 24 vertices"),
        ("short.ply", ply("binary_little_endian")[:-100], "ends before its 24 vertices"),
        ("list.ply", ply("binary_big_endian").replace(b"double focus", b"list char int a"), "vertices first"),
        ("block.step", "ISO-10303-21;", r"unknown kind of file '\.step'.*\.pts"),
    ],
)  # fmt: skip
def test_broken_file_is_refused_with_its_name_and_place(tmp_path, name, content, words):
    """The message begins with the path and says where to look."""
    path = write(tmp_path, name, content)
    with pytest.raises(ValueError, match=words) as raised:
        read_points(path)
    assert str(raised.value).startswith(str(path))


def test_missing_file_is_refused_by_name(tmp_path):
    """A missing file is bad input, not a trace of the operating system."""
    with pytest.raises(ValueError, match=r"absent\.stl: cannot be read \(No such file"):
        read_points(tmp_path / "absent.stl")


def test_file_in_millimetres_is_refused_by_name(tmp_path):
    """Drawing programs like to write millimetres."""
    path = write(tmp_path, "block.xyz", text("{} {} {}", POINTS * 1000.0))
    with pytest.raises(ValueError, match=r"block\.xyz: points: .*millimetres"):
        Rock.from_file(path)


def test_flat_mesh_is_refused_by_name(tmp_path):
    """The message of the hull carries the file's name."""
    path = write(tmp_path, "flat.xyz", "0 0 0\n1 0 0\n0 1 0\n1 1 0\n")
    with pytest.raises(ValueError, match=r"flat\.xyz: points: .*in one plane"):
        Rock.from_file(path)
