# SPDX-License-Identifier: GPL-2.0-or-later
"""python -m talus.engine.command_line, where the command `talus` is not installed."""

import sys

from . import main

sys.exit(main())
