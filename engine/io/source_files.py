# SPDX-License-Identifier: GPL-2.0-or-later
"""All files on this computer that a raster or a layer is read from, so that no output is ever written over one.

GDAL lists the tiles of a VRT, the parts of a shapefile and what lies beside a raster. Of what lies in an archive the
archive counts; links are followed, and two names of one file are one file.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from .geodata import library
from .plain_file import check_plain

if TYPE_CHECKING:
    from ..hints import FilePath

VIRTUAL = re.compile(r"^/vsi\w+/")
OF_PART = re.compile(r"^\d+_\d+,")  # of /vsisubfile/
MOST_FILES = 10_000  # of one source
# what belongs to a file of a suffix: with the name up to the suffix, and behind the whole name
OF_STEM = {
    ".shp": (".shp", ".shx", ".dbf", ".prj", ".cpg", ".qix", ".sbn", ".sbx", ".idm", ".ind", ".qpj"),
    ".tab": (".tab", ".dat", ".map", ".id", ".ind"), ".mif": (".mif", ".mid"),
    ".asc": (".asc", ".prj"), ".bil": (".bil", ".hdr", ".prj"), ".flt": (".flt", ".hdr", ".prj"),
    ".img": (".img", ".ige", ".rrd"), ".tif": (".tif", ".tfw"),
}  # fmt: skip
BESIDE = "", ".aux.xml", ".ovr", ".msk"


class SourceFiles:
    """Files that are read, each with what it is read for."""

    def __init__(self) -> None:
        self._owner: dict[object, str] = {}

    def add(self, owner: str, name: FilePath) -> None:
        """Note all files of a source. ``name``: as GDAL opens it; ``owner``: what a message calls it."""
        for path in files_of(name):
            for key in _keys(path):
                self._owner.setdefault(key, owner)

    def owner(self, path: FilePath) -> str | None:
        """Purpose for which a file is read, None for none: whatever it is called."""
        return next((self._owner[key] for key in _keys(path) if key in self._owner), None)

    def touched(self, path: FilePath) -> tuple[str, str] | None:
        """(file, what it is read for) of the first file that writing ``path`` would replace or delete; None."""
        for path_used in written_with(path):
            owner = self.owner(path_used)
            if owner is not None:
                return path_used, owner
        return None


def written_with(path: FilePath) -> list[str]:
    """A file, and those of its format that come and go with it."""
    path = os.fspath(path)
    stem, suffix = os.path.splitext(path)
    paths = [path + suffix_beside for suffix_beside in BESIDE] + [
        stem + ending for ending in OF_STEM.get(suffix.lower(), ())
    ]
    return list(dict.fromkeys(paths))


def files_of(name: FilePath) -> list[str]:
    """Paths of all local files that GDAL reads for a raster or a layer, with those within virtual rasters."""
    files, waiting = [], [os.fspath(name)]
    seen = set(waiting)
    while waiting and len(files) < MOST_FILES:
        current = waiting.pop()
        path = local_file(current)
        if path is not None:
            files.append(path)
        if current is not name and path is not None and not current.lower().endswith(".vrt") and current == path:
            continue  # a plain file of the list has no list of its own
        try:
            check_plain(current)
        except OSError:
            continue
        for part in library().file_list(current):
            if part not in seen:
                seen.add(part)
                waiting.append(part)
    return files


def local_file(name: str) -> str | None:
    """The file on this computer in which a source of GDAL lies, None for none: /vsizip/a.zip/b.tif lies in a.zip."""
    plain = name
    while VIRTUAL.match(plain):
        plain = OF_PART.sub("", VIRTUAL.sub("", plain))
    if plain.startswith("{"):
        plain = plain[1:].replace("}", "", 1)
    path = plain
    while path and path != os.path.dirname(path):
        if os.path.isfile(path):
            return path
        if plain == name and path == plain and not os.path.dirname(path):
            return None
        path = os.path.dirname(path)
    return None


def _keys(path):
    """By what a file is known: its real path, and its number on the disk, as hard links have the same."""
    path = os.fspath(path)
    keys: list[object] = [os.path.normcase(os.path.realpath(path))]
    try:
        facts = os.stat(path)
    except OSError:
        return keys
    return [*keys, (facts.st_dev, facts.st_ino)] if facts.st_ino else keys
