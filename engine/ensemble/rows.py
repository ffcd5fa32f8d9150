# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables of a result that grow chunk by chunk."""

import numpy as np

FIRST_ROWS = 1024


class Rows:
    """Rows that come chunk by chunk, in one array that doubles when it is full.

    With the right ``capacity`` from the start nothing is ever copied, and memory is taken as the rows come.

    name, files : of an array in ``Files`` of maps/growing_arrays.py, None for memory
    """

    def __init__(self, name, dtype, capacity=FIRST_ROWS, files=None):
        self.name, self.files, self.size = name, files, 0
        self.array = np.zeros(capacity, dtype) if files is None else files.zeros(name, capacity, dtype)

    def reserve(self, more):
        """For this many rows more. OSError: there is none, and all is as it was."""
        end = self.size + more
        if end > self.array.size and self.files is not None:
            self.array = self.files.lengthened(self.name, self.array, end)
        elif end > self.array.size:
            larger = np.zeros(max(end, 2 * self.array.size), self.array.dtype)
            larger[: self.size] = self.array[: self.size]
            self.array = larger

    def add(self, rows):
        """Append rows."""
        self.reserve(rows.size)
        end = self.size + rows.size
        self.array[self.size : end] = rows
        self.size = end

    def since(self, first):
        """The rows from number ``first`` on."""
        return self.array[first : self.size]
