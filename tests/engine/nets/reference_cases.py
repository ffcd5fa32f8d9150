# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs and results of the reference code, which lie beside the checkout and are not part of the project."""

import importlib.util
import json

from talus.tests import real_data

FOLDER = real_data.BESIDE / "nets"


def load():
    """(module of the inputs, dictionary of the results); skips with the reason where they are absent."""
    real_data.folder("nets", FOLDER)
    spec = importlib.util.spec_from_file_location("net_cases", FOLDER / "cases.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    results = json.loads((FOLDER / "reference.json").read_text(encoding="utf-8"))["cases"]
    return module, {name: case.get("kratos") for name, case in results.items()}
