// Package chaos breaks Kiosk on purpose: it runs the built programs on a PostgreSQL of their own, lets clients buy,
// recharge and upload through them, takes away a process, the database or the network, and then holds Kiosk to
// every response that it gave.
package chaos

import (
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"kiosk/internal/testkit/program"
)

// faultTime is how long a test breaks things, after it has done so in each of its ways. `make chaos` takes longer than
// a run of all tests.
var faultTime = flag.Duration("fault-time", 2*time.Second, "how long each test breaks things")

// showLogs prints what the programs log.
var showLogs = flag.Bool("show-logs", false, "print what the programs log")

// programs is the directory of kiosk and worker, as they are now.
var programs string

func TestMain(m *testing.M) {
	_ = flag.Set("test.parallel", "5") // most of the time they wait
	flag.Parse()
	code, err := runWithPrograms(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(code)
}

func runWithPrograms(m *testing.M) (code int, err error) {
	programs, err = os.MkdirTemp("", "kiosk-chaos-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(programs)
	if err := program.Build(programs, "kiosk/cmd/kiosk", "kiosk/cmd/worker"); err != nil {
		return 1, err
	}
	return m.Run(), nil
}
