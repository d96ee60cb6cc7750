package graph_test

import (
	"context"
	"database/sql/driver"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

type deletedTier struct {
	DeletePriceTier struct {
		ID                uuid.UUID
		Customers, Prices int
	}
}

const (
	deleteTier = `mutation($input: DeletePriceTierInput!) { deletePriceTier(input: $input) { id customers prices } }`
	tierOf     = `query($id: ID!) { customer(id: $id) { version tier { name } } }`
)

func TestADeletedTierTakesItsPricesAndLeavesItsCustomersToAnother(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		_, _, err := o.Resolver.PlaceOrder(o.Context(t), orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: o.Ana.ID}, Items: []uuid.UUID{o.Yearly.ID}, Source: "API", IdempotencyKey: uuid.NewString(),
		})
		if err != nil {
			t.Fatal(err)
		}
		gold := func(more vars) vars {
			in := vars{"id": o.Gold.ID, "version": o.Gold.Version}
			for name, value := range more {
				in[name] = value
			}
			return vars{"input": in}
		}
		for _, wrong := range []struct {
			input vars
			field string
		}{
			{vars{}, "input.moveCustomersTo"}, // Ana has it
			{vars{"moveCustomersTo": o.Gold.ID}, "input.moveCustomersTo"},
			{vars{"moveCustomersTo": o.Silver.ID, "clearCustomers": true}, "input.clearCustomers"},
		} {
			o.refuses(t, "INVALID_INPUT", deleteTier, gold(wrong.input), wrong.field)
		}
		o.refuses(t, "NOT_FOUND", deleteTier, gold(vars{"moveCustomersTo": uuid.New()}))
		o.refuses(t, "STALE", deleteTier, gold(vars{"version": 99, "clearCustomers": true}))
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", deleteTier, gold(vars{"clearCustomers": true}))

		deleted := get[deletedTier](t, o.staffClient, deleteTier, gold(vars{"moveCustomersTo": o.Silver.ID})).DeletePriceTier
		if deleted.ID != o.Gold.ID || deleted.Customers != 1 || deleted.Prices != 1 {
			t.Errorf("%+v", deleted)
		}
		o.audited(t, "price_tier.delete")
		type customer struct {
			Customer struct {
				Version int
				Tier    *struct{ Name string }
			}
		}
		if ana := get[customer](t, o.staffClient, tierOf, id(o.Ana.ID)).Customer; ana.Tier == nil || ana.Tier.Name != "Silver" {
			t.Errorf("%+v", ana)
		}
		now := o.clock.Now()
		tiers := get[dashboard](t, o.staffClient, readDashboard, vars{"from": now.Add(-time.Hour), "to": now.Add(time.Hour)}).Dashboard.ByTier
		if len(tiers) != 1 || *tiers[0].TierID != o.Gold.ID || *tiers[0].Name != "Gold" {
			t.Errorf("the past's tiers: %+v", tiers)
		}

		cleared := get[deletedTier](t, o.staffClient, deleteTier, vars{"input": vars{
			"id": o.Silver.ID, "version": o.Silver.Version, "clearCustomers": true,
		}}).DeletePriceTier
		if cleared.Customers != 2 || cleared.Prices != 1 {
			t.Errorf("%+v", cleared)
		}
		if ana := get[customer](t, o.staffClient, tierOf, id(o.Ana.ID)).Customer; ana.Tier != nil {
			t.Errorf("%+v", ana)
		}
		quiet := get[struct{ CreatePriceTier tier }](t, o.staffClient, createTier, vars{"input": vars{"name": "Gold", "level": 3}}).CreatePriceTier
		if free := get[deletedTier](t, o.staffClient, deleteTier, vars{"input": vars{"id": quiet.ID, "version": quiet.Version}}).DeletePriceTier; free.Customers+free.Prices != 0 {
			t.Errorf("%+v", free)
		}
	})
}

func TestADashboardNamesADeletedTierAsItWasCalledWhenItLastSold(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.place(t, o.Ana.ID, o.Yearly.ID)
		o.clock.Advance(time.Hour)
		renamed := get[struct{ UpdatePriceTier tier }](t, o.staffClient, updateTier, vars{
			"input": vars{"id": o.Gold.ID, "version": o.Gold.Version, "name": "Best"},
		}).UpdatePriceTier
		o.place(t, o.Ana.ID, o.Yearly.ID)
		o.clock.Advance(time.Hour)
		get[any](t, o.staffClient, deleteTier, vars{"input": vars{"id": o.Gold.ID, "version": renamed.Version, "clearCustomers": true}})
		now := o.clock.Now()
		tiers := get[dashboard](t, o.staffClient, readDashboard, vars{"from": now.Add(-3 * time.Hour), "to": now}).Dashboard.ByTier
		if len(tiers) != 1 || *tiers[0].Name != "Best" {
			t.Errorf("%+v, named %q", tiers, *tiers[0].Name)
		}
	})
}

// deletesSilver runs a test during which the tier Silver is deleted with its prices, once, before the first statement that contains
// a text.
func deletesSilver(t *testing.T, statement string, test func(t *testing.T, o *fixture)) {
	t.Helper()
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var beforeTheRead atomic.Pointer[func()]
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return recorder.Wrap(c, func(_ context.Context, _ driver.QueryerContext, s *recorder.Statement) {
					if !strings.Contains(strings.ReplaceAll(s.Text, "`", `"`), statement) {
						return
					}
					if act := beforeTheRead.Swap(nil); act != nil {
						(*act)()
					}
				})
			}})
			o := open(t, d)
			del := func() {
				get[deletedTier](t, o.staffClient, deleteTier, vars{"input": vars{"id": o.Silver.ID, "version": o.Silver.Version, "clearCustomers": true}})
			}
			beforeTheRead.Store(&del)
			test(t, o)
			if beforeTheRead.Load() != nil {
				t.Errorf("there was no %s", statement)
			}
		})
	}
}

func TestAPriceWhoseTierIsDeletedRightAfterwardsIsNotFound(t *testing.T) {
	deletesSilver(t, `WHERE "tier_prices"."id" = `, func(t *testing.T, o *fixture) {
		o.refuses(t, "NOT_FOUND", setTierPrice, vars{"input": vars{"variationId": o.Yearly.ID, "tierId": o.Silver.ID, "price": "12.00"}})
	})
}

func TestPricesWhoseTierIsDeletedWhileTheyAreReadAreUnavailableAndThenGone(t *testing.T) {
	t.Parallel()
	for name, list := range map[string]string{
		"of the store":      `{ tierPrices(first: 10) { edges { node { tier { name } } } } }`,
		"of each variation": `{ products(first: 10) { edges { node { variations { tierPrices { tier { name } } } } } } }`,
	} {
		t.Run(name, func(t *testing.T) {
			deletesSilver(t, `WHERE "price_tiers"."id" IN `, func(t *testing.T, o *fixture) {
				o.refuses(t, "UNAVAILABLE", list, nil)
				if again := o.ask(t, list, nil); len(again.Errors) > 0 || strings.Contains(string(again.Data), "Silver") {
					t.Errorf("%s %+v", again.Data, again.Errors)
				}
			})
		})
	}
}
