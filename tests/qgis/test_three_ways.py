# SPDX-License-Identifier: GPL-2.0-or-later
"""Every algorithm through processing.run, as a step of a model, and through qgis_process, on the demonstration slope.

The runs are those of the pictures of the help (resources/demo/help_runs.py), one for each algorithm: one that has none
there fails here.
"""

import inspect
import subprocess

import pytest

from talus.resources.demo import help_runs


def names():
    """All algorithms, the example models among them."""
    from qgis.core import QgsApplication

    return {one.name() for one in QgsApplication.processingRegistry().providerById("talus").algorithms()}


def test_every_algorithm_runs_on_the_demonstration(qgis_app):
    """Through processing.run, whenever the pictures are drawn; the tests of each algorithm look at the results."""
    source = inspect.getsource(help_runs.everything)
    run_there = {name for name, one in vars(help_runs).items() if inspect.isfunction(one) and name in source}
    assert names() - run_there == set()


def test_every_algorithm_has_a_test_through_processing_run(qgis_app):
    from pathlib import Path

    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    tried = {name for name in names() for text in texts if f'"talus:{name}"' in text or f'run_model("{name}"' in text}
    assert names() - tried == set()


def model_of(algorithm):
    """A model with the algorithm as its only step; all its inputs are inputs of the model."""
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
        if definition.isDestination():
            output = QgsProcessingModelOutput(definition.name(), definition.description())
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
        assert {one.name() for one in again.parameterDefinitions()} == {
            one.name() for one in model.parameterDefinitions()
        }
        assert len(again.destinationParameterDefinitions()) == len(algorithm.destinationParameterDefinitions()), name
        code = "\n".join(again.asPythonCode(QgsProcessing.PythonOutputType.PythonQgsProcessingAlgorithmSubclass, 4))
        compile(code, name, "exec")


def test_every_algorithm_answers_in_words_as_a_step(qgis_app):
    """Without its inputs the step is reached and refuses, and QGIS does not end."""
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback

    for name in sorted(names()):
        model = model_of(qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}"))
        feedback = QgsProcessingFeedback(False)
        _, succeeded = model.create().run({}, QgsProcessingContext(), feedback)
        assert succeeded or len(feedback.textLog()) > 20, name


@pytest.fixture(scope="module")
def listed(qgis_process):
    """What qgis_process says of each algorithm: name -> help."""
    said = {}
    for name in sorted(names()):
        command = [qgis_process.program, "help", f"talus:{name}"]
        done = subprocess.run(command, env=qgis_process.environment, capture_output=True, text=True)
        assert done.returncode == 0, (name, done.stdout + done.stderr)
        said[name] = done.stdout
    return said


@pytest.mark.slow
def test_qgis_process_knows_every_algorithm_with_all_its_inputs(qgis_app, listed):
    from qgis.core import QgsProcessingParameterDefinition

    hidden = QgsProcessingParameterDefinition.Flag.FlagHidden
    for name, text in listed.items():
        algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
        inputs = [one.name() for one in algorithm.parameterDefinitions() if not one.flags() & hidden]
        missing = [one for one in inputs if f"\n{one}:" not in text]
        assert missing == [], name
