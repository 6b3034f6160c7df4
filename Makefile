# Two commands on a fresh machine: `make site` and `make test`. Each sets up what it needs and
# does no work twice. Requires git, make and a python3 >= 3.11; see tools/bootstrap.py for the rest.
#
#   make site PORT=8001     another port
#   make site DRAFT=1       while writing Python: packs a minute faster, and a little larger

PORT ?= 8000
PYTHON ?= python3

PY := .venv/bin/python
NODE := .tools/bin/node

# Material's end-of-life banner is known (Zensical succeeds it); it need not greet every build.
export NO_MKDOCS_2_WARNING := 1

# Stamps and products
VENV := .venv/.ready
BENCH := .venv/.bench-ready
MODULES := node_modules/.ready
LIGHTHOUSE := tools/lighthouse/node_modules/.ready
BROWSER := .tools/browser
QUALITY := .tools/quality-$(if $(DRAFT),draft,best)
RUNTIME := docs/assets/runtime/manifest.json
CARDS := docs/assets/cards/.ready
VENDOR := docs/assets/js/vendor/.ready
SITE := site/.ready

CATALOGUES := $(patsubst %.po,%.mo,$(wildcard lessons/locale/*/LC_MESSAGES/*.po))

# What the products are made of
find = $(shell find $(1) -type f -not -name '*.pyc' -not -path '*/.*' 2>/dev/null)
CODE := $(sort $(call find,engine lessons) $(CATALOGUES)) pyproject.toml
ART := $(call find,lessons/cardart) lessons/__init__.py $(addprefix engine/,__init__.py cards.py errors.py)
BUILT := docs/assets/runtime/% docs/assets/cards/% docs/assets/fonts/% docs/assets/js/vendor/%
PAGES := $(filter-out $(BUILT),$(call find,docs overrides)) mkdocs.yml tools/site_hooks.py

.PHONY: site build test check unit bench fuzz mutants setup lock clean distclean

site: build
	@$(PY) -m tools.serve site --port $(PORT)

build: $(SITE)

test: check unit

check: $(VENV)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

unit: $(SITE) $(BROWSER) $(LIGHTHOUSE)
	$(PY) -m pytest -n auto --maxprocesses 4 --dist loadfile

bench: $(SITE) $(BROWSER) $(LIGHTHOUSE) $(BENCH)
	$(PY) -m tests.bench

# A million inputs that are nearly right: some minutes.
fuzz: $(VENV)
	$(PY) -m tests.fuzz

# Longer than a cup of coffee: see docs/en/about/testing.md.
mutants: $(BENCH)
	PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(PY) -m tests.mutants

setup: $(VENV) $(MODULES) $(LIGHTHOUSE) $(BROWSER)

# Setting up

$(VENV): requirements.lock tools/bootstrap.py
	@$(PYTHON) tools/bootstrap.py venv
	@touch $@

$(BENCH): requirements-bench.lock $(VENV)
	@$(PYTHON) tools/bootstrap.py bench
	@touch $@

$(MODULES): package.json package-lock.json $(VENV)
	@$(PYTHON) tools/bootstrap.py node
	@touch $@

$(LIGHTHOUSE): tools/lighthouse/package.json tools/lighthouse/package-lock.json $(MODULES)
	@$(PYTHON) tools/bootstrap.py lighthouse
	@touch $@

$(BROWSER): $(VENV)
	@$(PYTHON) tools/bootstrap.py browser

# Building

# Going from draft to best, or back, packs again.
$(QUALITY): | $(VENV)
	@mkdir -p .tools && rm -f .tools/quality-*
	@touch $@

$(RUNTIME): $(CODE) build_wasm.py $(call find,tools/wasm) $(MODULES) $(QUALITY)
	$(PY) build_wasm.py $(if $(DRAFT),--draft)

$(CARDS): $(ART) $(VENV)
	$(PY) -m lessons.cardart docs/assets/cards
	@touch $@

%.mo: %.po $(VENV)
	$(PY) -m babel.messages.frontend --quiet compile --input-file $< --output-file $@

$(VENDOR): tools/vendor.py $(MODULES)
	@$(PY) -m tools.vendor
	@touch $@

$(SITE): $(PAGES) $(CODE) $(RUNTIME) $(CARDS) $(VENDOR)
	$(PY) -m mkdocs build --strict --quiet
	@touch $@

# Keeping

# Versions and hashes only: no lock file names a registry.
UV_LOCK = .tools/uv/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links

# For Cosmic Ray's reports, which we do not ask for; there is no wheel of it.
NO_WHEEL = --no-emit-package yattag

lock: $(VENV)
	$(PY) -m pip install -qq --require-hashes --upgrade --target .tools/uv -r tools/uv.lock
	$(UV_LOCK) --python-version 3.13 requirements.in -o requirements.lock
	$(UV_LOCK) --python-version 3.13 $(NO_WHEEL) requirements-bench.in -o requirements-bench.lock
	$(UV_LOCK) --python-version 3.11 tools/node.in -o tools/node.lock
	$(UV_LOCK) --python-version 3.11 tools/uv.in -o tools/uv.lock
	.tools/bin/npm install --package-lock-only --ignore-scripts
	.tools/bin/npm install --package-lock-only --ignore-scripts \
		--prefix tools/lighthouse --omit-lockfile-registry-resolved

clean:
	rm -f $(CATALOGUES)
	rm -rf build dist site docs/assets/runtime docs/assets/cards docs/assets/fonts docs/assets/js/vendor

distclean: clean
	rm -rf .venv .tools node_modules tools/lighthouse/node_modules
