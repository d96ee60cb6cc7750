package main

import (
	"net/url"
	"os/exec"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

// TestAFullDiskIsNamed limits the size of files, which has the effect of a full disk on SQLite. Opening a database makes a file of
// 32 KiB beside it.
func TestAFullDiskIsNamed(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	address, err := url.Parse(env["KIOSK_DATABASE_URL"])
	testkit.Must(t, err)
	command := exec.CommandContext(t.Context(), "sh", "-c", `ulimit -f 8 && exec "$0" store list --database-url "sqlite://$1"`, binary(t), address.Path)
	said, err := command.CombinedOutput()
	if command.ProcessState.ExitCode() != exitFailure || !strings.Contains(string(said), "the disk of the file seems to be full") {
		t.Errorf("%v %s", err, said)
	}
}
