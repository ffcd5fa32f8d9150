# SPDX-License-Identifier: GPL-2.0-or-later
"""A regional indication map of many cells: processor time, time and memory.

    python benchmarks/indication.py [TILES] [FOLDER]

A virtual raster of TILES x TILES times one made-up mountain of 2,500 x 2,500 cells of 5 m, which is periodic, so joins
itself without seam: 4 x 4 are 10^8 cells. Sources by the distribution of the slopes, one angle of 33.5 degrees,
1,500 m of reach; the map goes into a GeoTIFF.
"""

import resource
import sys
import time
from pathlib import Path

import numpy as np

from talus.engine.indication.regional import Dem, find_cones, reach, slope_distribution
from talus.engine.indication.rules import Angle, SourceRule
from talus.engine.io import raster

SIDE, CELL, RANGE = 2500, 5.0, 2200.0  # cells, m, m from the lowest to the highest
ANGLES = (Angle(float("nan"), 0.0, 33.5),)
LONGEST = 1500.0  # m


def mountain():
    """Periodic heights: waves of all lengths, rough as mountains are, with steps that make cliffs."""
    random = np.random.default_rng(11)
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(SIDE), np.fft.rfftfreq(SIDE), indexing="ij"))
    frequency[0, 0] = np.inf
    phases = np.exp(2j * np.pi * random.random(frequency.shape))
    heights = np.fft.irfft2(phases * frequency**-2.1, s=(SIDE, SIDE))
    heights = (heights - heights.min()) / np.ptp(heights)
    # benches of 250 m: an eighth of each is a front, three times as steep as the rest
    benches = heights * RANGE / 250.0
    steps = np.floor(benches) + np.clip(8.0 * (benches % 1.0), 0.0, 1.0)
    return (0.8 * RANGE * heights + 0.2 * 250.0 * steps).astype(np.float32)


def virtual(folder, tiles):
    """Path of the VRT."""
    tile = folder / "tile.tif"
    if not tile.exists():
        raster.write_grid(tile, mountain(), raster.Grid((SIDE, SIDE), (CELL, CELL), (0.0, 0.0)))
    sources = "".join(
        f'<SimpleSource><SourceFilename relativeToVRT="1">tile.tif</SourceFilename><SourceBand>1</SourceBand>'
        f'<SrcRect xOff="0" yOff="0" xSize="{SIDE}" ySize="{SIDE}"/>'
        f'<DstRect xOff="{SIDE * column}" yOff="{SIDE * row}" xSize="{SIDE}" ySize="{SIDE}"/></SimpleSource>'
        for row in range(tiles) for column in range(tiles)
    )  # fmt: skip
    path = folder / f"mountain_{tiles}.vrt"
    path.write_text(
        f'<VRTDataset rasterXSize="{SIDE * tiles}" rasterYSize="{SIDE * tiles}">'
        f"<GeoTransform>0, {CELL}, 0, {SIDE * tiles * CELL}, 0, {-CELL}</GeoTransform>"
        f'<VRTRasterBand dataType="Float32" band="1">{sources}</VRTRasterBand></VRTDataset>'
    )
    return path


class Steps:
    """Times of each step."""

    def __init__(self):
        self.last = time.perf_counter(), time.process_time()

    def told(self, what):
        """Print the time since the last step."""
        now = time.perf_counter(), time.process_time()
        print(f"| {what} | {now[0] - self.last[0]:.1f} s | {now[1] - self.last[1]:.1f} s |", flush=True)
        self.last = now


def main(tiles=4, folder="build/indication"):
    """Print the table."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = virtual(folder, int(tiles))
    dem = Dem(path, 1, raster.read_grid(path))
    print("| step | time | processor time |\n| --- | --- | --- |")
    steps = Steps()
    threshold = slope_distribution(dem).threshold
    steps.told("distribution of the slopes")
    rule = SourceRule(threshold)
    cones, count = find_cones(dem, rule, ANGLES)
    steps.told("sources")
    reached = np.zeros(1, np.int64)
    with raster.new_geotiff(folder / "map.tif", dem.grid, 1, "uint8", 255) as sink:

        def take(found):
            classes = np.where(np.isfinite(found.energy_heights[0]), 1, 0).astype(np.uint8)
            classes[found.is_source] = 2
            reached[0] += np.count_nonzero(classes)
            row = dem.grid.shape[0] - found.window.row - found.window.rows
            sink.write_part(1, classes[::-1], found.window.column, row)

        reach(dem, rule, cones, LONGEST, take)
    steps.told("reach, written")
    cells = dem.grid.shape[0] * dem.grid.shape[1]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0
    print(f"\n{cells:.3g} cells, threshold {threshold:.1f} degrees: {100.0 * count / cells:.2f} % sources, "
          f"{cones[0].rows.size} upper edges, {100.0 * reached[0] / cells:.1f} % reached; {memory:.0f} MB")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:3])
