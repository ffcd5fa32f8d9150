# SPDX-License-Identifier: GPL-2.0-or-later
"""What parameters of several algorithms share: definitions, checks of their values, outputs."""
