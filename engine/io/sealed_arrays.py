# SPDX-License-Identifier: GPL-2.0-or-later
"""Arrays by name in a file that shows whether a byte of it has changed, and of which none need fit into memory.

    names | array | array ... | sha256 of all that

each as numpy writes it. Arrays that may be large are read where they lie: the operating system brings the pages that
are touched and can drop them again.
"""

from __future__ import annotations

import hashlib
import mmap
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib import format as numpy_format

from .plain_file import check_plain

if TYPE_CHECKING:
    from ..hints import Array

BYTES_AT_ONCE = 2**24


def write_arrays(path: Path, arrays: Mapping[str, Any], between: Callable[[], object] = lambda: None) -> None:
    """Write the file beside its place and move it there when it is whole. OSError leaves the one before.

    between : called every few megabytes
    """
    new = path.with_name(f"{path.name}.new")
    try:
        with open(new, "wb") as file:
            sealed = _Sealed(file, between)
            for array in (np.array(list(arrays)), *arrays.values()):
                numpy_format.write_array(sealed, np.asarray(array), allow_pickle=False)
            file.write(sealed.digest.digest())
            to_disk(file)
        os.replace(new, path)
    except OSError:
        new.unlink(missing_ok=True)  # what it took may be the last room
        raise


def read_arrays(path: Path, is_large: Callable[[str], bool]) -> tuple[dict[str, Array], mmap.mmap]:
    """Arrays by name, and the file in memory, in which those lie of which ``is_large`` says so; they are read-only.

    Raises ValueError where it is not as it was written, OSError where it cannot be read.
    """
    check_plain(path)
    with open(path, "rb") as file:
        _check_seal(file)
        whole = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        names = [str(name) for name in numpy_format.read_array(file, allow_pickle=False)]
        arrays = {}
        for name in names:
            if is_large(name):
                arrays[name] = _where_it_lies(file, whole)
            else:
                arrays[name] = numpy_format.read_array(file, allow_pickle=False)
    return arrays, whole


def to_disk(file: Any) -> None:
    """All that was written to a file."""
    file.flush()
    os.fsync(file.fileno())


def _where_it_lies(file, whole):
    """The next array of a file, in the file in memory; behind it afterwards."""
    version = numpy_format.read_magic(file)
    read_header = {(1, 0): numpy_format.read_array_header_1_0, (2, 0): numpy_format.read_array_header_2_0}.get(version)
    if read_header is None:
        raise ValueError(f"numpy's format {version} of an array is not known")
    shape, _, dtype = read_header(file)
    begin, count = file.tell(), int(np.prod(shape, dtype=np.int64))
    file.seek(begin + count * dtype.itemsize)
    if not count:
        return np.zeros(shape, dtype)
    return np.frombuffer(whole, dtype, count, begin).reshape(shape)


class _Sealed:
    """Writes to a file and keeps the sha256 of what was written."""

    def __init__(self, file, between):
        self.file, self.between, self.digest = file, between, hashlib.sha256()

    def write(self, content):
        """Write bytes."""
        self.digest.update(content)
        self.between()
        return self.file.write(content)


def _check_seal(file):
    """Raise ValueError unless the file ends with the sha256 of the rest; leaves it at its beginning."""
    digest = hashlib.sha256()
    left = os.fstat(file.fileno()).st_size - digest.digest_size
    while left > 0:
        part = file.read(min(left, BYTES_AT_ONCE))
        digest.update(part)
        left -= len(part)
    if file.read() != digest.digest():
        raise ValueError("its checksum is not that of what was written")
    file.seek(0)
