# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the demonstration data: terrain.tif and demo.gpkg with releases, ground, forest and road.

    python resources/demo/make_demo.py FOLDER

The place is invented; its coordinates lie in the Swiss system (EPSG:2056) so that lengths are metres.
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine.io import raster
from talus.engine.io import well_known_binary as binary
from talus.engine.io.geodata import Layer, library
from talus.resources.demo import slope

WEST, NORTH = 2_640_000.0, 1_160_000.0
EPSG = 2056
CORNER = WEST, NORTH

# Drag of the forest, kg/s, and thickness of the layer where it acts, m (Leine et al. 2014, eqs. 10-11): round
# figures of the order used in practice, for the demonstration only.
FOREST_DRAG = {"open": 250.0, "medium": 500.0, "dense": 750.0}
FOREST_HEIGHT = 20.0


def coordinate_system():
    """Coordinate system as well-known text."""
    return library().System(f"EPSG:{EPSG}").wkt


def write_terrain(path):
    """The digital elevation model as a GeoTIFF."""
    heights = slope.heights()
    half, rows = 0.5 * slope.CELL_SIZE, heights.shape[0]
    origin = WEST + half, NORTH - (rows - 0.5) * slope.CELL_SIZE
    grid = raster.Grid(heights.shape, (slope.CELL_SIZE, slope.CELL_SIZE), origin, coordinate_system(), True, CORNER)
    with raster.complete_or_absent(path) as part, raster.new_geotiff(part, grid, 1, "float32", PREDICTOR="3") as sink:
        sink.write(1, heights)


def write_layer(path, name, kind, features):
    """One layer of the geopackage; ``features`` are pairs of a geometry and a dictionary of the fields."""
    geometries, values = zip(*features)
    columns = {field: [value[field] for value in values] for field in values[0]}
    numbers = list(range(1, len(geometries) + 1))
    library().write_layer(path, Layer(name, kind, coordinate_system(), list(geometries), columns, numbers))


def line_at(distance, x_from=0.0, x_to=slope.WIDTH, step=10.0):
    """Points (x, y) of the CRS from west to east; ``distance`` from the northern edge is a function of x."""
    x = np.linspace(x_from, x_to, round((x_to - x_from) / step) + 1)
    return list(zip(WEST + x, NORTH - distance(x)))


def band(upper, lower, x_from=0.0, x_to=slope.WIDTH):
    """The polygon between two lines from west to east."""
    corners = line_at(upper, x_from, x_to) + line_at(lower, x_from, x_to)[::-1]
    return binary.polygon(corners + corners[:1])


def level(distance, winding=0.0):
    """A line at a distance from the northern edge; ``winding`` says how far it follows the cliff."""
    return lambda x: distance + winding * slope.cliff_shift(np.asarray(x, dtype=float))


def road_surface():
    offset = slope.ROAD_HALF_WIDTH
    return band(lambda x: slope.road_line(x) - offset, lambda x: slope.road_line(x) + offset)


def release_points(count=12):
    """Points in the upper half of the cliff, evenly from west to east."""
    x = np.linspace(85.0, slope.WIDTH - 85.0, count)
    y = slope.CLIFF_TOP + 14.0 + slope.cliff_shift(x)
    return list(zip(WEST + x, NORTH - y))


def ground_polygons():
    """Ground classes from the top of the slope to the valley, and the road between them."""
    road = road_surface()
    top, foot = level(slope.CLIFF_TOP - 4.0, 1.0), level(slope.CLIFF_FOOT, 1.0)
    talus_foot, meadow = level(slope.TALUS_FOOT, -1.5), level(slope.MEADOW, 0.5)
    bands = (
        ("medium_hard", band(level(0.0), top)),
        ("extra_hard", band(top, foot)),
        ("hard", band(foot, talus_foot)),
        ("medium", band(talus_foot, lambda x: slope.road_line(x) - slope.ROAD_HALF_WIDTH)),
        ("medium_soft", band(lambda x: slope.road_line(x) + slope.ROAD_HALF_WIDTH, meadow)),
        ("soft", band(meadow, level(slope.LENGTH))),
        ("extra_hard", road),
    )
    return [(polygon, {"ground_class": name}) for name, polygon in bands]


def forest_polygons():
    """Two stands beside a clearing that rocks have kept open, and a young open stand on the western cone."""
    stands = (
        ("dense", band(level(290.0, 0.8), level(372.0, 0.4), 15.0, 190.0)),
        ("medium", band(level(285.0, -0.8), level(372.0, 0.4), 310.0, 488.0)),
        ("open", band(level(235.0, 0.8), level(290.0, 0.8), 15.0, 150.0)),
    )
    return [
        (stand, {"density": density, "drag_coefficient": FOREST_DRAG[density], "drag_height": FOREST_HEIGHT})
        for density, stand in stands
    ]


def write_vectors(path):
    """The geopackage with all vector layers."""
    path.unlink(missing_ok=True)
    points = release_points()
    releases = [(binary.point(place), {"name": f"R{number}"}) for number, place in enumerate(points, 1)]
    road = binary.line(line_at(slope.road_line))
    write_layer(path, "releases", "Point", releases)
    write_layer(path, "release_line", "LineString", [(binary.line(points), {"name": "cliff"})])
    write_layer(path, "ground", "Polygon", ground_polygons())
    write_layer(path, "forest", "Polygon", forest_polygons())
    write_layer(path, "road", "LineString", [(road, {"name": "valley road"})])


def main(folder):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_terrain(folder / "terrain.tif")
    write_vectors(folder / "demo.gpkg")
    print(f"Demonstration slope: {folder / 'terrain.tif'} and {folder / 'demo.gpkg'}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/demo")
