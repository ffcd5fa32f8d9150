# SPDX-License-Identifier: GPL-2.0-or-later
"""Every algorithm through processing.run, as a step of a model, and through qgis_process, on the demonstration slope.

What runs are the runs for the pictures of the help (resources/demo/help_runs.py), three times over and with fewer
rocks: an algorithm that has none there fails here.
"""

import subprocess
from pathlib import Path

import pytest

from talus.resources.demo import help_runs, make_demo

# How much is computed, not whether: the pictures of the help want many rocks, a file that is there wants few. So many
# that some rocks come to the road, which later steps look at.
FEW = {
    "simulate": {"RUNS": 10}, "demtorunout": {"RUNS": 1, "SPACING": 40.0}, "barrierdesign": {"RUNS": 5},
    "dossier": {"RUNS": 1}, "simulatemany": {"RUNS": 1}, "ensemble": {"MEMBERS": 4, "RUNS": 1},
    "heap": {"COUNT": 20, "DURATION": 10.0},
    "slopeprofile": {"RUNS": 40}, "cutslope": {"RUNS": 30}, "catchmentchart": {"RUNS": 30},
    "frequencystudy": {"RUNS": 2},
    "calibrate": {"RUNS": 2, "EVALUATIONS": 8}, "net": {"WORST": 1, "MESH": 1.0},
    "netsiting": {"CROSSINGS": 1, "MESH": 1.0},
}  # fmt: skip

SEVERAL_TIMES = ("simulate", "rocklibrary")  # runs for steps of others, from files to files
# Models themselves: test_example_models.py runs them by processing, here they go through qgis_process alone.
MODELS = ("demtorunout", "barrierdesign", "dossier", "cutslope", "frequencystudy")


def names():
    """All algorithms, the example models among them."""
    from qgis.core import QgsApplication

    return {algorithm.name() for algorithm in QgsApplication.processingRegistry().providerById("talus").algorithms()}


def by_processing(name, parameters, qgis_process):
    """Results of processing.run."""
    import processing

    return processing.run(f"talus:{name}", parameters)


def by_model(name, parameters, qgis_process):
    """Results of the algorithm as the only step of a model, whose outputs are the files that are asked for."""
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback, QgsProject

    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
    wanted = {
        definition.name()
        for definition in algorithm.parameterDefinitions()
        if parameters.get(definition.name()) is not None
    }
    model = model_of(algorithm, wanted).create()
    values = {key: value for key, value in parameters.items() if value is not None and key in wanted}
    for one in model.destinationParameterDefinitions():
        values[one.name()] = values.pop(one.description())
    context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
    context.setProject(QgsProject.instance())
    results, succeeded = model.run(values, context, feedback)
    assert succeeded, f"{name}: {feedback.textLog()[-2000:]}"
    return results["CHILD_RESULTS"]["step"]


def by_qgis_process(name, parameters, qgis_process):
    """Results of a process of its own; layers in memory are saved for it, a table is one text."""
    from qgis.core import QgsApplication, QgsCoordinateTransformContext, QgsMapLayer, QgsVectorFileWriter

    algorithm, given = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}"), {}
    for key, value in parameters.items():
        definition = algorithm.parameterDefinition(key)
        if definition.type() == "matrix":
            value = ",".join(map(str, value))
        if isinstance(value, QgsMapLayer):
            path = str(qgis_process.folder / f"{name}_{key.lower()}.gpkg")
            options = QgsVectorFileWriter.SaveVectorOptions()
            QgsVectorFileWriter.writeAsVectorFormatV3(value, path, QgsCoordinateTransformContext(), options)
            value = path
        if value is not None:
            given[key] = value
    return qgis_process.run(f"talus:{name}", given)


@pytest.mark.long
@pytest.mark.parametrize("way", [by_processing, by_model, by_qgis_process])
def test_every_algorithm_runs_on_the_demonstration(qgis_app, qgis_process, monkeypatch, tmp_path, way):
    """None fails, and every file that is asked for is there; the tests of each algorithm look at what is in it.

    Those of SEVERAL_TIMES go their way once; their other runs are by processing.run, which starts no process.
    """
    ran = set()

    def run(name, parameters):
        parameters = {**parameters, **FEW.get(name, {})}
        is_known = name in ran and name in SEVERAL_TIMES
        if name in MODELS and way is not by_qgis_process:
            ran.add(name)
            return None
        results = (by_processing if is_known else way)(name, parameters, qgis_process)
        ran.add(name)
        algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
        for definition in algorithm.destinationParameterDefinitions():
            asked = parameters.get(definition.name())
            assert asked in {None, "TEMPORARY_OUTPUT"} or Path(asked).exists(), (name, definition.name())
        return results

    make_demo.main(tmp_path)
    monkeypatch.setattr(help_runs, "run", run)
    help_runs.everything(tmp_path)
    assert names() - ran == set()


def model_of(algorithm, wanted=None):
    """A model with the algorithm as its only step; its inputs and outputs are those that are wanted, or all."""
    from qgis.core import (
        QgsProcessingModelAlgorithm,
        QgsProcessingModelChildAlgorithm,
        QgsProcessingModelChildParameterSource,
        QgsProcessingModelOutput,
        QgsProcessingModelParameter,
    )

    model = QgsProcessingModelAlgorithm(algorithm.name(), "test")
    step = QgsProcessingModelChildAlgorithm(algorithm.id())
    step.setChildId("step")
    outputs = {}
    for definition in algorithm.parameterDefinitions():
        if wanted is not None and definition.name() not in wanted:
            continue
        if definition.isDestination():
            # told from the others by its description, for each QGIS makes a name for it in a way of its own
            output = QgsProcessingModelOutput(definition.name(), definition.name())
            output.setChildId("step")
            output.setChildOutputName(definition.name())
            outputs[definition.name()] = output
        else:
            model.addModelParameter(definition.clone(), QgsProcessingModelParameter(definition.name()))
            source = QgsProcessingModelChildParameterSource.fromModelParameter(definition.name())
            step.addParameterSources(definition.name(), [source])
    step.setModelOutputs(outputs)
    model.addChildAlgorithm(step)
    model.updateDestinationParameters()
    return model


@pytest.mark.slow
def test_every_algorithm_is_a_step_of_a_model(qgis_app, tmp_path):
    """The model is valid, keeps all inputs and outputs in its file, and becomes Python that compiles."""
    from qgis.core import QgsProcessing, QgsProcessingModelAlgorithm

    for name in sorted(names()):
        algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
        model = model_of(algorithm)
        assert model.validateChildAlgorithm("step") == (True, []), name
        path = str(tmp_path / f"{name}.model3")
        assert model.toFile(path)
        again = QgsProcessingModelAlgorithm()
        assert again.fromFile(path), name
        assert again.validateChildAlgorithm("step") == (True, []), name
        assert {definition.name() for definition in again.parameterDefinitions()} == {
            definition.name() for definition in model.parameterDefinitions()
        }
        assert len(again.destinationParameterDefinitions()) == len(algorithm.destinationParameterDefinitions()), name
        code = "\n".join(again.asPythonCode(QgsProcessing.PythonOutputType.PythonQgsProcessingAlgorithmSubclass, 4))
        compile(code, name, "exec")


@pytest.fixture(scope="module")
def listed(qgis_process):
    """Output of qgis_process for the algorithm with the most inputs, one without a run, and a model: name -> help.

    A process each; the texts of all are declared in one place, and all are run by qgis_process above.
    """
    said = {}
    for name in ("simulate", "hazardmap", "dossier"):
        command = [qgis_process.program, "help", f"talus:{name}"]
        done = subprocess.run(command, env=qgis_process.environment, capture_output=True, text=True)
        assert done.returncode == 0, (name, done.stdout + done.stderr)
        said[name] = done.stdout
    return said


@pytest.mark.long
def test_qgis_process_knows_algorithms_with_all_their_inputs(qgis_app, listed):
    from qgis.core import QgsProcessingParameterDefinition

    hidden = QgsProcessingParameterDefinition.Flag.FlagHidden
    for name, text in listed.items():
        algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
        inputs = [
            definition.name() for definition in algorithm.parameterDefinitions() if not definition.flags() & hidden
        ]
        missing = [entry for entry in inputs if f"\n{entry}:" not in text]
        assert missing == [], name
