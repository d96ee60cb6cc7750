package reports_test

import (
	"flag"
	"os"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// TestMain sets a low default for the number of cases of a property test, because each case reads a real database many times.
func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "20")
	flag.Parse()
	os.Exit(m.Run())
}

// shop is an empty store with its reports.
type shop struct {
	*testkit.Shop
	*reports.Reports
}

func openShop(t testkit.Failer, d *database.DB, v *vault.Vault, now func() time.Time) *shop {
	t.Helper()
	opened := testkit.OpenShop(t, d, v, now)
	return &shop{opened, opened.Reports()}
}

// clock is a clock that tests move.
type clock struct{ at time.Time }

func newClock() *clock { return &clock{timestamp.Now()} }

func (c *clock) now() time.Time { return c.at }

func uuids(list ...uuid.UUID) []uuid.UUID { return list }
