# SPDX-License-Identifier: GPL-2.0-or-later
"""Wheels that a user has brought in a folder: looked through before anything is made of them.

A wheel is code, so only those count whose name and sha256 are on the list that ships with Talus. They are copied into a
folder of this installation alone, and all that follows, also a pip that lies among them, takes the copies.
"""

import hashlib
import os
import shutil
import stat
import zipfile
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from ..translation import tr

LIST = Path(__file__).resolve().parents[2] / "resources" / "packages" / "wheels.sha256"
BYTES_AT_ONCE = 2**20
LARGEST = 2_000_000_000  # bytes of all that is in one wheel


class BadWheel(OSError):
    """A wheel that is not what it says; nothing is installed."""


class Checked(NamedTuple):
    """Outcome of the check of a folder of wheels."""

    folder: Path  # of the copies
    left_out: list  # names of wheels that are on no list


@cache
def known_wheels():
    """File name -> sha256."""
    lines = LIST.read_text(encoding="ascii").splitlines()
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def checked_copies(folder, target):
    """Copy the wheels of a folder that are on the list into a new one; Checked.

    Raises BadWheel for a wheel of a known name with another content, or one that would write outside of its place;
    OSError where the folder cannot be read.
    """
    known, left_out = known_wheels(), []
    target.mkdir(parents=True)
    for one in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if not one.name.lower().endswith(".whl"):
            continue
        if one.name not in known or not one.is_file(follow_symlinks=False):
            left_out.append(one.name)
            continue
        copy = target / one.name
        shutil.copyfile(one.path, copy, follow_symlinks=False)
        if _sha256(copy) != known[one.name]:
            raise BadWheel(
                tr("{}: its checksum differs from that of the package index. Download the file again; nothing was "
                   "installed.").format(one.path)
            )  # fmt: skip
        _check_names(one.path, copy)
    return Checked(target, left_out)


def _check_names(shown, path):
    """Raise BadWheel for a name that leads out of the folder, or a link."""
    try:
        with zipfile.ZipFile(path) as archive:
            found = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError) as error:
        raise BadWheel(tr("{}: this is not a wheel ({}).").format(shown, error)) from error
    if sum(one.file_size for one in found) > LARGEST:
        raise BadWheel(tr("{}: its unpacked size is too large for a package of Talus.").format(shown))
    for one in found:
        name = PurePosixPath(one.filename.replace("\\", "/"))
        is_outside = name.is_absolute() or ".." in name.parts or ":" in one.filename
        if is_outside or stat.S_ISLNK(one.external_attr >> 16):
            raise BadWheel(tr("{}: {} in it points outside its folder; nothing was installed.").format(shown, name))


def _sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(BYTES_AT_ONCE):
            digest.update(part)
    return digest.hexdigest()
