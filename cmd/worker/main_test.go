package main

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/commandline"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

func TestEmptyVariablesCountAsUnset(t *testing.T) {
	t.Parallel()
	key := filepath.Join(t.TempDir(), "master.keyset")
	if err := vault.CreateMasterKey(key); err != nil {
		t.Fatal(err)
	}
	environment := map[string]string{
		"KIOSK_DATABASE_URL": testkit.NewURL(t, dialect.Postgres), "KIOSK_MASTER_KEY_FILE": key,
		"KIOSK_DATABASE_CONNECTIONS": "", "KIOSK_LOG_LEVEL": "", "KIOSK_KEEP_ATTEMPTS": "",
	}
	lookup := func(name string) (string, bool) {
		value, ok := environment[name]
		return value, ok
	}
	var stdout, stderr bytes.Buffer
	if code := execute(t.Context(), []string{"--check"}, lookup, &stdout, &stderr); code != 0 {
		t.Errorf("%d %s %s", code, &stdout, &stderr)
	}
}

func TestAWrongCommandLineEndsWithItsOwnCodeAndShowsNoPassword(t *testing.T) {
	t.Parallel()
	for _, arguments := range [][]string{
		{"postgres://kiosk:hunter2@db/kiosk"}, {"--webhook-backoff", "postgres://kiosk:hunter2@db/kiosk"}, {"--unknown"}, {"--webhook-per-endpoint=-1"}, {},
	} {
		var stdout, stderr bytes.Buffer
		code := execute(t.Context(), arguments, func(string) (string, bool) { return "", false }, &stdout, &stderr)
		if code != commandline.ExitUsage || !strings.Contains(stderr.String(), "worker --help") || strings.Contains(stderr.String()+stdout.String(), "hunter2") {
			t.Errorf("%q: %d %s", arguments, code, &stderr)
		}
	}
}
