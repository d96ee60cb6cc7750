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

func TestHistoriesOfRechargesAreReadFromTheIndexOfCustomers(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			queries := &keptQueries{holding: "recharges"}
			s := openKeeping(t, name, queries)
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
			// They are read once, and their order is that of the index: nothing is sorted, so that no more than the last ones are read.
			if strings.Count(plan, "recharge_store_id_customer_id_created_at_id") != 1 || strings.Contains(plan, "Sort") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("the histories are not read in the order of the index:\n%s", plan)
			}
		})
	}
}
