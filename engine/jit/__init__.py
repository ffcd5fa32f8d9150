# SPDX-License-Identifier: GPL-2.0-or-later
"""How kernels become machine code: the decorators, parts of a whole, what to tell before a run."""
