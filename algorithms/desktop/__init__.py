# SPDX-License-Identifier: GPL-2.0-or-later
"""What the desktop has besides the toolbox: the menu, the example, the installation of numba."""
