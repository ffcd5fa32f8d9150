# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings about runs that several tools read."""

from ...engine.findings.finding import DOUBTFUL, Kind

NO_PASSAGE = Kind(
    "no-rock-passes", DOUBTFUL,
    "No rock passes any of the lines; do the paths cross them, and are they in the right system?",
    "Draw them across the paths.",
)  # fmt: skip
