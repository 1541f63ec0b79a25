# make app   runs it      make test   proves it      make bench   measures it      make soak   200,000 games

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --constraint constraints.txt

.PHONY: app test lint types unit bench soak golden clean

app: .venv/ready
	$(BIN)/krom-explore play

test: lint types unit

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

unit: .venv/ready
	$(BIN)/python -m pytest -n auto --dist loadgroup

bench: .venv/ready
	$(INSTALL) --group bench
	$(BIN)/python bench/engine_bench.py
	$(BIN)/python bench/odds_bench.py

soak: .venv/ready
	$(BIN)/python -m tests.soak 200000

golden: .venv/ready
	$(BIN)/python -m tests.golden

# A fresh machine: a virtual environment with everything in the versions of constraints.txt.
.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint constraints.txt uv
	$(INSTALL) --editable . --group test --group lint
	touch $@

clean:
	rm -rf .venv
