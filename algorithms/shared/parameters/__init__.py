# SPDX-License-Identifier: GPL-2.0-or-later
"""Parameters shared by several algorithms: definitions, checks of their values, outputs."""
