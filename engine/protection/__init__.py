# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers and nets: how high, how strong, where; and the design check of a code."""
