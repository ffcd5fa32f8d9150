# SPDX-License-Identifier: GPL-2.0-or-later
"""Cases of the comparison as files that each program reads in its own environment; what lacks data is reported.

Field cases need the shared data, which is not part of Talus: NEEDED says where each comes from. The plane needs none.
"""

import math
import sys
from pathlib import Path

import numpy as np
from exchange import WORDS, write_case

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
NEEDED = {
    "authume": ("authume/authume_dtm_0.5m_EPSG2154.tif", "Richefeu et al., companion repository of the paper in Data "
                "in Brief on the Authume quarry (project C2ROP)"),
    "rolls": ("rolls/rolls.csv", "github.com/jschmi08/rockfall (Schmidt and Duffy 2020, GPL-3)"),
    "impacts": ("chant_sura/observed_contact_events.csv", "EnviDat, doi 10.16904/envidat.174; Caviezel et al. 2019, "
                "doi 10.5194/esurf-7-199-2019"),
    "avagar": ("dem/avaGar_5m_EPSG31287.tif", "AvaFrame, avaGar; Land Tirol, data.tirol.gv.at"),
}  # fmt: skip
SOIL, DEBRIS, ROCK, MEADOW = range(len(WORDS))
ROLL_WORDS = {"Rock": ROCK, "Weathered Rock": DEBRIS, "Colluvium": SOIL}
AUTHUME_REPEATS, ROLL_REPEATS, CLIFF_REPEATS, PLANE_ROCKS = 2, 4, 2, 200
BRINK = 28.0  # m of run-out: the edge of the upper quarry face at Authume
DENSITY = 2700.0
ROUND = math.pi / 6.0  # volume of a ball of diameter 1
CLIFF_LINE = 100.0  # m from its start, at avaGar


def block_of(volume):
    """(n, 3) lengths of norm blocks as long as wide as high."""
    side = np.cbrt(np.asarray(volume) / 0.94)  # a norm block of 24 corners fills some 0.94 of its box
    return np.repeat(side[:, None], 3, axis=1)


def fall_line(heights, cell, x, y, radius):
    """Direction of steepest descent of a plane through the nodes around a point, radians from east."""
    rows, columns = np.indices(heights.shape)
    dx, dy = columns * cell - x, rows * cell - y
    near = (np.hypot(dx, dy) <= radius) & np.isfinite(heights)
    matrix = np.stack([np.ones(near.sum()), dx[near], dy[near]], axis=1)
    _, east, north = np.linalg.lstsq(matrix, heights[near], rcond=None)[0]
    return math.atan2(-north, -east)


def authume():
    """41 blocks with their masses and lengths, from each of the four drop points."""
    from talus.tests.verification import authume_case

    experiment = authume_case.read(DATA)
    terrain, (west, south), cell = experiment.terrain, experiment.terrain.origin, experiment.terrain.cell_size[0]
    blocks, drops = len(experiment.masses), len(experiment.drops)
    block = np.tile(np.repeat(np.arange(blocks), drops), AUTHUME_REPEATS)
    drop = np.tile(np.tile(np.arange(drops), blocks), AUTHUME_REPEATS)
    position = experiment.drops[drop] - (west, south, 0.0)
    zone_words = np.array([DEBRIS, SOIL, DEBRIS, DEBRIS])  # by zone; 0 is none
    centre = np.asarray(experiment.centre) - (west, south)
    direction = fall_line(terrain.heights, cell, centre[0], centre[1], 30.0)
    volume = experiment.masses / DENSITY  # of what is no polyhedron: the mass is the field's
    write_case(
        "authume", heights=terrain.heights, cell=cell, word=zone_words[experiment.zone], position=position,
        velocity=np.zeros_like(position), mass=experiment.masses[block], lengths=experiment.lengths[block],
        volume=volume[block], centre=np.tile(centre, (block.size, 1)), line=np.full(block.size, BRINK),
        direction=np.full(block.size, direction), profile_length=120.0, observed=experiment.run_out(experiment.stops),
        observed_azimuth=np.arctan2(*(experiment.stops - experiment.centre).T[::-1]),
    )  # fmt: skip


def slope(name, height, angle, word, mass, flat=60.0, drop=0.1, push=0.5, **more):
    """A plane of a height and an angle with level ground beyond its foot, a rock a mass; line: its foot."""
    foot = height / math.tan(math.radians(angle))
    cells = max(4, math.ceil(foot / 2.0))
    cell = foot / cells
    behind, beyond, aside = math.ceil(6.0 / cell), math.ceil(flat / cell), math.ceil((10.0 + 0.6 * foot) / cell)
    x = cell * np.arange(-behind, cells + beyond + 1)
    heights = np.tile(np.maximum(foot - x, 0.0) * math.tan(math.radians(angle)), (2 * aside + 1, 1))
    mass = np.asarray(mass, float)
    volume = mass / DENSITY
    radius = np.cbrt(volume / (4.0 / 3.0 * math.pi))
    start = np.tile([cell * behind, cell * aside, height], (mass.size, 1))
    start[:, 2] += drop + radius
    velocity = np.tile(
        [push * math.cos(math.radians(angle)), 0.0, -push * math.sin(math.radians(angle))], (mass.size, 1)
    )
    write_case(
        name, heights=heights, cell=cell, word=np.full(heights.shape, word), position=start, velocity=velocity,
        mass=mass, lengths=block_of(volume), volume=volume, centre=start[:, :2], line=np.full(mass.size, foot),
        direction=np.zeros(mass.size), profile_length=foot + flat - 2.0 * cell, **more,
    )  # fmt: skip


def rolls():
    """Planes of the counted groups of rolls: heavy rocks on slopes to 50 degrees."""
    from talus.tests.verification import rolls_case

    groups = [group for group in rolls_case.read(DATA) if group.is_counted]
    kinds = sorted({(h, a, g.material) for g in groups for h, a in zip(g.heights, g.angles)})
    for number, (height, angle, material) in enumerate(kinds):
        mass, group, speed = [], [], []
        for k, roll in enumerate(groups):
            mine = (roll.heights == height) & (roll.angles == angle) & (roll.material == material)
            mass += roll.masses[mine].tolist()
            group += [k] * int(mine.sum())
            speed += roll.speeds[mine].tolist()
        slope(
            f"rolls_{number:02d}", height, angle, ROLL_WORDS[material], np.tile(mass, ROLL_REPEATS),
            group=np.tile(group, ROLL_REPEATS), observed=np.tile(speed, ROLL_REPEATS),
            names=np.array([group.name for group in groups]), flat=15.0,
        )  # fmt: skip


def impacts():
    """Eight single impacts at Chant Sura."""
    from talus.engine import Terrain
    from talus.tests.verification import chant_sura_case

    terrain = Terrain.from_raster(DATA / "chant_sura" / "terrain_rf16_contact.asc")
    on_terrain = chant_sura_case.contacts_on_terrain(DATA)
    flat = chant_sura_case.impacts_on_a_plane(DATA)
    normals = [terrain.normal(*place) for _, place in on_terrain] + [(0.0, 0.0, 1.0)] * len(flat)
    every = [impact for impact, _ in on_terrain] + flat
    write_case(
        "impacts", impact=np.array([item.name for item in every]), mass=np.array([item.mass for item in every]),
        velocity=np.array([entry.velocity for entry in every]), spin=np.array([entry.spin for entry in every]),
        normal=np.array(normals, float), observed=np.array([entry.ratio for entry in every]),
    )  # fmt: skip


def avagar():
    """Rocks of 1 m3 from 75 cliffs of avaGar, 0.5 m above ground, on stony soil everywhere: no field data."""
    from talus.engine import Terrain

    terrain = Terrain.from_raster(DATA / "dem" / "avaGar_5m_EPSG31287.tif")
    heights, cell = terrain.heights, terrain.cell_size[0]
    east, north = np.gradient(heights, cell)[::-1]
    cells = np.argwhere(np.hypot(east, north) > math.tan(math.radians(50.0)))
    cells = cells[((cells > 40) & (cells < np.array(heights.shape) - 40)).all(axis=1)]
    around = [np.isfinite(heights[j - 2 : j + 3, i - 2 : i + 3]).all() for j, i in cells]
    cells = cells[around]
    cells = cells[np.linspace(0, len(cells) - 1, 75).astype(int)]
    radius = (0.75 / math.pi) ** (1.0 / 3.0)
    start = np.stack([cells[:, 1] * cell, cells[:, 0] * cell, heights[cells[:, 0], cells[:, 1]] + 0.5 + radius], axis=1)
    direction = np.array([fall_line(heights, cell, x, y, 25.0) for x, y, _ in start])
    start, direction = np.tile(start, (CLIFF_REPEATS, 1)), np.tile(direction, CLIFF_REPEATS)
    count = len(start)
    write_case(
        "avagar", heights=heights, cell=cell, word=np.full(heights.shape, SOIL), position=start,
        velocity=np.zeros_like(start), mass=np.full(count, DENSITY), lengths=block_of(np.ones(count)),
        volume=np.ones(count), centre=start[:, :2], line=np.full(count, CLIFF_LINE), direction=direction,
        profile_length=2000.0,
    )  # fmt: skip


def plane():
    """200 rocks of 1 m3 down 100 m of a plane of 35 degrees of debris, then level: no field data, none needed."""
    slope("plane", 100.0, 35.0, DEBRIS, np.full(PLANE_ROCKS, DENSITY), flat=250.0)


def main():
    """Write all cases; the lines printed say what was skipped."""
    plane()
    for name, (file, source) in NEEDED.items():
        if not (DATA / file).is_file():
            print(f"Skipped: {name}: no file {file} in ../shared/data; the data are from {source}.")
            continue
        {"authume": authume, "rolls": rolls, "impacts": impacts, "avagar": avagar}[name]()


if __name__ == "__main__":
    sys.exit(main())
