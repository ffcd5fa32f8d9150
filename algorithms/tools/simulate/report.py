# SPDX-License-Identifier: GPL-2.0-or-later
"""The report: one HTML page that needs no other file. Warnings, maps, numbers, histograms, parameters, limits."""

import html
import math
from datetime import datetime

import numpy as np

from ....engine.statistics.experience import SO_FAR
from ...choice_names import choice_names
from ...number_words import KILO, formatted, number_text, share_text
from ...shared.parameters.outputs import head_rows
from ...shared.reports import page
from ...shared.reports.convergence import convergence_content
from ...shared.reports.map import ENERGY, Window, draw_map, framed, map_keys
from ...shared.reports.page import experience_lines, other_section, paper_section, unsafe_section
from ...shared.scene.dem import scale_text, terrain_text
from ...shared.scene.scene import releases_text, rock_set_texts, rock_text
from ...shared.styles.ramps import classes
from ...shared.styles.styles import stop_names
from ...translation import tr
from .ground_map import ground_figure, ground_text
from .obstacles import barrier_name, event_rows, lost_share, point_heights
from .parameters import ENERGY_P95, HEIGHT_P95, PASSAGES, map_outputs
from .summary import counter_rows, hit_rows, label_rows, sentence, splitting_texts

# Histograms of the runs as SVG, which need no package for plots.

BINS = 20
WIDTH, HEIGHT = 420, 160
FILL, MARK = "#4a708b", "#b03030"


def run_histograms(runs):
    """Distributions over the runs of a simulation, each with its 95th percentile."""
    pictures = (
        (runs["distance"], tr("Run-out length [m]")),
        (runs["energy_max"] / KILO, tr("Largest energy of a run [kJ]")),
        (runs["height_max"], tr("Largest passing height of the centre in a run [m]")),
        (runs["velocity_max"], tr("Largest velocity of a run [m/s]")),
        (np.degrees(runs["reach_angle"]), tr("Reach angle of a run [°]")),
        (runs["duration"], tr("Duration of a run [s]")),
    )
    return "".join(histogram(values, label) for values, label in pictures)


def histogram(values, label):
    """Bars, runs upwards; a line at the 95th percentile. Values that are no numbers are left out."""
    values = values[np.isfinite(values)]
    counts, edges = np.histogram(values, BINS)
    tallest = max(int(counts.max()), 1)
    width = WIDTH / BINS
    bars = "".join(
        f"<rect x='{k * width + 1:.1f}' y='{HEIGHT * (1 - count / tallest):.1f}' width='{width - 2:.1f}' "
        f"height='{HEIGHT * count / tallest:.1f}' fill='{FILL}'/>"
        for k, count in enumerate(counts)
    )
    size = f"width='{WIDTH}' height='{HEIGHT + 35}' viewBox='0 0 {WIDTH} {HEIGHT + 35}' font-size='12'"
    texts = _texts(edges, tallest, label) + (_percentile(values, edges) if values.size else "")
    return f"<svg {size} xmlns='http://www.w3.org/2000/svg'>{bars}{texts}</svg>"


def _texts(edges, tallest, label):
    below = HEIGHT + 15
    most = formatted(tr("runs in the tallest bar: {}"), tallest)
    return (
        f"<text x='0' y='{below}'>{number_text(edges[0])}</text>"
        f"<text x='{WIDTH}' y='{below}' text-anchor='end'>{number_text(edges[-1])}</text>"
        f"<text x='{WIDTH / 2}' y='{below}' text-anchor='middle'>{html.escape(label)}</text>"
        f"<text x='{WIDTH}' y='{below + 15}' text-anchor='end' fill='#666'>{html.escape(most)}</text>"
    )


def _percentile(values, edges):
    p95 = float(np.percentile(values, 95.0))
    span = edges[-1] - edges[0]
    x = WIDTH * (p95 - edges[0]) / span if math.isfinite(span) and span > 0.0 else 0.0
    text = tr("95 %: {}").format(number_text(p95))
    return (
        f"<line x1='{x:.1f}' x2='{x:.1f}' y1='0' y2='{HEIGHT}' stroke='{MARK}' stroke-dasharray='4 3'/>"
        f"<text x='0' y='{HEIGHT + 30}' fill='{MARK}'>{html.escape(text)}</text>"
    )


DRAWN = (PASSAGES, ENERGY_P95, HEIGHT_P95)  # of maps.py, besides that of the largest energy
FEW_RUNS = 72  # fewer have no upper bound of the 95th percentile with a confidence of 95 %: 0.95^n <= 0.025


def write_report(path, scene, result, findings, numbers, parameter_rows, head, run_name="", ends=None):
    """Write the page.

    findings : of inputs and result
    parameter_rows : pairs of a label and a value; head : a ReportHead; ends : RollingEnds of the engine, None for none
    """
    window = Window(scene.terrain, result.maps, scene.points)
    parts = [
        _heading(result, run_name),
        page.head_table(head_rows(head)),
        *unsafe_section(findings),
        *paper_section(findings),
        page.section(tr("Inputs"), page.items([*_asked(scene), ground_text(scene, result.maps)])),
        *([] if ends is None else [page.section(tr("How uncertain is the run-out?"), page.paragraph(sentence(ends)))]),
        *_splitting_section(result),
        page.section(tr("Forecasts compared with observations"), page.items(experience_lines())),
        _figure(scene, window, result.trajectories, ENERGY, tr("Map"), tr("Largest energy, and paths.")),
        page.section(tr("Numbers"), page.rows_table(label_rows(numbers), "number")),
        *other_section([finding for finding in findings if finding.code != SO_FAR.code], _few_runs(result)),
        page.section(tr("Distributions"), run_histograms(result.plain_runs)),
        page.section(tr("Convergence"), convergence_content(result)),
        page.section(tr("Maps"), _other_maps(scene, window), "sheet"),
        page.section(tr("Why runs ended"), page.rows_table(_stop_rows(result), "number")),
        *_obstacle_sections(scene, result),
        page.section(tr("Solver counters"), page.rows_table(counter_rows(result), "number")),
        page.section(tr("Parameters"), page.rows_table(parameter_rows)),
        page.section(tr("Made from"), page.rows_table(_provenance_rows(scene, result))),
        page.section(tr("Limits of the method"), _limits(scene)),
    ]
    page.write_page(path, f"{tr('Rockfall')} {run_name}".rstrip(), parts)


def _heading(result, run_name):
    text = tr("Talus {}, {}. Seed {}.").format(
        result.provenance["version"],
        datetime.now().strftime("%Y-%m-%d %H:%M"),
        result.provenance["settings"]["seed"],
    )
    title = f"{tr('Rockfall simulation')}: {run_name}" if run_name else tr("Rockfall simulation")
    return f"<h1>{html.escape(title)}</h1><p>{html.escape(text)}</p>"


def _asked(scene):
    """The question in a few sentences; all its parameters follow further down."""
    rocks = [rock_text(scene.rock)] if scene.shares is None else rock_set_texts(scene.rocks, scene.shares)
    texts = [releases_text(scene.points), *rocks, terrain_text(scene.dem, scene.terrain)]
    if scene.barriers is not None:
        texts.append(formatted(tr("Barriers: {}."), len(scene.barriers.lines)))
    if scene.trees is not None:
        texts.append(formatted(tr("Trees: {}."), len(scene.trees)))
    settings = scene.settings
    text = tr("Impact law {}, time step {:g} s, at most {:g} s per run.")
    law = choice_names().get(settings.impact_law, settings.impact_law)
    texts.append(formatted(text, law, settings.time_step, settings.max_time))
    return texts


def _few_runs(result):
    """The remark on the 95th percentile where few runs were made, in a list."""
    if result.rocks_thrown >= FEW_RUNS:
        return []
    text = tr("Only {} runs: 95th percentiles have no upper bound with a confidence of 95 % below {} runs.")
    return [formatted(text, result.rocks_thrown, FEW_RUNS)]


def _splitting_section(result):
    """Levels at which runs split, and the rare run-outs that follow from them, in a list."""
    texts = splitting_texts(result)
    if not texts:
        return []
    note = tr("Numbers, distributions and convergence in this report refer to the released rocks, as without "
              "splitting; maps, barriers and trees include all runs with their weights.")  # fmt: skip
    return [page.section(tr("Rare run-outs"), page.items([*texts, note]))]


def _figure(scene, window, trajectories, quantity, label, caption):
    name, factor, ramp = quantity
    png, frame = draw_map(window, trajectories, quantity)
    drawing = framed(png, frame, scene.points, scene.barriers, scene.trees)
    keys = [(colour, text) for _, _, colour, text in classes(ramp, window.maps.largest(name) * factor)]
    return page.drawn_figure(drawing, label, caption, keys, map_keys(scene.barriers, scene.trees))


def _other_maps(scene, window):
    figures = []
    for output in map_outputs():
        if output.parameter in DRAWN:
            quantity, caption = (output.grid, output.factor, output.ramp), f"{output.label}. {output.help}"
            figures.append(_figure(scene, window, None, quantity, output.label, caption))
    figures.append(ground_figure(scene, window))
    return f"<div class='pair'>{''.join(figures)}</div>"


def _stop_rows(result):
    total = result.rocks_thrown
    names, counts = stop_names(), result.provenance["stop_reasons"]
    return [
        (names.get(reason, reason), formatted("{} ({})", _count(count), share_text(count / total)))
        for reason, count in counts.items()
    ]


def _provenance_rows(scene, result):
    provenance = result.provenance
    system = f"{scene.dem.crs.authid()}. {scale_text(scene.dem)}"
    made_from = [(tr("Elevation model"), scene.dem.path), (tr("Coordinate system"), system)]
    fingerprints = {
        "terrain": tr("SHA-256 of the terrain as used"),
        "ground": tr("SHA-256 of the ground as used"),
        "rocks": tr("SHA-256 of the rocks as used"),
        "releases": tr("SHA-256 of the releases as used"),
        "obstacles": tr("SHA-256 of barriers and trees as used"),
    }
    made_from.extend((label, provenance[key]["sha256"]) for key, label in fingerprints.items())
    made_from.append((tr("SHA-256 of all inputs and settings"), result.input_digest))
    made_from.append((tr("SHA-256 of the result: runs and maps"), result.result_digest))
    return made_from


def _obstacle_sections(scene, result):
    """Tables of barriers and trees where there are any."""
    sections = []
    if result.barriers is not None:
        text = tr("{} crossings: {} stopped, {} passed over, {} broke through; 95th percentiles: {:.0f} kJ, {}: {:.1f}")
        name = tr("{}: {:.1f} m, {:.0f} kJ")
        rows = [
            (
                formatted(name, barrier_name(scene.barriers, number), row["height"], row["capacity"] / KILO),
                formatted(
                    text, *(_count(row[name]) for name in ("crossings", "stopped", "passed_over", "broke_through")),
                    row["energy_p95"] / KILO, point_heights(scene.barriers.rule), row["top_p95"],
                ),
            )
            for number, row in enumerate(result.barriers)
        ]  # fmt: skip
        sections.append(page.section(tr("Barriers (screening model)"), page.rows_table(rows)))
    if result.trees is not None:
        hit, broken = (int(np.count_nonzero(result.trees[name])) for name in ("hits", "breaks"))
        rows = [
            (tr("Trees"), formatted("{}", len(scene.trees))),
            (tr("hit in a run at least"), formatted("{}", hit)), (tr("broken in a run at least"), formatted("{}",
            broken)),
            (tr("impacts per run"), number_text(float(result.trees["hits"].sum()) / result.rocks_thrown)),
        ]  # fmt: skip
        for name, label in (
            ("deflections", tr("impacts that deflect the rock")), ("stops", tr("impacts that stop the rock")),
            ("breaks", tr("impacts that break the stem")),
        ):  # fmt: skip
            count = result.trees[name].sum()
            share = float(count) / max(float(result.trees["hits"].sum()), 1.0 if result.weight is None else 1e-300)
            rows.append((label, formatted("{} ({})", _count(count), share_text(share))))
        sections.append(page.section(tr("Trees"), page.rows_table(rows, "number")))
    if scene.damaged is not None:
        rows = [*event_rows(scene.damaged), (tr("Stems lost at the end"), share_text(lost_share(scene.damaged)))]
        sections.append(page.section(tr("Stems from event to event"), page.rows_table(rows)))
    if scene.broken is not None and scene.barriers is not None:
        sections.append(page.section(tr("Pieces at barriers"), page.rows_table(hit_rows(scene.broken, scene.barriers))))
    return sections


def _count(number):
    """Round a sum of weights to three digits below 1000; a count stays whole."""
    return int(number) if float(number).is_integer() or number >= 1000.0 else float(f"{number:.3g}")


def _limits(scene):
    forest = tr(
        "Trees are cylinders that break at an energy; a barrier without a flexible net is a plane with a capacity."
    )
    whole = tr("Rocks stay whole: no fragmentation, and no impacts between rocks.")
    pieces = tr("Rocks break by a law that is research, and do not meet each other; see docs/fragmentation.md.")
    texts = [
        tr(
            "Parameters of the ground have to be calibrated against events at the site; published values are only a "
            "start."),
        whole if scene.broken is None else pieces,
        tr(
            "The ground is the elevation model, smooth between its cells; features smaller than a cell are not "
            "represented."),
        *([] if scene.barriers is None and scene.trees is None else [forest]),
        tr("Maps count the runs that were made. How often rocks fall is not part of the simulation."),
        tr("The 95th percentile of a cell that few runs pass is uncertain; look at the passages too."),
        tr("Release points, blocks and states of the ground other than those of the inputs were not simulated. A "
           "cell that no run passes is not proven safe."),
        tr("The results support the judgement of an engineer and do not replace it."),
    ]  # fmt: skip
    return page.items(texts)
