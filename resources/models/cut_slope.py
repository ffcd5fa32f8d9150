# SPDX-License-Identifier: GPL-2.0-or-later
"""The model talus:cutslope."""

from talus.resources.models.builder import PERIODS, Builder, output_of


def cut_slope(folder):
    """One profile from the blocks of three return periods to the width of its catchment, and the chart."""
    model = Builder(
        "cutslope",
        ("VOLUME_FIELD", "GROUND_FIELD", "SPACING", "START_TO", "VELOCITY", "VELOCITY_TO", "SHAPES", "GROUND_MODEL"),
    )
    blocks = model.like(
        "talus:blockscenarios", "BLOCKS", "VOLUME_FIELD", "BLOCK_FILE", "ANCHOR_VOLUME", "ANCHOR_PERIOD"
    )
    line = model.like("talus:slopeprofile", "LINE", "DEM", "PROFILE_FILE", "SPACING", "TOE")
    throws = model.like("talus:slopeprofile", "START", "START_TO", "HEIGHT", "VELOCITY", "VELOCITY_TO")
    rocks = model.like("talus:slopeprofile", "RUNS", "ROCKS", "SHAPES", "DENSITY", "GROUND_DEFAULT", "GROUND_MODEL")
    ground = model.like("talus:slopeprofile", "GROUND", "GROUND_FIELD")
    cases = model.like("talus:catchmentchart", "HEIGHTS", "SLOPES", "CATCHMENTS", "LENGTH")
    model.step("scenarios", "talus:blockscenarios", blocks, ("SCENARIOS", "FIGURE"), PERIODS="30, 100, 300")
    for number, period in enumerate(PERIODS, 1):
        results = {f"{name}_{period}": name for name in ("STATIONS", "PLOT")}
        model.step(f"profile_{period}", "talus:slopeprofile", (*line, *throws, *rocks, *ground), results,
                   title=f"Slope profile: {period} years", SEED=1,
                   VOLUME=output_of("scenarios", f"VOLUME_{number}"))  # fmt: skip
    results = {"CHART": "CHART", "CHART_PLOT": "PLOT"}
    model.step("chart", "talus:catchmentchart", (*cases, *rocks), results,
               VOLUME=output_of("scenarios", "VOLUME_2"), SEED=1)  # fmt: skip
    model.write(folder)
