# SPDX-License-Identifier: GPL-2.0-or-later
"""Obstacles on the terrain that stop rocks: barriers and trees."""
