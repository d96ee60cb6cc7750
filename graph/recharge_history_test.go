package graph_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/internal/testkit"
)

// decided adds decided recharges of a customer, the last one at the given time.
func (o *fixture) decided(t testing.TB, customer uuid.UUID, status recharge.Status, n int, last time.Time) {
	t.Helper()
	rows := make([]*db.RechargeCreate, n)
	for i := range rows {
		at := last.Add(-time.Duration(i) * time.Second)
		rows[i] = o.Database.Client.Recharge.Create().SetCustomerID(customer).SetAmount(100).SetStatus(status).
			SetCreatedAt(at).SetDecidedAt(at).SetDecidedBy("STAFF")
	}
	testkit.Must(t, o.Database.Client.Recharge.CreateBulk(rows...).Exec(o.Context(t)))
}

// waits adds a pending recharge of a customer.
func (o *fixture) waits(t testing.TB, customer uuid.UUID) {
	t.Helper()
	testkit.Must(t, o.Database.Client.Recharge.Create().SetCustomerID(customer).SetAmount(100).SetStatus(recharge.StatusPENDING).Exec(o.Context(t)))
}

const (
	rechargeHistories = `rechargeHistory { approved rejected }`
	waitingRecharges  = `{ recharges(first: 50, where: {status: PENDING}) { edges { node { customer { name ` + rechargeHistories + ` } } } } }`
)

type rechargeHistory struct{ Approved, Rejected int }

// historiesOfWaiting returns the recharge histories in the list of pending recharges, by the names of the customers.
func (o *fixture) historiesOfWaiting(t testing.TB) map[string]rechargeHistory {
	t.Helper()
	list := get[struct {
		Recharges struct {
			Edges []struct {
				Node struct {
					Customer struct {
						Name            string
						RechargeHistory rechargeHistory
					}
				}
			}
		}
	}](t, o.staffClient, waitingRecharges, nil)
	shown := map[string]rechargeHistory{}
	for _, edge := range list.Recharges.Edges {
		shown[edge.Node.Customer.Name] = edge.Node.Customer.RechargeHistory
	}
	return shown
}

func TestTheQueueShowsHowTheLastHundredRechargesOfEachCustomerWereDecided(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		now := o.clock.Now()
		o.decided(t, o.Dora.ID, recharge.StatusREJECTED, 4, now.Add(-48*time.Hour))
		o.decided(t, o.Dora.ID, recharge.StatusAPPROVED, 89, now.Add(-24*time.Hour))
		o.decided(t, o.Dora.ID, recharge.StatusREJECTED, 8, now)
		o.decided(t, o.Carla.ID, recharge.StatusREJECTED, 2, now)
		for _, customer := range []*db.Customer{o.Bruno, o.Carla, o.Dora, o.Dora} {
			o.waits(t, customer.ID)
		}
		foreign := open(t, o.Database)
		namesake := foreign.Database.Client.Customer.Create().SetID(o.Bruno.ID).SetName("Namesake").SaveX(foreign.Context(t))
		foreign.decided(t, namesake.ID, recharge.StatusAPPROVED, 3, now)

		want := map[string]rechargeHistory{"Bruno": {}, "Carla": {1, 2}, "Dora": {90, 10}} // the wallets of two were filled by one
		shown := o.historiesOfWaiting(t)
		for name, history := range want {
			if shown[name] != history {
				t.Errorf("%s: %+v, want %+v", name, shown[name], history)
			}
		}
		if len(shown) != len(want) {
			t.Errorf("%+v", shown)
		}
	})
}

func TestAPageOfRechargesReadsTheHistoriesOfItsCustomersByOneStatement(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			taken := func(list string) []string {
				counter.Take()
				get[struct{}](t, o.staffClient, list, nil)
				return counter.Take()
			}
			for _, customer := range []*db.Customer{o.Ana, o.Bruno, o.Carla, o.Dora, o.Blocked} {
				o.waits(t, customer.ID)
			}
			without := strings.Replace(waitingRecharges, rechargeHistories, "", 1)
			taken(without) // the first one of a token also signs in
			if names, all := taken(without), taken(waitingRecharges); len(all) != len(names)+1 {
				t.Errorf("%d statements without histories, %d with those of five customers: %s", len(names), len(all), strings.Join(all, "\n"))
			}
		})
	}
}
