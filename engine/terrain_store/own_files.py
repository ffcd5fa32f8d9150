# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of the files that a terrain store consists of; its folder carries a mark (io/owned_folder.py)."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from ..io import owned_folder
from .facts import read_facts

KIND = "terrain store"
LOCK = "lock"  # folder in it, held while a block is read
OWN = re.compile(
    r"store\.json|range\.npy|heights\.bin|read\.bin|started|part-\d+|bounds-\d+\.bin|ground-[\w.-]+\.bin"
    r"|ready-\d+(-[\w.-]+)?\.bin|combinations-[0-9a-f]+\.(tif(\.part)?(\.aux\.xml)?|json|part-\d+)"
)


def is_own(name: str) -> bool:
    """Is a file of this name part of a store?"""
    return OWN.fullmatch(name) is not None


def claim_store(folder: Path) -> None:
    """Make or take up the folder of a store. NotOurs where it is a link, or files of others are in the way."""
    if folder.is_dir() and not folder.is_symlink():
        owned_folder.check_plain_names(folder, is_own)
    with suppress(ValueError):  # what is wrong with it is told by who reads it
        if not folder.is_symlink() and folder.is_dir() and read_facts(folder) is not None:  # of a version without marks
            owned_folder.claim(folder, KIND)
            return
    owned_folder.claim(folder, KIND, "", is_own)


def is_store(folder: Path) -> bool:
    """Was this folder claimed for a store?"""
    return owned_folder.is_ours(folder, KIND)


def remove_store(folder: Path) -> None:
    """Remove the files of a store, and its folder unless others put something there."""
    if not is_store(folder):
        return
    for path in folder.iterdir():
        mark = owned_folder.mark_of(path) if path.is_dir() else None
        if mark is not None and str(mark.get("kind")).startswith("job "):  # of a job that was killed
            owned_folder.remove_whole(path, mark["kind"])
    with suppress(OSError):
        (folder / LOCK / LOCK).unlink(missing_ok=True)
        (folder / LOCK).rmdir()
    owned_folder.remove(folder, KIND, is_own)
