# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads again what talus:simulate wrote: motion, crossings, lines."""
