# SPDX-License-Identifier: GPL-2.0-or-later
"""The report: one HTML page that needs no other file. Map, numbers, histograms, parameters, provenance, limits."""

import base64
import html
from datetime import datetime

import numpy as np

from ..translation import tr
from . import page
from .report_map import draw_map
from .styles import classes
from .summary import label_rows, stop_names

BINS = 20
CHART_WIDTH, CHART_HEIGHT = 420, 160


def write_report(path, scene, result, numbers, parameter_rows):
    """Write the page. ``parameter_rows``: pairs of a label and a value."""
    parts = [
        _heading(result),
        _map_section(scene, result),
        page.section(tr("Numbers"), page.rows_table(label_rows(numbers), "number")),
        page.section(tr("Distributions"), _charts(result)),
        page.section(tr("Why runs ended"), page.rows_table(_stop_rows(result), "number")),
        *_obstacle_sections(result),
        page.section(tr("Parameters"), page.rows_table(parameter_rows)),
        page.section(tr("Made from"), page.rows_table(_provenance_rows(scene, result))),
        page.section(tr("Limits"), _limits()),
    ]
    page.write_page(path, tr("Rockfall"), parts)


def parameter_rows(algorithm, parameters):
    """(label, value) of each input, with the default where a parameter was not given."""
    rows = []
    for definition in algorithm.parameterDefinitions():
        if definition.isDestination():
            continue
        value = parameters.get(definition.name(), definition.defaultValue())
        source = getattr(value, "source", None)  # a layer, or the definition of a part of one
        if source is not None:
            value = source() if callable(source) else source.staticValue()
        rows.append((f"{definition.description()} ({definition.name()})", "" if not value and value != 0 else value))
    return rows


def _heading(result):
    text = tr("Talus {}, {}. Seed {}.").format(
        result.provenance["version"],
        datetime.now().strftime("%Y-%m-%d %H:%M"),
        result.provenance["settings"]["seed"],
    )
    return f"<h1>{html.escape(tr('Rockfall simulation'))}</h1><p>{html.escape(text)}</p>"


def _map_section(scene, result):
    png, width = draw_map(scene.terrain, result.maps, result.trajectories, scene.points)
    picture = base64.b64encode(png).decode("ascii")
    keys = "".join(
        f"<span class='key' style='background:{colour}'></span>{html.escape(label)}"
        for _, _, colour, label in classes("energy")
    )
    caption = tr("Largest energy, paths and release points (blue). North is up, the picture is {:.0f} m wide.")
    image = f"<img alt='{html.escape(tr('Map'))}' src='data:image/png;base64,{picture}'>"
    return f"<p>{image}</p><p>{html.escape(caption.format(width))}<br>{keys}</p>"


def _stop_rows(result):
    total = result.runs.size
    names, counts = stop_names(), result.provenance["stop_reasons"]
    return [(names.get(reason, reason), f"{count} ({100.0 * count / total:.1f} %)") for reason, count in counts.items()]


def _provenance_rows(scene, result):
    provenance = result.provenance
    made_from = [(tr("Elevation model"), scene.dem.path), (tr("Coordinate system"), scene.dem.crs.authid())]
    fingerprints = {
        "terrain": tr("SHA-256 of the terrain as used"),
        "ground": tr("SHA-256 of the ground as used"),
        "rocks": tr("SHA-256 of the rocks as used"),
        "releases": tr("SHA-256 of the releases as used"),
        "obstacles": tr("SHA-256 of barriers and trees as used"),
    }
    made_from.extend((label, provenance[key]["sha256"]) for key, label in fingerprints.items())
    made_from.extend(provenance["settings"].items())
    return made_from


def _obstacle_sections(result):
    """Tables of barriers and trees where there are any."""
    sections = []
    if result.barriers is not None:
        text = tr("{} crossings: {} stopped, {} passed over, {} broke through; 95th percentile {:.0f} kJ, {:.1f} m")
        name = tr("Barrier {}: {:.1f} m, {:.0f} kJ")
        rows = [
            (
                name.format(row["identifier"], row["height"], row["capacity"] / 1000.0),
                text.format(
                    row["crossings"], row["stopped"], row["passed_over"], row["broke_through"],
                    row["energy_p95"] / 1000.0, row["height_p95"],
                ),
            )
            for row in result.barriers
        ]  # fmt: skip
        sections.append(page.section(tr("Barriers (screening model)"), page.rows_table(rows)))
    if result.trees is not None:
        hit, broken = (int(np.count_nonzero(result.trees[name])) for name in ("hits", "breaks"))
        rows = [
            (tr("Trees"), result.trees.size),
            (tr("hit in a run at least"), hit), (tr("broken in a run at least"), broken),
            (tr("impacts a run"), f"{result.trees['hits'].sum() / result.runs.size:.2f}"),
        ]  # fmt: skip
        sections.append(page.section(tr("Trees"), page.rows_table(rows, "number")))
    return sections


def _charts(result):
    runs = result.runs
    return _histogram(runs["distance"], tr("Run-out length [m]")) + _histogram(
        runs["energy_max"] / 1000.0, tr("Largest energy of a run [kJ]")
    )


def _histogram(values, label):
    """Bars as SVG, runs upwards."""
    counts, edges = np.histogram(values, BINS)
    width, tallest = CHART_WIDTH / BINS, max(int(counts.max()), 1)
    bars = "".join(
        f"<rect x='{k * width + 1:.1f}' y='{CHART_HEIGHT * (1 - count / tallest):.1f}' width='{width - 2:.1f}' "
        f"height='{CHART_HEIGHT * count / tallest:.1f}' fill='#4a708b'/>"
        for k, count in enumerate(counts)
    )
    below = (
        f"<text x='0' y='{CHART_HEIGHT + 15}'>{edges[0]:.4g}</text>"
        f"<text x='{CHART_WIDTH}' y='{CHART_HEIGHT + 15}' text-anchor='end'>{edges[-1]:.4g}</text>"
        f"<text x='{CHART_WIDTH / 2}' y='{CHART_HEIGHT + 15}' text-anchor='middle'>{html.escape(label)}</text>"
    )
    size = f"width='{CHART_WIDTH}' height='{CHART_HEIGHT + 20}' font-size='12'"
    return f"<svg {size} xmlns='http://www.w3.org/2000/svg'>{bars}{below}</svg>"


def _limits():
    texts = (
        tr("Parameters of the ground have to be calibrated at events of the site; published values are a start."),
        tr("Rocks stay whole: no fragmentation, and no impacts between rocks."),
        tr("The ground is the elevation model, smooth between its cells; what is smaller than a cell is not there."),
        tr("Maps count the runs that were made. How often rocks fall is not part of the simulation."),
        tr("The 95th percentile of a cell that few runs pass is uncertain; look at the passages too."),
    )
    return "<ul>" + "".join(f"<li>{html.escape(text)}</li>" for text in texts) + "</ul>"
