# SPDX-License-Identifier: GPL-2.0-or-later
"""Bring the translations in step with the sources: ``python i18n/update.py``.

Finds the texts of all calls tr("...") and of findings (calls Kind(code, severity, "...", "...")), and writes
talus_*.ts with them. Translations are kept, new texts are marked
unfinished and wait for Qt Linguist or any editor, texts that are no longer used go. pylupdate would do as much, but
it is not wherever QGIS is. A new language begins with an empty file: ``touch i18n/talus_sl.ts``.

The texts are sorted and say nothing of where they stand, so that moving a source file changes no translation.
"""

import ast
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent
CONTEXT = "Talus"  # as in algorithms/translation.py
# which arguments of calls in the engine are texts: of a Kind text and remedy, of the row of a quantity its label
WORDS_OF = {"Kind": slice(2, 4), "_row": slice(1, 2)}


class Translation(NamedTuple):
    """One text in another language."""

    text: str
    is_finished: bool


MISSING = Translation("", False)


def source_files():
    """The files with texts for the user, those that draw the pictures of the help as well."""
    demo = ROOT / "resources" / "demo"
    drawings = [demo / "help_maps.py", demo / "help_runs.py", *sorted((demo / "help_drawings").glob("*.py"))]
    return [ROOT / "plugin.py", *sorted((ROOT / "algorithms").rglob("*.py")), *drawings, *finding_files()]


def finding_files():
    """The files of the engine that declare what findings say."""
    files = sorted((ROOT / "engine").rglob("*.py"))
    return [file for file in files if "finding import" in file.read_text(encoding="utf-8")]


def translation_files():
    """The .ts file of each language."""
    return sorted(FOLDER.glob("talus_*.ts"))


def find_texts(files):
    """The texts of some files, sorted, each once. Raises ValueError as texts_of does."""
    names = set()
    for file in files:
        names.update(texts_of(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix()))
    return sorted(names)


def texts_of(source, name):
    """The texts in the calls of tr and of Kind, in order.

    Raises ValueError for a call whose text is not written down there, for only the running program would know it.
    """
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _is_tr(node.func)]
    texts = _texts_of_kinds(source)
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        argument = call.args[0] if len(call.args) == 1 and not call.keywords else None
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise ValueError(f"{name}, line {call.lineno}: tr() takes one text in quotes; put values in with .format()")
        texts.append(argument.value)
    return texts


def read_translations(file):
    """Text -> Translation of a .ts file, which may be empty."""
    content = file.read_text(encoding="utf-8")
    if not content.strip():
        return {}
    translations = {}
    for message in ElementTree.fromstring(content).iter("message"):
        element = message.find("translation")
        kind = element.get("type")
        if kind not in ("obsolete", "vanished"):
            text = element.text or ""
            translations[message.findtext("source")] = Translation(text, kind is None and bool(text))
    return translations


def as_ts(language, texts, translations):
    """Content of a .ts file, hardly indented: no file of the repository may have more than a megabyte."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>"]
    lines += [f"    <name>{CONTEXT}</name>"]
    for text in texts:
        translation = translations.get(text, MISSING)
        mark = "" if translation.is_finished else ' type="unfinished"'
        lines += ["<message>", f" <source>{_escaped(text)}</source>"]
        lines += [f" <translation{mark}>{_escaped(translation.text)}</translation>", "</message>"]
    return "\n".join([*lines, "</context>", "</TS>", ""])


def main():
    """Update all languages and say what is left to do."""
    texts = find_texts(source_files())
    for file in translation_files():
        language = file.stem.split("_", 1)[1]
        old = read_translations(file)
        file.write_text(as_ts(language, texts, old), encoding="utf-8")
        unfinished = sum(not old.get(text, MISSING).is_finished for text in texts)
        dropped = len(old.keys() - set(texts))
        print(f"{file.name}: {len(texts)} texts, {unfinished} to translate, {dropped} dropped")


def _texts_of_kinds(source):
    """Templates of the findings' texts and remedies, and labels of quantities, that a file of the engine declares."""
    texts = []
    for node in ast.walk(ast.parse(source)):
        name = getattr(node.func, "id", None) if isinstance(node, ast.Call) else None
        if name not in WORDS_OF:
            continue
        values = [argument.value for argument in node.args[WORDS_OF[name]] if isinstance(argument, ast.Constant)]
        texts.extend(value for value in values if isinstance(value, str) and " " in value)
    return texts


def _is_tr(function):
    return getattr(function, "id", None) == "tr" or getattr(function, "attr", None) == "tr"


def _escaped(text):
    return escape(text, {"\u00a0": "&#xa0;"})  # a space that cannot be told from another when it is read


if __name__ == "__main__":
    main()
