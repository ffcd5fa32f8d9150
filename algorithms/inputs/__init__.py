# SPDX-License-Identifier: GPL-2.0-or-later
"""Parameters of the algorithms, and the layers and files read from them."""
