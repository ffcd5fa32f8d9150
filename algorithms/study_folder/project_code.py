# SPDX-License-Identifier: GPL-2.0-or-later
"""Code that a project file of QGIS brings with it: macros, functions of expressions, actions, code and QML of forms.

A study that Talus makes has none. One that was borrowed may, so the file is looked into before QGIS reads it, and can
be read without: the file as it was stays beside it. Plain expressions are no code; addresses that actions open neither.
"""

import os
import shutil
import zipfile
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

from ..translation import tr

AS_IT_WAS = ".with-code"  # behind the name of the file
LARGEST = 500_000_000  # bytes of XML; larger ones are refused rather than read
OPENS_ADDRESS = ("5", "6")  # kinds of actions that open a page or send a form; all others run a program or Python
OF_FORMS = ("attributeEditorQmlElement", "attributeEditorHtmlElement")
INIT_CODE = ("editforminit", "editforminitcode", "editforminitfilepath")


def code_in(path):
    """What code a project file has, in words and without repetition; [] for none.

    Raises ValueError where it is no project that can be read.
    """
    _, root = _read(Path(path))
    return sorted({words for _, _, words in _pieces(root)})


def take_code_out(path):
    """Write a project file without its code, and keep it as it was beside it; returns the path of the latter.

    Raises ValueError as ``code_in`` does, OSError where the folder cannot be written.
    """
    path = Path(path)
    name, root = _read(path)
    for parent, child, _ in list(_pieces(root)):
        with suppress(ValueError):  # it went with one above it
            parent.remove(child)
    kept = path.with_name(path.name + AS_IT_WAS)
    if not kept.exists():
        shutil.copyfile(path, kept)
    part = path.with_name(path.name + ".part")
    try:
        _write(part, path, name, ElementTree.tostring(root, encoding="utf-8"))
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return kept


def _read(path):
    """(name within the archive or None, root element)."""
    try:
        if not zipfile.is_zipfile(path):
            return None, _parsed(path.read_bytes()[:LARGEST])
        with zipfile.ZipFile(path) as archive:
            name = next(one for one in archive.namelist() if one.lower().endswith(".qgs"))
            if archive.getinfo(name).file_size > LARGEST:
                raise ValueError("too large")
            return name, _parsed(archive.read(name))
    except (OSError, ValueError, StopIteration, zipfile.BadZipFile, ElementTree.ParseError) as error:
        raise ValueError(tr("{} cannot be read as a project of QGIS ({}).").format(path, error)) from error


def _parsed(text):
    """The root of XML. ValueError for declarations of entities, which can make a small file fill the memory."""
    if b"<!ENTITY" in text.replace(b"\0", b""):  # in UTF-16 too
        raise ValueError("it declares entities")
    return ElementTree.fromstring(text)


def _write(target, source, name, text):
    """As an archive where the source is one: what else is in that, stays."""
    if name is None:
        target.write_bytes(text)
        return
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for one in old.namelist():
            new.writestr(one, text if one == name else old.read(one))


def _pieces(root):
    """(parent, child, words) of each element with code."""
    for parent in root.iter():
        for child in parent:
            words = _words_of(child)
            if words:
                yield parent, child, words


def _words_of(child):
    """What code an element is, '' for none."""
    if child.tag == "Macros" and _has_text(child):
        return tr("macros of the project")
    if child.tag == "ExpressionFunctions" and _has_text(child):
        return tr("Python functions of expressions")
    if child.tag == "actionsetting" and child.get("type") not in OPENS_ADDRESS:
        return tr("actions of layers")
    if child.tag in INIT_CODE and _has_text(child):
        return tr("Python code of forms")
    if child.tag == "editforminitcodesource" and (child.text or "").strip() not in ("", "0"):
        return tr("Python code of forms")
    return tr("QML or HTML in forms") if child.tag in OF_FORMS else ""


def _has_text(element):
    return any(text.strip() for text in element.itertext())
