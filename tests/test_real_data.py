# SPDX-License-Identifier: GPL-2.0-or-later
"""Tests without their data say where those are from; with them nothing is skipped."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from talus.tests import real_data

ROOT = Path(__file__).resolve().parents[1]
ASKED_FOR = re.compile(r"(?:\bdata / |shared_data / |\bfolder\()\"(\w+)\"")  # a set, as tests ask for it


def test_set_that_is_not_there_skips_with_its_origin(tmp_path):
    data = real_data.RealData(tmp_path)
    with pytest.raises(pytest.skip.Exception, match=r"chant_sura .*doi\.org/10\.16904/envidat\.174"):
        data / "chant_sura"


def test_set_that_is_there_is_a_path(tmp_path):
    (tmp_path / "dem").mkdir()
    assert real_data.RealData(tmp_path) / "dem" / "x.tif" == tmp_path / "dem" / "x.tif"


def test_set_without_an_origin_is_a_mistake_of_the_test(tmp_path):
    with pytest.raises(KeyError):
        real_data.RealData(tmp_path) / "unheard_of"


def test_every_set_that_lies_beside_the_checkout_and_is_used_has_an_origin():
    used = set()
    for path in (ROOT / "tests").rglob("*.py"):
        used |= set(ASKED_FOR.findall(path.read_text(encoding="utf-8")))
    assert used == set(real_data.DATA_SETS)


def test_end_of_a_run_tells_of_each_set_that_was_missed(tmp_path):
    """In a run of its own, whose tests ask for two sets that are not there."""
    (tmp_path / "test_it.py").write_text(
        "import pytest\nfrom talus.tests import real_data\n"
        "@pytest.mark.parametrize('name', ['dem', 'dem', 'blocks'])\n"
        "def test_it(name, tmp_path):\n    real_data.RealData(tmp_path) / name\n",
        encoding="utf-8",
    )
    (tmp_path / "conftest.py").write_text(
        "from talus.tests.conftest import pytest_terminal_summary\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path).stdout
    assert "3 tests compare with data that are not here" in said
    assert "put into ../shared/data/dem" in said and "pi-geotechnik" in said
    assert "EnviDat" not in said
