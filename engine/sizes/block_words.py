# SPDX-License-Identifier: GPL-2.0-or-later
"""Words on the sizes of the rocks of a study: volume and density of the releases go before the rock's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..hints import Release, Rock


def rock_words(number: int, rock: Rock, releases: Sequence[Release]) -> str:
    """The rock of a number in the list, with the sizes that its releases throw: "rock cube, 0.5 to 5 m3 ..."."""
    own = [release for release in releases if release.rock == number]
    volumes, volume_laws = _given([release.volume for release in own], rock.volume)
    densities, density_laws = _given([release.density for release in own], rock.density)
    sizes = [f"{_range(volumes)} m3"] if volumes else []
    sizes += [f"volumes by {law} m3" for law in volume_laws]
    if volume_laws or density_laws or not (volumes and densities):
        sizes += [f"{_range(densities)} kg/m3"] if densities else []
        sizes += [f"densities by {law} kg/m3" for law in density_laws]
    else:
        least, most = volumes[0] * densities[0], volumes[-1] * densities[-1]
        sizes.append(f"{least:.0f} kg" if least == most else f"{least:.0f} to {most:.0f} kg")
    return f"rock {rock.name}, {', '.join(sizes)}"


def _given(values, otherwise):
    """(numbers, sorted; texts of distributions) of releases; ``otherwise`` in the place of None."""
    laws = sorted({value for value in values if isinstance(value, str)})
    numbers = {float(otherwise if value is None else value) for value in values if not isinstance(value, str)}
    return sorted(numbers) if numbers or laws else [float(otherwise)], laws


def _range(numbers):
    low, high = f"{numbers[0]:.4g}", f"{numbers[-1]:.4g}"
    return low if low == high else f"{low} to {high}"
