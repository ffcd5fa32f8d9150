# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:hazardmap: one HTML page with the question, scenarios, maps, areas, matrix and limits."""

import html
import math
from datetime import datetime
from typing import NamedTuple

import numpy as np

from ...engine.statistics.order_statistics import share_interval
from ...engine.version import __version__
from ..number_words import energy_text, exact_text, number_text, told
from ..parameters.report_heads import head_rows
from ..reports import page
from ..reports.map import WIDEST, largest_of_blocks, png_of, shaded
from ..reports.map_frame import Frame, framed
from ..styles.ramps import classes
from ..translation import tr
from .outputs import (
    DANGER_COLOURS,
    HAZARD,
    INTENSITY_COLOURS,
    PROBABILITY,
    danger_names,
    hazard_outputs,
    intensity_names,
)

EXAMPLE = 0.1  # share of runs whose precision is told
FEW_RUNS = 100
BACKGROUND = 235.0


class ScenarioFacts(NamedTuple):
    """What was read of a scenario."""

    scenario: object  # inputs.scenarios.Scenario
    largest: float  # energy, kJ
    cells: int  # that a run passes
    without_energy: int  # of these
    sha256: str  # of both grids as used
    is_counted: bool = False  # above thresholds, of which ``largest`` is the highest that a run exceeds


class MoreMap(NamedTuple):
    """A map beside those of ``grids``, in the classes of a ramp."""

    label: str
    array: np.ndarray  # on the cells of the danger levels
    ramp: str  # of styles/ramps.py


def write_hazard_report(path, facts, grids, matrix, terrain, parameter_rows, head, more_maps=()):
    """Write the page.

    facts : ScenarioFacts of each scenario
    grids : parameter -> (array, Grid) as in hazard_outputs.write_grids
    matrix : (3, 3) levels of each intensity and period
    terrain : Terrain for the relief, None for none
    parameter_rows : pairs of a label and a value
    head : ReportHead
    more_maps : MoreMap of each
    """
    danger, grid = grids[HAZARD]
    text = told(
        tr("Talus {}, {}. {} scenarios, {} x {} cells of {:g} m."),
        __version__,
        datetime.now().strftime("%Y-%m-%d %H:%M"),
        len(facts),
        *danger.shape[::-1],
        grid.cell_size[0],
    )
    parts = [
        f"<h1>{html.escape(tr('Hazard map'))}</h1>", page.paragraph(text),
        page.head_table(head_rows(head)),
        *(page.paragraph(warning, "warning") for warning in _warnings(facts)),
        page.section(tr("What was asked"), _scenario_table(facts)),
        _maps(grids, terrain, more_maps),
        page.section(tr("Areas"), _areas(grids)),
        page.section(tr("Convergence"), _convergence(facts)),
        page.section(tr("Hazard matrix"), _matrix_table(matrix)),
        page.section(tr("Parameters"), page.rows_table(parameter_rows)),
        page.section(tr("Made from"), page.rows_table(_provenance(facts))),
        page.section(tr("Limits of the method"), page.items(_limits(facts))),
    ]  # fmt: skip
    page.write_page(path, tr("Hazard map"), parts)


def _warnings(facts):
    texts = []
    for one in facts:
        runs = one.scenario.runs
        if 1.0 < runs < FEW_RUNS:
            text = tr("{}: only {:g} runs; cells that blocks seldom reach may be missing.")
            texts.append(told(text, one.scenario.name, runs))
        if one.without_energy:
            text = tr("{}: {} cells with passages have no energy; are both rasters of the same simulation?")
            texts.append(told(text, one.scenario.name, one.without_energy))
    return texts


def _scenario_table(facts):
    head = [tr("scenario"), tr("runs"), tr("return period [years]"), tr("blocks per event"), tr("energy max."),
            tr("cells reached")]  # fmt: skip
    rows = [
        [one.scenario.name, exact_text(one.scenario.runs), told("{:.4g}", one.scenario.period),
         exact_text(one.scenario.blocks),
         _largest_text(one), told("{}", one.cells)]
        for one in facts
    ]  # fmt: skip
    return page.grid_table(head, rows)


def _largest_text(facts):
    text = energy_text(facts.largest)
    return f"> {text}" if facts.is_counted and facts.largest > 0.0 else text


def _maps(grids, terrain, more_maps):
    """A figure for each grid, with the key of its colours; below that of the danger two beside each other."""
    danger = grids[HAZARD][0]
    rows, columns = _window(danger > 0)
    heights = None if terrain is None else terrain.heights[rows, columns]

    def figure(label, caption, array, keys):
        drawing = _draw(array[rows, columns], [key[:3] for key in keys], heights, grids[HAZARD][1].cell_size)
        return page.drawn_figure(drawing, label, caption, [key[2:] for key in keys])

    shown = [one for one in hazard_outputs() if one.parameter in grids]
    shown = [one for one in shown if grids[one.parameter][0].shape == danger.shape]
    figures = [
        figure(one.label, f"{one.label}. {one.help}", grids[one.parameter][0], _keys(one.parameter)) for one in shown
    ]
    figures += [figure(one.label, one.label, one.array, list(classes(one.ramp))) for one in more_maps]
    pairs = (f"<div class='pair'>{''.join(figures[k : k + 2])}</div>" for k in range(1, len(figures), 2))
    return page.section(tr("Maps"), "".join([*figures[:1], *pairs]), "sheet")


def _keys(parameter):
    """(lower, upper, colour, text) of each class: values above the lower bound, up to the upper."""
    if parameter == HAZARD:
        return [(k - 0.5, k + 0.5, DANGER_COLOURS[k], danger_names()[k]) for k in sorted(DANGER_COLOURS)]
    if parameter.startswith("INTENSITY"):
        return [(k - 0.5, k + 0.5, INTENSITY_COLOURS[k], intensity_names()[k]) for k in sorted(INTENSITY_COLOURS)]
    return list(classes("annual probability" if parameter == PROBABILITY else "angle"))


def _window(is_reached):
    """Slices of what is reached, with a margin; everything where nothing is."""
    if not is_reached.any():
        return slice(None), slice(None)
    margin = 3 + max(is_reached.shape) // 50
    ends = [np.flatnonzero(is_reached.any(axis=axis))[[0, -1]] for axis in (1, 0)]
    return tuple(slice(max(first - margin, 0), last + margin + 1) for first, last in ends)


def _draw(values, keys, heights, cell_size):
    """Drawing of a grid whose first row is the southern one, in the colours of its classes, scale bar and north."""
    metres = values.shape[1] * cell_size[0]
    step = max(1, math.ceil(max(values.shape) / WIDEST))
    zoom = max(1, WIDEST // max(values.shape))
    values = largest_of_blocks(np.asarray(values, np.float64), step)
    image = np.full((*values.shape, 3), BACKGROUND)
    if heights is not None:
        image = shaded(heights[::step, ::step], [size * step for size in cell_size])
    for lower, upper, colour in keys:
        cells = (values > lower) & (values <= upper)
        image[cells] = 0.3 * image[cells] + 0.7 * np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)])
    image = np.repeat(np.repeat(image, zoom, axis=0), zoom, axis=1)
    return framed(png_of(image.astype(np.uint8)[::-1]), Frame(image.shape[:2], metres, None))


def _areas(grids):
    """Hectares of each danger level, of each intensity and period, and of each class of the probability."""
    grid = grids[HAZARD][1]
    hectare = grid.cell_size[0] * grid.cell_size[1] / 1e4
    periods = [name for name in grids if name.startswith("INTENSITY")]
    labels = {one.parameter: one.label for one in hazard_outputs()}
    tables = []
    for names in ([HAZARD], periods, [PROBABILITY]):
        keys = _keys(names[0])
        rows = [
            [labels[name], *(number_text(hectare * np.count_nonzero(_within(grids[name][0], key))) for key in keys)]
            for name in names
        ]
        tables.append(page.grid_table([tr("area [ha]"), *(key[3] for key in keys)], rows))
    return "<p></p>".join(tables)


def _within(values, key):
    return (values > key[0]) & (values <= key[1])


def _convergence(facts):
    """How well the runs of each scenario know the share of runs that pass a cell."""
    head = [tr("scenario"), tr("runs"), told(tr("a share of {:g} % is known to"), 100.0 * EXAMPLE),
            tr("cells that no run passes: share at most")]  # fmt: skip
    rows = []
    for one in facts:
        runs = one.scenario.runs
        row = [one.scenario.name, exact_text(runs), "–", "–"]
        if runs > 1.0:
            low, high = share_interval(EXAMPLE * runs, runs)
            row[2] = told(tr("{:.2g} to {:.2g} %"), 100.0 * low, 100.0 * high)
            row[3] = told("{:.2g} %", 100.0 * share_interval(0.0, runs)[1])
        rows.append(row)
    text = tr(
        "Bounds with 95 % confidence (Clopper and Pearson 1934), narrower with the square root of the number of runs. "
        "Where rasters hold probabilities, with 1 as the number of runs, nothing can be told."
    )
    return page.grid_table(head, rows) + page.paragraph(text)


def _matrix_table(matrix):
    head = [tr("intensity"), tr("30 years"), tr("100 years"), tr("300 years")]
    names, levels = intensity_names(), danger_names()
    rows = [[names[k + 1], *(levels[level] for level in row)] for k, row in enumerate(matrix.tolist())]
    return page.grid_table(head, rows)


def _provenance(facts):
    rows = [(tr("Coordinate system"), facts[0].scenario.crs.authid() or facts[0].scenario.crs.description())]
    for one in facts:
        rows.append((one.scenario.name, f"{one.scenario.energy}, {one.scenario.passages}"))
        rows.append((tr("SHA-256 of its energies and shares as used"), one.sha256))
    return rows


def _limits(facts):
    energy = tr("One energy stands for all runs of a scenario in a cell, the maximum or the 95th percentile, as given.")
    if facts[0].is_counted:
        energy = tr(
            "Each row is one size class of one source, as if each of its blocks had one volume; its return "
            "period is that of a block of the class, and its energy the highest threshold that a run exceeds."
        )
    return [
        tr("The map is as good as its simulations, whose ground has to be calibrated at events of the site."),
        tr("Return periods and blocks per event are assumptions of the user, and all probabilities hang on them."),
        tr("Scenarios and the blocks of an event are taken as independent."),
        energy,
        tr("Classes and matrix are those of a recommendation; the authority decides which apply, and draws the zones."),
        tr("The results support the judgement of an engineer and do not replace it."),
    ]  # fmt: skip
