# SPDX-License-Identifier: GPL-2.0-or-later
"""Chunks of runs that do not follow each other: made piece by piece, and taken apart run by run.

A piece is (first, last): the runs first to last - 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..motion.quantities import QUANTITIES
from .chunk import ChunkResult

if TYPE_CHECKING:
    from .summed_chunk import SummedChunk

Pieces = Sequence[tuple[int, int]]
# arrays of a ChunkResult -> field of its runs that says how many rows of it a run has
ROWS_OF_RUNS = {
    "cells": "passages", "values": "passages", "samples": "samples", "impacts": "impacts", "meetings": "meetings",
}  # fmt: skip


def parts_of(pieces: Pieces, most: int) -> Iterator[list[tuple[int, int]]]:
    """Split runs into lists of pieces with ``most`` runs each; the last may have fewer."""
    part, space = [], most
    for first, last in pieces:
        while first < last:
            end = min(last, first + space)
            part.append((first, end))
            space -= end - first
            first = end
            if not space:
                yield part
                part, space = [], most
    if part:
        yield part


def numbers_from(begins: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """``counts[i]`` numbers from ``begins[i]`` on for each i, one after the other."""
    ends = np.cumsum(counts)
    return np.repeat(begins - (ends - counts), counts) + np.arange(ends[-1] if ends.size else 0)


def numbers_of(pieces: Pieces) -> np.ndarray:
    """The numbers of the runs of some pieces."""
    return np.concatenate([np.arange(first, last) for first, last in pieces])


def pieces_of(numbers: np.ndarray) -> list[tuple[int, int]]:
    """The fewest pieces with some numbers, which rise."""
    begins = np.flatnonzero(np.diff(numbers, prepend=-2) != 1)
    ends = np.append(begins[1:], numbers.size)
    return [(int(numbers[begin]), int(numbers[end - 1]) + 1) for begin, end in zip(begins, ends)]


def joined(chunks: Sequence[ChunkResult]) -> ChunkResult:
    """The runs of all chunks, one after the other."""
    if len(chunks) == 1:
        return chunks[0]
    return ChunkResult(
        *(np.concatenate(arrays) for arrays in zip(*(chunk[:-1] for chunk in chunks))),
        penetration=np.sum([chunk.penetration for chunk in chunks], axis=0),
    )


def picked(chunk: ChunkResult, which: np.ndarray) -> ChunkResult:
    """Some runs of a chunk, in the order of ``which``, their places in it; the contact steps by depth stay all."""
    rows = {name: _rows_of(chunk.runs[field], which) for name, field in ROWS_OF_RUNS.items()}
    arrays = {name: getattr(chunk, name)[numbers] for name, numbers in rows.items()}
    return chunk._replace(runs=chunk.runs[which], **arrays)


def without_cells(chunk: ChunkResult | SummedChunk) -> ChunkResult:
    """The rows of a chunk whose passages are kept elsewhere, or by nobody."""
    runs = chunk.runs.copy()
    runs["passages"] = 0
    return ChunkResult(
        runs, np.zeros(0, np.int64), np.zeros((0, QUANTITIES), np.float32), chunk.samples, chunk.impacts,
        chunk.meetings, chunk.penetration,
    )  # fmt: skip


def _rows_of(counts, which):
    """Numbers of the rows of some runs, of which each has this many, one run after the other."""
    begins, taken = np.cumsum(counts) - counts, counts[which]
    return numbers_from(begins[which], taken)
