# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a file open in another program? A database says so by files beside it."""

import os

from ..translation import tr

# Beside a database, these say that a program has it open for writing, or was killed while it had.
OPEN_ELSEWHERE = ("-wal", "-journal")


def open_elsewhere(path):
    """Name of a file that says that another program works on this one, None where nothing does."""
    found = [path + suffix for suffix in OPEN_ELSEWHERE if os.path.exists(path + suffix)]
    return found[0] if found and os.path.exists(path) else None


def open_elsewhere_message(path):
    """Message for a file that is open elsewhere, else ''."""
    found = open_elsewhere(path)
    message = tr("{} is open in another program, or one was killed that had it open: there is {}. Close it there, or "
                 "choose another file.")  # fmt: skip
    return message.format(path, os.path.basename(found)) if found else ""
