# SPDX-License-Identifier: GPL-2.0-or-later
"""A layout template of anybody, made harmless before QGIS reads it: only the kinds of items that a sheet needs stay.

Frames with HTML run scripts and fetch pages; so do labels in the mode HTML. Pictures, and those in symbols, come from
files, not from servers; an expression may not name them, for it can put an address together. Other expressions compute
and change nothing; they stay.
"""

from xml.etree import ElementTree

# types of QgsLayoutItemRegistry: group, page, map, picture, label, legend, shape, polygon, line, scale bar, marker
ITEMS = {str(number) for number in (*range(65637, 65647), 65653)}
PICTURE, LABEL = "65640", "65641"
SERVERS = "://", "\\\\", "/vsi", "//"
VALUES = "v", "value"  # attributes of <prop> and <Option>, which say the picture of a symbol among much else
OF_SYMBOLS = "data_defined_properties"  # what expressions say of a symbol
BY_EXPRESSION = "dataDefinedProperties"  # of an item
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
    for element in root.iter():
        tag = _tag(element)
        if tag in ("prop", "Option"):
            for name in VALUES:
                if _is_on_server(element.get(name) or ""):
                    element.set(name, "")
        if tag != "LayoutItem":
            continue
        if element.get("type") == LABEL:
            element.set("htmlState", "0")
        if element.get("type") == PICTURE:
            if _is_on_server(element.get("file") or ""):
                element.set("file", "")
            for parent in list(element.iter()):
                for child in [one for one in parent if _tag(one) == BY_EXPRESSION]:
                    parent.remove(child)
    return ElementTree.tostring(root, encoding="unicode")


def _may_stay(element):
    tag = _tag(element)
    if tag == "LayoutItem":
        return element.get("type") in ITEMS
    return tag not in ("LayoutMultiFrame", "customproperties", "maplayer", "projectlayers", OF_SYMBOLS)


def _tag(element):
    """Name of an element, in whatever namespace, for QGIS asks for none."""
    return element.tag.rpartition("}")[2].rpartition(":")[2] if isinstance(element.tag, str) else ""


def _is_on_server(path):
    return any(sign in path for sign in SERVERS) and not path.startswith(("base64:", "/usr/", ":/"))
