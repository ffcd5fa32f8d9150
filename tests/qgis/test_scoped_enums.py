# SPDX-License-Identifier: GPL-2.0-or-later
"""Members of enumerations are written with their scope, Class.Enumeration.Member, as QGIS 4 and Qt 6 demand."""

import ast
import enum
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("algorithms", "docs", "i18n", "resources", "tests")


@pytest.fixture(scope="module")
def modules(qgis_app):
    from qgis import core, gui
    from qgis.PyQt import QtCore, QtGui, QtWidgets

    return core, gui, QtCore, QtGui, QtWidgets


def unscoped(source, modules):
    """(line, name) of each Class.Member whose member belongs to an enumeration of the class."""
    actual = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            holders = (getattr(module, node.value.id, None) for module in modules)
            if any(isinstance(holder, type) and is_member(holder, node.attr) for holder in holders):
                actual.append((node.lineno, f"{node.value.id}.{node.attr}"))
    return actual


def is_member(holder, name):
    """Is this attribute of a class a member of an enumeration that is not the class itself?"""
    value = getattr(holder, name, None)
    if issubclass(holder, enum.Enum) or value is None or isinstance(value, type):
        return False
    kind = type(value)
    is_old = issubclass(kind, int) and kind not in (int, bool) and kind.__name__ in dir(holder)
    return isinstance(value, enum.Enum) or is_old


@pytest.mark.parametrize("folder", FOLDERS)
def test_enumerations_are_scoped(modules, folder):
    actual = {str(path): unscoped(path.read_text(encoding="utf-8"), modules) for path in (ROOT / folder).rglob("*.py")}
    assert {path: names for path, names in actual.items() if names} == {}


def test_unscoped_members_are_found(modules):
    source = "QgsProcessing.TypeVectorLine\nQgsProcessing.SourceType.TypeVectorLine\nQt.AlignLeft\nQgsField.name\n"
    assert unscoped(source, modules) == [(1, "QgsProcessing.TypeVectorLine"), (3, "Qt.AlignLeft")]
