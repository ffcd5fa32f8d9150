# SPDX-License-Identifier: GPL-2.0-or-later
"""Reader of the engine's docstrings: ``name : what it is [unit]``, with the type in the signature.

A field of a class is told by the comment behind it.
"""

import re

import griffe

FIELD = re.compile(r"^(\w+) : ", re.MULTILINE)
COMMENT = re.compile(r"  # (.+)$")


class EngineDocstrings(griffe.Extension):
    """Moves what stands behind a name into its description, and comments of fields into docstrings."""

    def on_function_instance(self, *, func, **_):
        if func.docstring is not None:
            _tell_parameters(func.docstring, func.parameters)

    def on_class_members(self, *, cls, **_):
        if cls.docstring is not None:
            if "---" not in cls.docstring.value:  # fields without a heading become a list
                first, *rest = FIELD.split(cls.docstring.value)
                messages = "\n".join(f"* `{name}`: {text.strip()}" for name, text in zip(rest[::2], rest[1::2]))
                cls.docstring.value = f"{first.strip()}\n\n{messages}" if messages else cls.docstring.value
            _tell_parameters(cls.docstring, cls.parameters)

    def on_attribute_instance(self, *, attr, **_):
        if attr.docstring is None and attr.lineno is not None and "class-attribute" in attr.labels:
            match = COMMENT.search(attr.source.split("\n")[-1])
            if match:
                attr.docstring = griffe.Docstring(f"{match[1][0].upper()}{match[1][1:]}.", parent=attr)


def _tell_parameters(docstring, signature):
    docstring.parser, docstring.parser_options = griffe.Parser.numpy, {"warnings": False}
    for section in docstring.parsed:
        if section.kind in (griffe.DocstringSectionKind.parameters, griffe.DocstringSectionKind.attributes):
            for entry in section.value:
                messages = str(entry.annotation or "").strip()
                entry.description = f"{messages}\n{entry.description or ''}".strip()
                known = signature[entry.name] if entry.name in signature else None  # noqa: SIM401  griffe's has no get
                entry.annotation = known.annotation if known is not None else None
