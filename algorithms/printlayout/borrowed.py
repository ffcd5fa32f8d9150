# SPDX-License-Identifier: GPL-2.0-or-later
"""A layout template of anybody, made harmless before QGIS reads it: only the kinds of items that a sheet needs stay.

Frames with HTML run scripts and fetch pages; so do labels in the mode HTML. Pictures come from files, not from servers.
Expressions of QGIS compute and change nothing; they stay.
"""

from xml.etree import ElementTree

# types of QgsLayoutItemRegistry: group, page, map, picture, label, legend, shape, polygon, line, scale bar, marker
ITEMS = {str(number) for number in (*range(65637, 65647), 65653)}
PICTURE, LABEL = "65640", "65641"
SERVERS = "://", "\\\\", "/vsi", "//"
LARGEST = 20_000_000  # characters


def harmless(text):
    """The template of a text without what could run or fetch something. ValueError where it is no template."""
    if len(text) > LARGEST or ("<!DOCTYPE" in text.upper() and "<!ENTITY" in text.upper()):
        raise ValueError("it is too large, or declares entities")
    try:
        root = ElementTree.fromstring(text.encode("utf-8"))
    except (ElementTree.ParseError, ValueError, RecursionError) as error:
        raise ValueError(str(error)) from error
    for parent in list(root.iter()):
        for child in list(parent):
            if not _may_stay(child):
                parent.remove(child)
    for item in root.iter("LayoutItem"):
        if item.get("type") == LABEL:
            item.set("htmlState", "0")
        if item.get("type") == PICTURE and _is_on_server(item.get("file") or ""):
            item.set("file", "")
    return ElementTree.tostring(root, encoding="unicode")


def _may_stay(element):
    tag = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""
    if tag == "LayoutItem":
        return element.get("type") in ITEMS
    return tag not in ("LayoutMultiFrame", "customproperties", "maplayer", "projectlayers")


def _is_on_server(path):
    return any(sign in path for sign in SERVERS) and not path.startswith(("base64:", "/usr/", ":/"))
