# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers in fields of layers: what is read, what stands for an empty field, what is refused and in which words."""

import math

import pytest

pytestmark = pytest.mark.qgis


@pytest.fixture
def feature_with(qgis_app):
    """``feature_with(value)``: a feature with the field n."""
    from qgis.core import QgsFeature, QgsField, QgsFields

    from talus.algorithms.shared.styles.styles import REAL, TEXT

    def make(value):
        fields = QgsFields()
        fields.append(QgsField("n", TEXT if isinstance(value, str) else REAL))
        feature = QgsFeature(fields, 7)
        feature.setAttributes([value])
        return feature

    return make


def number_of(*arguments, **bounds):
    from talus.algorithms.shared.layers.vector_layers import number_of

    return number_of(*arguments, **bounds)


@pytest.mark.parametrize(("value", "number"), [(2.5, 2.5), ("2.5", 2.5), (0, 0.0)])
def test_numbers_and_texts_of_numbers_are_read(feature_with, value, number):
    assert number_of(feature_with(value), "LAYER", "n", 9.0) == number


def test_empty_field_and_no_field_take_what_holds_otherwise(feature_with):
    assert number_of(feature_with(None), "LAYER", "n", 9.0) == 9.0
    assert number_of(feature_with(2.5), "LAYER", "", 9.0) == 9.0


@pytest.mark.parametrize(
    ("value", "bounds", "words"),
    [
        (-0.5, {}, "n = -0.5; give a number of at least 0."),
        (0.0, {"above": 0.0}, "n = 0.0; give a number of more than 0."),
        (45.1, {"highest": 45.0}, "n = 45.1; give a number from 0 to 45."),
        ("soft", {"lowest": -math.inf}, "n = soft; give a number."),
        (math.inf, {}, "n = inf; give a number of at least 0."),
    ],
)
def test_what_is_refused_is_named(feature_with, value, bounds, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException) as error:
        number_of(feature_with(value), "LAYER", "n", 9.0, **bounds)
    assert str(error.value) == f"LAYER: feature 7 has {words}"


def test_no_number_is_an_empty_field(feature_with):
    """Readers of files give NaN where a layer has NULL, so both mean the same at every door."""
    assert number_of(feature_with(math.nan), "LAYER", "n", 9.0) == 9.0


def test_field_that_must_not_be_empty(feature_with):
    from qgis.core import QgsProcessingException

    from talus.algorithms.shared.layers.vector_layers import needed_number

    with pytest.raises(QgsProcessingException, match=r"has n = \(empty\); give a number of at least 0"):
        needed_number(feature_with(None), "LAYER", "n")
