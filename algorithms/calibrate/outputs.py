# SPDX-License-Identifier: GPL-2.0-or-later
"""What talus:calibrate tells and writes: progress, numbers, warnings, log."""

import csv
import time

from ..parameters.definitions import file_output
from ..parameters.number_outputs import tell_numbers
from ..translation import tr
from .parameters import SEARCHABLE

ON_BOUND = 0.02  # of the width of the bounds
POOR_FIT = 0.05  # share of chance draws that are as far away: below, the observations are not explained


class Progress:
    """Tells each evaluation, and after the first how long all will take."""

    def __init__(self, evaluations, feedback):
        self.evaluations, self.feedback, self.best, self.started = evaluations, feedback, float("inf"), time.monotonic()

    def __call__(self, number, values, misfit):
        self.feedback.setProgress(95.0 * number / self.evaluations)
        self.best = min(self.best, misfit)
        shown = ", ".join(f"{name} {value:.4g}" for name, value in values.items())
        message = tr("{} of {}: {}: misfit {:.4f}, best {:.4f}")
        self.feedback.pushInfo(message.format(number, self.evaluations, shown, misfit, self.best))
        if number == 2:  # the first may have compiled
            seconds = 0.5 * (time.monotonic() - self.started) * self.evaluations
            self.feedback.pushInfo(tr("All will take about {:.1f} minutes.").format(seconds / 60.0))


def calibration_files():
    """Table, figure and log."""
    return [
        file_output("TABLE", tr("Table of ground classes"), tr("CSV files (*.csv)"), tr(
            "All ground classes with the calibrated one among them, for the table of ground classes of the "
            "simulation."), True),
        file_output("FIGURE", tr("Figure of the calibration"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "Misfit over each parameter with the range of the bootstrap, and observed and simulated distances."), True),
        file_output("LOG", tr("Table of the evaluations"), tr("CSV files (*.csv)"), tr(
            "Every set of parameters that was tried, and its misfit.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number; those of the parameters that are searched are given."""
    texts = {"MISFIT": tr("Misfit of the best (0 to 1)"), "FIT": tr("Share of chance draws that fit no better")}
    for name in SEARCHABLE:
        texts[name.upper()] = tr("Best {}").format(name)
        texts[f"{name.upper()}_LOW"] = tr("5th percentile of {}").format(name)
        texts[f"{name.upper()}_HIGH"] = tr("95th percentile of {}").format(name)
    return texts


def numbers_of(found):
    """Name -> value."""
    numbers = {"MISFIT": float(found.misfit.min()), "FIT": found.fit}
    for name in found.names:
        numbers[name.upper()] = found.best[name]
        numbers[f"{name.upper()}_LOW"], numbers[f"{name.upper()}_HIGH"] = found.low[name], found.high[name]
    return numbers


def write_log(path, found):
    """Every set of parameters that was tried, as CSV."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["evaluation", *found.names, "misfit"])
        for number, (values, misfit) in enumerate(zip(found.tried, found.misfit), 1):
            rows.writerow([number, *values, misfit])


def of_sites(found, sites):
    """(name, Cloud, points of the best simulation) of each site."""
    points = found.points if len(sites) > 1 else [found.points]
    return [(site.name, site.cloud, one) for site, one in zip(sites, points)]


def tell_sites(found, sites, feedback):
    """Log how well each of several sites is met: one that is not is no place of the same ground."""
    if len(sites) == 1:
        return
    for name, cloud, points in of_sites(found, sites):
        message = tr("Misfit of the best at {}: {:.4f}, {} points.")
        feedback.pushInfo(message.format(name or tr("site {}").format(1), cloud.misfit(points)[0], len(cloud.places)))


def tell(found, bounds, numbers, feedback):
    """Log what was found, and warn where it should not be used as it is."""
    tell_numbers(labels(), numbers, feedback)
    if found.fit < POOR_FIT:
        feedback.pushWarning(
            tr("The best simulation differs from the observations by more than chance: no parameters within the bounds "
               "explain them. Look at rock, releases and terrain, or widen the bounds.")
        )  # fmt: skip
    for one in bounds:
        if min(found.best[one.name] - one.low, one.high - found.best[one.name]) < ON_BOUND * (one.high - one.low):
            message = tr("The best {} lies on a bound of the search, {:g} to {:g}; widen it if that makes sense.")
            feedback.pushWarning(message.format(one.name, one.low, one.high))
    if "viscous_drag" in found.names:
        feedback.pushInfo(tr("Switch the viscous drag on (VISCOUS_DRAG) when you simulate with this table."))
