# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers in reports are written as people write them, in their language."""

import pytest


@pytest.fixture
def language(qgis_app):
    """``language(name)``: the user's language, until the test ends."""
    from qgis.core import QgsSettings

    before = QgsSettings().value("locale/userLocale")

    def choose(name):
        QgsSettings().setValue("locale/userLocale", name)

    yield choose
    if before is None:
        QgsSettings().remove("locale/userLocale")
    else:
        QgsSettings().setValue("locale/userLocale", before)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0, "0"), (11687.4, "11687"), (398.25, "398"), (38.39, "38.4"), (0.0012345, "0.00123"), (1e-9, "< 0.000001"),
     (7.0, "7"), (-12.34, "-12.3"), (float("nan"), "–"), (float("inf"), "–"), (1.2e7, "12000000")],
)  # fmt: skip
def test_numbers_have_three_digits_and_never_an_exponent(language, value, text):
    from talus.algorithms.reports.number_words import number_text

    language("en_GB")
    assert number_text(value) == text


def test_decimal_sign_is_that_of_the_language(language):
    from talus.algorithms.reports.number_words import energy_text, share_text

    language("fr_FR")
    assert energy_text(11_687.0) == "11,7 MJ"
    language("de_CH")
    assert energy_text(11_687.0) == "11.7 MJ" and energy_text(480.2) == "480 kJ"
    assert share_text(0.7241) == "72 %" and share_text(0.9958) == "99.6 %" and share_text(1.0) == "100 %"


def test_unit_of_a_label_goes_behind_the_number(language):
    from talus.algorithms.reports.number_words import labelled

    language("en_GB")
    assert labelled("Largest energy [kJ]", 20149.7) == ("Largest energy", "20.1 MJ")
    assert labelled("Largest velocity [m/s]", 42.67) == ("Largest velocity", "42.7 m/s")
    assert labelled("Smallest reach angle [°]", 31.78) == ("Smallest reach angle", "31.8°")
    assert labelled("Runs", 480) == ("Runs", "480")


@pytest.mark.parametrize(
    "counts", [[7, 4, 3, 2, 2, 2, 1, 1, 1], [1, 1, 1, 0], [1, 1, 1, 1, 1, 1, 1], [400, 0], [999, 1]]
)
def test_parts_of_a_whole_sum_to_a_hundred(qgis_app, counts):
    """And each is its count's within a tenth of a percent."""
    from talus.algorithms.reports.number_words import parts_texts

    parts = [float(text.removesuffix(" %").replace(",", ".")) for text in parts_texts(counts)]
    assert sum(parts) == pytest.approx(100.0, abs=1e-9)
    assert parts == pytest.approx([100.0 * count / sum(counts) for count in counts], abs=0.1)
    assert parts_texts([0, 0]) == ["–", "–"]
