# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:catchmentchart runs: throws rocks off every slope into every catchment, writes the widths and the chart."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ....engine import Cancelled
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.ground.doubts import ground_doubts
from ....engine.ground.ground import class_parameters
from ....engine.ground.parameters import DEFAULTS, NAMES
from ....engine.scene.papers import check_law
from ....engine.slope_profiles.catchment_chart import cases, chart
from ....engine.slope_profiles.ditch_rules import expanded_ritchie, face_angle, modified_ritchie
from ....engine.slope_profiles.plausibility import of_cases
from ...number_words import formatted, number_text, range_text
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.ground import GROUND_DEFAULT, GROUND_TABLE, check_ground_model, gives_way
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import as_number, filled_rows, read_numbers
from ...shared.reports.figures import can_draw
from ...shared.reports.plots import drawn, new_figure, picture_kind
from ...shared.scene.dem import known_classes, stated_by_inputs
from ...shared.scene.door import QgisDoor
from ...shared.scene.profile_runs import ground_values, optional_values, rocks_of, settings_of, tell_readiness
from ...shared.styles.styles import INTEGER, REAL, Column, TableStyle, known
from ...translation import tr
from .algorithm import BERM, BERM_DEPTH, CATCHMENTS, CHART, DITCHES, HEIGHTS, LENGTH, PLOT, RUNS, SLOPES, labels

# Ditches of a guideline or of one's own practice, such as Ritchie's table, to compare with the rocks of each case.

COLUMNS = 4


class Ditch(NamedTuple):
    """A row of the table."""

    slope: float  # up to which it holds, horizontal to a vertical of 1
    height: float  # of the slope, up to which it holds, m
    width: float  # m
    depth: float  # m, NaN: not given


def ditches_of(call):
    """The Ditches of the table, [] for none. Raises QgsProcessingException naming the row."""
    return [_ditch(row, number) for number, row in filled_rows(call[DITCHES], COLUMNS, DITCHES)]


def _ditch(row, number):
    slope, height, width, depth = map(as_number, row)
    has_depth = not row[-1] or depth > 0.0
    if not (slope >= 0.0 and height > 0.0 and width > 0.0 and has_depth):
        message = tr("DITCHES: row {} needs a slope of 0 or more, and a height and a width above 0; the depth may be "
                     "left empty.")  # fmt: skip
        raise QgsProcessingException(message.format(number))
    return Ditch(slope, height, width, depth)


def ditch_of(case, ditches):
    """The Ditch for a case: of the steepest class that the slope is in, the lowest height; None where no row holds."""
    fitting = [ditch for ditch in ditches if case.slope <= ditch.slope and case.height <= ditch.height]
    return min(fitting, default=None)


def held_by(row, ditch):
    """Share of the rocks of a Row that go no farther than the width; NaN where the catchment is shorter."""
    if ditch is None or not row.fallen > 0.0:
        return math.nan
    return float(np.interp(ditch.width, row.distances, row.retained, right=math.nan))


# Checks of talus:catchmentchart before a run.

MOST_CASES = 500


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_ground_model(call)
    check_law(QgisDoor(call))
    lists = [read_numbers(call, name, may_be_zero=name != HEIGHTS) for name in (HEIGHTS, SLOPES, CATCHMENTS)]
    count = len(lists[0]) * len(lists[1]) * len(lists[2])
    if count > MOST_CASES:
        message = tr("HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give at most {}.")
        raise QgsProcessingException(message.format(count, MOST_CASES))
    ditches_of(call)
    check_outputs(call)
    return lists


# The chart of talus:catchmentchart: share held against the width of the catchment.

# of slopes from steep to gentle; told apart without colour by the dashes
COLOURS = ("#1b3a57", "#2f8590", "#b03030", "#c98a1b", "#7a5195", "#5a5a5a")
DASHES = ("-", "--", "-.", ":")
PANEL = 6.2  # cm


def draw_chart(rows, own=None, kind="png"):
    """The chart as bytes, a row of panels for each height and a column for each catchment.

    ``own`` : of each row the Ditch of the user, None where there is none
    """
    heights, rises = (sorted({getattr(row.case, name) for row in rows}) for name in ("height", "catchment"))
    slopes = sorted({row.case.slope for row in rows})
    size = PANEL * len(rises) + 2.0, PANEL * len(heights) + 2.0
    figure, axes = new_figure(*size, len(heights), len(rises), sharex=True, sharey=True, squeeze=False)
    panels = np.reshape(axes, (len(heights), len(rises)))
    for row, ditch in zip(rows, own or [None] * len(rows)):
        index = slopes.index(row.case.slope)
        panel = panels[heights.index(row.case.height), rises.index(row.case.catchment)]
        panel.plot(row.distances, 100.0 * row.retained, color=COLOURS[index % len(COLOURS)], linewidth=1.2,
                   linestyle=DASHES[index % len(DASHES)], label=f"{number_text(row.case.slope)} : 1")  # fmt: skip
        panel.plot(row.distances, 100.0 * row.impacted, color=COLOURS[index % len(COLOURS)], linewidth=0.6, alpha=0.6)
        if ditch is not None:
            panel.plot([ditch.width], [100.0 * held_by(row, ditch)], "D", color=COLOURS[index % len(COLOURS)],
                       markersize=4.5, markeredgecolor="white", markeredgewidth=0.5, zorder=5)  # fmt: skip
    for k, height in enumerate(heights):
        panels[k, 0].set_ylabel(tr("{} m: held [%]").format(number_text(height)))
    for k, rise in enumerate(rises):
        panels[0, k].set_title(_words_of(rise), fontsize=9)
        panels[-1, k].set_xlabel(tr("width of the catchment [m]"))
    for k, height in enumerate(heights):
        for panel in panels[k]:
            panel.axvline(modified_ritchie(height), color="#999999", linewidth=0.8, linestyle=(0, (1, 2)))
    for panel in panels.ravel():
        panel.set_ylim(0.0, 102.0)
        panel.set_xlim(0.0, _farthest(rows, own))
        panel.grid(linewidth=0.3, color="#cccccc")
    panels[0, -1].legend(frameon=False, fontsize=7.5, loc="lower right", title=tr("slope"), title_fontsize=7.5)
    figure.tight_layout()
    return drawn(figure, kind)


def _farthest(rows, own):
    """A little beyond where all rocks of all cases are held, and beyond the ditches of the user."""
    needed = [row.distances[np.argmax(row.retained >= row.retained[-1])] for row in rows]
    widths = [ditch.width for ditch in own or () if ditch is not None]
    return min(1.1 * max(needed + widths) + 1.0, max(row.distances[-1] for row in rows))


def _words_of(rise):
    return tr("flat catchment") if rise == 0.0 else tr("catchment {} : 1").format(number_text(1.0 / rise))


# The table of talus:catchmentchart, and its numbers.

PERCENTS = (50, 90, 95, 99)  # of analysis.catchment_chart.SHARES


def chart_columns(own=None):
    """Columns of the table; ``own``: ditches of the user."""
    of_ditches = (
        Column("own_w_m", REAL, tr("width of the ditch of a guideline [m]"), None),
        Column("own_d_m", REAL, tr("its depth [m]"), None),
        Column("own_pct", REAL, tr("held within its width [%]"), None),
    )
    return (
        Column("height_m", REAL, tr("height of the slope [m]"), None),
        Column("slope", REAL, tr("slope, horizontal : 1 vertical"), None),
        Column("catchment", REAL, tr("catchment, vertical : 1 horizontal"), None),
        Column("berm_m", REAL, tr("width of the berm [m]"), None),
        *(
            Column(f"w{percent}_m", REAL, formatted(tr("width that holds {:g} % [m]"), percent), None)
            for percent in PERCENTS
        ),
        Column("i90_m", REAL, tr("width within which 90 % of the rocks first hit the catchment [m]"), None),
        Column("mrc_m", REAL, tr("width by the modified Ritchie criterion, 0.2 H + 4.5 [m]"), None),
        Column("mrc90_m", REAL, tr("expanded modified Ritchie criterion, for 90 % [m]"), None),
        Column("held_pct", REAL, tr("held on the whole length [%]"), None),
        Column("fell_pct", REAL, tr("rocks that pass over the crest, of all that were thrown [%]"), None),
        Column("rocks", INTEGER, tr("rocks that pass over the crest: the shares refer to these"), None),
        *(of_ditches if own else ()),
    )


def chart_features(rows, own=None):
    """A feature for each Row of the engine; a width beyond the catchment is empty. ``own``: a Ditch of each or None."""
    for row, ditch in zip(rows, own or [None] * len(rows)):
        case, held = row.case, known(100.0 * float(row.retained[-1]))
        widths = [known(width) for width in (*row.widths, *rules_of(row))]
        yield make_feature(
            None,
            [
                case.height, case.slope, case.catchment, case.berm, *widths, held, 100.0 * row.fallen, counted(row),
                *(_own_values(row, ditch) if own else ()),
            ],
        )  # fmt: skip


def _own_values(row, ditch):
    if ditch is None:
        return None, None, None
    return ditch.width, known(ditch.depth), known(100.0 * held_by(row, ditch))


def counted(row):
    """Number of rocks that the shares refer to: those that passed over the crest."""
    return round(row.fallen * row.thrown)


def rules_of(row):
    """Width of the first impact of 90 %, that of the modified Ritchie criterion, and of its expanded form, m."""
    held = np.flatnonzero(row.impacted >= 0.9)
    impact = float(row.distances[held[0]]) if held.size else math.nan
    height = row.case.height
    return impact, modified_ritchie(height), expanded_ritchie(height, face_angle(row.case.slope))


def numbers_of(rows):
    """Name -> value; what is not known is missing."""
    of_90, of_95 = ([row.widths[share_number] for row in rows] for share_number in (1, 2))
    numbers = {"CASE_COUNT": len(rows), "TOO_SHORT_COUNT": sum(map(math.isnan, of_95))}
    for name, widths in (("WIDTH_90_MAX", of_90), ("WIDTH_95_MAX", of_95)):
        if not any(map(math.isnan, widths)):
            numbers[name] = max(widths)
    return numbers


FEW_OVER = Kind(
    "rocks-over-crest-few", DOUBTFUL,
    "RUNS: {value:.0f} of {thrown} rocks pass over the crest of the slope of {height:g} m with {slope:g} : 1; the "
    "others stop behind it. Its shares are based on these few.",
    "Use harder ground or rounder rocks.",
)  # fmt: skip
NO_ROW = Kind(
    "ditch-rows-missing", DOUBTFUL,
    "DITCHES: no row applies to {value:.0f} of {limit:.0f} cases.",
    "Add rows for the other heights and slopes.",
)  # fmt: skip

FEW = 0.5  # of the rocks that were asked for: fewer that count are worth a warning


def run(call):
    """Run talus:catchmentchart and return its outputs and numbers to Processing."""
    lists = call.checked()
    tell_readiness(call)
    rows = _throw(call, lists)
    numbers = numbers_of(rows)
    _tell_counted(call, rows)
    tell_numbers(labels(), numbers, call)
    call.find(of_cases((_name_of(row.case), row.findings) for row in rows))
    with Files() as files:
        outputs = _write(call, files, rows)
    return {**outputs, **numbers}


def _name_of(case):
    """A case in numbers: height, slope and, unless it is flat, catchment."""
    slope = formatted("{:g} m, {:g} : 1", case.height, case.slope)
    return slope if case.catchment == 0.0 else formatted("{}, 1 : {:.3g}", slope, 1.0 / case.catchment)


def _tell_counted(call, rows):
    """Say how many rocks were thrown for those that count, and where they stay few."""
    least = min(rows, key=counted)
    text = tr("Shares refer to the rocks that pass over the crest: {} of a slope, of {} that were thrown.")
    numbers, thrown = [counted(row) for row in rows], [row.thrown for row in rows]
    call.info(text.format(range_text(min(numbers), max(numbers)), range_text(min(thrown), max(thrown))))
    if counted(least) < FEW * call[RUNS]:
        over, case = counted(least), least.case
        enough = FEW * call[RUNS]
        call.find([
            FEW_OVER.of(str(RUNS), over, enough, thrown=least.thrown, height=case.height, slope=case.slope)
        ])  # fmt: skip


def _throw(call, lists):
    """A Row of the engine for each case."""
    name = call[GROUND_DEFAULT]
    classes = known_classes(call[GROUND_TABLE])
    layered = gives_way(call)
    ground = {
        **class_parameters(name, False, classes, layered),
        **ground_values(call),
    }
    table = np.array([[{**DEFAULTS, **ground}[name] for name in NAMES]])
    call.find(ground_doubts(table, stated_by_inputs(optional_values(call), table, call[GROUND_TABLE])))
    try:
        rows = chart(
            rocks_of(call),
            call[RUNS],
            ground,
            settings_of(call),
            _with_berm(call, cases(*lists)),
            progress=lambda share: call.progress(95.0 * share),
            cancelled=call.is_cancelled,
            length=call[LENGTH],
        )
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return rows


def _with_berm(call, cases):
    """The cases, with a berm those that are higher than its depth."""
    berm = call[BERM]
    depth = call[BERM_DEPTH]
    return [
        case._replace(berm=berm, berm_depth=depth) if berm > 0.0 and case.height > depth else case for case in cases
    ]


def _write(call, files, rows):
    outputs, ditches = {}, ditches_of(call)
    own = [ditch_of(row.case, ditches) for row in rows] if ditches else None
    if own and None in own:
        call.find([NO_ROW.of(str(DITCHES), own.count(None), len(own))])
    if call.wants(CHART):
        columns = chart_columns(own)
        form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        outputs[CHART] = write_layer(call, files, CHART, form, chart_features(rows, own), TableStyle(columns))
    if call.wants(PLOT) and can_draw(call):
        outputs[PLOT] = path = call.path(PLOT)
        with open(files.stage(path), "wb") as file:
            file.write(draw_chart(rows, own, picture_kind(path)))
    return outputs
