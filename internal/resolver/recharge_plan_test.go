package resolver_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
)

func TestRechargeHistoriesAreReadFromTheCustomerIndex(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			queries := &recordedQueries{text: "recharges"}
			s := openRecorded(t, name, queries)
			data := s.Database.Client
			customers := make([]uuid.UUID, 10)
			for i := range customers {
				customers[i] = data.Customer.Create().SetName(fmt.Sprintf("Customer %d", i)).SaveX(s.Ctx).ID
				rows := make([]*db.RechargeCreate, 500)
				for n := range rows {
					rows[n] = data.Recharge.Create().SetCustomerID(customers[i]).SetAmount(100).
						SetStatus(recharge.StatusREJECTED).SetDecidedAt(time.Now()).SetDecidedBy("STAFF")
				}
				data.Recharge.CreateBulk(rows...).ExecX(s.Ctx)
			}
			if _, err := s.Database.SQL.ExecContext(s.Ctx, "ANALYZE"); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Reports().RechargeHistories(s.Ctx, customers); err != nil {
				t.Fatal(err)
			}
			plan := planOf(t, s, queries.last())
			// One scan of the index returns the rows in its order. Without a sort, only the newest rows are read.
			if strings.Count(plan, "recharge_store_id_customer_id_created_at_id") != 1 || strings.Contains(plan, "Sort") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("the histories are not read in the order of the index:\n%s", plan)
			}
		})
	}
}
