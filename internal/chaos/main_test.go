// Package chaos injects faults. It runs the built programs on a new PostgreSQL while clients buy, recharge and upload, and makes a
// process, the database or the network fail. Then it checks that the data agree with every response that the clients received.
package chaos

import (
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"kiosk/internal/testkit/program"
)

// faultTime is how long a test injects faults, after it has injected each kind once. `make chaos` uses a longer time than a run of all
// tests.
var faultTime = flag.Duration("fault-time", 2*time.Second, "how long each test injects faults")

// showLogs prints what the programs log.
var showLogs = flag.Bool("show-logs", false, "print what the programs log")

// programs is the directory of the programs kiosk and worker, built from the current source.
var programs string

func TestMain(m *testing.M) {
	_ = flag.Set("test.parallel", "5") // the tests wait most of the time
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
