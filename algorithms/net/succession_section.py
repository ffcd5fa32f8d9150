# SPDX-License-Identifier: GPL-2.0-or-later
"""The section of the report of talus:net on rocks one after the other, without repair."""

import math

from ..reports import page, plots
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO
from .flag_words import flag_words
from .layers import verdict_names
from .moments import draw_moments
from .numbers import energy_of, largest_of
from .successive import largest_use


def succession_section(scene, made):
    """HTML of a Succession and the numbers of its impacts."""
    found, chosen = made
    parts = [page.paragraph(tr("Each rock meets the net in the state that the earlier ones have left. Strokes of "
                               "brakes are cumulative."))]  # fmt: skip
    parts.append(_table(scene, found, chosen))
    flags = [flag_words(flag, scene.net) for flag in found.hits[-1].flags]
    if flags:
        parts += [page.paragraph(tr("Strengths exceeded by the last rock:"), "warning"), page.items(flags)]
    if plots.is_there() and len(found.hits[-1].frames):
        rock = scene.cases[chosen[-1]]["rock"]
        parts.append(page.paragraph(tr("The last rock, and the state of the net before it:")))
        parts += [page.picture(content, tr("The net")) for content in draw_moments(scene, rock, found.hits[-1])]
    return "".join(parts)


def _table(scene, found, chosen):
    names, rows = verdict_names(), []
    for place, (hit, number) in enumerate(zip(found.hits, chosen)):
        run, used = scene.runs[number], largest_use(found.used[place])
        numbers = (
            energy_of(hit) / KILO, hit.elongation, largest_of(hit.rope_forces.values()) / KILO,
            largest_of(hit.reactions.values()) / KILO, 100.0 * hit.residual_height,
        )  # fmt: skip
        rows.append([
            str(place + 1), str(number + 1), "–" if run is None else str(run), names[hit.verdict],
            *map(readable, numbers), "–" if math.isnan(used) else readable(100.0 * used), str(len(hit.flags)),
        ])  # fmt: skip
    head = [tr("rock"), tr("impact"), tr("run"), tr("verdict"), tr("energy [kJ]"), tr("elongation [m]"),
            tr("rope [kN]"), tr("anchor [kN]"), tr("residual height [%]"), tr("longest stroke [% of its longest]"),
            tr("flags")]  # fmt: skip
    return page.grid_table(head, rows)
