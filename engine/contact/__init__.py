# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact between rock and ground: contacts, friction, rolling, chance, and the impact laws in laws/."""
