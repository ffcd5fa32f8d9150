# SPDX-License-Identifier: GPL-2.0-or-later
"""Files that nothing may be written over while an algorithm runs: those that its inputs are read from.

Asked once more at the last moment, when a file comes into its place, whatever has named it.
"""

import threading
from contextlib import contextmanager

from ..translation import tr

_HERE = threading.local()


@contextmanager
def protecting(sources):
    """Meanwhile ``refuse_protected`` of this thread refuses the SourceFiles, and those of runs around this one."""
    before = getattr(_HERE, "sources", ())
    _HERE.sources = (*before, sources)
    try:
        yield
    finally:
        _HERE.sources = before


def refuse_protected(path):
    """Raise OSError for a file that an input of the run is read from."""
    for sources in getattr(_HERE, "sources", ()):
        owner = sources.owner(path)
        if owner is not None:
            message = tr("{} was not written: the input {} is read from this file. Choose another file for the output.")
            raise OSError(message.format(path, owner))
