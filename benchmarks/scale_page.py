# SPDX-License-Identifier: GPL-2.0-or-later
"""The blocks of docs/scale.md, from the numbers that ``scale.py`` has measured; what is around them is kept."""

import os
import platform

from talus.docs.refresh.blocks import read_block, write_block

ROCK, VOLUME, GROUND, HEIGHT = "eota221", 0.3, "hard", 0.5
BRIEF_TIME = 3.0  # s, after which the brief runs are cut off
SOURCE = 8_000  # runs from which those of the gathering are made up
MOVED = 10  # cells at most that they are moved to each side
SCALED = 0.5  # standard deviation of the logarithm of the factor on their values


def check_page(path):
    """Raise ValueError where the page lacks a block, before hours of work for it."""
    for name in BLOCKS:
        read_block(path, name)


def write_page(path, found):
    """Write the blocks that there are numbers for; ``found``: name of a part -> its numbers."""
    for name, lines_of in BLOCKS.items():
        lines = lines_of(found)
        if lines:
            write_block(path, name, "\n".join(lines))


def job_lines(_):
    """Lines on the measurement and its machine."""
    return [
        f"Measured by `benchmarks/scale.py` on {os.cpu_count()} cores, {platform.machine()}, Python "
        f"{platform.python_version()}. The job: avaMal at "
        "1 m (3935 x 2835 nodes), 10 runs from each of its cells steeper than 55 degrees, 1.54 million, maps only, "
        f"two threads; `{ROCK}` of {VOLUME} m3, {GROUND} ground, default settings.",
    ]


def slice_lines(found):
    """Time and memory of the slices."""
    rows = rows_of(found, "slice")
    if not rows:
        return []
    cost = cost_of(rows[-1])
    full = found.get("fixed-all", {"runs": 1_540_170})["runs"]
    return [
        "Each row has one run from each of as many cells, spread evenly over all.", "",
        *table_of(rows), "",
        f"At the rate of the largest slice, the whole job of {full:,} runs takes "
        f"**{full * cost / 2 / 3600:.1f} hours** on two cores that do nothing else, and a million runs take "
        f"{1e6 * cost / 2 / 3600:.1f} hours. The checks, the bounds of the slope and the grids at the end are needed "
        "once for each job.",
    ]  # fmt: skip


def brief_lines(found):
    """Time and memory of runs that are cut off, up to as many as the job has."""
    rows = rows_of(found, "brief")
    if not rows:
        return []
    return [
        f"This is the same job with runs that are cut off after {BRIEF_TIME:g} s, so that a million of them fit into "
        "one session. It shows how the time per run depends on the number of runs. Runs do not depend on each other; "
        "only the time for distributing and gathering them and the size of the tables could grow with their number. "
        "Whole runs pass more cells; their gathering is measured below, up to the whole job.", "",
        *table_of(rows),
    ]  # fmt: skip


def rows_of(found, kind):
    """The parts of a kind, by their number of runs."""
    return sorted((found[name] for name in found if name.startswith(kind)), key=lambda row: row["runs"])


def table_of(rows):
    """Lines of a table of parts that differ in their number of runs."""
    cost = cost_of(rows[-1])
    return [
        "| runs | wall, s | processor, s: once, for each run | ms a run | against the largest | of it gathering "
        "| cells visited, million | cells passed by a run | peak memory, MB |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        *(
            f"| {row['runs']:,} | {row['wall']:.0f} | {row['once']:.1f}, {row['processor'] - row['once']:.1f} "
            f"| {1e3 * cost_of(row):.3f} | {cost_of(row) / cost:.2f} | {1e3 * row['gathering'] / row['runs']:.3f} "
            f"| {row['visited'] / 1e6:.2f} | {row['passages'] / row['runs']:.0f} | {row['peak']:.0f} |"
            for row in rows
        ),
    ]


def cost_of(row):
    """Processor time of a run (s), without what a job takes once."""
    return (row["processor"] - row["once"]) / row["runs"]


def band_lines(found):
    """The table of the maps in bands, and from it the memory of the whole job."""
    rows = found.get("bands-1540000", {"states": []})["states"]
    if not rows:
        return []
    lines = [
        "The table of the maps is the largest part of the memory. Here it is filled with synthetic runs. They are the "
        f"runs of a slice of {SOURCE:,}, each moved by up to {MOVED} cells in any direction. Their values are scaled "
        f"by factors of exp({SCALED} g), g from a normal distribution, which widens the histograms. Only bands of 40 "
        "rows of the terrain, one every 640, are evaluated, and their contents are multiplied by 16.", "",
        "| runs | cells visited, million | runs in a visited cell | bytes of a histogram, energy, height "
        "| table with histograms, MB | ns a cell passed |",
        "| --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for row in rows:
        lines.append(
            f"| {row['runs']:,} | {16 * row['visited'] / 1e6:.2f} | {row['passages'] / row['visited']:.0f} "
            f"| {row['histogram']['energy']:.0f}, {row['histogram']['height']:.0f} | {size_of_table(row):.0f} "
            f"| {1e9 * row['processor'] / row['passages']:.0f} |"
        )
    fixed = found.get("fixed-all")
    if fixed is None:
        return lines
    parts = [fixed["memory"], fixed["of runs"], fixed["of row numbers"], size_of_table(rows[-1])]
    spare = 0.125 * 16 * rows[-1]["visited"] * sum(rows[-1]["histogram"].values()) / 2**20 + 100.0
    return [
        *lines, "",
        f"The whole job of {fixed['runs']:,} runs takes {parts[0]:.0f} MB before its first run (interpreter, terrain, "
        f"154,000 releases), {parts[1]:.0f} MB for the table of runs, {parts[2]:.0f} MB for the row numbers of "
        f"the cells, {parts[3]:.0f} MB for the table of the maps, and up to {spare:.0f} MB for unused words of the "
        f"histograms and reserve: **{sum(parts) + spare:.0f} MB** in all. The histograms are released before the "
        "fourteen grids are made. (MB: 2^20 bytes.) This total is a sum of parts, not the peak of a job "
        "that ran to its end. Real runs reach more cells than the synthetic ones: 3.46 million after 24,000 runs, "
        "compared with 3.33. If they reached 8 million in the end, with as many passages in all, the job would take "
        "2.5 GB. If every cell of the window were visited, it would take 3 GB.",
    ]  # fmt: skip


def size_of_table(row):
    """Megabytes of the whole terrain's: 60 bytes a visited cell, 8 for each of two histograms, and those."""
    return 16 * row["visited"] * (60 + 2 * 8 + sum(row["histogram"].values())) / 2**20


def gathered(found):
    """The part that gathers most, or None."""
    parts = [found[name] for name in found if name.startswith("gather")]
    return max(parts, key=lambda part: part["states"][-1]["runs"], default=None)


def gather_lines(found):
    """The gathering alone, up to the whole job."""
    part = gathered(found)
    if part is None:
        return []
    lines = [
        "The same synthetic runs, in all rows, are gathered into the result of the whole job as real ones are. Memory "
        "includes everything except the two threads that simulate. Times are those since the row above.", "",
        "| runs | processor, ms a run | ns a cell passed | cells visited, million "
        "| bytes of a histogram, energy, height | longest call, s | peak memory, MB |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    before = {"runs": 0, "processor": 0.0, "passages": 0}
    for row in part["states"]:
        runs, processor, passages = (row[name] - before[name] for name in before)
        lines.append(
            f"| {row['runs']:,} | {1e3 * processor / runs:.2f} | {1e9 * processor / passages:.0f} "
            f"| {row['visited'] / 1e6:.2f} | {row['histogram']['energy']:.0f}, {row['histogram']['height']:.0f} "
            f"| {row['longest']:.2f} | {row['memory']:.0f} |"
        )
        before = {name: row[name] for name in before}
    size = 56 * part["window"][0] * part["window"][1] / 1e6
    return [
        *lines, "",
        f"Making the fourteen grids at the end ({size:.0f} MB) takes {part['end']:.1f} s and brings the peak to "
        f"**{part['peak']:.0f} MB**.",
    ]  # fmt: skip


def map_lines(found):
    """Lines on the cost of the maps."""
    lines = []
    if "maps-1000" in found:
        row = found["maps-1000"]
        simulated, entered = row["without"], row["with"] - row["without"] - row["gathering"]
        shares = [100.0 * part / row["with"] for part in (simulated, entered, row["gathering"])]
        lines += [
            f"Of the processor time of {row['runs']:,} runs, the motion takes {shares[0]:.0f} %, recording the cells "
            f"passed and merging them at the end of each run {shares[1]:.0f} % (in the threads), and gathering "
            f"{shares[2]:.0f} % (in one thread, at the same time as the others).", "",
        ]  # fmt: skip
    part = gathered(found) or found.get("bands-1540000")
    if part:
        row = part["states"][-1]
        each = 1e9 / row["passages"]
        parts = {name: each * row[name] for name in ("rows", "table", "histograms", "sweeps")}
        rest = each * row["processor"] - sum(parts.values())
        lines += [
            f"The gathering of {row['runs']:,} runs takes, in ns a cell passed: finding its row {parts['rows']:.0f}, "
            f"counts, sums and maxima {parts['table']:.0f}, two histograms {parts['histograms']:.0f}, sweeping their "
            f"pools {parts['sweeps']:.0f}, the rest (table of runs, copies) {rest:.0f}. The first three are mostly "
            "misses of the processor's caches, because a run passes cells that no run shortly before it has passed.",
        ]  # fmt: skip
    return lines


def adder_lines(found):
    """Lines on the number of threads that one gathering keeps up with."""
    lines = []
    for row in (found[name] for name in found if name.startswith("adders")):
        of_run = 1e3 * row["of run"]
        lines += [
            "One thread gathers all chunks, in the order of their runs; if more than 16 threads simulate, others enter "
            "the passages into the maps, each into its own bands of rows of the terrain. The table is for the chunks "
            f"of {row['runs']:,} runs ({of_run:.1f} ms of a core each), kept and then gathered. The threads that "
            "simulate have to wait if there are more of them than in the last column: the gathering of a run then "
            "takes longer than they need for one.", "",
            "| threads that enter | ms per run: gathering | busiest that enters | threads that can simulate |",
            "| --- | --- | --- | --- |",
        ]  # fmt: skip
        for part in row["adders"]:
            gathers, enters = 1e3 * part["gathering"], 1e3 * part["entering"]
            lines.append(f"| {part['adders']} | {gathers:.3f} | {enters:.3f} | {of_run / max(gathers, enters):.0f} |")
    return lines


def resume_lines(found):
    """Killed and continued."""
    lines = []
    for row in (found[name] for name in found if name.startswith("resume")):
        kept = " and ".join(f"{count:,}" for count in row["killed at"])
        lines += [
            f"A slice of {row['runs']:,} runs is killed (`kill -9`) twice, with {kept} runs in its checkpoint, and "
            f"started again. The result has {'the same' if row['same bits'] else 'OTHER'} bits as that of an "
            "undisturbed job.",
        ]  # fmt: skip
    return lines


BLOCKS = {
    "the job": job_lines, "slices": slice_lines, "brief runs": brief_lines, "bands": band_lines,
    "gathering": gather_lines, "maps": map_lines, "adders": adder_lines, "resumed": resume_lines,
}  # fmt: skip
