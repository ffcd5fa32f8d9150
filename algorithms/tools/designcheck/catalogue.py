# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads the catalogue of nets, and completes its nets with what the dialog says."""

import csv
import math
from io import StringIO

from qgis.core import QgsProcessingException

from ....engine.io.plain_file import read_text
from ....engine.protection.design_check import Net
from ...base import RESOURCES
from ...number_words import KILO, formatted
from ...translation import tr
from .algorithm import CATALOGUE, ELONGATION, HEIGHT, LEVEL, NET

NET_CLASSES = RESOURCES / "net_classes.csv"
OF_EAD = "EAD 340059 class "  # before the number, in the names of that file
NEEDED = ("name", "mel_kj")
NUMBERS = ("mel_kj", "sel_kj", "height_m", "elongation_m", "residual_share")


def read_nets(call):
    """List of the engine's Net, by rising energy. Raises QgsProcessingException for what cannot be read."""
    path = call[CATALOGUE] or NET_CLASSES
    wanted = call[NET].strip()
    level = call[LEVEL]
    height = call[HEIGHT]
    elongation = call[ELONGATION]
    nets = []
    for row in _rows(path):
        energy = row[f"{level}_kj"] * KILO
        if math.isnan(energy) or (wanted and wanted not in (row["name"], shown_net(row["name"]))):
            continue
        nets.append(
            Net(
                row["name"], energy, row["height_m"] if row["height_m"] > 0.0 else _or_unknown(height),
                _or_unknown(elongation) if math.isnan(row["elongation_m"]) else row["elongation_m"],
                row["residual_share"],
            )
        )  # fmt: skip
    if not nets:
        message = tr("NET: {} has no net {!r} with a level {}.")
        raise QgsProcessingException(message.format(path, wanted or "*", level))
    return sorted(nets, key=lambda net: net.energy)


def shown_net(name):
    """Name of a net in reports: that of the catalogue, or a class of EAD 340059 in the words of the language."""
    is_class = name.startswith(OF_EAD)
    return tr("EAD 340059 class {}").format(name.removeprefix(OF_EAD)) if is_class else name


def _or_unknown(number):
    return math.nan if number is None else number


def _rows(path):
    """Rows of the file, numbers as floats, NaN where there is none."""
    with StringIO(read_text(path, "utf-8-sig")) as file:
        reader = csv.DictReader(file)
        missing = [name for name in NEEDED if name not in (reader.fieldnames or ())]
        if missing:
            message = tr("CATALOGUE: {} has no column {}; it needs name and mel_kj.")
            raise QgsProcessingException(message.format(path, ", ".join(missing)))
        for number, row in enumerate(reader, 2):
            numbers = {}
            for name in NUMBERS:
                text = (row.get(name) or "").strip()
                try:
                    numbers[name] = float(text) if text else math.nan
                except ValueError:
                    numbers[name] = -1.0
                if numbers[name] <= 0.0 or math.isinf(numbers[name]):
                    message = tr("CATALOGUE: line {}, {} is {!r}; give a positive number or leave it empty.")
                    raise QgsProcessingException(message.format(number, name, text))
            if numbers["residual_share"] > 1.0:
                message = tr("CATALOGUE: line {}, residual_share is {:g}; it is a share of the nominal height, from 0 "
                             "to 1. Give 0.6 for 60 %.")  # fmt: skip
                raise QgsProcessingException(formatted(message, number, numbers["residual_share"]))
            yield {"name": (row["name"] or "").strip(), **numbers}
