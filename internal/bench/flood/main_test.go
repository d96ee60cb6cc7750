// Package flood measures what one store feels of another one's flood of requests: the real program on PostgreSQL, with the
// limits that it has by default, and the callers in processes of their own. Run it by make bench-flood.
package flood

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// planVariable holds the plan of a process that shall send requests instead of running benchmarks.
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
