# Everything a person does with this project, by name. `make help` lists it.

PYTHON ?= python3
LOCK_FLAGS ?=

VENV := .venv
BIN := $(VENV)/bin
# A stamp is newer than what it was made from, so a second run sets nothing up.
RUN_READY := $(VENV)/.run-ready
DEV_READY := $(VENV)/.dev-ready
SET_UP_FROM := pyproject.toml setup.py scripts/setup.sh \
	$(wildcard src/kingdomino/kernel/*.h src/kingdomino/kernel/*.pxi src/kingdomino/kernel/*.pyx)

# What is measured; `measure.py` is how.
QUESTIONS := $(filter-out benchmarks/measure.py, $(wildcard benchmarks/*.py))

PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=auto
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version=3.11 \
	--generate-hashes --custom-compile-command="make lock" $(LOCK_FLAGS)

export PYTHON
# Where the environment says to keep no bytecode, every process compiles all it imports anew: a server
# then takes seconds to start, and so does every worker of the tests.
export PYTHONDONTWRITEBYTECODE =
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: play test check format bench docs lock playthroughs sanitize clean help lint

play: $(RUN_READY) ## Play Kingdomino
	@$(BIN)/kingdomino play

test: $(DEV_READY) lint ## Set up and check everything, as CI does
	$(PYTEST) -m "not slow" --cov --cov-report=
	$(PYTEST) -m slow
	$(BIN)/coverage report
	$(BIN)/coverage report --fail-under=100 \
		--include='src/kingdomino/rules/*,src/kingdomino/notation/*'
	$(MAKE) --no-print-directory docs

check: $(DEV_READY) lint ## Check in under a minute: style, types, fast tests
	$(PYTEST) -m "not slow"

lint: $(DEV_READY)
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy --no-error-summary

format: $(DEV_READY) ## Mend what can be mended in style
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

bench: $(DEV_READY) ## Measure
	@set -e; for question in $(QUESTIONS); do \
		case "$$question" in benchmarks/load.py|benchmarks/crash.py) quick=--quick;; *) quick=;; esac; \
		$(BIN)/python "$$question" $$quick; done

docs: $(DEV_READY) ## Build the documentation into build/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --nitpicky \
		--doctree-dir build/doctrees docs build/docs

lock: $(DEV_READY) ## Pin what pyproject.toml asks for; newest: LOCK_FLAGS=--upgrade
	$(COMPILE) --group build --output-file locks/run.lock
	$(COMPILE) --group dev --constraints locks/run.lock --output-file locks/dev.lock

sanitize: $(DEV_READY) ## Run the kernel's tests under AddressSanitizer and UBSan
	scripts/sanitize.sh

playthroughs: $(DEV_READY) ## Write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs.regenerate

clean: ## Remove all that was made here, the set-up too
	rm -rf $(VENV) build dist src/*.egg-info .coverage .coverage.*
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(RUN_READY): locks/run.lock $(SET_UP_FROM)
	@scripts/setup.sh run
	@touch $@

# The development lock holds the runtime lock, so this level is both.
$(DEV_READY): locks/run.lock locks/dev.lock $(SET_UP_FROM)
	@scripts/setup.sh dev
	@touch $(RUN_READY) $@
