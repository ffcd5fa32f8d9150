# SPDX-License-Identifier: GPL-2.0-or-later
"""Verification: the engine against closed forms, invariants and the examples of the papers it follows."""
