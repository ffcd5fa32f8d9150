# SPDX-License-Identifier: GPL-2.0-or-later
"""The report of talus:calibrate."""

import html
from importlib.util import find_spec

import numpy as np

from ....engine.calibration.told_apart import LEVEL, ROUGHNESS, widths
from ....engine.version import __version__
from ...number_words import formatted, number_text, share_text
from ...shared.reports import page
from ...shared.reports.figures import ensemble_figure, residual_figure
from ...shared.reports.page import other_section, unsafe_section
from ...translation import tr
from .observations import shapes_of

MOST_BOULDERS = 200  # rows of the table; all are in SOURCE_TABLE


def write_report(path, made, findings, parameter_rows):
    """Write the page of a Made."""
    title = tr("Calibration of the ground")
    parts = [f"<h1>{html.escape(title)}</h1>", *unsafe_section(findings), page.paragraph(_summary(made))]
    parts += other_section(findings)
    if made.sentences:
        parts.append(page.section(tr("Evidence of the observations"), page.items(made.sentences)))
    if made.bounds:
        parts.append(page.section(tr("Parameters found"), _parameters(made) + _pair(made)))
    if any(residual is not None for residual in made.residuals):
        parts.append(page.section(tr("Residuals of the blocks"), _residuals(made)))
    for site, sources_of_site in zip(made.sites, made.sources):
        if sources_of_site is not None:
            parts.append(page.section(tr("Sources of the boulders"), _sources(site, sources_of_site)))
    parts.append(page.section(tr("Limits of the method"), page.items(_limits())))
    parts.append(page.section(tr("Inputs"), page.rows_table(parameter_rows)))
    page.write_page(path, title, parts)


def _limits():
    return [
        tr("The parameters are those with which this model comes nearest to these observations, on this elevation "
           "model and with these blocks and releases. Other ground, other events and other sizes of blocks were not "
           "examined."),
        tr("Bands are the range that the observations leave open within the bounds that were searched. On synthetic "
           "slopes that flatten evenly, bands of 90 % contained 86 % of the true values, at a sharp break of slope "
           "79 %. Errors of the model, of the elevation model or of the release points are not included."),
        tr("The calibration does not give the frequency of rockfall."),
    ]  # fmt: skip


def _summary(made):
    count = sum(len(site.cloud.places) for site in made.sites)
    text = tr("Talus {}. Ground class {}, {} observed points, misfit {:.3g}, share of random draws that fit no "
              "better {:.2f}.")  # fmt: skip
    return formatted(text, __version__, made.ground_class.name, count, float(made.found.misfit.min()), made.found.fit)


def _parameters(made):
    head = [tr("parameter"), tr("from"), tr("to"), tr("best")]
    with_ensemble = made.ensemble is not None
    head += (
        [tr("median"), "5 %", "95 %", tr("width of the band relative to that of the search range")]
        if with_ensemble
        else ["5 %", "95 %"]
    )
    width = widths(made.ensemble, made.bounds) if with_ensemble else {}
    rows = []
    for bound in made.bounds:
        band = made.ensemble if with_ensemble else made.found
        values = [bound.low, bound.high, made.found.best[bound.name],
        *([band.middle[bound.name]] if with_ensemble else []),
                  band.low[bound.name], band.high[bound.name]]  # fmt: skip
        share = [share_text(width[bound.name])] if with_ensemble else []
        rows.append([bound.name, *map(number_text, values), *share])
    return page.table_with_csv("parameters", head, rows)


def _pair(made):
    if made.ensemble is None or not {LEVEL, ROUGHNESS} <= set(made.ensemble.names) or not _can_draw():
        return ""
    return page.picture(ensemble_figure(made.ensemble, made.bounds, (LEVEL, ROUGHNESS)), tr("Ensemble of the ground"))


def _residuals(made):
    pairs = [(site, residual) for site, residual in zip(made.sites, made.residuals) if residual is not None]
    masses = np.concatenate([site.blocks.masses for site, _ in pairs])
    shapes = np.concatenate([shapes_of(site.blocks) for site, _ in pairs])
    rest, deviation = (
        np.concatenate([getattr(residuals, name) for _, residuals in pairs]) for name in ("residual", "deviation")
    )
    text = page.paragraph(tr("A residual above 0 means that a block went farther than its simulated runs on average."))
    if _can_draw():
        label = tr("Residuals over mass and shape")
        text += page.picture(residual_figure(masses, shapes, (rest, deviation)), label)
    return text + _thirds(masses, rest)


def _thirds(masses, rest):
    """Mean residuals of the light, middle and heavy third."""
    rows, order = [], np.argsort(masses, kind="stable")
    for name, part in zip((tr("light third"), tr("middle third"), tr("heavy third")), np.array_split(order, 3)):
        if part.size:
            values = (masses[part].min(), masses[part].max(), rest[part].mean())
            rows.append([name, str(part.size), *map(number_text, values)])
    head = [tr("blocks"), tr("number"), tr("lightest [kg]"), tr("heaviest [kg]"), tr("mean residual [m]")]
    return page.table_with_csv("thirds", head, rows)


def _sources(site, sources):
    expected, best = sources.probability.sum(axis=0), sources.probability.argmax(axis=1)
    rows = [
        [name, number_text(100.0 * site.cloud.weights[k]), number_text(expected[k]), str(int((best == k).sum()))]
        for k, name in enumerate(site.sources.names)
    ]
    head = [tr("source"), tr("prior share [%]"), tr("boulders expected"), tr("most probable for")]
    text = page.paragraph(
        formatted(tr("Runs that stop within {:.3g} m of a boulder are attributed to it."), site.cloud.radius)
    ) + page.table_with_csv("sources", head, rows)  # fmt: skip
    head = [tr("boulder"), tr("mass [kg]"), tr("most probable source"), tr("probability"), tr("runs nearby")]
    rows = [
        [str(feature), number_text(mass), site.sources.names[k], number_text(share[k], 2), str(int(near.sum()))]
        for feature, mass, k, share, near in zip(
            site.blocks.features, site.blocks.masses, best.tolist(), sources.probability, sources.near
        )
    ][:MOST_BOULDERS]
    return text + page.table_with_csv("boulders", head, rows)


def _can_draw():
    return find_spec("matplotlib") is not None
