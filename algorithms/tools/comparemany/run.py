# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany runs: reads the simulations, writes the tables and draws the figure."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsFeatureRequest,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsVectorLayer,
    QgsWkbTypes,
)

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.statistics.order_statistics import quantile_interval, share_interval
from ...number_words import formatted
from ...shared.layers.vector_layers import UNCHECKED, check_fields, needed_number
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.figures import BAND, LINE, POINTS, can_draw, grid_of_axes, save_figure
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known
from ...translation import tr
from .algorithm import CONFIDENCE, CROSSINGS, FIGURE, LINES, PERCENTILE, STOPS, TABLE, labels

# The figure of talus:comparemany: a bar for each simulation, with the confidence of its number.

PANEL, BAR, AROUND = 3.6, 0.32, 1.0  # inches: width of a panel, height of a bar, and of title and axis
COLUMNS, MOST_LINES = 3, 6  # panels beside each other; lines that are drawn
LONGEST = 34  # letters of a name
FEW_TICKS = 4


def draw_comparison(path, simulations, estimates, rows, percent):
    """Run-out, energy and height of the simulations, and the share of the runs that arrives at each line."""
    lines = _lines_of(rows)
    count = COLUMNS + len(lines)
    lined = math.ceil(count / COLUMNS)
    size = PANEL * COLUMNS, lined * (AROUND + BAR * len(simulations))
    figure, axes = grid_of_axes(lined, COLUMNS, size, count)
    names = [_short(simulation.name) for simulation in simulations]
    titles = (
        ("runout_m", tr("run-out [m], {:g} %")), ("e_max_kj", tr("energy [kJ], {:g} %")),
        ("h_max_m", tr("height [m], {:g} %")),
    )  # fmt: skip
    for panel, (field, title) in zip(axes, titles):
        _draw_bars(panel, names, [estimate[field] for estimate in estimates], title.format(percent))
    for panel, line in zip(axes[COLUMNS:], lines):
        found = [row.share for row in rows if row.line == line]
        shares = [type(share)(*(100.0 * number for number in share)) for share in found]  # in percent
        _draw_bars(panel, names, shares, tr("arrive at {} [% of the runs]").format(_short(line)))
    for number, panel in enumerate(axes):
        if number % COLUMNS > 0:
            panel.set_yticklabels([])
    save_figure(figure, path)


def _lines_of(rows):
    """The lines that most runs of a simulation reach."""
    shares = {}
    for row in rows:
        shares[row.line] = max(row.share.value, shares.get(row.line, 0.0))
    return sorted(shares, key=lambda line: -shares[line])[:MOST_LINES]


def _draw_bars(axes, names, estimates, title):
    places = range(len(names))
    values = [0.0 if math.isnan(estimate.value) else estimate.value for estimate in estimates]
    axes.barh(places, values, color=BAND, height=0.7)
    for y, value in zip(places, estimates):
        low, high = (value.value if math.isinf(side) else side for side in (value.low, value.high))
        if not math.isnan(value.value):
            axes.plot([low, high], [y, y], color=LINE, linewidth=1.4)
            axes.plot([value.value], [y], "o", color=POINTS if math.isinf(value.high) else LINE, markersize=4.0)
    axes.set_yticks(places, names, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlim(0.0, None)
    axes.locator_params(axis="x", nbins=FEW_TICKS)  # 10 000 and 12 000 run into each other
    axes.set_title(title, loc="left", fontsize=9)


def _short(name):
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


# The numbers of many simulations, and the tables of them.


class Estimate(NamedTuple):
    """A number with the bounds of its confidence interval, infinite where too few runs bound it."""

    value: float
    low: float
    high: float


class LineRow(NamedTuple):
    """Result of one simulation at one line."""

    line: str
    simulation: str
    runs: int
    arrived: int
    share: Estimate
    energy: Estimate  # kJ
    height: Estimate  # m


def percentile_of(values, percent, confidence):
    """The Estimate of a percentile, NaN where there is no value."""
    if not values.size:
        return Estimate(*[math.nan] * 3)
    return Estimate(float(np.percentile(values, percent)), *quantile_interval(values, 0.01 * percent, confidence))


def line_rows(simulations, percent, confidence):
    """A LineRow for each line and simulation, line by line; a line that no run of a simulation reaches has its row."""
    lines = sorted({line for simulation in simulations for line in simulation.arrivals})
    return [_line_row(line, simulation, percent, confidence) for line in lines for simulation in simulations]


def _line_row(line, simulation, percent, confidence):
    nothing = np.empty(0)
    energies, heights = simulation.arrivals.get(line, (nothing, nothing))
    low, high = share_interval(energies.size, simulation.runs, confidence)
    share = Estimate(energies.size / simulation.runs, float(low), float(high))
    percentiles = (percentile_of(values, percent, confidence) for values in (energies, heights))
    return LineRow(line, simulation.name, simulation.runs, energies.size, share, *percentiles)


def table_columns(percent):
    """Columns of the simulations, what is asked first before the rest."""
    return (
        Column("simulation", TEXT, tr("simulation"), None),
        Column("runs", INTEGER, tr("runs"), None),
        *_with_bounds("runout", "m", formatted(tr("run-out length, {:g}th percentile [m]"), percent)),
        Column("runout_max", REAL, tr("run-out length, longest [m]"), None),
        *_with_bounds("e", "kj", formatted(tr("maximum energy of a run, {:g}th percentile [kJ]"), percent)),
        *_with_bounds("h", "m", formatted(tr("maximum height of the centre, {:g}th percentile [m]"), percent)),
        *_with_bounds("v", "ms", formatted(tr("maximum velocity, {:g}th percentile [m/s]"), percent)),
    )


def line_columns(percent):
    """Columns of the lines."""
    return (
        Column("line", TEXT, tr("line"), None),
        Column("simulation", TEXT, tr("simulation"), None),
        Column("runs", INTEGER, tr("runs"), None),
        Column("arrived", INTEGER, tr("runs that arrive"), None),
        *_with_bounds("share", "pct", tr("share of the runs that arrive [%]")),
        *_with_bounds("e", "kj", formatted(tr("energy at the line, {:g}th percentile [kJ]"), percent)),
        *_with_bounds("h", "m", formatted(tr("height of the centre at the line, {:g}th percentile [m]"), percent)),
    )


def _with_bounds(name, unit, label):
    return (
        Column(f"{name}_{unit}", REAL, label, None),
        Column(f"{name}_low", REAL, tr("{}, lower bound").format(label), None),
        Column(f"{name}_high", REAL, tr("{}, upper bound").format(label), None),
    )


def table_features(simulations, estimates):
    """A feature for each simulation; ``estimates``: of each, field of VALUES -> Estimate."""
    for simulation, estimate in zip(simulations, estimates):
        farthest = float(simulation.values["runout_m"].max())
        numbers = [known(number) for field in estimate for number in estimate[field]]
        yield make_feature(None, [simulation.name, simulation.runs, *numbers[:3], farthest, *numbers[3:]])


def line_features(rows):
    """A feature for each LineRow."""
    for row in rows:
        share = [known(100.0 * number) for number in row.share]
        numbers = [known(number) for number in (*row.energy, *row.height)]
        yield make_feature(None, [row.line, row.simulation, row.runs, row.arrived, *share, *numbers])


# Reads the simulations: the values of each run, and what arrives at each line.

RUN_NAME = "run_name"
VALUES = ("runout_m", "e_max_kj", "h_max_m", "v_max_ms")
AT_LINES = ("run", "line", "passage", "e_kj", "h_m")


class Sources(NamedTuple):
    """The layers of one simulation."""

    layer: str  # name of that of the stops
    stops: QgsProcessingFeatureSource
    crossings: QgsProcessingFeatureSource  # None where there are none


class Arrivals(NamedTuple):
    """The first passages of a line."""

    energies: np.ndarray  # kJ
    heights: np.ndarray  # m, of the centre of mass


class Simulation(NamedTuple):
    """One simulation in numbers."""

    name: str
    values: dict  # field of VALUES -> array with a number for each run
    arrivals: dict  # name of a line -> Arrivals

    @property
    def runs(self):
        """Number of runs."""
        return self.values[VALUES[0]].size


def read_sources(call):
    """A Sources for each simulation. Raises QgsProcessingException where they do not go together."""
    stops, crossings = call[STOPS], call[CROSSINGS] or []
    if len(stops) < 2:
        raise QgsProcessingException(
            tr("STOPS: {} layers; give the stops of at least two simulations.").format(len(stops))
        )
    if crossings and len(crossings) != len(stops):
        message = tr("CROSSINGS: {} layers of crossings for {} of stops; give one for each simulation, or none.")
        raise QgsProcessingException(message.format(len(crossings), len(stops)))
    others = crossings or [None] * len(stops)
    return [_sources(call, *pair) for pair in zip(stops, others)]


def _sources(call, stops, crossings):
    return Sources(stops.name(), _source(call, STOPS, stops, VALUES), _source(call, CROSSINGS, crossings, AT_LINES))


def _source(call, name, layer, fields):
    if layer is None:
        return None
    named = f"{name} ({layer.name()})"
    if not isinstance(layer, QgsVectorLayer):
        raise QgsProcessingException(tr("{}: this is no vector layer that QGIS can read.").format(named))
    source = QgsProcessingFeatureSource(layer, call.context)
    check_fields(source, named, fields)
    return source


def read_simulations(sources, call):
    """A Simulation of each Sources, with names that distinguish them."""
    simulations_read = []
    for number, source in enumerate(sources):
        name, values = _read_stops(source, call)
        if not values[VALUES[0]].size:
            raise QgsProcessingException(tr("{}: the layer {} has no run.").format(STOPS, source.layer))
        simulations_read.append(
            Simulation(name or source.layer, values, {} if source.crossings is None else _read_lines(source, call))
        )
        call.go_on(90.0 * (number + 1) / len(sources))
    names = [simulation.name for simulation in simulations_read]
    return [
        simulation._replace(name=f"{simulation.name} ({k})" if names.count(simulation.name) > 1 else simulation.name)
        for k, simulation in enumerate(simulations_read, 1)
    ]


def _read_stops(simulation, call):
    """(name of the run or '', field -> array)."""
    has_name = simulation.stops.fields().lookupField(RUN_NAME) >= 0
    names, rows = set(), []
    for feature in simulation.stops.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        rows.append([needed_number(feature, STOPS, field) for field in VALUES])
        if has_name and isinstance(feature[RUN_NAME], str):
            names.add(feature[RUN_NAME])
    table = np.array(rows, np.float64).reshape(-1, len(VALUES))
    return names.pop() if len(names) == 1 else "", dict(zip(VALUES, table.T))


def _read_lines(simulation, call):
    """Name of a line -> its Arrivals; each run counts once, where it first passes."""
    has_names = simulation.crossings.fields().lookupField("name") >= 0
    rows = {}
    for feature in simulation.crossings.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature["passage"] != 1:
            continue
        is_named = has_names and isinstance(feature["name"], str) and feature["name"]
        name = feature["name"] if is_named else str(feature["line"])
        rows.setdefault(name, []).append([needed_number(feature, CROSSINGS, field) for field in AT_LINES[3:]])
    return {name: Arrivals(*np.array(of_line, np.float64).T) for name, of_line in rows.items()}


# Checks of talus:comparemany before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work; the sources."""
    sources = read_sources(call)
    check_outputs(call)
    return sources


UNBOUNDED = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Too few runs for an upper bound of the percentile: {names}. Their bars have a grey dot.",
    "Simulate more runs.",
)  # fmt: skip
UNBOUNDED_AT_LINES = Kind(
    "percentile-without-bound", DOUBTFUL,
    "Too few rocks arrive for an upper bound of the percentiles there: {names}. These bounds are empty.",
    "Simulate more runs.",
)  # fmt: skip


def run(call):
    """Run talus:comparemany and return its outputs and numbers to Processing."""
    simulations = read_simulations(call.checked(), call)
    percent, confidence = call[PERCENTILE], 0.01 * call[CONFIDENCE]
    estimates = [
        {field: percentile_of(simulation.values[field], percent, confidence) for field in VALUES}
        for simulation in simulations
    ]
    rows = line_rows(simulations, percent, confidence)
    _tell(simulations, estimates, percent, call)
    _tell_lines(rows, call)
    with Files() as files:
        outputs = _write(call, files, simulations, estimates, rows)
    numbers = _numbers_of(estimates)
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _tell(simulations, estimates, percent, call):
    """A line for each simulation, and a warning where the runs do not bound a percentile."""
    message = tr("{}: {} runs; {:g}th percentiles: run-out {:.4g} m, energy {:.4g} kJ, height {:.3g} m")
    for simulation, estimate in zip(simulations, estimates):
        values = [estimate[field].value for field in VALUES[:3]]
        call.info(formatted(message, simulation.name, simulation.runs, percent, *values))
    few = [
        simulation.name
        for simulation, estimate in zip(simulations, estimates)
        if estimate["e_max_kj"].high == float("inf")
    ]
    if few:
        call.find([UNBOUNDED.of("LAYERS", names=", ".join(few))])


def _tell_lines(rows, call):
    """A finding where the rocks that arrive at a line do not bound a percentile."""
    few = [f"{row.line} ({row.simulation})" for row in rows if row.energy.high == float("inf")]
    if few:
        call.find([UNBOUNDED_AT_LINES.of(str(CROSSINGS), names=", ".join(few))])


def _write(call, files, simulations, estimates, rows):
    percent = call[PERCENTILE]
    tables = (
        (TABLE, table_columns(percent), table_features(simulations, estimates)),
        (LINES, line_columns(percent), line_features(rows)),
    )
    outputs = {}
    for name, columns, features in tables:
        if call.wants(name):
            form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
            outputs[name] = write_layer(call, files, name, form, features, TableStyle(columns))
    if call.wants(FIGURE) and can_draw(call):
        outputs[FIGURE] = call.path(FIGURE)
        draw_comparison(files.stage(outputs[FIGURE]), simulations, estimates, rows, percent)
    return outputs


def _numbers_of(estimates):
    runouts = [estimate["runout_m"].value for estimate in estimates]
    energies = [estimate["e_max_kj"].value for estimate in estimates]
    return {
        "SIMULATION_COUNT": len(estimates),
        "RUNOUT_LEAST": min(runouts), "RUNOUT_MOST": max(runouts),
        "ENERGY_LEAST": min(energies), "ENERGY_MOST": max(energies),
    }  # fmt: skip
