# SPDX-License-Identifier: GPL-2.0-or-later
"""Anchor loads of the net, in the report and the log of talus:designcheck."""

from ...engine.protection.anchors import anchor_needs
from ..number_words import told
from ..reports import page
from ..translation import tr
from .parameters import CONSEQUENCE, ROPE_FORCE


def anchor_rows(call):
    """Rows of what, equation, value, source; none where no rope force is given."""
    force, consequence = call[ROPE_FORCE], call[CONSEQUENCE]
    if force is None:
        return []
    needs = anchor_needs(force, consequence)
    vendor, swiss = (
        tr(
            "ONR 24810, second hand: explained by a "
            "manufacturer of nets"), tr("Swiss practice, schutz-vor-naturgefahren.ch"),
    )  # fmt: skip
    entered = tr("entered ({})").format(call.label(ROPE_FORCE))
    rows = (
        (tr("rope forces at an anchor, in the type test"), "F", force, entered),
        (tr("design value"), "E_d = 1.5 F", needs.design, vendor),
        (tr("yield force of the tendon, minimum"), "R_t0.2,k ≥ 1.15 η E_d", needs.tendon, vendor),
        (tr("resistance to pull-out, minimum"), "R_a,k ≥ γ E_d", needs.pull_out, vendor),
        (tr("characteristic value"), "F_k = 1.3 F", needs.swiss, swiss),
    )
    return [[what, equation, told("{:.0f} kN", value), source] for what, equation, value, source in rows]


def anchor_section(call):
    """Content of the section of the report."""
    rows = anchor_rows(call)
    if not rows:
        text = tr("Not checked: {} is not given. Swiss practice adds 30 % to the rope forces measured in the type "
                  "test, Austrian practice 50 % (second hand).")  # fmt: skip
        return page.paragraph(text.format(call.label(ROPE_FORCE)))
    head = [tr("quantity"), tr("equation"), tr("value"), tr("reference")]
    note = tr("Consequence class {}. Forces of several ropes at one anchor are added as numbers, whatever their "
              "directions. The ground must be tested on site.")  # fmt: skip
    return page.grid_table(head, rows, "words") + page.paragraph(note.format(call[CONSEQUENCE]))


def tell_anchors(call):
    """Log what anchors must take."""
    for what, equation, value, _ in anchor_rows(call)[1:]:
        call.info(tr("Anchors, {}: {} = {}.").format(what, equation, value))
