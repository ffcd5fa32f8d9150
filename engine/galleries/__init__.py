# SPDX-License-Identifier: GPL-2.0-or-later
"""Rigid galleries and walls: force on a cushion, depth of penetration, and what comes along a structure."""
