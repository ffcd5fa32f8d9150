# SPDX-License-Identifier: GPL-2.0-or-later
"""The manual has a page for every algorithm, and the pages say what the algorithms say of themselves."""

import pytest

from talus.algorithms.manual import help_picture
from talus.docs.manual import make_manual
from talus.resources.demo.embedded_qgis import in_language

LANGUAGES = ("de", "fr", "it")
WITHOUT_WORDS = {"view3d"}  # one picture serves all languages
PICTURES = make_manual.ROOT / "resources" / "help"


@pytest.fixture(scope="module")
def provider(qgis_app):
    return qgis_app.processingRegistry().providerById("talus")


@pytest.fixture(scope="module")
def pages(provider):
    return make_manual.pages(provider)


def test_manual_is_up_to_date(pages):
    # What fails here is mended by: make manual.
    files = {path.name: path.read_text(encoding="utf-8") for path in make_manual.FOLDER.glob("*.md")}
    assert sorted(files) == sorted(pages)
    assert [name for name in pages if files[name] != pages[name]] == []


def test_every_algorithm_and_parameter_is_in_the_manual(provider, pages):
    for algorithm in provider.algorithms():
        page = pages[f"{algorithm.name()}.md"]
        assert f"`{algorithm.id()}`" in page and f"({algorithm.name()}.md)" in pages["index.md"]
        shown = [entry for _, part in algorithm.sections() for entry in part]
        assert [item.name() for item in shown if f"`{item.name()}`" not in page] == []


def test_every_parameter_says_what_it_takes_in_plain_words(provider):
    kinds = {
        definition.type() for algorithm in provider.algorithms() for definition in algorithm.parameterDefinitions()
    }
    assert kinds <= set(make_manual.KINDS)


def test_every_parameter_has_a_help_text(qgis_app, provider):
    for name in [algorithm.id() for algorithm in provider.algorithms()]:
        algorithm = qgis_app.processingRegistry().createAlgorithmById(name)
        assert [definition.name() for definition in algorithm.parameterDefinitions() if not definition.help()] == []


def test_pages_name_no_folder_of_this_computer(pages):
    assert [name for name, text in pages.items() if str(make_manual.ROOT) in text] == []


def test_every_algorithm_has_a_picture_in_its_help_and_in_the_manual(qgis_app, provider, pages):
    # What fails here is mended by: make help-pictures, then make manual.
    names = {algorithm.name() for algorithm in provider.algorithms()}
    assert {path.stem for path in PICTURES.glob("*.png")} == names
    for name in names:
        algorithm = qgis_app.processingRegistry().createAlgorithmById(f"talus:{name}")
        assert (PICTURES / f"{name}.png").as_uri() in algorithm.shortHelpString()
        assert f"](../../resources/help/{name}.png)" in pages[f"{name}.md"]


def test_pictures_of_the_help_are_small_and_have_a_palette():
    for path in PICTURES.rglob("*.png"):
        content = path.read_bytes()
        width, depth, kind = int.from_bytes(content[16:20], "big"), content[24], content[25]  # PNG, chunk IHDR
        assert (depth, kind) == (8, 3)
        assert 400 <= width <= 465
        assert len(content) < 40_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_the_help_speak_the_users_language(qgis_app, language):
    # What fails here is mended by: make help-pictures.
    named = {path.stem for path in PICTURES.glob("*.png")} - WITHOUT_WORDS
    assert {path.stem for path in (PICTURES / language).glob("*.png")} == named
    with in_language(language):
        own = qgis_app.processingRegistry().createAlgorithmById("talus:simulate").shortHelpString()
        wordless = qgis_app.processingRegistry().createAlgorithmById("talus:view3d").shortHelpString()
        assert help_picture("none") is None
    assert (PICTURES / language / "simulate.png").as_uri() in own
    assert (PICTURES / "view3d.png").as_uri() in wordless
    english = qgis_app.processingRegistry().createAlgorithmById("talus:simulate").shortHelpString()
    assert (PICTURES / "simulate.png").as_uri() in english


def test_no_picture_is_kept_twice():
    twice = [path for path in PICTURES.glob("*/*.png") if path.read_bytes() == (PICTURES / path.name).read_bytes()]
    assert twice == []
