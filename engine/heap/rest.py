# SPDX-License-Identifier: GPL-2.0-or-later
"""Is a heap at rest though a rock still rocks in its place? By the rule for single rocks (motion/rest.py)."""

import numpy as np

from ..arithmetic import vectors
from ..motion.rest import STILL_LOOKS, STILL_WAY

REST_TIME = 0.5  # s from look to look


class Stillness:
    """Checks whether any rock has moved since earlier looks. ``radius``: of the rocks, (N,) m."""

    def __init__(self, radius, motion):
        self.radius, self.looks, self.next = radius, 0, REST_TIME
        self.position, self.orientation = motion.position.copy(), motion.orientation.copy()

    def look(self, time, motion):
        """True if none has moved by STILL_WAY for STILL_LOOKS looks; between two looks False."""
        if time < self.next:
            return False
        self.next, self.looks = time + REST_TIME, self.looks + 1
        old, new = self.orientation, motion.orientation
        turned = old[:, 0] * new[:, 0] + vectors.dot(old[:, 1:], new[:, 1:])
        turning = 2.0 * self.radius * np.sqrt(np.maximum(0.0, 1.0 - turned * turned))
        if (vectors.length(motion.position - self.position) + turning < STILL_WAY * self.radius).all():
            return self.looks >= STILL_LOOKS
        self.looks, self.position, self.orientation = 0, motion.position.copy(), motion.orientation.copy()
        return False
