#!/bin/sh
# Runs some tests on Citus, if the installed PostgreSQL can load it: a store is distributed while it sells; both APIs sell, deliver and
# refund; nothing is lost when nodes are killed, and other stores sell meanwhile. make test-citus runs all tests.
set -eu
scripts/check-citus.sh || exit 0
KIOSK_TEST_CITUS=1 ${GO:-go} test -vet=off -ldflags '-s -w' -count=1 -timeout 5m ./rest ./graph -run '^(TestOrderIsReturnedAsCreatedAndReadAsDelivered|TestARefundCreditsTheItemsOnceAndRevokesTheirLicenses|TestTheCookbookWorks)$/^postgres$'
KIOSK_TEST_CITUS=1 ${GO:-go} test -vet=off -ldflags '-s -w' -count=1 -timeout 5m -tags citus ./cmd/kiosk ./internal/chaos -run '^(TestAStoreIsDistributedWithItsRowsAndSellsOn|TestAKilledNodeOfCitusLosesNothing|TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsAway)$'
