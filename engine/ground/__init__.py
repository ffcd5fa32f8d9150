# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground: heights between nodes, the parameters of contact and drag, classes of them."""
