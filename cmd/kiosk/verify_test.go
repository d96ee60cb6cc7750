package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/creack/pty"

	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// traders returns two stores in one database, each with a customer.
func traders(t *testing.T, env environment) (one, other *testkit.Store) {
	t.Helper()
	d := testkit.Open(t, env["KIOSK_DATABASE_URL"], database.Options{})
	keys, err := vault.Open(env["KIOSK_MASTER_KEY_FILE"])
	testkit.Must(t, err)
	withKeys := func(c *resolver.Config) { c.Vault = keys }
	return testkit.NewStore(t, d, withKeys), testkit.NewStore(t, d, withKeys)
}

func TestVerifyEndsWithAVerdictAndListsTheChecksWithAFlag(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		one, other := traders(t, env)
		printed := must(t, env, "verify")
		want := fmt.Sprintf(`^%d checks of 2 stores, \d+ rows, no difference\n$`, len(consistency.Checks()))
		if !regexp.MustCompile(want).MatchString(printed) {
			t.Errorf("the verdict is %q", printed)
		}
		printed = must(t, env, "verify", "-v")
		for _, store := range []*testkit.Store{one, other} {
			for _, check := range consistency.Checks() {
				if !strings.Contains(printed, store.Slug+"  "+check+" ") {
					t.Errorf("%s of %s is not in\n%s", check, store.Slug, printed)
				}
			}
		}
		if printed := must(t, env, "verify", "--store", one.Slug); strings.Contains(printed, other.Slug) {
			t.Errorf("the other store is in\n%s", printed)
		}
	})
}

func TestVerifyFailsAndPrintsTheRowsThatBreakARule(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		one, other := traders(t, env)
		ctx := one.Context(t)
		if err := one.Database.Client.Customer.UpdateOneID(one.Ana.ID).AddWalletBalance(1).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		got := run(t, env, "verify")
		row := one.Slug + ": wallet.balance: customer_id=" + one.Ana.ID.String() + " wallet_balance=100001 ledger=100000\n"
		if got.code != 1 || !strings.Contains(got.stdout, row) || !strings.HasSuffix(got.stdout, " rows, 1 difference\n") || !strings.Contains(got.stderr, "the data is inconsistent; rows that break a rule: 1\n") {
			t.Errorf("%d\n%s\n%s", got.code, got.stdout, got.stderr)
		}
		got = run(t, env, "verify", "--json")
		var documents []struct {
			Store  string
			Wrong  int
			Checks []struct {
				Check    string
				Wrong    int
				Findings []map[string]string
			}
		}
		if err := json.Unmarshal([]byte(got.stdout), &documents); err != nil || got.code != 1 || len(documents) != 2 {
			t.Fatalf("%v: %d %s", err, got.code, got.stdout)
		}
		for _, document := range documents {
			for _, check := range document.Checks {
				off := document.Store == one.Slug && check.Check == "wallet.balance"
				if off != (check.Wrong == 1) || off != (len(check.Findings) == 1) {
					t.Errorf("%s: %+v", document.Store, check)
				}
				if off && check.Findings[0]["customer_id"] != one.Ana.ID.String() {
					t.Errorf("%v", check.Findings)
				}
			}
		}
		must(t, env, "verify", "--store", other.Slug)
		if got := run(t, env, "verify", "--store", "nobody"); got.code != 1 || !strings.Contains(got.stderr, "no store") {
			t.Errorf("%d %s", got.code, got.stderr)
		}
	})
}

func TestCountsAreReadable(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]string{0: "0 rows", 1: "1 row", 12_345: "12,345 rows", 4_123_456: "4.1 million rows"} {
		if got := countOf(n, "row"); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestWorkOfUnknownLengthShowsForHowLongItHasRun(t *testing.T) {
	t.Parallel()
	master, slave, err := pty.Open()
	testkit.Must(t, err)
	defer master.Close()
	defer slave.Close()
	testkit.Must(t, newProgress(slave, 0).during("copying", func() error {
		shown := make([]byte, len("\r\x1b[Kcopying: "))
		_, err := io.ReadFull(master, shown)
		if err == nil && string(shown) != "\r\x1b[Kcopying: " {
			err = fmt.Errorf("shown %q", shown)
		}
		return err
	}))
}

func TestProgressIsShownOnATerminalOnlyAndRemoved(t *testing.T) {
	t.Parallel()
	master, slave, err := pty.Open()
	testkit.Must(t, err)
	defer master.Close()
	shown := make(chan string, 1)
	go func() {
		text, _ := io.ReadAll(master) // ends with an error once the other side is closed
		shown <- string(text)
	}()
	onTerminal := newProgress(slave, 0)
	onTerminal.show("acme: %s", "wallet.balance")
	onTerminal.show("too soon after the last one")
	onTerminal.clear()
	onTerminal.clear()
	newProgress(slave, progressAfter).show("too early")
	failure := errors.New("failed")
	if got := newProgress(slave, progressAfter).during("brief", func() error { return failure }); !errors.Is(got, failure) {
		t.Errorf("%v", got)
	}
	testkit.Must(t, slave.Close())
	if got := <-shown; got != "\r\x1b[Kacme: wallet.balance\r\x1b[K" {
		t.Errorf("shown %q", got)
	}

	file, err := os.CreateTemp(t.TempDir(), "")
	testkit.Must(t, err)
	newProgress(file, 0).show("acme")
	if info, err := file.Stat(); err != nil || info.Size() != 0 {
		t.Errorf("a file got progress: %v %v", info, err)
	}
	testkit.Must(t, file.Close())
}
