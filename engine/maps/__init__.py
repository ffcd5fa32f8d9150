# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps over the visited cells, in bounded memory, and how well they know what they show."""
