# SPDX-License-Identifier: GPL-2.0-or-later
"""Curves of the report of talus:net, as SVG: forces, strokes and energies over time."""

import numpy as np

from ..reports.plots import BLUE, DARK, GREY, drawn, new_figure
from ..translation import tr
from ..units import KILO
from .places import part_words

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
    for place, k in enumerate(order.tolist()):
        if place < MOST_NAMED:
            axes.plot(time, values[:, k], color=CURVES[place], linewidth=0.9, label=names[k])
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
        hit.time, moving, *parts, labels=[names[one] for one in ("rock", *TAKEN, "net_motion")],
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
