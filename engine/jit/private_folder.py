# SPDX-License-Identifier: GPL-2.0-or-later
"""A temporary folder of this user alone, under a name that later processes find again.

Everybody may make names in the folder for temporary files, so a name that can be guessed proves nothing: the folder is
used only where it is no link, is this user's, and closed to all others. Else there is a fresh one, for this process.
"""

from __future__ import annotations

import atexit
import getpass
import os
import re
import shutil
import stat
import tempfile
from pathlib import Path

ONLY_ME = 0o700


def private_folder(name: str) -> Path:
    """A folder of a name in that of this user, made where it is not there. OSError where none can be made."""
    try:
        return _closed(_closed(Path(tempfile.gettempdir()) / f"talus-of-{_user()}") / name)
    except OSError:  # somebody else was there before, or it cannot be written
        folder = tempfile.mkdtemp(prefix="talus-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return _closed(Path(folder) / name)


def is_closed(folder: Path) -> bool:
    """Is this folder no link, owned by this user, and closed to writing by anybody else?"""
    try:
        status = os.lstat(folder)
    except OSError:
        return False
    if not stat.S_ISDIR(status.st_mode):
        return False
    return not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)


def _closed(folder):
    folder.mkdir(mode=ONLY_ME, exist_ok=True)
    if not is_closed(folder):
        raise PermissionError(f"{folder} is a link, another user's, or open to others")
    return folder


def _user():
    """A number or a name, as part of the name of a file."""
    if hasattr(os, "getuid"):
        return str(os.getuid())
    return re.sub(r"\W+", "_", getpass.getuser())
