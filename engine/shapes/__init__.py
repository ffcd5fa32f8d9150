# SPDX-License-Identifier: GPL-2.0-or-later
"""Makers of rock shapes."""
