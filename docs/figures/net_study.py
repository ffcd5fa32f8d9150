# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures and numbers of docs/net_study.md: ``net_study.py FOLDER``.

Needs Xvfb. FOLDER takes the profile, layers and pictures. What is done in QGIS stands in net_study_desktop.py. The
words of the page that draw conclusions are not written by it: read them again when the tables change.
"""

import json
import shutil
import sys
from pathlib import Path

import desktop

from talus.docs.refresh.blocks import write_block
from talus.resources.release.make_zip import emptied

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "net_study.md"
SITES = (
    ("runs that pass", "{passing}"),
    ("above the top", "{over}"),
    ("thrown, held, with a flag", "{thrown}, {caught}, {flagged}"),
    ("passing rocks held", "{held_pct:.0f} % ({held_lo:.0f} to {held_hi:.0f} %)"),
    ("runs behind the line, without and with the net", "{before_pct:.1f}, {after_pct:.1f} %"),
    ("elongation, 95th percentile; distance needed; to the road", "{elong}; {need}; {dist_m:.1f} m"),
    ("chance to be the line that lets the fewest through", "{best_pct:.2f} %"),
)
ELONGATIONS = ("elong", "elong_95_m"), ("need", "need_m")  # of rocks that are held: not known where none is


def table(head, rows):
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def table_of_demands(demands):
    """Energy at each line, and the smallest class of EAD 340059 that passes; ``demands``: rows of talus:designcheck."""
    rows = []
    for name in dict.fromkeys(row["name"] for row in demands):
        energies = [row for row in demands if row["name"] == name and row["quantity"] == "energy"]
        passing = [row["resist"] for row in energies if row["result"] == "passes"]
        smallest = f"{min(passing):.0f} kJ" if passing else "none"
        rows.append((name, f"{energies[0]['demand']:.0f} kJ", smallest))
    return table(("line", "energy, 95th percentile", "smallest class that passes"), rows)


def table_of_sites(sites):
    """The candidate lines side by side."""
    head = [f"of {sites[0]['runs']} runs", *(site["name"] for site in sites)]
    known = [
        {**site, **{name: f"{site[field]:.1f}" if site["caught"] else "not known" for name, field in ELONGATIONS}}
        for site in sites
    ]
    return table(head, [[label, *(text.format(**site) for site in known)] for label, text in SITES])


def table_of_crossings(crossings):
    """Table of the rocks that reach the net and of their outcomes."""
    outcomes = [row["outcome"] for row in crossings]
    return table(("at the net", "rocks"), [(name, outcomes.count(name)) for name in dict.fromkeys(outcomes)])


def table_of_strengths(impacts):
    """Each class of net with the strongest rocks; a rock that is not held has no elongation of the net."""
    head = (
        "ring net for",
        "held",
        "energy of the rocks",
        "elongation, of held rocks",
        "longest stroke",
        "rope",
        "anchor",
    )
    rows = []
    for energy, hits in impacts.items():
        held = [float(hit["elong_m"]) for hit in hits if hit["verdict"] == "caught"]
        largest = {name: max(float(hit[name]) for hit in hits) for name in ("stroke_m", "rope_kn", "anchor_kn")}
        rows.append((
            f"{float(energy):.0f} kJ", f"{len(held)} of {len(hits)}",
            ", ".join(f"{hit['e_kj']:.0f}" for hit in sorted(hits, key=lambda hit: -hit["e_kj"])) + " kJ",
            f"{max(held):.1f} m" if held else "not known", f"{largest['stroke_m']:.2f} m",
            f"{largest['rope_kn']:.0f} kN", f"{largest['anchor_kn']:.0f} kN",
        ))  # fmt: skip
    return table(head, rows)


def table_of_danger(zones):
    """Areas of the zones of the whole slope."""
    levels = dict.fromkeys(name for areas in zones.values() for name in areas)
    rows = [[level, *(f"{areas.get(level, 0.0) / 1e4:.2f} ha" for areas in zones.values())] for level in levels]
    return table(("danger", *(f"{name} net" for name in zones)), rows)


def main(folder):
    """The study, its pictures and its tables."""
    folder = emptied(folder)
    profile = desktop.make_profile(folder)
    desktop.install_archive(folder, profile)
    desktop.run_script(folder, profile, HERE / "net_study_desktop.py", NET_STUDY_FOLDER=str(folder))
    if not (folder / "numbers.json").is_file():
        raise RuntimeError(f"QGIS ended before the study did: {(folder / 'qgis.log').read_text('utf-8')[-3000:]}")
    for picture in folder.glob("net_study_*.png"):
        shutil.copyfile(picture, HERE.parent / "images" / picture.name)
    numbers = json.loads((folder / "numbers.json").read_text(encoding="utf-8"))
    write_block(PAGE, "demands", table_of_demands(numbers["demands"]))
    write_block(PAGE, "sites", table_of_sites(numbers["sites"]))
    write_block(PAGE, "crossings", table_of_crossings(numbers["crossings"]))
    write_block(PAGE, "strength", table_of_strengths(numbers["impacts"]))
    write_block(PAGE, "danger", table_of_danger(numbers["zones"]))


if __name__ == "__main__":
    main(sys.argv[1])
