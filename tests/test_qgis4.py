# SPDX-License-Identifier: GPL-2.0-or-later
"""Names that QGIS 4, its Qt 6 and its Python lack are not used. Enumerations: tests/qgis/test_scoped_enums.py."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILES = [ROOT / "__init__.py", ROOT / "plugin.py"]
FILES += [path for folder in ("algorithms", "engine", "resources", "i18n") for path in (ROOT / folder).rglob("*.py")]

# Of PyQt: classes and methods that are gone.
GONE = {
    "QDesktopWidget", "QMatrix", "QRegExp", "QRegExpValidator", "QStringRef", "QTextCodec",
    "exec_", "print_", "setTabStopWidth", "toTime_t", "fromTime_t",
}  # fmt: skip
# Modules that Python 3.12 or 3.13, or what comes with it, lacks.
GONE_MODULES = {"asynchat", "asyncore", "cgi", "distutils", "imp", "pkg_resources", "smtpd", "telnetlib"}
# QVariant's types belong to QGIS before 3.38, and there is one place that asks for the version.
GUARDED = {"QVariant": "algorithms/shared/styles/styles.py"}


def used_names(source):
    """Every name, attribute, imported name and imported module of a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.name for alias in node.names)
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module


def what_is_gone(path):
    """'file: name' of what a file uses and QGIS 4 lacks, or may only be used elsewhere."""
    place = path.relative_to(ROOT).as_posix()
    for name in sorted(set(used_names(path.read_text(encoding="utf-8")))):
        if name in GONE or name.split(".")[0] in GONE_MODULES or GUARDED.get(name, place) != place:
            yield f"{place}: {name}"


def test_nothing_that_is_gone_is_used():
    assert len(FILES) > 100
    assert [actual for path in FILES for actual in what_is_gone(path)] == []


def test_the_types_of_fields_follow_the_version():
    source = (ROOT / GUARDED["QVariant"]).read_text(encoding="utf-8")
    guards = [node for node in ast.parse(source).body if isinstance(node, ast.If)]
    assert [ast.unparse(guard.test) for guard in guards] == ["Qgis.QGIS_VERSION_INT >= 33800"]
    assert "QVariant" not in set(used_names(ast.unparse(guards[0].body)))
    assert "QVariant" in set(used_names(ast.unparse(guards[0].orelse)))


def test_names_are_found():
    source = "import imp\nfrom distutils.core import x\ndialog.exec_()\nQRegExp('a')\n"
    used = set(used_names(source))
    assert {"imp", "distutils.core", "exec_", "QRegExp"} <= used
