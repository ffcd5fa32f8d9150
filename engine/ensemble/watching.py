# SPDX-License-Identifier: GPL-2.0-or-later
"""Looks at the maps of a simulation while it goes on: they are made of what was gathered, and change nothing of it."""

import time

FIRST = 2.0  # s until the first look
INTERVAL = 3.0  # s between two looks at least
SHARE = 0.03  # of the time at most is spent on looking


class Watching:
    """Calls ``watch`` with the number of runs that are done and the Maps of them, when it is time.

    It is called between two chunks, by the thread that gathers them: the maps are of whole runs, the first so many or,
    with Rounds, some of each release. With maps in files they are a sketch (maps/sketch.py).
    """

    def __init__(self, watch):
        self.watch, self.due = watch, time.monotonic() + FIRST

    def look_when_due(self, gathering):
        """Call it if the last time is long enough ago, there are maps, and some run has come."""
        start = time.monotonic()
        made = gathering.count + gathering.ahead.count
        if start < self.due or gathering.table is None or not made:
            return
        self.watch(made, gathering.maps_so_far())
        end = time.monotonic()
        self.due = end + max(INTERVAL, (end - start) / SHARE)
