# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:hazardmap: conclusions first, then inputs, sources, maps, areas, curves, bounds and limits."""

import html
import io
import math
from datetime import datetime
from importlib.util import find_spec
from typing import NamedTuple

import numpy as np

from ....engine.findings.finding import REFUSED, UNSAFE, has
from ....engine.hazard.data_models.plain import rules_rows
from ....engine.hazard.rules.schema import GRADES
from ....engine.statistics.order_statistics import share_interval
from ....engine.version import __version__
from ...number_words import KILO, NOTHING, energy_text, exact_text, formatted, number_text
from ...shared.parameters.outputs import head_rows
from ...shared.reports import page
from ...shared.reports.map import WIDEST, Frame, framed, largest_of_blocks, png_of, shaded
from ...shared.reports.page import other_section, unsafe_section
from ...shared.styles.ramps import classes as classes_of
from ...translation import tr
from .conclusions import conclusions
from .curves import draw_curves
from .outputs import HAZARD, INTENSITIES, PROBABILITY, hazard_outputs
from .scenarios import has_broken

# Sections of the report on the rules of an authority with their sources, and on the hazard curves of objects.

CURVES_FILE = "curves"


def rules_section(rules):
    """The rules, each number with its grade of certainty and its source; nothing without rules."""
    if rules is None:
        return []
    head = [tr("what"), tr("value"), tr("certainty"), tr("reference")]
    words = tr("read"), tr("abstract"), tr("second hand"), tr("given"), tr("not filled in")
    grades = dict(zip(GRADES, words))
    rows = [
        (key, value, grades.get(grade, grade), source) for key, value, grade, source in rules_rows(rules, exact_text)
    ]
    table = page.table_with_csv("rules", head, rows, "words keys")
    text = tr("Certainty: read in the source; in its abstract; second hand, in a text that quotes it; given, by the "
              "author of the file {}.")  # fmt: skip
    return [page.section(tr("Rules and their sources"), table + page.paragraph(formatted(text, rules.file)))]


def curves_section(content):
    """Hazard curves of the objects of Conclusions as a figure and a table with bounds; nothing without objects."""
    if not content.curves:
        return []
    drawn = ""
    if find_spec("matplotlib") is not None:
        picture = io.BytesIO()
        draw_curves(picture, content.curves, content.thresholds)
        drawn = page.picture(picture.getvalue(), tr("Hazard curves"))
    head = [tr("object"), tr("more than"), tr("hits per year"), tr("hits per year, lower bound"),
            tr("hits per year, upper bound"), tr("return period of hits [years]")]  # fmt: skip
    rows = [
        _row(curve, level, content.thresholds)
        for curve in content.curves
        if curve.part == "all"
        for level in range(1 + len(content.thresholds))
    ]
    text = tr("Bounds of the number of runs alone, with 95 % confidence; those of the rates are wider.")
    table = page.table_with_csv(CURVES_FILE, head, rows)
    return [page.section(tr("Hazard curves"), drawn + table + page.paragraph(text))]


def _row(part, level, thresholds):
    frequency, low, high = (float(values[level]) for values in part.curve)
    above = tr("any passage") if level == 0 else energy_text(thresholds[level - 1] / KILO)
    period = number_text(1.0 / frequency) if frequency > 0.0 else NOTHING
    return [part.object.name, above, *(number_text(value) for value in (frequency, low, high)), period]


EXAMPLE = 0.1  # share of runs whose precision is told
FEW_RUNS = 100
BACKGROUND = 235.0


class ScenarioFacts(NamedTuple):
    """Facts that were read of a scenario."""

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


class ReportContent(NamedTuple):
    """Content of the report."""

    facts: list  # ScenarioFacts of each scenario
    grids: dict  # parameter -> (array, Grid) as in grids.write_grids
    classes: object  # hazard_classes.HazardClasses
    conclusions: object  # conclusions.Conclusions
    terrain: object  # Terrain for the relief, None for none
    parameter_rows: list  # pairs of a label and a value
    head: object  # ReportHead
    more_maps: list  # of MoreMap
    findings: list = []  # of the engine's Finding


def write_hazard_report(path, content):
    """Write the page of a ReportContent: conclusions first, then inputs, sources, maps, curves, bounds, limits."""
    facts, grids, classes = content.facts, content.grids, content.classes
    levels, grid = grids[HAZARD]
    text = formatted(
        tr("Talus {}, {}. Scenarios: {}. Cells: {} x {} of {:g} m."),
        __version__,
        datetime.now().strftime("%Y-%m-%d %H:%M"),
        len(facts),
        *levels.shape[::-1],
        round(grid.cell_size[0], 3),
    )
    parts = [
        f"<h1>{html.escape(tr('Hazard map'))}</h1>", page.paragraph(text),
        page.head_table(head_rows(content.head)),
        *unsafe_section(content.findings),
        conclusions(content.conclusions, has(content.findings, REFUSED, UNSAFE)),
        page.section(tr("Inputs"), _scenario_table(facts), "sheet"),
        *(page.paragraph(warning, "warning") for warning in _warnings(facts)),
        *other_section(content.findings),
        page.section(tr("Parameters"), page.rows_table(content.parameter_rows)),
        page.section(tr("Hazard matrix"), _matrix_table(classes)),
        *rules_section(classes.rules),
        page.section(tr("Made from"), page.rows_table(_provenance(facts))),
        _maps(content),
        page.section(tr("Areas"), _areas(grids, classes)),
        *curves_section(content.conclusions),
        page.section(tr("Convergence"), _convergence(facts)),
        page.section(tr("Not covered, and limits of the method"), page.items(_limits(facts))),
    ]  # fmt: skip
    page.write_page(path, tr("Hazard map"), parts)


def _warnings(facts):
    texts = []
    for fact in facts:
        runs = fact.scenario.runs
        if 1.0 < runs < FEW_RUNS:
            text = tr("{}: only {:g} runs; cells that blocks seldom reach may be missing.")
            texts.append(formatted(text, fact.scenario.name, runs))
        if fact.without_energy:
            text = tr("{}: {} cells with passages have no energy; are both rasters of the same simulation?")
            texts.append(formatted(text, fact.scenario.name, fact.without_energy))
    return texts


def _scenario_table(facts):
    head = [tr("scenario"), tr("runs"), tr("return period [years]"), tr("blocks per event"), tr("energy max."),
            tr("cells reached")]  # fmt: skip
    rows = [
        [fact.scenario.name, exact_text(fact.scenario.runs), formatted("{:.4g}", fact.scenario.period),
         exact_text(fact.scenario.blocks),
         _largest_text(fact), formatted("{}", fact.cells)]
        for fact in facts
    ]  # fmt: skip
    return page.table_with_csv("scenarios", head, rows)


def _largest_text(facts):
    text = energy_text(facts.largest)
    return f"> {text}" if facts.is_counted and facts.largest > 0.0 else text


def _maps(content):
    """A figure for each grid, with the key of its colours; below that of the danger two beside each other."""
    grids, classes = content.grids, content.classes
    levels = grids[HAZARD][0]
    rows, columns = _window(levels > 0)
    heights = None if content.terrain is None else content.terrain.heights[rows, columns]

    def figure(label, caption, array, keys):
        drawing = _draw(array[rows, columns], [key[:3] for key in keys], heights, grids[HAZARD][1].cell_size)
        return page.drawn_figure(drawing, label, caption, [key[2:] for key in keys])

    shown = [output for output in hazard_outputs(classes.legends) if output.parameter in grids]
    figures = []
    for raster_output in (output for output in shown if grids[output.parameter][0].shape == levels.shape):
        caption = raster_output.label if classes.rules is not None else f"{raster_output.label}. {raster_output.help}"
        figures.append(
            figure(
                raster_output.label, caption, grids[raster_output.parameter][0], _keys(raster_output.parameter, classes)
            )
        )
    figures += [figure(*intensity, _keys(INTENSITIES, classes)) for intensity in _intensities_of_rules(content)]
    figures += [figure(more.label, more.label, more.array, list(classes_of(more.ramp))) for more in content.more_maps]
    pairs = (f"<div class='pair'>{''.join(figures[k : k + 2])}</div>" for k in range(1, len(figures), 2))
    return page.section(tr("Maps"), "".join([*figures[:1], *pairs]), "sheet")


def _intensities_of_rules(content):
    """(label, caption, array) of the return periods of rules that have no output of their own."""
    grids, classes = content.grids, content.classes
    if INTENSITIES not in grids:
        return []
    return [
        (label, label, array)
        for period, label, array in zip(classes.periods, classes.intensity_labels, grids[INTENSITIES][0])
        if f"INTENSITY_{period:.0f}" not in _labels()
    ]


def _labels():
    return {output.parameter: output.label for output in hazard_outputs()}


def _keys(parameter, classes):
    """(lower, upper, colour, text) of each class: values above the lower bound, up to the upper."""
    if parameter == HAZARD:
        return classes.legends.levels.keys()
    if parameter.startswith("INTENSIT"):
        return classes.legends.intensities.keys()
    return list(classes_of("annual probability" if parameter == PROBABILITY else "angle"))


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


def _areas(grids, classes):
    """Hectares of each danger level, of each intensity and period, and of each class of the probability."""
    grid, labels = grids[HAZARD][1], _labels()
    hectare = grid.cell_size[0] * grid.cell_size[1] / 1e4
    periods = [(labels[name], grids[name][0]) for name in grids if name.startswith("INTENSITY") and name in labels]
    if classes.rules is not None:
        periods = list(zip(classes.intensity_labels, grids[INTENSITIES][0]))
    tables = []
    for file, name, arrays in (
        ("areas_levels", HAZARD, [(labels[HAZARD], grids[HAZARD][0])]),
        ("areas_intensities", INTENSITIES, periods),
        ("areas_probability", PROBABILITY, [(labels[PROBABILITY], grids[PROBABILITY][0])]),
    ):
        keys = _keys(name, classes)
        rows = [
            [label, *(number_text(hectare * np.count_nonzero(_within(array, key))) for key in keys)]
            for label, array in arrays
        ]
        tables.append(page.table_with_csv(file, [tr("area [ha]"), *(key[3] for key in keys)], rows))
    return "<p></p>".join(tables)


def _within(values, key):
    return (values > key[0]) & (values <= key[1])


def _convergence(facts):
    """Precision with which the runs of each scenario give the share of runs that pass a cell."""
    head = [tr("scenario"), tr("runs"), formatted(tr("interval of a share of {:g} %"), 100.0 * EXAMPLE),
            tr("largest share possible in cells that no run passes")]  # fmt: skip
    rows = []
    for fact in facts:
        runs = fact.scenario.runs
        row = [fact.scenario.name, exact_text(runs), "–", "–"]
        if runs > 1.0:
            low, high = share_interval(EXAMPLE * runs, runs)
            row[2] = formatted(tr("{:.2g} to {:.2g} %"), 100.0 * low, 100.0 * high)
            row[3] = formatted("{:.2g} %", 100.0 * share_interval(0.0, runs)[1])
        rows.append(row)
    text = tr(
        "Bounds with 95 % confidence (Clopper and Pearson 1934), narrower with the square root of the number of "
        "runs. Where rasters hold probabilities, with 1 as the number of runs, no bounds can be given."
    )
    return page.table_with_csv("convergence", head, rows) + page.paragraph(text)


def _matrix_table(classes):
    """Rows of intensities, columns of return periods; a split field has both levels."""
    words = tr("{} years")
    periods = [words.format(exact_text(period)) for period in classes.periods]
    if classes.rules is not None and not classes.rules.document["occurrence"]["bounds"]:
        periods = [tr("whatever the return period")]
    names, levels = classes.legends.intensities.names, classes.legends.levels.names
    rows = [
        [names[k], *(_field(number, classes, levels) for number in row)]
        for k, row in enumerate(np.asarray(classes.matrix).tolist(), 1)
    ]
    return page.table_with_csv("matrix", [tr("intensity"), *periods], rows)


def _field(number, classes, levels):
    if classes.rules is None or number == 0:
        return levels.get(number, NOTHING)
    outcome = classes.rules.outcomes[number - 1]
    text = levels.get(outcome.level, NOTHING)
    return formatted(tr("{}, or {}"), text, levels[outcome.alternative]) if outcome.alternative else text


def _provenance(facts):
    rows = [(tr("Coordinate system"), facts[0].scenario.crs.authid() or facts[0].scenario.crs.description())]
    for fact in facts:
        rows.append((fact.scenario.name, f"{fact.scenario.energy}, {fact.scenario.passages}"))
        rows.append((tr("SHA-256 of its energies and shares as used"), fact.sha256))
    return rows


def _breaking_text(facts):
    """Paragraph on blocks that break."""
    if not any(has_broken(fact.scenario.energy) for fact in facts):
        return tr("Blocks are assumed to stay whole: none breaks on its path.")
    return tr(
        "Blocks broke on their path. A block hits a cell if any of its pieces passes it, and counts once, with the "
        "energy of the hardest piece; energies of several pieces are not added."
    )


def _limits(facts):
    energy = tr("One energy stands for all runs of a scenario in a cell, the maximum or the 95th percentile, as given.")
    if facts[0].is_counted:
        energy = tr(
            "Each row is one size class of one source, as if each of its blocks had one volume; its return "
            "period is that of a block of the class, and its energy the highest threshold that a run exceeds."
        )
    return [
        tr("The map is as good as its simulations: calibrate the ground against documented events at the site."),
        tr("Return periods and blocks per event are assumptions of the user, and all probabilities depend on them."),
        tr("Scenarios and the blocks of an event are taken as independent."),
        tr("Other processes, rock falls of whole faces, and damage to a barrier or a forest by earlier events are "
           "not included in the map."),
        _breaking_text(facts),
        energy,
        tr("Classes and matrix are those chosen above. The authority decides which apply, and draws the zones."),
        tr("The results support the judgement of an engineer and do not replace it."),
    ]  # fmt: skip
