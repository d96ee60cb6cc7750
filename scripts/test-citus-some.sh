#!/bin/sh
# Tests on Citus, where PostgreSQL here can load it, that a store is distributed and sells on, that both APIs sell, deliver and
# refund, that nothing is lost when nodes are killed, and that other stores sell on meanwhile. make test-citus tests everything there.
set -eu
scripts/check-citus.sh || exit 0
KIOSK_TEST_CITUS=1 ${GO:-go} test -count=1 -timeout 5m ./rest ./graph -run '^(TestOrderIsReturnedAsCreatedAndReadAsDelivered|TestARefundCreditsTheItemsOnceAndRevokesTheirLicenses|TestTheCookbookWorks)$/^postgres$'
KIOSK_TEST_CITUS=1 ${GO:-go} test -count=1 -timeout 5m -tags citus ./cmd/kiosk ./internal/chaos -run '^(TestAStoreIsDistributedWithItsRowsAndSellsOn|TestAKilledNodeOfCitusLosesNothing|TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsAway)$'
