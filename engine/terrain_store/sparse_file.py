# SPDX-License-Identifier: GPL-2.0-or-later
"""A large array in a file of which only the parts that were written take room on the disk.

The file is mapped into memory: the operating system reads the pages that are touched, and takes them away where memory
is short. What was never written is zero. Parts are written through the file and not through the map: a full disk is
then an error and not the end of the process.
"""

from __future__ import annotations

import mmap
import os
import weakref
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array

NO_LINK = getattr(os, "O_NOFOLLOW", 0)  # a store in a folder that was borrowed could write elsewhere through one


class SparseFile:
    """An array of a shape and type in a file, which is made where it is not there.

    array : all of it, as kernels take it: C-contiguous and writable. Nobody writes to it
    """

    def __init__(self, path: Path, shape: tuple[int, ...], dtype: object) -> None:
        self.path, self.shape, self.dtype = path, shape, np.dtype(dtype)
        size = max(1, int(np.prod(shape, dtype=np.int64)) * self.dtype.itemsize)
        self.file = os.open(path, os.O_RDWR | os.O_CREAT | NO_LINK | getattr(os, "O_BINARY", 0), 0o666)
        weakref.finalize(self, os.close, self.file)
        if os.fstat(self.file).st_size != size:
            os.ftruncate(self.file, size)
        self.map = mmap.mmap(self.file, size)
        count = size // self.dtype.itemsize
        self.array = np.frombuffer(self.map, self.dtype, count)[: int(np.prod(shape))].reshape(shape)

    def write(self, row: int, column: int, part: Array) -> None:
        """Put a part whose first two axes are rows and columns where its [0, 0] belongs. OSError for a full disk."""
        part = np.ascontiguousarray(part, self.dtype)
        of_node = int(np.prod(self.shape[2:], dtype=np.int64)) * self.dtype.itemsize
        for k in range(part.shape[0]):
            self._put(((row + k) * self.shape[1] + column) * of_node, part[k].reshape(-1).view(np.uint8).data)

    def _put(self, offset, content):
        if hasattr(os, "pwrite"):
            done = 0
            while done < len(content):  # a disk that fills takes a part first, and then tells
                done += os.pwrite(self.file, content[done:], offset + done)
        else:  # where files and maps do not show each other's bytes
            self.map[offset : offset + len(content)] = bytes(content)

    def forget_pages(self) -> None:
        """Give back the memory of the pages that were touched; those that are needed come again from the file."""
        if hasattr(self.map, "madvise") and hasattr(mmap, "MADV_DONTNEED"):
            self.map.madvise(mmap.MADV_DONTNEED)
