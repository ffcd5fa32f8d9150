# SPDX-License-Identifier: GPL-2.0-or-later
"""Times of a first own map and of the answer for a road by mouse, in a clean profile with an engine never compiled.

    .venv/bin/python docs/figures/first_map.py FOLDER [DEM]

Needs Xvfb. DEM: an elevation model, that of the demonstration without. FOLDER takes the profile, the study "s" and
first_map.json. What is done in QGIS stands in first_map_desktop.py.
"""

import json
import sys
from pathlib import Path

import desktop

from talus.resources.demo import make_demo
from talus.resources.release.make_zip import emptied

HERE = Path(__file__).resolve().parent
SECONDS_A_CLICK, SECONDS_A_KEY = 2.0, 0.3  # the rule of the plays of 26 November 2026


def main(folder, dem=None):
    """Play it, and print what it took."""
    folder = emptied(folder)
    if dem is None:
        make_demo.main(folder / "demo")
        dem = folder / "demo" / "terrain.tif"
    profile = desktop.make_profile(folder)
    desktop.install_archive(folder, profile)
    code = desktop.run_script(
        folder, profile, HERE / "first_map_desktop.py", FIRST_MAP_FOLDER=str(folder), FIRST_MAP_DEM=str(dem)
    )
    failed = folder / "failed.txt"
    if failed.is_file() or not (folder / "first_map.json").is_file():
        said = failed if failed.is_file() else folder / "qgis.log"
        raise RuntimeError(f"QGIS ended with {code}: {said.read_text(encoding='utf-8')[-3000:]}")
    print(table(json.loads((folder / "first_map.json").read_text(encoding="utf-8"))["moments"]))


def table(moments):
    """Rows of clicks, keys, windows and seconds from the loaded elevation model to each moment.

    Waiting is the processor time that QGIS needs while the person waits: the clock counts other programs too.
    """
    begin = moments["elevation model loaded"]
    rows = [
        "| until | clicks | keys | windows | person [s] | waiting [s] | together [min] | at 2 s a click [min] "
        "| clock [min] |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, moment in moments.items():
        since = {key: moment[key] - begin[key] for key in begin}
        clicks = since["clicks"] + since["drags"]
        by_model = since["person"] + since["work"]
        by_rule = SECONDS_A_CLICK * clicks + SECONDS_A_KEY * since["keys"] + since["work"]
        minutes = " | ".join(f"{one / 60.0:.1f}" for one in (by_model, by_rule, since["clock"]))
        counts = f"{clicks} | {since['keys']} | {since['windows']}"
        rows.append(f"| {name} | {counts} | {since['person']:.0f} | {since['work']:.0f} | {minutes} |")
    return "\n".join(rows)


if __name__ == "__main__":
    main(*sys.argv[1:])
