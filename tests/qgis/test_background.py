# SPDX-License-Identifier: GPL-2.0-or-later
"""One algorithm after the other in the background, as dialogs run them: QGIS 3.44 lends them the same thread."""

import subprocess
import sys

TASKS = """
import os, sys, threading, time
from talus.resources.demo import embedded_qgis
application = embedded_qgis.start()
from qgis.core import *
from talus.tests.qgis.conftest import layer_of

def run(identifier, parameters):
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(identifier)
    context, feedback, told = QgsProcessingContext(), QgsProcessingFeedback(), []
    context.setProject(QgsProject.instance())
    task = QgsProcessingAlgRunnerTask(algorithm, parameters, context, feedback)
    task.executed.connect(lambda succeeded, results: told.append(succeeded))
    QgsApplication.taskManager().addTask(task)
    while not told:
        QgsApplication.processEvents()
        time.sleep(0.01)
    print("TOLD", identifier, told[0], feedback.textLog() if not told[0] else "", flush=True)
    time.sleep(0.2)  # the thread goes back to its pool
    threading.Thread(target=time.sleep, args=(600,), daemon=True).start()  # in the place of its state in Python

dem, folder = sys.argv[1:]
releases = layer_of("Point", [("POINT(40 -20)", [])], name="releases")
QgsProject.instance().addMapLayer(releases)
falls = {"DEM": dem, "RELEASES": releases.id(), "RUNS": 1, "MAX_TIME": 5.0, "STOPS": folder + "/stops.gpkg"}
run("talus:simulate", falls)  # the coordinate system, hulls of scipy
run("talus:simulate", falls)
run("talus:rocklibrary", {"SHAPE": "random", "SIZE": 1.0, "PREVIEW": folder + "/rock.png"})  # matplotlib
print("END", flush=True)
os._exit(0)  # what QGIS does at its end is not asked
"""


def test_algorithms_in_the_background_one_after_the_other(dem, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", TASKS, dem, str(tmp_path)], capture_output=True, text=True, timeout=300, check=False
    )
    messages = [line.split()[2] for line in done.stdout.splitlines() if line.startswith("TOLD")]
    assert messages == ["True"] * 3 and "END" in done.stdout, done.stdout + done.stderr
