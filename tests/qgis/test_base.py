# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared behaviour of all algorithms: checks that answer in words, before a run and when it begins."""

import math
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = sorted(path.parent.name for path in (ROOT / "algorithms" / "tools").glob("*/algorithm.py"))


@pytest.fixture(params=NAMES)
def algorithm(qgis_app, request):
    return qgis_app.processingRegistry().createAlgorithmById(f"talus:{request.param}")


def numbers_of(algorithm):
    from qgis.core import QgsProcessingParameterNumber

    return [
        definition
        for definition in algorithm.parameterDefinitions()
        if isinstance(definition, QgsProcessingParameterNumber)
    ]


@pytest.mark.parametrize("value", ("missing.tif", 7, object(), math.nan))
def test_check_of_parameters_answers_and_never_raises(algorithm, value):
    from qgis.core import QgsProcessingContext

    inputs = [definition.name() for definition in algorithm.parameterDefinitions() if not definition.isDestination()]
    accepted, message = algorithm.checkParameterValues(dict.fromkeys(inputs, value), QgsProcessingContext())
    assert not accepted and message


def test_number_out_of_range_is_named_with_its_range(algorithm):
    from qgis.core import QgsProcessingContext

    for number in numbers_of(algorithm):
        given = {number.name(): 2.0 * abs(number.maximum()) + 1.0}
        accepted, message = algorithm.checkParameterValues(given, QgsProcessingContext())
        assert not accepted
        assert message.startswith(number.name()) and f"{number.minimum():g} to {number.maximum():g}" in message


def test_number_out_of_range_ends_a_run_that_nobody_checked(algorithm):
    # A model runs its steps without asking them beforehand.
    from qgis.core import QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

    number = next(iter(numbers_of(algorithm)), None)
    if number is None:
        pytest.skip(f"{algorithm.name()} takes no number")
    given = {number.name(): 2.0 * abs(number.maximum()) + 1.0}
    with pytest.raises(QgsProcessingException, match=number.name()):
        algorithm.processAlgorithm(given, QgsProcessingContext(), QgsProcessingFeedback())


@pytest.mark.parametrize(("problem", "is_missing"), [
    (ModuleNotFoundError("No module named 'numba'", name="numba"), True),
    (ImportError("shapely 2 or later, for 1.8 is there; pip install shapely"), True),
    (ImportError("Terrain cannot be imported, ... fails with AttributeError: ...", name="talus.engine.ground"), False),
])  # fmt: skip
def test_package_that_is_missing_or_does_not_load_is_told_by_the_check(algorithm, monkeypatch, problem, is_missing):
    from qgis.core import QgsProcessingContext

    def fails(call):
        raise problem

    monkeypatch.setattr(algorithm, "check", fails)
    monkeypatch.setattr("qgis.core.QgsProcessingAlgorithm.checkParameterValues", lambda *_: (True, ""))
    accepted, message = algorithm.checkParameterValues({}, QgsProcessingContext())
    assert not accepted
    assert str(problem) in message and "Python package" in message
    assert ("not installed" in message) == is_missing


def test_numbers_of_results_are_those_of_python(qgis_app):
    """One of NumPy was empty in qgis_process, and nothing in a model."""
    import numpy as np

    from talus.algorithms.base import _plain

    result = _plain({"A": np.float64(0.5), "B": np.int64(2), "C": 1.0, "D": "path"})
    assert result == {"A": 0.5, "B": 2, "C": 1.0, "D": "path"}
    assert [type(value) for value in result.values()] == [float, int, float, str]


def test_survey_that_is_cancelled_ends_in_words(qgis_app, monkeypatch):
    """It ended in a traceback of talus.engine.types.Cancelled."""
    from types import SimpleNamespace

    from qgis.core import QgsProcessingException

    from talus.algorithms.shared.scene import dem
    from talus.engine import Cancelled

    def cancelled(*_, **__):
        raise Cancelled("The survey of the elevation model was cancelled.")

    model = SimpleNamespace(
        path="", band=1, grid=SimpleNamespace(crs=None), name="dem", crs=None, part=lambda _: (None, None)
    )
    monkeypatch.setattr(dem, "survey", cancelled)
    monkeypatch.setattr(dem, "open_dem", lambda call: model)
    monkeypatch.setattr(dem, "bounds_of", lambda *_: None)
    call = SimpleNamespace(definition=lambda _: True, is_given=lambda _: True, is_cancelled=None, find=list)
    with pytest.raises(QgsProcessingException, match=r"^Cancelled"):
        dem.find_in_dem(call)
