# SPDX-License-Identifier: GPL-2.0-or-later
"""A response surface of impacts: what an impact would do, from those that were computed.

    y = b_0 + sum b_i z_i + sum b_ij z_i z_j,   z = (x - mean) / spread,  least squares with a small ridge

Its error is that of cross-validation: each impact is predicted from fits without its group. Outside of the range of
the impacts it was made of it says so, and no more.
"""

from dataclasses import dataclass

import numpy as np

FEATURES = ("energy", "mass", "along", "height", "angle", "spin", "size")
GROUPS = 10
RIDGE = 1e-6  # of the number of impacts
ROUNDING = 1e-9  # of a feature: no farther beyond the range than this counts as within it


@dataclass(frozen=True, eq=False)
class Surface:
    """One quantity as a quadratic function of the features.

    error : root mean square of cross-validation; left_out : (m,) what the fits without its group say of each impact
    """

    names: tuple
    mean: np.ndarray
    spread: np.ndarray
    low: np.ndarray
    high: np.ndarray
    weights: np.ndarray
    error: float
    left_out: np.ndarray

    def __call__(self, features):
        """Predictions (m,) and whether each row of features (m, n) lies within the range of the fit."""
        features = np.atleast_2d(np.asarray(features, dtype=np.float64))
        slack = ROUNDING * np.maximum(np.abs(self.low), np.abs(self.high))
        inside = ((features >= self.low - slack) & (features <= self.high + slack)).all(axis=1)
        varies = varying(np.stack([self.low, self.high]))
        return terms(((features - self.mean) / self.spread)[:, varies]) @ self.weights, inside


def terms(z):
    """1, z_i and z_i z_j of rows z (m, n)."""
    count = z.shape[1]
    pairs = [z[:, i] * z[:, j] for i in range(count) for j in range(i, count)]
    return np.column_stack([np.ones(len(z)), z, *pairs])


def varying(features):
    """(n,) True for the features (m, n) that differ among impacts by more than rounding."""
    return np.ptp(features, axis=0) > ROUNDING * np.abs(features).max(axis=0)


def needed_for(features):
    """Fewest impacts that a surface over features (m, n) is made of: twice the terms of the quadratic."""
    count = int(varying(features).sum())
    return (count + 1) * (count + 2)


def fit(matrix, values):
    """Weights of least squares with a ridge that keeps terms that the impacts do not distinguish small."""
    square = matrix.T @ matrix + RIDGE * len(matrix) * np.eye(matrix.shape[1])
    return np.linalg.solve(square, matrix.T @ values)


def capacity(features, values, names=FEATURES):
    """Surface of a quantity over impacts.

    features : (m, n), a column for each name; beyond their range it says so
    values : (m,) what each impact gave: elongation, force in a rope, ...

    Features that are the same in all impacts make no terms. Raises ValueError for fewer impacts than
    ``needed_for`` the terms of the quadratic.
    """
    features, values = np.asarray(features, dtype=np.float64), np.asarray(values, dtype=np.float64)
    if features.ndim != 2 or features.shape[1] != len(names) or len(features) != len(values):
        raise ValueError(f"features: shape {features.shape}, {len(values)} values; give a column for each of {names}.")
    if not (np.isfinite(features).all() and np.isfinite(values).all()):
        raise ValueError("features, values: not all finite. Leave impacts without a result out.")
    spread = np.ptp(features, axis=0)
    spread[spread == 0.0] = 1.0
    mean = features.mean(axis=0)
    matrix = terms(((features - mean) / spread)[:, varying(features)])
    if len(matrix) < needed_for(features):
        raise ValueError(
            f"impacts: {len(matrix)} for {matrix.shape[1]} terms of the quadratic; give {needed_for(features)} or more."
        )
    group = np.arange(len(matrix)) % GROUPS
    left_out = np.empty(len(matrix))
    for g in range(GROUPS):
        held = group == g
        left_out[held] = matrix[held] @ fit(matrix[~held], values[~held])
    return Surface(
        names=tuple(names), mean=mean, spread=spread, low=features.min(axis=0), high=features.max(axis=0),
        weights=fit(matrix, values), error=float(np.sqrt(((left_out - values) ** 2).mean())), left_out=left_out,
    )  # fmt: skip
