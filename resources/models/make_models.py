# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the example models, *.model3 beside this file: ``python resources/models/make_models.py``.

They are ordinary models: the model designer opens and changes them, qgis_process runs them by their path. The plugin
lists them among its algorithms, with the texts of algorithms/example_models.py.
"""

import os
import sys
from pathlib import Path

from talus.resources.models.designer import lay_out

FOLDER = Path(__file__).resolve().parent
GROUND = ("GROUND", "GROUND_FIELD", "GROUND_DEFAULT", "FOREST", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD")
DOSSIER_PERIODS = (30, 100, 300)  # years
TITLES = {
    **{f"before_{period}": f"Simulate rockfall: {period} years" for period in DOSSIER_PERIODS},
    "after_100": "Simulate rockfall: 100 years, all measures",
    "barrier_100": "Simulate rockfall: 100 years, barrier alone",
    "forest_100": "Simulate rockfall: 100 years, forest alone",
    "at_barrier": "Rocks at the barrier: 100 years",
    **{f"objects_{period}": f"Rocks at the objects: {period} years" for period in DOSSIER_PERIODS},
    "objects_after": "Rocks at the objects: 100 years, all measures",
    "objects_barrier_100": "Rocks at the objects: 100 years, barrier alone",
    "objects_forest_100": "Rocks at the objects: 100 years, forest alone",
    "difference": "Compare before and after",
    "measures": "Compare each measure",
    "law": "Is the law of sizes right?",
    "both": "Is there a forest?",
}  # of the steps as the designer and the log show them, where the algorithm's own would not tell them apart
DOSSIER_RARE = ("VOLUME_FIELD", "GROUND_FIELD", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD", "NAME_FIELD", "KIND_FIELD",
                "VALUE_FIELD", "PERSONS_FIELD", "PERCENTILE", "DISTANCE", "ELONGATION", "RISK_FACTOR", "NET_FACTOR",
                "ENERGY_FACTOR", "HEIGHT_FACTOR", "NOTE")  # fmt: skip
FOREST_IS_GIVEN = "@FOREST_minx is not null"
SCENARIO_LAYERS = ("TRAJECTORIES", "ENERGY_P95", "PASSAGES", "STOPS", "REPORT")
SIZE_CLASSES = 5  # of the law of sizes of the study by frequency: from 0.1 to 10 m3 a factor of 2.5 wide
SOURCE_DENSITY = 10.0  # release points per hm2 of true area
RATE_UNITS = ("1/(year hm2)", "m3/(year hm2)")
LAW_IS_WRONG = "abs(@SIZE_EXPONENT - 1) < 1e-6 or @SIZE_LARGEST <= @SIZE_SMALLEST"
SPACING = 10.0  # m between release points: a first look need not start a rock from every cell


class Builder:
    """Puts one model together."""

    def __init__(self, name, rare=()):
        """``rare``: names of inputs that stand among the advanced ones."""
        from qgis.core import QgsProcessingModelAlgorithm

        self.rare = rare
        self.name, self.model, self.order = name, QgsProcessingModelAlgorithm(name, "Talus"), []
        self.groups = []  # title and names of inputs, as they lie together in the designer

    def parameter(self, definition):
        """An input of the model."""
        from qgis.core import QgsProcessingModelParameter, QgsProcessingParameterDefinition

        if definition.name() in self.rare:
            definition.setFlags(definition.flags() | QgsProcessingParameterDefinition.Flag.FlagAdvanced)
        component = QgsProcessingModelParameter(definition.name())
        self.order.append(definition.name())
        self.model.addModelParameter(definition, component)

    def like(self, algorithm, *names, must=(), **defaults):
        """Inputs of the model that are those of an algorithm, some with a default of their own; their names.

        ``must``: those of them without which the model cannot run, though the algorithm can.
        """
        from qgis.core import QgsApplication, QgsProcessingParameterDefinition

        flags = QgsProcessingParameterDefinition.Flag
        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        if not self.groups or self.groups[-1][0] != origin.displayName():
            self.groups.append((origin.displayName(), []))
        self.groups[-1][1].extend((*names, *defaults))
        for name in (*names, *defaults):
            definition = origin.parameterDefinition(name).clone()
            if name in must:
                definition.setFlags(definition.flags() & ~flags.FlagOptional & ~flags.FlagAdvanced)
            if name in defaults:
                definition.setDefaultValue(defaults[name])
            self.parameter(definition)
        return (*names, *defaults)

    def branch(self, child, title, **conditions):
        """A step that others depend on: name of a branch -> expression that must be true for it."""
        step = self._new_step(child, "native:condition", title)
        step.setConfiguration({"conditions": [{"name": one, "expression": text} for one, text in conditions.items()]})
        self.model.addChildAlgorithm(step)

    def only_in(self, branching, branch, *children):
        """Steps that run where the branch is taken; what takes their results runs there only, too."""
        from qgis.core import QgsProcessingModelChildDependency

        for child in children:
            step = self.model.childAlgorithm(child)
            step.setDependencies([QgsProcessingModelChildDependency(branching, branch)])
            self.model.setChildAlgorithm(step)

    def _new_step(self, child, algorithm, title):
        from qgis.core import QgsProcessingModelChildAlgorithm

        step = QgsProcessingModelChildAlgorithm(algorithm)
        step.setChildId(child)
        step.setDescription(title)
        return step

    def step(self, child, algorithm, inputs=(), outputs=(), needed=(), title="", **sources):
        """An algorithm: inputs of the model that it takes under their own name, outputs that the model gives.

        ``outputs``: names of the algorithm, or name in the model -> name of the algorithm where several steps have it.
        ``needed``: those of the outputs that a later step cannot do without, so that nobody skips them.
        ``title``: of the step, as the designer shows it.
        ``sources``: of its other parameters; a value, what ``output_of``, ``input_of`` or ``table`` returns, or a
        list of such.
        """
        from qgis.core import QgsApplication, QgsProcessingModelChildParameterSource, QgsProcessingModelOutput

        Source = QgsProcessingModelChildParameterSource
        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        step = self._new_step(child, algorithm, title or origin.displayName())
        for name in inputs:
            step.addParameterSources(name, [Source.fromModelParameter(name)])
        for name, source in sources.items():
            given = source if isinstance(source, list) else [source]
            step.addParameterSources(
                name, [one if isinstance(one, Source) else Source.fromStaticValue(one) for one in given]
            )
        _add_defaults(step, origin)
        results = {}
        for name, of_child in (outputs if isinstance(outputs, dict) else {name: name for name in outputs}).items():
            result = QgsProcessingModelOutput(name, origin.parameterDefinition(of_child).description())
            result.setChildId(child)
            result.setChildOutputName(of_child)
            result.setMandatory(name in needed)
            results[result.name()] = result
        step.setModelOutputs(results)
        self.model.addChildAlgorithm(step)

    def write(self):
        """Write the file."""
        self.model.setParameterOrder(self.order)
        lay_out(self.model, self.groups)
        self.model.updateDestinationParameters()
        if not self.model.toFile(str(FOLDER / f"{self.name}.model3")):
            raise OSError(f"{self.name}.model3 could not be written")


def _add_defaults(step, origin):
    """Give a step what the algorithm must have and nobody gave: the designer marks it as missing otherwise."""
    from qgis.core import QgsProcessingModelChildParameterSource, QgsProcessingParameterDefinition

    optional = QgsProcessingParameterDefinition.Flag.FlagOptional
    for definition in origin.parameterDefinitions():
        is_open = definition.name() not in step.parameterSources() and not definition.isDestination()
        if is_open and not definition.flags() & optional and definition.defaultValue() is not None:
            source = QgsProcessingModelChildParameterSource.fromStaticValue(definition.defaultValue())
            step.addParameterSources(definition.name(), [source])


def output_of(child, name):
    """The output of an earlier step."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromChildOutput(child, name)


def input_of(name):
    """An input of the model under another name than that of the step's parameter."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromModelParameter(name)


def expression(text):
    """What an expression of inputs and of numbers of earlier steps gives."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromExpression(text)


def table(cells):
    """The cells of a matrix, row after row, as one value."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromStaticValue(cells)


def from_dem_to_runout():
    """Steep areas release rocks; the results are the areas and the maps of where the rocks go."""
    model = Builder("demtorunout")
    sources = model.like("talus:sourceareas", "DEM", "METHOD", "THRESHOLD", "MIN_AREA", "EXCLUDE", SPACING=SPACING)
    rocks = model.like("talus:simulate", "RUNS", "ROCK", "VOLUME", *GROUND)
    model.step("sourceareas", "talus:sourceareas", sources, ("AREAS",))
    results = ("TRAJECTORIES", "STOPS", "PASSAGES", "REACH_PROBABILITY", "ENERGY_P95", "HEIGHT_P95", "REPORT")
    model.step("simulate", "talus:simulate", ("DEM", *rocks), results, RELEASES=output_of("sourceareas", "POINTS"))
    model.write()


def barrier_design():
    """Rocks from given releases, and what a barrier on a line would have to stop."""
    model = Builder("barrierdesign")
    inputs = model.like("talus:simulate", "DEM", "RELEASES", "RUNS", "ROCK", "VOLUME", *GROUND)
    lines = model.like("talus:screenline", "LINES", "TARGET", "ENERGY_FACTOR", "HEIGHT_FACTOR")
    maps = ("TRAJECTORIES", "SAMPLES", "ENERGY_P95", "HEIGHT_P95")
    model.step("simulate", "talus:simulate", inputs, maps, needed=("TRAJECTORIES",))
    paths = {name: output_of("simulate", name) for name in ("TRAJECTORIES", "SAMPLES")}
    results = ("STATISTICS", "CROSSINGS", "DESIGN", "REPORT")
    model.step("screenline", "talus:screenline", ("DEM", *lines), results, **paths)
    model.write()


def dossier():
    """One slope from its blocks to the plan: scenarios, before and after measures, design, hazard, risk."""
    model = Builder("dossier", DOSSIER_RARE)
    blocks = model.like(
        "talus:blockscenarios", "BLOCKS", "VOLUME_FIELD", "BLOCK_FILE", "ANCHOR_VOLUME", "ANCHOR_PERIOD"
    )
    slope = model.like("talus:simulate", "DEM", "RELEASES", "RUNS", "ROCK", *GROUND[:3])
    measures = (*GROUND[3:], "BARRIERS", "BARRIER_HEIGHT", "BARRIER_ENERGY")
    model.like("talus:simulate", *measures, must=("BARRIERS",))
    objects = ("OBJECTS", "NAME_FIELD", "KIND_FIELD", "VALUE_FIELD", "PERSONS_FIELD", "LOSSES")
    model.like("talus:objectrisk", *objects)
    factors = ("RISK_FACTOR", "NET_FACTOR", "ENERGY_FACTOR", "HEIGHT_FACTOR")
    check = model.like("talus:designcheck", "CODE", "PERCENTILE", "DISTANCE", "ELONGATION", *factors)
    head = model.like("talus:printlayout", "REPORT_OBJECT", "REPORT_AUTHOR", "TITLE", "NOTE")
    model.step("scenarios", "talus:blockscenarios", blocks, ("SCENARIOS", "FIGURE"), PERIODS="30, 100, 300")
    for number, period in enumerate(DOSSIER_PERIODS, 1):
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
    model.write()


def frequency_study():
    """From the elevation model to return periods: sources with their true area, a simulation of each size class."""
    model = Builder("frequencystudy", (*GROUND[1:], "EXCLUDE", "RATE_EVENTS", "OBJECT_WIDTH", "RULES_FILE"))
    sources = model.like("talus:sourceareas", "DEM", "METHOD", "THRESHOLD", "MIN_AREA", "EXCLUDE")
    _point_density(model)
    rocks = model.like("talus:simulate", "RUNS", "ROCK", *GROUND, "ENERGY_THRESHOLDS")
    _rate(model)
    ends = ("SIZE_EXPONENT", "SIZE_SMALLEST", "SIZE_LARGEST")
    law = model.like("talus:hazardmap", *ends, must=ends)
    more = model.like("talus:hazardmap", "RATE_EVENTS", "OBJECTS", "OBJECT_WIDTH", "RULES", "RULES_FILE",
                      must=("OBJECTS",))  # fmt: skip
    head = model.like("talus:hazardmap", "REPORT_OBJECT", "REPORT_AUTHOR")
    model.branch("law", TITLES["law"], wrong=LAW_IS_WRONG, right=f"not ({LAW_IS_WRONG})")
    text = "SIZE_EXPONENT must not be 1, and SIZE_LARGEST must be more than SIZE_SMALLEST."
    model.step("stop", "native:raiseexception", MESSAGE=text)
    model.only_in("law", "wrong", "stop")
    model.step("areas", "talus:sourceareas", sources, ("AREAS",), title="areas",
               DENSITY=expression(f"coalesce(@POINT_DENSITY, {SOURCE_DENSITY})"))  # fmt: skip
    model.only_in("law", "right", "areas")  # its title is the name of its numbers in expressions, @areas_AREA_TRUE
    names = [f"class_{number}" for number in range(1, SIZE_CLASSES + 1)]
    for number, name in enumerate(names):
        kept = {f"PASSAGES_{number + 1}": "PASSAGES", f"EXCEEDANCES_{number + 1}": "EXCEEDANCES"}
        title = f"Simulate rockfall: size {number + 1}"
        model.step(name, "talus:simulate", ("DEM", *rocks), kept, tuple(kept), title, SEED=1,
                   RELEASES=output_of("areas", "POINTS"), RUN_NAME=name.replace("_", " "),
                   VOLUME=expression(_mean_volume(number)))  # fmt: skip
    rows = ", ".join(
        f"'class {number + 1}', 'sources', {_border(number)}, {_border(number + 1)}, @RATE, "
        f"coalesce(@RATE_UNIT, '{RATE_UNITS[0]}'), @areas_AREA_TRUE / 10000, ''"
        for number in range(SIZE_CLASSES)
    )
    results = {"HAZARD": "HAZARD", "PROBABILITY": "PROBABILITY", "RETURN_PERIOD": "RETURN_PERIOD",
               "RETURN_ENERGY": "RETURN_ENERGY", "CURVES": "CURVES", "CURVES_FIGURE": "CURVES_FIGURE",
               "REPORT": "REPORT"}  # fmt: skip
    counts = {name: [output_of(one, name) for one in names] for name in ("PASSAGES", "EXCEEDANCES")}
    model.step("hazard", "talus:hazardmap", ("DEM", *law, *more, *head), results, METHOD="frequency",
               FREQUENCIES=expression(f"array({rows})"), **counts)  # fmt: skip
    model.write()


def _point_density(model):
    """The density of the release points as an input with a default, which it has not in talus:sourceareas."""
    from qgis.core import QgsProcessingParameterNumber

    kind = QgsProcessingParameterNumber.Type.Double
    density = QgsProcessingParameterNumber("POINT_DENSITY", "Release points", kind, SOURCE_DENSITY, optional=True)
    density.setMinimum(1e-6)
    density.setMetadata({"widget_wrapper": {"decimals": 1}})
    model.parameter(density)
    model.groups[-1][1].append(density.name())


def _rate(model):
    """The inputs of the rate of release, which no algorithm has as its own; texts in algorithms/example_models.py."""
    from qgis.core import QgsProcessingParameterEnum, QgsProcessingParameterNumber

    rate = QgsProcessingParameterNumber("RATE", "Rate of release", QgsProcessingParameterNumber.Type.Double)
    rate.setMinimum(1e-9)
    rate.setMetadata({"widget_wrapper": {"decimals": 4}})
    model.parameter(rate)
    model.parameter(QgsProcessingParameterEnum(
        "RATE_UNIT", "Unit of the rate", list(RATE_UNITS), defaultValue=RATE_UNITS[0], usesStaticStrings=True
    ))  # fmt: skip
    model.groups.append(("Rate of release", ["RATE", "RATE_UNIT"]))


def _border(number):
    """Expression of the volume between two size classes: equal factors from the smallest to the largest."""
    return f"@SIZE_SMALLEST * (@SIZE_LARGEST / @SIZE_SMALLEST) ^ ({number} / {SIZE_CLASSES}.0)"


def _mean_volume(number):
    """Expression of the mean volume of a size class by the power law (engine/hazard/size_law.py)."""
    lower, upper, b = f"({_border(number)})", f"({_border(number + 1)})", "@SIZE_EXPONENT"
    above = f"{upper} ^ (1 - {b}) - {lower} ^ (1 - {b})"
    return f"{b} / (1 - {b}) * ({above}) / ({lower} ^ (-{b}) - {upper} ^ (-{b}))"


def cut_slope():
    """One profile from the blocks of three return periods to the width of its catchment, and the chart beside it."""
    model = Builder(
        "cutslope", ("VOLUME_FIELD", "GROUND_FIELD", "SPACING", "START_TO", "VELOCITY", "VELOCITY_TO", "SHAPES")
    )
    blocks = model.like(
        "talus:blockscenarios", "BLOCKS", "VOLUME_FIELD", "BLOCK_FILE", "ANCHOR_VOLUME", "ANCHOR_PERIOD"
    )
    line = model.like("talus:slopeprofile", "LINE", "DEM", "PROFILE_FILE", "SPACING", "TOE")
    throws = model.like("talus:slopeprofile", "START", "START_TO", "HEIGHT", "VELOCITY", "VELOCITY_TO")
    rocks = model.like("talus:slopeprofile", "RUNS", "ROCKS", "SHAPES", "DENSITY", "GROUND_DEFAULT")
    ground = model.like("talus:slopeprofile", "GROUND", "GROUND_FIELD")
    cases = model.like("talus:catchmentchart", "HEIGHTS", "SLOPES", "CATCHMENTS", "LENGTH")
    model.step("scenarios", "talus:blockscenarios", blocks, ("SCENARIOS", "FIGURE"), PERIODS="30, 100, 300")
    for number, period in enumerate(DOSSIER_PERIODS, 1):
        results = {f"{name}_{period}": name for name in ("STATIONS", "PLOT")}
        model.step(f"profile_{period}", "talus:slopeprofile", (*line, *throws, *rocks, *ground), results,
                   title=f"Slope profile: {period} years", SEED=1,
                   VOLUME=output_of("scenarios", f"VOLUME_{number}"))  # fmt: skip
    results = {"CHART": "CHART", "CHART_PLOT": "PLOT"}
    model.step("chart", "talus:catchmentchart", (*cases, *rocks), results,
               VOLUME=output_of("scenarios", "VOLUME_2"), SEED=1)  # fmt: skip
    model.write()


def _simulate_scenario(
    model, child, inputs, number, kept=("TRAJECTORIES", "ENERGY_P95", "PASSAGES", "STOPS", "REPORT")
):
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
    """Where there is a forest: barrier and forest alone, each beside none and beside both."""
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
    """Of the slope as it is, and the plan of both."""
    rows = [cell for period in DOSSIER_PERIODS for cell in ("", period, 1)]  # runs are read from the results
    energies = [output_of(f"before_{period}", "ENERGY_P95") for period in DOSSIER_PERIODS]
    passages = [output_of(f"before_{period}", "PASSAGES") for period in DOSSIER_PERIODS]
    results = {"HAZARD": "HAZARD", "ZONES": "ZONES", "HAZARD_REPORT": "REPORT"}
    rasters = {"ENERGY": energies, "PASSAGES": passages, "SCENARIOS": table(rows)}
    model.step("hazard", "talus:hazardmap", head[:2], results, ("ZONES",), **rasters)
    crossings = [output_of(f"objects_{period}", "CROSSINGS") for period in DOSSIER_PERIODS]
    stops = [output_of(f"before_{period}", "STOPS") for period in DOSSIER_PERIODS]
    given = {"CROSSINGS": crossings, "STOPS": stops, "SCENARIOS": table(rows)}
    model.step("risk", "talus:objectrisk", objects, ("RISK", "HITS"), ("RISK",), **given)
    layers = [output_of("risk", "RISK"), input_of("BARRIERS"), output_of("hazard", "ZONES")]
    model.step("plan", "talus:printlayout", ("DEM", *head), {"PLAN": "FILE"}, LAYERS=layers)


def main():
    """Write all, with a QGIS of its own that has Processing and Talus."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from talus.resources.demo.embedded_qgis import start

    start()
    from_dem_to_runout()
    barrier_design()
    dossier()
    cut_slope()
    frequency_study()
    for file in sorted(FOLDER.glob("*.model3")):
        print(file)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main()
