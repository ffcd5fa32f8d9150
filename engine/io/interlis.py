# SPDX-License-Identifier: GPL-2.0-or-later
"""Transfer files of INTERLIS 2.3 (XTF), for objects with one surface of straight lines each.

Form: INTERLIS 2 reference manual of 2006-04-13, chapter 3, encoding in XML. Coordinates have three decimals.
"""

from __future__ import annotations

import html
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .optional_packages import require

if TYPE_CHECKING:
    from ..hints import FilePath

NAMESPACE = "http://www.interlis.ch/INTERLIS2.3"


def write_xtf(
    path: FilePath,
    model: tuple[str, str, str],
    topic: str,
    objects: Iterable[tuple[str, str, str, bytes, dict[str, Any]]],
    sender: str,
) -> None:
    """Write a transfer file with one basket.

    model : its name, version and address; topic : MODEL.topic
    objects : (class, OID, name of the surface, its WKB, attribute -> text, number or bool; None is left out)
    sender : who wrote the file

    Raises
    ------
    OSError
        Where the file cannot be written.
    """
    name, version, address = model
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<TRANSFER xmlns="{NAMESPACE}">',
        f'<HEADERSECTION SENDER={_attribute(sender)} VERSION="2.3"><MODELS><MODEL NAME={_attribute(name)} '
        f"VERSION={_attribute(version)} URI={_attribute(address)}/></MODELS></HEADERSECTION>",
        "<DATASECTION>",
        f'<{topic} BID="{topic}">',
    ]
    for kind, oid, surface, shape, values in objects:
        texts = (f"<{key}>{_text(value)}</{key}>" for key, value in values.items() if value is not None)
        inner = f"<{surface}>{_surface(shape)}</{surface}>{''.join(texts)}"
        lines.append(f"<{kind} TID={_attribute(oid)}>{inner}</{kind}>")
    lines += [f"</{topic}>", "</DATASECTION>", "</TRANSFER>"]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _text(value):
    return str(value).lower() if isinstance(value, bool) else html.escape(str(value), quote=False)


def _surface(wkb):
    shape = require("shapely").from_wkb(wkb)
    rings = "".join(map(_boundary, (shape.exterior, *shape.interiors)))
    return f"<SURFACE>{rings}</SURFACE>"


def _boundary(ring):
    places = "".join(f"<COORD><C1>{x:.3f}</C1><C2>{y:.3f}</C2></COORD>" for x, y in ring.coords)
    return f"<BOUNDARY><POLYLINE>{places}</POLYLINE></BOUNDARY>"


def _attribute(text: str) -> str:
    """A text between quotes, as an attribute of XML."""
    return f'"{html.escape(text)}"'
