# SPDX-License-Identifier: GPL-2.0-or-later
"""A process with QGIS that simulates in a study as the desktop does, until it is killed: STUDY RUNS."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main(path, runs):
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback, QgsProject

    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(str(Path(application.pkgDataPath()) / "python" / "plugins"))
    from processing.core.Processing import Processing

    Processing.initialize()
    from talus.algorithms.provider import TalusProvider
    from talus.algorithms.tools.simulate import unfinished
    from talus.engine.ensemble import checkpoint
    from talus.tests.qgis.study_runs import desktop_parameters

    unfinished.KEPT_IN_STUDY_FROM = 0.0
    checkpoint.INTERVAL, checkpoint.SHARE = 0.0, 1e9  # each chunk is saved
    provider = TalusProvider()
    application.processingRegistry().addProvider(provider)
    assert QgsProject.instance().read(path)
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
    context.setProject(QgsProject.instance())
    algorithm = application.processingRegistry().createAlgorithmById("talus:simulate")
    algorithm.run(desktop_parameters(RUNS=runs, SEED=7, THREADS=1, RUN_NAME="killed"), context, feedback)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
