# SPDX-License-Identifier: GPL-2.0-or-later
"""The keys of a file of rules: a row each, with all that is known of the key.

    intensity      a measure and its bounds, n of them, and n + 1 classes, the weakest first
    occurrence     bounds of return periods in years, rising; the columns of the fields
    levels         what a zone can be, the least first
    fields         level of each intensity (a row each) and occurrence (a column each)
    beyond         level of what is reached by rarer events only
    propagation    where failure and propagation together tell the occurrence: its table
    certainty      how sure each number is: a grade and where it is from

A value that is null is not filled in. It stands for what nobody here has read in its source: the file says under
``certainty`` where it is to be found. From these rows follow the checks of files, resources/hazard_rules/schema.json
(with which editors check a file while it is typed) and the table in docs/hazard_rules.md.
"""

from __future__ import annotations

from typing import NamedTuple

FORMAT = 1
LANGUAGES = ("en", "de", "fr", "it", "no", "ca", "es")
ENERGY, VOLUME = MEASURES = ("energy", "volume")
UNITS = {ENERGY: "kJ", VOLUME: "m3"}
READ, ABSTRACT, SECOND_HAND, GIVEN, UNFILLED = "read", "abstract", "second hand", "given", "unfilled"
GRADES = (READ, ABSTRACT, SECOND_HAND, GIVEN, UNFILLED)
BEYOND = "beyond"  # in a table of propagation: rarer than the last bound of the occurrence


class Key(NamedTuple):
    """One key of an object."""

    kind: str  # of KINDS
    is_needed: bool
    help: str
    choices: tuple = ()


KINDS = {
    "format": f"the number {FORMAT}", "text": "a text in quotes", "level": "a text in quotes, or null",
    "choice": "one of the names", "object": "an object",
    "objects": "a list of objects", "bounds": "a list of numbers that rise, or null for those not known",
    "shares": "a list of shares of the runs in percent that fall, or null for those not known",
    "number": "a positive number, or null", "colour": "three whole numbers from 0 to 255, red, green, blue",
    "flag": "true or false", "names": "an object with a text a language", "texts": "a list of texts",
    "rows": "an object with a row for each class", "certainty": "an object of pairs of a grade and a text",
}  # fmt: skip

TABLES = {
    "": {
        "$schema": Key("text", False, "address of schema.json, for editors"),
        "format": Key("format", True, f"version of this form of files: {FORMAT}"),
        "name": Key("text", True, "name of the rules, in reports"),
        "authority": Key("text", True, "who sets them"),
        "language": Key("choice", True, "of the legend", LANGUAGES),
        "notes": Key("texts", False, "what a user of the rules has to know; in the report"),
        "intensity": Key("object", True, "how hard a place is hit"),
        "occurrence": Key("object", True, "how often"),
        "levels": Key("objects", True, "what a zone can be, the least first"),
        "is_nested": Key("flag", False, "whether a zone holds those of the higher levels"),
        "fields": Key("rows", True, "level of each intensity and occurrence"),
        "field_names": Key("rows", False, "what the authority calls each field"),
        "beyond": Key("level", True, "level of what is reached by rarer events only, \"\" for none"),
        "propagation": Key("object", False, "occurrence from failure and propagation"),
        "certainty": Key("certainty", True, "how sure each number is"),
    },
    "intensity": {
        "measure": Key("choice", True, "energy: the largest in a cell, kJ; volume: of the block, m3", MEASURES),
        "bounds": Key("bounds", True, "between the classes, kJ or m3"),
        "classes": Key("objects", True, "the weakest first, one more than bounds"),
    },
    "intensity.classes": {
        "key": Key("text", True, "name within this file"),
        "code": Key("text", False, "in the data model of the authority"),
        "colour": Key("colour", False, "on the map"),
        "names": Key("names", True, "words of the legend by language"),
    },
    "occurrence": {
        "bounds": Key("bounds", True, "return periods up to which, years; [] where none counts"),
        "per_width": Key("number", False, "m of a slope for which the rules demand frequencies"),
        "reference_width": Key("number", False, "m, width of the object that frequencies are of, where the rules "
                               "demand none; without it: 10"),
    },
    "levels": {
        "key": Key("text", True, "name within this file"),
        "code": Key("text", True, "in the data model of the authority"),
        "colour": Key("colour", True, "on the map"),
        "is_hatched": Key("flag", False, "drawn as a hatch"),
        "names": Key("names", True, "words of the legend by language"),
    },
    "propagation": {
        "failure": Key("bounds", True, "return periods of failures up to which, years"),
        "shares": Key("shares", True, "of the runs that reach a place, between the classes of propagation, %"),
        "classes": Key("texts", True, "of propagation, the most probable first"),
        "occurrence": Key("rows", True, "bound of the occurrence of each class and failure, or \"beyond\""),
    },
}  # fmt: skip
OF_LISTS = {"levels", "intensity.classes"}  # whose tables hold for each object of a list

# where numbers and levels stand, which need a grade of certainty each
GRADED = ("intensity.bounds", "occurrence.bounds", "occurrence.per_width", "occurrence.reference_width", "fields",
          "beyond", "propagation.failure", "propagation.shares", "propagation.occurrence", "levels")  # fmt: skip


def json_schema() -> dict[str, object]:
    """The JSON Schema (draft 7) of these keys, for editors."""
    level = {"type": ["string", "null"]}
    split = {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2}
    number = {"type": ["number", "null"]}
    kinds = {
        "format": {"const": FORMAT},
        "text": {"type": "string"},
        "level": level,
        "bounds": {"type": "array", "items": number},
        "shares": {"type": "array", "items": number},
        "number": number,
        "colour": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}, "minItems": 3,
                   "maxItems": 3},
        "flag": {"type": "boolean"},
        "names": {"type": "object", "propertyNames": {"enum": list(LANGUAGES)}, "additionalProperties": level},
        "texts": {"type": "array", "items": {"type": "string"}},
        "rows": {"type": "object", "additionalProperties": {
            "type": "array", "items": {"anyOf": [level, number, split]}}},
        "certainty": {"type": "object", "additionalProperties": {
            "type": "array", "items": [{"enum": list(GRADES)}, {"type": "string"}], "minItems": 2, "maxItems": 2}},
    }  # fmt: skip

    def of(key, path):
        if key.kind == "choice":
            schema = {"enum": list(key.choices)}
        elif key.kind == "object":
            schema = table(path)
        elif key.kind == "objects":
            schema = {"type": "array", "items": table(path), "minItems": 1}
        else:
            schema = dict(kinds[key.kind])
        return {**schema, "description": key.help}

    def table(path):
        keys = TABLES[path]
        return {
            "type": "object",
            "additionalProperties": False,
            "required": [name for name, key in keys.items() if key.is_needed],
            "properties": {name: of(key, f"{path}.{name}" if path else name) for name, key in keys.items()},
        }

    return {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Rules of hazard maps", **table("")}
