# SPDX-License-Identifier: GPL-2.0-or-later
"""The lowest value of a function near a point, without derivatives, by a simplex that moves downhill.

Nelder and Mead (1965), Computer Journal 7, 308-313, with their coefficients 1, 2, 1/2, 1/2. Written out so that the
search takes the same path on every machine.
"""

from math import fsum


def lowest(function, start, size, tolerance, evaluations):
    """Place and value of a low point.

    function : of a tuple of numbers
    start : tuple; size : length of the first simplex' edges along the axes
    tolerance : width of the simplex at which the search ends
    evaluations : of the function, approximately the most
    """
    places = [tuple(start)]
    places += [tuple(x + size * (i == k) for i, x in enumerate(start)) for k in range(len(start))]
    simplex = sorted((function(point), point) for point in places)
    left = evaluations - len(simplex)
    while left > 0 and _width(simplex) > tolerance:
        centre = tuple(fsum(column) / len(start) for column in zip(*(point for _, point in simplex[:-1])))
        worst = simplex[-1]
        tried = _at(function, centre, worst[1], -1.0)
        left -= 1
        if tried[0] < simplex[0][0]:
            further = _at(function, centre, worst[1], -2.0)
            left -= 1
            tried = min(tried, further)
        elif tried[0] >= simplex[-2][0]:
            tried = _at(function, centre, min(tried, worst)[1], 0.5)
            left -= 1
        if tried[0] < worst[0]:
            simplex[-1] = tried
        else:
            simplex[1:] = [_at(function, simplex[0][1], point, 0.5) for _, point in simplex[1:]]
            left -= len(start)
        simplex.sort()
    return simplex[0][1], simplex[0][0]


def _at(function, centre, point, share):
    """Value and place at a share of the distance from the centre to a place."""
    there = tuple(c + share * (x - c) for c, x in zip(centre, point))
    return function(there), there


def _width(simplex):
    """Largest distance along an axis from the best corner."""
    best = simplex[0][1]
    return max(abs(x - b) for _, point in simplex[1:] for x, b in zip(point, best))
