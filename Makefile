# Every target is explained by `make help`.

SHELL := /bin/bash
.DEFAULT_GOAL := help

GO ?= go

# Programs, tests, generators and linters have the same settings, so that they share the build cache, in whatever directory the checkout
# is. Only the race detector compiles everything again; it needs a C compiler.
# The compiler writes nothing for debuggers, which takes it a tenth of its time. `make dist` has settings of its own.
export CGO_ENABLED ?= 0
export GOFLAGS ?= -trimpath -gcflags=all=-dwarf=false
GOLANGCI_LINT := $(GO) tool -modfile=tools/go.mod golangci-lint

# The compiler and the linters collect garbage less often: this saves a tenth and a third of their time. A build needs no more memory
# than before.
build generate check-generated lint vulncheck platforms test-citus-some: export GOGC = 400
build: export GOMEMLIMIT = 1GiB
generate check-generated lint vulncheck platforms: export GOMEMLIMIT = 4GiB

# Runs a command with one PostgreSQL server for all test binaries that it starts.
WITH_POSTGRES := $(GO) run ./internal/testkit/cluster/run --

# Many tests wait: for time limits, processes, a browser. On two cores, go test runs two tests of a package at a time; with five, it
# takes two thirds of the time. Tests have little live data, so a less frequent garbage collection saves a tenth of their CPU time.
# Without a table of symbols, a test binary takes two thirds of the time to link. make lint vets.
TEST = env GOGC=400 $(GO) test -vet=off -ldflags '-s -w' -parallel 5 -timeout $(TEST_TIMEOUT)

# All packages are compiled for the race detector. A package that is not may contain a copy of generic code of the standard library, such
# as sync.Map. The linker may use this copy for all packages, and then the detector reports false races.
# atexit_sleep_ms=100: at its end, a test binary waits 100 ms for races to be reported, not a second.
# It runs no subtests on SQLite: SQLite is compiled into the tests, and takes most of their time with the race detector. The concurrent
# code of Kiosk is the same on PostgreSQL.
RACE = env CGO_ENABLED=1 GORACE=atexit_sleep_ms=100 $(TEST) -race -count=1 -skip '/^sqlite3?$$'

# Packages that start goroutines: the race detector watches all their tests. The worker is first, because its tests wait longest.
CONCURRENT := $(addprefix ./,worker graph/live $(addprefix internal/,auth backlog commandline email httpx listener operation outbox ssrf telemetry vault))
# Packages whose code runs in the goroutines of others: it watches the tests that do several things at the same time.
SERVED := client graph rest $(addprefix internal/,database reports resolver resolver/access)
# Packages whose tests start programs and do little themselves.
OUTSIDE := kiosk/console kiosk/cmd/% kiosk/clients% kiosk/deploy kiosk/docs% kiosk/ent% kiosk/examples% kiosk/internal/bench% kiosk/internal/chaos kiosk/internal/testkit%

# The tests of the console that CI runs: each page in each look, and the days of its people from the sign-in to the end.
JOURNEYS := $(addprefix console/,$(addsuffix _test.go,embed first_steps keyboard operations pages secrets session stories))

# Tests that cannot run on Citus: they cause failures with triggers, which Citus does not support on distributed tables, drop several
# indexes at once, or look at the locks of one server.
NOT_ON_CITUS := ^(TestResultsThatCannotBeWrittenHoldUpNoOtherStoreAndAreWrittenLater|TestWhatIsSealedWhileTheKeysOfAStoreAreDestroyedIsNotKept|TestTheKeysOfAStoreChangeOnlyOnceWhatTheySealedIsCommitted|TestAMissingIndexIsNoticed|TestAStoreWhoseMaintenanceFailsHoldsUpNoOther|TestEveryChangeThatKeepsLosingRacesMayBeTriedAgain)$$

# The timeout of one package's tests. The race detector makes concurrent tests several times slower.
TEST_TIMEOUT ?= 45m
# The name of a new migration, which says what it does, in snake_case.
MIGRATION ?= change
# How long each fuzz target runs, in the format of go test -fuzztime.
FUZZTIME ?= 20s
# The rows that make bench measures (all when empty), and the length of a turn.
ROWS ?=
BENCHTIME ?= 2s
# How long each test of make chaos injects faults.
FAULT_TIME ?= 3m

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## Build, then serve a demo store on an embedded database
	bin/kiosk demo

.PHONY: build
build: prerequisites ## Build every command into bin/
	@[ -x bin/kiosk ] || echo "Building Kiosk. Without a build cache this takes about two minutes on two idle cores, afterwards seconds."
	CGO_ENABLED=0 $(GO) build -trimpath -ldflags '-s -w' -o bin/ ./cmd/...

# The platforms that make dist builds for.
PLATFORMS ?= linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64

.PHONY: dist
dist: prerequisites ## Build what is released for PLATFORMS into dist/: archives, Debian packages, licenses, SBOM, checksums
	$(GO) run -C tools/dist . -root $(CURDIR) -out $(CURDIR)/dist -platforms $(PLATFORMS)

.PHONY: check-dist
check-dist: prerequisites ## Build the release of linux/amd64 twice and compare every byte
	$(GO) vet -C tools/dist .
	GO="$(GO)" scripts/check-dist.sh

.PHONY: test
test: prerequisites test-programs ## Run every test, on SQLite and on PostgreSQL
	$(WITH_POSTGRES) $(TEST) ./console ./worker ./... # the slowest packages begin first
	@if command -v npm >/dev/null; then $(MAKE) test-typescript; else echo "npm is missing: the TypeScript client was not tested"; fi

.PHONY: test-serializable
test-serializable: prerequisites test-programs ## The same, with serializable transactions on PostgreSQL
	KIOSK_TEST_ISOLATION=serializable $(WITH_POSTGRES) $(TEST) ./...

.PHONY: test-pgbouncer
test-pgbouncer: prerequisites test-programs ## Both APIs and all operations, through PgBouncer in transaction mode
	KIOSK_TEST_POOLER=transaction $(WITH_POSTGRES) $(TEST) ./rest ./graph/... ./internal/resolver/... ./internal/outbox

.PHONY: test-citus
test-citus: prerequisites ## Both APIs, all operations, the worker and faults on a Citus of three servers (needs its extension and root)
	@scripts/ensure-test-programs.sh citus
	@GO="$(GO)" scripts/check-citus.sh
	KIOSK_TEST_CITUS=1 $(TEST) -tags citus -p 1 ./rest ./graph ./internal/outbox ./internal/reports ./internal/resolver/... ./worker -run '/^postgres$$' -skip '$(NOT_ON_CITUS)'
	KIOSK_TEST_CITUS=1 $(TEST) -tags citus ./ent/migrations ./cmd/kiosk -run '^TestAStoreIsDistributed|^TestRestoredOnCitus|^TestADistributedDatabase'
	$(TEST) -tags citus -count=1 ./internal/chaos -run Citus

.PHONY: test-citus-some
test-citus-some: prerequisites test-programs ## A part of it: distribute a store, orders by both APIs, a fault; passes without the extension
	GO="$(GO)" scripts/test-citus-some.sh

.PHONY: test-server
test-server: prerequisites test-programs ## Every test but those of the console
	$(WITH_POSTGRES) $(TEST) ./worker $$($(GO) list ./... | grep -vx kiosk/console)

.PHONY: test-journeys
test-journeys: prerequisites test-programs ## A fifth of the console's tests: every page, in each look, and the days of its people
	tests=$$(scripts/tests-of.sh $(JOURNEYS)) && $(TEST) ./console -run "$$tests"

.PHONY: test-race
test-race: prerequisites ## The tests that do several things at the same time, on PostgreSQL, with the race detector
	@scripts/ensure-test-programs.sh race
	$(WITH_POSTGRES) $(RACE) $(CONCURRENT)
	tests=$$(scripts/tests-at-once.sh $(SERVED)) && $(WITH_POSTGRES) $(RACE) -run "$$tests" $(addprefix ./,$(SERVED))

.PHONY: test-race-all
test-race-all: prerequisites ## Every test on PostgreSQL with the race detector, but for those that start programs
	@scripts/ensure-test-programs.sh race
	$(WITH_POSTGRES) $(RACE) ./worker $(filter-out $(OUTSIDE),$(shell $(GO) list ./...))

.PHONY: test-typescript
test-typescript: prerequisites ## Compile the TypeScript client and bot strictly and test them against a real Kiosk (needs npm)
	$(WITH_POSTGRES) $(TEST) -p 1 -tags clients -count=1 ./clients ./examples/telegram-bot -run 'TypeScript|FirstHour' # all build the client

.PHONY: test-clients
test-clients: prerequisites test-typescript ## The same, and generate clients from rest/openapi.yaml, compile them and buy with each
	$(WITH_POSTGRES) $(TEST) -tags clients -count=1 ./rest -run '^TestAClient'

.PHONY: lint
lint: prerequisites ## Lint what is written by hand, which includes what go vet finds
	$(GOLANGCI_LINT) run --allow-parallel-runners $$($(GO) list -tags citus,clients -f '{{.Dir}}' ./... | grep -vE '/(ent/db|graph/generated)(/|$$)')

.PHONY: platforms
platforms: prerequisites ## Check that both programs and the client compile for Windows and macOS
	GO="$(GO)" scripts/check-platforms.sh

.PHONY: vulncheck
vulncheck: prerequisites ## Look for known vulnerabilities in what is called (needs vuln.go.dev or GOVULNDB)
	GO="$(GO)" scripts/check-vulnerabilities.sh

.PHONY: format
format: prerequisites ## Format the Go code and sort its imports
	$(GOLANGCI_LINT) fmt

.PHONY: generate
generate: prerequisites test-programs ## Generate code from the schema, and a migration if one lacks, named MIGRATION
	$(GO) generate -run entc ./ent
	$(GO) run ./ent/migrations/diff -name $(MIGRATION) # before the tests below, which run on migrated databases
	$(GO) run ./rest/eventtypes
	$(GO) run ./graph/generate
	$(GO) test -vet=off -count=1 ./graph -run '^(TestPublishedSDLIsCurrent|TestTheColumnsAreThoseOfTheDocumentation)$$' -update
	$(GO) run ./clients/pytypes rest/openapi.yaml clients/python/src/kiosk_client/generated/types.py
	python3 clients/python/tools/generate_sync.py
	@if command -v npm >/dev/null; then scripts/npm-install.sh clients/typescript && npm --prefix clients/typescript run --silent generate; else echo "npm is missing: clients/typescript/src/generated stays as it is"; fi
	$(GO) test -vet=off -p 1 -count=1 ./cmd/kiosk ./cmd/worker -run '^TestConfigurationReferenceIsCurrent$$' -update # one page, one writer at a time

.PHONY: playground
playground: ## Fetch what /playground is made of anew, at the versions in graph/playground/package.json (needs npm)
	cd graph/playground && npm ci --ignore-scripts --no-audit --no-fund
	cd graph/playground/node_modules && for file in graphiql/graphiql.min.js:graphiql.js graphiql/graphiql.min.css:graphiql.css \
		graphiql/LICENSE:LICENSE.graphiql react/umd/react.production.min.js:react.js \
		react-dom/umd/react-dom.production.min.js:react-dom.js react/LICENSE:LICENSE.react; \
		do cp "$${file%%:*}" "$(CURDIR)/graph/playground/$${file##*:}" || exit; done
	scripts/bundled-licenses.sh graph/playground >graph/playground/LICENSES.bundled.txt
	cd graph/playground && sed -i '/^\/[*/][#@] sourceMappingURL=/d' graphiql.css graphiql.js react.js react-dom.js && \
		gzip -9nf graphiql.css graphiql.js react.js react-dom.js

.PHONY: console
console: ## Build the console into console/dist (needs node and npm)
	scripts/check-node.sh
	cd console && npm ci --ignore-scripts --no-audit --no-fund
	cd console && npm run generate && npm run check && npm test && npm run build
	cp console/node_modules/axe-core/axe.min.js console/testdata/

.PHONY: console-dev
console-dev: ## Serve the console with reload, before the Kiosk at KIOSK_DEV_URL (default http://127.0.0.1:8080)
	scripts/check-node.sh
	cd console && { [ -d node_modules ] || npm ci --ignore-scripts --no-audit --no-fund; } && npm run dev

.PHONY: console-shots
console-shots: prerequisites test-programs ## Write a picture of every page of the console to var/shots
	KIOSK_SHOTS=$(CURDIR)/var/shots $(TEST) ./console -run '^TestShots$$' -count=1

.PHONY: readme-shots
readme-shots: prerequisites test-programs ## Write the pictures of the console that the README shows to docs/images
	KIOSK_SHOTS=$(CURDIR)/var/shots $(TEST) ./console -run '^TestShots$$/^(dashboard|order|prices)$$' -count=1
	for picture in dashboard-light order-light prices-dark; do cp var/shots/$$picture.png docs/images/console-$$picture.png || exit; done

.PHONY: bench-console
bench-console: prerequisites test-programs ## Measure the console's pages on slow 4G with a slow CPU, of the demo and of a million orders, against their budgets
	$(GO) test ./console -run '^$$' -bench '^BenchmarkConsole' -benchtime 1x -timeout $(TEST_TIMEOUT)

.PHONY: bench
bench: build test-programs ## Measure what Kiosk serves beside what it could at best: ROWS=list,order BENCHTIME=2s
	$(GO) run ./internal/bench -programs bin -rows "$(ROWS)" -time $(BENCHTIME)

.PHONY: bench-webhooks
bench-webhooks: prerequisites test-programs ## Measure the dispatcher: backlog, isolation, live latency, idle cost
	$(GO) test ./worker -run '^$$' -bench 'Drain|Isolation|Live|Idle' -benchtime 1x -timeout $(TEST_TIMEOUT)

.PHONY: bench-lists
bench-lists: prerequisites test-programs ## Fill a store with a million orders on each database; measure its lists and the search
	$(GO) test ./internal/bench/lists -run '^$$' -bench 'Lists$$|Search$$' -benchtime 1x -timeout 20m

.PHONY: bench-flood
bench-flood: prerequisites test-programs ## Measure what a store feels of another one's flood
	$(GO) test ./internal/bench/flood -run '^$$' -bench . -benchtime 1x -timeout $(TEST_TIMEOUT)

.PHONY: bench-abuse
bench-abuse: prerequisites test-programs ## Measure what a store feels of another one's hostile requests, and what memory they take
	$(GO) test ./internal/bench/abuse -run '^$$' -bench . -benchtime 1x -timeout $(TEST_TIMEOUT)

.PHONY: bench-citus
bench-citus: prerequisites test-programs ## Measure orders on 1, 2 and 4 nodes of Citus and on plain PostgreSQL, each server with a fifth of a CPU (needs root, Citus)
	@GO="$(GO)" scripts/check-citus.sh
	$(GO) test ./internal/bench/citus -run '^$$' -bench . -benchtime 1x -timeout $(TEST_TIMEOUT)

.PHONY: chaos
chaos: prerequisites test-programs ## Kill processes and the database and fail the network, for FAULT_TIME each (default 3m)
	$(GO) test ./internal/chaos -v -count=1 -timeout 2h -fault-time $(FAULT_TIME)

.PHONY: bench-dashboards
bench-dashboards: prerequisites test-programs ## Fill a store with a million orders and measure its dashboards
	$(GO) test ./internal/bench/lists -run '^$$' -bench 'Dashboards$$' -benchtime 1x -timeout 1h

.PHONY: fuzz
fuzz: prerequisites test-programs ## Run each fuzz target for FUZZTIME (default 20s)
	$(WITH_POSTGRES) scripts/fuzz.sh $(FUZZTIME)

.PHONY: check-generated
check-generated: ## Fail when make generate changes a file
	scripts/check-generated.sh

.PHONY: check-console
check-console: ## Fail when make console changes a file
	scripts/check-console.sh

# The lines run one after another, whatever -j says, because generating rewrites files that linters and tests read.
.PHONY: verify
verify: ## What CI checks: generated code and the console are current, linters, races, the tests, those of the console in part
	$(MAKE) check-generated
	$(MAKE) -j2 --output-sync=target check-console lint vulncheck build
	$(MAKE) test-race
	$(MAKE) test-server
	$(MAKE) test-journeys
	$(MAKE) -j2 --output-sync=target test-typescript test-citus-some

.PHONY: verify-release
verify-release: verify ## What a release needs besides: all tests of the console and with the race detector, faults, platforms, clients
	$(MAKE) -j2 --output-sync=target platforms check-dist
	$(TEST) ./console
	$(MAKE) test-race-all
	$(MAKE) test-clients
	$(MAKE) chaos FAULT_TIME=30s

.PHONY: clean
clean: ## Remove what was built and the demo's data
	rm -rf bin dist var

.PHONY: prerequisites
prerequisites:
	@scripts/check-prerequisites.sh

.PHONY: test-programs
test-programs:
	@scripts/ensure-test-programs.sh
