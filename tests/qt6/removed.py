# SPDX-License-Identifier: GPL-2.0-or-later
"""Print the classes of a PyQt and their methods, one a line: ``python removed.py PyQt5``."""

import importlib
import sys

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtXml", "QtSvg", "QtPrintSupport")

names = set()
for name in MODULES:
    module = importlib.import_module(f"{sys.argv[1]}.{name}")
    for key, value in vars(module).items():
        names.add(key)
        if isinstance(value, type):
            names.update(entry for entry in dir(value) if entry[0].islower())
print("\n".join(sorted(entry for entry in names if not entry.startswith("_"))))
