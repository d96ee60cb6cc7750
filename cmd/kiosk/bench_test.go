package main

import (
	"regexp"
	"strings"
	"testing"
)

func TestBenchSeedFillsAnEmptyStoreOnce(t *testing.T) {
	t.Parallel()
	onBothHouses(t, func(t *testing.T, env environment) {
		must(t, env, "migrate", "up")
		seed := []string{"bench", "seed", "--orders", "400", "--products", "20", "--customers", "30", "--store", "large"}
		filled := run(t, env, seed...)
		if filled.code != 0 || !regexp.MustCompile(`^Filled large \((SQLite|PostgreSQL)\) with 400 orders, 20 products and 30 customers in .*s: \d+ orders/s\.\n$`).MatchString(filled.stdout) ||
			!strings.Contains(filled.stderr, "100 %  400 orders after ") {
			t.Errorf("%+v", filled)
		}
		if again := run(t, env, seed...); again.code != exitFailure || !strings.Contains(again.stderr, `the store "large" has orders or products already`) {
			t.Errorf("the second time: %+v", again)
		}
		withStore(t, env, "acme")
		must(t, env, "bench", "seed", "--orders", "10", "--products", "2", "--customers", "2", "--store", "acme")
		must(t, env, "verify")
		if wrong := run(t, env, "bench", "seed", "--orders", "0"); wrong.code != exitUsage || !strings.Contains(wrong.stderr, "must be 1 or more") {
			t.Errorf("no orders: %+v", wrong)
		}
	})
}
