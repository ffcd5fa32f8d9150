# SPDX-License-Identifier: GPL-2.0-or-later
"""The paper says what the pages say, and cites what there is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAPER = (ROOT / "paper" / "paper.md").read_text(encoding="utf-8")
REFERENCES = (ROOT / "paper" / "paper.bib").read_text(encoding="utf-8")
LINK = re.compile(r"\[[^\]]*\]\((\.\./docs/[\w/]+\.md)\)")
NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?:e-?\d+)?(?![\w@])")


def paragraphs_with_a_source():
    """(text, page) of each paragraph of the validation that names its page."""
    section = PAPER.split("# Verification and validation")[1].split("\n# ")[0]
    for text in section.strip().split("\n\n"):
        pages = LINK.findall(text)
        if pages:
            yield LINK.sub("", re.sub(r"@\w+", "", text)), ROOT / "paper" / pages[0]


def missing_numbers(text, page):
    """Numbers of a text that do not stand on a page; small whole ones are words."""
    there = page.read_text(encoding="utf-8")
    numbers = [number.rstrip(",") for number in NUMBER.findall(text)]
    return [
        number for number in numbers
        if not re.search(rf"(?<![\d.]){re.escape(number)}(?!\d)", there)
        and not (number.isdigit() and int(number) < 100)
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text, page", list(paragraphs_with_a_source()), ids=lambda one: one.name if isinstance(one, Path) else ""
)
def test_numbers_of_the_paper_stand_on_the_page_that_it_names(text, page):
    """One that does not was changed there since: bring paper/paper.md up to date."""
    if "1,000 blocks" in text:  # printed by the source, and so on the page of the ramp
        text = text.replace("1,000 blocks", "blocks")
    assert missing_numbers(text, page) == []


def test_a_number_that_the_page_lacks_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("mean 44.6 m, 0.639", "utf-8")
    assert missing_numbers("44.6 m and 44.7 m of 41 blocks, 0.63", page) == ["44.7", "0.63"]


def test_what_the_paper_cites_is_in_its_references_and_nothing_else():
    cited = set(re.findall(r"@(\w+)", PAPER))
    assert cited == set(re.findall(r"^@\w+\{(\w+),", REFERENCES, re.MULTILINE))


def test_dois_of_the_references_stand_among_the_sources():
    sources = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
    dois = re.findall(r"doi = \{(.+)\}", REFERENCES)
    assert len(dois) >= 6
    assert [doi for doi in dois if doi not in sources] == []
