# SPDX-License-Identifier: GPL-2.0-or-later
"""Jobs whose results are compared bit by bit between machines. They need no data and make their inputs themselves.

``python jobs.py NAME ...`` prints the digest of each job as JSON; without names, of all.
"""

import hashlib
import json
import sys

import numpy as np

from talus.engine import Barriers, Ground, Release, Rock, Settings, Terrain, Trees, heap, rock_library, simulate, trace
from talus.engine.arithmetic import arrays, special
from talus.engine.choices import IMPACT_LAWS, STEM_DISTRIBUTIONS
from talus.engine.forest import tree_stands
from talus.engine.shapes.make import Recipe, make_points, make_rocks
from talus.engine.shapes.measures import measures
from talus.engine.shapes.point_cloud import largest_cluster
from talus.engine.shapes.simplify import simplify
from talus.engine.shapes.sizes import draw_sizes
from talus.engine.sources import source_areas

LENGTH_OF_DIGEST = 16


def chance(seed=1):
    """Uniform numbers alone: NumPy makes others of them with the C library."""
    return np.random.Generator(np.random.PCG64(seed))


def digest(*values):
    """sha256 of the bits of numbers, arrays, texts, dictionaries and sequences of them."""
    state = hashlib.sha256()

    def add(value):
        if isinstance(value, dict):
            for name in sorted(value):
                add(name)
                add(value[name])
        elif isinstance(value, (list, tuple)):
            for entry in value:
                add(entry)
        elif isinstance(value, str):
            state.update(value.encode() + b"\0")
        elif getattr(value, "dtype", None) is not None and value.dtype.names:
            for name in value.dtype.names:
                add(name)
                add(value[name])
        else:
            array = np.asarray(value)
            kept = array.astype(np.int64) if array.dtype.kind in "iub" else array  # int is 32 bits on some systems
            if array.dtype.kind == "U":
                add(array.ravel().tolist())
            else:
                state.update(repr(array.shape).encode() + np.ascontiguousarray(kept).tobytes())

    add(values)
    return state.hexdigest()[:LENGTH_OF_DIGEST]


def valley():
    """A fractal mountain side of 257 x 257 nodes and 2 m cells, by the displacement of midpoints."""
    random, size, spread = chance(3), 257, 14.0
    heights = np.zeros((size, size))
    step = size - 1
    while step > 1:
        half = step // 2
        corners = heights[::step, ::step]
        heights[half::step, half::step] = 0.25 * (
            corners[:-1, :-1] + corners[1:, :-1] + corners[:-1, 1:] + corners[1:, 1:]
        ) + spread * (random.random((size // step, size // step)) - 0.5)
        heights[::step, half::step] = 0.5 * (corners[:, :-1] + corners[:, 1:])
        heights[half::step, ::step] = 0.5 * (corners[:-1] + corners[1:])
        spread, step = 0.55 * spread, half
    x = np.arange(size) / (size - 1)
    return Terrain(heights + 330.0 * (1.0 - x) * (1.0 - x), 2.0, (2600000.0, 1200000.0))


def _releases(runs, **options):
    return [Release((2600040.0, 1200200.0 + 60.0 * i), height=1.0, runs=runs, **options) for i in range(2)]


def _all_of(result):
    kept = (result.trajectories, result.contacts, result.barriers, result.crossings, result.trees, result.impacts)
    maps = {name: result.maps[name] for name in result.maps} if result.maps is not None else {}
    return result.runs, maps, [table for table in kept if table is not None], result.penetration_p999


def _simulated(rock, runs=3, obstacles=None, releases=None, ground=None, **settings):
    terrain = valley()
    parameters = {"mu_min": 0.45, "mu_max": 1.2, "kappa": 3.0, "beta": 40.0, "restitution": 0.3, **(ground or {})}
    settings = Settings(**{"air_density": 0.0, **{"seed": 7, "max_time": 25.0, **settings}})
    return simulate(
        terrain, Ground(terrain, **{"mu_min": 0.55, **parameters}), rock, _releases(runs, **(releases or {})), settings,
        **(obstacles(terrain) if obstacles else {}),
    )  # fmt: skip


def functions():
    """Values of the elementary functions themselves."""
    x = np.linspace(1e-3, 40.0, 300) + chance().random(300)
    y = arrays.log(x)
    numbers = [arrays.sin_cos(x), arrays.sin_cos(1e9 * x), arrays.exp(-x), y, arrays.cbrt(x), arrays.atan(y)]
    numbers += [arrays.pow(x, y), arrays.hypot(x, y), arrays.atan2(y, x - 20.0)]
    return digest(numbers, [[special.gamma(v), special.erfc(v - 2.0)] for v in x[:40].tolist()])


SHAPES = (  # of the library, without worn ones
    "cube", "block", "column", "plate", "slab", "disc", "hexagonal_column", "wedge", "tetrahedron", "octahedron",
    "eota111", "eota221", "boulder", "sphere", "sphere_coarse", "dodecahedron", "icosahedron", "rounded_cube",
    "rounded_block", "zingg_sphere", "zingg_disc", "zingg_rod", "zingg_bladed",
)  # fmt: skip
WORN = ("worn_compact", "worn_slab", "worn_column", "worn_bladed")


def worn_rocks():
    """Worn shapes, and shapes stretched to the lengths of a block."""
    made = [rock_library.rock(name, 1.3) for name in WORN]
    made += [rock_library.rock_of_lengths(name, (0.9, 2.1, 1.4)) for name in ("worn_compact", "zingg_rod", "cube")]
    return digest([[rock.vertices, rock.inertia, rock.mass, rock.frame, rock.offset] for rock in made])


def rocks():
    """Shapes of the library and made ones: corners, moments, frames, measures."""
    made = [rock_library.rock(name, 1.3) for name in SHAPES]
    for recipe in (Recipe("random", zingg="any", vertex_count=18), Recipe("superellipsoid", 0.8, 0.6, exponent=3.3)):
        made += make_rocks(recipe, draw_sizes(2, "lognormal", 1.0, 0.4, chance(2), 0.2, 5.0), generator=chance(4))
    scan = make_points(Recipe("random", elongation=0.7, flatness=0.8, vertex_count=90), chance(5))
    grid = np.stack(np.meshgrid(*[np.arange(5.0)] * 3), axis=-1).reshape(-1, 3) * 0.1
    kept = largest_cluster(np.concatenate([grid, grid[:9] + 9.0]), 3.0)
    made += [Rock.from_points(simplify(scan, 30).vertices), Rock.from_points(kept)]
    numbers = [[rock.vertices, rock.inertia, rock.mass, rock.frame, rock.offset] for rock in made]
    return digest(numbers, [list(measures(rock.vertices)) for rock in made[::6]])


def places():
    """Source areas, and trees drawn in them."""
    terrain = valley()
    steep = source_areas.steepness(terrain.heights, terrain.cell_size)
    density = np.where(steep > 30.0, 300.0, 40.0)
    drawn = [
        tree_stands.stands_on_grid(density, np.full(density.shape, 0.3), 0.4, (2.0, 2.0), (0.0, 0.0), 0.5, 1.0, name)[0]
        for name in STEM_DISTRIBUTIONS
    ]
    return digest(steep, [list(entry) for entry in drawn], source_areas.resolution_threshold((2.0, 2.0)))


def steps():
    """Forty steps of each law and scheme; few enough for the interpreter alone."""
    terrain = Terrain(valley().heights[100:130, 60:90].copy(), 2.0)
    ground = Ground(terrain, restitution=0.3, drag=2.0, drag_height=1.0, roughness=8.0, rolling_resistance=0.1)
    actual = []
    for law in IMPACT_LAWS:
        for scheme in ("implicit", "explicit"):
            settings = Settings(
                impact_law=law, free_flight=scheme, time_step=0.004, max_time=0.16, seed=3, air_density=0.0
            )
            z = float(terrain.height(30.0, 30.0)) + 0.65
            run = trace(
                terrain, ground, rock_library.rock("tetrahedron", 0.5), (30.0, 30.0, z), (0.3, 0.5, 0.2, 0.7),
                (5.0, 1.0, -3.0), (3.0, 2.0, 6.0), settings,
            )  # fmt: skip
            actual.append([run.time, run.position, run.orientation, run.velocity, run.spin, run.slippage, run.contacts])
    return digest(actual)


def _of_law(law):
    def job():
        return digest(*[
            _all_of(_simulated(rock_library.rock("eota221", 0.4), impact_law=law, free_flight=scheme, max_time=12.0))
            for scheme in ("implicit", "explicit")
        ])  # fmt: skip

    job.__doc__ = f"Whole runs with the law {law}, both schemes."
    return job


def options():
    """Settings with chance, rolling, drag, slip that softens restitution, and all that can be kept."""
    ground = {
        "roughness": 6.0, "rolling_resistance": 0.08, "drag": 1.5, "drag_height": 0.8, "viscous_drag": 0.3,
        "tangential_restitution": 0.1,
    }  # fmt: skip
    result = _simulated(
        rock_library.rock("rounded_block"), ground=ground, max_time=12.0,
        releases={"volume": "lognormal(0.8, 0.4, 0.1, 3)", "density": "normal(2600, 80, 2300, 2900)"},
        restitution="normal(0.3, 0.1, 0, 0.6)", friction_factor="lognormal(1, 0.2, 0.5, 2)", material_drawn="contact",
        restitution_halving_speed=12.0, trajectories=True, contacts=True,
    )  # fmt: skip
    return digest(_all_of(result))


def soft_ground():
    """Ground that gives way, with a friction angle and resistance to rolling, in air."""
    ground = {
        "scar_strength": 10.0, "scar_drag": 1.5, "soil_density": 1700.0, "sliding_friction": 0.7,
        "rolling_resistance": 0.15, "restitution": 0.0,
    }  # fmt: skip
    kept = {"trajectories": True, "contacts": True, "air_density": 1.2}
    rocks_of = [rock_library.rock(name, 1.0) for name in ("block", "eota111")]
    return digest(*[_all_of(_simulated(rock, ground=ground, runs=4, **kept)) for rock in rocks_of])


def obstacles():
    """A forest and two barriers."""

    def stand(terrain):
        x0, y0 = terrain.origin
        random = chance(6)
        positions = np.array([x0 + 60.0, y0 + 120.0]) + random.random((900, 2)) * np.array([250.0, 220.0])
        lines = [[(x0 + x, y0 + 100.0), (x0 + x + 5.0, y0 + 220.0), (x0 + x, y0 + 400.0)] for x in (120.0, 210.0)]
        return {
            "trees": Trees(positions, 0.15 + 0.4 * random.random(900)),
            "barriers": Barriers(lines, [2.5, 4.0], [3e5, 2e6], rule="centre of mass"),
        }

    rock = rock_library.rock("zingg_disc", 0.3)
    return digest(_all_of(_simulated(rock, runs=8, obstacles=stand, impacts=True, trajectories=True)))


def maps():
    """Forty runs on the mountain side, with all maps; two threads."""
    return digest(_all_of(_simulated(rock_library.rock("block", 1.0), runs=20, threads=2)))


def heap_of_blocks():
    """Twelve blocks of three shapes that fall on each other and on a slope, one second long."""
    terrain, random = Terrain(valley().heights[100:130, 60:90].copy(), 2.0), chance(8)
    shapes = [rock_library.rock(name, 1.0) for name in ("cube", "eota221", "tetrahedron")]
    rocks_of = [shapes[k % 3] for k in range(12)]
    places = np.array([[28.0 + 1.9 * (k % 3), 28.0 + 1.9 * (k // 3 % 2), 2.2 * (k // 6)] for k in range(12)])
    places[:, 2] += 1.6 + float(np.max(terrain.height(places[:, 0], places[:, 1])))
    turns = random.random((12, 4)) - 0.5
    lying = heap.simulate(terrain, rocks_of, places, turns, duration=1.0, restitution=0.2)
    return digest(lying.position, lying.orientation, lying.velocity, lying.spin, lying.forces, lying.energy)


JOBS = {
    "functions": functions,
    "rocks": rocks,
    "worn_rocks": worn_rocks,
    "places": places,
    "steps": steps,
    **{law: _of_law(law) for law in IMPACT_LAWS},
    "options": options,
    "soft_ground": soft_ground,
    "obstacles": obstacles,
    "heap": heap_of_blocks,
    "maps": maps,
}
UNCOMPILED = ("functions", "rocks", "worn_rocks", "places", "steps")  # that are quick enough without numba
QUICK = ("functions", "rocks", "worn_rocks", "places", "steps", "newton", "soft_ground", "obstacles", "heap")


def digests(names):
    """Digest of each job by its name."""
    return {name: JOBS[name]() for name in names}


if __name__ == "__main__":
    json.dump(digests(sys.argv[1:] or JOBS), sys.stdout)
