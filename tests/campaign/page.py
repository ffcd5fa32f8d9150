# SPDX-License-Identifier: GPL-2.0-or-later
"""The page of the campaign, docs/campaign.md, from its records."""

from . import checks, starts, terrains

HEAD = (
    "", "runs", "contact steps", "not converged", "same, no restitution", "beyond 5 % of the radius", "deepest, radii",
    "at rest", *checks.PROMISES[:4],
)  # fmt: skip

FLAGS = "restitution", "rolling", "roughness", "soil"
OPTIONS = "none", *FLAGS, "explicit"


def text_of(records, seed):
    """Markdown of the page."""
    runs = total(records, "runs")
    largest = max((record.get("largest_gain", 0.0) for record in records if record["law"] != "mdem"), default=0.0)
    sunk = total([record for record in records if record["law"] != "mdem"], "sunk")
    parts = [
        "# Physics campaign",
        f"{runs:,} random starts (seed {seed}, {len(records):,} batches), {total(records, 'steps'):,} steps, of them "
        f"{total(records, 'contact_steps'):,} with contact. `make campaign RUNS={runs}` runs them, continues "
        "after an interruption, and writes this page. Each batch draws",
        "* the terrain: " + ", ".join(sorted({record["terrain"] for record in records})) + ";",
        f"* the law ({', '.join(starts.LAWS)}), the scheme (implicit, explicit) and the step, "
        f"{starts.SHORTEST_STEP:g} to {starts.LONGEST_STEP:g} s;",
        "* friction up to 2, restitution (none in half of the batches), drag, roughness, rolling resistance up to 3;",
        "* soil that yields in two thirds of the batches, M_e 1 to 100 MN/m2 and C_s up to 3, with and without its "
        "torque;",
        f"* rocks: the whole library and needles, sheets and slivers, 0.01 to 100 m3, at up to {starts.FASTEST:g} m/s "
        f"and {starts.FASTEST_SPIN:g} rad/s from 0 to {starts.HIGHEST:g} m above the ground.",
        f"A run has {starts.STEPS} steps at most, {starts.MANY_STEPS} in every {starts.MANY_EVERY}th batch. Every "
        f"run has to satisfy: no crash, no number that is not finite, no gain of energy above {checks.GAIN:g} in any "
        "step (with springs, `mdem`: from start to end); it must not come to rest with its centre below the ground (in "
        "soil: deeper than the scar that would absorb all of its largest energy, Lu et al. 2019, eq. 11), and not "
        f"leave the terrain where there is ground. The largest gain in a step was {largest:.1e}. "
        f"{total(records, 'error')} batches ended in an error.",
        "## By law", table(records, "law", starts.LAWS),
        "The depth is that of the deepest point along the normal of the ground there. With springs (`mdem`) a corner "
        "that hits the ground at v penetrates by v 5 ms / pi, by its law and for any step: small fast rocks penetrate "
        "by more than 5 % of their radius, those of 0.01 m3 at 100 m/s by one radius at most (a test of the law "
        "checks the bound, tests/engine/test_law_mdem.py). With the other laws the depth accumulates at vertices that "
        "move between the sides of a gully, where the rock has too little motion left to be lifted out "
        f"(docs/theory.md, depth); {sunk} of their runs were deeper than half a radius at some time.",
        "## By option", table(flagged(records), "option", OPTIONS),
        "The first row has the batches without any of these options, the others those with the option.",
        "## By terrain", table(records, "terrain", (*terrains.REAL, *terrains.FRACTAL)),
    ]  # fmt: skip
    parts += ["## Violated conditions", broken(records)]
    return "\n\n".join(parts).replace(";\n\n* ", ";\n* ") + "\n"


def broken(records):
    """A line for each batch with a run that broke a promise; to be looked at again with ``--batch``."""
    lines = []
    for record in sorted(records, key=lambda entry: entry["batch"]):
        actual = [f"{record[name]} {name}" for name in checks.PROMISES if record.get(name)]
        if actual:
            options = ", ".join(name for name in FLAGS if record.get(name)) or "no option"
            lines.append(
                f"* batch {record['batch']}: {', '.join(actual)}; {record['law']}, {record['scheme']}, "
                f"{record['time_step']:.2g} s, {options}; largest gain {record.get('largest_gain', 0.0):.1e}"
            )
    return "\n".join(lines) or "None."


def flagged(records):
    """Records once for each of their options."""
    out = []
    for record in records:
        names = [name for name in FLAGS if record.get(name)]
        names += ["explicit"] if record["scheme"] == "explicit" else []
        out.extend({**record, "option": name} for name in names or ["none"])
    return out


def total(records, name):
    """Sum over the records."""
    return sum(record.get(name, 0) for record in records)


def table(records, field, values):
    """Rows of Markdown, one a value of the field."""
    lines = ["| " + " | ".join(HEAD) + " |", "| --- " * len(HEAD) + "|"]
    for value in values:
        chosen = [record for record in records if record[field] == value]
        if chosen:
            lines.append("| " + " | ".join([str(value), *_cells(chosen)]) + " |")
    lines.append("| " + " | ".join(["all", *_cells(records)]) + " |" if field != "option" else "")
    return "\n".join(lines).rstrip()


def _cells(records):
    inelastic = [record for record in records if not record.get("restitution")]
    runs, steps = total(records, "runs"), max(total(records, "contact_steps"), 1)
    return [
        f"{runs:,}", f"{steps:,}", f"{total(records, 'unconverged') / steps:.1e}",
        f"{total(inelastic, 'unconverged') / max(total(inelastic, 'contact_steps'), 1):.1e}",
        f"{100.0 * total(records, 'deep') / max(runs, 1):.2f} %",
        f"{max((record.get('deepest', 0.0) for record in records), default=0.0):.2f}", f"{total(records, 'rest'):,}",
        *(f"{total(records, name):,}" for name in checks.PROMISES[:4]),
    ]  # fmt: skip
