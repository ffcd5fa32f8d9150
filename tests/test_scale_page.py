# SPDX-License-Identifier: GPL-2.0-or-later
"""Text that benchmarks/scale.py writes into docs/scale.md, and text that it leaves as people wrote it."""

import re
import shutil
from pathlib import Path

import pytest

from talus.benchmarks.scale_page import BLOCKS, check_page, write_page

PAGE = Path(__file__).resolve().parent.parent / "docs" / "scale.md"
BLOCK = re.compile(r"(?<=<!-- written: )([a-z ]+) -->(.*?)(?=<!-- /written)", re.DOTALL)
SLICE = {
    "runs": 1000, "wall": 6.0, "processor": 33.0, "once": 1.0, "gathering": 0.3, "visited": 430_000,
    "passages": 726_000, "peak": 1028.0,
}  # fmt: skip


@pytest.fixture
def page(tmp_path):
    return Path(shutil.copy(PAGE, tmp_path))


def blocks_of(text):
    return dict(BLOCK.findall(text))


def test_new_numbers_change_their_blocks_alone(page):
    """A whole page was written before, and the sections by hand were lost."""
    before = page.read_text(encoding="utf-8")
    write_page(page, {"slice-1000": SLICE, "resume-3000": {"runs": 3000, "killed at": [7, 9], "same bits": True}})
    after = page.read_text(encoding="utf-8")
    assert BLOCK.sub("", after) == BLOCK.sub("", before)
    assert "## With today's law of soils" in after and "## The whole job, once to its end" in after
    changed = {name for name, text in blocks_of(after).items() if text != blocks_of(before)[name]}
    assert {"slices", "resumed"} <= changed <= {"the job", "slices", "resumed"}
    assert "| 1,000 | 6 | 1.0, 32.0 | 32.000 | 1.00 | 0.300 | 0.43 | 726 | 1028 |" in blocks_of(after)["slices"]
    assert "with 7 and 9 runs" in blocks_of(after)["resumed"]


def test_page_has_every_block_and_is_refused_before_work_where_one_is_gone(page):
    assert set(blocks_of(page.read_text(encoding="utf-8"))) == set(BLOCKS)
    check_page(page)
    page.write_text(page.read_text(encoding="utf-8").replace("<!-- written: maps -->", ""), encoding="utf-8")
    with pytest.raises(ValueError, match="written: maps"):
        check_page(page)
