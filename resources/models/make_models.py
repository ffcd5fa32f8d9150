# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the example models, *.model3 beside this file: ``python resources/models/make_models.py``.

They are ordinary models: the model designer opens and changes them, qgis_process runs them by their path. The plugin
lists them among its algorithms, with the texts of algorithms/example_models.py.
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
COLUMN, ROW = 260, 110  # distance between the boxes in the designer
GROUND = ("GROUND", "GROUND_FIELD", "GROUND_DEFAULT", "FOREST", "FOREST_DRAG_FIELD", "FOREST_HEIGHT_FIELD")
SPACING = 10.0  # m between release points: a first look need not start a rock from every cell


class Builder:
    """Puts one model together."""

    def __init__(self, name):
        from qgis.core import QgsProcessingModelAlgorithm

        self.name, self.model, self.order = name, QgsProcessingModelAlgorithm(name, "Talus"), []

    def parameter(self, definition):
        """An input of the model."""
        from qgis.core import QgsProcessingModelParameter
        from qgis.PyQt.QtCore import QPointF

        component = QgsProcessingModelParameter(definition.name())
        component.setPosition(QPointF(COLUMN * len(self.order), 0.0))
        self.order.append(definition.name())
        self.model.addModelParameter(definition, component)

    def like(self, algorithm, *names, **defaults):
        """Inputs of the model that are those of an algorithm, some with a default of their own; their names."""
        from qgis.core import QgsApplication

        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        for name in (*names, *defaults):
            definition = origin.parameterDefinition(name).clone()
            if name in defaults:
                definition.setDefaultValue(defaults[name])
            self.parameter(definition)
        return (*names, *defaults)

    def step(self, child, algorithm, inputs=(), outputs=(), needed=(), **sources):
        """An algorithm: inputs of the model that it takes under their own name, outputs that the model gives.

        ``needed``: those of the outputs that a later step cannot do without, so that nobody skips them.
        ``sources``: of its other parameters; a value, or what ``output_of`` returns.
        """
        from qgis.core import (
            QgsApplication,
            QgsProcessingModelChildAlgorithm,
            QgsProcessingModelChildParameterSource,
            QgsProcessingModelOutput,
        )
        from qgis.PyQt.QtCore import QPointF

        Source = QgsProcessingModelChildParameterSource
        step = QgsProcessingModelChildAlgorithm(algorithm)
        origin = QgsApplication.processingRegistry().algorithmById(algorithm)
        step.setChildId(child)
        step.setDescription(origin.displayName())
        step.setPosition(QPointF(COLUMN, ROW * (1 + len(self.model.childAlgorithms()))))
        for name in inputs:
            step.addParameterSources(name, [Source.fromModelParameter(name)])
        for name, source in sources.items():
            source = source if isinstance(source, Source) else Source.fromStaticValue(source)
            step.addParameterSources(name, [source])
        results = {}
        for name in outputs:
            result = QgsProcessingModelOutput(name, origin.parameterDefinition(name).description())
            result.setChildId(child)
            result.setChildOutputName(name)
            result.setMandatory(name in needed)
            results[result.name()] = result
        step.setModelOutputs(results)
        self.model.addChildAlgorithm(step)

    def write(self):
        """Write the file."""
        self.model.setParameterOrder(self.order)
        self.model.updateDestinationParameters()
        if not self.model.toFile(str(FOLDER / f"{self.name}.model3")):
            raise OSError(f"{self.name}.model3 could not be written")


def output_of(child, name):
    """The output of an earlier step."""
    from qgis.core import QgsProcessingModelChildParameterSource

    return QgsProcessingModelChildParameterSource.fromChildOutput(child, name)


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


def main():
    """Write both, with a QGIS of its own that has Processing and Talus."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from talus.resources.demo.embedded_qgis import start

    start()
    from_dem_to_runout()
    barrier_design()
    for file in sorted(FOLDER.glob("*.model3")):
        print(file)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main()
