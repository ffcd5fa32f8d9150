# SPDX-License-Identifier: GPL-2.0-or-later
"""A layout template of anybody, made harmless before QGIS reads it: only the kinds of items that a sheet needs stay.

Frames with HTML run scripts and fetch pages; so do labels and texts in the mode HTML. Pictures, and those in symbols
and behind texts, come from files, not from servers; an expression may not name them, for it can put an address
together. Other expressions stay where they call functions of a list alone: QGIS has one that writes into databases
(sqlite_fetch_and_increment), ones that read the environment, and ones that run a text as an expression.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

from qgis.core import QgsExpression

from ...number_words import number_text
from ...shared.parameters.extent import DEM
from ...translation import tr

# types of QgsLayoutItemRegistry: group, page, map, picture, label, legend, shape, polygon, line, scale bar, marker
ITEMS = {str(number) for number in (*range(65637, 65647), 65653)}
PICTURE, LABEL = "65640", "65641"
SERVERS = "://", "\\\\", "/vsi", "//"
OF_SYMBOLS = "data_defined_properties"  # what expressions say of a symbol
BY_EXPRESSION = "dataDefinedProperties"  # of an item
LARGEST = 20_000_000  # characters
TEXTS = "labelText", "title", "name", "id", "unitLabel"  # attributes that are shown and name no file
IN_TEXT = re.compile(r"\[%(.*?)%\]", re.DOTALL)  # an expression in a text
FUNCTIONS = frozenset((
    "abs", "acos", "age", "array", "array_append", "array_cat", "array_contains", "array_find", "array_first",
    "array_get", "array_last", "array_length", "array_prepend", "array_reverse", "array_slice", "array_sort",
    "array_to_string", "ascii", "asin", "atan", "atan2", "ceil", "char", "clamp", "coalesce", "color_cmyk",
    "color_cmyka", "color_hsl", "color_hsla", "color_hsv", "color_hsva", "color_mix_rgb", "color_part", "color_rgb",
    "color_rgba", "concat", "cos", "darker", "datetime_from_epoch", "day", "day_of_week", "degrees", "epoch", "exp",
    "floor", "format", "format_date", "format_number", "hour", "if", "item_variables", "left", "length", "lighter",
    "ln", "log", "log10", "longest_common_substring", "lower", "lpad", "make_date", "make_datetime",
    "make_interval", "make_time", "map", "map_akeys", "map_avals", "map_concat", "map_credits", "map_exist",
    "map_get", "map_insert", "max", "min", "minute", "month", "now", "nullif", "pi", "project_color", "radians",
    "ramp_color", "rand", "randf", "regexp_match", "regexp_replace", "regexp_substr", "replace", "right", "round",
    "rpad", "scale_exp", "scale_linear", "second", "set_color_part", "sin", "sqrt", "string_to_array", "strpos",
    "substr", "tan", "title", "to_date", "to_datetime", "to_decimal", "to_dm", "to_dms", "to_int", "to_interval",
    "to_real", "to_string", "to_time", "trim", "try", "upper", "var", "week", "with_variable", "wordwrap", "year",
))  # fmt: skip


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
        for name, value in element.items():
            if _is_harmful(name, value):
                element.set(name, "")
        if _is_harmful("", element.text or ""):
            element.text = ""
        if element.get("allowHtml") is not None:
            element.set("allowHtml", "0")
        if _tag(element) != "LayoutItem":
            continue
        if element.get("type") == LABEL:
            element.set("htmlState", "0")
        if element.get("type") == PICTURE:
            for parent in list(element.iter()):
                for child in [element for element in parent if _tag(element) == BY_EXPRESSION]:
                    parent.remove(child)
    return ElementTree.tostring(root, encoding="unicode")


def _may_stay(element):
    tag = _tag(element)
    if tag == "LayoutItem":
        return element.get("type") in ITEMS
    return tag not in ("LayoutMultiFrame", "customproperties", "maplayer", "projectlayers", "Atlas", OF_SYMBOLS)


def _tag(element):
    """Name of an element, in whatever namespace, for QGIS asks for none."""
    return element.tag.rpartition("}")[2].rpartition(":")[2] if isinstance(element.tag, str) else ""


def _is_on_server(path):
    return any(sign in path for sign in SERVERS) and not path.startswith(("base64:", "/usr/", ":/"))


def _is_harmful(name, value):
    """True for an attribute that names a server, or has an expression that calls what is not on the list.

    ``name``: its name, '' for the text of an element.
    """
    if not all(map(_computes_alone, IN_TEXT.findall(value))):
        return True
    if name.lower().endswith("expression"):  # gives a text
        return bool(value.strip()) and not _computes_alone(value)
    if name not in TEXTS and _is_on_server(value):
        return True
    return name not in TEXTS and "(" in value and _called_in(value) is not None and not _computes_alone(value)


def _computes_alone(text):
    """True for an expression that calls functions of the list alone."""
    called = _called_in(text)
    return called is not None and {name.lower() for name in called} <= FUNCTIONS


def _called_in(text):
    """Names of the functions that an expression calls, None where it is none."""
    expression = QgsExpression(text)
    return None if expression.hasParserError() else set(expression.referencedFunctions())


# Data sources in the title block: coordinate system, sources, and the program.

HILLSHADE = "hillshade"  # of the relief of an earlier plan, whose name says nothing
LONGEST = 3  # names of layers that are written out


def crs_text(crs):
    """Name and code of a coordinate system."""
    if not crs.isValid():
        return tr("unknown")
    return f"{crs.description()}\n{crs.authid()}" if crs.authid() else crs.description()


def sources_of(call, layers):
    """The elevation model with its cell size, and the layers, in words."""
    texts = []
    dem = call[DEM]
    if dem is not None:
        cell = number_text(dem.rasterUnitsPerPixelX())
        name = Path(dem.source()).stem if dem.renderer().type() == HILLSHADE else dem.name()
        texts.append(tr("Elevation model: {}, cells of {} m").format(name, cell))
    names = [layer.name() for layer in layers]
    more = ", …" if len(names) > LONGEST else ""
    texts.append(tr("Layers: {}").format(", ".join(names[:LONGEST]) + more))
    return "\n".join(texts)
