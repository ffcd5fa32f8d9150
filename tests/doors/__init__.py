# SPDX-License-Identifier: GPL-2.0-or-later
"""Every way in: what happens to a number that is a thousand times too large or too small."""
