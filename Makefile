# The front door. `make help` lists what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
# Processes of one test run: one more than the cores of a small machine, since many tests wait for something. Each begins
# with tests that lie together, so that few servers and browsers are opened, and takes over from the others at the end.
JOBS ?= 3
PYTEST = $(PY) -m pytest -n $(JOBS) --dist worksteal

# setup is redone only when something it depends on has changed; these files remember when it was done.
# A compiled and a plain installation (SALOON_COMPILE=0) are remembered apart.
DEPS := $(VENV)/.deps
LEARNERS := $(VENV)/.learners
PACKAGE := $(VENV)/.package-$(if $(filter 0,$(SALOON_COMPILE)),plain,compiled)

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/table/page/*' \
	! -name '.*'))

# The page: built from web/ and the catalogues into the package, which carries it.
PAGE := src/saloon/table/page/index.html
MODULES := web/node_modules/.package-lock.json
WEB := $(sort $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
	$(filter %.ftl,$(SOURCES)))

# The folders of games that declare the fields of their state.
GENERATED := $(patsubst %/fields.py,%,$(wildcard src/saloon/games/*/fields.py))

# What a build leaves; the rest of build/ is kept: screenshots.
BUILT := build/lib* build/temp* build/saloon build/__native* build/ops.txt

# Prints yes or no. A file of the installed package is asked, not the environment: what matters is what is there.
IS_COMPILED = env -u PYTHONPATH $(PY) -c 'from importlib.util import find_spec as f; print("no" if f("saloon.engine.rng").origin.endswith(".py") else "yes")'

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run test quick check build wheels bench soak pictures kills load strength format fields golden reference wire lock clean needs FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(PACKAGE) $(LEARNERS) ## Make .venv with the tools and the compiled package; does nothing when all is current

$(PY):
	@$(PYTHON) -m venv $(VENV)

$(DEPS): requirements/dev.txt | $(PY)
	@echo "Installing the tools"
	@$(PY) -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

# Learners for the tests (requirements/learners.in), without dependencies: all that are needed are pinned. Where PyTorch
# for plain processors is not to be found, the index has one that works too, with all that it wants (CONTRIBUTING.md).
$(LEARNERS): requirements/torch.txt requirements/learners.txt $(DEPS)
	@echo "Installing the learners"
	@$(PY) -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements/torch.txt 2> /dev/null || \
		$(PY) -m pip install -qq --disable-pip-version-check $$(sed -n 's/^\(torch==[0-9.]*\).*/\1/p' requirements/torch.txt)
	@$(PY) -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements/learners.txt
	@touch $@

# The list of sources. Written only when it differs, so that a deleted or renamed file is noticed too: no
# other file gets newer by that.
$(VENV)/.sources: FORCE | $(PY)
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

# Not editable: the compiled package lives in .venv, and src stays free of libraries that would hide the
# sources. build/ keeps the generated C and its library, so that a change outside the compiled part costs
# seconds; the copied package in it goes, lest a deleted module live on, and all of it goes when the
# settings or the tools have changed.
$(PACKAGE): $(DEPS) $(VENV)/.sources pyproject.toml setup.py LICENSE $(SOURCES) $(PAGE)
	@echo "Building and installing saloon"
	@rm -rf $(if $(filter $(DEPS) pyproject.toml setup.py,$?),$(BUILT)) build/lib*/saloon build/bdist.* src/saloon.egg-info
	@$(PY) -m pip install -v --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall . \
		> $(VENV)/install.log 2>&1 || { cat $(VENV)/install.log; exit 1; }
	@grep -o 'saloon: .* slower\.' $(VENV)/install.log >&2 || true
	@rm -rf src/saloon.egg-info $(VENV)/.package-*
	@touch $@

$(MODULES): web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null || \
		{ echo "The page is built with Node.js 20 or newer (node and npm), which is not here: install it first." >&2; exit 1; }
	@echo "Installing what the page is built with"
	@npm ci --prefix web --silent --no-audit --no-fund --no-update-notifier
	@touch $@

$(PAGE): $(MODULES) $(WEB)
	@echo "Building the page"
	@npm run build --prefix web --silent -- --logLevel error
	@touch $@

run: $(PACKAGE) ## Open the table in the browser (ARGS="--port 9000 --host 0.0.0.0" and so on)
	@$(BIN)/saloon serve $(ARGS)

# What the tests need of the system: a browser, and the programs of PostgreSQL.
needs:
	@tools/install_test_needs

# What is the same in both modes, and comes once: browsers, servers, the store, the terminal, the arena, learners, words,
# tools, examples, documents. Of the tables, a real evening, refusals and reviews show that plain Python serves too.
ONCE := tests/arena tests/bench tests/browser tests/cli tests/envs/test_learners.py tests/envs/test_bench.py \
	tests/envs/test_spread.py tests/examples tests/outside tests/server tests/tools tests/words
ONCE_LIKE := tests/test_*.py tests/table/test_[!r]*.py tests/table/test_r[!e]*.py

# An installed package is found before anything but PYTHONPATH: the first run meets the compiled one, the
# second one the sources.
test: setup needs ## Run all tests: of the page, then compiled, then interpreted
	@echo "Tests of the page"
	@npm test --prefix web --silent
	@if [ "$$($(IS_COMPILED))" = yes ]; then \
		echo "Tests, compiled"; \
		PYTHONPATH= SALOON_MODE=compiled $(PYTEST); \
	else \
		echo "Tests, compiled: not possible, saloon is installed as plain Python"; \
	fi
	@echo "Tests, interpreted"
	@PYTHONPATH=src SALOON_MODE=interpreted $(PYTEST) $(addprefix --ignore=,$(ONCE)) $(foreach like,$(ONCE_LIKE),'--ignore-glob=$(like)')

quick: $(DEPS) ## Check the sources and test engine, games and words, in a minute or two and without a build
	@$(BIN)/ruff format --check -q
	@$(BIN)/ruff check -q
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	@PYTHONPATH=src $(PYTEST) -q tests/engine tests/games tests/words $(wildcard tests/test_*.py)

check: setup ## Check format, style, types, layers, and that what is generated is current
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	@PYTHONPATH=src $(PY) -m saloon.engine.generate --check $(GENERATED)
	@$(PY) -m tools.reference --check
	@$(PY) -m tools.wire --check
	@npm run check --prefix web --silent

build: setup ## Build the compiled wheel into dist/
	@rm -rf build/lib*/saloon build/bdist.* src/saloon.egg-info
	@$(PY) -m build --wheel --no-isolation > $(VENV)/build.log 2>&1 || { cat $(VENV)/build.log; exit 1; }
	@grep -o 'saloon: .* slower\.' $(VENV)/build.log >&2 || true
	@rm -rf src/saloon.egg-info
	@ls dist/*.whl

wheels: setup ## Build what an index takes into dist/: the sources, and a wheel for every Python on this machine
	@$(PY) -m tools.wheels

bench: setup ## Measure the speed of every game
	@$(BIN)/saloon bench --all

soak: setup ## Play many random games, meddle with many dumps, and check each of them
	@$(PY) -m bench.soak
	@PYTHONPATH= SALOON_DUMPS=100 $(PYTEST) tests/games/test_dumps.py

pictures: setup needs ## Take a picture of every page at every size into build/screenshots
	@PYTHONPATH= SALOON_PICTURES=1 $(PYTEST) tests/browser/test_phases.py tests/browser/test_languages.py \
		tests/browser/test_three_ways.py tests/browser/test_review.py

kills: setup ## Kill the server two hundred times while games go on
	@SALOON_EVENINGS=17 $(PYTEST) tests/server/test_kill.py

load: setup ## Measure the server under load, beside another one
	@$(PY) -m bench.load

strength: setup ## Play the published ladder of the bots and write docs/strength.md (hours; it can be stopped and started)
	@$(PY) -m bench.strength $(ARGS)

format: $(DEPS) ## Format the code and repair what can be repaired by itself
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

fields: $(DEPS) ## Write generated.py of every game anew from its fields.py
	@PYTHONPATH=src $(PY) -m saloon.engine.generate $(GENERATED)
	@$(BIN)/ruff format -q $(addsuffix /generated.py,$(GENERATED))

golden: setup ## Record the golden games anew
	@$(PY) -m tools.golden

reference: setup ## Write docs/reference.md anew
	@$(PY) -m tools.reference

wire: setup ## Write the wire types of the page and docs/protocol.md anew
	@$(PY) -m tools.wire

# The lock must not depend on the pip settings of the machine it is made on, nor name a registry. Pins
# stay where they are unless something asks for more: `make lock UPGRADE=--upgrade` takes the newest.
LOCK = env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL PIP_CONFIG_FILE=/dev/null $(BIN)/pip-compile -q $(UPGRADE) \
	--generate-hashes --strip-extras \
	--no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

lock: $(DEPS) ## Pin the dependencies anew (UPGRADE=--upgrade for the newest, TORCH=FOLDER for the learners)
	@$(LOCK) --allow-unsafe --extra dev --extra table --extra arena --extra ray --extra envs --extra openspiel \
		--output-file requirements/dev.txt pyproject.toml
	@$(LOCK) --allow-unsafe --extra table --extra arena --constraint requirements/dev.txt --output-file requirements/run.txt pyproject.toml
	@$(if $(TORCH),$(LOCK) --find-links $(TORCH) --unsafe-package torch --unsafe-package setuptools \
		--constraint requirements/dev.txt --output-file requirements/learners.txt requirements/learners.in, \
		echo "requirements/learners.txt stays as it is: TORCH=FOLDER says where PyTorch for plain processors lies.")

clean: ## Remove everything that was made
	@rm -rf $(VENV) build dist src/*.egg-info src/saloon/table/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
