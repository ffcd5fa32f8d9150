# SPDX-License-Identifier: GPL-2.0-or-later
"""Figures of the report of a calibration: residuals over mass and shape, the ensemble of two parameters."""

import io

import numpy as np

from ..translation import tr
from .figures import BAND, BEST, LINE, POINTS, row_of_axes, save_figure

SIZE = (4.2, 3.6)  # inches, of each


def residual_figure(masses, shapes, residuals):
    """Bytes of a PNG: residuals [m] over masses [kg] and, where they are known, over short over long length.

    ``residuals``: pairs (residual, deviation of the throws) of arrays
    """
    rest, deviation = residuals
    with_shapes = int(np.isfinite(shapes).sum()) > 2
    figure, all_axes = row_of_axes(1 + with_shapes, (SIZE[0] * (1 + with_shapes), SIZE[1]))
    _draw(all_axes[0], masses, rest, deviation, tr("mass [kg]"), is_log=True)
    if with_shapes:
        _draw(all_axes[1], shapes, rest, deviation, tr("short over long length"))
    all_axes[0].legend(frameon=False, fontsize=7, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncol=2)
    return _png(figure)


def ensemble_figure(ensemble, bounds, names):
    """Bytes of a PNG: the sets of two parameters within their bounds."""
    figure, (axes,) = row_of_axes(1, SIZE)
    columns = [ensemble.names.index(one) for one in names]
    axes.plot(*ensemble.rows[:, columns].T, ".", color=POINTS, markersize=4.0)
    axes.plot(*(ensemble.middle[one] for one in names), "o", color=BEST, markersize=6.0)
    limits = [next((one.low, one.high) for one in bounds if one.name == name) for name in names]
    axes.set(xlabel=names[0], ylabel=names[1], xlim=limits[0], ylim=limits[1])
    return _png(figure)


def _draw(axes, values, rest, deviation, label, is_log=False):
    known = np.isfinite(values)
    values, rest, deviation = values[known], rest[known], deviation[known]
    axes.axhline(0.0, color=LINE, linewidth=0.8)
    axes.errorbar(values, rest, deviation, fmt="o", color=POINTS, ecolor=BAND, markersize=3.5, elinewidth=0.8,
                  label=tr("blocks, with the deviation of their throws"))  # fmt: skip
    x = np.log10(values) if is_log else values
    if values.size > 2 and np.ptp(x) > 0.0:
        ends = np.array([x.min(), x.max()])
        slope, height = np.polyfit(x, rest, 1)
        axes.plot(10.0**ends if is_log else ends, slope * ends + height, color=BEST, linewidth=1.5, label=tr("trend"))
    axes.set(xlabel=label, ylabel=tr("observed less simulated run-out [m]"))
    if is_log:
        axes.set_xscale("log")


def _png(figure):
    content = io.BytesIO()
    save_figure(figure, content)
    return content.getvalue()
