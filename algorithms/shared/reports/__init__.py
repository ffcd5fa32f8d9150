# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared parts of reports: the page, plots, figures, maps, sections."""
