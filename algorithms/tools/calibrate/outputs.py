# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of talus:calibrate: progress, numbers, warnings, log."""

import csv
import time

from qgis.core import QgsGraduatedSymbolRenderer, QgsRendererRange

from ....engine.findings.finding import DOUBTFUL, Kind
from ...number_words import formatted
from ...shared.parameters.outputs import tell_numbers
from ...shared.styles import styles
from ...translation import tr
from .algorithm import BOUNDS, OBSERVED, labels

UNEXPLAINED = Kind(
    "fit-poor", DOUBTFUL,
    "The best simulation differs from the observations by more than chance: no parameters within the bounds "
    "explain them.",
    "Check rock, releases and terrain, or widen the bounds.",
)  # fmt: skip
ON_A_BOUND = Kind(
    "best-on-bound", DOUBTFUL,
    "The best {parameter} lies on a bound of the search, {low:g} to {high:g}.",
    "Widen it if that is plausible.",
)  # fmt: skip

ON_BOUND = 0.02  # of the width of the bounds
POOR_FIT = 0.05  # share of chance draws that are as far away: below, the observations are not explained


class Progress:
    """Reports each evaluation, and after the first how long all will take."""

    def __init__(self, evaluations, call):
        self.evaluations, self.call, self.best, self.started = evaluations, call, float("inf"), time.monotonic()

    def __call__(self, number, values, misfit):
        self.call.progress(95.0 * number / self.evaluations)
        self.best = min(self.best, misfit)
        shown = "; ".join(formatted("{} {:.4g}", name, value) for name, value in values.items())
        message = tr("{} of {}: {}: misfit {:.4f}, best {:.4f}")
        self.call.info(formatted(message, number, self.evaluations, shown, misfit, self.best))
        if number == 2:  # the first may have compiled
            seconds = 0.5 * (time.monotonic() - self.started) * self.evaluations
            self.call.info(formatted(tr("All will take about {:.1f} minutes."), seconds / 60.0))


def numbers_of(calibration):
    """Name -> value."""
    numbers = {"MISFIT": float(calibration.misfit.min()), "FIT": calibration.fit}
    for name in calibration.names:
        numbers[name.upper()] = calibration.best[name]
        numbers[f"{name.upper()}_LOW"], numbers[f"{name.upper()}_HIGH"] = calibration.low[name], calibration.high[name]
    return numbers


def write_log(path, calibration):
    """Every set of parameters that was tried, as CSV."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["evaluation", *calibration.names, "misfit"])
        for number, (values, misfit) in enumerate(zip(calibration.tried, calibration.misfit), 1):
            rows.writerow([number, *values, misfit])


def write_ensemble(path, class_name, ensemble):
    """Sets of parameters, each as probable, as talus:ensemble reads them."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["class", *ensemble.names])
        rows.writerows([class_name, *(f"{value:.9g}" for value in row)] for row in ensemble.rows.tolist())


def tell_ensemble(ensemble, call):
    """Log the bands of the ensemble, and which parameters stand in for each other."""
    for name in ensemble.names:
        message = tr("Ensemble: {} {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).")
        call.info(formatted(message, name, ensemble.middle[name], ensemble.low[name], ensemble.high[name]))
    for k, name in enumerate(ensemble.names):
        for other, correlation in zip(ensemble.names[:k], ensemble.correlation[k]):
            if abs(correlation) > 0.5:
                message = tr("Ensemble: {} and {} are correlated by {:.2f}; take them from the ensemble together.")
                call.info(formatted(message, other, name, correlation))


def of_sites(calibration, sites):
    """(name, Cloud, points of the best simulation) of each site."""
    points = calibration.points if len(sites) > 1 else [calibration.points]
    return [(site.name, site.cloud, point) for site, point in zip(sites, points)]


def tell_sites(calibration, sites, call):
    """Log how well each of several sites is met: one that is not is no place of the same ground."""
    if len(sites) == 1:
        return
    for name, cloud, points in of_sites(calibration, sites):
        message = tr("Misfit of the best at {}: {:.4f}, {} points.")
        call.info(formatted(message, name or tr("site {}").format(1), cloud.misfit(points)[0], len(cloud.places)))


def tell(calibration, bounds, numbers, call):
    """Log what was found, and warn where it should not be used as it is."""
    tell_numbers(labels(), numbers, call)
    if calibration.fit < POOR_FIT:
        call.find([UNEXPLAINED.of(str(OBSERVED), calibration.fit, POOR_FIT)])
    for bound in bounds:
        if min(calibration.best[bound.name] - bound.low, bound.high - calibration.best[bound.name]) < ON_BOUND * (
            bound.high - bound.low
        ):
            best = calibration.best[bound.name]
            call.find([ON_A_BOUND.of(str(BOUNDS), best, parameter=bound.name, low=bound.low, high=bound.high)])
    if "viscous_drag" in calibration.names:
        call.info(tr("Switch the viscous drag on (VISCOUS_DRAG) when you simulate with this table."))


# Styles of the layers of talus:calibrate when they are loaded.

FAR = 1e9  # m; beyond every residual
NEARER, AS_THROWN, FARTHER = "#2b6cb0", "#e8e8e8", "#c8321e"
RAMP = "probability"


class ResidualStyle(styles.VectorStyle):
    """Dots by the residual over the deviation of the throws."""

    sort_key = 6

    def renderer(self, layer):
        classes = (
            (-FAR, -1.0, NEARER, tr("stopped earlier than simulated, by more than 1 standard deviation")),
            (-1.0, 1.0, AS_THROWN, tr("as simulated")),
            (1.0, FAR, FARTHER, tr("went farther than simulated, by more than 1 standard deviation")),
        )
        ranges = [
            QgsRendererRange(low, high, styles.dot(colour, 2.4, rim="#222222"), label)
            for low, high, colour, label in classes
        ]
        return QgsGraduatedSymbolRenderer("residual_z", ranges)


class BoulderStyle(styles.VectorStyle):
    """Dots in the colour of the probability of the most probable source."""

    sort_key = 6

    def renderer(self, layer):
        return styles.graduated(layer, "probabil", RAMP, lambda colour: styles.dot(colour, 2.4, rim="#222222"))
