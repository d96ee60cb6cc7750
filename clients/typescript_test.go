//go:build clients

package clients_test

import (
	"io/fs"
	"os"
	"os/exec"
	"testing"

	"kiosk/internal/testkit/demo"
)

// npm runs npm in a folder of this repository.
func npm(t testing.TB, folder string, arguments ...string) {
	t.Helper()
	command := exec.CommandContext(t.Context(), "npm", arguments...)
	command.Dir = folder
	if output, err := command.CombinedOutput(); err != nil {
		t.Fatalf("npm %v: %v\n%s", arguments, err, output)
	}
}

// install fetches what package-lock.json pins, unless that has been done.
func install(t testing.TB, folder string) {
	t.Helper()
	if output, err := exec.CommandContext(t.Context(), "../scripts/npm-install.sh", folder).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
}

// TestTypeScriptClient compiles the client strictly, as it is published and with its tests, and runs the tests.
func TestTypeScriptClient(t *testing.T) {
	install(t, "typescript")
	npm(t, "typescript", "run", "build")
	npm(t, "typescript", "run", "build:test")
	tests, err := fs.Glob(os.DirFS("typescript"), "build/test/*.test.js")
	if err != nil || len(tests) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		testClient(t, d, "typescript", "node", append([]string{"--test"}, tests...)...)
	})
}
