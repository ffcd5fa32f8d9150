# SPDX-License-Identifier: GPL-2.0-or-later
"""Work of one worker between two reports of progress: the scene as arrays, and a chunk of runs."""
