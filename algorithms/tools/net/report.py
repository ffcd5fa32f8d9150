# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:net: one HTML page."""

import html
import math
from datetime import datetime

import numpy as np

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.io.net_sheets import write_sheet_rows
from ....engine.nets.families.product_sheet import ENTRIES, generic_sheet, rows_of
from ....engine.version import __version__
from ...number_words import KILO, formatted
from ...shared.findings.output import finding_text
from ...shared.parameters.obstacles import FAMILY, HEIGHT, NET_ENERGY, SHEET, SPACING
from ...shared.reports import page, plots
from ...shared.reports.page import head_with_findings, readable
from ...shared.reports.plots import BLUE, DARK, GREY, drawn, new_figure
from ...translation import tr
from .layers import verdict_names
from .moments import draw_moments, largest_use
from .numbers import energy_of, flag_words, largest_of, worst_first
from .scene import part_words

# Curves of the report of talus:net, as SVG: forces, strokes and energies over time.

TAKEN = ("brakes", "elastic", "rope_friction", "contact", "damping", "torn", "ground")
TAKEN_COLOURS = ("#dc4a28", BLUE, "#f2a444", "#5b8c5a", GREY, "#7a0177", "#8c6d46")
CURVES = ("#1b3a57", "#b03030", "#2f8590", "#c98a1b", "#7a5195", "#5a5a5a", "#83a05a", "#dc4a28")
MOST_NAMED = 8  # curves of a panel that its legend names: those with the largest values


def draw_histories(net, hit):
    """Force on the rock and in ropes, strokes and forces of brakes over time, each curve named."""
    numbers = net.element_numbers
    ropes = [part_words(net, int(numbers.ropes[k])) for k in net.ropes]
    brakes = [part_words(net, int(numbers.bars[k])) for k in net.brakes]
    figure, panels = new_figure(17.0, 21.0, 4, 1, sharex=True)
    figure.subplots_adjust(hspace=0.14)
    force = np.sqrt((hit.contact_force**2).sum(axis=1)) / KILO
    panels[0].plot(hit.time, force, color=DARK, linewidth=0.7)
    panels[0].set_ylabel(tr("force on the rock [kN]"))
    for axes, values, names, label in (
        (panels[1], hit.histories["rope_force"] / KILO, ropes, tr("sliding ropes [kN]")),
        (panels[2], hit.histories["brake_travel"], brakes, tr("strokes of brakes [m]")),
        (panels[3], hit.histories["brake_force"] / KILO, brakes, tr("brakes [kN]")),
    ):
        _draw_named(axes, hit.time, values, names)
        axes.set_ylabel(label)
    panels[3].set_xlabel(tr("time [s]"))
    for axes in panels:
        axes.set_xlim(hit.time[0], hit.time[-1])
        axes.set_ylim(0.0, None)
        axes.grid(axis="y", linewidth=0.3, color="#cccccc")
    figure.align_ylabels()
    return drawn(figure)


def _draw_named(axes, time, values, names):
    """A curve for each column; those with the largest values are named, the others grey."""
    if not values.size:
        return
    order = np.argsort(-values.max(axis=0), kind="stable")
    for rank, k in enumerate(order.tolist()):
        if rank < MOST_NAMED:
            axes.plot(time, values[:, k], color=CURVES[rank], linewidth=0.9, label=names[k])
        else:
            axes.plot(time, values[:, k], color="#bbbbbb", linewidth=0.5, zorder=1)
    axes.legend(frameon=False, fontsize=6.5, loc="upper left", bbox_to_anchor=(1.0, 1.0))


def draw_energy(hit):
    """Draw the forms of the energy of the rock, stacked over time."""
    figure, axes = new_figure(17.0, 7.0)
    start = {name: values[0] for name, values in hit.energy.items()}
    parts = [np.maximum(hit.energy[name] - start[name], 0.0) / KILO for name in TAKEN]
    parts.append((hit.energy["net_motion"] - start["net_motion"]) / KILO)
    moving = (hit.energy["rock_motion"] + hit.energy["rock_rotation"]) / KILO
    names = energy_names()
    axes.stackplot(
        hit.time, moving, *parts, labels=[names[part] for part in ("rock", *TAKEN, "net_motion")],
        colors=[DARK, *TAKEN_COLOURS, "#b8c7d1"], linewidth=0.0,
    )  # fmt: skip
    axes.set(xlabel=tr("time [s]"), ylabel=tr("energy [kJ]"), xlim=(hit.time[0], hit.time[-1]))
    axes.legend(frameon=False, fontsize=7, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return drawn(figure)


def energy_names():
    """Entries of the energy budget in words."""
    return {
        "rock": tr("motion of the rock"), "brakes": tr("brakes"), "elastic": tr("elastic"),
        "rope_friction": tr("friction of ropes"), "contact": tr("contact of rock and net"), "damping": tr("damping"),
        "torn": tr("stored in parts that tore"), "ground": tr("ground"), "net_motion": tr("motion of the net"),
    }  # fmt: skip


# The product sheet of a net in the report of talus:net, beside what the model gives, and as a table to fill in.

OFF = Kind(
    "sheet-elongation-off", DOUBTFUL,
    "Elongation: {value:.2f} m in the model, {limit:.2f} m in the type test, a difference of {difference:.0f} %.",
    "Adjust the brakes of the sheet before you rely on the numbers of other impacts.",
)  # fmt: skip

FAR_OFF = 0.25  # difference from the tested elongation beyond which a model does not stand for its product


def write_sheet(path, call, sheet):
    """The sheet of the net in use: the one that was read, or that of the generic net."""
    given = sheet.given if sheet is not None else generic_sheet(
        call[FAMILY], KILO * call[NET_ENERGY], call[HEIGHT], call[SPACING])  # fmt: skip
    write_sheet_rows(path, rows_of(given))


def sheet_section(sheet, hit, is_test):
    """Section of the report with the entries, what is assumed, and the elongation of model and test."""
    rows = []
    for entry in ENTRIES:
        if entry.name in sheet.given:
            value = sheet.given[entry.name]
            text = value if isinstance(value, str) else formatted("{:g}", value)
            rows.append([entry.name, f"{text} {entry.unit}".strip(), entry.meaning])
        elif entry.name in sheet.assumed:
            rows.append([entry.name, (tr("generic"), "warning"), entry.meaning])
    table = page.grid_table([tr("entry"), tr("value"), tr("meaning")], rows, "words")
    return table + page.paragraph(
        comparison_text(sheet, hit, is_test), "warning" if is_off(sheet, hit, is_test) else ""
    )


def difference(sheet, hit):
    """Elongation of the model over that of the type test, less 1; NaN where the sheet does not give one."""
    return hit.elongation / sheet.tested_elongation - 1.0


def is_off(sheet, hit, is_test):
    """Is the model far from the type test, where it can be compared with it?"""
    return is_test and hit.verdict == "caught" and abs(difference(sheet, hit)) > FAR_OFF


def comparison_text(sheet, hit, is_test):
    """One sentence on how far the model is from the type test."""
    if math.isnan(sheet.tested_elongation):
        return tr("The sheet has no elongation of a type test, so the model is not compared with one.")
    if not is_test:
        return formatted(tr("In its type test the net had an elongation of {:.2f} m. Compare it with an impact as in "
                            "the "
                       "test: no volume, no crossings, the middle of a field."), sheet.tested_elongation)  # fmt: skip
    if is_off(sheet, hit, is_test):
        return finding_text(off(sheet, hit))
    text = tr("Elongation: {:.2f} m in the model, {:.2f} m in the type test, a difference of {:.0f} %.")
    return formatted(text, hit.elongation, sheet.tested_elongation, 100.0 * difference(sheet, hit))


def off(sheet, hit):
    """The Finding of an impact as in the type test that ends otherwise."""
    return OFF.of(str(SHEET), hit.elongation, sheet.tested_elongation, difference=100.0 * difference(sheet, hit))


# The section of the report of talus:net on rocks one after the other, without repair.


def succession_section(scene, made):
    """HTML of a Succession and the numbers of its impacts."""
    impacts, chosen = made
    parts = [page.paragraph(tr("Each rock meets the net in the state that the earlier ones have left. Strokes of "
                               "brakes are cumulative."))]  # fmt: skip
    parts.append(_table(scene, impacts, chosen))
    flags = [flag_words(flag, scene.net) for flag in impacts.hits[-1].flags]
    if flags:
        parts += [page.paragraph(tr("Strengths exceeded by the last rock:"), "warning"), page.items(flags)]
    if plots.is_there() and len(impacts.hits[-1].frames):
        rock = scene.cases[chosen[-1]]["rock"]
        parts.append(page.paragraph(tr("The last rock, and the state of the net before it:")))
        parts += [page.picture(content, tr("The net")) for content in draw_moments(scene, rock, impacts.hits[-1])]
    return "".join(parts)


def _table(scene, impacts, chosen):
    names, rows = verdict_names(), []
    for order, (hit, number) in enumerate(zip(impacts.hits, chosen)):
        run, used = scene.runs[number], largest_use(impacts.used[order])
        numbers = (
            energy_of(hit) / KILO, hit.elongation, largest_of(hit.rope_forces.values()) / KILO,
            largest_of(hit.reactions.values()) / KILO, 100.0 * hit.residual_height,
        )  # fmt: skip
        rows.append([
            str(order + 1), str(number + 1), "–" if run is None else str(run), names[hit.verdict],
            *map(readable, numbers), "–" if math.isnan(used) else readable(100.0 * used), str(len(hit.flags)),
        ])  # fmt: skip
    head = [tr("rock"), tr("impact"), tr("run"), tr("verdict"), tr("energy [kJ]"), tr("elongation [m]"),
            tr("rope [kN]"), tr("anchor [kN]"), tr("residual height [%]"), tr("longest stroke [% of its longest]"),
            tr("flags")]  # fmt: skip
    return page.grid_table(head, rows)


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
    text = formatted(
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
        parts.append(page.paragraph(formatted(text, len(hits) - caught, later), "warning"))
    if scene.sheet is not None:
        parts.append(page.paragraph(tr("Net by a product sheet: {}.").format(scene.sheet.title)))
    elif scene.net.description.get("family"):
        parts.append(page.paragraph(tr(
            "The net is generic, not a product: use the data of the manufacturer for a design."),
                                    "warning"))  # fmt: skip
    if not plots.is_there():
        parts.append(
            page.paragraph(tr("There are no plots because the Python package matplotlib is missing."), "warning")
        )
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
    note = formatted(tr("The energy balance has an error of {:.2g} % of the rock's energy."), 100.0 * hit.energy_error)
    return page.grid_table(head, rows) + page.paragraph(note)


def _limits(in_succession):
    return [
        tr("Anchors and foundations are fixed points here: the ground in which they stand is not checked."),
        tr("Verification, not validation: the model agrees with closed forms and with another code on the same inputs. "
           "No type test is public with all its inputs, so none is reproduced."),
        tr("A rope, ring, cable or mesh whose strength is exceeded tears and carries no load from then on. A rock is "
           "held only if nothing tears, no brake is used up, the bending strength of no post is exceeded, the energy "
           "balance closes within 1 % and the rock is wider than the meshes. If a net fails, only the energy that it "
           "absorbed until its first part failed counts."),
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
