# SPDX-License-Identifier: GPL-2.0-or-later
"""Print the classes of a PyQt and their methods, one a line: ``python removed.py PyQt5``."""

import importlib
import sys

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtXml", "QtSvg", "QtPrintSupport")

found = set()
for name in MODULES:
    module = importlib.import_module(f"{sys.argv[1]}.{name}")
    for key, value in vars(module).items():
        found.add(key)
        if isinstance(value, type):
            found.update(one for one in dir(value) if one[0].islower())
print("\n".join(sorted(one for one in found if not one.startswith("_"))))
