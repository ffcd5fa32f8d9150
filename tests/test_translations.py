# SPDX-License-Identifier: GPL-2.0-or-later
"""The translations are complete, fit the sources, and keep what a program or an engineer reads: values, ids, units."""

import ast
import re
import string

import pytest

from talus.i18n import update

LANGUAGES = ("de", "fr", "it")
UNITS = {"kJ", "m", "m/s", "rev/s", "s", "kg", "kg/s", "kg/m³", "m³", "°"}


@pytest.fixture(scope="module")
def texts():
    return update.find_texts(update.source_files())


@pytest.fixture(scope="module", params=LANGUAGES)
def translations(request):
    return update.read_translations(update.FOLDER / f"talus_{request.param}.ts")


def differing(texts, translations, kept):
    """The texts of which ``kept``, a function of a text, is not the same in the translation, if there is one."""
    finished = [text for text in texts if translations.get(text, update.MISSING).is_finished]
    return [text for text in finished if kept(translations[text].text) != kept(text)]


def placeholders(text):
    """Field, format and conversion of each value, in order: values are put in by their place."""
    return [parts[1:] for parts in string.Formatter().parse(text) if parts[1] is not None]


def units(text):
    """Units in brackets, as at the end of labels."""
    return [unit for unit in re.findall(r"\[(\S+?)[\] ]", text) if unit in UNITS]


def file_patterns(text):
    return re.findall(r"\*\.\w+", text)


def parameter_ids():
    """All constants of the sources that read like DEM or GROUND_FIELD."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in update.source_files()]
    constants = {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {value for value in constants if isinstance(value, str) and re.fullmatch(r"[A-Z][A-Z0-9_]+", value)}


def ids(text, known):
    """Ids of parameters, and of choices that are no plain words, such as extra_hard and eota111."""
    words = re.findall(r"\w+", text)
    return [word for word in words if word in known or re.fullmatch(r"[a-z]+_[a-z]+|[a-z]+\d{3}", word)]


def test_there_is_a_file_for_each_language():
    assert [file.name for file in update.translation_files()] == [f"talus_{language}.ts" for language in LANGUAGES]


def test_every_text_has_a_finished_translation(texts, translations):
    # What fails here is mended by: python i18n/update.py, then fill in what it marks as unfinished.
    assert [text for text in texts if not translations.get(text, update.MISSING).is_finished] == []


def test_no_translation_is_left_of_a_text_that_went(texts, translations):
    assert sorted(translations.keys() - set(texts)) == []


def test_values_stand_in_the_same_order_and_form(texts, translations):
    assert differing(texts, translations, placeholders) == []


def test_units_are_not_translated(texts, translations):
    assert differing(texts, translations, units) == []


def test_file_patterns_are_not_translated(texts, translations):
    assert differing(texts, translations, file_patterns) == []


def test_ids_of_parameters_and_choices_are_not_translated(texts, translations):
    known = parameter_ids()
    assert {"DEM", "GROUND_FIELD", "SPACING"} <= known
    assert differing(texts, translations, lambda text: sorted(ids(text, known))) == []


def test_sentences_stay_sentences(texts, translations):
    # And labels stay labels: a full stop at the end is there in both, or in none.
    assert differing(texts, translations, lambda text: text.endswith(".")) == []


def test_german_is_that_of_switzerland():
    assert "ß" not in (update.FOLDER / "talus_de.ts").read_text(encoding="utf-8")


def test_text_in_pieces_is_found_whole():
    source = 'label = tr("Heights of "\n           "the {}.").format(translation.tr("ground"))\n'
    assert update.texts_of(source, "one.py") == ["Heights of the {}.", "ground"]


def test_texts_are_sorted_and_stand_once():
    files = [update.ROOT / "plugin.py", update.ROOT / "algorithms" / "base.py", update.ROOT / "plugin.py"]
    texts = update.find_texts(files)
    assert texts == sorted(set(texts))


@pytest.mark.parametrize("name", [f"talus_{language}.ts" for language in LANGUAGES])
def test_files_are_as_update_writes_them(name, texts):
    file = update.FOLDER / name  # so that moving sources, or updating, changes nothing
    content = update.as_ts(file.stem[-2:], texts, update.read_translations(file))
    assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("call", ["tr(name)", 'tr(f"the {name}")', 'tr("the {}".format(name))', 'tr("one", "two")'])
def test_text_that_only_the_running_program_knows_is_refused(call):
    with pytest.raises(ValueError, match=r"one\.py, line 2: tr\(\) takes one text in quotes"):
        update.texts_of(f"\nlabel = {call}\n", "one.py")


def test_update_keeps_translations_marks_new_texts_and_drops_old_ones(tmp_path):
    file = tmp_path / "talus_de.ts"
    file.write_text("", encoding="utf-8")
    assert update.read_translations(file) == {}
    kept = {"Height < 5 m & more": update.Translation("Höhe\u00a0< 5 m & mehr", True)}
    before = {**kept, "Gone": update.Translation("Weg", True)}
    file.write_text(update.as_ts("de", ["Height < 5 m & more", "New"], before), encoding="utf-8")
    assert update.read_translations(file) == {**kept, "New": update.MISSING}
