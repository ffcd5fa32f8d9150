# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of a scene before its layers are read: values that are wrong, and inputs that exclude each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..findings.finding import REFUSED, FindingError, Kind
from ..random_numbers import distributions
from .papers import check_law, is_bare
from .releases import Start, start_of
from .rocks import check_rocks
from .splitting import check_splitting

if TYPE_CHECKING:
    from .door import Door

# limits of what may be drawn (engine/random_numbers/distributions.py)
DISTRIBUTIONS = {
    "rock.volume_distribution": {"quantity": "volume", "above": 0.0, "unit": "m3"},
    "rock.density_distribution": {"quantity": "density", "above": 0.0, "unit": "kg/m3"},
    "ground.restitution_distribution": {"lowest": 0.0, "highest": 1.0},
    "ground.friction_distribution": {"quantity": "friction_factor", "lowest": 0.0},
    "ground.rolling_distribution": {"quantity": "rolling_factor", "lowest": 0.0},
}
# of the table releases: field of a Start -> key
STARTS = {
    "speed": "velocity_distribution", "upwards": "vertical_velocity", "spin": "spin", "angles": "orientation",
    "slip": "slip",
}  # fmt: skip
BESIDE_SLIP_FRICTION = (
    "rolling_resistance", "rolling_field", "surface_roughness", "surface_roughness_field", "roughness",
    "roughness_field", "viscous_drag",
)  # fmt: skip
BESIDE_BREAKING = (
    "rock.density_distribution", "compute.scheduler", "rock.set", "rock.sizes", "barriers.net_field",
)  # fmt: skip
BESIDE_EVENTS = ("rock.breaking", "barriers.net_field", "compute.scheduler")

NO_PART = Kind(
    "input-beside-slip-friction", REFUSED,
    "{subject}: with slip friction as the ground model this input does not exist; leave it empty or 0, or choose "
    "another model ({key}).",
)  # fmt: skip
BREAKS = Kind(
    "input-beside-breaking", REFUSED,
    "{subject}: rocks that break cannot be combined with {other}; leave one of them empty.",
)  # fmt: skip
BREAKS_ALL = Kind("input-beside-breaking", REFUSED, "{subject}: rocks break, so all runs are made; leave {other} at 0.")
NO_TREES = Kind(
    "events-without-trees", REFUSED, "{subject}: there are no trees that could break; give {other}.",
)  # fmt: skip
EVENTS = Kind(
    "input-beside-events", REFUSED, "{subject}: events cannot be combined with {other}; leave one of them empty.",
)  # fmt: skip
EVENTS_ALL = Kind(
    "input-beside-events", REFUSED, "{subject}: all runs of all events are made; leave {other} at 0.",
)  # fmt: skip
RASTER_TWICE = Kind(
    "input-said-twice", REFUSED,
    "{subject}: it defines ground and forest, and so does {other}; give one of them.",
)  # fmt: skip


def check(door: Door) -> None:
    """Raise, by way of the door, what is wrong with the values of a scene."""
    check_distributions(door)
    read_start(door)
    _check_ground(door)
    check_law(door)
    check_rocks(door)
    _check_breaking(door)
    _check_events(door)
    check_splitting(door)


def check_distributions(door: Door) -> None:
    """Raise what is no distribution, or draws nonsense."""
    for key, limits in DISTRIBUTIONS.items():
        text = _value(door, key)
        if text is not None:
            with door.at(key):
                distributions.row_of(text, door.called(key), **limits)


def read_start(door: Door) -> Start:
    """The Start of the table releases."""
    given = {field: door.values["releases"][name] for field, name in STARTS.items()}
    for field, name in STARTS.items():
        with door.at(f"releases.{name}"):
            try:
                start_of(**{field: given[field]})
            except ValueError as error:
                raise ValueError(str(error).partition(": ")[2]) from error
    return start_of(**given)


def _check_ground(door):
    ground = door.values["ground"]
    for name in BESIDE_SLIP_FRICTION if is_bare(ground["model"]) else ():
        if ground[name]:
            _refuse(door, NO_PART, f"ground.{name}", key=door.called("ground.model"))
    if ground["raster"] is not None:
        _refuse_others(door, RASTER_TWICE, "ground.raster", ("ground.file", "forest.file", "ground.table"))


def _check_breaking(door):
    if door.values["rock"]["breaking"] is None:
        return
    _refuse_others(door, BREAKS, "rock.breaking", BESIDE_BREAKING)
    if door.values["numerics"]["precision"] > 0.0:
        _refuse(door, BREAKS_ALL, "numerics.precision", about="rock.breaking")


def _check_events(door):
    if door.values["trees"]["events"] is None:
        return
    if door.values["trees"]["file"] is None:
        _refuse(door, NO_TREES, "trees.events", other=door.called("trees.file"))
    _refuse_others(door, EVENTS, "trees.events", BESIDE_EVENTS)
    if door.values["numerics"]["precision"] > 0.0:
        _refuse(door, EVENTS_ALL, "numerics.precision", about="trees.events")


def _refuse_others(door, kind, key, others):
    for other in others:
        if _value(door, other) is not None:
            _refuse(door, kind, key, other=door.called(other))


def _refuse(door, kind, subject, about=None, **facts):
    """Raise the finding of a kind at the place of a key. ``about``: another key that the finding is about."""
    with door.at(subject):
        raise FindingError([kind.of(door.called(about or subject), **{"other": door.called(subject), **facts})])


def _value(door, key):
    table, name = key.split(".")
    return door.values[table][name]
