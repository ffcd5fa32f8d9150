# SPDX-License-Identifier: GPL-2.0-or-later
"""Digests of the contents of a folder: to compare before and after, whatever ran in between."""

import hashlib
import os
from pathlib import Path


def digests(folder):
    """Relative path -> what is there: sha256 of a file, the target of a link, "folder"."""
    actual = {}
    for root, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = Path(root) / name
            place = path.relative_to(folder).as_posix()
            if path.is_symlink():
                actual[place] = f"-> {os.readlink(path)}"
            elif path.is_dir():
                actual[place] = "folder"
            else:
                actual[place] = hashlib.sha256(path.read_bytes()).hexdigest()
    return actual


def missing_or_changed(before, after):
    """Names of what was there before and is not as it was."""
    return sorted(name for name, digest in before.items() if after.get(name) != digest)
