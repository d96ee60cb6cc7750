package main

import (
	"bytes"
	"log/slog"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/rest"
)

func TestSeedFillsAnEmptyStoreOnce(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			url, key := testkit.NewURL(t, name), filepath.Join(t.TempDir(), "master.keyset")
			if err := vault.CreateMasterKey(key); err != nil {
				t.Fatal(err)
			}
			run := func(more ...string) (stdout, stderr string, err error) {
				var out, log bytes.Buffer
				err = fill(t.Context(), append([]string{"-database-url", url, "-master-key-file", key, "-store", "large"}, more...), &out, &log)
				return out.String(), log.String(), err
			}
			stdout, stderr, err := run("-orders", "400", "-products", "20", "-customers", "30")
			if err != nil || !regexp.MustCompile(`^Filled large \(`+name+`.*\) with 400 orders, 20 products and 30 customers in .*s: \d+ orders/s\.\n$`).MatchString(stdout) ||
				!strings.Contains(stderr, "100 %  400 orders after ") {
				t.Errorf("%s%s%v", stdout, stderr, err)
			}
			testkit.VerifyConsistency(t, testkit.Open(t, url, database.Options{}))
			if _, _, err := run("-orders", "1"); err == nil || !strings.Contains(err.Error(), `the store "large" has orders or products already`) {
				t.Errorf("the second time: %v", err)
			}
			if _, _, err := run("-store", "other", "-orders", "0"); err == nil || !strings.Contains(err.Error(), "must be positive") {
				t.Errorf("no orders: %v", err)
			}
		})
	}
}

func TestSeedMakesNoFileOfAMistypedURL(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "kisok.db")
	err := fill(t.Context(), []string{"-database-url", "sqlite://" + path}, &bytes.Buffer{}, &bytes.Buffer{})
	if found, _ := filepath.Glob(path + "*"); err == nil || len(found) > 0 {
		t.Errorf("%v, %q", err, found)
	}
}

func TestARunningKioskIsMeasuredRowByRow(t *testing.T) {
	s := testkit.NewStore(t, testkit.NewDatabase(t, dialect.SQLite))
	server := httptest.NewServer(rest.New(rest.Config{Resolver: s.Resolver, Logger: slog.New(slog.DiscardHandler)}))
	t.Cleanup(server.Close)
	t.Setenv("KIOSK_TOKEN", s.FullToken)
	var out bytes.Buffer
	arguments := []string{"-url", server.URL, "-clients", "2", "-duration", "50ms"}
	if err := measureRunning(t.Context(), append(arguments, "-customer", s.Ana.ID.String()), &out, &bytes.Buffer{}); err != nil {
		t.Fatal(err)
	}
	for _, row := range []string{"product list", "product", "quote", "order list", "order"} {
		if !regexp.MustCompile(`(?m)^ *` + row + ` +[1-9]\d* `).MatchString(out.String()) {
			t.Errorf("no row of %s:\n%s", row, &out)
		}
	}
	t.Setenv("KIOSK_TOKEN", "ksk_test_wrong")
	if err := measureRunning(t.Context(), arguments, &out, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "token") {
		t.Errorf("a wrong token: %v", err)
	}
}
