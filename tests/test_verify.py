# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of verification: the comparisons that are noted, and the share of a tolerance that a deviation takes."""

import numpy as np
import pytest

from talus.tests import verify


@pytest.fixture
def notebook(monkeypatch):
    noted = verify.Notebook()
    with monkeypatch.context() as patch:
        verify.watch(noted, patch)
        yield noted


def test_deviation_is_a_share_of_the_tolerance_of_approx(notebook):
    """2.01 for 2 within 0.04 takes a quarter; a list is compared number by number."""
    assert pytest.approx(2.0, abs=0.04) == 2.01
    assert pytest.approx([1.0, 3.0], rel=0.02) == [1.0, 3.03]
    shares = [comparison.share for comparison in notebook.comparisons]
    np.testing.assert_array_almost_equal(shares, [0.25, 0.0, 0.5])


def test_worst_element_of_arrays_counts_once(notebook):
    """Deviations of 0.1 and 0.3 with a tolerance of 0.2 + 0.1 x 2 = 0.4: three quarters."""
    np.testing.assert_allclose([1.1, 2.3], [1.0, 2.0], rtol=0.1, atol=0.2)
    assert [round(comparison.share, 9) for comparison in notebook.comparisons] == [0.75]


def test_failure_is_noted_beyond_its_tolerance(notebook):
    with pytest.raises(AssertionError):
        np.testing.assert_allclose(1.5, 1.0, atol=0.25, rtol=0.0)
    assert pytest.approx(1.0, abs=0.25) != 1.5
    assert [comparison.share for comparison in notebook.comparisons] == [2.0, 2.0]


def test_texts_and_missing_numbers_are_no_comparisons(notebook):
    assert pytest.approx(1.0) != "a"
    assert float("nan") == pytest.approx(float("nan"), nan_ok=True)
    assert notebook.comparisons == []


def test_page_names_the_statement_the_worst_number_and_the_result():
    """A row says what is shown by the first paragraph of the docstring; one without it by the name of the test."""
    comparisons = [verify.Comparison(2.0, 0.01, 0.25, 0.04), verify.Comparison(3.0, 0.03, 0.5, 0.06)]
    rows = [
        verify.row_of("tests/a.py", "test_fall", "Speed after\n    a fall: sqrt(2 g h).\n\n    More.", comparisons),
        verify.row_of("tests/a.py", "test_rest_of_it[x]", None, [], "FAILED"),
    ]
    page = verify.page_of(rows)
    assert "2 tests, 2 numbers compared; 1 FAILED, 1 passed." in page
    assert "| Speed after a fall: sqrt(2 g h). | 1 | 2 | 3 | 0.03 | 0.06 | 50 % | passed | `test_fall` |" in page
    assert "| rest of it | 1 |  |  |  |  |  | FAILED | `test_rest_of_it` |" in page


def test_figure_has_a_line_a_file_and_a_dot_a_test(tmp_path):
    """A deviation of zero is drawn at the edge; a test without numbers has no dot."""
    rows = [
        verify.row_of("tests/test_a_b.py", "test_x", "X.", [verify.Comparison(1.0, 0.0, 0.0)]),
        verify.row_of("tests/test_a_b.py", "test_y", "Y.", [verify.Comparison(1.0, 2.0, 2.0)], "FAILED"),
        verify.row_of("tests/test_c.py", "test_z", "Z.", []),
    ]
    assert verify.shares_by_file(rows) == {"a b": [verify.LEAST, 2.0]}
    verify.draw(rows, tmp_path / "figure.png")
    assert (tmp_path / "figure.png").read_bytes().startswith(b"\x89PNG")
    page = verify.page_of(rows)
    assert f"]({verify.FIGURE})" in page
    assert all((verify.ROOT / "docs" / "images" / name).is_file() and name in page for name in verify.DRAWN)


def test_cases_of_a_test_are_one_row_with_the_worst_of_them():
    near, far = ([verify.Comparison(1.0, share, share)] for share in (0.1, 0.9))
    rows = [verify.row_of("a.py", f"test_x[{k}]", "X.", actual) for k, actual in enumerate((near, far, []))]
    (row,) = verify.merged([*rows[:2], rows[2]._replace(result="skipped")])
    assert (row.cases, row.comparisons, row.share, row.result) == (3, 2, 0.9, "passed")
