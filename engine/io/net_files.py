# SPDX-License-Identifier: GPL-2.0-or-later
"""Descriptions of nets in JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .plain_file import parse_json, read_text

if TYPE_CHECKING:
    from ..hints import FilePath


def read_net(source):
    """The dictionary of a JSON file, or of JSON text that begins with a brace. Raises ValueError naming the source."""
    text, name = str(source), "the description"
    if not text.lstrip().startswith("{"):
        name = text
        try:
            text = read_text(source)
        except OSError as error:
            raise ValueError(f"{name}: cannot be read ({error.strerror}). Give the path of a JSON file.") from error
        except UnicodeDecodeError as error:
            raise ValueError(f"{name}: is no text in UTF-8. Give the path of a JSON file.") from error
    try:
        description = parse_json(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{name}: no JSON at line {error.lineno}, column {error.colno} ({error.msg}).") from error
    except ValueError as error:
        raise ValueError(f"{name}: no JSON that can be read ({error}).") from error
    if not isinstance(description, dict):
        kind = type(description).__name__
        raise ValueError(f"{name}: holds a {kind}, not an object with nodes, materials and elements.")
    return description


def write_net(path: FilePath, description: Mapping[str, Any]) -> None:
    """Write a description that read_net reads again."""
    Path(path).write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")
