# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground parameters with which simulated rocks stop where observed ones did."""
