# SPDX-License-Identifier: GPL-2.0-or-later
"""Check the English of docstrings, texts and pages: ``python docs/prose/lint.py [--counts]``.

proselint finds the phrases of rules.py in the first line of each docstring, in each text of a dialog, message or
finding (i18n/update.py knows them), and in README, CHANGELOG, CONTRIBUTING and the pages of docs. Code between
backquotes or in blocks is left out, and so are pages that are made from texts, docstrings and names (docs/manual,
docs/api, docs/verification/mutants.md).
"""

import ast
import re
import subprocess
import sys
from bisect import bisect_right
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "i18n"), str(Path(__file__).parent)]

import update  # noqa: E402
from rules import DOCSTRINGS, PAGES, RULES, STOCK, TEXTS  # noqa: E402

MADE = ("docs/manual/", "docs/api/", "docs/verification/mutants.md")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


class Piece(NamedTuple):
    """Line of English and the place where it stands."""

    place: str
    text: str


def docstring_lines(root=ROOT):
    """First lines of all docstrings of tracked sources."""
    pieces = []
    for name in tracked("*.py", root):
        for node in ast.walk(ast.parse((root / name).read_text(encoding="utf-8"))):
            text = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
            if text:
                pieces.append(Piece(f"{name}:{node.body[0].lineno}", without_code(text.split("\n", 1)[0])))
    return pieces


def dialog_texts():
    """Texts of dialogs, messages and findings, in one line each."""
    return [
        Piece(f"{file.relative_to(ROOT).as_posix()}: {text[:60]!r}", without_code(text.replace("\n", " ")))
        for file in update.source_files()
        for text in dict.fromkeys(update.texts_of(file.read_text(encoding="utf-8"), file.name))
    ]


def page_lines(root=ROOT):
    """Lines of README, CHANGELOG, CONTRIBUTING, SECURITY and the pages of docs, without blocks of code."""
    pieces = []
    for name in tracked("*.md", root):
        if not name.startswith(MADE):
            pieces += lines_of_page(name, (root / name).read_text(encoding="utf-8"))
    return pieces


def lines_of_page(name, text):
    """Lines of a page outside of its blocks of code, which are between fences or indented."""
    pieces, in_fence, before = [], False, ""
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            in_fence = not in_fence
        elif not in_fence and not (line.startswith("    ") and not before.strip().startswith(("*", "-", "1"))):
            pieces.append(Piece(f"{name}:{number}", without_code(line)))
        before = line if line.strip() else before
    return pieces


def without_code(text):
    """Text with its code in backquotes replaced by a word, and without addresses of links."""
    return re.sub(r"\]\([^)]*\)", "]", re.sub(r"``?[^`]*``?", "CODE", text))


def tracked(pattern, root=ROOT):
    """Names of the files that git tracks; of all files where git or its history is missing."""
    try:
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", pattern]
        listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        actual = (path.relative_to(root) for path in root.rglob(pattern))
        return sorted(entry.as_posix() for entry in actual if entry.parts[0] not in (".venv", "build"))
    return [name for name in listed.splitlines() if (root / name).exists()]


def checks_for(place):
    """Checks of proselint for a kind of text: our rules, and some of its own for texts and pages."""
    from proselint.checks import __register__
    from proselint.registry.checks import Check, types

    own = [
        Check(check_type=types.ExistenceSimple(pattern=rule.pattern), path=f"talus.{rule.name}", message=rule.advice)
        for rule in RULES
        if place in rule.places and not rule.start
    ]
    stock = [] if place == DOCSTRINGS else [check for check in __register__ if check.path.split(".")[0] in STOCK]
    return [*own, *stock]


def findings(place, pieces):
    """(place, rule, words, advice) of each finding in pieces of one kind."""
    actual = []
    for rule in (rule for rule in RULES if rule.start and place in rule.places):
        opening = re.compile(rule.pattern)
        actual += [
            (piece.place, rule.name, piece.text[:60], rule.advice) for piece in pieces if opening.match(piece.text)
        ]
    content = "\n" + "\n".join(piece.text for piece in pieces) + "\n"
    ends, end = [], 1
    for part in pieces:
        end += len(part.text) + 1
        ends.append(end)
    exceptions = {f"talus.{rule.name}": re.compile(rule.but) for rule in RULES if rule.but}
    for check in checks_for(place):
        for result in check.check_with_flags(content):
            first, last = result.span
            piece = pieces[min(bisect_right(ends, first), len(pieces) - 1)]
            around = content[max(0, first - 15) : last + 15]
            if result.check_path in exceptions and exceptions[result.check_path].search(around):
                continue
            words = content[first:last].strip()
            if "\n" not in words:
                actual.append((piece.place, result.check_path.removeprefix("talus."), words, result.message))
    return actual


def all_findings():
    """Findings in docstrings, texts and pages."""
    return [
        finding
        for place, pieces in ((DOCSTRINGS, docstring_lines()), (TEXTS, dialog_texts()), (PAGES, page_lines()))
        for finding in findings(place, pieces)
    ]


def main():
    """Print all findings, or their numbers by rule; the exit status is 1 if there is one."""
    result = sorted(all_findings())
    if "--counts" in sys.argv[1:]:
        for name in sorted({entry[1] for entry in result}):
            print(f"{name}: {sum(entry[1] == name for entry in result)}")
    else:
        for place, name, words, advice in result:
            print(f"{place}: {name}: {words!r}: {advice}")
    print(f"Prose: {len(result)} findings.")
    return 1 if result else 0


if __name__ == "__main__":
    sys.exit(main())
