# SPDX-License-Identifier: GPL-2.0-or-later
"""The indication compared with the runs of a simulation: what it adds and misses, as classes, numbers and a table."""

import csv

import numpy as np

from ...engine.indication.comparison import ADDED, BOTH, MISSED, Comparison, compared
from ...engine.indication.regional import Dem
from ..number_words import told
from ..scene.dem import check_raster
from ..translation import tr
from .parameters import COMPARISON, PASSAGES


class Comparing:
    """Adds the windows; empty where no runs were given."""

    def __init__(self, call, grid):
        layer = call[PASSAGES]
        self.passages = None if layer is None else Dem(check_raster(layer, PASSAGES), 1, grid)
        self.found, self.volumes, self.cell_area = [], [], 0.0

    def add(self, reached):
        """Classes of the largest volume in a window; None where there is nothing to compare with."""
        if self.passages is None:
            return None
        passages = np.nan_to_num(self.passages.read(reached.window))
        has_ground = np.isfinite(reached.heights)
        classes = None
        for number, left in enumerate(reached.energy_heights):
            if number == len(self.found):
                self.found.append(Comparison.empty())
            classes = compared(np.isfinite(left) | reached.is_source, passages, has_ground)
            self.found[number] = self.found[number].added(classes, passages)
        return classes

    def settle(self, volumes, cell_area):
        """When all windows are there."""
        self.volumes, self.cell_area = volumes, cell_area

    def numbers(self):
        """Name -> value, of the largest volume."""
        if not self.found:
            return {}
        last = self.found[-1]
        missed = last.missed_passages / last.passages if last.passages else float("nan")
        return {"FOUND_SHARE": last.hit_rate, "CONFIRMED_SHARE": last.precision, "MISSED_PASSAGES": missed}

    def write(self, call, files):
        """Write the table if it was asked for; returns parameter -> path."""
        if not (self.found and call.wants(COMPARISON)):
            return {}
        path = call.path(COMPARISON)
        with open(files.stage(path), "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow([
                "volume_m3", "both_m2", "indication_alone_m2", "runs_alone_m2", "share_of_runs_found",
                "share_of_indication_confirmed", "overlap", "share_of_passages_missed",
            ])  # fmt: skip
            for volume, one in zip(self.volumes, self.found):
                areas = [f"{one.cells[kind] * self.cell_area:.10g}" for kind in (BOTH, ADDED, MISSED)]
                missed = one.missed_passages / one.passages if one.passages else float("nan")
                shares = [f"{share:.6g}" for share in (one.hit_rate, one.precision, one.overlap, missed)]
                rows.writerow(["" if volume != volume else f"{volume:g}", *areas, *shares])
        if not self.found[-1].passages:
            call.info(tr("PASSAGES: no run passes a cell of the elevation model, so nothing is compared."))
            return {COMPARISON: path}
        message = tr("The indication covers {:.1f} % of the cells that runs pass; runs pass {:.1f} % of its cells.")
        call.info(told(message, 100.0 * self.found[-1].hit_rate, 100.0 * self.found[-1].precision))
        return {COMPARISON: path}
