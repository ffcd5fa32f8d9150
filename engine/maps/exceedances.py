# SPDX-License-Identifier: GPL-2.0-or-later
"""Number of runs that exceed each of some thresholds in each cell, counted while the runs come.

A run counts once in a cell, with its largest value there. What is kept of a cell does not grow with the runs:

    class of a value    how many of the thresholds e_1 < e_2 < ... < e_k lie below it, 0 to k
    kept of a cell      k counts of 4 bytes, one for each class from 1 on
    runs above e_j      the counts of the classes j to k together

So a record raises one count, however many thresholds it exceeds. Counts are sums of whole numbers: the same whatever
the order of the runs.
"""

import numpy as np

from ..jit.kernels import kernel
from .growing_arrays import Memory


@kernel
def count_classes(rows, values, thresholds, out_counts):
    """Raise the count of each value's class in its row, in place.

    rows, values : (n,) row of each record, and its value in the unit of the thresholds
    thresholds : (k,) rising; a value that is equal to one does not exceed it
    out_counts : (rows * k,) uint32, those of a row one after the other
    """
    number = thresholds.size
    for i in range(rows.size):
        above = 0
        while above < number and values[i] > thresholds[above]:
            above += 1
        if above > 0:
            out_counts[rows[i] * number + above - 1] += np.uint32(1)


class ThresholdCounts:
    """Counts for a growing number of rows. ``thresholds``: (k,) rising numbers; with none nothing is kept.

    arrays : where they lie (growing_arrays.py), ``name``: theirs there
    """

    def __init__(self, thresholds, rows, arrays=None, name=""):
        self.thresholds = np.array(thresholds, np.float64)
        self.arrays, self.name = arrays or Memory(), f"{name}-classes"
        self.classes = self.arrays.zeros(self.name, rows * self.thresholds.size, np.uint32)

    def make_rows(self, rows):
        """Make room for this many rows."""
        self.classes = self.arrays.lengthened(self.name, self.classes, rows * self.thresholds.size)

    def add(self, rows, values):
        """Count values (n,) in the rows (n,), int64."""
        if self.thresholds.size:
            count_classes(rows, values.astype(float), self.thresholds, self.classes)

    def state(self, rows):
        """Contents of the first ``rows`` rows, as ``restore`` takes them."""
        return self.classes[: rows * self.thresholds.size]

    def restore(self, classes, rows):
        """Go on from what ``state`` returned. Raises ValueError for counts of another number of thresholds."""
        if classes.size != rows * self.thresholds.size:
            raise ValueError("the counts above thresholds are not those of this map table")
        self.classes = self.arrays.holding(self.name, classes)

    def above(self, rows):
        """(k, rows) int32: how many runs exceed each threshold in each of the first ``rows`` rows."""
        classes = self.state(rows).reshape(rows, self.thresholds.size)
        return np.cumsum(classes[:, ::-1], axis=1)[:, ::-1].T.astype(np.int32)
