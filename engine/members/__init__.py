# SPDX-License-Identifier: GPL-2.0-or-later
"""One job of many simulations, each with its own draw of what is not known: bands of the maps, shares of the spread."""
