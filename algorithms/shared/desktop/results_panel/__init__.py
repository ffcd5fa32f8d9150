# SPDX-License-Identifier: GPL-2.0-or-later
"""Dock with the results of a run at a place: numbers, histograms, a profile, and the sources of its rocks."""
