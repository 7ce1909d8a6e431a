PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
# Browsers and servers leave a core idle now and then: half as many workers again as there are cores.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 3 / 2)
GAMES ?= disparity-trap displacement disruptopia threat-level unequalopolis
SPOKEN := axe codes devices host load play replay shell two
.DEFAULT_GOAL := help

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(VENV)/play: pyproject.toml hatch_build.py $(shell find web -name node_modules -prune -o -type f -print)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/test: $(VENV)/play $(wildcard examples/*/pyproject.toml)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[test,lint]' --editable examples/pig --editable examples/ultimatum
	touch $@

$(VENV)/cuda: $(VENV)/test
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[cuda]'
	touch $@

$(VENV)/bench: $(VENV)/test
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]' || echo 'OpenSpiel cannot be installed here: its comparison is left out.'
	touch $@

web: $(VENV)/test ## build the browser client, if it changed
	$(BIN)/python hatch_build.py

play: $(VENV)/play ## install what is missing and play (ARGS="--help" for more)
	$(BIN)/lopsided play $(ARGS)

client: web ## types and tests of the browser client
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test

warm: $(VENV)/test ## compile every game once, before many processes want it; with ARGS the tests do it
	$(if $(ARGS),,$(BIN)/python -m lopsided.testing.warming)

test: client warm ledger ## every test (ARGS="-k TL_E05" for some)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests examples/*/tests $(ARGS)

lint: $(VENV)/test ## style, types, and which way dependencies point
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

ledger: $(VENV)/test ## the ids of the ledgers that no test names
	$(BIN)/python -m lopsided.testing.ledger

words: $(VENV)/test ## what each language lacks beside English; see docs/translating.md
	$(BIN)/python -m lopsided.testing.words

french: TONGUE ?= fr
french: $(VENV)/test web ## the browser tests of the table and of Threat Level, read in French, or TONGUE=es
	LOPSIDED_TEST_LANGUAGE=$(TONGUE) $(BIN)/pytest -n auto --dist worksteal $(SPOKEN:%=tests/browser/test_browser_%.py) $(ARGS)

goldens: $(VENV)/test ## write the golden playthroughs anew; review the diff
	$(BIN)/python -m lopsided.testing.playthrough

mutation: $(VENV)/test ## break every rule on purpose: would a test notice? (GAMES=threat-level ARGS="--only rise" for some)
	$(BIN)/python -m lopsided.testing.mutation $(GAMES) $(ARGS)

bench: $(VENV)/bench ## measure everything the README claims, into benchmarks/results.md
	$(BIN)/python benchmarks/run.py $(ARGS)

clean: ## remove what make made
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist web/node_modules src/lopsided/web_dist

.PHONY: help web play client warm test lint ledger words french goldens mutation bench clean
