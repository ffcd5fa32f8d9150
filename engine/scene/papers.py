# SPDX-License-Identifier: GPL-2.0-or-later
"""The whole model of a paper by one choice of the ground model: it sets what the paper has, and refuses all else.

Leine et al. (2014): rigid convex rocks, hard contact, friction that grows with slip (eqs. 46 and 47), a drag layer
(eqs. 10 and 11), Newton's impact law without restitution as in their section 5, no air, and their explicit scheme.
Leine et al. (2020): the same with their implicit scheme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from ..choices import BARE_MODELS, LEINE_2014, PAPERS, SCAR_LAYER, USUAL_AIR, USUAL_GROUND
from ..findings.finding import DOUBTFUL, NOTE, REFUSED, Finding, FindingError, Kind
from ..ground.ground import Ground
from ..ground.parameters import BETA, KAPPA, MU_MAX, MU_MIN
from ..settings import Settings

if TYPE_CHECKING:
    from ..ground.classes import GroundClass
    from ..hints import Array, ArrayLike, Terrain
    from .door import Door

LAW = {"mu_min": MU_MIN, "mu_max": MU_MAX, "kappa": KAPPA, "beta": BETA}  # key of the table ground -> column
GRADED = "class-numbers-graded"
# what has no place in a paper: key -> what may stand there beside nothing: what changes nothing, and defaults of inputs
FOREIGN: dict[str, tuple[object, ...]] = {
    "ground.restitution": (0.0,), "ground.tangential_restitution": (0.0,), "ground.restitution_halving_speed": (),
    "ground.restitution_distribution": (), "ground.friction_distribution": (), "ground.rolling_distribution": (),
    "numerics.air_density": (0.0, USUAL_AIR), "numerics.impact_law": ("newton",),
    "rock.breaking": (), "rock.solid": ("hull",), "trees.file": (), "barriers.file": (),
}  # fmt: skip

NO_PART = Kind(
    "input-beside-paper", REFUSED,
    "{subject}: {model} does not have this input; leave it empty or at its default, or choose another model ({key}).",
)  # fmt: skip
NO_SLIP = Kind(
    "input-without-slip-friction", REFUSED,
    "{subject}: on ground with soil, friction is an angle of its class and does not grow with slip; leave it empty, "
    "or choose a model whose friction grows ({key}).",
)  # fmt: skip
FALLS = Kind(
    "friction-falls-with-slip", REFUSED,
    "{subject}: mu_max is {value:g} and mu_min {limit:g}; friction grows with slip, so give mu_max at least mu_min.",
)  # fmt: skip
MODEL = Kind(
    "model-of-a-paper", NOTE,
    "{subject}: the model is that of {model} alone: hard contact, friction that grows with slip (Leine et al. 2014, "
    "equations 46 and 47), no restitution, no resistance to rolling, no air, free flight by the {scheme} scheme.",
)  # fmt: skip
PUBLISHED = Kind(
    GRADED, NOTE,
    "Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; published.",
)  # fmt: skip
RECALLED = Kind(
    GRADED, DOUBTFUL,
    "Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; recalled, "
    "that is, written down from memory of a manual.",
    "Check these numbers before you rely on them, or enter your own.",
)  # fmt: skip
CALIBRATED = Kind(
    GRADED, NOTE,
    "Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; calibrated, in "
    "a table of your own.",
)  # fmt: skip
GIVEN = Kind(
    GRADED, NOTE,
    "{subject}: values entered for all ground replace those of the classes: {given}.",
)  # fmt: skip
OF_RASTER = Kind(
    GRADED, NOTE,
    "{subject}: mu_min, mu_max, kappa and beta are those of the raster, which does not state their source.",
)  # fmt: skip
KINDS = {"published": PUBLISHED, "recalled": RECALLED, "calibrated": CALIBRATED}


def check_law(door: Door) -> None:
    """Raise, by way of the door, what has no place in the model of the ground that was chosen."""
    ground = door.values["ground"]
    model = ground["model"]
    given = [name for name in LAW if ground[name] is not None]
    for name in given if model == SCAR_LAYER else ():
        _refuse(door, NO_SLIP, f"ground.{name}")
    if ground["mu_min"] is not None and ground["mu_max"] is not None and ground["mu_max"] < ground["mu_min"]:
        _refuse(door, FALLS, "ground.mu_max", ground["mu_max"], ground["mu_min"])
    if model not in PAPERS:
        return
    allowed = {**FOREIGN, "numerics.free_flight": ("implicit", PAPERS[model])}
    for key, others in allowed.items():
        table, name = key.split(".")
        if door.values[table][name] not in (None, *others):
            _refuse(door, NO_PART, key, model=model)


def settle(door: Door) -> None:
    """Put what a paper has in the place of what the door says, and note that. Call it after ``check_law``."""
    model = door.values["ground"]["model"]
    if model not in PAPERS:
        return
    door.values = settled(door.values, model)
    door.find([MODEL.of(door.called("ground.model"), model=model, scheme=PAPERS[model])])


def settled(values, model):
    """Values of a door as the paper of a model has them."""
    none = {"restitution": 0.0, "tangential_restitution": 0.0}
    of_paper = {"ground": none, "numerics": settings_of_paper(model)}
    return {table: {**keys, **of_paper.get(table, {})} for table, keys in values.items()}


def settings_of_paper(model: str) -> dict[str, object]:
    """Name in Settings -> value that a paper has; {} for models that are none of a paper."""
    if model not in PAPERS:
        return {}
    return {"air_density": 0.0, "impact_law": "newton", "free_flight": PAPERS[model]}


def replace_law(door: Door, table: Array) -> None:
    """Put the numbers given for all ground into the table (classes, parameters) of a Ground, in place.

    Raises, by way of the door, FindingError where friction would fall with slip.
    """
    ground = door.values["ground"]
    for name, column in LAW.items():
        if ground[name] is not None:
            table[:, column] = ground[name]
    worst = (table[:, MU_MAX] - table[:, MU_MIN]).argmin()
    if table[worst, MU_MAX] < table[worst, MU_MIN]:
        key = "ground.mu_min" if ground["mu_max"] is None else "ground.mu_max"
        _refuse(door, FALLS, key, table[worst, MU_MAX], table[worst, MU_MIN])


def grades(door: Door, classes: Mapping[str, GroundClass], names: Iterable[str]) -> list[Finding]:
    """List where the numbers of the friction of a paper's model are from; [] for other models.

    names : of the classes that the ground was made of
    """
    ground, findings = door.values["ground"], []
    if ground["model"] not in PAPERS:
        return []
    given = {name: ground[name] for name in LAW if ground[name] is not None}
    if len(given) < len(LAW):
        if ground["raster"] is not None:
            findings.append(OF_RASTER.of(door.called("ground.raster")))
        else:
            for name in dict.fromkeys(names):
                row = classes[name]
                numbers = {name: given.get(name, getattr(row, name)) for name in LAW}
                findings.append(KINDS[row._asdict()["source"]].of(door.called("ground.class"), name=name, **numbers))
    if given:
        text = ", ".join(f"{name} {number:g}" for name, number in given.items())
        findings.append(GIVEN.of(door.called(f"ground.{next(iter(given))}"), given=text))
    return findings


def is_bare(model: str) -> bool:
    """True for a model to whose friction nothing can be added."""
    return model in BARE_MODELS


def paper_ground(
    terrain: Terrain, name: str = USUAL_GROUND, classes: Mapping[str, GroundClass] | None = None, **numbers: ArrayLike
) -> Ground:
    """Ground of the model of a paper, whose friction is that of a class; ``paper_settings`` makes its settings.

    classes : name -> GroundClass, those of Talus if None
    numbers : mu_min, mu_max, kappa, beta, drag, drag_height in the place of those of the class, as in Ground

    Raises ValueError for another parameter, which has no place in the model.
    """
    foreign = sorted(set(numbers) - {*LAW, "drag", "drag_height"})
    if foreign:
        raise ValueError(f"Ground: {', '.join(foreign)} has no place in the model of Leine et al. (2014).")
    bare = {"restitution": 0.0, "roughness": 0.0}
    return Ground.of_class(terrain, name, classes=classes, with_scar_layer=False, **{**bare, **numbers})


def paper_settings(model: str = LEINE_2014, **settings: object) -> Settings:
    """Settings of the model of a paper, beside which the others are free; ``paper_ground`` makes its ground.

    Raises ValueError for a setting that has no place in the model.
    """
    of_paper = settings_of_paper(_known(model))
    for name, value in settings.items():
        is_foreign = name in ("restitution", "friction_factor", "rolling_factor", "restitution_halving_speed")
        if (is_foreign and value is not None) or (name in of_paper and value != of_paper[name]):
            raise ValueError(f"Settings: {name} is {value!r}; {model} has no such thing.")
    return Settings(**{**of_paper, **settings})  # type: ignore[arg-type]


def _known(model):
    if model not in PAPERS:
        raise ValueError(f"There is no model {model!r} of a paper; known are {', '.join(PAPERS)}.")
    return model


def _refuse(door, kind, subject, value=None, limit=None, **facts):
    with door.at(subject):
        raise FindingError([kind.of(door.called(subject), value, limit, key=door.called("ground.model"), **facts)])
