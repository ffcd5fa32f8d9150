# SPDX-License-Identifier: GPL-2.0-or-later
"""Pages of files: those of the program itself are no concern of a limit for data."""

import pytest

from talus.engine.memory import file_pages


@pytest.fixture
def counted(tmp_path, monkeypatch):
    """``counted(pages)``: what the system says from now on."""
    monkeypatch.setattr(file_pages, "PAGE_COUNTS", tmp_path / "statm")
    monkeypatch.setattr(file_pages, "_left", [])
    monkeypatch.setattr(file_pages.mmap, "PAGESIZE", 4096)
    return lambda pages: file_pages.PAGE_COUNTS.write_text(f"900000 80000 {pages} 1 0 70000 0\n", encoding="ascii")


def test_what_is_left_after_pages_were_given_back_is_the_program(counted):
    """100 MB are 24,414 pages of 4,096 bytes."""
    counted(30_000)
    assert file_pages.is_above(1e8)  # nobody knows yet how many are the program's
    counted(20_000)
    file_pages.note_given_back()
    counted(44_000)
    assert not file_pages.is_above(1e8)
    counted(44_500)
    assert file_pages.is_above(1e8)


def test_pages_are_as_large_as_the_system_makes_them(counted, monkeypatch):
    """16 kB on some processors: 100 MB are 6,103 of these."""
    monkeypatch.setattr(file_pages.mmap, "PAGESIZE", 16384)
    counted(6_104)
    assert file_pages.is_above(1e8)
    counted(6_103)
    assert not file_pages.is_above(1e8)


def test_the_least_that_was_ever_left_counts(counted):
    """Others may have had pages when these were given back."""
    for pages in (20_000, 40_000):
        counted(pages)
        file_pages.note_given_back()
    counted(44_500)
    assert file_pages.is_above(1e8)


def test_no_limit_or_no_count_is_never_exceeded(counted):
    assert not file_pages.is_above(1.0)  # there is no file
    file_pages.note_given_back()
    counted(10**6)
    assert not file_pages.is_above(None)
