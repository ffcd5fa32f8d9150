# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:net: one HTML page."""

import html
import math
from datetime import datetime

from ...engine.version import __version__
from ..number_words import told
from ..reports import page, plots
from ..reports.findings import head_with_findings
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO
from .flag_words import flag_words
from .layers import verdict_names
from .moments import draw_moments
from .numbers import energy_of, largest_of, worst_first
from .plots import draw_energy, draw_histories, energy_names
from .sheet import sheet_section
from .succession_section import succession_section

LISTED = 100


def write_net_report(path, scene, hits, film, about, made=None):
    """Write the page.

    film : number of the worst impact, and that impact with frames
    about : rows of the parameters, a ReportHead, and whether the impact is that of a type test
    made : Succession of rocks and the numbers of their impacts, None where it was not asked for
    """
    (worst, hit), (rows, head, is_test) = film, about
    parts = [_heading(scene, hits), *head_with_findings(head)]
    parts.append(page.section(tr("Impacts"), _impacts_table(scene, hits)))
    if scene.sheet is not None:
        parts.append(page.section(tr("Product sheet"), sheet_section(scene.sheet, hit, is_test)))
    title = tr("Impact {}, with the largest elongation").format(worst + 1)
    parts.append(page.section(title, "".join(_about(scene, worst, hit)), "sheet"))
    if made is not None:
        parts.append(page.section(tr("Successive rocks without repair"), succession_section(scene, made), "sheet"))
    parts += [
        page.section(tr("Parameters"), page.rows_table(rows)),
        page.section(tr("Reading and limits of the numbers"), page.items(_limits(made is not None))),
    ]
    page.write_page(path, tr("Impacts on a net"), parts)


def _heading(scene, hits):
    caught = sum(hit.verdict == "caught" for hit in hits)
    text = told(
        tr("Talus {}, {}. Impacts: {}, held by the net: {}."),
        __version__,
        datetime.now().strftime("%Y-%m-%d %H:%M"),
        len(hits),
        caught,
    )
    parts = [f"<h1>{html.escape(tr('Impacts on a net'))}</h1>", page.paragraph(text)]
    later = sum(hit.verdict == "caught" and math.isfinite(hit.left_at) for hit in hits)
    if caught < len(hits) or later:
        text = tr(
            "Not held: {}; held, but out of the net later: {}. The flags of each impact give the reasons (layer, log)."
        )
        parts.append(page.paragraph(told(text, len(hits) - caught, later), "warning"))
    if scene.sheet is not None:
        parts.append(page.paragraph(tr("Net by a product sheet: {}.").format(scene.sheet.title)))
    elif scene.net.description.get("family"):
        parts.append(page.paragraph(tr(
            "The net is generic, not a product: use the data of the manufacturer for a design."),
                                    "warning"))  # fmt: skip
    if not plots.is_there():
        parts.append(page.paragraph(tr("There are no plots, for the Python package matplotlib is missing."), "warning"))
    return "".join(parts)


def _impacts_table(scene, hits):
    names = verdict_names()
    head = [tr("impact"), tr("run"), tr("verdict"), tr("mass [kg]"), tr("energy [kJ]"), tr("elongation [m]"),
            tr("stroke [m]"), tr("rope [kN]"), tr("anchor [kN]"), tr("residual height [%]"), tr("flags")]  # fmt: skip
    rows = []
    for k in worst_first(hits)[:LISTED]:
        hit, run = hits[k], scene.runs[k]
        numbers = (
            scene.cases[k]["rock"].mass, energy_of(hit) / KILO, hit.elongation, largest_of(hit.brake_strokes),
            largest_of(hit.rope_forces.values()) / KILO, largest_of(hit.reactions.values()) / KILO,
            100.0 * hit.residual_height,
        )  # fmt: skip
        rows.append([str(k + 1), "–" if run is None else str(run), names[hit.verdict], *map(readable, numbers),
                     str(len(hit.flags))])  # fmt: skip
    return page.grid_table(head, rows)


def _about(scene, worst, hit):
    if hit.flags:
        is_held = hit.verdict == "caught"
        title = tr("Held, but:") if is_held else tr("Strengths exceeded, and reasons why a rock is not held:")
        yield page.paragraph(title, "warning")
        yield page.items([flag_words(flag, scene.net) for flag in hit.flags])
    if plots.is_there():
        for content in draw_moments(scene, scene.cases[worst]["rock"], hit):
            yield page.picture(content, tr("The net"))
        yield page.picture(draw_histories(scene.net, hit), tr("Forces and strokes"), "svg+xml")
        yield page.picture(draw_energy(hit), tr("Energy budget"), "svg+xml")
    yield _energy_table(hit)


def _energy_table(hit):
    names = energy_names()
    rows = []
    for name, words in names.items():
        columns = ("rock_motion", "rock_rotation") if name == "rock" else (name,)
        values = sum(hit.energy[column] for column in columns) / KILO
        at_peak = values[abs(hit.time - hit.elongation_time).argmin()]
        rows.append([words, readable(values[0]), readable(at_peak), readable(values[-1])])
    head = [tr("energy [kJ]"), tr("at the start"), tr("at the largest elongation"), tr("at the end")]
    note = told(tr("The energy balance has an error of {:.2g} % of the rock's energy."), 100.0 * hit.energy_error)
    return page.grid_table(head, rows) + page.paragraph(note)


def _limits(in_succession):
    return [
        tr("Anchors and foundations are fixed points here: the ground in which they stand is not checked."),
        tr("Verification, not validation: the model agrees with closed forms and with another code on the same inputs. "
           "No type test is public with all its inputs, so none is reproduced."),
        tr("A rope, ring, cable or mesh whose strength is exceeded tears and carries no load from then on. A rock is "
           "held only if nothing tears, no brake is used up, the bending strength of no post is exceeded, the energy "
           "balance closes within 1 % and the rock is wider than the meshes. For a net that fails, only the energy "
           "that it took until its first part failed counts."),
        tr("An impact is decided when the net has stopped the rock, with less than 5 % of its energy left in rock "
           "and net, or when the rock has passed. Then it is followed until the rock is still; the residual height "
           "is that at its end. A rock that was stopped may roll on below a slack lower edge; its flags and a "
           "finding then state this."),
        tr("Rings do not bend and do not touch one another, a membrane has no single wires, nothing depends on the "
           "strain rate, and a rock does not hit posts or uphill ropes: an impact nearer to a post than the radius "
           "of the rock (post_m) does not represent a real net."),
        tr("Elongation is the displacement of the rock in its direction of impact, from the first touch. A rock that "
           "is not held continues behind the net: its displacement is not an elongation, it is listed first in the "
           "table, and the impact that is shown in full is a held one if there is one."),
        tr("Each rock hits a new net, except in the section on successive rocks. There the net comes to rest only "
           "within the duration of an impact, and no brake is repaired or replaced.")
        if in_succession else tr("Each rock hits a new net."),
    ]  # fmt: skip
