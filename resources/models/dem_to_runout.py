# SPDX-License-Identifier: GPL-2.0-or-later
"""The model talus:demtorunout."""

from talus.resources.models.builder import GROUND, Builder, output_of

SPACING = 10.0  # m between release points: a first look need not start a rock from every cell


def from_dem_to_runout(folder):
    """Steep areas release rocks; the results are the areas and the maps of where the rocks go."""
    model = Builder("demtorunout", ("GROUND_MODEL",))
    sources = model.like("talus:sourceareas", "DEM", "METHOD", "THRESHOLD", "MIN_AREA", "EXCLUDE", SPACING=SPACING)
    rocks = model.like("talus:simulate", "RUNS", "ROCK", "VOLUME", *GROUND, "GROUND_MODEL")
    model.step("sourceareas", "talus:sourceareas", sources, ("AREAS",))
    results = ("TRAJECTORIES", "STOPS", "PASSAGES", "REACH_PROBABILITY", "ENERGY_P95", "HEIGHT_P95", "REPORT")
    model.step("simulate", "talus:simulate", ("DEM", *rocks), results, RELEASES=output_of("sourceareas", "POINTS"))
    model.write(folder)
