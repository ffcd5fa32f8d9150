# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules of the prose linter: each finds its phrase, and none the sentence that CONTRIBUTING.md gives in its place."""

import importlib.util
import sys
from pathlib import Path

import pytest

pytest.importorskip("proselint", reason="proselint is not installed; it needs Python 3.10")
FOLDER = Path(__file__).parents[1] / "docs" / "prose"

# rule -> a line as it was, and the line that replaced it
EXAMPLES = {
    "docstring-alone": ("Of any site.", "Smallest number of observed points at any site."),
    "text-alone": ("So many impacts are thrown first.", "Number of training impacts."),
    "heading-alone": ("# For those who carry on", "# Developer guide"),
    "hang-on": ("All probabilities hang on them.", "All probabilities depend on them."),
    "come-over": ("Rocks that come over the crest.", "Rocks that pass over the crest."),
    "leave-away": ("Leave all these rasters away.", "Leave the raster inputs empty."),
    "no-end": ("The contact solver came to no end.", "The contact solver did not converge."),
    "tell-apart": ("The names tell them apart.", "The names distinguish them."),
    "tell": ("The log tells the factor.", "The log reports the factor."),
    "nobody-knows": ("How large they are nobody knows.", "Their size is unknown."),
    "so-many": ("It is exceeded once in so many years.", "It is exceeded once in this period."),
    "as-can-be": ("Impacts as different as can be.", "Impacts as different as possible."),
    "anew": ("Simulate them anew.", "Simulate them again."),
    "mend": ("Mend the layer with Fix geometries.", "Repair the layer with Fix geometries."),
    "at-the-most": ("The line has 60 m at the most.", "The line has at most 60 m."),
    "sure": ("A map says how sure a cell is.", "A map gives the probability of each cell."),
    "give-for": ("The layer is given for the input too.", "The layer is also this input."),
    "way-to": ("Way to the threshold of slope", "Slope-threshold method"),
    "part": ("The class is wide, so part it.", "The class is wide, so split it."),
    "stand-badly": ("One volume stands badly for blocks.", "One volume does not represent blocks."),
    "without-a-word": ("It was ignored without a word.", "It was ignored without a message."),
    "beside-a-program": ("Measured beside MuJoCo.", "Compared with MuJoCo."),
    "for-want-of": ("Left out for want of a geometry.", "Left out, as they have no geometry."),
}


@pytest.fixture(scope="module")
def lint():
    """The script docs/prose/lint.py as a module."""
    specification = importlib.util.spec_from_file_location("prose_lint", FOLDER / "lint.py")
    module = importlib.util.module_from_spec(specification)
    before = list(sys.path)
    specification.loader.exec_module(module)
    sys.path[:] = before
    return module


def test_each_rule_has_an_example(lint):
    assert {rule.name for rule in lint.RULES} == set(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_rule_finds_its_phrase_and_not_the_better_one(lint, name):
    (rule,) = (rule for rule in lint.RULES if rule.name == name)
    bad, better = EXAMPLES[name]
    for place in rule.places:
        assert name in {finding[1] for finding in lint.findings(place, [lint.Piece("here", bad)])}
        assert lint.findings(place, [lint.Piece("here", better)]) == []


def test_a_question_may_begin_with_what_or_how(lint):
    """Titles of tools ask: "What does a forest stop?" """
    assert lint.findings(lint.TEXTS, [lint.Piece("here", "What does a forest stop? Stand by stand.")]) == []


def test_finding_names_its_line(lint):
    pieces = [lint.Piece("one.md:1", "All is well."), lint.Piece("one.md:2", "They hang on it, and it tells.")]
    assert {(finding[0], finding[1]) for finding in lint.findings(lint.PAGES, pieces)} == {
        ("one.md:2", "hang-on"),
        ("one.md:2", "tell"),
    }


def test_code_and_addresses_are_left_out(lint):
    """Between backquotes, in fences, in indented blocks and in the address of a link nothing is found."""
    page = "Use `--anew`.\n\n    talus run --anew\n\n```sh\ntold anew\n```\n[A page](tell-apart.md).\n"
    assert lint.findings(lint.PAGES, lint.lines_of_page("one.md", page)) == []


def test_there_is_something_to_read(lint):
    """Thousands of docstrings and texts, and all pages: a broken collector would report that all is well."""
    assert len(lint.docstring_lines()) > 10_000 and len(lint.dialog_texts()) > 4_000 and len(lint.page_lines()) > 5_000
