# SPDX-License-Identifier: GPL-2.0-or-later
"""Chunks that wait in a file until it is the turn of their runs."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..chunks.chunk import RUN_RECORD, ChunkResult
from ..chunks.compressed_chunk import expanded, packed
from ..motion.quantities import QUANTITIES
from ..motion.run_records import IMPACT_COLUMNS, SAMPLE_COLUMNS
from ..obstacles.field import MEETING_COLUMNS

# what is kept of a chunk: the numbers of its runs, and all its arrays but the contact steps by depth
KINDS = (
    (np.int64, ()), (RUN_RECORD, ()), (np.int64, ()), (np.float32, (QUANTITIES,)), (np.float64, (SAMPLE_COLUMNS,)),
    (np.float64, (IMPACT_COLUMNS,)), (np.float64, (MEETING_COLUMNS,)),
)  # fmt: skip
ENTRY = np.dtype([
    ("first", np.int64), ("last", np.int64), ("offset", np.int64), ("rows", np.int64, len(KINDS)),
    ("bytes", np.int64, len(KINDS)),
])  # fmt: skip
BYTES_AT_ONCE = 2**24


class Held(NamedTuple):
    """A chunk and the numbers of its runs, which rise."""

    numbers: np.ndarray
    chunk: ChunkResult


class HeldChunks:
    """Chunks in a file, from which each can be read again.

    path : path of the file; None for one without a name, which goes when nobody needs it
    folder : where that is made; None for the usual one
    """

    def __init__(self, path: Path | None = None, folder: str | None = None) -> None:
        self.path, self.folder, self.file = path, folder, None
        self.entries, self.size, self.digest = [], 0, hashlib.sha256()

    def add(self, numbers: np.ndarray, chunk: ChunkResult) -> None:
        """Keep the runs of a chunk. OSError where the file cannot take it; it is as before then."""
        arrays, contents = contents_of(numbers, chunk)
        entry = np.zeros((), ENTRY)
        entry["first"], entry["last"], entry["offset"] = numbers[0], numbers[-1] + 1, self.size
        entry["rows"], entry["bytes"] = [len(array) for array in arrays], [len(content) for content in contents]
        whole = b"".join(contents)
        self._open()
        self.file.seek(self.size)
        self.file.write(whole)
        self.file.flush()  # here and not later it is told that a disk is full
        self.entries.append(entry)
        self.size += len(whole)
        self.digest.update(whole)

    def read(self, entry: np.ndarray) -> Held:
        """The chunk of an entry; contact steps by depth are none."""
        arrays, offset = [], int(entry["offset"])
        self._open()
        for (kind, columns), rows, size in zip(KINDS, entry["rows"].tolist(), entry["bytes"].tolist()):
            self.file.seek(offset)
            arrays.append(expanded(np.dtype(kind), (rows, *columns), self.file.read(size)))
            offset += size
        return Held(arrays[0], ChunkResult(*arrays[1:], penetration=np.zeros(0, np.int64)))

    def close(self) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()
            self.file = None

    def state(self, first: int) -> dict[str, np.ndarray]:
        """Arrays by name, which ``restore`` takes: of the chunks with runs from ``first`` on."""
        entries = [entry for entry in self.entries if entry["last"] > first]
        return {
            "ahead_entries": np.array(entries, ENTRY), "ahead_bytes": np.array(self.size),
            "ahead_sha256": np.array(self.digest.hexdigest()),
        }  # fmt: skip

    def restore(self, state: dict[str, np.ndarray]) -> None:
        """Go on from what ``state`` returned and the file as it was then. ValueError where it is another."""
        size, digest = int(state["ahead_bytes"]), hashlib.sha256()
        self._open()
        self.file.truncate(max(size, 0))
        self.file.seek(0)
        while part := self.file.read(BYTES_AT_ONCE):
            digest.update(part)
        if digest.hexdigest() != str(state["ahead_sha256"]):
            raise ValueError(f"the checksum of {self.path.name} is not that of what was written")
        self.entries, self.size, self.digest = list(state["ahead_entries"]), size, digest

    def _open(self):
        if self.file is not None:
            return
        if self.path is None:
            self.file = tempfile.TemporaryFile(prefix="talus-", dir=self.folder)  # noqa: SIM115, ``close`` does it
        else:
            self.path.touch()
            self.file = self.path.open("r+b")


def contents_of(numbers: np.ndarray, chunk: ChunkResult) -> tuple[tuple[np.ndarray, ...], list[bytes]]:
    """The arrays that are kept of a chunk with the numbers of its runs, and each as it is written."""
    arrays = (numbers, *chunk[:-1])
    return arrays, [packed(array.astype(kind, copy=False))[2] for array, (kind, _) in zip(arrays, KINDS)]
