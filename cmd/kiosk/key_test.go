package main

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestTheMasterKeyIsReplacedUnderAServingProcess(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		withStore(t, env, "other")
		token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--all-scopes"))
		s := start(t, env, "serve", "--addr", "127.0.0.1:0")
		products := s.url(t) + "/api/v1/external/products"
		served := func(step string) {
			t.Helper()
			if got := request(t, http.MethodGet, products, token, nil); got.status != http.StatusOK {
				t.Errorf("%s: %d %s", step, got.status, got.body)
			}
		}
		served("before")
		must(t, env, "key", "rotate-master", "--add-only")
		served("added")
		if got := run(t, env, "key", "retire-master"); got.code != exitFailure || !strings.Contains(got.stderr, "acme, other") {
			t.Errorf("retired a key that is needed: %+v", got)
		}
		if got := must(t, env, "key", "rotate-master"); !strings.Contains(got, "keys of 2 stores anew") || strings.Contains(got, "Added") {
			t.Errorf("the rotation that was begun goes on: %s", got)
		}
		served("wrapped anew")
		if got := must(t, env, "key", "rotate-master"); !strings.Contains(got, "keys of 0 stores anew") {
			t.Errorf("again: %s", got)
		}
		must(t, env, "key", "retire-master")
		served("retired")
		withStore(t, env, "third")
		if got := must(t, env, "key", "retire-master"); !strings.Contains(got, "no old key") {
			t.Error(got)
		}
		copies, err := filepath.Glob(env["KIOSK_MASTER_KEY_FILE"] + ".before-*")
		if err != nil || len(copies) != 1 {
			t.Fatalf("copies %v, %v", copies, err)
		}
		if info, err := os.Stat(copies[0]); err != nil || info.Mode() != 0o600 {
			t.Errorf("mode %v, %v", info.Mode(), err)
		}
	})
}
