package rest_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
)

// everyIsolation runs a test on PostgreSQL with its default isolation, and with serializable
// transactions only, as on distributed engines; and on SQLite.
func everyIsolation(t *testing.T, test func(t *testing.T, w *world)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, open(t, d)) })
	t.Run("serializable", func(t *testing.T) {
		t.Parallel()
		address := testkit.NewURL(t, dialect.Postgres) + "&default_transaction_isolation=serializable"
		test(t, open(t, testkit.Open(t, address, database.Options{})))
	})
}

// untilServed sends a request again while there is more to do than can be done, as callers do. On a busy machine, the look-up of the
// token may get no connection in time, because other requests use all of them.
func untilServed(send func() testkit.Response) testkit.Response {
	for {
		r := send()
		if r.Status != http.StatusServiceUnavailable || !strings.Contains(string(r.Body), `"urn:kiosk:problem:overloaded"`) {
			return r
		}
	}
}

// checkConsistency checks that every ledger adds up to its wallet, without gaps, and that the stock
// counter of every variation in it is the number of its free licenses.
func (w *world) checkConsistency(t testing.TB) {
	t.Helper()
	ctx := w.Context(t)
	for _, c := range w.Database.Client.Customer.Query().AllX(ctx) {
		var sum money.Amount
		rows := w.Database.Client.WalletTransaction.Query().
			Where(wallettransaction.CustomerID(c.ID)).
			Order(wallettransaction.BySequence()).
			AllX(ctx)
		for i, row := range rows {
			sum += row.Amount
			if row.BalanceAfter != sum || row.Sequence != int64(i+1) {
				t.Errorf("%s: ledger row %d: %s after %s", c.Name, row.Sequence, row.BalanceAfter, row.Amount)
			}
		}
		if sum != c.WalletBalance || sum < 0 {
			t.Errorf("%s: balance %s, ledger %s", c.Name, c.WalletBalance, sum)
		}
	}
	for _, v := range []*db.Variation{w.Yearly, w.Lifetime, w.Monthly} {
		free := w.Database.Client.License.Query().
			Where(license.VariationID(v.ID), license.StatusEQ(license.StatusFREE)).
			CountX(ctx)
		if got := w.StockOf(t, v.ID); got != free {
			t.Errorf("%s: counter %d, free licenses %d", v.Sku, got, free)
		}
	}
}

func TestManyBuyersOfFewLicensesGetExactlyThose(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		const buyers = 64
		buyerIDs := make([]uuid.UUID, buyers)
		for i := range buyerIDs {
			buyerIDs[i] = w.NewCustomer(t, customers.NewCustomer{Name: fmt.Sprint("Buyer ", i)}, 100_00).ID
		}
		answers := make([]testkit.Response, buyers)
		testkit.AtOnce(buyers, func(i int) {
			answers[i] = untilServed(func() testkit.Response { return w.Do(t, "POST", api+"/orders", cart(buyerIDs[i], w.Yearly.ID)) })
		})
		keys := map[string]bool{}
		for _, r := range answers {
			if r.Status != http.StatusCreated {
				refused(t, r, 400, "insufficient_stock")
				continue
			}
			keys[*w.read(t, decoded[order](t, r, 201).ID).Items[0].Credentials] = true
		}
		if len(keys) != 10 || w.StockOf(t, w.Yearly.ID) != 0 {
			t.Errorf("%d keys sold, %d left", len(keys), w.StockOf(t, w.Yearly.ID))
		}
		w.checkConsistency(t)
	})
}

func TestOneWalletIsNeverSpentTwice(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		var sold atomic.Int64
		testkit.AtOnce(32, func(int) { // Carla has 100.00: three hours of 30.00
			r := untilServed(func() testkit.Response { return w.Do(t, "POST", api+"/orders", cart(w.Carla.ID, w.Hour.ID)) })
			if r.Status == http.StatusCreated {
				sold.Add(1)
				return
			}
			refused(t, r, 400, "insufficient_balance")
		})
		if sold.Load() != 3 || w.Balance(t, w.Carla.ID) != 10_00 {
			t.Errorf("%d sold, %s left", sold.Load(), w.Balance(t, w.Carla.ID))
		}
		w.checkConsistency(t)
	})
}

func TestMixedOperationsOnTheSameRowsShowNoRaceToCallers(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		w.recharge(t, w.Ana.ID, `{"amount":100000}`)
		w.recharge(t, w.Dora.ID, `{"amount":100000}`)
		buyerIDs := []uuid.UUID{w.Ana.ID, w.Dora.ID}
		testkit.AtOnce(96, func(i int) {
			customer := buyerIDs[i%2]
			r := untilServed(func() testkit.Response {
				switch i % 4 {
				case 0:
					return w.Do(t, "POST", api+"/orders", cart(customer, w.Monthly.ID, w.Hour.ID, w.Monthly.ID))
				case 1:
					return w.Do(t, "POST", api+"/orders", cart(customer, w.Hour.ID, w.Monthly.ID), keyHeader, fmt.Sprint("order-", i))
				case 2:
					return w.recharge(t, customer, `{"amount":1}`, keyHeader, fmt.Sprint("recharge-", i/8))
				default:
					return w.upload(t, licenses(w.Monthly.ID, fmt.Sprint("a", i), fmt.Sprint("b", i)))
				}
			})
			if r.Status != http.StatusCreated {
				t.Errorf("%d %s", r.Status, r.Body)
			}
		})
		w.checkConsistency(t)
	})
}
