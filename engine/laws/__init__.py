# SPDX-License-Identifier: GPL-2.0-or-later
"""Impact laws: how a rock meets the ground. Each is one kernel of the same form, chosen by its name (see laws/__init__.py)."""
