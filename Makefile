# The front door. `make help` lists what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# Processes of one test run.
JOBS ?= 2

# setup is redone only when something it depends on has changed; these files remember when it was done.
# A compiled and a plain installation (SALOON_COMPILE=0) are remembered apart.
DEPS := $(VENV)/.deps
PACKAGE := $(VENV)/.package-$(if $(filter 0,$(SALOON_COMPILE)),plain,compiled)

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '.*'))

# Prints yes or no. A file of the installed package is asked, not the environment: what matters is what is there.
IS_COMPILED = env -u PYTHONPATH $(PY) -c 'from importlib.util import find_spec as f; print("no" if f("saloon.engine.rng").origin.endswith(".py") else "yes")'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run test check build bench soak format golden reference lock clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(PACKAGE) ## Make .venv with the tools and the compiled package; does nothing when all is current

$(PY):
	@$(PYTHON) -m venv $(VENV)

$(DEPS): requirements/dev.txt | $(PY)
	@echo "Installing the tools"
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# The list of sources. Written only when it differs, so that a deleted or renamed file is noticed too: no
# other file gets newer by that.
$(VENV)/.sources: FORCE | $(PY)
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

# Not editable: the compiled package lives in .venv, and src stays free of libraries that would hide the
# sources. build/ keeps the generated C and its library, so that a change outside the compiled part costs
# seconds; the copied package in it goes, lest a deleted module live on, and all of it goes when the
# settings or the tools have changed.
$(PACKAGE): $(DEPS) $(VENV)/.sources pyproject.toml setup.py LICENSE $(SOURCES)
	@echo "Building and installing saloon"
	@rm -rf $(if $(filter $(DEPS) pyproject.toml setup.py,$?),build) build/lib*/saloon build/bdist.* src/saloon.egg-info
	@$(PY) -m pip install -v --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall . \
		> $(VENV)/install.log 2>&1 || { cat $(VENV)/install.log; exit 1; }
	@grep -o 'saloon: .* slower\.' $(VENV)/install.log >&2 || true
	@rm -rf src/saloon.egg-info $(VENV)/.package-*
	@touch $@

run: setup ## Play Colt Express in the terminal
	@$(BIN)/saloon play colt-express

# An installed package is found before anything but PYTHONPATH: the first run meets the compiled one, the
# second one the sources.
test: setup ## Run all tests twice: compiled, then interpreted
	@if [ "$$($(IS_COMPILED))" = yes ]; then \
		echo "Tests, compiled"; \
		PYTHONPATH= SALOON_MODE=compiled $(PY) -m pytest -n $(JOBS); \
	else \
		echo "Tests, compiled: not possible, saloon is installed as plain Python"; \
	fi
	@echo "Tests, interpreted"
	@PYTHONPATH=src SALOON_MODE=interpreted $(PY) -m pytest -n $(JOBS)

check: setup ## Check format, style, types, layers, and that docs/reference.md is current
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	@$(PY) -m tools.reference --check

build: setup ## Build the compiled wheel into dist/
	@rm -rf build/lib*/saloon build/bdist.* src/saloon.egg-info
	@$(PY) -m build --wheel --no-isolation > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@grep -o 'saloon: .* slower\.' $(VENV)/build.log >&2 || true
	@rm -rf src/saloon.egg-info
	@ls dist/*.whl

bench: setup ## Measure the speed of every game
	@$(BIN)/saloon bench --all

soak: setup ## Play many random games and check each of them
	@$(PY) -m bench.soak

format: $(DEPS) ## Format the code and repair what can be repaired by itself
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

golden: setup ## Record the golden games anew
	@$(PY) -m tools.golden

reference: setup ## Write docs/reference.md anew
	@$(PY) -m tools.reference

# The lock must not depend on the pip settings of the machine it is made on, nor name a registry. Pins
# stay where they are unless something asks for more: `make lock UPGRADE=--upgrade` takes the newest.
LOCK = env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null $(BIN)/pip-compile -q $(UPGRADE) \
	--generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

lock: $(DEPS) ## Pin the dependencies anew (UPGRADE=--upgrade for the newest)
	@$(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	@$(LOCK) --constraint requirements/dev.txt --output-file requirements/run.txt pyproject.toml

clean: ## Remove everything that was made
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
