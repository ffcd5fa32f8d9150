# SPDX-License-Identifier: GPL-2.0-or-later
"""A study as a file: what is simulated and what is written, so that it can be done again elsewhere without QGIS."""
