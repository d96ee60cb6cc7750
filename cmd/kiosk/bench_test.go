package main

import (
	"cmp"
	"regexp"
	"slices"
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

func TestBenchAPIMeasuresARunningKiosk(t *testing.T) {
	t.Parallel()
	d := startDemo(t, t.TempDir())
	rich := slices.MaxFunc(d.store().Customers, func(a, b customerInfo) int { return cmp.Compare(a.WalletBalance, b.WalletBalance) })
	env := environment{"KIOSK_URL": d.info.BaseURL, "KIOSK_TOKEN": d.store().Tokens.Full}
	done := run(t, env, "bench", "api", "--clients", "2", "--duration", "50ms", "--customer", rich.ID.String())
	if done.code != 0 {
		t.Fatalf("%+v", done)
	}
	for _, row := range []string{"product list", "product", "quote", "order list", "order"} {
		if !regexp.MustCompile(`(?m)^ *` + row + ` +[1-9]\d* .* 0 *$`).MatchString(done.stdout) {
			t.Errorf("no row of %s without errors:\n%s", row, done.stdout)
		}
	}
	refused := run(t, environment{"KIOSK_URL": d.info.BaseURL, "KIOSK_TOKEN": "ksk_test_wrong"}, "bench", "api")
	if refused.code != exitFailure || !strings.Contains(refused.stderr, "token") {
		t.Errorf("a wrong token: %+v", refused)
	}
}
