# SPDX-License-Identifier: GPL-2.0-or-later
"""What reports of several algorithms share: the page, plots, figures, maps, sections."""
