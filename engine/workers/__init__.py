# SPDX-License-Identifier: GPL-2.0-or-later
"""How chunks reach workers: threads, processes, a cluster."""
