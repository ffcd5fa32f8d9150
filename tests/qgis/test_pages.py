# SPDX-License-Identifier: GPL-2.0-or-later
"""A page of a report on a phone, a tablet, a screen and A4: figures and tables keep within it."""

import re

import numpy as np
import pytest

from talus.tests.qgis import page_looks

LONG = "Largest passing height of the centre of mass above the ground in a run"
NAME = "energy_95th_percentile_of_all_scenarios_with_a_long_name_without_any_space.tif"


@pytest.fixture
def written(qgis_app, tmp_path):
    """A page with each piece that reports are made of, and long words in it."""
    from talus.algorithms.shared.reports import page
    from talus.algorithms.shared.reports.convergence import convergence_chart
    from talus.algorithms.tools.simulate.report import histogram
    from talus.engine.statistics.convergence import curve

    values = np.random.default_rng(1).lognormal(9.0, 0.6, 300)
    drawing = "<svg class='map' viewBox='0 0 1000 1400' xmlns='http://www.w3.org/2000/svg'><rect width='900'/></svg>"
    figure = page.drawn_figure(drawing, LONG, LONG, [("#b03030", f"{LONG} {k}") for k in range(4)])
    row = ["valley road, northern part", *(f"{value:.1f}" for value in values[:14])]
    parts = [
        f"<h1>{NAME}</h1>",
        page.head_table([("Date", "2026-11-29"), ("Author", LONG)]),
        page.paragraph(NAME),
        page.items([NAME, LONG]),
        page.rows_table([(LONG, NAME), ("Left empty", "; ".join([LONG] * 9))]),
        page.rows_table([(LONG, "123 456 (98 %)")], "number"),
        page.table_with_csv("table", ["line", *[LONG] * 14], [row] * 3),
        page.grid_table(["step", "equation", "clause"], [[LONG, NAME, LONG]] * 3, "words"),
        histogram(values, "Largest velocity of a run [m/s]"),
        convergence_chart(curve(values, "quantile", 0.95), "Largest energy of a run [kJ]"),
        f"<div class='pair'>{figure}{figure}</div>",
    ]
    page.write_page(tmp_path / "page.html", "Page", parts)
    return tmp_path / "page.html"


def test_page_is_laid_out_for_the_width_that_is_there(written):
    """Without a browser: the width of the device counts, drawings shrink, wide tables move, nothing is wider."""
    text = written.read_text(encoding="utf-8")
    style = re.search(r"<style>(.*?)</style>", text, re.S).group(1)
    assert "<meta name='viewport' content='width=device-width, initial-scale=1'>" in text
    for drawing in re.findall(r"<svg[^>]*>", text):
        assert "viewBox=" in drawing  # else it would be cut where it cannot be shown as wide as it is
    for kind in ("svg", "img"):
        assert re.search(rf"(^|\s){kind} \{{[^}}]*max-width: 100%", style)
    assert re.search(r"table\.grid \{[^}]*overflow-x: auto", style)
    widths = re.findall(r"(?<!max-)(?:min-)?width: ([\d.]+)(em|px|cm)", style)
    assert all(float(size) * {"em": 16.0, "px": 1.0, "cm": 37.8}[unit] < 358.0 for size, unit in widths)


@pytest.mark.skipif(page_looks.BROWSER is None, reason="there is no chromium; apt install chromium")
def test_nothing_is_cut_or_overlaid(written, tmp_path):
    assert page_looks.faults([written], tmp_path) == []


@pytest.mark.skipif(page_looks.BROWSER is None, reason="there is no chromium; apt install chromium")
def test_faults_are_found(written, tmp_path):
    """A page as it was: drawings as wide as they are, a text over another, a text beyond its drawing."""
    text = written.read_text(encoding="utf-8").replace("svg { max-width: 100%;", "svg {")
    drawing = "<svg viewBox='0 0 90 20' width='90' height='20'>{}</svg>".format(
        "<text x='0' y='15'>over</text><text x='2' y='15'>under</text><text x='80' y='15'>beyond</text>"
    )
    worse = tmp_path / "worse.html"
    worse.write_text(text.replace("</body>", f"{drawing}</body>"), encoding="utf-8")
    faults = page_looks.faults([worse], tmp_path)
    phone = [said for _, medium, said in faults if medium == "phone"]
    assert any(said.startswith("too wide") for said in phone)
    assert {"overlaid in a figure: over | under", "cut in a figure: beyond"} <= set(phone)
