# SPDX-License-Identifier: GPL-2.0-or-later
"""Write docs/api/interface.md from engine/interface.py: every public name with its type hints and what it is.

python docs/api/make_interface.py
"""

import ast
import re
from pathlib import Path

from talus.engine.interface import PUBLIC

ENGINE = Path(__file__).resolve().parents[2] / "engine"
PAGE = Path(__file__).with_name("interface.md")
HEAD = """\
# All public names

What scripts, and the algorithms of the plugin, may import from `talus.engine`; everything else may change from one
version to the next. `talus.engine.choices` is public as a whole: all names to choose from. Shapes and units of arrays
stand in the docstrings: `help(talus.engine.hazard.hazard.Hazard)`. Names of `talus.engine` itself have
[pages of their own](index.md).

<!-- written by docs/api/make_interface.py from engine/interface.py -->
"""


def page():
    """The text of the page."""
    parts = [HEAD]
    for subject, modules in PUBLIC.items():
        parts.append(f"## {subject}\n")
        for module, names in modules.items():
            tree = tree_of(source_of(module))
            title = ".".join(["talus.engine", *([module] if module else [])])
            parts.append(f"### `{title}`\n\n{first_sentence(tree)}\n")
            parts.append("\n".join(f"- {row}" for row in rows(tree, names)) + "\n")
    return "\n".join(parts)


def source_of(module):
    """The file of a module within talus.engine."""
    place = ENGINE.joinpath(*module.split(".")) if module else ENGINE
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def tree_of(path):
    """The syntax of a file; of a package with what it imports from its own modules."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if path.name == "__init__.py" and path.parent != ENGINE:
        inner = [
            path.parent.joinpath(*node.module.split(".")) for node in tree.body if isinstance(node, ast.ImportFrom)
        ]
        for entry in inner:
            tree.body += ast.parse(entry.with_suffix(".py").read_text(encoding="utf-8")).body
    return tree


def definitions(tree):
    """Name -> function or class of a file."""
    return {node.name: node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}


def rows(tree, names):
    """A line for each name: functions with their hints, classes with their methods."""
    known = definitions(tree)
    for name in names:
        node = known.get(name)
        if node is None:
            yield f"`{name}`"
        elif isinstance(node, ast.FunctionDef):
            yield f"`{signature(node)}`: {first_sentence(node)}"
        else:
            yield "\n".join([f"`{name}`: {first_sentence(node)}", *methods(node)])


def methods(node):
    """Lines of the public methods of a class."""
    for entry in node.body:
        if isinstance(entry, ast.FunctionDef) and not entry.name.startswith("_"):
            yield f"    - `{signature(entry)}`: {first_sentence(entry)}"


def signature(node):
    """Name, arguments and what comes back, on one line."""
    hint = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){hint}"


def first_sentence(node):
    """First paragraph of a docstring, with double backticks as single ones; line breaks are blanks."""
    text = (ast.get_docstring(node) or "").split("\n\n")[0]
    return re.sub(r"\s*\n\s*", " ", text).replace("``", "`")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
