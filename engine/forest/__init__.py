# SPDX-License-Identifier: GPL-2.0-or-later
"""Trees and dead wood drawn from what inventories record of stands."""
