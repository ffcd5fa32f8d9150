# SPDX-License-Identifier: GPL-2.0-or-later
"""The model talus:frequencystudy."""

from talus.resources.models.builder import GROUND, Builder, expression, output_of

SIZE_CLASSES = 5  # of the volume-frequency relation of the study by frequency: from 0.1 to 10 m3 a factor of 2.5 wide
SOURCE_DENSITY = 10.0  # release points per hm2 of true area
RATE_UNITS = ("1/(year hm2)", "m3/(year hm2)")
LAW_IS_WRONG = "abs(@SIZE_EXPONENT - 1) < 1e-6 or @SIZE_LARGEST <= @SIZE_SMALLEST"


def frequency_study(folder):
    """From the elevation model to return periods: sources with their true area, a simulation of each size class."""
    model = Builder(
        "frequencystudy",
        (*GROUND[1:], "GROUND_MODEL", "SPLITTING_SHARE", "EXCLUDE", "RATE_EVENTS", "OBJECT_WIDTH", "RULES_FILE"),
    )
    sources = model.like("talus:sourceareas", "DEM", "METHOD", "THRESHOLD", "MIN_AREA", "EXCLUDE")
    _point_density(model)
    simulated = "RUNS", "ROCK", *GROUND, "GROUND_MODEL", "ENERGY_THRESHOLDS", "SPLITTING_SHARE"
    rocks = model.like("talus:simulate", *simulated)
    _rate(model)
    ends = ("SIZE_EXPONENT", "SIZE_SMALLEST", "SIZE_LARGEST")
    law = model.like("talus:hazardmap", *ends, must=ends)
    more = model.like("talus:hazardmap", "RATE_EVENTS", "OBJECTS", "OBJECT_WIDTH", "RULES", "RULES_FILE",
                      must=("OBJECTS",))  # fmt: skip
    head = model.like("talus:hazardmap", "REPORT_OBJECT", "REPORT_AUTHOR")
    model.branch("law", "Is the volume-frequency relation right?", wrong=LAW_IS_WRONG, right=f"not ({LAW_IS_WRONG})")
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
    counts = {name: [output_of(one, name) for one in names] for name in ("PASSAGES", "EXCEEDANCES", "TRAJECTORIES")}
    model.step("hazard", "talus:hazardmap", ("DEM", *law, *more, *head), results, METHOD="frequency",
               FREQUENCIES=expression(f"array({rows})"), **counts)  # fmt: skip
    model.write(folder)


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

    rate = QgsProcessingParameterNumber("RATE", "Release rate", QgsProcessingParameterNumber.Type.Double)
    rate.setMinimum(1e-9)
    rate.setMetadata({"widget_wrapper": {"decimals": 4}})
    model.parameter(rate)
    model.parameter(QgsProcessingParameterEnum(
        "RATE_UNIT", "Unit of the rate", list(RATE_UNITS), defaultValue=RATE_UNITS[0], usesStaticStrings=True
    ))  # fmt: skip
    model.groups.append(("Release rate", ["RATE", "RATE_UNIT"]))


def _border(number):
    """Expression of the volume between two size classes: equal factors from the smallest to the largest."""
    return f"@SIZE_SMALLEST * (@SIZE_LARGEST / @SIZE_SMALLEST) ^ ({number} / {SIZE_CLASSES}.0)"


def _mean_volume(number):
    """Expression of the mean volume of a size class by the power law (engine/hazard/size_law.py)."""
    lower, upper, b = f"({_border(number)})", f"({_border(number + 1)})", "@SIZE_EXPONENT"
    above = f"{upper} ^ (1 - {b}) - {lower} ^ (1 - {b})"
    return f"{b} / (1 - {b}) * ({above}) / ({lower} ^ (-{b}) - {upper} ^ (-{b}))"
