# SPDX-License-Identifier: GPL-2.0-or-later
"""Reports how far a job is: on a terminal in one line that changes, in a log a line for each tenth."""

import sys
import time

from ..study.job import Told

PATIENCE = 0.5  # s between two changes of the line
PAUSE = 60.0  # s between two lines of a log within a round


class Progress:
    """Functions for a Job; ``is_quiet``: warnings alone."""

    def __init__(self, is_quiet=False, stream=None):
        self.is_quiet, self.stream = is_quiet, stream or sys.stderr
        self.is_terminal = self.stream.isatty()
        self.due, self.tenth, self.is_open = 0.0, 0, False
        self.line_due = time.monotonic() + PAUSE

    def told(self):
        """The functions."""
        return Told(self.say, self.warn, self.progress, self.rounds)

    def say(self, text):
        """A sentence."""
        self._end_line()
        if not self.is_quiet:
            print(text, file=self.stream, flush=True)

    def warn(self, text):
        """A warning."""
        self._end_line()
        print(f"talus: warning: {text}", file=self.stream, flush=True)

    def progress(self, share):
        """The share of the runs done."""
        if self.is_quiet:
            return
        now = time.monotonic()
        if self.is_terminal and (now >= self.due or share >= 1.0):
            print(f"\r  {100.0 * share:5.1f} %", end="", file=self.stream, flush=True)
            self.due, self.is_open = now + PATIENCE, True
        elif not self.is_terminal and int(10.0 * share) > self.tenth:
            print(f"  {100.0 * share:.0f} %", file=self.stream, flush=True)
        self.tenth = int(10.0 * share) if share < 1.0 else 0
        if share >= 1.0:
            self._end_line()

    def rounds(self, rounds):
        """Report the progress of a simulation in rounds: a line at the end of each, and now and then within it."""
        now = time.monotonic()
        if rounds.has_ended_round or now >= self.line_due:
            self.say(f"  {rounds.text()}")
            self.line_due = now + PAUSE
            if rounds.problem:
                self.warn(rounds.problem)

    def _end_line(self):
        if self.is_open:
            print(file=self.stream)
            self.is_open = False
