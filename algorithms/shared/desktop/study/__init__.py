# SPDX-License-Identifier: GPL-2.0-or-later
"""Studies in the desktop: a new one, one that is opened, and the messages about it."""
