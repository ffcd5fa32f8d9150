# SPDX-License-Identifier: GPL-2.0-or-later
"""The model talus:dossier."""

from talus.resources.models.builder import GROUND, PERIODS, Builder, input_of, output_of, table

TITLES = {
    **{f"before_{period}": f"Simulate rockfall: {period} years" for period in PERIODS},
    "after_100": "Simulate rockfall: 100 years, all measures",
    "barrier_100": "Simulate rockfall: 100 years, barrier alone",
    "forest_100": "Simulate rockfall: 100 years, forest alone",
    "at_barrier": "Rocks at the barrier: 100 years",
    **{f"objects_{period}": f"Rocks at the objects: {period} years" for period in PERIODS},
    "objects_after": "Rocks at the objects: 100 years, all measures",
    "objects_barrier_100": "Rocks at the objects: 100 years, barrier alone",
    "objects_forest_100": "Rocks at the objects: 100 years, forest alone",
    "difference": "Compare before and after",
    "measures": "Compare each measure",
    "both": "Is there a forest?",
}  # of the steps as the designer and the log show them, where the algorithm's own would not tell them apart
RARE = ("GROUND_MODEL",
        "VOLUME_FIELD", "GROUND_FIELD", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD", "NAME_FIELD", "KIND_FIELD",
        "VALUE_FIELD", "PERSONS_FIELD", "PERCENTILE", "DISTANCE", "ELONGATION", "RISK_FACTOR", "NET_FACTOR",
        "ENERGY_FACTOR", "HEIGHT_FACTOR", "NOTE")  # fmt: skip
FOREST_IS_GIVEN = "@FOREST_minx is not null"
SCENARIO_LAYERS = ("TRAJECTORIES", "ENERGY_P95", "PASSAGES", "STOPS", "REPORT")


def dossier(folder):
    """One slope from its blocks to the plan: scenarios, before and after measures, design, hazard, risk."""
    model = Builder("dossier", RARE)
    blocks = model.like(
        "talus:blockscenarios", "BLOCKS", "VOLUME_FIELD", "BLOCK_FILE", "ANCHOR_VOLUME", "ANCHOR_PERIOD"
    )
    slope = model.like("talus:simulate", "DEM", "RELEASES", "RUNS", "ROCK", *GROUND[:3], "GROUND_MODEL")
    measures = (*GROUND[3:], "BARRIERS", "BARRIER_HEIGHT", "BARRIER_ENERGY")
    model.like("talus:simulate", *measures, must=("BARRIERS",))
    objects = ("OBJECTS", "NAME_FIELD", "KIND_FIELD", "VALUE_FIELD", "PERSONS_FIELD", "LOSSES")
    model.like("talus:objectrisk", *objects)
    factors = ("RISK_FACTOR", "NET_FACTOR", "ENERGY_FACTOR", "HEIGHT_FACTOR")
    check = model.like("talus:designcheck", "CODE", "PERCENTILE", "DISTANCE", "ELONGATION", *factors)
    head = model.like("talus:printlayout", "REPORT_OBJECT", "REPORT_AUTHOR", "TITLE", "NOTE")
    model.step("scenarios", "talus:blockscenarios", blocks, ("SCENARIOS", "FIGURE"), PERIODS="30, 100, 300")
    for number, period in enumerate(PERIODS, 1):
        _simulate_scenario(model, f"before_{period}", slope, number)
        _screen(model, f"objects_{period}", f"before_{period}", "OBJECTS")
    _simulate_scenario(model, "after_100", (*slope, *measures), 2)
    _screen(model, "objects_after", "after_100", "OBJECTS")
    _compare(model)
    _compare_each_measure(model, slope, measures)
    _screen(model, "at_barrier", "before_100", "BARRIERS")
    results = {"DESIGN_CHECKS": "OUTPUT", "DESIGN_REPORT": "REPORT"}
    given = {"CROSSINGS": output_of("at_barrier", "CROSSINGS"), "HEIGHT": input_of("BARRIER_HEIGHT")}
    model.step("design", "talus:designcheck", (*check, *head[:2]), results, **given)
    _hazard_and_risk(model, objects, head)
    model.write(folder)


def _simulate_scenario(model, child, inputs, number, kept=SCENARIO_LAYERS):
    """One simulation with the block of a scenario, seeded as all others are; ``kept``: what the model gives."""
    results = {f"{name.removesuffix('_P95')}_{child.upper()}": name for name in kept}
    model.step(child, "talus:simulate", inputs, results, tuple(results)[:4], TITLES[child],
               VOLUME=output_of("scenarios", f"VOLUME_{number}"), RUN_NAME=child.replace("_", " "), SEED=1)  # fmt: skip


def _screen(model, child, run, lines):
    """Crossings of the rocks of a simulation with the lines of an input."""
    paths = {"TRAJECTORIES": output_of(run, "TRAJECTORIES"), "LINES": input_of(lines)}
    model.step(child, "talus:screenline", ("DEM",), (), (), TITLES[child], **paths)


def _compare(model):
    """Before and after, run by run, and at the objects."""
    pairs = {}
    for name, run, objects in (("BEFORE", "before_100", "objects_100"), ("AFTER", "after_100", "objects_after")):
        pairs[name], pairs[f"MAP_{name}"] = output_of(run, "STOPS"), output_of(run, "ENERGY_P95")
        pairs[f"CROSSINGS_{name}"] = output_of(objects, "CROSSINGS")
    results = {"DIFFERENCE": "DIFFERENCE", "DIFFERENCE_TABLE": "TABLE"}
    model.step("difference", "talus:compareruns", (), results, title=TITLES["difference"], **pairs)


def _compare_each_measure(model, slope, measures):
    """Compare barrier and forest alone with none and with both, where there is a forest."""
    alone = {"barrier_100": measures[-3:], "forest_100": measures[:-3]}
    model.branch("both", TITLES["both"], forest=FOREST_IS_GIVEN)
    for child, measure in alone.items():
        _simulate_scenario(model, child, (*slope, *measure), 2, kept=())
        _screen(model, f"objects_{child}", child, "OBJECTS")
    model.only_in("both", "forest", *alone)
    given = {
        "BEFORE": output_of("before_100", "STOPS"), "AFTER": output_of("after_100", "STOPS"),
        "OTHERS": [output_of(child, "STOPS") for child in alone],
        "CROSSINGS_BEFORE": output_of("objects_100", "CROSSINGS"),
        "CROSSINGS_AFTER": output_of("objects_after", "CROSSINGS"),
        "CROSSINGS_OTHERS": [output_of(f"objects_{child}", "CROSSINGS") for child in alone],
    }  # fmt: skip
    model.step("measures", "talus:compareruns", (), {"MEASURES": "TABLE"}, title=TITLES["measures"], **given)


def _hazard_and_risk(model, objects, head):
    """Add hazard and risk of the slope as it is, and the plan of both."""
    rows = [cell for period in PERIODS for cell in ("", period, 1)]  # runs are read from the results
    energies = [output_of(f"before_{period}", "ENERGY_P95") for period in PERIODS]
    passages = [output_of(f"before_{period}", "PASSAGES") for period in PERIODS]
    results = {"HAZARD": "HAZARD", "ZONES": "ZONES", "HAZARD_REPORT": "REPORT"}
    rasters = {"ENERGY": energies, "PASSAGES": passages, "SCENARIOS": table(rows)}
    model.step("hazard", "talus:hazardmap", head[:2], results, ("ZONES",), **rasters)
    crossings = [output_of(f"objects_{period}", "CROSSINGS") for period in PERIODS]
    stops = [output_of(f"before_{period}", "STOPS") for period in PERIODS]
    given = {"CROSSINGS": crossings, "STOPS": stops, "SCENARIOS": table(rows)}
    model.step("risk", "talus:objectrisk", objects, ("RISK", "HITS"), ("RISK",), **given)
    layers = [output_of("risk", "RISK"), input_of("BARRIERS"), output_of("hazard", "ZONES")]
    model.step("plan", "talus:printlayout", ("DEM", *head), {"PLAN": "FILE"}, LAYERS=layers)
