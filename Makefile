# SPDX-License-Identifier: GPL-2.0-or-later
# make setup   create .venv, with QGIS and GDAL of the system and what is missing from PyPI
# make demo    generate a demonstration slope, simulate rockfall on it through qgis_process
# make test    run every test
# make benchmark   measure speed, and write docs/benchmarks.md
# make lint    check the style of the Python sources
# make clean   remove what the targets above made

PYTHON := .venv/bin/python
STAMP := .venv/.setup-complete

.PHONY: help setup demo test benchmark lint clean

help:
	@grep -E '^# make' Makefile | cut -c3-

setup: $(STAMP)

$(STAMP): .ci/setup pyproject.toml
	.ci/setup
	@touch $@

demo: setup
	$(PYTHON) resources/demo/make_demo.py build/demo
	$(PYTHON) resources/demo/run_demo.py build/demo
	$(PYTHON) resources/demo/picture.py build/demo

test: setup
	$(PYTHON) -m pytest $(PYTEST_OPTIONS)

benchmark: setup
	$(PYTHON) benchmarks/run.py

lint: setup
	$(PYTHON) -m ruff check .

clean:
	rm -rf .venv build .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
