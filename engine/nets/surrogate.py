# SPDX-License-Identifier: GPL-2.0-or-later
"""A response surface in a net's place: what it would do to a rock, and its certainty.

    y = share of its kinetic energy that the net takes from a rock, 1 where it holds it; y ~ quadratic in FEATURES
    held           where y >= 1/2 + w,  passes with the share 1 - y left where y <= 1/2 - w
    the net itself where |y - 1/2| < w, and outside of the range of the impacts

Half the width of the border, w, is twice the error of cross-validation, and so large that no impact is decided wrongly
by the fit that was made without it. What is not sure is left to the net.

The impacts are chosen among the rocks that arrive: those with the least and the largest of each feature, then always
the one that is farthest from all that were chosen (Kennard and Stone 1969, Technometrics 11, 137-148).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic.vectors import length
from .capacity import Surface, capacity, needed_for, varying
from .collision.throws import edges_at, share_along

if TYPE_CHECKING:
    from ..hints import Array

HALF = 0.5
THIN = 0.1  # m: a net is no lower than that
PASSED = 1.0 - 1e-6  # at most the share of its energy that a rock loses which the net does not hold
ERRORS = 2.0  # of cross-validation that half the border is at least


class Surrogate(NamedTuple):
    """Response surface that replaces a net."""

    surface: Surface  # of the share of the energy that is taken
    border: float  # half its width, w
    decided: float  # share of the impacts that it was made of which it would have decided without them

    def __call__(self, features):
        """Shares (m,) of the energy that the net takes, 1 where it holds the rock, and whether each is sure."""
        share, is_inside = self.surface(features)
        is_sure = is_inside & (np.abs(share - HALF) > self.border)
        return np.where(share > HALF, 1.0, np.maximum(share, 0.0)), is_sure


def features_of(net, places, velocities, rates, energies, masses, radii):
    """Features (m, 7) of rocks where they cross a net: rows of capacity.FEATURES.

    places, velocities : (m, 3) [m, m/s]; rates : of their spin [rad/s]; energies : kinetic [J]; masses [kg]; radii [m]
    Place along the net and height between its edges are shares, the angle is the sine of the dip of the way.
    """
    places, velocities = np.atleast_2d(places), np.atleast_2d(velocities)
    x, y, z = places.T
    low, high = edges_at(net, x, y)
    dip = -velocities[:, 2] / np.maximum(length(velocities), 1e-9)
    columns = energies, masses, share_along(net, x, y), (z - low) / np.maximum(high - low, THIN), dip, rates, radii
    return np.column_stack([np.broadcast_to(np.asarray(column, dtype=np.float64), len(places)) for column in columns])


def shares_of(taken, energies):
    """Shares (m,) of the energies of rocks [J] that a net took, 1 where it held them; taken : infinite there [J]."""
    return np.where(np.isinf(taken), 1.0, np.minimum(taken / energies, PASSED))


def design(features: Array, count: int) -> Array:
    """Numbers of the rows of features (m, n) to throw, ``count`` or fewer where more would be alike."""
    features = np.asarray(features, dtype=np.float64)
    if len(features) <= count:
        return np.arange(len(features))
    kept = features[:, varying(features)]
    points = kept / np.ptp(kept, axis=0)
    chosen = list(dict.fromkeys([*points.argmin(axis=0).tolist(), *points.argmax(axis=0).tolist()]))[:count] or [0]
    far = np.min([squares(points, k) for k in chosen], axis=0)
    while len(chosen) < count and far.max() > 0.0:
        chosen.append(int(far.argmax()))
        far = np.minimum(far, squares(points, chosen[-1]))
    return np.array(chosen)


def squares(points, k):
    """Squares of the distances of all points from one of them."""
    way = points - points[k]
    return (way * way).sum(axis=1)


def surrogate(features: Array, shares: Array) -> Surrogate | None:
    """The Surrogate of impacts; None where they are too few for their features.

    features : (m, 7), see ``features_of``; shares : (m,) of the energy that the net took, 1 where it held the rock
    """
    features, shares = np.asarray(features, dtype=np.float64), np.asarray(shares, dtype=np.float64)
    if not len(features) or len(features) < needed_for(features):
        return None
    surface = capacity(features, shares)
    distance = np.abs(surface.left_out - HALF)
    is_wrong = (surface.left_out > HALF) != (shares >= 1.0)
    border = max(ERRORS * surface.error, float(distance[is_wrong].max(initial=0.0)))
    return Surrogate(surface, border, float((distance > border).mean()))
