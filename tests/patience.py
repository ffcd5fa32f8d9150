# SPDX-License-Identifier: GPL-2.0-or-later
"""How soon something answers, on machines that may be busy with other work."""

TRIES = 5


def least_delay(measure, limit):
    """The least of some delays (s); the first below ``limit`` is enough.

    A machine that does other things at once can hold up any single try, but does not do so each time; what waits for
    something that lasts is late each time.
    """
    delays = []
    while len(delays) < TRIES and not (delays and delays[-1] < limit):
        delays.append(measure())
    return min(delays)
