# Shambler: every task of the project. `make help` lists them.
#
# Each task does its own set-up, into .venv and web/node_modules, and does it once.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/.done
STATIC := src/shambler/server/static
NODE := tools/with_node.sh

HOST ?= 127.0.0.1
PORT ?= 8000
# Many tests wait for servers and browsers: three times as many at once as there are processors. Those
# that have done theirs take from the others: the tests of the page would else come last, one by one.
WORKERS ?= $(shell echo $$((3 * $$(nproc))))
SHARED := -n $(WORKERS) --dist worksteal
STRENGTH ?= build/strength
TRAIN ?= build/train
CFLAGS ?= -O2 -s

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

PIP := $(BIN)/python -m pip install --quiet --no-build-isolation --use-pep517
PYTEST := $(BIN)/python -m pytest
TOGETHER := $(MAKE) -j2 --output-sync=target  # tasks that keep one processor busy each

# --- for people ----------------------------------------------------------------------------

.PHONY: help
help: ## List the tasks
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

.PHONY: play
play: setup web ## Set everything up and serve the game to your browser (HOST, PORT)
	$(BIN)/shambler serve --host $(HOST) --port $(PORT)

.PHONY: setup
setup: $(DONE)/python ## Make .venv with Shambler and the tools to work on it

.PHONY: test
test: setup ## Everything that must be green: style, types, imports, tests, web client
	@$(TOGETHER) lint web browser
	$(PYTEST) $(SHARED)
	$(BIN)/shambler rules coverage --mutants --changed
	@$(TOGETHER) counted web-test audit

.PHONY: counted
counted: setup
	$(BIN)/python tools/instructions.py --if-possible

.PHONY: audit
audit: setup $(DONE)/audit web/node_modules/.done ## Known weaknesses in what we depend on (AUDIT=--strict: also fail if nobody can be asked)
	$(BIN)/python tools/audit.py $(AUDIT)

.PHONY: lint
lint: setup ## Style, types and who imports whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src examples tools/compile tools/env_rates.py tools/instructions.py tools/speed.py $(wildcard tests)
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m shambler.server.wire_types web/src/generated --check

.PHONY: format
format: setup ## Put the code into shape
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: soak
soak: setup web browser $(DONE)/cluster ## The long tests
	$(PYTEST) $(SHARED) -m soak
	$(BIN)/shambler rules coverage --mutants

.PHONY: bench
bench: setup web browser $(DONE)/bench ## Speed of the engine, beside its peers, and of the busiest board
	$(BIN)/shambler bench --peers
	$(PYTEST) -m bench -s -q tests/browser

COMPILED := build/compiled/lib

.PHONY: compiled
compiled: $(COMPILED)/.done ## The compiled engine, into build/compiled: minutes of C compiler (CFLAGS)

$(COMPILED)/.done: $(shell find src/shambler -name '*.py' -o -name '*.toml' -o -name '*.ftl') \
                   $(shell find tools/compile -name '*.py' -o -name '*.toml' -o -name '*.h') | setup
	nice $(BIN)/python -m tools.compile build/compiled --flags="$(CFLAGS)"
	@touch $@

.PHONY: test-compiled
test-compiled: compiled web ## The tests of the compiled engine, and that both builds play the same games
	SHAMBLER_COMPILED=$(COMPILED) $(PYTEST) $(SHARED) tests/compiled
	PYTHONPATH=$(COMPILED) $(PYTEST) $(SHARED) -m "not soak and not browser" $(COMPILED_TESTS)

# What asks the engine to play. The rest is about texts, pages and tools, or patches the rules; a
# game in plain Python on the compiled kernel is played by tests/compiled.
COMPILED_TESTS := tests/kernel tests/agents tests/lab tests/golden tests/server

.PHONY: speed
speed: compiled $(DONE)/bench ## How fast both builds are beside other engines, into docs
	$(BIN)/python tools/speed.py --page docs/researchers/speed.md

.PHONY: instructions
instructions: setup ## Instructions per decision, counted by callgrind: at most 5 % above tools/instructions.toml
	$(BIN)/python tools/instructions.py

.PHONY: load
load: setup ## How much the server carries: 1,000 tables, 4,000 sockets, 170 answers a second
	$(BIN)/python -m tests.server.load

# The compiled engine, where it was built from the sources as they are.
ENGINE = $(if $(wildcard $(COMPILED)/.done),$(if $(shell find src/shambler -newer $(COMPILED)/.done \
           -name '*.py'),,PYTHONPATH=$(COMPILED)))

.PHONY: strength
strength: setup ## How strong the agents are in all games, into docs: hours, resumable (STRENGTH)
	$(ENGINE) nice $(BIN)/python -m shambler.cli strength $(STRENGTH) --workers 2 \
	  --page docs/researchers/strength.md

.PHONY: difficulty
difficulty: setup ## How hard the scenarios of all games are, into docs; resumable
	$(ENGINE) nice $(BIN)/python -m shambler.cli rate --games 100 --agent random --agent thumb \
	  --seed 2026 --workers 2 --results $(STRENGTH) --resume --page docs/designers/difficulty.md

.PHONY: habits
habits: setup ## Weights for the rules of thumb of GAME, by playing, and how good they are; resumable
	$(ENGINE) nice $(BIN)/python -m shambler.lab.tuning $(GAME) --judge 40 --folder build/habits

.PHONY: train
train: setup ## What the agents learn from played games, beside the games and into docs; resumable (TRAIN)
	nice $(BIN)/python -m shambler.lab.learning --folder $(TRAIN) --page docs/researchers/calibration.md

.PHONY: pages
pages: setup ## The pages about the learning environments, from the code into docs
	$(BIN)/python -m shambler.lab.env_pages docs/researchers/environments

.PHONY: types
types: setup ## The types of the wire (JSON schema, TypeScript, version), from the classes into web
	$(BIN)/python -m shambler.server.wire_types web/src/generated

.PHONY: docs
docs: setup $(DONE)/docs ## The documentation, into build/docs
	$(BIN)/python -m sphinx --fail-on-warning --quiet docs build/docs
	@echo "docs: build/docs/index.html"

.PHONY: dist
dist: setup web ## The packages to publish, into dist
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist

.PHONY: dist-compiled
dist-compiled: dist compiled ## Also the compiled wheel, for this platform and this Python
	SHAMBLER_COMPILED=$(COMPILED) $(BIN)/python -m hatchling build -t wheel -d dist

.PHONY: frozen
frozen: setup web $(DONE)/frozen ## The program as a folder that needs no Python, into build/frozen/shambler
	nice $(BIN)/python -m PyInstaller --noconfirm --clean --log-level WARN \
	  --distpath build/frozen --workpath build/frozen/work tools/frozen/shambler.spec

.PHONY: lock
lock: setup ## Lock the dependencies anew (UPGRADE=1: to the newest versions)
	$(PIP) --upgrade uv
	tools/lock.sh

.PHONY: clean
clean: ## Remove everything that was made here, the environments too
	rm -rf $(VENV) web/node_modules $(STATIC) build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- Python --------------------------------------------------------------------------------

$(DONE)/python: requirements/build.txt requirements/dev.txt pyproject.toml tools/setup_venv.sh
	@tools/setup_venv.sh $(VENV)
	@echo "setup: installing what Shambler needs (the first time takes a minute)"
	@$(PIP) --require-hashes -r requirements/build.txt
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --no-deps -e .
	@mkdir -p $(DONE) && touch $@

$(DONE)/%: requirements/%.txt $(DONE)/python
	@echo "setup: installing the extra '$*'"
	@$(PIP) --require-hashes -r $<
	@touch $@

.PHONY: browser
browser: setup
	@tools/ensure_chromium.sh

# --- web client ----------------------------------------------------------------------------

.PHONY: web web-test
ifeq ($(wildcard web/package.json),)

web web-test:
	@echo "web: there is no web client in this tree; skipped"

else

WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') \
               $(shell find src/shambler -name '*.ftl')

web: $(STATIC)/index.html ## Build the web client

$(STATIC)/index.html: web/node_modules/.done $(WEB_SOURCES)
	cd web && ../$(NODE) npm run build
	@touch $@

web/node_modules/.done: web/package-lock.json | $(DONE)/python
	cd web && ../$(NODE) npm ci --no-audit --no-fund
	@touch $@

web-test: web/node_modules/.done
	$(BIN)/python -m shambler.server.wire_types web/src/generated --check
	cd web && ../$(NODE) npm run check --if-present
	cd web && ../$(NODE) npm run test --if-present
	$(NODE) node tools/workflows.mjs

endif
