package graph_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/privacy"
	"kiosk/internal/timestamp"
)

func instant(at time.Time) string { return timestamp.Of(at).String() }

func instantOrNone(at *time.Time) string {
	if at == nil {
		return ""
	}
	return instant(*at)
}

func sum(t testing.TB, rows []map[string]string, column string) money.Amount {
	t.Helper()
	var total money.Amount
	for _, row := range rows {
		text, negative := strings.CutPrefix(row[column], "-")
		amount, err := money.Parse(text)
		if err != nil {
			t.Fatalf("%s %q: %v", column, row[column], err)
		}
		if negative {
			amount = -amount
		}
		total += amount
	}
	return total
}

func TestOrdersAreExportedALinePerItemWithSumsThatHold(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		sold := o.place(t, o.Ana.ID, o.Yearly.ID, o.Yearly.ID, o.Hour.ID)
		o.place(t, o.Dora.ID, o.Monthly.ID)
		_, _, err := o.Resolver.ReplaceItem(ctx, orders.ReplaceItemInput{ItemID: sold.Edges.Items[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		refunded, _, err := o.Resolver.RefundOrder(ctx, orders.RefundOrderInput{ID: sold.ID, Items: []uuid.UUID{sold.Edges.Items[2].ID}})
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "ORDERS"})
		items, err := o.Database.Client.OrderItem.Query().WithOrder(func(q *db.OrderQuery) { q.WithCustomer() }).All(ctx)
		if err != nil || len(items) != len(rows) {
			t.Fatalf("%d lines of %d items, %v", len(rows), len(items), err)
		}
		for _, item := range items {
			at := slices.IndexFunc(rows, func(row map[string]string) bool { return row["itemId"] == item.ID.String() })
			if at < 0 {
				t.Fatalf("item %s is missing", item.ID)
			}
			checkRow(t, rows[at], orderLine(item))
		}
		if total := sum(t, rows, "price"); total != sold.Total+2000 {
			t.Errorf("the prices sum up to %s", total)
		}
		if total := sum(t, rows, "refunded"); total != refunded.RefundedAmount || total != 3000 {
			t.Errorf("the refunds sum up to %s", total)
		}
	})
}

// orderLine is what a file must say of an item.
func orderLine(item *db.OrderItem) map[string]string {
	o := item.Edges.Order
	line := map[string]string{
		"orderNumber": o.Number, "orderId": o.ID.String(), "createdAt": instant(o.CreatedAt), "completedAt": instantOrNone(o.CompletedAt),
		"orderStatus": string(o.Status), "source": string(o.Source), "customerId": o.CustomerID.String(), "customerName": o.Edges.Customer.Name,
		"currency": "EUR", "line": strconv.Itoa(item.Position + 1), "itemId": item.ID.String(), "productName": item.ProductName, "sku": item.Sku,
		"kind": string(item.Kind), "priceTier": "", "basePrice": item.BasePrice.String(), "price": item.Price.String(), "refunded": "0.00",
		"itemStatus": string(item.Status), "deliveredAt": instantOrNone(item.DeliveredAt), "expiresAt": instantOrNone(item.ExpiresAt),
		"replacesItemId": "",
	}
	if item.AppliedTierName != nil {
		line["priceTier"] = *item.AppliedTierName
	}
	if item.ReplacesID != nil {
		line["replacesItemId"], line["price"], line["basePrice"] = item.ReplacesID.String(), "0.00", "0.00"
	}
	if item.Status == orderitem.StatusCANCELLED || item.Status == orderitem.StatusREFUNDED {
		line["refunded"] = item.Price.String()
	}
	return line
}

func checkRow(t testing.TB, got, want map[string]string) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%d columns, want %d", len(got), len(want))
	}
	for name, value := range want {
		if got[name] != value {
			t.Errorf("%s is %q, want %q", name, got[name], value)
		}
	}
}

func TestCustomersAndTheirLedgerAreExported(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.place(t, o.Ana.ID, o.Yearly.ID)
		ctx := o.Context(t)
		people, err := o.Database.Client.Customer.Query().Order(customer.ByCreatedAt(), customer.ByID()).WithTier().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "CUSTOMERS"})
		if len(rows) != len(people) {
			t.Fatalf("%d lines of %d customers", len(rows), len(people))
		}
		for i, person := range people {
			want := map[string]string{
				"customerId": person.ID.String(), "createdAt": instant(person.CreatedAt), "name": person.Name, "email": "", "phone": "",
				"phoneLinked": strconv.FormatBool(person.LinkedPhone != nil), "tier": "", "status": string(person.Status),
				"walletBalance": person.WalletBalance.String(), "currency": "EUR", "externalRef": "",
			}
			if person.Phone != nil {
				want["phone"] = "'" + *person.Phone
			}
			if person.ExternalRef != nil {
				want["externalRef"] = *person.ExternalRef
			}
			if person.Edges.Tier != nil {
				want["tier"] = person.Edges.Tier.Name
			}
			checkRow(t, rows[i], want)
		}

		ledger, err := o.Database.Client.WalletTransaction.Query().
			Order(wallettransaction.ByCreatedAt(), wallettransaction.ByID()).WithCustomer().WithOrder().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows = o.export(t, vars{"kind": "TRANSACTIONS"})
		if len(rows) != len(ledger) {
			t.Fatalf("%d lines of %d transactions", len(rows), len(ledger))
		}
		for i, row := range ledger {
			want := map[string]string{
				"transactionId": row.ID.String(), "createdAt": instant(row.CreatedAt), "customerId": row.CustomerID.String(),
				"customerName": row.Edges.Customer.Name, "sequence": strconv.FormatInt(row.Sequence, 10), "kind": string(row.Kind),
				"amount": row.Amount.String(), "balanceAfter": row.BalanceAfter.String(), "currency": "EUR", "reference": row.Reference,
				"orderNumber": "", "rechargeId": "", "actorKind": row.ActorKind, "actorId": "",
			}
			if row.Edges.Order != nil {
				want["orderNumber"] = row.Edges.Order.Number
			}
			if row.RechargeID != nil {
				want["rechargeId"] = row.RechargeID.String()
			}
			checkRow(t, rows[i], want)
		}
	})
}

func TestLicensesAreExportedWithoutTheirCredentials(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		sold := o.place(t, o.Ana.ID, o.Yearly.ID)
		_, _, err := o.Resolver.UploadLicenses(ctx, orders.UploadInput{
			VariationID: o.Lifetime.ID, OnDuplicate: orders.DuplicateReject,
			Licenses: []orders.NewLicense{{Credentials: "SECRET-1", ExternalRef: "=REF", ExpiresAt: new(timestamp.Now().Add(time.Hour))}},
		})
		if err != nil {
			t.Fatal(err)
		}
		licenses, err := o.Database.Client.License.Query().Order(license.ByID()).WithBatch().WithVariation().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "LICENSES"})
		if len(rows) != len(licenses) {
			t.Fatalf("%d lines of %d licenses", len(rows), len(licenses))
		}
		for i, l := range licenses {
			want := map[string]string{
				"licenseId": l.ID.String(), "uploadedAt": instant(l.Edges.Batch.CreatedAt), "batchId": l.BatchID.String(),
				"productName": "Antivirus", "sku": l.Edges.Variation.Sku, "status": string(l.Status), "externalRef": "",
				"expiresAt": instantOrNone(l.ExpiresAt), "soldAt": instantOrNone(l.SoldAt), "revokedAt": "", "orderNumber": "",
			}
			if l.ExternalRef != nil {
				want["externalRef"] = "'" + *l.ExternalRef
			}
			if l.Status == license.StatusSOLD {
				want["orderNumber"] = sold.Number
			}
			checkRow(t, rows[i], want)
			for name, value := range rows[i] {
				if strings.Contains(value, "KEY-") || strings.Contains(value, "SECRET") {
					t.Errorf("%s tells credentials: %s", name, value)
				}
			}
		}
	})
}

func TestEachOfManyDeliveriesIsExportedOnce(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		endpoint := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		first := o.Database.Client.Delivery.GetX(o.Context(t), o.deliver(t, endpoint, "FAILED"))
		const total = 2*privacy.ExportPage + 1
		for range 2 {
			o.Database.Client.Delivery.MapCreateBulk(make([]struct{}, privacy.ExportPage), func(c *db.DeliveryCreate, _ int) {
				c.SetEndpointID(endpoint).SetEventID(first.EventID).SetDueAt(first.DueAt).SetCreatedAt(o.clock.Now())
			}).ExecX(o.Context(t))
		}
		for _, where := range []vars{nil, {"endpointId": endpoint}} {
			seen := map[string]bool{}
			rows := o.export(t, vars{"kind": "DELIVERIES", "deliveryWhere": where})
			for _, row := range rows {
				seen[row["deliveryId"]] = true
			}
			if len(rows) != total || len(seen) != total {
				t.Errorf("%v: %d lines of %d deliveries, not of %d", where, len(rows), len(seen), total)
			}
			if !slices.IsSortedFunc(rows, func(a, b map[string]string) int { return strings.Compare(a["createdAt"], b["createdAt"]) }) {
				t.Errorf("%v: the oldest deliveries are not first", where)
			}
		}
	})
}

func TestRechargesDeliveriesAndEventsAreExportedAsTheirListsShowThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		request := func(customer uuid.UUID, amount, reference string) uuid.UUID {
			return do[rechargeView](t, support, requestRecharge, vars{"customerId": customer, "amount": amount, "reference": reference}).ID
		}
		first, second := request(o.Bruno.ID, "25.00", "=pix-1"), request(o.Dora.ID, "3.50", "bank")
		do[rechargeView](t, o.staffClient, rejectRecharge, vars{"id": first, "reason": "no payment"})
		rows := o.export(t, vars{"kind": "RECHARGES", "rechargeWhere": vars{"idIn": []uuid.UUID{first, second}}})
		if len(rows) != 2 || rows[0]["rechargeId"] != first.String() || rows[0]["amount"] != "25.00" || rows[0]["status"] != "REJECTED" ||
			rows[0]["reason"] != "no payment" || rows[0]["reference"] != "'=pix-1" || rows[0]["customerName"] != o.Bruno.Name ||
			rows[0]["decidedBy"] != "STAFF" || rows[0]["decidedAt"] == "" || rows[1]["status"] != "PENDING" || rows[1]["decidedAt"] != "" {
			t.Errorf("%v", rows)
		}
		if rows := o.export(t, vars{"kind": "RECHARGES", "rechargeWhere": vars{"matches": "BAN"}}); len(rows) != 1 || rows[0]["rechargeId"] != second.String() {
			t.Errorf("filtered: %v", rows)
		}

		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		other := o.register(t, "https://hooks.example.com/b", outbox.CustomerRegistered).Endpoint.ID
		failed, waiting := o.deliver(t, to, "FAILED"), o.deliver(t, to, "PENDING")
		o.deliver(t, other, "FAILED")
		o.Database.Client.DeliveryAttempt.Create().SetDeliveryID(failed).SetEndpointID(to).SetEventID(uuid.New()).SetEventType("customer.registered").
			SetAttempt(1).SetStatus("FAILED").SetResponseStatus(503).SetLatencyMs(5).SetErrorMessage("the receiver is busy").
			SetResponseBody("SECRET-BODY").SetResponseHeaders([]string{"X-Secret: SECRET-HEADER"}).SaveX(o.Context(t))
		rows = o.export(t, vars{"kind": "DELIVERIES", "deliveryWhere": vars{"endpointId": to}})
		if len(rows) != 2 || rows[0]["deliveryId"] != failed.String() || rows[0]["endpointUrl"] != "https://hooks.example.com/a" ||
			rows[0]["status"] != "FAILED" || rows[0]["lastResponseStatus"] != "503" || rows[0]["lastError"] != "the receiver is busy" ||
			rows[0]["dueAt"] != "" || rows[1]["deliveryId"] != waiting.String() || rows[1]["dueAt"] == "" || rows[1]["lastAttemptAt"] != "" {
			t.Errorf("%v", rows)
		}
		if file := o.file(t, vars{"kind": "DELIVERIES"}); strings.Contains(file, "SECRET") {
			t.Errorf("the file holds what a receiver responded: %s", file)
		}

		rows = o.export(t, vars{"kind": "EVENTS", "eventWhere": vars{"type": "RECHARGE_REJECTED"}})
		listed := get[struct{ Events rowIDs }](t, o.staffClient, `{ events(first: 9, where: {type: RECHARGE_REJECTED}) { totalCount } }`, nil).Events
		if len(rows) != listed.TotalCount {
			t.Errorf("%d events of %d", len(rows), listed.TotalCount)
		}
		for _, row := range rows {
			if row["type"] != "recharge.rejected" || row["subjectId"] != first.String() || !strings.Contains(row["data"], "no payment") || row["sequence"] == "" {
				t.Errorf("%v", row)
			}
		}
		for kind, input := range map[string]vars{
			"rechargeWhere": {"kind": "EVENTS", "rechargeWhere": vars{"status": "PENDING"}},
			"deliveryWhere": {"kind": "EVENTS", "deliveryWhere": vars{"status": "FAILED"}},
			"eventWhere":    {"kind": "ORDERS", "eventWhere": vars{"type": "STOCK_LOW"}},
		} {
			o.refuses(t, "INVALID_INPUT", createExport, vars{"input": input}, "input."+kind)
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createExport, vars{"input": vars{"kind": "EVENTS"}})
	})
}
