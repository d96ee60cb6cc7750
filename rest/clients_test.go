//go:build clients

package rest_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// generated copies a program of testdata/clients and the document to a new folder, and returns a function that runs commands
// there.
func generated(t *testing.T, name string) func(environment []string, command string, arguments ...string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(filepath.Join("testdata", "clients", name))); err != nil {
		t.Fatal(err)
	}
	document, err := os.ReadFile("openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "openapi.yaml"), document, 0o600); err != nil {
		t.Fatal(err)
	}
	return func(environment []string, command string, arguments ...string) string {
		t.Helper()
		run := exec.CommandContext(t.Context(), command, arguments...)
		run.Dir, run.Env = folder, append(os.Environ(), environment...)
		output, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", command, strings.Join(arguments, " "), err, output)
		}
		return strings.TrimSpace(string(output))
	}
}

// shop returns the environment that a client program needs to buy from the store.
func (w *world) shop() []string {
	return []string{
		"KIOSK_URL=" + w.BaseURL + api, "KIOSK_TOKEN=" + w.FullToken,
		"KIOSK_CUSTOMER=" + w.Ana.ID.String(), "KIOSK_VARIATION=" + w.Lifetime.ID.String(),
	}
}

func TestAClientGeneratedByOapiCodegenCompilesAndBuysAKey(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		tools, err := filepath.Abs("../tools/go.mod")
		if err != nil {
			t.Fatal(err)
		}
		generator := filepath.Join(t.TempDir(), "oapi-codegen")
		build := exec.CommandContext(t.Context(), "go", "build", "-modfile="+tools, "-o", generator, "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen")
		if output, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
		in := generated(t, "go")
		in(nil, generator, "-config", "oapi-codegen.yaml", "openapi.yaml")
		in([]string{"GOFLAGS=-mod=readonly"}, "go", "vet", ".")
		if got := in(append(w.shop(), "GOFLAGS=-mod=readonly"), "go", "run", "."); got != w.Lifetime.Sku+" DELIVERED 99.00 GO-KEY" {
			t.Errorf("bought %q", got)
		}
	})
}

func TestAClientOfOpenapiTypescriptCompilesStrictlyAndBuysAKey(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		in := generated(t, "typescript")
		in(nil, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
		in(nil, "node_modules/.bin/openapi-typescript", "openapi.yaml", "--output", "schema.d.ts")
		in(nil, "node_modules/.bin/tsc")
		if got := in(w.shop(), "node", "built/buy.js"); got != w.Lifetime.Sku+" DELIVERED 99.00 TYPESCRIPT-KEY" {
			t.Errorf("bought %q", got)
		}
	})
}
