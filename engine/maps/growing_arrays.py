# SPDX-License-Identifier: GPL-2.0-or-later
"""Storage of growing arrays: in memory, or in files where they may become larger than that.

A file is mapped into memory as a whole. The operating system reads the pages that are touched and writes those that
were changed, so the pages are the tiles, and the memory that is free is their cache. Arrays are the same to whoever
computes with them, and so are the bits.

Room in a file is taken from the disk before it is mapped: a disk that fills is then an error, and not the end of the
process. The arrays are as they were then, so that they can be saved.
"""

from __future__ import annotations

import itertools
import mmap
import os
import shutil
import tempfile
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..memory import file_pages

if TYPE_CHECKING:
    from ..hints import Array, FilePath

GROWTH = 2**24  # bytes, see ``size_after``
ALL_ZERO = 2**24  # bytes that are written at once where the system cannot reserve
COPIED_AT_ONCE = 2**22  # bytes, before memory is given back


class Memory:
    """Arrays in memory.

    problem : OSError, where something that was to be entered waits for room; None as long as there is some
    """

    problem: OSError | None = None

    def zeros(self, name: str, size: int, dtype: object) -> Array:
        """A new array of this many entries, all zero. ``name``: of the array, here nobody's concern."""
        return np.zeros(size, dtype)

    def holding(self, name: str, array: Array) -> Array:
        """An array with the entries of another, which may be that one."""
        return array if array.flags.writeable and array.flags.aligned else np.array(array)

    def fill(self, array: Array, entries: Array) -> None:
        """Set the entries of an array, a part at a time."""
        step = max(1, COPIED_AT_ONCE // array.itemsize)
        for first in range(0, array.size, step):
            array[first : first + step] = entries[first : first + step]
            self.keep_within_limit()

    def lengthened(self, name: str, array: Array, size: int) -> Array:
        """The array with at least ``size`` entries, those that are new zero; itself if it is long enough.

        A large one grows in place where the operating system can do that, so that there are never two of it; views of
        it are void afterwards.
        """
        if size <= array.size:
            return array
        if not array.flags.owndata:
            array = array.copy()
        array.resize(size_after(array, size), refcheck=False)
        return array

    def keep_within_limit(self) -> None:
        """Give memory back where that can be done and too much is taken."""

    @contextmanager
    def copying_from(self, file: mmap.mmap) -> Iterator[None]:
        """Meanwhile arrays are copied that lie in a file: memory that it takes is given back, too."""
        yield

    def close(self) -> None:
        """No array is needed any more."""


class Files(Memory):
    """Arrays in files of a folder, a file each.

    folder : a new folder is made in it
    limit : bytes that the pages of files may take in this process before those of the arrays are given back; None for
        what the system has
    """

    def __init__(self, folder: FilePath, limit: float | None = None) -> None:
        self.folder, self.limit = Path(tempfile.mkdtemp(prefix="growing-", dir=folder)), limit
        self.maps: dict[str, mmap.mmap] = {}
        self.source: mmap.mmap | None = None  # see ``copying_from``
        self.paths: dict[str, Path] = {}
        self._numbers = itertools.count()
        self._removal = weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)

    def zeros(self, name, size, dtype):
        self.maps.pop(name, None)
        with suppress(KeyError, OSError):  # Windows keeps a file as long as somebody holds the array
            self.paths.pop(name).unlink()
        self.paths[name] = self.folder / f"{name}-{next(self._numbers)}.bin"
        return self._mapped(name, size, np.dtype(dtype), 0)

    def holding(self, name, array):
        made = self.zeros(name, array.size, array.dtype)
        self.fill(made, array)
        return made

    def lengthened(self, name, array, size):
        if size <= array.size:
            return array
        return self._mapped(name, size_after(array, size), array.dtype, array.nbytes)

    def keep_within_limit(self):
        if file_pages.is_above(self.limit):
            for memory in (*self.maps.values(), *([] if self.source is None else [self.source])):
                memory.madvise(mmap.MADV_DONTNEED)  # of a file: what was changed is in it
            file_pages.note_given_back()

    @contextmanager
    def copying_from(self, file):
        self.source = file
        try:
            yield
        finally:
            self.source = None

    def close(self):
        self.maps.clear()
        self._removal()

    def _mapped(self, name, size, dtype, before):
        """The array of a file that had this many bytes before; OSError where there is no room, and it is as it was."""
        end = max(1, size * dtype.itemsize)
        file = os.open(self.paths[name], os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            _reserve(file, before, end)
            self.maps[name] = mmap.mmap(file, end)
        except OSError as error:
            with suppress(OSError):  # Windows keeps it as long as it is mapped
                os.ftruncate(file, max(before, 1))  # a part may have found room
            raise OSError(
                f"There is no room for the maps of this simulation in {self.folder.parent} ({error.strerror or error});"
                " make some, or give another folder."
            ) from error
        finally:
            os.close(file)
        return np.frombuffer(self.maps[name], dtype, size)


def size_after(array: Array, size: int) -> int:
    """Entries to allot to an array that needs ``size``: doubled at first, later a sixteenth more."""
    return max(size, array.size + max(min(array.size, GROWTH // array.itemsize), array.size // 16))


def _reserve(file, before, end):
    """Take the bytes of a file from ``before`` to ``end`` from the disk."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, before, end - before)
        return
    os.lseek(file, before, os.SEEK_SET)
    nothing = bytes(min(ALL_ZERO, end - before))
    while before < end:
        before += os.write(file, nothing[: end - before])
