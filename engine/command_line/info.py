# SPDX-License-Identifier: GPL-2.0-or-later
"""Print what an elevation model is: cells, heights, slopes, coordinate system, and whether it is fit for a study."""

import numpy as np

CLIFF = 45.0  # degrees


def add_arguments(parser):
    """Of `talus info`."""
    parser.add_argument("dem", help="raster that GDAL reads")
    parser.add_argument("--band", type=int, default=1, metavar="N", help="with the heights (1)")


def do(options):
    """Do it. Raises ValueError, after what can be said, for a model that `talus run` would refuse."""
    from ..io import raster
    from ..io.coordinate_systems import check_metric, scale_warning
    from ..io.geodata import library
    from ..sources.source_areas import steepness

    with library().quiet():
        grid = raster.read_grid(options.dem, options.band)
        heights, _, _, crs = raster.read_heights(options.dem, options.band)
    (ny, nx), (lx, ly) = grid.shape, grid.cell_size
    print(f"cells       {nx} x {ny} of {lx:g} m x {ly:g} m")
    print("nodes       x {0:.2f} to {2:.2f}, y {1:.2f} to {3:.2f}".format(*grid.extent))
    print(f"system      {library().System(crs).name if crs else 'none'}")
    missing = np.isnan(heights).mean()
    if missing < 1.0:
        print(f"heights     {np.nanmin(heights):.2f} to {np.nanmax(heights):.2f} m, no data in {100.0 * missing:.1f} %")
        slope = steepness(heights, grid.cell_size)
        slope = slope[np.isfinite(slope)]
        if slope.size:
            steep = 100.0 * (slope > CLIFF).mean()
            print(f"slopes      median {np.median(slope):.0f} degrees, above {CLIFF:g}: {steep:.1f} %")
    scale = check_metric(crs, options.dem, grid.extent)
    if missing == 1.0:
        raise ValueError(f"{options.dem}: the elevation model holds no data at all.")
    if scale is not None:
        print("scale       a metre of the map is {:.5f} to {:.5f} m on the ground".format(*scale.metres))
    warning = scale_warning(scale, options.dem)
    print(warning or "fit for a study")
