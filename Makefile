# The tasks of this project. `make help` lists them.

PYTHON ?= python3
LOCK_FLAGS ?=

VENV := .venv
BIN := $(VENV)/bin
# Stamp files: newer than what they depend on, so a second run sets nothing up.
RUN_READY := $(VENV)/.run-ready
DEV_READY := $(VENV)/.dev-ready
KERNEL := src/kingdomino/kernel
C_FILES := $(shell find $(KERNEL) tests/kernel -name '*.[ch]')
SET_UP_FROM := pyproject.toml setup.py scripts/setup.sh \
	$(shell find $(KERNEL) -name '*.[ch]' -o -name '*.pxd' -o -name '*.pyx')

# The web pages have their own stamp: they depend on other files and are built more often.
PAGES := src/kingdomino/server/pages
WEB_READY := build/.web-ready
WEB_TYPES := web/src/lib/api/openapi.d.ts
WEB_FROM := scripts/web.sh scripts/engine.sh locks/engine.lock $(wildcard src/kingdomino/locales/*/*.ftl) \
	$(shell find src/kingdomino/render/art -type f) \
	$(shell find $(KERNEL) -name '*.[ch]') \
	$(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f ! -name 'openapi.*' ! -name messages.d.ts -print)

# The benchmarks; `measure.py` is shared code.
BENCHMARKS := $(filter-out benchmarks/measure.py, $(wildcard benchmarks/*.py))

# These alone cover every line of the rules. Only they are traced: tracing is three times slower.
RULES_TESTS := tests/rules tests/notation
# Some tests wait for servers, so there is one worker more than cores. With more than that, those
# that compute or drive a browser take longer than the waiting saves.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=$(WORKERS)
# Runs targets side by side. Everything they need was set up before.
SIDE_BY_SIDE := +@$(MAKE) --no-print-directory --jobs IS_SET_UP=1
LOCK_OPTIONS := --quiet --universal --python-version=3.11 --generate-hashes \
	--custom-compile-command="make lock" $(LOCK_FLAGS)
# Litestar names these, but neither the game nor the server imports them.
UNUSED := $(addprefix --no-emit-package=, faker httpcore httpx litestar-htmx polyfactory rich-click)
# Nor this one, but pywebpush imports it.
UNUSED_BY_PLAYERS := --no-emit-package=certifi
COMPILE := $(BIN)/uv pip compile pyproject.toml $(LOCK_OPTIONS)

export PYTHON
# Without cached bytecode every process compiles all that it imports: a server, and each test
# worker, would take seconds to start.
export PYTHONDONTWRITEBYTECODE =
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# The setup builds the web pages too, so nothing else may build them at the same time.
ifndef IS_SET_UP
.NOTPARALLEL:
endif
.PHONY: play test check nightly format bench docs site lock playthroughs screenshots sanitize web clean \
	help lint web-test fast-test all-tests

play: $(RUN_READY) $(WEB_READY) ## Play Kingdomino in the browser
	@if [ -f $(PAGES)/index.html ]; then $(BIN)/kingdomino; else $(BIN)/kingdomino play; fi

test: $(DEV_READY) $(WEB_READY) $(WEB_TYPES) ## Run all checks and tests, as CI does
	$(SIDE_BY_SIDE) all-tests lint web-test docs

check: $(DEV_READY) $(WEB_READY) $(WEB_TYPES) ## Check style and types, run the fast tests
	$(SIDE_BY_SIDE) fast-test lint web-test

nightly: export KINGDOMINO_NIGHTLY = 1
nightly: $(DEV_READY) $(WEB_READY) ## Run all tests, with many more games in each
	$(PYTEST)

all-tests: $(DEV_READY) $(WEB_READY)
	$(PYTEST) $(RULES_TESTS) --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 \
		--include='src/kingdomino/rules/*,src/kingdomino/notation/*'
	$(PYTEST) $(RULES_TESTS:%=--ignore=%)

fast-test: $(DEV_READY) $(WEB_READY)
	$(PYTEST) -m "not slow" --hypothesis-profile=quick

web-test: $(DEV_READY)
	scripts/web.sh test

lint: $(DEV_READY) $(WEB_TYPES)
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/clang-format --dry-run --Werror $(C_FILES)
	$(BIN)/mypy --no-error-summary
	scripts/web.sh check

format: $(DEV_READY) ## Fix style automatically
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet
	$(BIN)/clang-format -i $(C_FILES)
	scripts/web.sh format

bench: $(DEV_READY) ## Run the benchmarks
	@set -e; for file in $(BENCHMARKS); do \
		case "$$file" in benchmarks/load.py|benchmarks/crash.py|benchmarks/rolling_restart.py|\
			benchmarks/siege.py|benchmarks/asgi_servers.py|benchmarks/review_load.py|\
			benchmarks/coach.py) \
			quick=--quick;; *) quick=;; esac; \
		$(BIN)/python "$$file" $$quick; done

docs: $(DEV_READY) ## Build the documentation into build/docs
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --nitpicky \
		--doctree-dir build/doctrees docs build/docs

site: docs $(WEB_READY) ## Build the game for hosts without a server, with these docs, into build/site
	scripts/web.sh site
	cp -r build/docs build/site/docs

lock: $(DEV_READY) ## Update the lock files; LOCK_FLAGS=--upgrade takes the newest versions
	$(COMPILE) --extra play --group build $(UNUSED_BY_PLAYERS) $(UNUSED) \
		--output-file locks/run.lock
	$(COMPILE) --extra server --constraints locks/run.lock --group build $(UNUSED) \
		--output-file locks/server.lock
	$(COMPILE) --all-extras --group dev --constraints locks/server.lock --output-file locks/dev.lock
	$(BIN)/uv pip compile --group node $(LOCK_OPTIONS) --output-file locks/node.lock
	$(BIN)/uv pip compile --group engine $(LOCK_OPTIONS) --output-file locks/engine.lock

sanitize: $(DEV_READY) ## Run the kernel's tests under AddressSanitizer and UBSan
	scripts/sanitize.sh

playthroughs: $(DEV_READY) ## Regenerate the golden playthroughs
	$(BIN)/python -m tests.playthroughs.regenerate

screenshots: $(DEV_READY) $(WEB_READY) ## Take pictures of every screen into build/screenshots
	$(BIN)/python -m tests.browser.screenshots

web: $(RUN_READY) ## Build the web pages
	scripts/web.sh build
	@touch $(WEB_READY)

clean: ## Remove everything that was generated
	rm -rf $(VENV) build dist src/*.egg-info .coverage .coverage.*
	rm -rf web/node_modules web/.svelte-check $(WEB_TYPES) $(WEB_TYPES:.d.ts=.json) \
		web/src/lib/i18n/messages.d.ts $(PAGES)
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(RUN_READY): locks/run.lock $(SET_UP_FROM)
	@scripts/setup.sh run
	@mkdir -p build
	@touch $@ $(WEB_READY)

# The development lock contains the runtime lock, so this level includes the other.
$(DEV_READY): locks/run.lock locks/dev.lock $(SET_UP_FROM)
	@scripts/setup.sh dev
	@mkdir -p build
	@touch $(RUN_READY) $(WEB_READY) $@

$(WEB_READY): $(WEB_FROM)
	@scripts/setup.sh web
	@mkdir -p build
	@touch $@

# The client is checked against the server's types and the names of the English messages.
$(WEB_TYPES): $(shell find src/kingdomino/server -name '*.py') \
		$(wildcard src/kingdomino/locales/en/*.ftl) web/package-lock.json
	scripts/web.sh types
	@touch $@
