# SPDX-License-Identifier: GPL-2.0-or-later
"""What became of the rock, and what conditions that: a net is not broken here, so strength is a flag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arithmetic.eigen import eigen_decomposition
from ...arithmetic.vectors import length, mean, total
from ..contact.detection import nearest_place
from .records import FIRST_CONTACT

if TYPE_CHECKING:
    from ...hints import Array, Net

DRIFT = 0.05  # of the rock's energy: an account that closes worse than that is flagged
FLAT = 0.985  # of the upright part of a normal: a net flatter than 10 degrees lies
BINS = 1e-3  # m: nodes of the net nearer than that along it stand above one another


def net_frame(net):
    """Middle of the parts that can be touched, and the unit normal of the plane nearest to them."""
    nodes = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])]
    middle = mean(nodes)
    return middle, principal_axes(nodes - middle)[:, 0]


def principal_axes(points):
    """Axes of a cloud about zero, in columns, from its least extent to its largest."""
    moments = total(points[:, :, None] * points[:, None, :])
    return eigen_decomposition(moments[None])[1][0]


def verdict_of(net, body, record, positions, last):
    """ "caught", "through", "over", "under", "beside" or "missed", and whether it is still open.

    A rock has passed if it lies beyond the net as the net is at the end, by more than its radius, and no part of the
    net lies ahead of it any more; where it crossed the plane of the net at the start tells how. Else, one that has
    touched the net and come to a stop, or turned, against the direction in which it came is caught. What has neither
    stopped nor passed is still open.
    """
    touched = record.milestones[FIRST_CONTACT]
    middle, normal = net_frame(net)
    side = (record.position[: last + 1] - middle) @ normal
    if side[0] > 0.0:
        side, normal = -side, -normal
    crossed = np.flatnonzero(side >= 0.0)
    if len(crossed) and has_passed(net, body, record.position[last], record.velocity[last], normal, positions):
        return where_crossed(net, normal, place_at(record.position, side, crossed[0])), False
    if np.isfinite(touched):
        after = record.time[: last + 1] >= touched
        return "caught", not (record.velocity[: last + 1][after] @ normal <= 0.0).any()
    return "missed", True


def has_passed(net, body, place, velocity, normal, positions):
    """True if a place lies beyond the net, by more than the rock's radius, and nothing of the net lies ahead of it.

    Ahead is where a ball of the rock's radius would go, along the normal and along its velocity if that goes there too:
    a rock that has lost touch with a net that it pushes before it is in the net, though the rim may be the nearest.
    """
    nearest, distance = None, np.inf
    corners = [corners_of(row, positions, place) for row in net.parts.nodes]
    for is_triangle, a, d, e in corners:
        s, t, far = nearest_place(is_triangle, tuple(a), tuple(d), tuple(e))
        if far < distance:
            nearest, distance = -(a + s * d + t * e), far
    if nearest is None or not (nearest @ normal > 0.0 and distance > 0.9 * body.radius):
        return False
    speed = np.sqrt((velocity * velocity).sum())
    ways = [normal, velocity / speed] if velocity @ normal > 0.0 else [normal]
    return not any(is_ahead(*one, way, body.radius) for way in ways for one in corners)


def corners_of(row, positions, place):
    """Whether a part is a triangle, its first corner from a place and its edges from there, (3,) each."""
    a = positions[row[0]] - place
    d = positions[row[1]] - positions[row[0]]
    e = positions[row[2]] - positions[row[0]] if row[2] >= 0 else np.zeros(3)
    return bool(row[2] >= 0), a, d, e


def is_ahead(is_triangle, a, d, e, way, radius):
    """True if a ball about zero that goes along a unit vector meets a part, before it rather than behind it."""
    flat = [tuple(one - (one @ way) * way) for one in (a, d, e)]
    s, t, beside = nearest_place(is_triangle, *flat)
    return beside < radius and (a + s * d + t * e) @ way > 0.0


def place_at(positions, side, number):
    """Where a rock crossed the plane of a net: between the sample of that number and the one before."""
    if number == 0:
        return positions[0]
    share = side[number] / (side[number] - side[number - 1])
    return positions[number] + share * (positions[number - 1] - positions[number])


def where_crossed(net, normal, place):
    """How a rock that crossed the net's plane at a place got past; a net that lies flat has no over and under."""
    points = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])]
    horizontal = line_direction(net)
    along, station = points[:, :2] @ horizontal, place[:2] @ horizontal
    if station < along.min() or station > along.max():
        return "beside"
    near = np.abs(along - station) <= np.abs(along - station).min() + 0.5 * spacing(along)
    if abs(normal[2]) > FLAT:
        across = np.array((-horizontal[1], horizontal[0]))
        rows, row = points[near, :2] @ across, place[:2] @ across
        return "through" if rows.min() <= row <= rows.max() else "beside"
    if place[2] > points[near, 2].max():
        return "over"
    if place[2] < points[near, 2].min():
        return "under"
    return "through"


def line_direction(net: Net) -> Array:
    """Unit vector in plan along the net: its longest horizontal extent."""
    points = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])] * (1.0, 1.0, 0.0)
    axis = principal_axes(points - mean(points))[:2, 2]
    return axis if axis[np.abs(axis).argmax()] > 0.0 else -axis


def spacing(along):
    """Typical distance of stations along the net [m]."""
    steps = np.diff(np.unique(np.round(along / BINS) * BINS))
    return float(np.median(steps)) if len(steps) else 0.0


def residual_height(net, positions):
    """Least height between upper and lower edge at the end over that at the start, station by station along the net.

    0 where the upper edge hangs below the lower one; NaN for a net that lies flat. Stations are as long as the parts;
    those with less than half of the usual height, where a bent net's ends share one, do not count.
    """
    numbers = np.unique(net.parts.nodes[net.parts.nodes >= 0])
    points = net.nodes[numbers]
    stations = np.round((points[:, :2] @ line_direction(net)) / part_length(net) + 1e-6).astype(np.int64)
    before, after = [], []
    for station in np.unique(stations):
        own = numbers[stations == station]
        top, bottom = own[net.nodes[own, 2].argmax()], own[net.nodes[own, 2].argmin()]
        before.append(net.nodes[top, 2] - net.nodes[bottom, 2])
        after.append(positions[top, 2] - positions[bottom, 2])
    before, after = np.array(before), np.array(after)
    if not before.max() > 0.1:
        return float("nan")
    counts = before >= 0.5 * np.median(before[before > 0.1])
    return max(0.0, float((after[counts] / before[counts]).min()))


def part_length(net):
    """Median length of the first edge of the parts that can be touched [m]."""
    first, second = net.nodes[net.parts.nodes[:, 0]], net.nodes[net.parts.nodes[:, 1]]
    return float(np.median(length(second - first)))


def beam_numbers(net):
    """Element number of each bend."""
    elements = enumerate(net.description["elements"])
    return [number for number, one in elements if one["type"] == "beam" for _ in range(len(one["nodes"]) - 2)]


def broken_parts(net, record, error, is_open):
    """Sentences about what conditions the verdict."""
    sentences = []
    materials, elements = net.description["materials"], net.description["elements"]
    worst = {}
    for numbers, peaks in (
        (net.element_numbers.bars, record.bar_peak), (net.element_numbers.ropes, record.rope_peak),
        (net.element_numbers.membranes, record.membrane_peak),
    ):  # fmt: skip
        for number, peak in zip(numbers, peaks):
            name = elements[number]["mat"]
            strength = materials[name].get("strength")
            if strength is not None and peak > strength and peak > worst.get(name, (0.0,))[0]:
                worst[name] = (float(peak), int(number), float(strength))
    for name, (peak, number, strength) in worst.items():
        sentences.append(f"{name}: {peak:.0f} in element {number} passes the strength {strength:.0f}")
    for number, peak in zip(beam_numbers(net), record.bend_peak):
        name = elements[number]["mat"]
        limit = materials[name].get("bending_strength")
        if limit is not None and peak > limit:
            sentences.append(f"{name}: {peak:.0f} N m in element {number} passes the bending strength {limit:.0f}")
    for k, b in enumerate(net.brakes):
        limit = materials[elements[net.element_numbers.bars[b]]["mat"]].get("longest_stroke", np.inf)
        if record.most_travel[k] > limit:
            sentences.append(f"brake {k}: its stroke of {limit:.2f} m is used up; it is stiff from there on")
    if is_open:
        sentences.append("neither stopped nor past the net when the time ended: give it more")
    if not error <= DRIFT:
        sentences.append(f"the energy account misses by {100 * error:.1f} % of the rock's energy: take a smaller step")
    return tuple(sentences)
