package resolver_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

// failUpdates adds triggers that fail every update of the shop's rows that a maintenance task makes.
func (s *shop) failUpdates(t *testing.T) {
	t.Helper()
	run := func(statement string) {
		t.Helper()
		if _, err := s.Database.SQL.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	name := "fail_" + strings.ReplaceAll(s.Row.ID.String(), "-", "")
	action := "BEGIN SELECT RAISE(ABORT, 'the update fails'); END"
	if s.Database.Dialect == dialect.Postgres {
		run(fmt.Sprintf(`CREATE FUNCTION %s() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''the update fails''; END'`, name))
		action = fmt.Sprintf("EXECUTE FUNCTION %s()", name)
	}
	for _, table := range []string{"licenses", "orders", "order_items", "recharges", "wallet_transactions", "webhook_endpoints"} {
		run(fmt.Sprintf(`CREATE TRIGGER %s_%s BEFORE UPDATE ON %s FOR EACH ROW WHEN (NEW.store_id = '%s') %s`,
			name, table, table, s.Row.ID, action))
	}
}

func TestAStoreWhoseMaintenanceFailsHoldsUpNoOther(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving, v := newClock(), testkit.NewVault(t)
		var shops []*shop // the first and the last one fail, so that one of them precedes the other in any order
		for range 3 {
			shops = append(shops, openWithDueTasks(t, d, v, moving))
			moving.at = moving.at.Add(time.Second)
		}
		shops[0].failUpdates(t)
		shops[2].failUpdates(t)
		moving.at = moving.at.Add(73 * time.Hour)

		worker := resolver.New(resolver.Config{Database: d, Vault: v, Now: moving.now})
		everywhere := auth.AllTenants(t.Context())
		err := errors.Join(worker.Maintain(everywhere), worker.KeepRollups(everywhere))
		for what, left := range shops[1].dueTasks() {
			if left != 0 {
				t.Errorf("the other store still has %d %s", left, what)
			}
		}
		for _, failing := range []*shop{shops[0], shops[2]} {
			if err == nil || !strings.Contains(err.Error(), failing.Row.ID.String()) {
				t.Errorf("the error of the store %s is not reported: %v", failing.Row.ID, err)
			}
		}
	})
}
