# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of a region over runs, cells and visited cells: the measured rows of docs/regional.md, drawn."""

from pathlib import Path

import numpy as np
from figure_style import pyplot, save

PAGE = Path(__file__).resolve().parents[1] / "regional.md"


def number(text):
    """Number of a field such as "1,004 million" or "200" (nan where there is none)."""
    words = text.replace(",", "").split()
    return float(words[0]) * (1e6 if words[1:2] == ["million"] else 1.0) if words else np.nan


def table(first):
    """Rows of the page's table whose first column has this head: name of a column -> its field."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    begin = next(k for k, line in enumerate(lines) if line.startswith(f"| {first} |"))
    names, *rows = ([field.strip() for field in line.strip("|").split("|")] for line in _until_empty(lines[begin:]))
    return [dict(zip(names, row)) for row in rows[1:]]


def _until_empty(lines):
    return lines[: next((k for k, line in enumerate(lines) if not line.startswith("|")), len(lines))]


def column(rows, name):
    """The numbers of a column."""
    return np.array([number(row[name]) for row in rows])


stored = [row for row in table("cells") if row["terrain"] == "in a store"]
over_runs = [row for row in stored if row["cells"] == "100 million"]
over_cells = [row for row in stored if row["runs"] == "240"]
visited = table("visited cells")
figure, axes = pyplot.subplots(1, 3, figsize=(7.2, 2.6), layout="constrained")

runs, seconds = column(over_runs, "runs"), column(over_runs, "runs, s")
slope, once = np.polyfit(runs, seconds, 1)
axes[0].loglog(runs, seconds, "o", color="black", mfc="none", label="measured")
axes[0].loglog(runs, once + slope * runs, "-", color="0.5", label=f"{once:.1f} s + {1e3 * slope:.1f} ms a run")
axes[0].set(title="100 million cells", xlabel="runs", ylabel="processor time (s)")
many = table("many runs")
axes[0].loglog(
    column(many, "many runs"), column(many, "processor time, s"), "s--", color="0.5", mfc="none", label="of 0.1 s"
)
axes[0].legend(fontsize=6)

cells = column(over_cells, "cells")
axes[1].loglog(cells, column(over_cells, "peak memory, MB"), "o-", color="black", mfc="none", label="peak memory (MB)")
axes[1].loglog(cells, column(over_cells, "runs, s"), "s-", color="black", mfc="none", label="240 runs (s)")
axes[1].loglog(cells, column(over_cells, "survey or reading, s"), "v--", color="0.5", mfc="none", label="survey (s)")
axes[1].set(title="240 runs", xlabel="cells of the region")
axes[1].legend(fontsize=6)

cells = column(visited, "visited cells")
axes[2].loglog(cells, column(visited, "peak memory, MB"), "o-", color="black", mfc="none", label="peak memory (MB)")
axes[2].loglog(cells, column(visited, "table on the disk, MB"), "s--", color="0.5", mfc="none", label="disk (MB)")
few = table("visited, largest values")
cells = column(few, "visited, largest values")
axes[2].loglog(cells, column(few, "peak memory, MB"), "o-", color="black", label="of largest values alone")
axes[2].loglog(cells, column(few, "table on the disk, MB"), "s--", color="0.5")
axes[2].axhline(2e9 / 2**20, linestyle=":", color="black", label="2 GB")
axes[2].set(title="maps that grow in files", xlabel="visited cells")
axes[2].legend(fontsize=6)
save(figure, "regional.png", 16)
