# SPDX-License-Identifier: GPL-2.0-or-later
"""Units of layers, tables and labels beside SI."""

KILO = 1000.0  # J in a kJ
