# SPDX-License-Identifier: GPL-2.0-or-later
"""Time until something answers, on machines that may be busy with other work."""

import time

TRIES = 5
SHARE = 20.0  # a process that has to wait for others gets at least one part in so many of its time


class Wish:
    """A moment from which an answer is waited for, of a program that computes until it gives it.

    What counts is the time of the processor, which is the same however many others want it: who computes on for half a
    second before listening has used half a second. That nobody sleeps instead shows on the clock of the wall.
    """

    def __init__(self, after=0.0):
        """``after``: seconds of the processor from now on."""
        self._processor, self._wall = time.process_time() + after, None
        self.is_made()

    def is_made(self):
        """Is it time? The thing that is to stop asks this."""
        if self._wall is None and time.process_time() >= self._processor:
            self._wall = time.monotonic()
        return self._wall is not None

    def delay(self, threads=1):
        """Seconds since then, of each of this many threads that compute."""
        assert self._wall is not None, "nobody has asked whether to stop"
        processor = (time.process_time() - self._processor) / threads
        return max(processor, (time.monotonic() - self._wall) / SHARE)


def least_delay(measure, limit):
    """The least of some delays (s); the first below ``limit`` is enough.

    A machine that does other things at once can hold up any single try, but does not do so each time; what waits for
    something that lasts is late each time.
    """
    delays = []
    while len(delays) < TRIES and not (delays and delays[-1] < limit):
        delays.append(measure())
    return min(delays)
