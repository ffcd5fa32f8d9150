# SPDX-License-Identifier: GPL-2.0-or-later
"""The version of Talus, for provenance records and reports."""

__version__ = "1.0.0"
