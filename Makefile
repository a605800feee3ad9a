# Each target builds its environment by itself the first time; after that it needs no network.
#   make lab       play a round in JupyterLab          make test    prove the numbers
#   make check     style and types                      make bench   measure the speed
#   make site      the course as plain pages            make pdf     the same on paper
# Another Python: make lab PYTHON=python3.13 VENV=.venv-3.13

PYTHON ?= python3
VENV ?= .venv
VENV_LITE ?= .venv-lite
PORT ?= 8000
CHROMIUM ?= $(firstword $(foreach name,chromium chromium-browser google-chrome,$(shell command -v $(name))))
RUN = $(VENV)/bin/python -m
NOTEBOOKS = $(wildcard notebooks/*.ipynb)
WORKERS ?= 2
# Watching for coverage doubles the time of a test, so it is done where there is a gate.
GATED = kododo_math tests/exact tests/numbers_game $(filter-out tests/test_notebooks.py,$(wildcard tests/test_*.py))
UNGATED = README.md tests/test_notebooks.py $(filter-out tests/exact/ tests/numbers_game/ %__pycache__/,$(wildcard tests/*/))
VERSIONS ?= 3.11 3.12 3.13
PYTEST = $(RUN) pytest -q -n $(WORKERS) --dist loadfile
LAB_OPTIONS ?= $(if $(filter 0,$(shell id -u)),--allow-root)

# What to install is the part of pyproject.toml before its tools' settings. A copy of it is kept for each extra that
# is installed, so that an environment is built again when that part changes, and only then.
REQUIRED = sed '/^\[tool/,$$d' pyproject.toml
is_installed = $(REQUIRED) | cmp -s - $(VENV)/installed-$(1)
# uv installs ten times faster than pip; where it cannot (a school's own index, say), pip does it.
pip_install = { { $(1)/bin/python -m pip $(PIP_OPTIONS) uv && $(1)/bin/python -m uv pip install --quiet --python $(1)/bin/python $(2); } \
  || { echo 'uv could not: installing with pip.'; $(1)/bin/python -m pip $(PIP_OPTIONS) $(2); }; }
install = $(call pip_install,$(VENV),--editable '.[$(1)]') && $(REQUIRED) > $(VENV)/installed-$(1)
PIP_OPTIONS = install --quiet --disable-pip-version-check

.DEFAULT_GOAL = help
.PHONY: help lab test test-all test-slow check lint format-check types notebooks-check format bench build notebooks-run site pdf lite lite-serve \
  venv venv-lab venv-test venv-site clean

help:
	@echo 'make lab     opens notebooks/00_start_here.ipynb in JupyterLab'
	@echo 'make test    runs every example and test but the slow ones, and the coverage gate'
	@echo 'make check   lints, checks the format, the types, and that notebooks hold no outputs'
	@echo 'make bench   measures the speed, beside that of peers'
	@echo 'make site    makes plain pages of the course and the reference, in build/site; make pdf puts them on paper'
	@echo 'make lite    makes the part of the site that runs Python in a browser alone; make lite-serve opens it'
	@echo 'make build   makes the wheel and the sdist of a release, in dist/'
	@echo 'Also: test-all (on each Python from 3.11 to 3.13), test-slow, format (mends what a program can mend), clean (removes all that was made here).'

lab: venv-lab
	@echo 'Opening JupyterLab with notebooks/00_start_here.ipynb; Ctrl+C here stops it.'
	@$(RUN) jupyterlab $(LAB_OPTIONS) notebooks/00_start_here.ipynb

test: venv-test
	-@$(MAKE) --no-print-directory notebooks-run
	@echo 'Running the tests without a coverage gate on $(WORKERS) processes, and the examples in the README.'
	@$(PYTEST) -m 'not slow' $(UNGATED)
	@echo 'Running the others, and the examples in the docs, with the coverage gate.'
	@$(PYTEST) -m 'not slow' --cov --cov-report=term $(GATED)

# A Python that is only a name for one that is not installed does not answer, and is passed over.
test-all:
	@set -e; for version in $(VERSIONS); do \
	  python=; for name in python$$version "$$HOME"/.pyenv/versions/$$version.*/bin/python; do \
	    if [ -z "$$python" ] && "$$name" -c '' 2>/dev/null; then python=$$name; fi; done; \
	  if [ -z "$$python" ]; then echo "Python $$version is not on this machine: left out."; continue; fi; \
	  echo "Python $$version:"; $(MAKE) --no-print-directory test PYTHON="$$python" VENV=.venv-$$version; done

# nbval runs the notebooks apart: a kernel that is watched by coverage does not start.
# The site is built before the tests share out its pages; Binder's takes longest, so it begins first.
test-slow: venv-test
ifneq ($(NOTEBOOKS),)
	@echo 'Running every notebook.'
	@$(PYTEST) --nbval-lax notebooks
endif
	@echo 'Running the slow tests: Binder'"'"'s environment from nothing, a release, the site, long simulations.'
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory site; fi
	@$(PYTEST) --no-loadscope-reorder -m slow tests/test_binder.py \
	  $(filter-out tests/test_binder.py %__pycache__/,$(wildcard tests/test_*.py tests/*/))

check: lint format-check types notebooks-check

lint: venv-test
	@echo 'Linting (ruff).'
	@$(RUN) ruff check --quiet .

format-check: venv-test
	@echo 'Checking the format (ruff format).'
	@$(RUN) ruff format --quiet --check .

types: venv-test
	@echo 'Checking the types (mypy --strict).'
	@$(RUN) mypy

notebooks-check: venv-test
	@echo 'Checking that the notebooks hold no outputs (nbstripout).'
	@$(if $(NOTEBOOKS),$(RUN) nbstripout --verify --keep-id $(NOTEBOOKS))

format: venv-test
	@echo 'Mending what a program can mend: lint, format, outputs in notebooks.'
	@$(RUN) ruff check --quiet --fix-only .
	@$(RUN) ruff format --quiet .
	@$(if $(NOTEBOOKS),$(RUN) nbstripout --keep-id $(NOTEBOOKS))

bench: venv-test
	@echo 'Measuring the speed; a quiet machine gives the truest figures.'
	@set -e; for script in benchmarks/bench_*.py; do $(VENV)/bin/python "$$script"; done

build: venv-test
	@echo 'Building the sdist, and the wheel from it.'
	@rm -rf dist
	@$(RUN) build --no-isolation --outdir dist . >/dev/null
	@ls dist

# What the notebooks show is computed once, for the tests and for all that shows it without a kernel.
notebooks-run: venv-lab
	@echo 'Running the notebooks that have changed, or whose package has: two minutes at most.'
	@$(VENV)/bin/python docs/run_notebooks.py

site: venv-site notebooks-run lite
	@echo 'Building the pages: strictly, a warning is a fault. This needs npm and the network, and a minute.'
	@$(VENV)/bin/python docs/build_site.py
	@du -sh build/site --exclude=lite

# Chromium prints a page of the site as it is, all its pictures turned over.
pdf:
	@test -n '$(CHROMIUM)' || { echo 'Chromium is missing: expected chromium or google-chrome. Try make CHROMIUM=…' >&2; exit 1; }
	@test -f build/site/index.html || $(MAKE) --no-print-directory site
	@mkdir -p build/pdf
	@set -e; for page in build/site/course/*.html; do \
	  $(CHROMIUM) --headless --no-sandbox --disable-gpu --no-pdf-header-footer --disable-background-networking --log-level=3 \
	    --print-to-pdf="build/pdf/$$(basename "$$page" .html).pdf" "file://$(CURDIR)/$$page" 2>/dev/null; done
	@ls build/pdf

# The environment of the site in a browser is its own: what it holds becomes part of that site.
lite: notebooks-run
	@$(MAKE) --no-print-directory venv VENV=$(VENV_LITE)
	@cmp -s lite/requirements.txt $(VENV_LITE)/installed-lite || { \
	  echo 'Installing JupyterLite into $(VENV_LITE): once, half a minute at most.'; \
	  $(call pip_install,$(VENV_LITE),--requirement lite/requirements.txt) && cp lite/requirements.txt $(VENV_LITE)/installed-lite; }
	@echo 'Building the site: Pyodide, the wheels, JupyterLite. This needs npm and the network, and half a minute.'
	@$(VENV_LITE)/bin/python lite/build_site.py
	@du -sh build/lite/site build/lite/*.zip

lite-serve:
	@test -f build/lite/site/index.html || $(MAKE) --no-print-directory lite
	@echo 'The course is at http://localhost:$(PORT); Ctrl+C here stops it.'
	@$(PYTHON) -m http.server $(PORT) --bind 127.0.0.1 --directory build/lite/site

# The test and site extras contain the lab extra, so each serves for the lab.
venv-lab: venv
	@$(call is_installed,lab) || $(call is_installed,test) || $(call is_installed,site) || { \
	  echo 'Installing JupyterLab and the notebooks'"'"' packages into $(VENV): once, a minute at most.'; $(call install,lab); }

venv-site: venv
	@$(call is_installed,site) || { \
	  echo 'Installing what builds the pages into $(VENV): once, a minute at most.'; $(call install,site); }

venv-test: venv
	@$(call is_installed,test) || { \
	  echo 'Installing the test tools into $(VENV): once, two minutes at most.'; $(call install,test); }

venv:
	@test -x $(VENV)/bin/python || { \
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo '$(PYTHON) is missing or too old: expected Python 3.11 or newer. Try make PYTHON=python3.13 …' >&2; exit 1; }; \
	  echo 'Making an environment in $(VENV).'; \
	  $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; }

clean:
	rm -rf $(VENV) $(VENV_LITE) $(VERSIONS:%=.venv-%) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
