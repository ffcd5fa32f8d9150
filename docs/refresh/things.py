# SPDX-License-Identifier: GPL-2.0-or-later
"""Shipped things made by a script: pictures, the example, pages and tables; their scripts and their inputs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = "build/refresh"  # where scripts put what they make on the way

# Jobs of tests/reproducibility whose results a thing shows, and other parts of engine_state.py.
RUNS = ("functions", "rocks", "places", "newton", "options", "soft_ground", "obstacles", "maps")
SLOPE = (*RUNS, "ground classes", "demonstration slope")
FIELD = (*RUNS, "ground classes")
PAGES = (*SLOPE, "plans and reports")
ONE_ROCK = ("functions", "rocks", "steps", "newton")
NOTHING: tuple[str, ...] = ()  # a drawing by hand: it shows no result of the engine

DATA, QGIS, SCREEN, BROWSER, POPPLER = "real data", "QGIS", "Xvfb", "Chromium", "pdftoppm"


@dataclass(frozen=True)
class Thing:
    """Files, or blocks of pages, that are made together.

    ``commands``: arguments of Python, one after the other, from the root of the repository. ``copies``: file that a
    command has made -> file of the repository. ``blocks``: (page, name of the block), see blocks.py. ``parts``: names
    of engine_state.parts that the results hang on. ``is_long``: a quarter of an hour and more; made when it is named,
    and no test waits for it.
    """

    name: str
    commands: tuple[tuple[str, ...], ...]
    parts: tuple[str, ...]
    files: tuple[str, ...] = ()
    blocks: tuple[tuple[str, str], ...] = ()
    copies: Mapping[str, str] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    is_long: bool = False

    def all_files(self) -> list[str]:
        """Files of the repository; a pattern stands for those that there are."""
        named = [*self.files, *self.copies.values()]
        return [path for name in named for path in (_matching(name) if "*" in name else [name])]


def _matching(pattern: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern) if path.is_file())


def _figure(script: str, image: str, parts: tuple[str, ...], *needs: str) -> Thing:
    """A script of docs/figures that writes one image."""
    files = (f"docs/images/{image}.png",)
    return Thing(script, ((f"docs/figures/{script}.py",),), parts, files, needs=needs)


_demo, _study, _net = f"{WORK}/demo", f"{WORK}/study", f"{WORK}/net_study"

THINGS = {
    thing.name: thing
    for thing in (
        Thing(
            "demo",
            (
                ("resources/demo/make_demo.py", _demo),
                ("resources/demo/run_demo.py", _demo),
                ("resources/demo/film.py", _demo),
            ),
            SLOPE,
            copies={f"{_demo}/film.gif": "docs/images/demo.gif"},
            needs=(QGIS,),
        ),
        Thing("example", (("resources/demo/make_example.py",),), SLOPE, ("resources/example/*",), needs=(QGIS,)),
        Thing(
            "help",
            (("resources/demo/help_pictures.py", f"{WORK}/help"),),
            SLOPE,
            ("resources/help/*.png", "resources/help/*/*.png"),
            needs=(QGIS,),
        ),
        Thing(
            "first_study",
            (("docs/figures/study.py", _study), ("docs/figures/study_page.py", _study)),
            PAGES,
            ("docs/images/study_*.png",),
            blocks=(("docs/first_study.md", "nets"), ("docs/first_study.md", "times")),
            needs=(QGIS, SCREEN, BROWSER, POPPLER),
        ),
        Thing(
            "net_study",
            (("docs/figures/net_study.py", _net),),
            PAGES,
            ("docs/images/net_study_*.png",),
            blocks=tuple(
                ("docs/net_study.md", name) for name in ("demands", "sites", "crossings", "strength", "danger")
            ),
            needs=(QGIS, SCREEN),
        ),
        Thing(
            "protection_study",
            (("docs/figures/protection_study.py", f"{WORK}/protection_study"),),
            SLOPE,
            ("docs/images/protection_study.png",),
            blocks=tuple(("docs/protection_study.md", name) for name in ("variants", "stands")),
            needs=(QGIS,),
        ),
        Thing(
            "three rules",
            (("docs/figures/three_rules.py", f"{WORK}/three_rules"),),
            FIELD,
            blocks=(("docs/hazard_rules.md", "three rules"),),
            needs=(QGIS, DATA),
        ),
        _figure("free_flight", "verification_free_flight", ("functions", "steps")),
        _figure("incline", "verification_incline", ONE_ROCK),
        _figure("flat_plate", "verification_flat_plate", ONE_ROCK),
        Thing("panels", (("docs/figures/panels.py",),), SLOPE, ("docs/images/panel_*.png",), needs=(QGIS,)),
        _figure("scarring", "verification_scarring", ONE_ROCK),
        _figure("major_axis", "verification_major_axis", ONE_ROCK),
        _figure("shapes_by_number", "shapes_by_number", FIELD),
        _figure("fragmentation", "fragmentation", FIELD),
        _figure("heap", "heap", ("functions", "rocks", "heap")),
        _figure("stem_offsets", "stem_offsets", ("functions", "rocks", "obstacles")),
        _figure("ramp", "validation_ramp", RUNS),
        _figure("authume", "validation_authume", FIELD, DATA),
        _figure("real_terrain", "validation_real_terrain", FIELD, DATA),
        _figure("calibration", "calibration", FIELD, DATA),
        _figure("contact_kinds", "contact_kinds", NOTHING),
        _figure("low_bumps", "low_bumps", NOTHING),
        _figure("scar_phases", "scar_phases", NOTHING),
        _figure("regional", "regional", NOTHING),
        Thing(
            "validation",
            (("docs/validation/suite.py",),),
            FIELD,
            ("docs/validation/results.md", "docs/images/validation_suite.png"),
            needs=(DATA,),
        ),
        Thing(
            "rolls",
            (("docs/validation/rolls.py",),),
            FIELD,
            ("docs/validation/rolls.md", "docs/images/rolls.png"),
            needs=(DATA,),
        ),
        Thing(
            "rolls and ditches",
            (("docs/validation/rolls_ditches.py",),),
            FIELD,
            ("docs/validation/rolls_ditches.md", "docs/images/rolls_ditches.png"),
            needs=(DATA,),
        ),
        Thing(
            "disc",
            (("docs/validation/disc.py", "docs/validation/disc.md"),),
            FIELD,
            ("docs/validation/disc.md", "docs/images/validation_disc.png"),
        ),
        Thing(
            "historical models",
            (("docs/validation/historical.py", "docs/validation/historical.md"),),
            ("functions",),
            ("docs/validation/historical.md",),
        ),
        Thing(
            "granular channel",
            (("docs/validation/channel.py", "docs/validation/channel.md"),),
            ("maximum_dissipation",),
            ("docs/validation/channel.md", "docs/images/validation_channel.png"),
        ),
        Thing(
            "catchment",
            (("docs/validation/catchment.py", "docs/validation/catchment.md"),),
            FIELD,
            ("docs/validation/catchment.md",),
        ),
        Thing(
            "laws",
            (("docs/figures/laws.py", f"{WORK}/laws"),),
            ("steps", "newton", "poisson", "energetic", "maximum_dissipation", "mdem"),
            ("docs/images/laws.png",),
            needs=(DATA,),
            is_long=True,
        ),
        Thing(
            "work_precision",
            (("benchmarks/work_precision.py",),),
            FIELD,
            ("docs/images/work_precision.png", "docs/images/work_precision_avagar.png"),
            needs=(DATA,),
            is_long=True,
        ),
        Thing(
            "region",
            (("benchmarks/regional.py", "../shared/data/dem/avaMal_5m_EPSG31287.tif", "region", "1e7"),),
            RUNS,
            ("docs/images/region.png",),
            needs=(DATA,),
            is_long=True,
        ),
        Thing(
            "comparison",
            (("benchmarks/compare/compare.py",),),
            FIELD,
            ("docs/comparison.md", "docs/images/comparison.png"),
            needs=(DATA,),
            is_long=True,
        ),
        Thing(
            "evidence",
            (("docs/validation/evidence.py", "measure"), ("docs/validation/evidence.py", "page")),
            FIELD,
            ("resources/experience.csv", "docs/images/evidence.png"),
            blocks=(("docs/evidence.md", "evidence"),),
            needs=(DATA,),
            is_long=True,
        ),
        Thing(
            "campaign",
            (("tests/campaign/campaign.py", "--runs", "1000000", "--page", "docs/campaign.md"),),
            ("steps", "newton", "poisson", "energetic", "maximum_dissipation", "mdem"),
            ("docs/campaign.md",),
            needs=(DATA,),
            is_long=True,
        ),
    )
}
