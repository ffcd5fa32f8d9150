# SPDX-License-Identifier: GPL-2.0-or-later
"""Reading and writing of layers that several algorithms share."""
