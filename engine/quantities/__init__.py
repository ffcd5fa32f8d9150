# SPDX-License-Identifier: GPL-2.0-or-later
"""Quantities: what each is measured in, what it may be, and what it usually is, the same at every door."""
