# SPDX-License-Identifier: GPL-2.0-or-later
"""From runs to hazard and risk: intensity and return period, zones, energy lines, objects."""
