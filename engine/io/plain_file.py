# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads files that people name: plain ones alone. A pipe has no end until somebody writes it, and a device has none.

JSON is written whole or not at all.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..hints import FilePath

LARGEST = 4_000_000_000  # bytes of a file that is read as a whole
LARGEST_TEXT = 100_000_000
NOT_PLAIN = "it is a pipe or a device and no file"


def check_plain(path: FilePath) -> None:
    """Raise OSError for what is there and is neither a file nor a folder; what is not there is others' to report."""
    try:
        kind = os.stat(path).st_mode
    except (OSError, ValueError):  # not there, not allowed, or a name that no system knows
        return
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise OSError(errno.EINVAL, NOT_PLAIN, os.fspath(path))


def refuse_pipe(path: FilePath) -> None:
    """Raise ValueError for a pipe or a device, which GDAL would wait for."""
    try:
        check_plain(path)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror}). Give the path of a file.") from error


def read_bytes(path: FilePath, largest: int = LARGEST) -> bytes:
    """The content of a file. OSError where it cannot be read, is no plain file, or is too large."""
    check_plain(path)
    try:
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > largest:
                raise OSError(errno.EFBIG, f"it has {size / 1e6:.0f} MB, {largest / 1e6:.0f} at most", os.fspath(path))
            return file.read()
    except ValueError as error:  # a name with a zero byte
        raise OSError(errno.EINVAL, str(error), os.fspath(path)) from error


def read_text(path: FilePath, encoding: str = "utf-8", errors: str = "strict") -> str:
    """Text of a file, with line ends as Python has them. UnicodeDecodeError where the encoding does not fit."""
    text = read_bytes(path, LARGEST_TEXT).decode(encoding, errors)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse_json(text: str) -> Any:
    """Value of a JSON text. ValueError where it is not JSON, or nests too deep."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("it nests too deep") from error


def read_json(path: FilePath, encoding: str = "utf-8") -> Any:
    """Value of a JSON file; ValueError where it is not text, too."""
    return parse_json(read_text(Path(path), encoding))


def write_json(path: FilePath, content: Any) -> None:
    """Write a JSON file, whole or not at all. OSError where it cannot be written; an earlier file stays then."""
    path = Path(path)
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=".json-")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(part, path)
    except OSError:  # the disk is full
        with suppress(OSError):
            os.unlink(part)
        raise
