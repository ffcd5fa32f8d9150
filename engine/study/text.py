# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes a study as text that study.py reads, and the table of its keys."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from .keys import FORMAT, NEEDED, SCENARIO, TABLES


def text_of(
    values: Mapping[str, Mapping[str, Any]],
    comments: Sequence[str] = (),
    remarks: Mapping[str, Sequence[str]] | None = None,
) -> str:
    """A study file: the keys of ``values`` (table -> key -> value), each with unit and meaning behind it.

    comments : lines for its head; remarks : table -> list of lines above the table
    Keys whose value is None are left out.
    """
    lines = [f"# {line}".rstrip() for line in comments]
    for table, keys in TABLES.items():
        given = {name: values.get(table, {}).get(name) for name in keys}
        given = {name: value for name, value in given.items() if value is not None}
        if table == "":
            given = {"format": FORMAT, **given}
        if not given and not (remarks or {}).get(table):
            continue
        lines += [""] + [f"# {line}" for line in (remarks or {}).get(table, ())]
        lines += [f"[{table}]"] if table and given else []
        lines += [f"{name} = {_value(value)}{_comment(keys[name])}" for name, value in given.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def _comment(key):
    return f"  # {key.unit}" if key.unit else ""


def _value(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return "[" + ", ".join(map(_value, value)) + "]"


def table_of_keys():
    """All keys as tables of Markdown."""
    lines = []
    for table, keys in TABLES.items():
        lines += ["", f"### `[{table}]`" if table else "### At the top", ""]
        lines += ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
        for name, key in keys.items():
            parameter = f" (`{key.parameter}`)" if key.parameter else ""
            lines.append(f"| `{name}` | {_kind(key)} | {_default(key)} | {key.help}{parameter} |")
    lines += ["", f"### `[[{SCENARIO}]]`", ""]
    return "\n".join(lines).strip("\n")


def _kind(key):
    if key.kind == "choice" and len(key.choices) > 6:
        return "name"
    if key.kind == "choice":
        return ", ".join(f"`{choice}`" for choice in key.choices)
    if key.kind in ("number", "whole"):
        words = {"number": "number", "whole": "whole number"}[key.kind]
        limits = f" {key.lowest:g} to {key.highest:g}" if key.highest < float("inf") else f" from {key.lowest:g}"
        also = "".join(f", or `{choice}`" for choice in key.choices)
        return f"{words}{limits}{' ' + key.unit if key.unit else ''}{also}"
    return {"flag": "true, false", "choices": "list of names", "texts": "list of texts", "extent": "four numbers"}.get(
        key.kind, key.kind
    )


def _default(key):
    if key.default is NEEDED:
        return "(needed)"
    if key.default is None:
        return ""
    if isinstance(key.default, tuple):
        return ", ".join(f"`{choice}`" for choice in key.default)
    return f"`{_value(key.default)}`"
