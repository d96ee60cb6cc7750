package seed_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
)

// filled is a store with a history of orders.
type filled struct {
	ctx      context.Context
	database *database.DB
	resolver *resolver.Resolver
}

func fill(t *testing.T, d *database.DB, options seed.Options) filled {
	t.Helper()
	keys := testkit.NewVault(t)
	r := resolver.New(resolver.Config{Database: d, Vault: keys})
	store, err := r.CreateStore(auth.AllTenants(t.Context()), stores.NewStore{Slug: "s", Name: "S", Currency: "EUR", Livemode: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := seed.Fill(t.Context(), d, keys, store, options); err != nil {
		t.Fatal(err)
	}
	ctx := auth.With(t.Context(), auth.System(store.ID))
	if err := seed.Fill(t.Context(), d, keys, store, options); !errors.Is(err, seed.ErrNotEmpty) {
		t.Errorf("the second time: %v", err)
	}
	return filled{ctx, d, r}
}

func TestAFilledStoreIsConsistent(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		f := fill(t, d, seed.Options{Orders: 6_000, Products: 60, Customers: 200, Days: 30})
		f.checkWallets(t)
		f.checkStock(t)
		f.checkOrders(t)
	})
}

func (f filled) checkWallets(t *testing.T) {
	t.Helper()
	for _, c := range f.database.Client.Customer.Query().AllX(f.ctx) {
		ledger := f.database.Client.WalletTransaction.Query().
			Where(wallettransaction.CustomerID(c.ID)).Order(wallettransaction.BySequence()).AllX(f.ctx)
		var balance money.Amount
		for i, row := range ledger {
			balance += row.Amount
			if row.BalanceAfter != balance || row.Sequence != int64(i+1) {
				t.Fatalf("ledger row %d of %s: %s and %d", i, c.Name, row.BalanceAfter, row.Sequence)
			}
		}
		if c.WalletBalance != balance || c.WalletSequence != int64(len(ledger)) {
			t.Fatalf("wallet of %s: %s after %d rows, its ledger says %s after %d",
				c.Name, c.WalletBalance, c.WalletSequence, balance, len(ledger))
		}
	}
}

func (f filled) checkStock(t *testing.T) {
	t.Helper()
	variations := f.database.Client.Variation.Query().Where(variation.HasProductWith(product.KindEQ(product.KindDIGITAL))).AllX(f.ctx)
	for _, v := range variations {
		free := f.database.Client.License.Query().Where(license.VariationID(v.ID), license.StatusEQ(license.StatusFREE)).CountX(f.ctx)
		waiting := f.database.Client.OrderItem.Query().
			Where(orderitem.VariationID(v.ID), orderitem.StatusEQ(orderitem.StatusPENDING)).CountX(f.ctx)
		if v.StockQuantity != free || v.Backordered != waiting || free > 0 && waiting > 0 {
			t.Errorf("%s counts %d and %d, has %d free licenses and %d waiting items", v.Sku, v.StockQuantity, v.Backordered, free, waiting)
		}
	}
	for _, b := range f.database.Client.LicenseBatch.Query().WithLicenses().AllX(f.ctx) {
		if len(b.Edges.Licenses) != b.Created {
			t.Fatalf("a batch of %d has %d licenses", b.Created, len(b.Edges.Licenses))
		}
	}
}

func (f filled) checkOrders(t *testing.T) {
	t.Helper()
	statuses := map[order.Status]int{}
	held := map[uuid.UUID]license.Status{}
	orders := f.database.Client.Order.Query().
		WithItems(func(q *db.OrderItemQuery) { q.WithLicense() }).
		Order(order.ByCreatedAt()).AllX(f.ctx)
	for _, o := range orders {
		statuses[o.Status]++
		checkOrder(t, o)
		for _, item := range o.Edges.Items {
			if l := item.Edges.License; l != nil {
				held[l.ID] = l.Status
			}
		}
	}
	sold := f.database.Client.License.Query().Where(license.StatusNEQ(license.StatusFREE)).CountX(f.ctx)
	if sold != len(held) {
		t.Errorf("%d licenses are sold, items hold %d", sold, len(held))
	}
	for _, status := range []order.Status{order.StatusPENDING, order.StatusPROCESSING, order.StatusCOMPLETED,
		order.StatusFAILED, order.StatusREFUNDED, order.StatusCANCELLED} {
		if statuses[status] == 0 {
			t.Errorf("no order is %s", status)
		}
	}
	last := orders[len(orders)-1]
	found, err := f.resolver.Order(f.ctx, last.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range found.Edges.Items {
		if item.Status == orderitem.StatusDELIVERED && item.LicenseID != nil && found.Credentials[item.ID] != "KEY-"+item.LicenseID.String() {
			t.Errorf("the license reads %q", found.Credentials[item.ID])
		}
	}
}

func checkOrder(t *testing.T, o *db.Order) {
	t.Helper()
	var total, back money.Amount
	for _, item := range o.Edges.Items {
		total += item.Price
		if item.Status == orderitem.StatusCANCELLED || item.Status == orderitem.StatusREFUNDED {
			back += item.Price
		}
		if !item.OrderedAt.Equal(o.CreatedAt) {
			t.Fatalf("an item of %s was ordered at %s, not %s", o.Number, item.OrderedAt, o.CreatedAt)
		}
	}
	if total != o.Total || back != o.RefundedAmount {
		t.Fatalf("order %s: %s and %s back, its items %s and %s", o.Number, o.Total, o.RefundedAmount, total, back)
	}
	if completed := o.Status == order.StatusCOMPLETED || o.Status == order.StatusREFUNDED; completed != (o.CompletedAt != nil) {
		t.Fatalf("order %s is %s, completed at %v", o.Number, o.Status, o.CompletedAt)
	}
}
