# SPDX-License-Identifier: GPL-2.0-or-later
"""Colours as readers who lack one kind of cone see them, and the distance between two colours.

Machado, Oliveira and Fernandes (2009), A physiologically-based model for simulation of color vision deficiency, IEEE
TVCG 15(6), 1291-1298, table of matrices for severity 1.0, on linear RGB; CIE 1976 L*a*b* under D65.
"""

import numpy as np

DEFICIENCIES = {
    "normal": np.eye(3),
    "protanopia": np.array([
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritanopia": np.array([
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}  # fmt: skip
TO_XYZ = np.array([
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
])  # fmt: skip
WHITE = np.array([0.95047, 1.0, 1.08883])


def seen(colour, deficiency):
    """L*, a*, b* of a colour "#rrggbb" as a reader sees it."""
    encoded = np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)]) / 255.0
    linear = np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)
    ratio = TO_XYZ @ np.clip(DEFICIENCIES[deficiency] @ linear, 0.0, 1.0) / WHITE
    root = np.where(ratio > 216.0 / 24389.0, np.cbrt(ratio), (24389.0 / 27.0 * ratio + 16.0) / 116.0)
    return np.array([116.0 * root[1] - 16.0, 500.0 * (root[0] - root[1]), 200.0 * (root[1] - root[2])])


def distance(first, second, deficiency):
    """Between two colours; about 2.3 is the least that people notice side by side (Mahy et al. 1994)."""
    return float(np.linalg.norm(seen(first, deficiency) - seen(second, deficiency)))
