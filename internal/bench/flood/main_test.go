// Package flood measures how a flood of requests to one store affects another store: the real program on PostgreSQL, with its default
// limits, and the callers in separate processes. Run it with make bench-flood.
package flood

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// planVariable is the environment variable with the plan of a process that must send requests instead of running benchmarks.
const planVariable = "KIOSK_FLOOD_PLAN"

func TestMain(m *testing.M) {
	plan := os.Getenv(planVariable)
	if plan == "" {
		os.Exit(m.Run())
	}
	if err := sendAll(plan, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, strings.TrimSpace(err.Error()))
		os.Exit(1)
	}
}
