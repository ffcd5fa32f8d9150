# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings of the engine in QGIS: in the language of the user, in the log and as an output."""
