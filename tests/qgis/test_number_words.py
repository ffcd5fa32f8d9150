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
    [(0.0, "0"), (11687.4, "11\u202f687"), (9876.5, "9876"),
     (398.25, "398"), (38.39, "38.4"), (0.0012345, "0.00123"), (1e-9, "< 0.000001"),
     (7.0, "7"), (-12.34, "-12.3"), (float("nan"), "–"), (float("inf"), "–"), (1.2e7, "12\u202f000\u202f000")],
)  # fmt: skip
def test_numbers_have_three_digits_and_never_an_exponent(language, value, text):
    from talus.algorithms.number_words import number_text

    language("en_GB")
    assert number_text(value) == text


def test_decimal_sign_is_that_of_the_language(language):
    from talus.algorithms.number_words import energy_text, share_text

    language("fr_FR")
    assert energy_text(11_687.0) == "11,7 MJ"
    language("de_CH")
    assert energy_text(11_687.0) == "11.7 MJ" and energy_text(480.2) == "480 kJ"
    assert share_text(0.7241) == "72 %" and share_text(0.9958) == "99.6 %" and share_text(1.0) == "100 %"


def test_numbers_follow_the_choice_of_numbers_in_qgis(language):
    """An English QGIS with German numbers wrote 43,06 in its tables and Talus 43.1 beside them."""
    from qgis.core import QgsSettings
    from qgis.PyQt.QtCore import QLocale

    from talus.algorithms.number_words import number_text

    settings = QgsSettings()
    language("en_US")
    try:
        settings.setValue("locale/globalLocale", "de_DE")
        assert number_text(43.06) == "43.1"  # left from before, and not in force
        settings.setValue("locale/overrideFlag", True)
        assert number_text(43.06) == "43,1" and QLocale("de_DE").toString(43.06, "f", 1) == "43,1"
    finally:
        settings.remove("locale/globalLocale")
        settings.remove("locale/overrideFlag")


def test_formats_of_python_in_sentences(language):
    """Formats are those of str.format, in the language, and never an exponent: 0.00012 has the digits asked for."""
    from talus.algorithms.number_words import exact_text, formatted

    language("it")
    assert formatted("{} of {:.1f} m, {:.3g} %", 16280, 1234.56, 0.00012) == "16\u202f280 of 1234,6 m, 0,00012 %"
    assert formatted("{:g} {:.2g} {:.1f}", 2e6, 123456.0, float("nan")) == "2\u202f000\u202f000 120\u202f000 –"
    assert formatted("{} {}", "file 1.5", True) == "file 1.5 True"  # texts stay
    assert formatted("{:.1f} {:.1f} {:g}", -0.04, -0.06, -0.0) == "0,0 -0,1 0"  # nothing has no sign
    assert exact_text(1e-5) == "0,00001" and exact_text(0.1) == "0,1" and exact_text(-20000.5) == "-20\u202f000,5"
    assert exact_text(2600123.4567) == "2\u202f600\u202f123,4567"


def test_a_range_of_equal_numbers_is_one_number(language):
    from talus.algorithms.number_words import range_text

    language("en")
    assert range_text(134, 135) == "134 to 135" and range_text(1000, 1000) == "1000"
    assert range_text(134, 12000) == "134 to 12\u202f000"


def test_a_computed_number_has_no_sixteen_digits(language):
    """cos 75° and cos 60° stood among the parameters of a report as 0.9659258262890684 and 0.4999999999999999."""
    from talus.algorithms.number_words import exact_text

    language("en_GB")
    assert exact_text(0.9659258262890684) == "0.9659258263" and exact_text(0.4999999999999999) == "0.5"
    assert exact_text(2_600_123.456_789_012) == "2\u202f600\u202f123.457"


def test_axes_of_plots_have_the_language_and_no_exponent(language):
    from talus.algorithms.shared.reports import plots

    pytest.importorskip("matplotlib")
    language("fr")
    figure, axes = plots.new_figure(10.0, 6.0)
    axes.plot([0.0, 0.5, 1.0], [1e6, 1.5e6, 2e6])
    plots.drawn(figure)
    texts = [label.get_text() for axis in (axes.xaxis, axes.yaxis) for label in axis.get_ticklabels()]
    assert any("," in text for text in texts) and any("1\u202f200\u202f000" in text for text in texts)
    assert not any("." in text or "e" in text for text in texts)


def test_unit_of_a_label_goes_behind_the_number(language):
    from talus.algorithms.number_words import labelled

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
    from talus.algorithms.number_words import parts_texts

    parts = [float(text.removesuffix(" %").replace(",", ".")) for text in parts_texts(counts)]
    assert sum(parts) == pytest.approx(100.0, abs=1e-9)
    assert parts == pytest.approx([100.0 * count / sum(counts) for count in counts], abs=0.1)
    assert parts_texts([0, 0]) == ["–", "–"]


def test_days_have_the_whole_year_in_the_form_of_the_language(language):
    from qgis.PyQt.QtCore import QDate

    from talus.algorithms.shared.parameters.outputs import day_text

    for name, text in (("de_CH", "05.03.2026"), ("it_CH", "05.03.2026"), ("fr_FR", "05/03/2026")):
        language(name)
        assert day_text(QDate(2026, 3, 5)) == text


# What there is often one of; a text with such a count says "lines: 1", for it would say "1 lines".
OFTEN_ONE = "barriers|features|impacts|lines|objects|polygons|scenarios|sections|simulations"
# Of several at least, or a count that is refused or named with "of" where one is no answer.
NEVER_ONE = (
    "profile follows one line", "Details are shown", "one call", "too few", "a response surface of", "({} ...)",
    "the motion at", "each of the {} scenarios", "{} of {} features", "In {} of {} sections", "Surrogate of barrier",
)  # fmt: skip


def test_a_count_of_one_reads_well():
    """Not so: 1 lines, 1 polygons, 1 barriers."""
    import ast
    import re
    from pathlib import Path

    count = re.compile(r"\{[^}]*\} (" + OFTEN_ONE + r")\b")
    texts = [
        node.args[0].value
        for path in (Path(__file__).resolve().parents[2] / "algorithms").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tr"
    ]
    assert len(texts) > 2000
    assert [text for text in texts if count.search(text) and not any(part in text for part in NEVER_ONE)] == []


def test_runs_that_nobody_can_tell_are_a_dash_and_no_bound(language):
    """Shares of 0 had "≥ –" in the table of the convergence."""
    from talus.algorithms.shared.reports.convergence import _runs

    language("en_GB")
    assert [_runs(72.0), _runs(72.0, False), _runs(float("nan"), False)] == ["72", "≥ 72", "–"]


FORMAT = r"\{[^{}]*:[^{}]*[gfe]\}"  # of a number, in a text for str.format
TYPED = ("shared/parameters/values.py",)  # says how a number is typed, with a point in every language


def written_by_python(tree):
    """Lines on which a translated text with the format of a number is filled in by Python, with a point in every
    language; the text itself, or a name that it was given before."""
    import ast
    import re

    def has_format(node):
        called = any(isinstance(entry, ast.Call) and getattr(entry.func, "id", "") == "tr" for entry in ast.walk(node))
        texts = [
            entry.value for entry in ast.walk(node) if isinstance(entry, ast.Constant) and isinstance(entry.value, str)
        ]
        return called and any(re.search(FORMAT, text) for text in texts)

    names = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        nodes = sorted(
            (entry for entry in ast.walk(function) if hasattr(entry, "lineno")), key=lambda entry: entry.lineno
        )
        texts = {}
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                texts[node.targets[0].id] = has_format(node.value)
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "format":
                text = node.func.value
                if texts.get(text.id, False) if isinstance(text, ast.Name) else has_format(text):
                    names.add(node.lineno)
    return sorted(names)


def test_numbers_in_texts_for_people_pass_the_one_module():
    """Texts of the log are filled in by the module of number words: str.format writes 43.06 in German."""
    import ast
    from pathlib import Path

    folder = Path(__file__).resolve().parents[2] / "algorithms"
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.py"))}
    actual = {name: written_by_python(ast.parse(path.read_text(encoding="utf-8"))) for name, path in files.items()}
    assert {name: lines for name, lines in actual.items() if lines and name not in TYPED} == {}
    sample = 'def say(x):\n    text = tr("{:.1f} m")\n    return text.format(x)'
    assert written_by_python(ast.parse(sample)) == [3]
    assert written_by_python(ast.parse(sample.replace("text.format(x)", "told(text, x)"))) == []


def test_no_label_of_a_tick_lies_on_another(language):
    """Coordinates of seven digits on a narrow map, and energies close to each other on a logarithmic axis, did."""
    from talus.algorithms.shared.reports import plots

    pytest.importorskip("matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    language("de")
    figure, (narrow, log, names) = plots.new_figure(14.0, 6.0, columns=3)
    narrow.plot([2_600_000.0, 2_600_500.0], [0.0, 1.0])
    log.set_xscale("log")
    log.plot([10.0, 3000.0], [1e-4, 1e-1])
    energies = [10.0, 20.0, 30.0, 100.0, 110.0, 300.0, 1000.0, 3000.0]
    log.set_xticks(energies)
    log.set_xticklabels([str(round(energy)) for energy in energies])
    log.set_xticks([], minor=True)
    names.barh(range(3), [1.0, 2.0, 3.0])
    names.set_yticks(range(3))
    names.set_yticklabels(["road", "house", "school"])

    def seen():
        canvas = FigureCanvasAgg(figure)
        canvas.draw()
        renderer = canvas.get_renderer()
        ticks = [(axes.get_xlim(), axes.xaxis.get_major_ticks()) for axes in (narrow, log)]
        labels = [[entry.label1 for entry in some if low <= entry.get_loc() <= high] for (low, high), some in ticks]
        shown = [[entry for entry in some if entry.get_visible() and entry.get_text()] for some in labels]
        return [[(entry.get_window_extent(renderer), entry.get_text()) for entry in some] for some in shown]

    def overlaps(some):
        return [a[1] for a, b in zip(some[:-1], some[1:]) if a[0].x1 > b[0].x0]

    plots.write_ticks_as_people_do(figure)
    assert all(overlaps(some) for some in seen())
    plots.drawn(figure)
    assert not any(overlaps(some) for some in seen()) and all(len(some) >= 2 for some in seen())
    assert [some[0][1] for some in seen()] == ["2\u202f600\u202f000", "10"]  # the first of each axis stays
    assert [label.get_text() for label in names.get_yticklabels() if label.get_visible()] == ["road", "house", "school"]
