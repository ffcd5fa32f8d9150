# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the manual from the algorithms' own texts, a page for each, and the pages' index.

    python docs/manual/make_manual.py

What a page says is what the help beside the dialog says; to change it, change the texts of the algorithm.
"""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
NUMBERS = ("number", "distance", "duration")
LARGE = 1e300  # no limit, as QGIS tells it

# What a parameter takes, by the type that QGIS gives it; in plain words, for scripts and for the reader.
KINDS = {
    "raster": "raster layer", "source": "vector layer", "vector": "vector layer", "maplayer": "layer",
    "multilayer": "layers", "field": "field", "number": "number", "distance": "number", "duration": "number",
    "enum": "choice", "boolean": "yes or no", "string": "text", "file": "file", "extent": "extent", "band": "band",
    "matrix": "table", "crs": "coordinate system", "point": "point", "expression": "expression", "range": "range",
    "sink": "vector layer", "vectorDestination": "vector layer", "rasterDestination": "raster layer",
    "fileDestination": "file", "folderDestination": "folder",
}  # fmt: skip
INTRODUCTION = """\
# Manual

Each algorithm stands in the Processing toolbox under Talus, in the model designer and in `qgis_process`. These pages
say what the help beside its dialog says, and give the names that scripts use.

A usual way: find where rocks start, or draw it; simulate; read the maps and the report; ask what passes a line, and
what a barrier there would have to stop. The example models do it in one go, and there are
[examples of scripts](../examples/README.md), with QGIS and with the engine alone.
"""


def pages(provider):
    """File name -> content of every page, in the order of the index.

    ``provider``: the provider of Talus in a registry, for models need to find their steps.
    """
    from qgis.core import QgsApplication

    registry = QgsApplication.processingRegistry()
    algorithms = [registry.createAlgorithmById(algorithm.id()) for algorithm in provider.algorithms()]
    algorithms.sort(key=lambda entry: (entry.group(), entry.name()))
    written = {f"{algorithm.name()}.md": page(algorithm) for algorithm in algorithms}
    return {"index.md": index(algorithms), **written}


def index(algorithms):
    """The page that lists all others."""
    parts = [INTRODUCTION]
    for group in dict.fromkeys(algorithm.group() for algorithm in algorithms):
        rows = [
            (f"[{algorithm.displayName()}]({algorithm.name()}.md)", f"`{algorithm.id()}`", algorithm.shortDescription())
            for algorithm in algorithms
            if algorithm.group() == group
        ]
        parts.append(f"## {group}\n\n" + table(("algorithm", "id", "what it does"), rows))
    return "\n".join(parts)


def page(algorithm):
    """The page of one algorithm."""
    title = f"# {algorithm.displayName()}\n\n`{algorithm.id()}`\n"
    parts = [title, picture(algorithm), algorithm.introduction(), ""]
    for title, definitions in algorithm.sections():
        if definitions:
            rows = [
                (f"`{definition.name()}`", definition.description(), form(definition), definition.help())
                for definition in definitions
            ]
            parts.append(f"## {title}\n\n" + table(("name", "label", "takes", "help"), rows))
    numbers = [
        definition
        for definition in algorithm.outputDefinitions()
        if definition.type() in ("outputNumber", "outputString")
    ]
    if numbers:
        rows = [(f"`{number.name()}`", number.description()) for number in numbers]
        parts.append("## Numbers for models and scripts\n\n" + table(("name", "what"), rows))
    parts.append(f"## On the command line\n\n```sh\n{command(algorithm)}\n```\n")
    return "\n".join(part for part in parts if part is not None)


def picture(algorithm):
    """The picture of the help, if there is one."""
    path = Path("resources", "help", f"{algorithm.name()}.png")
    return f"![{algorithm.displayName()}](../../{path.as_posix()})\n" if (ROOT / path).is_file() else None


def form(definition):
    """Form of a parameter: kind, limits or choices, default."""
    texts = [KINDS.get(definition.type(), definition.type())]
    if definition.type() in NUMBERS and definition.minimum() > -LARGE and definition.maximum() < LARGE:
        texts.append(f"{definition.minimum():g} to {definition.maximum():g}")
    if definition.type() == "enum":
        texts.append(", ".join(f"`{option}`" for option in definition.options()))
    if is_optional(definition):
        texts.append("optional")
    default = definition.defaultValue()
    if default not in (None, "") and not definition.isDestination():
        texts.append(f"default {readable(definition, default)}")
    return "; ".join(texts)


def readable(definition, value):
    """A default as scripts write it."""
    if definition.type() == "enum" and isinstance(value, int):
        return f"`{definition.options()[value]}`"
    if isinstance(value, list):
        return "`" + ", ".join(str(entry) for entry in value) + "`"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def is_optional(definition):
    """May the parameter be left out?"""
    from qgis.core import QgsProcessingParameterDefinition

    return bool(definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional)


def command(algorithm):
    """A call of qgis_process with what must be given, and the first output."""
    definitions = algorithm.parameterDefinitions()
    needed = [
        definition for definition in definitions if not definition.isDestination() and not is_optional(definition)
    ]
    given = [f"{item.name()}=..." for item in needed if item.defaultValue() is None]
    given += [f"{definition.name()}=..." for definition in definitions if definition.isDestination()][:1]
    return f"qgis_process run {algorithm.id()} -- {' '.join(given)}"


def table(head, rows):
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    cells = ([str(cell).replace("|", "\\|").replace("\n", " ") for cell in line] for line in lines)
    return "\n".join(f"| {' | '.join(line)} |" for line in cells) + "\n"


def main():
    """Write all pages and remove those of algorithms that went."""
    from talus.resources.demo.embedded_qgis import start

    application = start()
    written = pages(application.processingRegistry().providerById("talus"))
    for old in FOLDER.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for name, content in written.items():
        (FOLDER / name).write_text(content, encoding="utf-8")
    print(f"{len(written)} pages in {FOLDER}")
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main()
