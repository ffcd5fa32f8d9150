# SPDX-License-Identifier: GPL-2.0-or-later
"""A batch with reports or pictures in QGIS 3.22, which ends with an error of Processing after the last run.

Its batch dialog hands results to the viewer without the time, which the viewer's list requires. Later versions give the
time a default; there nothing is changed.
"""

import functools
import inspect
import time


def mend_batch_results():
    """Let results without a time have that of now; returns what undoes it, None where nothing had to be repaired."""
    try:
        from processing.core.ProcessingResults import ProcessingResults
    except ImportError:  # Processing is switched off, or keeps its results elsewhere
        return None
    asked = inspect.signature(ProcessingResults.addResult).parameters.get("timestamp")
    if asked is None or asked.default is not inspect.Parameter.empty:
        return None
    original = ProcessingResults.addResult

    @functools.wraps(original)
    def add_result(self, icon, name, timestamp=None, result=None):
        original(self, icon, name, timestamp or time.localtime(), result)

    def undo():
        ProcessingResults.addResult = original

    ProcessingResults.addResult = add_result
    return undo
