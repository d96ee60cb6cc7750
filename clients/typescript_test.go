//go:build clients

package clients_test

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
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

var installing sync.Mutex

// install fetches what package-lock.json pins, unless that has been done.
func install(t testing.TB, folder string) {
	t.Helper()
	installing.Lock()
	defer installing.Unlock()
	pinned, err := os.ReadFile(filepath.Join(folder, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	mark := filepath.Join(folder, "node_modules", ".installed")
	if installed, err := os.ReadFile(mark); err == nil && bytes.Equal(installed, pinned) {
		return
	}
	npm(t, folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
	if err := os.WriteFile(mark, pinned, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestTypesOfTheTypeScriptClientAreCurrent(t *testing.T) {
	t.Parallel()
	install(t, "typescript")
	npm(t, "typescript", "run", "generate:check")
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
