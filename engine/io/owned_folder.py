# SPDX-License-Identifier: GPL-2.0-or-later
"""Folders that Talus makes, empties and removes again: each carries a mark, and what others put there stays.

A folder is claimed before anything is written into it. Claiming is refused where files with the names that Talus is
about to write are there without a mark, so everything that ``remove`` deletes was made after the mark: by Talus.

    .talus-folder    JSON: which program, what kind of folder, and the identity of the job (sha256)
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..hints import FilePath

MARK = ".talus-folder"
PROGRAM = "Talus"
LONGEST = 10_000  # bytes of a mark; what is longer is none
SIDE_FILES = ("", ".part", ".aux.xml", ".ovr", ".msk", ".new", "-wal", "-shm", "-journal")  # of GDAL and of one write


class NotOurs(OSError):
    """A folder, or a file in it, that Talus did not make and so does not touch."""


def claim(folder: FilePath, kind: str, job: str = "", is_own: Callable[[str], bool] = lambda name: False) -> Path:
    """Make a folder that carries the mark, or take up one that does.

    kind : what it is for, such as "checkpoint"
    job : identity of the job that writes there, hexadecimal
    is_own : whether Talus writes files of a name there

    Raises
    ------
    NotOurs
        If the folder is a link or a file, or holds files of such names that were there before it was marked.
    OSError
        If it cannot be made or written.
    """
    folder = Path(folder)
    if folder.is_symlink():
        raise NotOurs(f"{folder} is a link, and Talus writes through none; remove it, or choose another folder.")
    if folder.exists() and not folder.is_dir():
        raise NotOurs(f"{folder} is a file where Talus needs a folder; move it, or choose another folder.")
    folder.mkdir(parents=True, exist_ok=True)
    there = check_plain_names(folder, is_own)
    if not is_ours(folder, kind):
        if (folder / MARK).exists() or (folder / MARK).is_symlink():
            raise NotOurs(f"{folder} is marked for something else ({MARK}); choose another folder.")
        if there:
            raise NotOurs(
                f"{folder} holds {there[0]}, which Talus did not make and would write over; move it, or choose another "
                "folder."
            )
    _write_mark(folder, kind, job)
    return folder


def check_plain_names(folder: FilePath, is_own: Callable[[str], bool]) -> list[str]:
    """Names of Talus in a folder. NotOurs for a link, which could lead anywhere, and for a pipe, which has no end."""
    names = []
    for path in Path(folder).iterdir():
        if not is_own(path.name):
            continue
        if path.is_symlink():
            raise NotOurs(f"{path} is a link, and Talus writes through none; remove it, or choose another folder.")
        if not (path.is_file() or path.is_dir()):
            raise NotOurs(f"{path} is a pipe or a device and no file; remove it, or choose another folder.")
        names.append(path.name)
    return names


def mark_of(folder: FilePath) -> dict[str, Any] | None:
    """Mark of a folder as a dictionary, None where it has none or is a link."""
    folder = Path(folder)
    path = folder / MARK
    try:
        if folder.is_symlink() or path.is_symlink() or not path.is_file() or path.stat().st_size > LONGEST:
            return None
        mark = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return mark if isinstance(mark, dict) and mark.get("program") == PROGRAM else None


def is_ours(folder: FilePath, kind: str) -> bool:
    """Was this folder claimed for a kind of work?"""
    mark = mark_of(folder)
    return mark is not None and mark.get("kind") == kind


def empty(folder: FilePath, kind: str, is_own: Callable[[str], bool]) -> bool:
    """Delete the files of Talus in a folder that was claimed; True where it was. Links are deleted, not followed."""
    folder = Path(folder)
    if not is_ours(folder, kind):
        return False
    with suppress(OSError):  # others delete the same
        for entry in list(os.scandir(folder)):
            if is_own(entry.name) and (entry.is_symlink() or entry.is_file()):
                with suppress(OSError):
                    os.unlink(entry.path)
    return True


def remove(folder: FilePath, kind: str, is_own: Callable[[str], bool]) -> None:
    """Delete the files of Talus in a folder that was claimed, the mark, and the folder unless others use it."""
    folder = Path(folder)
    if empty(folder, kind, is_own):
        with suppress(OSError):
            (folder / MARK).unlink()
        with suppress(OSError):  # something of somebody else is there
            folder.rmdir()


def remove_whole(folder: FilePath, kind: str) -> None:
    """Delete a folder that Talus made under a name nobody can guess, with all that is in it."""
    if is_ours(folder, kind):
        shutil.rmtree(folder, ignore_errors=True)


def named(*names: str) -> Callable[[str], bool]:
    """``is_own`` for files of some names, and what GDAL and SQLite put beside them."""
    known = frozenset(name + side for name in names for side in SIDE_FILES)
    return lambda name: name in known


def _write_mark(folder, kind, job):
    text = json.dumps({"program": PROGRAM, "kind": kind, "job": job})
    path = folder / MARK
    with suppress(OSError):
        if path.read_text(encoding="utf-8") == text:
            return
    part = folder / f"{MARK}-{os.getpid()}"
    try:
        with open(part, "x", encoding="utf-8") as file:
            file.write(text)
        os.replace(part, path)
    except OSError:  # the disk is full
        with suppress(OSError):
            part.unlink()
        raise
