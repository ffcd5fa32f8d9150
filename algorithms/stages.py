# SPDX-License-Identifier: GPL-2.0-or-later
"""The groups of the toolbox, in the order in which a study goes; numbered, for the toolbox sorts by names."""

from .translation import tr

PREPARE, SIMULATE, EVALUATE, DECIDE = "prepare", "simulate", "evaluate", "decide"


def stage_names():
    """Id of a group -> what the toolbox shows."""
    return {
        PREPARE: tr("1 Prepare"), SIMULATE: tr("2 Simulate"), EVALUATE: tr("3 Evaluate"), DECIDE: tr("4 Decide"),
    }  # fmt: skip
