# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/sizes.md: run-out by the size of the block on five slopes, four classes and three shapes.

sizes.py           write the page; needs the shared data and some twenty minutes of one processor
sizes.py RELEASES  the same with so many releases on each slope, 40 by default
"""

import sys
import tempfile
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.resources.demo import make_demo
from talus.tests.verification.real_terrain_case import cliffs

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data" / "dem"
PAGE = Path(__file__).with_name("sizes.md")
RELEASES = 40
VOLUMES = (0.05, 0.2, 1.0, 5.0, 20.0, 50.0)  # m3
SHAPES = ("worn_compact", "eota221", "block")
CLASSES = ("medium_soft", "medium", "hard", "extra_hard")
SITES = {
    "avaGar": "avaGar_5m_EPSG31287.tif", "avaMal": "avaMal_5m_EPSG31287.tif",
    "fluchthorn": "fluchthorn_10m_EPSG31254.tif",
}  # fmt: skip
FAR = 50.0  # m of run-out from which on a reach angle means something
DROP, ERRORS = 0.03, 2.0  # share of the mean, and standard errors, by which a larger block may fall short

HEAD = """# Run-out by the size of the block

This page is written by `python docs/validation/sizes.py`. It simulates {releases} blocks from cliffs of each site, or
side by side from the top of a plane of 33 degrees and 600 m with level ground below it, with one class everywhere,
no forest, at most 300 s and default settings. The tables give mean run-outs in m with their standard error in
brackets; *p95* is the 95th percentile of the run-out in m, *v95* the 95th percentile of the largest velocity in
m/s, and *1 %* the reach angle of the farthest 1 % in degrees (least and greatest over the sizes). Bold means are
lower by more than {drop:.0f} % and {errors:.0f} standard errors than that of the next smaller size.

{found}

Where the mean decreases slowly with the size, as on the even plane, the soil is the cause: without a scar layer
blocks of 0.05, 1 and 20 m³ (`worn_compact`, `medium`) have run-outs of 707, 710 and 723 m there. A likely reason,
which was not measured, is that a small block jumps clear of its scars while a large one rolls in them. On mountain
sides drops and edges are decisive, and the effect vanishes. On `extra_hard` an ideal `block` of any size comes to
rest on its face; `eota221` does so more often the larger it is, because its jumps are short compared with its size.

"""


def plane():
    """The plane of 33 degrees and blocks side by side at its top."""
    x = 5.0 * np.arange(241)
    heights = np.tile(np.where(x < 600.0, (600.0 - x) * np.tan(np.radians(33.0)), 0.0), (81, 1))
    return Terrain(heights, 5.0), lambda count: [(20.0, 100.0 + 200.0 * (k + 0.5) / count) for k in range(count)]


def sites():
    """Name -> (terrain, function that gives this many places)."""
    with tempfile.TemporaryDirectory() as folder:
        make_demo.main(Path(folder))
        terrains = {"demonstration slope": Terrain.from_raster(Path(folder) / "terrain.tif")}
    terrains |= {name: Terrain.from_raster(DATA / file) for name, file in SITES.items()}
    actual = {
        name: (terrain, lambda count, terrain=terrain: [tuple(place) for place in cliffs(terrain, count)])
        for name, terrain in terrains.items()
    }
    return {**actual, "plane of 33 degrees": plane()}


def row_of(terrain, ground, places, shape):
    """Cells of a row of the table, and how many means fall."""
    releases = [Release(place, height=1.0, runs=1) for place in places]
    cells, farthest, fastest, highest, before, fallen = [], [], [], [], None, 0
    for volume in VOLUMES:
        settings = Settings(maps=False, max_time=300.0, air_density=0.0)
        runs = simulate(terrain, ground, rock_library.rock(shape, volume=volume), releases, settings).runs
        way = runs["distance"]
        mean, error = way.mean(), way.std() / way.size**0.5
        has_fallen = before is not None and mean < (1.0 - DROP) * before[0] - ERRORS * np.hypot(error, before[1])
        fallen += has_fallen
        text = f"{mean:.0f} ({error:.0f})"
        cells.append(f"**{text}**" if has_fallen else text)
        before = mean, error
        farthest.append(np.quantile(way, 0.95))
        fastest.append(np.quantile(runs["velocity_max"], 0.95))
        if (way > FAR).any():
            highest.append(np.degrees(np.quantile(runs["reach_angle"][way > FAR], 0.01)))
    cells += [", ".join(f"{value:.0f}" for value in farthest), f"{min(fastest):.0f} to {max(fastest):.0f}"]
    return [*cells, f"{min(highest):.0f} to {max(highest):.0f}" if highest else ""], fallen


def page(count=RELEASES):
    """Write the page."""
    volumes = " | ".join(f"{volume:g} m³" for volume in VOLUMES)
    lines, fallen, rows = [], 0, 0
    for site, (terrain, places) in sites().items():
        lines += [f"## {site[0].upper() + site[1:] if ' ' in site else site}", ""]
        lines += [f"| class | shape | {volumes} | p95 | v95 | 1 % |", "| --- |" + " --- |" * (len(VOLUMES) + 4)]
        for name in CLASSES:
            ground = Ground.of_class(terrain, name)
            for shape in SHAPES:
                cells, falls = row_of(terrain, ground, places(count), shape)
                fallen, rows = fallen + falls, rows + len(VOLUMES) - 1
                lines.append(f"| `{name}` | `{shape}` | {' | '.join(cells)} |")
                print(site, lines[-1], flush=True)
        lines.append("")
    actual = f"{fallen} of {rows} steps from one size to the next fall by more than that."
    head = HEAD.format(releases=count, drop=100.0 * DROP, errors=ERRORS, found=actual)
    PAGE.write_text(head + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if not DATA.is_dir():
        sys.exit(f"No folder {DATA}: this page needs the shared data.")
    page(int(sys.argv[1]) if len(sys.argv) > 1 else RELEASES)
