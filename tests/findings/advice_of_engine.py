# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that bring about each finding of surveys, settings, results and measures, and the same after its remedy."""

from types import SimpleNamespace
from unittest.mock import patch

import numpy as np

from talus.engine import Barriers, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble import checkpoint, estimate
from talus.engine.ensemble.proof import INPUTS
from talus.engine.findings.of_results import _of_counters, _of_the_method, implausible
from talus.engine.forest.plausible_stems import of_canopy
from talus.engine.hazard.findings import SplitArea, blocks_of_class, of_split_areas, volumes_item
from talus.engine.obstacles.crossing_findings import of_nets
from talus.engine.obstacles.outcome import CROSSINGS, OUTCOMES
from talus.engine.protection.design_check import Actions, Design
from talus.engine.protection.design_findings import unlikely_design
from talus.engine.protection.net_findings import of_impacts
from talus.engine.sizes.block_sizes import of_blocks, of_scenarios
from talus.engine.sizes.size_order import HitClass, SizeClass, hit_order, size_order
from talus.engine.slope_profiles.plausibility import of_catchment, of_corners, of_profile
from talus.engine.slope_profiles.slope_profile import Profile
from talus.engine.sources import plausible_blocks
from talus.engine.statistics.experience import forecast_of
from talus.engine.study import job
from talus.engine.survey.findings import of_band, of_measures, of_scale, of_system
from talus.engine.survey.measures import measure
from talus.engine.survey.survey import Heights
from talus.engine.version import __version__

CUBE = rock_library.rock("cube", volume=1.0)
LEVEL = Terrain(np.zeros((61, 61)), 1.0)
PLAIN = {"distance": 120.0, "reach_angle": 35.0, "velocity_max": 20.0, "height_max": 5.0, "energy_max": 1e6,
         "stop_reason": "rest"}  # fmt: skip


# ----------------------------------------------------------------------- elevation models


def slope(cell=2.0):
    """Heights of a slope of 37 degrees that runs out on 3 degrees, with waves."""
    y, x = np.mgrid[0:160, 0:160] * cell
    length = 160 * cell
    steep = 0.75 * np.maximum(y - 0.4 * length, 0.0) + 0.05 * np.minimum(y, 0.4 * length)
    return 1000.0 + steep - 0.1 * x + 0.25 * np.sin(x / 7.3) * np.cos(y / 5.1)


def heights(patch=None, value=0.0, made=None, cell=2.0):
    """Findings of these heights, with a value in a patch of them."""
    model = slope() if made is None else made
    if patch is not None:
        model[patch] = value
    return list(of_measures(measure(Heights(model, (cell, cell))), "DEM", (cell, cell)))


def nearest(factor=2):
    """The slope on finer cells, by the nearest neighbour."""
    return np.repeat(np.repeat(slope(), factor, axis=0), factor, axis=1)[:160, :160]


def filled(y0=100, x0=60):
    """The slope with a plane in a hole of 20 x 20 cells."""
    y, x = np.mgrid[0:20, 0:20]
    model = slope()
    model[y0 : y0 + 20, x0 : x0 + 20] = model[y0, x0] + 1.5 * y - 0.2 * x
    return model


def system(*axes):
    """Findings of a coordinate system."""
    return list(of_system(SimpleNamespace(axes=axes, name="Krovak"), "DEM", "EPSG:5514"))


def scale(error):
    """Findings of a map scale."""
    return list(of_scale(SimpleNamespace(error=error, metres=(1.0 - error, 1.0)), "DEM"))


def band(colour="gray", kind="float32"):
    """Findings of a band."""
    return list(of_band(SimpleNamespace(colour=colour, kind=kind), "DEM"))


PATCH = (slice(40, 46), slice(15, 60))

# ----------------------------------------------------------------------- results


def thrown(rows=61, velocity=(0.0, 0.0, 0.0), barriers=None, spin=(0.0, 0.0, 0.0), height=1.0, **settings):
    """Findings of two runs on level ground."""
    terrain = Terrain(np.zeros((rows, rows)), 1.0)
    release = Release((20.2, 30.0), height=height, runs=2, velocity=velocity, spin=spin, orientation=(1.0, 0, 0, 0))
    chosen = Settings(**{"air_density": 0.0, **{"max_time": 20.0, "maps": False, "threads": 1, **settings}})
    return simulate(terrain, Ground(terrain, mu_min=0.55), CUBE, release, chosen, barriers=barriers).findings


def runs(**change):
    """Findings of a plain run and one with a change."""
    kinds = [(name, "U16" if name == "stop_reason" else float) for name in PLAIN]
    rows = np.array([tuple(PLAIN.values()), tuple({**PLAIN, **change}.values())], dtype=kinds)
    rows["reach_angle"] = np.radians(rows["reach_angle"])
    return implausible(rows)


def counted(**counts):
    """Findings of counters."""
    names = "resting_steep", "steps_cut", "steps", "spins_kept", "meetings_cut", "touches_given_up"
    return _of_counters({**dict.fromkeys(names, 0), "steps": 1000, **counts}, 10)


def method(unconverged=0, penetration=0.0, precision=None):
    """Findings of how well a result was computed."""
    kinds = [("unconverged", int), ("contact_steps", int), ("stop_reason", "U12")]
    rows = np.array([(unconverged, 1000, "rest")], kinds)
    stopped = None if precision is None else {"precision": precision, "asked": 0.05}
    return _of_the_method(
        SimpleNamespace(runs=rows, plain_runs=rows, provenance={"stopped": stopped}, penetration_p999=penetration)
    )


def lines(count=5, **settings):
    """A fast rock through low lines 0.3 m from one another."""
    places = [20.4 + 0.3 * k for k in range(count)]
    barriers = Barriers([[(x, 10.0), (x, 50.0)] for x in places], np.full(count, 30.0), np.full(count, 1.0))
    return thrown(velocity=(100.0, 0.0, 0.0), barriers=barriers, height=15.0, **settings)


def crossing(outcome):
    """Findings of a rock at a flexible net."""
    rows = np.zeros(2, CROSSINGS)
    rows["barrier"], rows["energy"], rows["outcome"] = 7, 3e5, OUTCOMES.index(outcome)
    return list(of_nets(rows, [7]))


def hits(verdict="caught", failed=np.nan, energy=1e5, error=1e-3, left=np.nan):
    """Findings of one impact on a net for 300 kJ."""
    hit = SimpleNamespace(verdict=verdict, failed_at=failed, energy_error=error, left_at=left)
    return of_impacts("net", [hit], [energy], 3e5)


# ----------------------------------------------------------------------- profiles, sizes, hazard, design


def profile(left=0.0, stopped=0.0):
    """Findings of ten runs down a profile, of which shares leave it, or stop at their start."""
    rows = np.zeros(10, [("stop_reason", "U12"), ("start", float, 3), ("stop", float, 3)])
    rows["stop_reason"], rows["stop"][:, 0] = "rest", 50.0
    rows["stop_reason"][: round(10 * left)] = "left terrain"
    rows["stop"][: round(10 * stopped), 0] = 1.0
    return of_profile(SimpleNamespace(runs=rows, findings=[]))


def catchment(is_soil=False, counted=1000):
    """Findings of a cut slope of 75 degrees."""
    return of_catchment(SimpleNamespace(findings=[]), 75.0, is_soil, counted)


def corners(spacing):
    """Findings of the bend of a profile between its stations, for a rock with a radius of 0.5 m."""
    line = Profile(np.array([0.0, 52.5, 200.0]), np.array([60.0, 0.0, 0.0]), (None, None))
    return of_corners(line, spacing, 0.5)


def laws(*volumes):
    """Findings of the block of 300 years by several laws."""
    return list(plausible_blocks.of_laws(300.0, volumes[0], volumes))


def sizes(p95=60.0, **shares):
    """Findings of a size class of 5,400 kg that reaches so far, beside one of 540 kg that reaches 100 m."""
    ends = dict.fromkeys(("left", "timed_out", "held", "stuck"), 0.0)
    small = SizeClass("small", 540.0, 200, 80.0, 1.0, 100.0, 1.0, **ends)
    large = SizeClass("large", 5400.0, 200, 0.8 * p95, 1.0, p95, 1.0, **{**ends, **shares})
    return size_order([small, large])


def hitting(share):
    """Findings of a larger class that hits an object in such a share of its runs."""
    one = hit_order("road", [HitClass("small", 540.0, 1000, 0.2), HitClass("large", 5400.0, 1000, share)])
    return [] if one is None else [one]


def block(volume):
    """Findings of the size of a block on soil."""
    return of_blocks(
        Ground.of_class(LEVEL, "soft"), [rock_library.rock("cube", volume=volume)], [Release((30.0, 30.0))]
    )


def of_class(*volumes):
    """Findings of a simulation with these volumes that stands for blocks of 1 to 2 m3."""
    return blocks_of_class("cliff", volumes_item(volumes), 1.0, 2.0)


def design(mass=2700.0, radius=0.62, energy=None, height=2.0):
    """Findings of a design block beside simulated rocks of 2,700 kg with 500 kJ."""
    simulated = Actions(95.0, 20.0, 2.0, 5e5, 2700.0, 0.62)
    entered = simulated._replace(mass=mass, radius=radius, energy=5e5 * mass / 2700.0)
    values = Design(20.0, mass, height, entered.energy if energy is None else energy)
    return unlikely_design("net", entered, simulated, values)


def scenarios(blocks=60, largest=10.0):
    """Findings of a block of 8 m3 by a list of blocks."""
    return list(plausible_blocks.of_scenarios(blocks, largest, [(100.0, 8.0)]))


def memory(needed, free=8e9):
    """Findings of a job that needs this many bytes."""
    with patch.object(estimate, "free_memory", lambda: free):
        return estimate.scarce_memory(needed)


def beside_desktop(**changed):
    """Findings of a study whose run in QGIS had other facts."""
    same = {**dict.fromkeys(INPUTS, "a"), "result": "bits", "version": __version__}
    scenario = SimpleNamespace(name="", values={"desktop": {**same, **changed}, "outputs": {"maps": ["passages"]}})
    host = SimpleNamespace(scenario=scenario, reporter=SimpleNamespace(say=lambda text: None))
    result = SimpleNamespace(provenance={name: {"sha256": "a"} for name in INPUTS}, result_digest="bits")
    return job._Host._beside_desktop(host, result)


def without_locks():
    """Findings of a checkpoint whose drive knows no locks."""
    gathering = SimpleNamespace(findings=())
    kept = object.__new__(checkpoint.Checkpoint)
    kept.gathering, kept.identity, kept.folder = gathering, "", "kept"
    lock = SimpleNamespace(is_sure=False)
    stand_ins = {"claim": lambda *given: None, "job_of": str, "FolderLock": lambda folder: lock}
    with patch.multiple(checkpoint, **stand_ins):
        kept._lock()
    return gathering.findings


# kind -> what brings it about, and the same after its remedy; None where there is nothing to follow
CASES = {
    "ensemble.checkpoint.NO_LOCKS": (without_locks, None),
    "survey.findings.OUT_OF_RANGE": (lambda: heights(PATCH, -9999.0), lambda: heights(PATCH, np.nan)),
    "survey.findings.UNDECLARED": (lambda: heights(PATCH, 0.0), lambda: heights(PATCH, np.nan)),
    "survey.findings.SPIKES": (
        lambda: heights((80, 80), 1500.0), lambda: heights((80, 80), float(np.median(slope()[79:82, 79:82]))),
    ),
    "survey.findings.TREADS": (lambda: heights(made=nearest(), cell=1.0), lambda: heights()),
    "survey.findings.ROUNDED": (lambda: heights(made=np.round(slope())), lambda: heights()),
    "survey.findings.FILLED": (lambda: heights(made=filled()), lambda: heights()),
    "survey.findings.BYTE": (lambda: band(kind="uint8"), lambda: band()),
    "survey.findings.ALPHA": (lambda: band("alpha"), lambda: band()),
    "survey.findings.LEVEL": (lambda: heights(made=np.full((160, 160), 7.0)), lambda: heights()),
    "survey.findings.SCALE": (lambda: scale(0.3), lambda: scale(1e-5)),
    "survey.findings.AXES": (lambda: system("south", "west"), lambda: system("east", "north")),
    "settings.LONG_STEP": (lambda: Settings(time_step=0.06,
        air_density=0.0).findings, lambda: Settings(time_step=0.002, air_density=0.0).findings),
    "findings.of_results.IMPRECISE": (lambda: method(precision=0.08), lambda: method(precision=0.049)),
    "findings.of_results.UNCONVERGED": (lambda: method(unconverged=5), lambda: method()),
    "findings.of_results.DEEP": (lambda: method(penetration=0.08), lambda: method(penetration=0.01)),
    "findings.of_results.MOVING": (lambda: thrown(max_time=0.2), lambda: thrown(max_time=20.0)),
    "findings.of_results.LEFT": (
        lambda: thrown(36, velocity=(16.0, 0.0, 0.0)), lambda: thrown(121, velocity=(16.0, 0.0, 0.0)),
    ),
    "findings.of_results.FLAT": (lambda: runs(reach_angle=24.0), lambda: runs(reach_angle=26.0)),
    "findings.of_results.FAST": (lambda: runs(velocity_max=60.0), lambda: runs(velocity_max=40.0)),
    "findings.of_results.HIGH": (lambda: runs(height_max=40.0), lambda: runs(height_max=20.0)),
    "findings.of_results.ENERGETIC": (lambda: runs(energy_max=6e7), lambda: runs(energy_max=6e6)),
    "findings.of_results.STEEP": (lambda: counted(resting_steep=3), lambda: counted()),
    "findings.of_results.CUT": (lambda: counted(steps_cut=500), None),
    "findings.of_results.SPINS": (
        lambda: thrown(spin=(0.0, 1e8, 0.0), height=15.0, time_step=0.02, max_time=0.06),
        lambda: thrown(spin=(0.0, 1e8, 0.0), height=15.0, time_step=5e-4, max_time=1.5e-3),
    ),
    "findings.of_results.MEETINGS": (
        lambda: lines(time_step=0.02, max_time=0.02), lambda: lines(time_step=0.002, max_time=0.02),
    ),
    "statistics.experience.SO_FAR": (thrown, None),
    "statistics.experience.FORECAST": (lambda: forecast_of([1e5, 2e5, 3e5]), None),
    "obstacles.crossing_findings.NETS": (lambda: crossing("broke through"), lambda: crossing("stopped")),
    "protection.net_findings.FAILS": (lambda: hits("through", 0.05), lambda: hits()),
    "protection.net_findings.UNSURE": (lambda: hits("unsure"), lambda: hits()),
    "protection.net_findings.OPEN_ACCOUNT": (lambda: hits("unsure", error=0.02), lambda: hits()),
    "protection.net_findings.LETS_BY": (lambda: hits("under"), lambda: hits()),
    "protection.net_findings.LETS_GO": (lambda: hits(left=2.5), lambda: hits()),
    "protection.net_findings.TOO_MUCH": (lambda: hits(energy=4e5), lambda: hits()),
    "protection.net_findings.HOLDS_NONE": (lambda: hits("through"), lambda: hits()),
    "slope_profiles.plausibility.LEFT_PROFILE": (lambda: profile(left=0.3), lambda: profile()),
    "slope_profiles.plausibility.STOPPED": (lambda: profile(stopped=0.5), lambda: profile()),
    "slope_profiles.plausibility.SOFT_FACE": (lambda: catchment(is_soil=True), lambda: catchment()),
    "slope_profiles.plausibility.FEW_ROCKS": (lambda: catchment(counted=60), lambda: catchment()),
    "hazard.findings.SMALLER_BLOCKS": (lambda: of_class(0.1), lambda: of_class(1.5)),
    "hazard.findings.LARGER_BLOCKS": (lambda: of_class(9.0), lambda: of_class(1.5)),
    "hazard.findings.WIDE_BLOCKS": (
        lambda: of_class(*np.linspace(0.1, 2.9, 50)), lambda: of_class(*np.linspace(1.0, 2.0, 50)),
    ),
    "slope_profiles.plausibility.CUT_CORNERS": (lambda: corners(5.0), lambda: corners(0.5)),
    "sources.plausible_blocks.LAWS_APART": (lambda: laws(2.0, 90.0), lambda: laws(2.0, 2.1)),
    "hazard.findings.SPLIT_FIELD": (
        lambda: of_split_areas([SplitArea("moderate", "low", "6", 3e4)]), lambda: of_split_areas([]),
    ),
    "sources.plausible_blocks.FEW": (lambda: scenarios(blocks=5), lambda: scenarios(blocks=500)),
    "sources.plausible_blocks.UNSUPPORTED": (lambda: scenarios(largest=1.0), lambda: scenarios()),
    "protection.design_findings.MASS_BELOW": (lambda: design(mass=2.7, radius=0.062), lambda: design()),
    "protection.design_findings.MASS_ABOVE": (lambda: design(mass=27_000.0, radius=1.3), lambda: design()),
    "protection.design_findings.RADIUS_UNLIKE": (lambda: design(radius=62.0), lambda: design()),
    "protection.design_findings.ENERGY_BELOW": (lambda: design(energy=1e5), lambda: design()),
    "protection.design_findings.ENERGY_ABOVE": (lambda: design(energy=5e6), lambda: design()),
    "protection.design_findings.HEIGHT_UNLIKE": (lambda: design(height=200.0), lambda: design()),
    "sizes.size_order.LEFT": (lambda: sizes(left=0.5), lambda: sizes(130.0)),
    "sizes.size_order.MOVING": (lambda: sizes(timed_out=0.5), lambda: sizes(130.0)),
    "sizes.size_order.HELD": (lambda: sizes(held=0.5), lambda: sizes(130.0, held=0.1)),
    "sizes.size_order.STUCK": (lambda: sizes(stuck=0.5), lambda: sizes(130.0)),
    "sizes.size_order.UNEXPLAINED": (lambda: sizes(), lambda: sizes(130.0)),
    "sizes.size_order.HITS_LESS": (lambda: hitting(0.02), lambda: hitting(0.3)),
    "sizes.block_sizes.ABOVE": (lambda: block(40.0), lambda: block(0.5)),
    "sizes.block_sizes.BELOW": (lambda: block(0.001), lambda: block(0.5)),
    "sizes.block_sizes.OF_SCENARIO": (lambda: of_scenarios([("a", 40.0)]), lambda: of_scenarios([("a", 0.5)])),
    "ensemble.estimate.SCARCE": (lambda: memory(9e9), lambda: memory(1e9)),
    "study.job.INPUTS_CHANGED": (lambda: beside_desktop(**{INPUTS[0]: "b"}), beside_desktop),
    "study.job.OTHER_VERSION": (lambda: beside_desktop(result="others", version="0.1"), beside_desktop),
    "study.job.OTHER_BITS": (lambda: beside_desktop(result="others"), beside_desktop),
    "forest.plausible_stems.LEFT_OUT": (
        lambda: list(of_canopy(np.full(100, 300.0), 60.0)), lambda: list(of_canopy(np.full(100, 30.0), 60.0)),
    ),
}  # fmt: skip
