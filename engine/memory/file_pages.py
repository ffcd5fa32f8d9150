# SPDX-License-Identifier: GPL-2.0-or-later
"""Pages of files in the memory of this process, as Linux counts them, but those of the program itself.

Python and its libraries are files, too, and take a hundred megabytes and more. Nobody tells them apart; but after pages
were given back hardly any but theirs are left, so the least that was ever left is theirs.
"""

from __future__ import annotations

import mmap
from pathlib import Path

PAGE_COUNTS = Path("/proc/self/statm")  # the third number: pages of files
_left: list[float] = []  # bytes at most that were left when pages were given back; empty before that


def is_above(limit: float | None) -> bool:
    """Do the pages take more than this many bytes? False where there is no limit or the system does not say."""
    if limit is None or not PAGE_COUNTS.exists():
        return False
    return _counted() - (_left[0] if _left else 0.0) > limit


def note_given_back() -> None:
    """Pages were given back now."""
    if PAGE_COUNTS.exists():
        _left[:] = [min([_counted(), *_left])]


def _counted():
    return float(PAGE_COUNTS.read_text(encoding="ascii").split()[2]) * mmap.PAGESIZE
