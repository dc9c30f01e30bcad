# Two commands matter: `make run` opens Holotank, `make test` proves it. The work lives in tools/.

.DEFAULT_GOAL := help
.PHONY: help run test bench soak lint types fmt clean
PY := .venv/bin/python

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-6s %s\n", $$1, $$2}' Makefile

run: ## open Holotank on its home screen; ARGS="..." passes words on (make run ARGS="--help")
	@tools/run.sh $(ARGS)

test: ## everything that proves the program: linters, types, contracts, all tests, the built package
	@tools/bootstrap.sh test
	@$(PY) -m tools.run_tests $(ARGS)

bench: ## the figures that the program is held to, measured here
	@tools/bootstrap.sh test
	@$(PY) -m tests.bench $(ARGS)

soak: ## the long runs: 1,000 kills and 200 in a fight of each game, forced ends in games played to their end, every sheet read from outside, minutes of play in one window (HOLOTANK_KILLS=..., HOLOTANK_FORCED=..., HOLOTANK_SOAK=seconds)
	@tools/bootstrap.sh test
	@HOLOTANK_KILLS=$${HOLOTANK_KILLS:-1000} $(PY) -m pytest -q tests/engine/core/test_kill.py tests/engine/core/test_kill_in_a_fight.py
	@HOLOTANK_FORCED=$${HOLOTANK_FORCED:-5} $(PY) -m pytest -q tests/engine/conformance/test_forced_end.py
	@HOLOTANK_LONG=1 $(PY) -m tools.run_tests --only window
	@$(PY) -m tests.soak

lint: ## ruff and the import contracts
	@tools/bootstrap.sh test
	@$(PY) -m tools.run_tests --only ruff --only format --only imports

types: ## mypy, strict
	@tools/bootstrap.sh test
	@$(PY) -m tools.run_tests --only types

fmt: ## put the code into the one format
	@tools/bootstrap.sh test
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix-only --quiet .

clean: ## remove what can be made again: .venv, build, caches
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
