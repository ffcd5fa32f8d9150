# SPDX-License-Identifier: GPL-2.0-or-later
"""Modules that several tools share."""
