# SPDX-License-Identifier: GPL-2.0-or-later
# make setup   create .venv, with QGIS and GDAL of the system and what is missing from PyPI
# make demo    generate a demonstration slope, simulate rockfall on it through qgis_process
# make test    run the tests, a file a process: some 12 minutes on two processors; TEST_PROCESSES=0 runs them in one
# make test-long   run the few that take long, such as every algorithm by each of its three ways
# make verify  run the verification, some minutes, and write build/verification.md with figures: numbers, tolerance, result
# make check-bits [ROOT=FOLDER]   compare results with the digests on record, with other C libraries, BLAS, NumPy, compilers and QGIS
# make digests   put the digests of this version on record; a change of results is named in docs/changes
# make campaign RUNS=10000 SEED=1   so many random starts and what must hold for each; goes on where it was interrupted
# make campaign-inputs INPUTS=3300 SEED=1   try so many inputs that mean nothing; all must be refused in words
# make campaign-kinds CALLS=10000 SEED=1   values of the wrong kind for every parameter of every tool; no traceback, no hang
# make campaign-heights RUNS=100000 SEED=1   largest heights of random starts against all samples of single steps
# make campaign-extremes SEED=1   22,080 extreme runs in all combinations; goes on where it was interrupted
# make campaign-nets RUNS=10000   so many random rocks into a ring net finer than they are; goes on where it was interrupted
# make campaign-fragments SEED=1   100,000 random impacts that break rocks: mass, momentum and energy
# make campaign-net-study RUNS=1000 KILLS=5   rocks of a mountain side at a net, killed and resumed; the bits must be the same
# make campaign-kills KILLS=20 SEED=1   kill runs at random moments; nothing may be half written
# make benchmark   measure speed, and write docs/benchmarks.md
# make compare   run Talus and other open programs on the same slopes, some 10 minutes of processor time, and write docs/comparison.md
# make evidence   measure what docs/evidence.md says of sites, forecasts and ensembles, some 3 minutes
# make check   check style, format and types of the Python sources, and run the quick tests, within a minute
# make lint    check the style, the format and the type hints of the Python sources, and the English of texts and pages
# make types   check the type hints of the engine's interface, and that the examples and scripts keep to them
# make format  bring the Python sources into the project's format
# make zip     build build/talus-VERSION.zip, the archive for plugins.qgis.org
# make check-zip   build that archive, unpack it and run the checks of plugins.qgis.org on it
# make addresses   write the owner's addresses from resources/release/addresses.ini into the files that name them
# make test-zip   install that archive into a clean profile and simulate rockfall from it
# make test-qgis344 ROOT=FOLDER   run the tests of the plugin with another QGIS, see .ci/test-in-root
# make manual  write docs/manual/*.md from the algorithms' own texts
# make help-pictures   draw resources/help/*.png on the demonstration slope
# make refresh [ONLY="demo help"]   make anew the pictures, the example and the pages that are older than the engine's results
# make site    write the site of the documentation to build/site
# make site-version [PUSH=--push]   put the site of this version on the branch gh-pages, beside earlier ones (mike)
# make release   archive, wheel and checksums into build/release, made twice and compared; refused while anything is old
# make changelog [RELEASE=1.1.0]   show what docs/changes says of the next version, or write it into CHANGELOG.md
# make models  write resources/models/*.model3, the example models
# make translations   put new texts of the sources into i18n/*.ts, to be translated there
# make clean   remove what the targets above made

PYTHON := .venv/bin/python
STAMP := .venv/.setup-complete
# What breaks first: layout, translations, a step, a simulation, the dialogs.
QUICK_TESTS := tests/test_repository.py tests/test_algorithm_rooms.py tests/test_translations.py tests/test_links.py \
	tests/test_qgis4.py tests/engine/test_step.py tests/engine/test_simulate.py tests/qgis/test_plugin.py \
	tests/qgis/test_parameters.py tests/qgis/test_manual.py
# As many as the machine has processors, four at the most: each compiles and holds QGIS, and tests use threads of their own.
TEST_PROCESSES := auto
IN_PROCESSES := --numprocesses $(TEST_PROCESSES) --maxprocesses 4 --dist loadfile --no-loadscope-reorder
TRANSLATIONS := $(patsubst %.ts,%.qm,$(wildcard i18n/talus_*.ts))

.PHONY: changelog help setup demo test test-long verify mutations check check-bits digests campaign campaign-inputs campaign-kinds campaign-heights campaign-extremes campaign-kills campaign-nets campaign-fragments campaign-net-study benchmark compare evidence lint types format zip check-zip addresses test-zip test-qgis344 manual help-pictures refresh site site-version release models translations clean

help:
	@grep -E '^# make' Makefile | cut -c3-

setup: $(STAMP) $(TRANSLATIONS)

$(STAMP): .ci/setup pyproject.toml
	.ci/setup
	@touch $@

i18n/%.qm: i18n/%.ts | $(STAMP)
	$(PYTHON) i18n/compile.py $<

demo: setup
	$(PYTHON) resources/demo/make_demo.py build/demo
	$(PYTHON) resources/demo/run_demo.py build/demo
	$(PYTHON) resources/demo/picture.py build/demo
	$(PYTHON) resources/demo/film.py build/demo

test: setup
	$(PYTHON) -m pytest $(IN_PROCESSES) -m "not long" $(PYTEST_OPTIONS)

test-long: setup
	$(PYTHON) -m pytest $(IN_PROCESSES) -m long $(PYTEST_OPTIONS)

# Tests with the mark of a source, run with falsified functions: which of them cannot fail? Writes build/mutations.md.
mutations: setup
	NUMBA_DISABLE_JIT=1 $(PYTHON) -m pytest -q -n 0 -p talus.tests.mutations -m "not long" $(or $(TESTS),tests)

verify: setup
	$(PYTHON) -m pytest $(IN_PROCESSES) -p talus.tests.verify -m "not long" tests/verification

check-bits: setup
	$(PYTHON) tests/reproducibility/check.py --root "$(ROOT)"

digests: setup
	$(PYTHON) tests/reproducibility/check.py --write

changelog: setup
	$(PYTHON) resources/release/changelog.py $(RELEASE)

RUNS ?= 10000
INPUTS ?= 3300
CALLS ?= 10000
KILLS ?= 20
SEED ?= 1

campaign: setup
	$(PYTHON) tests/campaign/campaign.py --runs $(RUNS) --seed $(SEED) --page docs/campaign.md

campaign-inputs: setup
	$(PYTHON) tests/campaign/bad_inputs.py --inputs $(INPUTS) --seed $(SEED)

campaign-kinds: setup
	$(PYTHON) tests/campaign/wrong_kinds.py --calls $(CALLS) --seed $(SEED)

campaign-heights: setup
	$(PYTHON) tests/campaign/heights.py --runs $(RUNS) --seed $(SEED)

campaign-extremes: setup
	$(PYTHON) tests/campaign/extremes.py --seed $(SEED)

campaign-nets: setup
	$(PYTHON) tests/campaign/nets.py $(RUNS)

campaign-fragments: setup
	$(PYTHON) tests/campaign/fragments.py 100000 $(SEED)

campaign-net-study: setup
	$(PYTHON) -m talus.tests.campaign.net_study $(RUNS) $(KILLS)

campaign-kills: setup
	$(PYTHON) tests/campaign/kills.py --kills $(KILLS) --seed $(SEED)

benchmark: setup
	$(PYTHON) benchmarks/run.py

compare: setup  # what a program or a case lacks is told and skipped
	$(PYTHON) benchmarks/compare/compare.py

evidence: setup  # needs ../shared/data
	$(PYTHON) docs/validation/evidence.py measure
	$(PYTHON) docs/validation/evidence.py page

validation: setup  # the tables of docs/validation; needs ../shared/data and some minutes
	$(PYTHON) docs/validation/suite.py
	$(PYTHON) docs/validation/rolls.py
	$(PYTHON) docs/validation/sizes.py

lint: setup types
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	$(PYTHON) docs/prose/lint.py

# The link gives the package its name, whatever the folder of the repository is called. The engine is named, for no example
# imports all of its public modules.
types: setup
	mkdir -p build/types
	ln -sfnr . build/types/talus
	$(PYTHON) -m mypy --cache-dir build/types/.cache docs/examples benchmarks docs/figures docs/validation \
		build/types/talus/engine

format: setup
	$(PYTHON) -m ruff format .

check: lint
	$(PYTHON) -m pytest -q $(IN_PROCESSES) $(QUICK_TESTS) $(PYTEST_OPTIONS)

zip: setup
	$(PYTHON) resources/release/make_zip.py build

check-zip: setup
	$(PYTHON) resources/release/check_archive.py build

addresses:
	python3 resources/release/addresses.py

test-zip: zip
	$(PYTHON) resources/release/try_zip.py build

test-qgis344:
	.ci/test-in-root "$(ROOT)" tests/qgis tests/reproducibility $(PYTEST_OPTIONS)

manual: setup
	$(PYTHON) docs/manual/make_manual.py

help-pictures: setup
	$(PYTHON) resources/demo/help_pictures.py build/help

refresh: setup
	$(PYTHON) docs/refresh/refresh.py $(ONLY)

SITE_STAMP := .venv/.site-complete

$(SITE_STAMP): pyproject.toml | $(STAMP)
	.ci/setup site
	@touch $@

site: setup $(SITE_STAMP)
	NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --quiet --strict
	@echo "The site is in build/site; open build/site/index.html"

VERSION = $(shell sed -n 's/^version=//p' metadata.txt)

site-version: setup $(SITE_STAMP)
	PATH="$(CURDIR)/.venv/bin:$$PATH" NO_MKDOCS_2_WARNING=1 TALUS_SITE_VERSIONS=mike \
		mike deploy --update-aliases $(PUSH) $(VERSION) latest
	PATH="$(CURDIR)/.venv/bin:$$PATH" mike set-default $(PUSH) latest

release: setup
	$(PYTHON) resources/release/release.py build/release

models: setup
	QT_HASH_SEED=0 $(PYTHON) resources/models/make_models.py

translations: setup
	$(PYTHON) i18n/update.py

clean:
	rm -rf .venv build .pytest_cache .ruff_cache .hypothesis i18n/*.qm
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
