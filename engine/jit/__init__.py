# SPDX-License-Identifier: GPL-2.0-or-later
"""Compilation of kernels to machine code: the decorators, parts of a whole, messages before a run."""
