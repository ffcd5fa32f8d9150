# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks thrown into a net: where they begin, rock and net step by step, and what became of them."""
