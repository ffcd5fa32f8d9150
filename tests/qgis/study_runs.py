# SPDX-License-Identifier: GPL-2.0-or-later
"""A study of the slope that is open in QGIS, and runs in it as their dialogs make them."""

import os
import signal
import subprocess
import sys
import time

SCRIPT = "talus.tests.qgis.simulate_until_killed"
OUTPUTS = ("STOPS", "TRAJECTORIES", "ENERGY_P95", "PASSAGES")


def open_new_study(dem, folder):
    """The StudyFolder of a new study with two releases, whose project is open."""
    from qgis.core import QgsFeature, QgsGeometry, QgsProject, QgsRasterLayer

    from talus.algorithms.shared.study_folder.new_study import make_study
    from talus.tests.qgis.conftest import NORTH, WEST

    study = make_study(QgsRasterLayer(dem, "dem"), folder)
    project = QgsProject.instance()
    assert project.read(str(study.project))
    releases = project.mapLayersByName("Releases")[0]
    for x in (30.0, 50.0):
        feature = QgsFeature(releases.fields())
        feature.setGeometry(QgsGeometry.fromWkt(f"POINT({WEST + x} {NORTH - 20.0})"))
        assert releases.dataProvider().addFeatures([feature])[0]
    return study


def desktop_parameters(outputs=OUTPUTS, **changed):
    """Parameters of talus:simulate on the layers of the open study; layers without a path are to be loaded."""
    from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProject

    project = QgsProject.instance()
    places = {name: QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project) for name in outputs}
    inputs = {
        "DEM": project.mapLayersByName("Elevation model")[0].id(),
        "RELEASES": project.mapLayersByName("Releases")[0].id(),
    }
    return {**inputs, "RUNS": 3, "VOLUME": 0.5, "REPORT": QgsProcessing.TEMPORARY_OUTPUT, **places, **changed}


def run_as_desktop(name, parameters, feedback):
    """Run an algorithm and load its layers; its results."""
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProject

    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    context.setFeedback(feedback)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(name)
    results, succeeded = algorithm.run(parameters, context, feedback)
    assert succeeded, getattr(feedback, "errors", "")
    assert handleAlgorithmResults(algorithm, context, feedback, parameters=parameters)
    QgsApplication.processEvents()
    return results


def kill_in_the_middle(study, runs):
    """Start a run of the open study in a process of its own and kill it once it has kept something and noted where."""
    command = [sys.executable, "-m", SCRIPT, str(study.project), str(runs)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    end = time.monotonic() + 500.0
    while not (list(study.unfinished.glob("*/state.bin")) and _is_noted(study)):
        assert process.poll() is None, process.stderr.read().decode()
        assert time.monotonic() < end
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stderr.close()


def _is_noted(study):
    """Does the record of a run say where its unfinished work is?"""
    from talus.algorithms.shared.study_folder.run_record import read_record

    records = map(read_record, study.run_folders())
    return any(record is not None and record.unfinished for record in records)
