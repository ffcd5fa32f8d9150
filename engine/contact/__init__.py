# SPDX-License-Identifier: GPL-2.0-or-later
"""What happens where rock and ground touch: contacts, friction, rolling, chance, and the impact laws in laws/."""
