# SPDX-License-Identifier: GPL-2.0-or-later
"""From parameters of algorithms to terrain, ground, releases, rocks and obstacles of the engine."""
