# SPDX-License-Identifier: GPL-2.0-or-later
"""The model talus:barrierdesign."""

from talus.resources.models.builder import GROUND, Builder, output_of


def barrier_design(folder):
    """Rocks from given releases, and what a barrier on a line would have to stop."""
    model = Builder("barrierdesign", ("GROUND_MODEL",))
    inputs = model.like("talus:simulate", "DEM", "RELEASES", "RUNS", "ROCK", "VOLUME", *GROUND, "GROUND_MODEL")
    lines = model.like("talus:screenline", "LINES", "TARGET", "ENERGY_FACTOR", "HEIGHT_FACTOR")
    maps = ("TRAJECTORIES", "SAMPLES", "ENERGY_P95", "HEIGHT_P95")
    model.step("simulate", "talus:simulate", inputs, maps, needed=("TRAJECTORIES",))
    paths = {name: output_of("simulate", name) for name in ("TRAJECTORIES", "SAMPLES")}
    results = ("STATISTICS", "CROSSINGS", "DESIGN", "REPORT")
    model.step("screenline", "talus:screenline", ("DEM", *lines), results, **paths)
    model.write(folder)
