package clients_test

import (
	"os/exec"
	"testing"

	"kiosk/internal/testkit/demo"
	"kiosk/internal/testkit/program"
)

// TestPythonClient runs the tests of the client, where a warning is an error.
func TestPythonClient(t *testing.T) {
	if err := program.DependOn("python/src", "python/tests", "python/tools"); err != nil {
		t.Fatal(err)
	}
	python := func(arguments ...string) string {
		t.Helper()
		command := exec.CommandContext(t.Context(), "python3", arguments...)
		command.Dir = "python"
		output, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("python3 %v: %v\n%s", arguments, err, output)
		}
		return string(output)
	}
	if stale := python("-W", "error", "tools/generate_sync.py", "--check"); stale != "" {
		t.Errorf("not current, run make generate: %s", stale)
	}
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		testClient(t, d, "python", "python3", "-W", "error", "-m", "unittest", "discover", "--top-level-directory", ".", "tests")
	})
}
