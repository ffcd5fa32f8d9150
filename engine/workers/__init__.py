# SPDX-License-Identifier: GPL-2.0-or-later
"""Distribution of chunks to workers: threads, processes, a cluster."""
