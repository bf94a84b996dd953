# rankup: `make run` plays, `make test` checks everything that needs the Swift toolchain alone.

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

SWIFT ?= swift
PYTHON ?= python3
VENV := .venv
SOURCES := Package.swift Sources Tests
RELEASE := $(SWIFT) build -c release --no-color-diagnostics --product rankup --static-swift-stdlib \
  -Xswiftc -static-executable -Xlinker --strip-debug

# Where `make install` puts the program; DESTDIR stands before it, for those who make packages.
PREFIX ?= /usr/local
DESTDIR ?=
BIN := $(DESTDIR)$(PREFIX)/bin
SHARE := $(DESTDIR)$(PREFIX)/share/rankup
QUIZZES := $(wildcard quizzes/*.json) quizzes/README.md

# Of what the tests print: failures, skipped tests, the sum; a line without a sign goes with the last.
TOLD := '/^(◇|✔|✘|➜|⚠)/ { told = /^(✘|➜|⚠|✔ Test run)/ } told'

.PHONY: help run build install uninstall test lint format bench check-release faults fuzz zones \
  reference setup-dev clean

help: ## Show this list.
	@sed -n 's/^\([a-z-]*\):.*## /  make \1: /p' $(MAKEFILE_LIST)

run: build ## Build the program and start today's quiz.
	@set -m; .build/release/rankup daily; code=$$?; [ $$code = 3 ] || [ $$code = 130 ] || exit $$code

build: ## Build the static program, .build/release/rankup.
	@$(RELEASE)

install: build ## Put the program and its banks below PREFIX (/usr/local).
	@install -d -m 755 "$(BIN)" "$(SHARE)" "$(SHARE)/quizzes"
	@install -m 755 .build/release/rankup "$(BIN)/rankup"
	@install -m 644 $(QUIZZES) "$(SHARE)/quizzes"
	@echo "Installed: $(BIN)/rankup"

uninstall: ## Take away what `make install` put there; nothing of any player.
	@rm -f "$(BIN)/rankup" $(patsubst %,"$(SHARE)/%",$(QUIZZES))
	@rmdir "$(SHARE)/quizzes" "$(SHARE)" 2>/dev/null || true

test: lint ## Check the format and run all tests.
	@$(SWIFT) build --build-tests --quiet
	@$(SWIFT) test --skip-build --disable-xctest 2>&1 | awk $(TOLD)

lint: ## Check the format of the sources.
	@$(SWIFT) format lint --strict -r -p $(SOURCES)

format: ## Put the sources into the one format.
	@$(SWIFT) format -i -r -p $(SOURCES)

bench: build ## Measure speed and memory against other programs, as a Markdown table.
	@$(PYTHON) Tests/Tools/bench.py

check-release: build ## The long checks of the static program: 200 kills and more.
	@$(PYTHON) Tests/Tools/check-release.py .build/release/rankup

faults: build ## Break the static program at every call that it makes to the system.
	@$(PYTHON) -B Tests/Tools/faults.py .build/release/rankup

fuzz: ## Fuzz every reader, FUZZ_RUNS (200000) runs or FUZZ_SECONDS (60) each, as a table.
	@RANKUP_FUZZ=1 $(SWIFT) build -c release --quiet --scratch-path .build/fuzz --product fuzz \
	  -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld
	@$(PYTHON) Tests/Tools/fuzz.py .build/fuzz/release/fuzz .build/fuzz

zones: ## Compare dates with those of `date` in every time zone there is.
	@$(SWIFT) build --quiet --product rankup
	@$(PYTHON) Tests/Tools/zones.py .build/debug/rankup

reference: ## Compare the memory with that of PyPI's fsrs over 10,000 random histories.
	@$(SWIFT) build --build-tests --quiet
	@$(VENV)/bin/python Tests/Tools/reference.py 10000 > .build/reference.txt
	@RANKUP_REFERENCE="$(CURDIR)/.build/reference.txt" $(SWIFT) test --skip-build \
	  --disable-xctest --filter 'the_memory_is_that_of_fsrs|the memory is that of fsrs' 2>&1 \
	  | awk $(TOLD)

setup-dev: ## Install what the long checks need, from Debian and PyPI.
	apt-get update -qq
	apt-get install -y -qq python3 python3-venv unicode-data hyperfine bsdgames faketime strace
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install -q jsonschema 'fsrs>=6,<7'

clean: ## Remove everything that was built.
	rm -rf .build $(VENV)
