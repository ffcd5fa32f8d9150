# SPDX-License-Identifier: GPL-2.0-or-later
"""Points of a .las or .laz file (ASPRS LAS 1.0 to 1.4), after its header has been checked.

Each record of a .las file begins with three whole numbers of 32 bits, and place = number * scale + offset, so these are
read here. The compressed records of .laz are left to the package laspy. That believes the header: one that counts 4
billion records in a file of 400 bytes keeps it busy for hours. So what the header counts is compared with the length of
the file first.
"""

import io
import struct
from typing import NamedTuple

import numpy as np

from .optional_packages import require

# Places in the public header block, LAS 1.4 R15, table 3.
SIGNATURE, VERSION, HEADER_SIZE, SCALES = b"LASF", 24, 94, 131
EXTENDED = 235  # of the extended records and the number of points, since 1.4
SHORTEST, SHORTEST_1_4 = 227, 375  # headers, bytes
SHORTEST_RECORD = 20  # bytes of a point
RECORD_HEADER, EXTENDED_RECORD_HEADER = 54, 60  # of variable length records, bytes
COMPRESSED = 128  # bit of the point format that .laz files set
POINTS_PER_BYTE = 64  # that no compression reaches


class Records(NamedTuple):
    """Position of the points in a file."""

    is_compressed: bool
    first: int  # byte of the first
    length: int  # bytes of each
    count: int


def parse_las(content):
    """Points (n, 3); ValueError that says what is wrong and how to repair it. .laz needs laspy with lazrs or laszip."""
    records = _checked_records(content)
    if records.is_compressed:
        return _decompressed(content)
    strides = records.length, 4
    whole = np.ndarray((records.count, 3), "<i4", buffer=content, offset=records.first, strides=strides)
    scales_and_offsets = np.frombuffer(content, "<f8", 6, SCALES)
    return whole * scales_and_offsets[:3] + scales_and_offsets[3:]


def _decompressed(content):
    try:
        laspy = require("laspy")
    except ImportError as error:
        raise ValueError(
            f"reading .laz needs the Python package laspy: {error}. Install it ('python3 -m pip install "
            '"laspy[lazrs]"\'), or save the points as .las, .xyz or .ply.'
        ) from error
    try:
        points = laspy.read(io.BytesIO(content)).xyz
    except Exception as error:  # laspy and its back ends have no common class of errors
        raise ValueError(f"laspy cannot read it ({error}). Save the points as .las, .xyz or .ply.") from error
    return np.asarray(points, dtype=np.float64)


def _checked_records(content):
    """The Records. Raises ValueError where the header does not fit the file."""
    if content[:4] != SIGNATURE or len(content) < SHORTEST:
        raise ValueError("it does not begin with a header of LAS. Check its suffix or export it again.")
    header_size, first_point, records, form, length, count = struct.unpack_from("<HIIBHI", content, HEADER_SIZE)
    is_1_4 = content[VERSION] == 1 and content[VERSION + 1] >= 4
    extended_start, extended_records = 0, 0
    if is_1_4 and header_size >= SHORTEST_1_4 and len(content) >= SHORTEST_1_4:
        extended_start, extended_records, count = struct.unpack_from("<QIQ", content, EXTENDED)
    if form & COMPRESSED:
        capacity = POINTS_PER_BYTE * len(content)
    else:
        capacity = (len(content) - first_point) // max(length, SHORTEST_RECORD)
    fits = (
        SHORTEST <= header_size <= first_point <= len(content)
        and header_size + RECORD_HEADER * records <= first_point
        and (not extended_records or extended_start + EXTENDED_RECORD_HEADER * extended_records <= len(content))
        and length >= SHORTEST_RECORD
        and count <= capacity
    )
    if not fits:
        raise ValueError(
            f"its header counts {count} points and {records + extended_records} other records, for which its "
            f"{len(content)} bytes have no room. It is cut short or damaged: export it again."
        )
    scales = struct.unpack_from("<6d", content, SCALES)
    if not np.isfinite(scales).all() or not all(scales[:3]):
        raise ValueError(f"its header has the scales and offsets {scales}. Export it again with scales such as 0.001.")
    return Records(bool(form & COMPRESSED), first_point, length, count)
