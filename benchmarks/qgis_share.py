# SPDX-License-Identifier: GPL-2.0-or-later
"""Time that QGIS adds to the engine's: talus:simulate with samples on the demonstration slope, phase by phase.

    python benchmarks/qgis_share.py [gpkg | memory]

816 runs of 2 m3 blocks with ground and forest, one thread, all layers and maps; prints processor and wall time of each
phase and its share of the engine's processor time. docs/qgis_share.md has what was measured.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from talus.resources.demo import make_demo
from talus.resources.demo.embedded_qgis import start

RUNS = 68  # from each of 12 points
LAYERS = ("TRAJECTORIES", "STOPS", "SAMPLES")
ENGINE = "engine"


class Watch:
    """Times of functions while they run, by a name."""

    def __init__(self):
        self.times = {}

    def over(self, owner, name, label):
        """Put a clock around a function; ``label``: of its arguments."""
        function = getattr(owner, name)

        def timed(*given, **named):
            began = time.perf_counter(), time.process_time()
            try:
                return function(*given, **named)
            finally:
                spent = self.times.setdefault(label(given), [0.0, 0.0])
                spent[0] += time.perf_counter() - began[0]
                spent[1] += time.process_time() - began[1]

        setattr(owner, name, timed)

    def table(self):
        """Lines with wall time, processor time and share of the engine's."""
        engine = self.times[ENGINE][1]
        for label, (wall, processor) in self.times.items():
            yield f"{label:22s} {wall:7.2f} s  processor {processor:6.2f} s  {100.0 * processor / engine:5.1f} %"


def main(kind):
    application = start()
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import (
        QgsProcessingContext,
        QgsProcessingFeedback,
        QgsProcessingOutputLayerDefinition,
        QgsProject,
    )

    from talus.algorithms.tools.simulate import algorithm as simulate
    from talus.algorithms.tools.simulate import run as layers

    folder = Path(tempfile.mkdtemp())
    make_demo.main(folder)
    project, context, feedback = QgsProject(), QgsProcessingContext(), QgsProcessingFeedback(False)
    context.setProject(project)
    given = {"DEM": str(folder / "terrain.tif"), "RUNS": RUNS, "VOLUME": 2.0, "SEED": 1, "THREADS": 1,
             "REPORT": str(folder / "report.html")}  # fmt: skip
    given.update(
        {name.upper(): f"{folder / 'demo.gpkg'}|layername={name}" for name in ("releases", "ground", "forest")}
    )
    algorithm = application.processingRegistry().createAlgorithmById("talus:simulate")
    algorithm.run({**given, "RUNS": 1, "MAX_TIME": 2.0}, QgsProcessingContext(), feedback)  # compiles
    for definition in algorithm.destinationParameterDefinitions():
        if definition.name() in LAYERS:
            place = str(folder / f"{definition.name()}.gpkg") if kind == "gpkg" else "TEMPORARY_OUTPUT"
            given[definition.name()] = QgsProcessingOutputLayerDefinition(place, project)
        elif definition.createByDefault() and definition.name() != "REPORT":
            given[definition.name()] = QgsProcessingOutputLayerDefinition("TEMPORARY_OUTPUT", project)
    watch = Watch()
    watch.over(simulate.Simulate, "_simulate", lambda _: ENGINE)
    watch.over(simulate, "write_maps", lambda _: "maps")
    watch.over(layers, "write_layer", lambda given: given[5].lower())
    watch.over(simulate, "mark_layers", lambda _: "metadata")
    watch.over(simulate, "write_report", lambda _: "report")
    algorithm = application.processingRegistry().createAlgorithmById("talus:simulate")
    _, succeeded = algorithm.run(given, context, feedback)
    assert succeeded, feedback.textLog()
    loading = Watch()
    loading.over(sys.modules[__name__], "_load", lambda _: "loading and styles")
    _load(handleAlgorithmResults, application, algorithm, context, feedback, given)
    watch.times.update(loading.times)
    print("\n".join(watch.table()))
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


def _load(handle, application, algorithm, context, feedback, given):
    handle(algorithm, context, feedback, parameters=given)
    application.processEvents()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "gpkg")
