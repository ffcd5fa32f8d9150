# SPDX-License-Identifier: GPL-2.0-or-later
"""Desktop features besides the toolbox: the menu, the example, the installation of numba."""
