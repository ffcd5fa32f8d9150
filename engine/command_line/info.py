# SPDX-License-Identifier: GPL-2.0-or-later
"""Print what an elevation model is: cells, heights, slopes, coordinate system, and whether it is fit for a study."""

import numpy as np

from . import findings

CLIFF = 45.0  # degrees


def add_arguments(parser):
    """Arguments of `talus info`."""
    parser.add_argument("dem", help="raster that GDAL reads")
    parser.add_argument("--band", type=int, default=1, metavar="N", help="with the heights (1)")
    findings.add_arguments(parser)


def do(options):
    """Print it; returns the exit code. Raises ValueError, after what can be said, for a model that is refused."""
    from ..io.geodata import library

    facts, raised = {"dem": options.dem, "band": options.band}, []
    try:
        with library().quiet():
            _look(options, facts, raised)
    except ValueError as error:
        if options.json:
            findings.print_json(raised or findings.of_error(error, options.dem), **facts)
        raise
    if options.json:
        findings.print_json(raised, **facts)
    else:
        _print_findings(raised)
    return findings.exit_code(raised, options.strict)


def _look(options, facts, raised):
    """Fill in ``facts`` and ``raised``, printing them on the way unless JSON is wanted."""
    from ..findings.finding import refuse
    from ..io import raster
    from ..io.coordinate_systems import check_metric
    from ..io.geodata import library
    from ..sources.source_areas import steepness
    from ..survey.survey import survey

    def say(text):
        if not options.json:
            print(text)

    grid = raster.read_grid(options.dem, options.band)
    heights, _, _, crs = raster.read_heights(options.dem, options.band)
    (ny, nx), (lx, ly) = grid.shape, grid.cell_size
    facts.update(columns=nx, rows=ny, cell_size=[lx, ly], extent=list(grid.extent))
    facts["system"] = library().System(crs).name if crs else None
    say(f"cells       {nx} x {ny} of {lx:g} m x {ly:g} m")
    say("nodes       x {0:.2f} to {2:.2f}, y {1:.2f} to {3:.2f}".format(*grid.extent))
    say(f"system      {facts['system'] or 'none'}")
    missing = float(np.isnan(heights).mean())
    facts["missing_share"] = missing
    if missing < 1.0:
        facts["heights"] = [float(np.nanmin(heights)), float(np.nanmax(heights))]
        say("heights     {:.7g} to {:.7g} m, no data in {:.1f} %".format(*facts["heights"], 100.0 * missing))
        raised.extend(survey(options.dem, options.band, heights=heights))
        slope = steepness(heights, grid.cell_size)
        slope = slope[np.isfinite(slope)]
        if slope.size:
            steep = 100.0 * (slope > CLIFF).mean()
            facts.update(slope_median=float(np.median(slope)), steep_share=0.01 * float(steep))
            say(f"slopes      median {np.median(slope):.0f} degrees, above {CLIFF:g}: {steep:.1f} %")
    scale = check_metric(crs, options.dem, grid.extent)
    if missing == 1.0:
        raise ValueError(f"{options.dem}: the elevation model holds no data at all.")
    if scale is not None:
        say("scale       a metre of the map is {:.5f} to {:.5f} m on the ground".format(*scale.metres))
    refuse(raised)


def _print_findings(raised):
    from ..findings.finding import DOUBTFUL, UNSAFE, has, worst_first

    for finding in worst_first(raised):
        print(f"{finding.severity:<11} {finding.sentence}")
    if has(raised, UNSAFE):
        print("do not use it before this is corrected")
    elif has(raised, DOUBTFUL):
        print("to be used with care")
    else:
        print("fit for a study")
