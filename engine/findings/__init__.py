# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings: all that Talus has to say of inputs and results, as data that every door shows in its own way."""
