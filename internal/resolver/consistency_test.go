package resolver_test

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

func uuids(list ...uuid.UUID) []uuid.UUID { return list }

func read(t testkit.Failer, s *shop, id uuid.UUID) *orders.OrderWithCredentials {
	t.Helper()
	found, err := s.Order(s.Ctx, id)
	if err != nil {
		t.Fatalf("read order: %v", err)
	}
	return found
}

// tally counts the rows that operations write.
type tally struct{ orders, items, transactions, events, keys, recharges, licenses, free int }

func (s *shop) tally(t testkit.Failer) tally {
	t.Helper()
	client := s.Database.Client
	count := func(n int, err error) int {
		if err != nil {
			t.Fatalf("count: %v", err)
		}
		return n
	}
	return tally{
		orders:       count(client.Order.Query().Count(s.Ctx)),
		items:        count(client.OrderItem.Query().Count(s.Ctx)),
		transactions: count(client.WalletTransaction.Query().Count(s.Ctx)),
		events:       count(client.Event.Query().Count(s.Ctx)),
		keys:         count(client.IdempotencyKey.Query().Count(s.Ctx)),
		recharges:    count(client.Recharge.Query().Count(s.Ctx)),
		licenses:     count(client.License.Query().Count(s.Ctx)),
		free:         count(client.License.Query().Where(license.StatusEQ(license.StatusFREE)).Count(s.Ctx)),
	}
}

// checkConsistency checks that wallets, stock, licenses, orders and events of the shop agree.
func checkConsistency(t testkit.Failer, s *shop) {
	t.Helper()
	checkWallets(t, s.Ctx, s)
	checkStock(t, s.Ctx, s)
	checkOrders(t, s.Ctx, s)
}

func checkWallets(t testkit.Failer, ctx context.Context, s *shop) {
	t.Helper()
	customers, err := s.Database.Client.Customer.Query().Order(customer.ByID()).All(ctx)
	if err != nil {
		t.Fatalf("read customers: %v", err)
	}
	for _, c := range customers {
		rows, err := s.Database.Client.WalletTransaction.Query().
			Where(wallettransaction.CustomerID(c.ID)).
			Order(wallettransaction.BySequence()).
			All(ctx)
		if err != nil {
			t.Fatalf("read ledger: %v", err)
		}
		var balance money.Amount
		for i, row := range rows {
			balance += row.Amount
			if row.BalanceAfter != balance || row.Sequence != int64(i+1) {
				t.Fatalf("ledger row %d of %s: balance after %s and sequence %d, want %s and %d",
					i, c.ID, row.BalanceAfter, row.Sequence, balance, i+1)
			}
		}
		if c.WalletBalance != balance {
			t.Fatalf("wallet of %s holds %s, its ledger %s", c.ID, c.WalletBalance, balance)
		}
	}
}

func checkStock(t testkit.Failer, ctx context.Context, s *shop) {
	t.Helper()
	variations, err := s.Database.Client.Variation.Query().
		Where(variation.HasProductWith(product.KindEQ(product.KindDIGITAL))).
		All(ctx)
	if err != nil {
		t.Fatalf("read variations: %v", err)
	}
	for _, v := range variations {
		free, err := s.Database.Client.License.Query().
			Where(license.VariationID(v.ID), license.StatusEQ(license.StatusFREE)).
			Count(ctx)
		if err != nil {
			t.Fatalf("count licenses: %v", err)
		}
		waiting, err := s.Database.Client.OrderItem.Query().
			Where(orderitem.VariationID(v.ID), orderitem.StatusEQ(orderitem.StatusPENDING)).
			Count(ctx)
		if err != nil {
			t.Fatalf("count items: %v", err)
		}
		if v.StockQuantity != free || v.Backordered != waiting {
			t.Fatalf("%s counts %d in stock and %d waiting, but has %d and %d", v.Sku, v.StockQuantity, v.Backordered, free, waiting)
		}
		if free > 0 && waiting > 0 {
			t.Fatalf("%s has %d free licenses while %d items wait", v.Sku, free, waiting)
		}
	}
}

func checkOrders(t testkit.Failer, ctx context.Context, s *shop) {
	t.Helper()
	orders, err := s.Database.Client.Order.Query().
		WithItems(func(q *db.OrderItemQuery) { q.WithLicense() }).
		Order(order.ByID()).
		All(ctx)
	if err != nil {
		t.Fatalf("read orders: %v", err)
	}
	sold := map[uuid.UUID]bool{}
	completed := 0
	for _, o := range orders {
		checkOrder(t, o)
		checkLedgerOf(t, ctx, s, o)
		if o.CompletedAt != nil {
			completed++
		}
		for _, item := range o.Edges.Items {
			if item.LicenseID == nil {
				continue
			}
			if sold[*item.LicenseID] {
				t.Fatalf("license %s was sold twice", item.LicenseID)
			}
			sold[*item.LicenseID] = true
		}
	}
	taken, err := s.Database.Client.License.Query().Where(license.StatusIn(license.StatusSOLD, license.StatusREVOKED)).Count(ctx)
	if err != nil || taken != len(sold) {
		t.Fatalf("%d licenses were sold, %d are with items (%v)", taken, len(sold), err)
	}
	for eventType, want := range map[string]int{"order.created": len(orders), "order.completed": completed} {
		got, err := s.Database.Client.Event.Query().Where(event.Type(eventType)).Count(ctx)
		if err != nil || got != want {
			t.Fatalf("%d events %s, want %d (%v)", got, eventType, want, err)
		}
	}
}

// checkOrder compares an order with its items.
func checkOrder(t testkit.Failer, o *db.Order) {
	t.Helper()
	var total, credited money.Amount
	count := map[orderitem.Status]int{}
	delivered, waitingOriginals := false, 0
	for _, item := range o.Edges.Items {
		count[item.Status]++
		delivered = delivered || item.DeliveredAt != nil
		if item.ReplacesID == nil {
			total += item.Price
		}
		if item.Status == orderitem.StatusCANCELLED || item.Status == orderitem.StatusREFUNDED {
			credited += item.Price
		}
		if item.Status == orderitem.StatusPENDING && item.ReplacesID == nil {
			waitingOriginals++
		}
		checkLicenseOf(t, item)
	}
	if total != o.Total || credited != o.RefundedAmount {
		t.Fatalf("order %s is %s of which %s credited, its items %s and %s", o.Number, o.Total, o.RefundedAmount, total, credited)
	}
	agrees := map[order.Status]bool{
		order.StatusPENDING:    count[orderitem.StatusPENDING] > 0 && o.CompletedAt == nil,
		order.StatusPROCESSING: count[orderitem.StatusPENDING] > 0 && o.CompletedAt == nil,
		order.StatusCOMPLETED:  waitingOriginals == 0 && o.CompletedAt != nil && credited < total,
		order.StatusCANCELLED:  count[orderitem.StatusCANCELLED] == len(o.Edges.Items) && !delivered && o.CompletedAt == nil,
		order.StatusFAILED:     count[orderitem.StatusPENDING] == 0 && o.CompletedAt == nil,
		order.StatusREFUNDED:   count[orderitem.StatusPENDING]+count[orderitem.StatusDELIVERED] == 0 && credited == total,
	}
	if !agrees[o.Status] {
		t.Fatalf("order %s is %s, completed at %v, with items %v and %s of %s credited", o.Number, o.Status, o.CompletedAt, count, credited, total)
	}
}

// checkLicenseOf checks that the license of a DELIVERED item is SOLD and that of a REFUNDED or REPLACED item REVOKED, and that
// other items have no license.
func checkLicenseOf(t testkit.Failer, item *db.OrderItem) {
	t.Helper()
	want := map[orderitem.Status]license.Status{
		orderitem.StatusDELIVERED: license.StatusSOLD,
		orderitem.StatusREFUNDED:  license.StatusREVOKED,
		orderitem.StatusREPLACED:  license.StatusREVOKED,
	}[item.Status]
	if item.Kind != orderitem.KindDIGITAL {
		want = ""
	}
	got := license.Status("")
	if item.Edges.License != nil {
		got = item.Edges.License.Status
	}
	if got != want {
		t.Fatalf("the license of a %s %s item is %q, want %q", item.Status, item.Kind, got, want)
	}
}

// checkLedgerOf checks that the ledger rows of the order add up to its total and its refunded amount.
func checkLedgerOf(t testkit.Failer, ctx context.Context, s *shop, o *db.Order) {
	t.Helper()
	rows, err := s.Database.Client.WalletTransaction.Query().Where(wallettransaction.OrderID(o.ID)).All(ctx)
	if err != nil {
		t.Fatalf("read ledger of order: %v", err)
	}
	sums := map[wallettransaction.Kind]money.Amount{}
	for _, row := range rows {
		sums[row.Kind] += row.Amount
		if row.CustomerID != o.CustomerID || row.Reference != o.Number {
			t.Fatalf("order %s has a ledger row %q of %s", o.Number, row.Reference, row.CustomerID)
		}
	}
	if sums[wallettransaction.KindPURCHASE] != -o.Total || sums[wallettransaction.KindREFUND] != o.RefundedAmount {
		t.Fatalf("the ledger of order %s (%s, %s credited) says %v", o.Number, o.Total, o.RefundedAmount, sums)
	}
}
