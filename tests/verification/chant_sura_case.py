# SPDX-License-Identifier: GPL-2.0-or-later
"""Single impacts at Chant Sura: what the open data give, and the four that Lu et al. (2019) fitted.

Open data (EnviDat 10.16904/envidat.174; Caviezel et al. 2019, ESurf 7, 199-210), as far as the shared folder has them:
two contacts of a block of 210 kg with velocity and spin before and velocity after, on a terrain of 5 cm, and six
impacts of 780 kg with translational energy before and after and a depth of the scar, whose velocity is split into a
normal and a tangential part of an effective plane. Of those six the spin is not given; SPIN is that of the four of Lu.
"""

import csv
from typing import NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate

SPIN = 27.0  # rad/s about the horizontal across the motion, as if it rolled: mean of Lu et al., table 2
GAP = 0.08  # s; phases of contact closer than that are one impact in the field
FALL = 0.4  # m that the rocks of Lu et al. fall on after the velocities of table 2 (0.3 to 0.5, the digest's trap)
CLASS = "medium"  # alpine meadow on shallow soil with stones


class Impact(NamedTuple):
    """One impact; observed numbers are NaN where none is given."""

    name: str
    mass: float  # kg
    velocity: tuple  # of the centre before, m/s
    spin: tuple  # in I, rad/s
    ratio: float  # speed after / before
    depths: tuple  # of the scar, by two methods, m


# Lu et al. (2019): table 2 (velocity, spin, depth, length), table 3 (M_e MN/m2, C_s, depth, length)
LU = (
    ((5.56, -14.62, -11.20), (-23.55, -0.19, 3.75), 0.13, 1.40, 25.0, 4.0, 0.14, 1.80),
    ((5.30, -12.70, -10.74), (-25.98, 3.97, 1.09), 0.15, 1.80, 15.0, 1.5, 0.16, 1.64),
    ((5.34, -12.31, -10.36), (-29.21, -2.61, -0.13), 0.18, 1.55, 10.0, 0.1, 0.18, 1.26),
    ((5.34, -14.19, -8.52), (-28.59, -1.87, -1.56), 0.21, 1.52, 10.0, 0.5, 0.18, 1.77),
)


def plate_block(mass):
    """The EOTA 221 block of the tests, 0.93 x 0.93 x 0.47 m at 780 kg, scaled to a mass."""
    size = (mass / 780.0) ** (1.0 / 3.0)
    return Rock.from_points(rock_library.norm_block(0.93 * size, 0.93 * size, 0.47 * size), mass=mass)


def contacts_on_terrain(data):
    """(Impact, (x, y)) of the two contacts of the block of 210 kg."""
    folder = data / "chant_sura"
    with open(folder / "observed_trajectories_contact.csv", encoding="utf-8", newline="") as file:
        samples = list(csv.DictReader(file))
    actual = []
    with open(folder / "observed_contact_events.csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            before = [sample for sample in samples if sample["segment_id"] == row["source_segment_id"]][-1]
            velocity = tuple(float(row[f"incoming_v{axis}_mps"]) for axis in "xyz")
            spin = tuple(float(before[f"omega_{axis}_radps"]) for axis in "xyz")
            ratio = float(row["outgoing_speed_mps"]) / float(row["incoming_speed_mps"])
            place = float(row["x_m"]), float(row["y_m"])
            actual.append(
                (Impact(row["event_id"], float(row["mass_kg"]), velocity, spin, ratio, (np.nan, np.nan)), place)
            )
    return actual


def impacts_on_a_plane(data):
    """The six Impacts of 780 kg, along x on a level plane."""
    actual = []
    with open(data / "chant_sura" / "chant_sura_esurf_2019_impacts.csv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            before, after = (
                float(row[name])
                for name in ("observed_pre_impact_translational_j", "observed_post_rebound_translational_j")
            )
            velocity = float(row["incoming_tangent_speed_mps"]), 0.0, -float(row["incoming_normal_speed_mps"])
            depths = float(row["observed_scarring_depth_m"]), float(row["observed_scarring_depth_ifm_m"])
            ratio = np.sqrt(after / before)
            actual.append(
                Impact(row["impact_id"], float(row["mass_kg"]), velocity, (0.0, SPIN, 0.0), float(ratio), depths)
            )
    return actual


def releases(impact, place, height, count, seed=0):
    """One rock in ``count`` orientations drawn at random, all with the velocity and the spin of the impact in I."""
    turns = Rotation.random(count, random_state=seed)
    return [
        Release(
            place, height=height, runs=1, orientation=turn.as_quat()[[3, 0, 1, 2]], velocity=impact.velocity,
            spin=turn.inv().apply(impact.spin),
        )
        for turn in turns
    ]  # fmt: skip


def plane(slope=0.0):
    """60 m of plane that falls by ``slope`` degrees towards -y, as the impacts of Lu go."""
    y = np.arange(61.0)
    return Terrain(np.repeat((np.tan(np.radians(slope)) * y)[:, None], 61, axis=1), 1.0, (-30.0, -30.0))


def strike(terrain, ground, impact, place=(0.0, 0.0), height=0.02, count=200, **settings):
    """The first impact of each run: (speed after / before, depth of the scar, length of the scar), each (count,)."""
    result = simulate(
        terrain, ground, plate_block(impact.mass), releases(impact, place, height, count),
        Settings(max_time=0.8, maps=False, contacts=True, **{"air_density": 0.0, **settings}),
    )  # fmt: skip
    rows, actual = result.contacts, []
    for run in np.unique(rows["run"]):
        mine = rows[rows["run"] == run]
        pause = mine["time"][1:] - (mine["time"] + mine["duration"])[:-1]
        later = np.flatnonzero(pause > GAP)
        mine = mine[: later[0] + 1] if later.size else mine
        actual.append(
            (mine["velocity_after"][-1] / mine["velocity_before"][0], mine["scar_depth"].max(),
             mine["scar_length"].max())
        )  # fmt: skip
    return np.array(actual).T


def ratios(data, count=200, **options):
    """(name, observed ratio, simulated ratios, observed depths, simulated depths) of the eight impacts.

    ``options``: of ``Ground.of_class``, and ``soil_torque`` of the settings."""
    actual = []
    settings = {"soil_torque": options.pop("soil_torque")} if "soil_torque" in options else {}
    terrain = Terrain.from_raster(data / "chant_sura" / "terrain_rf16_contact.asc")
    for impact, place in contacts_on_terrain(data):
        ratio, depth, _ = strike(
            terrain, Ground.of_class(terrain, CLASS, **options), impact, place, count=count, **settings
        )
        actual.append((impact.name, impact.ratio, ratio, impact.depths, depth))
    terrain = plane()
    for impact in impacts_on_a_plane(data):
        ratio, depth, _ = strike(terrain, Ground.of_class(terrain, CLASS, **options), impact, count=count, **settings)
        actual.append((impact.name, impact.ratio, ratio, impact.depths, depth))
    return actual


def impacts_of_lu(slope=0.0, count=200, is_spinning=True):
    """(depth, length) of the scars of the four impacts, medians, with the numbers that Lu et al. fitted; no torque."""
    terrain, result = plane(slope), []
    for velocity, spin, _, _, strength, drag, _, _ in LU:
        ground = Ground(
            terrain, mu_min=0.55, mu_max=2.0, beta=185.0, kappa=3.0, scar_strength=strength, scar_drag=drag,
            soil_density=1700.0,
        )  # fmt: skip
        impact = Impact("", 780.0, velocity, spin if is_spinning else (0.0, 0.0, 0.0), np.nan, (np.nan, np.nan))
        _, depth, length = strike(terrain, ground, impact, (0.0, 10.0), FALL, count, soil_torque=False)
        result.append((np.median(depth), np.median(length)))
    return result
