# SPDX-License-Identifier: GPL-2.0-or-later
"""Figure of the calibration to the stops of the Authume quarry. Needs the shared data beside the checkout."""

import sys
from pathlib import Path

import figure_style

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"
EVALUATIONS = 40
EVERY = 3  # of the releases: 4 drop points, 41 masses, 2 shapes


def main():
    from talus.algorithms.shared.reports.figures import draw_calibration
    from talus.engine import Settings, ground_classes
    from talus.engine.calibration.clouds import Cloud
    from talus.engine.calibration.models import Model
    from talus.engine.calibration.search import SEARCHABLE, Bounds, calibrate
    from talus.tests.verification import authume_case as case

    experiment = case.read(DATA)
    cloud = Cloud(experiment.stops, "positions", experiment.centre)
    releases = case.releases(experiment, experiment.rocks, 1)[::EVERY]
    model = Model(
        experiment.terrain, case.ground(experiment), experiment.rocks, releases, Settings(max_time=60.0,
            air_density=0.0),
        ground_classes.load()["hard"],
    )  # fmt: skip
    bounds = [Bounds("sliding_friction", 0.4, 1.2), Bounds("rolling_resistance", 0.3, 1.2)]
    calibration = calibrate(model, bounds, cloud, EVALUATIONS, tell=lambda *news: print(*news, flush=True))
    print(calibration.best, calibration.low, calibration.high, calibration.misfit.min(), calibration.fit)
    draw_calibration(
        figure_style.IMAGES / "calibration.png", calibration, bounds, [("", cloud, calibration.points)], SEARCHABLE
    )


if __name__ == "__main__":
    sys.exit(main())
